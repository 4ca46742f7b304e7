//! The game line by line: for screen readers and scripts.

use super::args::Plan;
use super::brains::{Ask, Brains};
use super::journal::readers;
use super::named::named;
use super::save::{Chair, Saver};
use super::screen;
use super::words::{self, plain};
use crate::input::{Done, Failure, say};
use elbowroom_bots::Luck;
use elbowroom_rules::finish::{Standing, standings};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{Replay, action_text, parse_action, parse_line};
use elbowroom_rules::record::{Entry, Playing};
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Action, Event, Game, Language, Pending, Seat, Viewer, tiles};
use std::io::{BufRead, Write};

struct Session<'g> {
    table: Playing<&'g Game>,
    luck: Luck,
    brains: Brains<'g>,
    speaker: Speaker<'g>,
    language: Language,
    chairs: Vec<Chair>,
    saver: Option<Saver>,
    /// The person for whom the table lies on the screen, until something is done.
    shown: Option<Seat>,
    /// The person who read last.
    reader: Option<Seat>,
}

/// What a line of the person asked for.
enum Next {
    Go,
    Quit,
}

/// Plays a game line by line.
pub fn game(plan: Plan, language: Language) -> Done {
    let game = plan.game;
    let seed = plan.seating.seed;
    let mut table = Playing::from(game, plan.start);
    for entry in &plan.entries {
        match *entry {
            Entry::Action(_, action) => table
                .act(action, &mut ())
                .map_err(|refusal| Failure(refusal.to_string()))?,
            Entry::Answer(answer) => table
                .answer(answer, &mut ())
                .map_err(|error| Failure(error.to_string()))?,
        }
    }
    let mut session = Session {
        table,
        luck: Luck::new(seed ^ (plan.entries.len() as u64).wrapping_mul(0x9e37_79b9)),
        brains: Brains::new(game, &plan.seating),
        speaker: Speaker::new(game, language),
        language,
        chairs: plan.seating.chairs,
        saver: plan.saver,
        shown: None,
        reader: None,
    };
    say(plain::welcome(language, game.setup().seats, seed));
    for (seat, chair) in game.seats().zip(&session.chairs) {
        let word = plain::SEAT.text(language);
        say(format_args!("{word} {seat}: {}", chair.name));
    }
    session.play()
}

/// Tells a replay line by line.
pub fn replay(replay: &Replay, language: Language) {
    let speaker = Speaker::new(replay.game(), language);
    let viewer = replay.viewer();
    replay.play(|_, _, events| {
        for event in replay.game().view_events(events, viewer) {
            say(speaker.event(event));
        }
    });
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
                Pending::Decision(seat) if self.chairs[seat.index()].bot.is_some() => {
                    let thought = self.brains.think(&self.question(seat, false));
                    let Some(thought) = thought else {
                        return Err(Failure(format!("seat {seat}: the bot does not answer")));
                    };
                    self.act(&[thought.action])?;
                }
                Pending::Decision(seat) => {
                    if self.shown != Some(seat) {
                        self.look(seat);
                    }
                    print!("{} {seat}> ", plain::SEAT.text(self.language));
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
            let Standing {
                rank,
                seat,
                coins,
                tokens,
            } = standing;
            say(plain::standing(self.language, rank, seat, coins, tokens));
        }
        let state = self.table.state();
        let now = self.table.game().now(state);
        if let Some(ending) = Speaker::new(&now, self.language).ending(state) {
            say(ending);
        }
        Ok(())
    }

    fn question(&self, seat: Seat, hint: bool) -> Ask {
        let (game, state) = (self.table.game(), self.table.state());
        Ask {
            serial: 0,
            seat,
            hint,
            view: game.view(state, Viewer::Seat(seat)),
            list: Box::new(game.legal(state)),
            language: self.language,
        }
    }

    fn look(&mut self, seat: Seat) {
        if self.reader.is_some_and(|reader| reader != seat) {
            // The next person must not read the last one's coins.
            say("\n".repeat(40));
        }
        self.reader = Some(seat);
        self.shown = Some(seat);
        screen::show(&self.table, seat, self.language, &self.chairs);
    }

    /// Does what a person typed.
    fn hear(&mut self, seat: Seat, line: &str) -> Result<Next, Failure> {
        let game = *self.table.game();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" | "look" => self.look(seat),
            "?" => say(plain::HELP.text(self.language)),
            "quit" => return Ok(Next::Quit),
            "undo" => match self.table.can_undo() {
                Some(last) if last == seat => {
                    let taken = self.table.undo().map(|action| action_text(game, action));
                    let word = plain::TAKEN_BACK.text(self.language);
                    say(format_args!("{word}: {}", taken.unwrap_or_default()));
                    self.keep()?;
                    self.look(seat);
                }
                _ => say(words::NO_UNDO.text(self.language)),
            },
            "hint" => {
                if let Some(thought) = self.brains.think(&self.question(seat, true)) {
                    let action = action_text(game, thought.action);
                    say(format_args!("{action}: {}", thought.reason));
                }
            }
            "help" => self.help(rest.trim()),
            "why" => match parse_action(game, rest) {
                Ok(action) => self.explain(action),
                Err(error) => say(error),
            },
            _ => {
                let list = game.legal(self.table.state());
                let chosen = match word.parse::<usize>() {
                    Ok(number) if rest.is_empty() => match list.get(number.wrapping_sub(1)) {
                        Some(action) => Ok(vec![*action]),
                        None => Err(plain::no_number(self.language, list.len(), number)),
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

    /// Tells what a tile does, or what a box changes.
    fn help(&self, name: &str) {
        let language = self.language;
        if let Some(tile) = tiles::find(name) {
            let (name, help) = (tile.name.text(language), tile.help.text(language));
            say(format_args!("{name}: {help}"));
            if let Some(known) = words::known(tile.tokens_known) {
                say(format_args!("({}) {}", tile.tokens, known.text(language)));
            }
            if let Some(known) = words::known(tile.supply_known) {
                let in_box = words::IN_BOX.text(language);
                say(format_args!(
                    "{} {in_box}: {}",
                    tile.supply,
                    known.text(language)
                ));
            }
        } else if let Some(rules) = GameBox::named(name).and_then(|from| from.facts().changes) {
            say(rules.text(language));
        } else {
            say(plain::no_tile(language, name));
        }
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
        let readers = readers(&self.chairs);
        for event in self.table.game().view_events(events, readers) {
            let text = self.speaker.event(event);
            say(format_args!(
                "  {}",
                named(self.language, &text, &self.chairs)
            ));
        }
    }

    fn explain(&self, action: Action) {
        let state = self.table.state();
        let acting = state.people(state.turn().acting);
        let explanation = self.table.game().explain(state, action);
        match explanation.refusal {
            None => say(plain::LEGAL.text(self.language)),
            Some(refusal) => say(refusal.text(self.language)),
        }
        for (part, amount) in &explanation.parts {
            say(format_args!(
                "  {amount:+} {}",
                self.speaker.part(*part, acting.race)
            ));
        }
    }

    fn keep(&self) -> Done {
        match &self.saver {
            Some(saver) => saver.keep(&self.table).map_err(Failure),
            None => Ok(()),
        }
    }
}
