//! Looks on at random games on islands, plays every step again and compares.

use super::super::play::{below, choose};
use super::super::position::{self, Map, Position};
use super::super::seen::{Seen, see};
use super::attack::Eyes;
use super::attempt::{Says, each};
use super::end::place_says;
use super::faction;
use super::income::{Coins, income};
use super::notes::{Awaited, Notes};
use super::step::{Fate, Step};
use super::world::World;
use elbowroom_rules::event::Source;
use elbowroom_rules::notation::{action_text, write_position};
use elbowroom_rules::{Event, Game, Odds, Pending, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;

/// Watches games on islands.
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

    /// Plays one random game on and compares at every decision and after every step.
    pub fn watch_from(&self, mut state: State, seed: u64, seen: &mut Seen) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut notes = Notes::default();
        let mut json = write_position(&self.game, &state);
        loop {
            let before = &Position::read(&json);
            let mut events: Vec<Event> = Vec::new();
            let (mut said, mut odds) = (String::new(), None);
            match self.game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(chance) => {
                    let answer = chance.case(below(&mut rng, usize::from(chance.cases())) as u8);
                    odds = Some((chance, answer));
                    let told = self.game.answer(&mut state, answer, &mut events);
                    told.expect("fate can say this");
                }
                Pending::Decision(_) => {
                    notes.open(before);
                    let wrong = self.compare(&state, before, &notes, seen);
                    assert!(
                        wrong.is_none(),
                        "{}, seed {seed}\n{json}",
                        wrong.unwrap_or_default()
                    );
                    let legal = &self.game.legal(&state);
                    let step = legal.step(choose(legal, &mut rng));
                    let step = step.expect("it is in the list");
                    said = action_text(&self.game, step.action());
                    self.game.apply(&mut state, step, &mut events);
                }
            }
            let next = write_position(&self.game, &state);
            let after = &Position::read(&next);
            let mut noted = Vec::new();
            let mut step = Step {
                map: &self.map,
                before,
                after,
                said: &said,
                fate: odds.map(|(odds, answer)| self.fate(odds, answer, &events)),
                due: Coins::new(),
                scored: self.paid(&events).values().map(|sum| i32::from(*sum)).sum(),
                notes: &mut notes,
                seen: &mut noted,
            };
            let (mut twin, mut engine) = (step.play(), World::of(after));
            // Bombs are looked at one by one as the turn begins.
            if after.chance == Some("fuse") {
                twin.pieces.remove("bomb");
                engine.pieces.remove("bomb");
            }
            let wrong = twin.differs(&engine);
            let (due, paid) = (step.due, self.paid(&events));
            let scores = format!("scored: twin {due:?}, engine {paid:?}");
            let wrong = wrong.or((due != paid).then_some(scores));
            let wrong =
                wrong.or_else(|| noted.iter().find(|what| what.starts_with("wrong")).cloned());
            let wrong = wrong.or_else(|| remembers(&notes, after));
            assert!(
                wrong.is_none(),
                "{}, after {said}: {events:?}, seed {seed}\nbefore {json}\nafter {next}",
                wrong.unwrap_or_default()
            );
            noted.iter().for_each(|what| see(seen, what));
            json = next;
        }
    }

    /// What fate answered, in the twin's words.
    fn fate(&self, odds: Odds, answer: u8, events: &[Event]) -> Fate {
        if odds == Odds::Die {
            return Fate::Die(answer);
        }
        let bomb = events.iter().find_map(|event| match event {
            Event::Tale { tale, .. } if tale.kind == "bomb-went-off" => Some(true),
            Event::Tale { tale, .. } if tale.kind == "bomb-fizzled" => Some(false),
            _ => None,
        });
        let gone = events.iter().find_map(|event| match event {
            Event::PieceGone { piece, region, .. } => {
                let piece = self.game.piece(*piece)?.id;
                (piece == "bomb").then_some(region.0)
            }
            _ => None,
        });
        if let (Some(live), Some(region)) = (bomb, gone) {
            return Fate::Bomb { region, live };
        }
        let marker = events.iter().find_map(|event| match event {
            Event::Revealed { tile, region, .. } => Some((self.game.tile(*tile)?.id, region.0)),
            _ => None,
        });
        marker.map_or(Fate::Tile, |(found, region)| Fate::Marker {
            region,
            found: found.to_owned(),
        })
    }

    /// Coins that were scored, by source.
    fn paid(&self, events: &[Event]) -> Coins {
        let scored = events.iter().filter_map(|event| match *event {
            Event::Scored { source, coins, .. } => Some((source, coins)),
            _ => None,
        });
        self.by_source(scored)
    }

    fn by_source(&self, paid: impl IntoIterator<Item = (Source, u8)>) -> Coins {
        let race = |id| self.game.race_tile(id).map_or("", |tile| tile.id);
        let power = |id| self.game.power_tile(id).map_or("", |tile| tile.id);
        let mut coins = Coins::new();
        for (source, amount) in paid {
            let name = match source {
                Source::Regions(id) | Source::Declined(id) => format!("regions of {}", race(id)),
                Source::Race(id) => race(id).to_owned(),
                Source::Power(id) => power(id).to_owned(),
                Source::Tile(id) => self.game.tile(id).map_or("", |tile| tile.id).to_owned(),
                Source::Named(named) => named.id.to_owned(),
            };
            *coins.entry(name).or_default() += amount;
        }
        coins
    }

    /// What is wrong at a decision, if anything.
    fn compare(
        &self,
        state: &State,
        position: &Position,
        notes: &Notes,
        seen: &mut Seen,
    ) -> Option<String> {
        for seat in self.game.seats() {
            let mine = (position.seat == seat.0 + 1).then_some(notes);
            let twin = income(&self.map, position, mine, seat.0 + 1);
            let engine = self.by_source(self.game.score(state, seat));
            if twin != engine {
                return Some(format!("score of {seat}: twin {twin:?}, engine {engine:?}"));
            }
            for source in twin.keys() {
                see(seen, &format!("coins: {source}"));
            }
        }
        let eyes = Eyes::new(&self.map, position, notes);
        let fights = ["choice", "conquest"].contains(&position.phase) && position.ask.is_none();
        if let Some(eyes) = eyes.as_ref().filter(|_| fights) {
            let prices = eyes.prices();
            let listed = self.game.prices(state);
            let engine: BTreeMap<u8, u8> =
                listed.into_iter().map(|(at, cost)| (at.0, cost)).collect();
            if prices != engine {
                return Some(format!("prices: twin {prices:?}, engine {engine:?}"));
            }
            eyes.note(&prices, seen);
            // W-62.
            let neutral = faction(eyes.race) == "neither";
            let asked = position.phase == "conquest" && neutral;
            if asked && position.uses(eyes.race, "battlefield") && !notes.sided {
                return Some("nobody asked for a side".to_owned());
            }
        }
        let twin = self.says(position, notes, eyes.as_ref())?;
        let legal = self.game.legal(state);
        let engine: Says = legal
            .iter()
            .map(|action| action_text(&self.game, *action))
            .collect();
        let missing: Vec<_> = twin.difference(&engine).collect();
        let surplus: Vec<_> = engine.difference(&twin).collect();
        for said in &twin {
            let word = said.split(' ').next().unwrap_or_default();
            see(seen, &format!("say {word}"));
        }
        (!missing.is_empty() || !surplus.is_empty()).then(|| {
            format!("only the twin allows {missing:?}, only the engine allows {surplus:?}")
        })
    }

    /// What may be said; nothing where the twin does not judge.
    fn says(&self, position: &Position, notes: &Notes, eyes: Option<&Eyes>) -> Option<Says> {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        match (position.ask, position.phase) {
            (Some("form"), _) => Some(words(&["wolf", "end"])),
            (Some("side"), _) => Some(words(&["side alliance", "side horde", "side neither"])),
            (Some("raise"), _) => Some(words(&["raise", "end"])),
            (Some("press-on"), _) => Some(words(&["press-on", "end"])),
            (Some("portal-to"), _) => match notes.awaited? {
                Awaited::Portal { region } => Some(each("portal-to", eyes?.partners(region))),
                _ => None,
            },
            (Some("flee"), _) => match notes.awaited? {
                Awaited::Flee { region } => Some(each("flee", eyes?.refuges(region))),
                _ => None,
            },
            (Some("rejoin"), _) => match notes.awaited? {
                Awaited::Rejoin { region } => Some(each("rejoin", eyes?.refuges(region))),
                _ => None,
            },
            (Some("let-go"), _) => {
                let eyes = eyes.filter(|eyes| eyes.is_thin());
                let held = eyes.map(|eyes| eyes.held.iter().copied());
                Some(each("let-go", held.into_iter().flatten()))
            }
            (Some("artifact"), _) => match notes.awaited? {
                Awaited::Carry { region } => Some(each("artifact", 1..=eyes?.loot(region))),
                _ => None,
            },
            (Some("carry-off"), _) => match notes.awaited? {
                Awaited::Carry { region } => Some(each("carry-off", eyes?.carries(region))),
                _ => None,
            },
            (Some(_), _) => None,
            (None, "pick-combo") => {
                let coins = usize::from(position.coins[usize::from(position.seat) - 1]);
                let places = 1..=position.column.len().min(coins + 1) as u8;
                Some(each("pick", places))
            }
            (None, "choice" | "conquest") => Some(eyes?.conquest_says(&eyes?.prices())),
            (None, "redeploy" | "defender-redeploy") => Some(place_says(position)),
            (None, "end-of-turn") => Some(eyes?.end_says()),
            _ => None,
        }
    }
}

/// What the engine remembers otherwise than the twin, if anything: harmony, losses that were spared.
fn remembers(notes: &Notes, position: &Position) -> Option<String> {
    for (seat, harmony) in (1..).zip(&position.harmony) {
        let bound = notes.harmony.contains(&seat);
        let paid = notes.paid.contains(&seat);
        let twin = match (bound, paid) {
            (false, _) => None,
            (true, false) => Some("due"),
            (true, true) => Some("paid"),
        };
        if twin != *harmony {
            return Some(format!(
                "harmony of {seat}: twin {twin:?}, engine {harmony:?}"
            ));
        }
    }
    for (seat, spared) in (1..).zip(&position.spared) {
        let twin = notes.spared.contains(&seat);
        if twin != *spared {
            return Some(format!("spared {seat}: twin {twin}, engine {spared}"));
        }
    }
    let bombs = position.bombs.live + position.bombs.dud;
    let goblins = position.peoples.get("goblins-wow");
    (goblins.is_some_and(|goblins| goblins.active) && notes.bombs != bombs)
        .then(|| format!("bombs: twin {}, engine {bombs}", notes.bombs))
}
