//! `elbowroom play`: a game in the terminal, on the whole screen or line by line.

mod app;
mod args;
mod brains;
mod control;
mod decide;
mod describe;
mod draw;
mod journal;
mod keys;
mod layout;
mod lesson;
mod map;
mod menu;
mod mouse;
mod named;
mod pages;
mod plain;
mod prompt;
mod replay_view;
mod run;
mod save;
mod screen;
mod seats;
mod stage;
mod target;
mod task;
mod told;
mod undo;
pub mod words;

#[cfg(test)]
mod tests;

pub use args::Play;
pub use lesson::{chairs as learners_chairs, game as lesson_game};
pub use run::lesson;
pub use save::{make_folder, usual_place};
pub use screen::show as show_table;

use crate::input::{Done, say};
use args::Wish;
use std::io::IsTerminal;

impl Play {
    /// Plays.
    pub fn run(self) -> Done {
        let typed = std::io::stdin().is_terminal();
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let screen = !self.plain() && !dumb && typed && std::io::stdout().is_terminal();
        let language = self.language();
        match self.wish(typed)? {
            Wish::Bots => {
                for (name, what) in elbowroom_bots::NAMES {
                    say(format_args!("{name:<10} {what}"));
                }
                Ok(())
            }
            Wish::Game(plan) if screen => run::game(*plan, language, self.pause()),
            Wish::Game(plan) => plain::game(*plan, language),
            Wish::Replay(replay, seating) if screen => {
                run::replay(Box::leak(replay), seating, language, self.pause())
            }
            Wish::Replay(replay, _) => {
                plain::replay(&replay, language);
                Ok(())
            }
        }
    }
}
