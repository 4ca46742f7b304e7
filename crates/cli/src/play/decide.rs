//! What the person who decides may ask for: attacks, tokens, declines, ends.

use super::app::{App, Overlay};
use super::keys::Command;
use super::stage;
use super::target::piece_to_put;
use super::task::Task;
use super::words::{self, asks};
use elbowroom_rules::ids::VerbId;
use elbowroom_rules::tile::Deed;
use elbowroom_rules::{Action, Event, Refusal, RegionId};

/// The key of what comes before an attack.
const ROLL_KEY: char = 'r';

impl App<'_> {
    /// What only the person who decides may ask for.
    pub(super) fn decide(&mut self, command: Command) {
        match command {
            Command::Enter => self.enter(),
            Command::Decline => self.ask_decline(),
            Command::End => self.end(),
            Command::Abandon => self.act(&[Action::Abandon(self.cursor)]),
            Command::Roll => self.roll_or_gather(),
            Command::Deed(letter) => self.deed(letter),
            Command::Number(number) => self.number(number - 1),
            Command::Spread => self.spread(),
            Command::More | Command::Less => match self.task() {
                Task::Place => self.adjust(command),
                Task::Fight => self.strengthen(command),
                _ if command == Command::More => self.enter(),
                _ => {}
            },
            _ => {}
        }
    }

    /// Whether an action is legal now.
    pub(super) fn is_legal(&self, action: Action) -> bool {
        self.game.check(self.state(), action).is_ok()
    }

    /// Takes spare tokens up, or does what a tile allows with this key, else rolls before choosing.
    fn roll_or_gather(&mut self) {
        let deed = self.deed_of(ROLL_KEY);
        let gather = [Some(Action::Ready), deed].into_iter().flatten();
        let first = gather.into_iter().find(|&action| self.is_legal(action));
        self.act(&[first.unwrap_or(Action::RollFirst)]);
    }

    /// Spreads tokens, or puts a piece wherever one fits.
    fn spread(&mut self) {
        let state = *self.state();
        if let Some(staging) = &mut self.staging {
            staging.spread(&self.now, &state);
            return;
        }
        let everywhere = stage::pieces_everywhere(self.game, state);
        if self.task() == Task::Put && !everywhere.is_empty() {
            self.act(&everywhere);
        } else {
            self.message = self.text(words::NO_SUCH_NOW).to_owned();
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

    /// One token more or fewer in the next attack; fewer in one's own region takes one up.
    fn strengthen(&mut self, command: Command) {
        let region = self.cursor;
        let own = self.state().holder(region) == self.acting();
        self.message.clear();
        match (command, self.with_more(region, self.extra + 1)) {
            (Command::Less, _) if own => self.act(&[Action::TakeUp(region, 1)]),
            (Command::Less, _) => self.extra = self.extra.saturating_sub(1),
            (_, Ok(more)) => match self.game.check(self.state(), more) {
                Ok(_) => self.extra += 1,
                Err(refusal) => self.message = refusal.text(self.language),
            },
            (_, Err(refusal)) => self.message = refusal.text(self.language),
        }
    }

    /// The attack on a region with so many tokens more than its price: in another way where only that would do.
    pub(super) fn with_more(&self, region: RegionId, extra: u8) -> Result<Action, Refusal> {
        let price = self.game.price(self.state(), region)?;
        let needed = price > self.game.force(self.state());
        let other_way = self.other_way(region, extra).filter(|_| needed);
        Ok(other_way.unwrap_or(Action::ConquerWith(region, price + extra)))
    }

    /// The attack on a region in another way, with so many tokens more than it costs so.
    fn other_way(&self, region: RegionId, extra: u8) -> Option<Action> {
        let target = self.targets.iter().find(|target| target.region == region)?;
        let (verb, price) = target.other_way?;
        let count = if extra == 0 { 0 } else { price + extra };
        Some(Action::Do(verb, region.0, count))
    }

    /// The obvious thing for what is under the cursor.
    fn enter(&mut self) {
        let region = self.cursor;
        match self.task() {
            Task::Pick => self.act(&[Action::Pick(self.combo.unwrap_or(0) as u8)]),
            Task::Choose => {
                self.choosing = None;
                self.overlay = Overlay::Menu(0);
            }
            Task::Point => {
                if let Some(action) = self.point_at(region) {
                    self.act(&[action]);
                }
            }
            Task::Fight => self.attack(region),
            Task::Vacate => self.act(&[Action::Vacate(region)]),
            Task::Place => {
                let Some(staging) = &self.staging else { return };
                match staging.left() {
                    0 => self.act(&staging.actions()),
                    left => self.message = words::still_to_place(self.language, left),
                }
            }
            Task::Put => {
                if let Some(piece) = piece_to_put(&self.game.legal(self.state())) {
                    self.act(&[Action::Put(piece, region, 1)]);
                }
            }
            Task::Agree | Task::LateDecline => self.message = self.keys(),
            Task::Over => {}
        }
    }

    fn attack(&mut self, region: RegionId) {
        let target = self.targets.iter().find(|t| t.region == region).cloned();
        let Some(target) = target else {
            return self.refuse(region);
        };
        if let Some(price) = target.conquer {
            return self.act(&[match self.extra {
                0 => Action::Conquer(region),
                extra => Action::ConquerWith(region, price + extra),
            }]);
        }
        let (text, yes) = if let Some(needs) = target.roll {
            let has = self.game.force(self.state());
            let roll = Action::Roll(region);
            let facts = self.game.facts(self.state(), roll);
            let cases = facts.sixths.unwrap_or(0);
            let helped = facts.helped_sixths;
            (
                words::roll(self.language, region, needs, has, cases, helped),
                roll,
            )
        } else if let Some(action) = self.other_way(region, self.extra) {
            let (game, state) = (self.game, self.state());
            let name = self.speaker().action(state, action);
            let tokens = game.tokens_for(state, action).unwrap_or(0);
            let usual = game.price(state, region).unwrap_or(tokens);
            let coins = game.coins_for(state, action);
            (
                asks::other_way(self.language, &name, region, coins, tokens, usual),
                action,
            )
        } else {
            let keys = if target.take { "-" } else { &target.deeds };
            self.message = words::other_key(self.language, keys);
            return;
        };
        self.overlay = Overlay::Question {
            text,
            yes,
            no: None,
        };
    }

    /// Does what a tile allows to the region under the cursor.
    fn deed(&mut self, letter: char) {
        match self.deed_of(letter) {
            Some(Action::Do(verb, ..)) if self.has_ways(verb) => {
                self.choosing = Some(verb);
                self.overlay = Overlay::Menu(0);
            }
            Some(action) => self.act(&[action]),
            None => self.message = self.text(words::NO_SUCH_NOW).to_owned(),
        }
    }

    /// Whether a deed is done in one of several ways that no region or seat tells apart.
    fn has_ways(&self, verb: VerbId) -> bool {
        let deed = self
            .game
            .deed_of(self.state(), verb, 0)
            .map(|verb| verb.deed);
        let many = matches!(deed, Some(Deed::Tokens { .. }));
        let legal = self.game.legal(self.state());
        many && legal
            .iter()
            .any(|action| matches!(action, Action::Do(id, ..) if *id == verb))
    }

    /// The deed of a key: rather one that is legal for the region under the cursor, or else one that a tile in force
    /// allows at other times.
    fn deed_of(&self, letter: char) -> Option<Action> {
        let deeds = self.game.verbs().filter_map(|(id, named)| {
            let in_force = self.game.deed_of(self.state(), id, 0);
            let verb = in_force.copied().unwrap_or(named);
            let target = match verb.deed {
                Deed::Region { .. } | Deed::Attack { .. } => self.cursor.0,
                _ => 0,
            };
            let action = match self.with_more(self.cursor, self.extra) {
                Ok(more @ Action::Do(other, ..)) if other == id => more,
                _ => Action::Do(id, target, 0),
            };
            (verb.key == letter).then_some((action, in_force.is_none()))
        });
        let best = deeds.min_by_key(|&(action, idle)| (!self.is_legal(action), idle));
        best.map(|(action, _)| action)
    }

    /// A number is a place of the column, or a seat to agree with.
    fn number(&mut self, number: u8) {
        match self.task() {
            Task::Pick if usize::from(number) < self.state().column().len() => {
                self.combo = Some(usize::from(number));
                self.message.clear();
            }
            Task::Agree => {
                if let Some(verb) = self.agreement() {
                    self.act(&[Action::Do(verb, number, 0)]);
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
        let race = self.speaker().race(people.race);
        let kept = people.regions.len();
        if let Some(note) = self.speaker().note(self.state(), Action::Decline) {
            self.overlay = Overlay::Question {
                text: asks::decline(self.language, &note),
                yes: Action::Decline,
                no: None,
            };
            return;
        }
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
                    gone.push(self.speaker().race(race));
                }
                _ => {}
            }
        }
        self.overlay = Overlay::Question {
            text: words::decline(self.language, race, kept, scored, &gone.join(", ")),
            yes: Action::Decline,
            no: None,
        };
    }

    /// Ends what can be ended; asks only when something would be wasted.
    fn end(&mut self) {
        let open: Vec<String> = self
            .targets
            .iter()
            .filter(|target| target.conquer.is_some())
            .map(|target| target.region.to_string())
            .collect();
        let short = self.game.shortfall(self.state());
        let fighting = self.task() == Task::Fight;
        if fighting && self.is_legal(Action::End) && (!open.is_empty() || short > 0) {
            let hand = self.game.force(self.state());
            self.overlay = Overlay::Question {
                text: words::wasteful_end(self.language, hand, &open.join(", "), short),
                yes: Action::End,
                no: None,
            };
            return;
        }
        // What was staged is placed; the rest may wait where such tokens wait.
        let mut actions = match &self.staging {
            Some(staging) if self.is_legal(Action::End) => staging.actions(),
            _ => Vec::new(),
        };
        if self
            .staging
            .as_ref()
            .is_none_or(|staging| staging.left() > 0)
            || actions.is_empty()
        {
            actions.push(Action::End);
        }
        self.act(&actions);
    }
}
