//! `elbowroom play`: a game in the terminal.

mod screen;

use crate::input::{Done, Failure, base_game, say};
use elbowroom_bots::Luck;
use elbowroom_rules::finish::standings;
use elbowroom_rules::notation::replay::write_replay;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{action_text, parse_action, parse_line};
use elbowroom_rules::record::Table;
use elbowroom_rules::{Action, Event, Language, Pending, Seat, tiles};
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Plays a game in the terminal, line by line.
///
/// Seat 1 is yours; further seats are played by people at the same terminal (--people) or by the
/// computer, which for now picks any legal action.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom play\n  elbowroom play --players 3 --people 2 --french\n  elbowroom play --save game.replay"
)]
pub struct Play {
    /// How many seats.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many of them are people at this terminal.
    #[arg(long, default_value_t = 1)]
    people: u8,
    /// The seed of dice and tiles; another one each time if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// Keep a replay in this file, written after every action.
    #[arg(long)]
    save: Option<PathBuf>,
    /// In French.
    #[arg(long)]
    french: bool,
}

const HELP: &str = "\
  the number of an action, or its text: pick 2, conquer 8, roll 8, end …
  redeploy 3:2 8:1    place several tokens at once
  why conquer 8       why an action is legal or not, and its price part by part
  look                the table again
  help trolls         what a race or power does
  undo                take the last action back
  quit                leave the game";

struct Session<'g> {
    table: Table<'g>,
    luck: Luck,
    speaker: Speaker<'g>,
    language: Language,
    people: u8,
    save: Option<PathBuf>,
    shown: Option<Seat>,
}

/// What a line of the person asked for.
enum Next {
    Go,
    Quit,
}

impl Play {
    pub fn run(self) -> Done {
        let game = base_game(self.players)?;
        if !(1..=self.players).contains(&self.people) {
            return Err(Failure(format!(
                "--people: 1 to {} expected, found {}",
                self.players, self.people
            )));
        }
        let language = if self.french {
            Language::French
        } else {
            Language::English
        };
        let seed = self.seed.unwrap_or_else(clock_seed);
        let mut session = Session {
            table: Table::new(&game),
            luck: Luck::new(seed),
            speaker: Speaker::new(&game, language),
            language,
            people: self.people,
            save: self.save,
            shown: None,
        };
        say(format_args!(
            "Elbowroom, {} players, seed {seed}. `?` tells what can be typed.",
            self.players
        ));
        session.play()
    }
}

/// A seed that differs from game to game; the clock is the driver's, not the rules'.
fn clock_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| since.as_nanos() as u64 % 1_000_000_007)
}

impl Session<'_> {
    fn play(&mut self) -> Done {
        let mut lines = std::io::stdin().lock().lines();
        loop {
            match self.table.pending() {
                Pending::Over => break,
                Pending::Chance(odds) => {
                    let answer = self.luck.answer(odds);
                    let mut events = Vec::new();
                    self.table
                        .answer(answer, &mut events)
                        .map_err(|error| Failure(error.to_string()))?;
                    self.tell(&events);
                    self.keep()?;
                }
                Pending::Decision(seat) if seat.0 >= self.people => {
                    let list = self.table.game().legal(self.table.state());
                    let action = list[self.luck.below(list.len())];
                    self.act(&[action])?;
                }
                Pending::Decision(seat) => {
                    if self.shown != Some(seat) {
                        self.look(seat);
                    }
                    print!("seat {seat}> ");
                    let _ = std::io::stdout().flush();
                    let Some(Ok(line)) = lines.next() else {
                        say("");
                        return Ok(());
                    };
                    if matches!(self.hear(seat, line.trim())?, Next::Quit) {
                        return Ok(());
                    }
                }
            }
        }
        for standing in standings(self.table.game(), self.table.state()) {
            say(format_args!(
                "{}. seat {}: {} coins, {} tokens on the map",
                standing.rank, standing.seat, standing.coins, standing.tokens
            ));
        }
        Ok(())
    }

    fn look(&mut self, seat: Seat) {
        if self.people > 1 && self.shown.is_some() {
            // The next person must not read the last one's coins.
            say("\n".repeat(40));
        }
        self.shown = Some(seat);
        screen::show(&self.table, seat, &self.speaker, self.language);
    }

    /// Does what a person typed.
    fn hear(&mut self, seat: Seat, line: &str) -> Result<Next, Failure> {
        let game = self.table.game();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" | "look" => self.look(seat),
            "?" => say(HELP),
            "quit" => return Ok(Next::Quit),
            "undo" => match self.table.can_undo() {
                Some(last) if last == seat => {
                    let taken = self.table.undo().map(|action| action_text(game, action));
                    say(format_args!("taken back: {}", taken.unwrap_or_default()));
                    self.keep()?;
                    self.look(seat);
                }
                _ => say(
                    "nothing can be taken back: a roll, a drawn tile or another seat came after it",
                ),
            },
            "help" => match tiles::find(rest.trim()) {
                Some(tile) => say(format_args!(
                    "{}: {}",
                    tile.name.text(self.language),
                    tile.help.text(self.language)
                )),
                None => say(format_args!(
                    "help: the identifier of a race or power expected, found `{}`",
                    rest.trim()
                )),
            },
            "why" => match parse_action(game, rest) {
                Ok(action) => self.explain(action),
                Err(error) => say(error),
            },
            _ => {
                let list = game.legal(self.table.state());
                let chosen = match word.parse::<usize>() {
                    Ok(number) if rest.is_empty() => match list.get(number.wrapping_sub(1)) {
                        Some(action) => Ok(vec![*action]),
                        None => Err(format!("1 to {} expected, found {number}", list.len())),
                    },
                    _ => parse_line(game, line).map_err(|error| error.to_string()),
                };
                match chosen {
                    Ok(actions) => self.act(&actions)?,
                    Err(what) => say(what),
                }
            }
        }
        Ok(Next::Go)
    }

    fn act(&mut self, actions: &[Action]) -> Done {
        let mut events = Vec::new();
        match self.table.act_all(actions, &mut events) {
            Ok(()) => {
                self.tell(&events);
                self.shown = None;
                self.keep()
            }
            Err((_, refusal)) => {
                say(refusal.text(self.language));
                Ok(())
            }
        }
    }

    fn tell(&self, events: &[Event]) {
        for event in events {
            say(format_args!("  {}", self.speaker.event(*event)));
        }
    }

    fn explain(&self, action: Action) {
        let state = self.table.state();
        let acting = state.people(state.turn().acting);
        let explanation = self.table.game().explain(state, action);
        match explanation.refusal {
            None => say("legal"),
            Some(refusal) => say(refusal.text(self.language)),
        }
        for (part, amount) in &explanation.parts {
            say(format_args!(
                "  {amount:+} {}",
                self.speaker.part(*part, acting.race, acting.power)
            ));
        }
    }

    /// Writes the replay beside the old one and puts it in its place, so that nothing is ever half written.
    fn keep(&self) -> Done {
        let Some(path) = &self.save else {
            return Ok(());
        };
        let place = path.display().to_string();
        let beside = path.with_extension("part");
        std::fs::write(&beside, write_replay(&self.table))
            .and_then(|()| std::fs::rename(&beside, path))
            .map_err(|error| Failure::at(&place, error))
    }
}
