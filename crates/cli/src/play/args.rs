//! The options of the game, checked before anything starts.

use super::save::{self, Saver, Seating};
use super::seats::{check_bots, clip};
use crate::board;
use crate::input::{Failure, boxes_help, read, setup_drawn, tiles, values, with_monsters};
use elbowroom_rules::notation::Replay;
use elbowroom_rules::tile::{Choice, GameBox};
use elbowroom_rules::{Game, Language, Setup, State, Switches};
use serde_json::Value;
use std::path::PathBuf;

/// Plays a game in the terminal.
///
/// You take the first seat and the computer the second, unless --seats says otherwise. The game is
/// saved after every step; --continue goes on with it.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom play\n  elbowroom play --seats you,hard,easy\n  elbowroom play --seats Anna,Ben --french\n  elbowroom play --boxes all --seats you,fair,hard\n  elbowroom play --continue\n  elbowroom play --replay game.replay"
)]
pub struct Play {
    /// Who sits where: `you` or a name for a person, or a bot (--bots lists them).
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(super) seats: Vec<String>,
    /// How many seats; those not named are taken by the computer.
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// What the seats are called, in order.
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    pub(super) names: Vec<String>,
    /// A board that comes with the game, or a board file.
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<String>,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// A blank tile in play, as a file (see `elbowroom tile`); may be said several times.
    #[arg(long, value_name = "FILE")]
    tile: Vec<String>,
    /// Numbers of tokens that are not those printed on races and powers, as a file (see docs/house-values.md).
    #[arg(long, value_name = "FILE")]
    values: Option<String>,
    /// Monsters that guard relics and places on a surface board, where lost tribes would be; drawn by the seed.
    #[arg(long)]
    monsters: bool,
    /// The seed of dice, tiles and bots; another one each time if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// A rule to be played the other way, such as `open-coins=on`; may be said several times.
    #[arg(long, value_name = "NAME=on|off|N")]
    switch: Vec<String>,
    /// Where the game is kept, written after every step; a place of your own data if not said.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Goes on with a saved game, the last one if no file is named.
    #[arg(long = "continue", value_name = "FILE", num_args = 0..=1)]
    go_on: Option<Option<PathBuf>>,
    /// Steps through a game that was saved.
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
    /// Line by line: for screen readers and scripts; also when there is no terminal.
    #[arg(long)]
    plain: bool,
    /// In French.
    #[arg(long)]
    pub(super) french: bool,
    /// How long a bot waits between two moves, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 450)]
    pause: u64,
    /// Tells which bots there are, and ends.
    #[arg(long)]
    bots: bool,
}

/// A game about to begin or to go on.
pub struct Plan {
    /// The game made ready; it lives as long as the program.
    pub game: &'static Game,
    /// The state before the first entry.
    pub start: State,
    /// What was said before, in a game that goes on.
    pub entries: Vec<elbowroom_rules::record::Entry>,
    /// Who sits where, and the seed.
    pub seating: Seating,
    /// Where the game is kept.
    pub saver: Option<Saver>,
}

/// What the options ask for.
pub enum Wish {
    /// A list of the bots.
    Bots,
    /// A game.
    Game(Box<Plan>),
    /// A look at a game that was played, and who sat where if that is known.
    Replay(Box<Replay>, Option<Seating>),
}

impl Play {
    /// The language of all texts.
    pub fn language(&self) -> Language {
        if self.french {
            Language::French
        } else {
            Language::English
        }
    }

    /// Whether the line mode is asked for.
    pub fn plain(&self) -> bool {
        self.plain
    }

    /// How long bots wait.
    pub fn pause(&self) -> std::time::Duration {
        std::time::Duration::from_millis(self.pause.min(10_000))
    }

    /// Checks the options. `kept` tells whether a game without --save is kept in the usual place.
    ///
    /// # Errors
    /// One line that says what is wrong.
    pub fn wish(&self, kept: bool) -> Result<Wish, Failure> {
        if self.bots {
            return Ok(Wish::Bots);
        }
        if let Some(path) = &self.replay {
            if self.go_on.is_some() {
                return Err(Failure(
                    "--replay and --continue: one of them expected, found both".into(),
                ));
            }
            let place = path.display().to_string();
            let replay =
                Replay::read(&read(&place)?).map_err(|error| Failure::at(&place, error))?;
            let seating = Seating::beside(path)?
                .filter(|s| s.chairs.len() == usize::from(replay.game().setup().seats));
            return Ok(Wish::Replay(Box::new(replay), seating));
        }
        let plan = match &self.go_on {
            Some(file) => self.go_on(file.clone())?,
            None => self.begin(kept)?,
        };
        Ok(Wish::Game(Box::new(plan)))
    }

    fn go_on(&self, file: Option<PathBuf>) -> Result<Plan, Failure> {
        let said = !self.seats.is_empty()
            || !self.boxes.is_empty()
            || !self.switch.is_empty()
            || !self.tile.is_empty();
        if said || self.players.is_some() || self.board.is_some() {
            return Err(Failure(
                "--continue takes everything from the saved game: --seats, --players, --boxes, --tile, --board and --switch do not go with it".into(),
            ));
        }
        let path = match file.or_else(save::usual_place) {
            Some(path) => path,
            None => return Err(Failure("--continue: the name of a file expected".into())),
        };
        let place = path.display().to_string();
        let replay = Replay::read(&read(&place)?).map_err(|error| Failure::at(&place, error))?;
        let replay: &'static Replay = Box::leak(Box::new(replay));
        let (start, entries) = (*replay.start(), replay.entries().to_vec());
        let game = replay.game();
        let mut seating = match Seating::beside(&path)? {
            Some(seating) => seating,
            None => Seating {
                chairs: self.chairs(game.setup().seats)?,
                seed: self.seed.unwrap_or_else(clock_seed),
            },
        };
        if seating.chairs.len() != usize::from(game.setup().seats) {
            return Err(Failure::at(
                &place,
                format!(
                    "{} seats expected beside it, found {}",
                    game.setup().seats,
                    seating.chairs.len()
                ),
            ));
        }
        check_bots(game, &seating.chairs)?;
        if let Some(seed) = self.seed {
            seating.seed = seed;
        }
        let path = self.save.clone().unwrap_or(path);
        Ok(Plan {
            game,
            start,
            entries,
            saver: Some(Saver::new(path, &seating)?),
            seating,
        })
    }

    fn begin(&self, kept: bool) -> Result<Plan, Failure> {
        let seed = self.seed.unwrap_or_else(clock_seed);
        let board = self.board.as_deref();
        let board = board.map(|name| board::find(name, seed)).transpose();
        let board = board.map_err(|Failure(what)| Failure(format!("--{what}")))?;
        let named = self.seats.len().min(usize::from(u8::MAX)) as u8;
        let players = self.players.or((named > 0).then_some(named));
        let setup = Setup {
            switches: self.switches()?,
            custom: tiles(&self.tile)?,
            values: values(self.values.as_deref())?,
            ..setup_drawn(board, players, 2, &self.boxes, seed)?
        };
        let setup = with_monsters(setup, self.monsters.then_some(seed))?;
        let players = setup.seats;
        if named > players {
            return Err(Failure(format!(
                "--seats: at most {players} expected, found {named}"
            )));
        }
        let chairs = self.chairs(players)?;
        let game = Game::new(setup).map_err(|error| Failure(error.to_string()))?;
        let game: &'static Game = Box::leak(Box::new(game));
        check_bots(game, &chairs)?;
        let seating = Seating { chairs, seed };
        let saver = match &self.save {
            Some(path) => Some(Saver::new(path.clone(), &seating)?),
            // The usual place may be out of reach; the game goes on without it.
            None if kept => save::usual_place()
                .filter(|path| save::make_folder(path))
                .and_then(|path| {
                    save::set_aside(&path);
                    Saver::new(path, &seating).ok()
                }),
            None => None,
        };
        Ok(Plan {
            game,
            start: game.start(),
            entries: Vec::new(),
            seating,
            saver,
        })
    }

    /// The rules to be played the other way, by the names that replays use for them.
    fn switches(&self) -> Result<Switches, Failure> {
        let fault = |error: serde_json::Error| Failure::at("--switch", error);
        // Every switch with a value, so that its name and kind are known; those that nobody said stay as they usually are.
        let mut all = serde_json::to_value(Switches::all_said()).map_err(fault)?;
        let mut said = serde_json::to_value(Switches::default()).map_err(fault)?;
        for text in &self.switch {
            let (name, value) = text.split_once('=').unwrap_or((text, ""));
            let Some(switch) = all.get_mut(name) else {
                let known = all.as_object().into_iter().flatten();
                let known: Vec<&str> = known.map(|(name, _)| name.as_str()).collect();
                return Err(Failure(format!(
                    "--switch: one of {} expected, found `{}`",
                    known.join(", "),
                    clip(name)
                )));
            };
            let (new, expected) = match value {
                _ if switch.is_number() => {
                    let known = numbers(name);
                    let number = value.parse::<u8>().ok();
                    let number = number.filter(|number| known.contains(number));
                    (
                        number.map(Value::from),
                        format!("{name}={}", one_of(&known)),
                    )
                }
                "on" => (Some(true.into()), String::new()),
                "off" => (Some(false.into()), String::new()),
                _ => (None, "NAME=on or NAME=off".to_owned()),
            };
            *switch = new.ok_or_else(|| {
                Failure(format!(
                    "--switch: {expected} expected, found `{}`",
                    clip(text)
                ))
            })?;
            said[name] = switch.clone();
        }
        serde_json::from_value(said).map_err(fault)
    }
}

/// The numbers that a switch of a box can have, in order.
fn numbers(switch: &str) -> Vec<u8> {
    let switches = GameBox::ALL
        .into_iter()
        .flat_map(|from| from.facts().switches);
    let choices = switches
        .filter(|known| known.id == switch)
        .map(|known| known.choice);
    let mut numbers: Vec<u8> = choices
        .flat_map(|choice| match choice {
            Choice::Flag(_) => &[],
            Choice::Number(choices) => choices,
        })
        .map(|(number, _)| *number)
        .collect();
    numbers.sort_unstable();
    numbers
}

/// Numbers as they are offered: `1, 2 or 3`.
fn one_of(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match numbers.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

/// A seed that differs from game to game; the clock is the driver's, not the rules'.
fn clock_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| since.as_nanos() as u64 % 1_000_000_007)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        play: Play,
    }

    fn plan(words: &str) -> Result<Plan, String> {
        let line = std::iter::once("play").chain(words.split_whitespace());
        match Cli::parse_from(line).play.wish(false) {
            Ok(Wish::Game(plan)) => Ok(*plan),
            Ok(_) => panic!("a game expected"),
            Err(Failure(what)) => Err(what),
        }
    }

    fn names(words: &str) -> String {
        let chairs = plan(words).expect("sound").seating.chairs;
        let told: Vec<String> = chairs
            .into_iter()
            .map(|chair| match chair.bot {
                Some(bot) => format!("{}:{bot}", chair.name),
                None => chair.name,
            })
            .collect();
        told.join(" ")
    }

    #[test]
    fn seats_are_people_or_bots() {
        assert_eq!(names(""), "you fair:fair");
        assert_eq!(names("--players 3"), "you fair:fair fair:fair");
        assert_eq!(names("--seats you,hard,Anna"), "you hard:hard Anna");
        assert_eq!(names("--seats you,hard --names Bea,Rob"), "Bea Rob:hard");
        assert_eq!(names("--french"), "vous fair:fair");
        assert_eq!(
            names("--board base-4p"),
            "you fair:fair fair:fair fair:fair"
        );
        assert_eq!(names("--boxes necromancer"), "you fair:fair fair:fair");
        let six = plan("--boxes all,necromancer --players 6").unwrap();
        let homes = six.game.homes().iter();
        assert_eq!(homes.map(|home| home.seat.0).collect::<Vec<_>>(), [5]);
    }

    #[test]
    fn bad_options_are_refused_in_one_line() {
        for (words, told) in [
            ("--players 7", "2 to 5"),
            ("--players 1", "2 to 5"),
            ("--seats you,hrad", "`hard`?"),
            ("--seats you,hard,easy --players 2", "at most 2"),
            ("--names a,b,c", "at most 2"),
            ("--board nowhere", "base-2p"),
            ("--switch open-coins", "NAME=on"),
            ("--switch coins=on", "open-coins"),
            ("--switch ghost-reserve=14", "11, 12 or 13"),
            ("--switch late-ransom=11", "NAME=on"),
            ("--boxes underworld", "grand-dames"),
            ("--tile missing.toml", "missing.toml"),
            ("--boxes necromancer --players 2", "3 to 6"),
            ("--boxes necromancer --seats you,fair", "3 to 6"),
            ("--boxes all --players 6", "2 to 5"),
            ("--continue missing.replay", "missing.replay"),
            ("--continue x --seats you,easy", "--continue takes"),
            ("--continue x --boxes all", "--continue takes"),
            ("--replay missing.replay", "missing.replay"),
            ("--save /nowhere/at/all/game.replay", "/nowhere/at/all"),
        ] {
            let line = plan(words).err().unwrap_or_else(|| panic!("{words}"));
            assert!(line.contains(told), "{words}: {line}");
            assert_eq!(line.lines().count(), 1);
        }
    }

    #[test]
    fn switches_reach_the_game() {
        let plan = plan("--switch open-coins=on --switch non-empty-needs-enemy=off").unwrap();
        let switches = plan.game.setup().switches;
        assert!(switches.open_coins && switches.non_empty_needs_enemy == Some(false));
        let plan = self::plan(
            "--boxes necromancer,leaders --switch ghost-reserve=11 --switch late-ransom=on --switch catapult-discount=off",
        )
        .unwrap();
        let switches = plan.game.setup().switches;
        assert_eq!(switches.ghost_reserve, 11);
        assert!(switches.late_ransom && !switches.catapult_discount);
    }
}
