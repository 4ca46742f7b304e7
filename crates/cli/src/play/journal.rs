//! The log, and the marks of what changed on the map.

use super::app::App;
use super::named::named;
use super::save::Chair;
use super::words;
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Event, RegionId, Seat, Seen, Viewer};

impl App<'_> {
    /// Notes what happened in the log and on the map.
    pub(super) fn note(&mut self, events: &[Event]) {
        let readers = readers(&self.chairs);
        for &event in events {
            let Some(event) = self.game.view_event(event, readers) else {
                continue;
            };
            if matches!(*event, Event::Shown { .. }) && self.log.is_empty() {
                continue;
            }
            self.tell(event);
            self.mark(*event);
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
    fn tell(&mut self, event: Seen) {
        let Event::Placed {
            seat,
            region,
            tokens,
            ..
        } = *event
        else {
            self.placed = None;
            let text = self.speaker().event(event);
            self.log.push(named(self.language, &text, &self.chairs));
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
        let text = words::places(self.language, seat, &list);
        self.log.push(named(self.language, &text, &self.chairs));
        self.placed = Some((seat, list));
    }
}

/// Who reads what is told: the only person at the screen, or several who may know no more than anybody.
pub(super) fn readers(chairs: &[Chair]) -> Viewer {
    let mut people = (0..)
        .map(Seat)
        .zip(chairs)
        .filter(|(_, chair)| chair.bot.is_none());
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Viewer::Seat(seat),
        _ => Viewer::Spectator,
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
