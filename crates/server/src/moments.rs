//! A game looked at again.

use crate::room::Record;
use crate::room::show::view_for;
use elbowroom_protocol::{Moment, event_view};
use elbowroom_rules::notation::replay::write_replay;
use elbowroom_rules::notation::{action_text, answer_text};
use elbowroom_rules::record::{Entry, Table};
use elbowroom_rules::{Event, Game, Language, Pending, Viewer};

/// The replay file of a game so far.
pub fn replay(record: &Record) -> String {
    write_replay(&as_table(&record.game, &record.entries))
}

/// One moment for each entry, as a spectator saw it. Events of an entry carry the numbers up to its own.
pub fn moments(record: &Record, language: Language) -> Vec<Moment> {
    let game = &*record.game;
    let mut state = game.start();
    let mut list = Vec::with_capacity(record.entries.len());
    for &(entry, number) in &record.entries {
        let mut events: Vec<Event> = Vec::new();
        let (seat, said) = match entry {
            Entry::Action(seat, action) => {
                if let Ok(step) = game.check(&state, action) {
                    game.apply(&mut state, step, &mut events);
                }
                (Some(seat.0 + 1), action_text(game, action))
            }
            Entry::Answer(answer) => {
                let said = match game.pending(&state) {
                    Pending::Chance(odds) => answer_text(odds, answer),
                    _ => answer.to_string(),
                };
                let _ = game.answer(&mut state, answer, &mut events);
                (None, said)
            }
        };
        let first = number.saturating_sub(events.len() as u64) + 1;
        list.push(Moment {
            number,
            round: state.turn().round,
            seat,
            said,
            events: (first..)
                .zip(&events)
                .map(|(number, &event)| event_view(game, number, event, language))
                .collect(),
            view: view_for(game, &state, Viewer::Spectator, false, false, language),
        });
    }
    list
}

/// Plays a record again as the rules keep it.
fn as_table<'g>(game: &'g Game, record: &[(Entry, u64)]) -> Table<'g> {
    let mut table = Table::new(game);
    for &(entry, _) in record {
        // The record was played on this very game, so nothing here is refused.
        match entry {
            Entry::Action(_, action) => drop(table.act(action, &mut ())),
            Entry::Answer(answer) => drop(table.answer(answer, &mut ())),
        }
    }
    table
}
