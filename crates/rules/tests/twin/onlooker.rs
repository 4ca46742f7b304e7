//! Looks on at random games and compares the twin with the engine at every decision.

use super::attack::Attack;
use super::diary::{Diary, Lacks};
use super::laws;
use super::losses;
use super::play::{below, choose};
use super::position::{self, Map, Position, is_below};
use super::purse::Deed;
use super::says::{self, Said};
use super::score;
use super::seen::{Seen, note_prices, note_says, note_tiles, see};
use elbowroom_rules::notation::{action_text, write_position};
use elbowroom_rules::{Action, ActionList, Event, Game, Odds, Pending, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A decision of a game, for what is told when the two disagree.
struct Moment<'a> {
    seed: u64,
    state: &'a State,
    legal: &'a ActionList,
    json: &'a str,
}

impl fmt::Display for Moment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}\n{}", self.seed, self.json)
    }
}

/// Watches games of one kind and compares.
pub struct Onlooker {
    pub game: Game,
    map: Map,
}

impl Onlooker {
    pub fn new(game: Game) -> Self {
        Self {
            map: position::read_map(game.board()),
            game,
        }
    }

    /// Plays one random game from its beginning.
    pub fn watch(&self, seed: u64, seen: &mut Seen) {
        self.watch_from(self.game.start(), seed, seen);
    }

    /// Plays one random game on and compares at every decision.
    pub fn watch_from(&self, mut state: State, seed: u64, seen: &mut Seen) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut diary = Diary::default();
        let mut json = write_position(&self.game, &state);
        loop {
            let before = &Position::read(&json);
            let mut events: Vec<Event> = Vec::new();
            let (mut said, mut pays, mut grows) = (None, false, None);
            let mut tokens = None;
            let mut named = BTreeMap::new();
            match self.game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(odds) => {
                    let answer = odds.case(below(&mut rng, usize::from(odds.cases())) as u8);
                    if odds == Odds::Die && diary.awaits_die() {
                        diary.roll(answer);
                    } else if odds == Odds::Die {
                        grows = Some(answer);
                    }
                    self.game
                        .answer(&mut state, answer, &mut events)
                        .expect("fate can say this");
                }
                Pending::Decision(_) => {
                    let legal = &self.game.legal(&state);
                    let at = &Moment {
                        seed,
                        state: &state,
                        legal,
                        json: &json,
                    };
                    self.compare(before, &mut diary, at, seen);
                    let step = legal
                        .step(choose(legal, &mut rng))
                        .expect("it is in the list");
                    said = self.said(step.action());
                    named = diary.named.clone();
                    pays = action_text(&self.game, step.action()) == "pay";
                    tokens = self.write_down(before, said, pays, &mut diary);
                    self.game.apply(&mut state, step, &mut events);
                }
            }
            let next = write_position(&self.game, &state);
            let after = &Position::read(&next);
            let deed = Deed {
                map: &self.map,
                before,
                said,
                pays,
                events: &events,
            };
            let wrong = outcome(&deed, after, tokens, grows, seen)
                .or_else(|| losses::badly_lost(&deed, after, &diary))
                .or_else(|| losses::badly_gained(&self.map, &deed, after))
                .or_else(|| laws::badly_sorted(&deed, after, &named, seen))
                .or_else(|| self.badly_scored(&deed, after, &diary))
                .or_else(|| self.badly_ended(&deed, after, tokens, &diary));
            assert!(
                wrong.is_none(),
                "{}, after {said:?}: {events:?}, seed {seed}\nbefore {json}\nafter {next}",
                wrong.unwrap_or_default()
            );
            // U-85: whoever was paid for wealth that he has from Stonehedge was the only one.
            let lent = |people: &position::People| {
                people.lent_power == Some("wealthy") && people.seat == before.seat
            };
            let scored = |event: &Event| matches!(event, Event::Scored { .. });
            diary.wealth_paid |= events.iter().any(scored) && after.peoples.values().any(lent);
            json = next;
        }
    }

    /// Compares everything at the only decision that is looked at.
    pub fn look(&self, state: &State, seen: &mut Seen) {
        let json = &write_position(&self.game, state);
        let at = &Moment {
            seed: 0,
            state,
            legal: &self.game.legal(state),
            json,
        };
        self.compare(&Position::read(json), &mut Diary::default(), at, seen);
    }

    /// Compares everything at one decision.
    fn compare(&self, position: &Position, diary: &mut Diary, at: &Moment, seen: &mut Seen) {
        diary.open(position);
        self.compare_scores(position, diary, at, seen);
        match (position.phase, position.ask) {
            (_, Some("first-power")) | ("purchases", None) => {
                self.compare_says(&says::purchase_says(position), at);
                see(seen, "purchases");
            }
            (_, Some("balrog")) => {
                let attack = Attack::new(&self.map, position, diary).expect("a race acts");
                self.compare_says(&attack.balrog_says(true), at);
                see(seen, "balrog at once");
            }
            (_, Some("volcano")) => self.compare_says(&says::volcano_says(&self.map), at),
            (_, Some("exchange")) => {
                self.compare_says(&says::exchange_says(position), at);
                see(seen, "exchange");
            }
            (_, Some(ask)) => {
                // F-22: help is offered where it decides.
                assert!(
                    (ask == "hire") == diary.awaits_help(),
                    "whether help after the die is offered, {at}"
                );
                see(
                    seen,
                    if ask == "hire" {
                        "help after the die"
                    } else {
                        ask
                    },
                );
            }
            ("pick-combo", _) => {
                let says = says::pick_says(position);
                self.compare_says(&says, at);
                let cursed = |combo: &position::Combo| combo.power == Some("cursed");
                if says.len() < position.column.len() && position.column.iter().any(cursed) {
                    see(seen, "dear below cursed");
                }
                if position.column.iter().any(|combo| combo.waiting > 0) {
                    see(seen, "homunculi wait");
                }
            }
            ("choice" | "ghoul-step" | "conquest", _) => {
                let attack = Attack::new(&self.map, position, diary).expect("a race acts");
                let prices = attack.prices();
                self.compare_prices(&prices, at);
                let says = attack.conquest_says(&prices);
                self.compare_says(&says, at);
                note_tiles(seen, &attack);
                note_says(seen, &says);
                note_prices(seen, &attack, &prices);
            }
            ("after-score", _) => self.compare_says(&says::after_score_says(position), at),
            ("start", _) => {
                let attack = Attack::new(&self.map, position, diary).expect("a race acts");
                let says = attack.start_says();
                self.compare_says(&says, at);
                note_says(seen, &says);
            }
            ("end-of-turn", _) => {
                let attack = Attack::new(&self.map, position, diary).expect("a race acts");
                let says = attack.end_of_turn_says();
                self.compare_says(&says, at);
                note_says(seen, &says);
            }
            _ => {}
        }
        // U-62: markers return with the end of the turn, when only others have something left to do.
        let over = ["after-score", "stout-decline", "defender-redeploy"].contains(&position.phase);
        for (seat, grudge) in (1..).zip(&position.grudges) {
            if over && seat == position.seat {
                continue;
            }
            let twin = diary.grudges.get(&seat).cloned().unwrap_or_default();
            assert!(
                twin == *grudge,
                "grudge of {seat}: twin {twin:?}, engine {grudge:?}, {at}"
            );
        }
        let broken = laws::broken(&self.map, position, diary);
        assert!(broken.is_none(), "{}, {at}", broken.unwrap_or_default());
    }

    /// Writes an action into the diary, before it happens. Gives how many tokens must march, where
    /// that is certain.
    fn write_down(
        &self,
        position: &Position,
        said: Option<Said>,
        pays: bool,
        diary: &mut Diary,
    ) -> Option<u8> {
        if position.ask == Some("hire") {
            diary.help(pays);
        }
        let said = said?;
        let asked = matches!(position.ask, Some("first-power" | "balrog"));
        let judged = match position.phase {
            "pick-combo" | "purchases" | "choice" | "ghoul-step" | "conquest" | "end-of-turn"
            | "start" => position.ask.is_none(),
            // The Balrog moves at any moment of the turn (U-77).
            "redeploy" | "pieces" => matches!(said, Said::Do(..)),
            _ => false,
        };
        if !judged && !asked {
            return None;
        }
        let attack = Attack::new(&self.map, position, diary);
        let (lacks, tokens) = match attack.filter(|_| said.attacks().is_some()) {
            Some(attack) => (attack.lacks(said), attack.marching(said)),
            None => (Lacks::default(), None),
        };
        diary.say(position, said, lacks, is_below(&self.map));
        tokens
    }

    /// The regions that can be attacked and their prices.
    fn compare_prices(&self, twin: &BTreeMap<u8, u8>, at: &Moment) {
        let listed = self.game.prices(at.state);
        let engine: BTreeMap<u8, u8> = listed.into_iter().map(|(r, price)| (r.0, price)).collect();
        for region in self.map.keys() {
            let (ours, theirs) = (twin.get(region), engine.get(region));
            assert!(
                ours == theirs,
                "price of {region}: twin {ours:?}, engine {theirs:?}, {at}"
            );
        }
    }

    /// What may be said.
    fn compare_says(&self, twin: &BTreeSet<Said>, at: &Moment) {
        let legal = at.legal;
        let unknown = |action: &Action| -> ! { panic!("{action:?} is not of this phase, {at}") };
        let said = |action: &Action| self.said(*action).unwrap_or_else(|| unknown(action));
        let engine: BTreeSet<Said> = legal.iter().map(said).collect();
        assert!(
            engine.len() == legal.len(),
            "an action is listed twice: {:?}, {at}",
            &legal[..]
        );
        let missing: Vec<_> = twin.difference(&engine).collect();
        let surplus: Vec<_> = engine.difference(twin).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "only the twin allows {missing:?}, only the engine allows {surplus:?}, {at}"
        );
    }

    /// The coins of every seat by source.
    fn compare_scores(&self, position: &Position, diary: &Diary, at: &Moment, seen: &mut Seen) {
        for seat in self.game.seats() {
            let deeds = (position.seat == seat.0 + 1).then_some(diary);
            let twin = score::score(&self.map, position, deeds, seat.0 + 1);
            let engine = self.by_source(self.game.score(at.state, seat));
            assert!(
                twin == engine,
                "score of {seat}: twin {twin:?}, engine {engine:?}, {at}"
            );
            for source in twin.keys() {
                see(seen, &format!("coins: {source}"));
            }
        }
    }

    /// What is wrong with the coins that were scored in a step, if anything. Once a seat has scored,
    /// nothing in the rest of the step changes what it holds.
    fn badly_scored(&self, deed: &Deed, after: &Position, diary: &Diary) -> Option<String> {
        let before = deed.before;
        let paid = deed.events.iter().filter_map(|event| match *event {
            Event::Scored { source, coins, .. } => Some((source, coins)),
            _ => None,
        });
        let engine = self.by_source(paid);
        let scored = ["after-score", "stout-decline", "defender-redeploy"].contains(&before.phase);
        let over = (after.round, after.seat) != (before.round, before.seat);
        if engine.is_empty() && (scored || !over) {
            return None;
        }
        let mut twin = score::score(&self.map, after, Some(diary), before.seat);
        if let Some(race) = laws::vanished(deed, after) {
            twin.extend(score::last_coins(&self.map, before, race));
        }
        (scored || twin != engine).then(|| format!("scored: twin {twin:?}, engine {engine:?}"))
    }

    /// What is wrong with conquests that ended by themselves, if anything: a die rolled first must
    /// reach nothing (B-121), otherwise no token may be left in hand (B-20).
    fn badly_ended(
        &self,
        deed: &Deed,
        after: &Position,
        tokens: Option<u8>,
        diary: &Diary,
    ) -> Option<String> {
        let before = deed.before;
        let goes_on = (before.round, before.seat, "conquest");
        let over = (after.round, after.seat, after.phase) != goes_on;
        let attack = Attack::new(&self.map, before, diary)?;
        if tokens.is_some_and(|tokens| over && tokens < attack.force()) {
            return Some("conquests ended with tokens in hand".to_owned());
        }
        let rolled = deed.said.is_none() && before.ask.is_none() && before.phase == "conquest";
        if rolled && diary.die.is_some() {
            let help = |region| 2 * u8::from(attack.can_hire(region));
            let cheap = |region| attack.with_help(region, help(region)) <= attack.force();
            let any = attack.prices().into_keys().any(cheap);
            return (over == any).then(|| "whether a die rolled first ends it".to_owned());
        }
        None
    }
}

/// What is wrong with how a step came out, if anything: tokens that marched, coins, combos passed
/// over, new tokens.
fn outcome(
    deed: &Deed,
    after: &Position,
    tokens: Option<u8>,
    grows: Option<u8>,
    seen: &mut Seen,
) -> Option<String> {
    let marched = deed.events.iter().find_map(|event| match event {
        Event::Conquered { tokens, .. } => Some(*tokens),
        _ => None,
    });
    if tokens.is_some() && tokens != marched {
        return Some(format!("{marched:?} tokens marched instead of {tokens:?}"));
    }
    let wrong = laws::badly_spread(deed, after).or_else(|| laws::badly_raised(deed.before, after));
    if wrong.is_some() {
        return wrong;
    }
    let mut notes = Vec::new();
    let purse = deed.coins(after, &mut notes);
    notes.iter().for_each(|note| see(seen, note));
    let coins: Vec<i32> = after.coins.iter().map(|&coins| coins.into()).collect();
    if purse != coins {
        return Some(format!("coins: twin {purse:?}, engine {coins:?}"));
    }
    if let Some(face) = grows {
        see(seen, "pygmies grow");
        return laws::badly_grown(deed.before, face, after);
    }
    deed.said
        .and_then(|said| laws::badly_passed(deed.before, said, after))
}
