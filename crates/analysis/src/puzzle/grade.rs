//! How hard a puzzle is: how many levels of bots miss it.

use super::attempt::{Attempt, Fate};
use super::key::Key;
use elbowroom_bots::{Luck, make};
use elbowroom_rules::{Game, Language, Pending, State, Viewer};
use serde::{Deserialize, Serialize};

/// The levels that try, and how often each does.
pub const LEVELS: [(&str, u64); 3] = [("easy", 5), ("fair", 5), ("hard", 3)];

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Every level finds it.
    Gentle,
    /// One level misses it.
    Tricky,
    /// Two or more do.
    Hard,
}

impl Grade {
    /// Every grade.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Tricky, Self::Hard];

    /// That of a puzzle which so many levels miss.
    pub fn of(missed: usize) -> Self {
        match missed {
            0 => Self::Gentle,
            1 => Self::Tricky,
            _ => Self::Hard,
        }
    }

    /// How it is named in files and options.
    pub fn id(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Tricky => "tricky",
            Self::Hard => "hard",
        }
    }

    /// Its name in words.
    pub fn title(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::French, Self::Gentle) => "facile",
            (Language::French, Self::Tricky) => "délicat",
            (Language::French, Self::Hard) => "difficile",
            (_, Self::Gentle) => "gentle",
            (_, Self::Tricky) => "tricky",
            (_, Self::Hard) => "hard",
        }
    }
}

/// Whether a bot finds the key, with a seed of its own; it sees what its seat may see. No bot of that name finds nothing.
pub fn solves(game: &Game, start: &State, key: Key, bot: &str, seed: u64) -> bool {
    let Ok(mut bot) = make(bot, game, seed) else {
        return false;
    };
    let mut attempt = Attempt::new(game, start, key);
    let mut luck = Luck::new(seed);
    // Long enough for any turn, and an end for whatever is none.
    for _ in 0..200 {
        let state = *attempt.state();
        match game.pending(&state) {
            Pending::Decision(seat) => {
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bot.choose(&view, &game.legal(&state));
                match attempt.say(action) {
                    Ok(Fate::Open) => {}
                    Ok(fate) => return fate == Fate::Solved,
                    Err(_) => return false,
                }
            }
            Pending::Chance(odds) => attempt.draw(luck.answer(odds)),
            Pending::Over => return false,
        }
    }
    false
}

/// The levels that miss a puzzle: those that find it in less than half of their tries.
pub fn missed(game: &Game, start: &State, key: Key, seed: u64) -> Vec<String> {
    let misses = |&(level, tries): &(&str, u64)| {
        let found = (0..tries).filter(|&number| solves(game, start, key, level, seed + number));
        2 * (found.count() as u64) < tries
    };
    let levels = LEVELS.iter().filter(|level| misses(level));
    levels.map(|(level, _)| (*level).to_owned()).collect()
}
