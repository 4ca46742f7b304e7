//! The log, and the marks of what changed on the map.

use super::app::App;
use super::words;
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Event, RegionId, Seat};

impl App<'_> {
    /// Notes what happened in the log and on the map.
    pub(super) fn note(&mut self, events: &[Event]) {
        for &event in events {
            let Some(event) = self.game.view_event(event, self.eyes()) else {
                continue;
            };
            if matches!(event, Event::Shown { .. }) && self.log.is_empty() {
                continue;
            }
            self.tell(event);
            self.mark(event);
        }
    }

    /// Marks a changed region for everybody but the seat that changed it.
    fn mark(&mut self, event: Event) {
        if let Event::Turn { .. } = event {
            self.marks[MAX_SEATS] = RegionSet::EMPTY;
        }
        let Some((seat, region)) = place_of(event) else {
            return;
        };
        for (other, marks) in self.marks.iter_mut().enumerate() {
            if other != seat.index() {
                *marks = marks.with(region);
            }
        }
    }

    /// Writes an event into the log; tokens that are placed one after the other share a line.
    fn tell(&mut self, event: Event) {
        let Event::Placed {
            seat,
            region,
            tokens,
            ..
        } = event
        else {
            self.placed = None;
            self.log.push(self.speaker.event(event));
            return;
        };
        let (who, mut list) = self.placed.take().unwrap_or((seat, Vec::new()));
        if who != seat {
            list.clear();
        } else if !list.is_empty() {
            self.log.pop();
        }
        match list.iter_mut().find(|(known, _)| *known == region) {
            Some((_, count)) => *count += tokens,
            None => list.push((region, tokens)),
        }
        self.log.push(words::redeploys(self.language, seat, &list));
        self.placed = Some((seat, list));
    }
}

/// The region an event changes, and by whom.
fn place_of(event: Event) -> Option<(Seat, RegionId)> {
    match event {
        Event::Conquered { seat, region, .. }
        | Event::Converted { seat, region, .. }
        | Event::Abandoned { seat, region, .. }
        | Event::Vacated { seat, region, .. } => Some((seat, region)),
        _ => None,
    }
}
