//! What is told with a number.

use elbowroom_protocol::{EventView, event_view};
use elbowroom_rules::{Event, Game, Language, Seat};

/// Something with a number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Told {
    /// The rules told it.
    Event(Event),
    /// A seat took its last action back; the state of that number holds again.
    Undone(Seat, u64),
}

/// It, in words.
pub fn told_view(game: &Game, number: u64, told: Told, language: Language) -> EventView {
    match told {
        Told::Event(event) => event_view(game, number, event, language),
        Told::Undone(seat, back_to) => EventView {
            number,
            kind: "undone".into(),
            text: match language {
                Language::English => format!("Seat {seat} takes the last action back."),
                Language::French => format!("Le siège {seat} annule sa dernière action."),
            },
            seat: Some(seat.0 + 1),
            region: None,
            amount: None,
            source: None,
            back_to: Some(back_to),
        },
    }
}
