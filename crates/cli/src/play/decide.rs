//! What the person who decides may ask for: attacks, tokens, declines, ends.

use super::app::{App, Overlay};
use super::keys::Command;
use super::words;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::Deed;
use elbowroom_rules::{Action, Event, Odds, RegionId};

impl App<'_> {
    /// What only the person who decides may ask for.
    pub(super) fn decide(&mut self, command: Command) {
        match command {
            Command::Enter => self.enter(),
            Command::Decline => self.ask_decline(),
            Command::End => self.end(),
            Command::Abandon => self.act(&[Action::Abandon(self.cursor)]),
            Command::Roll => {
                let ready = self.game.check(self.state(), Action::Ready).is_ok();
                self.act(&[if ready {
                    Action::Ready
                } else {
                    Action::RollFirst
                }]);
            }
            Command::Convert => self.deed("convert"),
            Command::Dragon => self.deed("dragon"),
            Command::Number(number) => self.number(number - 1),
            Command::Spread => {
                let state = *self.state();
                match &mut self.staging {
                    Some(staging) => staging.spread(self.game, &state),
                    None => self.message = self.text(words::NO_SUCH_NOW).to_owned(),
                }
            }
            Command::More if self.staging.is_none() => self.enter(),
            Command::More | Command::Less => self.adjust(command),
            _ => {}
        }
    }

    fn adjust(&mut self, command: Command) {
        let Some(staging) = &mut self.staging else {
            return;
        };
        self.message.clear();
        let region = self.cursor;
        let left = staging.left();
        let done = if command == Command::More {
            staging.more(region)
        } else {
            staging.less(region)
        };
        if !done && command == Command::More {
            let why = if left == 0 {
                words::NOTHING_LEFT
            } else {
                words::ONLY_OWN
            };
            self.message = self.text(why).to_owned();
        }
    }

    /// The obvious thing for what is under the cursor.
    fn enter(&mut self) {
        let region = self.cursor;
        if self.stage() == Stage::Pick {
            let place = self.combo.unwrap_or(0) as u8;
            return self.act(&[Action::Pick(place)]);
        }
        if let Some(staging) = &self.staging {
            let left = staging.left();
            if left > 0 {
                self.message = words::still_to_place(self.language, left);
            } else {
                self.act(&staging.actions());
            }
            return;
        }
        match self.stage() {
            Stage::Choice | Stage::Conquest => self.attack(region),
            Stage::Redeploy => self.act(&[Action::Vacate(region)]),
            Stage::Pieces | Stage::Defence => {
                self.act(&[Action::Put(self.state().turn().piece, region, 1)])
            }
            Stage::EndOfTurn | Stage::LateDecline => {
                self.message = self.text(words::KEYS_ALLY).to_owned()
            }
            Stage::Pick | Stage::Over => {}
        }
    }

    fn attack(&mut self, region: RegionId) {
        let target = self.targets.iter().find(|t| t.region == region).copied();
        match target {
            Some(target) if target.conquer.is_some() => self.act(&[Action::Conquer(region)]),
            Some(target) if target.roll.is_some() => {
                let needs = target.roll.unwrap_or(0);
                let has = self.game.force(self.state());
                let enough = |face: &&u8| **face + has >= needs;
                let cases = Odds::FACES.iter().filter(enough).count();
                self.overlay = Overlay::Question {
                    text: words::roll(self.language, region.0, needs, has, cases),
                    yes: Action::Roll(region),
                    no: None,
                };
            }
            Some(target) => {
                let keys: String = target.deeds.iter().flatten().collect();
                self.message = words::other_key(self.language, &keys);
            }
            None => self.refuse(region),
        }
    }

    /// Does what a tile allows to the region under the cursor.
    fn deed(&mut self, word: &str) {
        if let Some((id, _)) = self.game.verbs().find(|(_, verb)| verb.word == word) {
            self.act(&[Action::Do(id, self.cursor.0)]);
        }
    }

    /// A number is a place of the column, or a seat for a pact.
    fn number(&mut self, number: u8) {
        match self.stage() {
            Stage::Pick if usize::from(number) < self.state().column().len() => {
                self.combo = Some(usize::from(number));
                self.message.clear();
            }
            Stage::EndOfTurn => {
                let seats = |deed: &Deed| matches!(deed, Deed::Seat { .. });
                let verb = self.game.verbs().find(|(_, verb)| seats(&verb.deed));
                if let Some((id, _)) = verb {
                    self.act(&[Action::Do(id, number)]);
                }
            }
            _ => {}
        }
    }

    /// Asks once before a decline, and says what will happen.
    fn ask_decline(&mut self) {
        let step = match self.game.check(self.state(), Action::Decline) {
            Ok(step) => step,
            Err(refusal) => {
                self.message = refusal.text(self.language);
                return;
            }
        };
        let seat = self.acting().seat();
        let people = *self.state().people(self.acting());
        let mut after = *self.state();
        let mut events = Vec::new();
        self.game.apply(&mut after, step, &mut events);
        let mut scored = 0;
        let mut gone = Vec::new();
        for event in events {
            match event {
                Event::Scored {
                    seat: who, coins, ..
                } if who == seat => {
                    scored += u16::from(coins);
                }
                Event::Vanished { seat: who, race } if who == seat => {
                    gone.push(self.speaker.race(race));
                }
                _ => {}
            }
        }
        let race = self.speaker.race(people.race);
        let kept = people.regions.len();
        self.overlay = Overlay::Question {
            text: words::decline(self.language, race, kept, scored, &gone.join(", ")),
            yes: Action::Decline,
            no: None,
        };
    }

    /// Ends what can be ended; asks only when something would be wasted.
    fn end(&mut self) {
        let fighting = matches!(self.stage(), Stage::Choice | Stage::Conquest);
        let open: Vec<String> = self
            .targets
            .iter()
            .filter(|target| target.conquer.is_some())
            .map(|target| target.region.to_string())
            .collect();
        let short = self.game.shortfall(self.state());
        if fighting && (!open.is_empty() || short > 0) {
            let hand = self.game.force(self.state());
            self.overlay = Overlay::Question {
                text: words::wasteful_end(self.language, hand, &open.join(", "), short),
                yes: Action::End,
                no: None,
            };
        } else {
            self.act(&[Action::End]);
        }
    }
}
