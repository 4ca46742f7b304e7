//! What is told with a number.

use elbowroom_protocol::{EventView, event_view};
use elbowroom_rules::{Event, Game, Language, Seat, Viewer};

/// Something with a number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Told {
    /// The rules told it.
    Event(Event),
    /// A seat took its last action back; the state of that number holds again.
    Undone(Seat, u64),
    /// The time of a seat is up.
    TimeUp(Seat),
}

/// It, in words, if the viewer may know of it: events leave through the same filter as states.
pub fn told_view(
    game: &Game,
    number: u64,
    told: Told,
    viewer: Viewer,
    language: Language,
) -> Option<EventView> {
    let (kind, seat, en, fr, back_to) = match told {
        Told::Event(event) => {
            let event = game.view_event(event, viewer)?;
            return Some(event_view(game, number, event, language));
        }
        Told::Undone(seat, back_to) => (
            "undone",
            seat,
            format!("Seat {seat} takes the last action back."),
            format!("Le siège {seat} annule sa dernière action."),
            Some(back_to),
        ),
        Told::TimeUp(seat) => (
            "time-up",
            seat,
            format!("The time of seat {seat} is up: a bot plays the rest of this turn."),
            format!("Le temps du siège {seat} est écoulé : un robot finit ce tour."),
            None,
        ),
    };
    Some(EventView {
        number,
        kind: kind.into(),
        text: match language {
            Language::English => en,
            Language::French => fr,
        },
        seat: Some(seat.0 + 1),
        region: None,
        amount: None,
        source: None,
        race: None,
        power: None,
        back_to,
    })
}
