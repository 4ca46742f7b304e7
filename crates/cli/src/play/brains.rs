//! The bots of a game, asked one question at a time.

use super::save::Seating;
use elbowroom_bots::{Bot, make};
use elbowroom_rules::{Action, ActionList, Game, Language, Seat, View};

/// Who gives hints.
const ADVISER: &str = "hard";

/// A question to a bot.
pub struct Ask {
    /// Counts the changes of the table; an answer to an older question is thrown away.
    pub serial: u64,
    /// The seat that decides.
    pub seat: Seat,
    /// Whether a person asks for a hint.
    pub hint: bool,
    /// What the seat may know.
    pub view: View,
    /// What it may do.
    pub list: Box<ActionList>,
    /// The language of the reason.
    pub language: Language,
}

/// What a bot answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The question it answers.
    pub serial: u64,
    /// Whether it is a hint for a person.
    pub hint: bool,
    /// What the bot would do.
    pub action: Action,
    /// And why.
    pub reason: String,
}

/// All the bots of a table.
pub struct Brains<'g> {
    seats: Vec<Option<Box<dyn Bot + Send + 'g>>>,
    adviser: Option<Box<dyn Bot + Send + 'g>>,
}

impl<'g> Brains<'g> {
    /// The bots of a seating.
    pub fn new(game: &'g Game, seating: &Seating) -> Self {
        let of = |(i, name): (u64, Option<&str>)| {
            name.and_then(|name| make(name, game, seating.seed.wrapping_add(i * 7919 + 1)).ok())
        };
        Self {
            seats: (0..)
                .zip(seating.chairs.iter().map(|chair| chair.bot.as_deref()))
                .map(of)
                .collect(),
            adviser: make(ADVISER, game, seating.seed).ok(),
        }
    }

    /// Answers a question.
    pub fn think(&mut self, ask: &Ask) -> Option<Thought> {
        let bot = if ask.hint {
            self.adviser.as_mut()
        } else {
            self.seats.get_mut(ask.seat.index())?.as_mut()
        }?;
        let action = bot.choose(&ask.view, &ask.list);
        Some(Thought {
            serial: ask.serial,
            hint: ask.hint,
            action,
            reason: bot.reason(ask.language),
        })
    }
}
