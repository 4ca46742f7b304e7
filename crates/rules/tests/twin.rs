//! A slow twin of price, reach and score, written from the rulings with plain sets and names. It
//! looks on at random games and must agree with the engine at every decision.

#[path = "twin/attack.rs"]
mod attack;
#[path = "twin/diary.rs"]
mod diary;
#[path = "twin/position.rs"]
mod position;
#[path = "twin/score.rs"]
mod score;

use attack::{Attack, Said};
use diary::Diary;
use elbowroom_rules::event::Source;
use elbowroom_rules::notation::write_position;
use elbowroom_rules::{Action, ActionList, Game, Odds, Pending, Seat, Setup, State};
use position::{Map, Position};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};

/// Random games for each number of players.
const GAMES: u64 = 150;

const RACES: [&str; 14] = [
    "amazons",
    "dwarves",
    "elves",
    "ghouls",
    "giants",
    "halflings",
    "humans",
    "orcs",
    "ratmen",
    "skeletons",
    "sorcerers",
    "tritons",
    "trolls",
    "wizards",
];

const POWERS: [&str; 20] = [
    "alchemist",
    "berserk",
    "bivouacking",
    "commando",
    "diplomat",
    "dragon-master",
    "flying",
    "forest",
    "fortified",
    "heroic",
    "hill",
    "merchant",
    "mounted",
    "pillaging",
    "seafaring",
    "spirit",
    "stout",
    "swamp",
    "underworld",
    "wealthy",
];

/// Situations that must come up as well, or the games prove little.
const SIGHTS: [&str; 6] = [
    "declined ghouls act",
    "convert",
    "dragon",
    "ally",
    "spared by a pact",
    "berserk die",
];

#[test]
fn the_twin_agrees_with_two_players() {
    agree(2);
}

#[test]
fn the_twin_agrees_with_three_players() {
    agree(3);
}

#[test]
fn the_twin_agrees_with_four_players() {
    agree(4);
}

#[test]
fn the_twin_agrees_with_five_players() {
    agree(5);
}

/// Looks on at all games for a number of players.
fn agree(players: u8) {
    let game = Game::new(Setup::base(players).expect("there is a board")).expect("it fits");
    let mut onlooker = Onlooker {
        map: position::read_map(game.board()),
        game,
        seen: BTreeMap::new(),
    };
    for seed in 0..GAMES {
        onlooker.watch(seed);
    }
    for name in RACES.iter().chain(&POWERS).chain(&SIGHTS) {
        assert!(
            onlooker.seen.contains_key(*name),
            "{name} never came up with {players} players"
        );
    }
}

/// A number below `n`.
fn below(rng: &mut Xoshiro256PlusPlus, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

/// Watches games of one kind and compares.
struct Onlooker {
    game: Game,
    map: Map,
    /// What came up, and in how many decisions.
    seen: BTreeMap<String, u32>,
}

impl Onlooker {
    /// Plays one random game and compares at every decision.
    fn watch(&mut self, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = self.game.start();
        let mut diary = Diary::default();
        loop {
            match self.game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(odds) => {
                    let answer = odds.case(below(&mut rng, usize::from(odds.cases())) as u8);
                    if odds == Odds::Die {
                        diary.roll(answer);
                    }
                    self.game
                        .answer(&mut state, answer, &mut ())
                        .expect("fate can say this");
                }
                Pending::Decision(_) => self.decide(&mut state, &mut diary, &mut rng, seed),
            }
        }
    }

    /// Compares at one decision, then takes it.
    fn decide(
        &mut self,
        state: &mut State,
        diary: &mut Diary,
        rng: &mut Xoshiro256PlusPlus,
        seed: u64,
    ) {
        let json = write_position(&self.game, state);
        let at = || format!("seed {seed}, {} players\n{json}", self.game.setup().seats);
        let position = Position::read(&json);
        diary.open(&position);
        self.compare_scores(state, &position, diary, &at);
        let legal = self.game.legal(state);
        let attack = Attack::new(&self.map, &position, diary);
        let mut lacks = BTreeMap::new();
        match (position.phase, &attack) {
            ("choice" | "ghoul-step" | "conquest", Some(attack)) => {
                let prices = attack.prices();
                self.compare_prices(state, &prices, &at);
                let says = attack.conquest_says(&prices);
                self.compare_says(&legal, &says, &at);
                note(&mut self.seen, &position, &says, attack.is_bound());
                let force = attack.force();
                lacks = prices
                    .into_iter()
                    .map(|(r, price)| (r, price.saturating_sub(force)))
                    .collect();
            }
            ("end-of-turn", Some(attack)) => {
                let says = attack.end_of_turn_says();
                self.compare_says(&legal, &says, &at);
                note(&mut self.seen, &position, &says, false);
            }
            _ => {}
        }
        let step = legal
            .step(choose(&legal, rng))
            .expect("the choice is in the list");
        if matches!(step.action(), Action::Pick(_)) {
            diary.pick();
        }
        let conquering = ["choice", "ghoul-step", "conquest", "end-of-turn"];
        if let Some(said) = self
            .said(step.action())
            .filter(|_| conquering.contains(&position.phase))
        {
            let lacks = match said {
                Said::Roll(region) => lacks[&region],
                _ => 0,
            };
            diary.say(&position, said, lacks);
        }
        self.game.apply(state, step, &mut ());
    }

    /// The regions that can be attacked and their prices.
    fn compare_prices(&self, state: &State, twin: &BTreeMap<u8, u8>, at: &dyn Fn() -> String) {
        let engine: BTreeMap<u8, u8> = self
            .game
            .prices(state)
            .into_iter()
            .map(|(region, price)| (region.0, price))
            .collect();
        for region in self.map.keys() {
            let (ours, theirs) = (twin.get(region), engine.get(region));
            assert!(
                ours == theirs,
                "price of {region}: twin {ours:?}, engine {theirs:?}\n{}",
                at()
            );
        }
    }

    /// What may be said.
    fn compare_says(&self, legal: &ActionList, twin: &BTreeSet<Said>, at: &dyn Fn() -> String) {
        let said = |action: &Action| {
            self.said(*action)
                .unwrap_or_else(|| panic!("{action:?}\n{}", at()))
        };
        let engine: BTreeSet<Said> = legal.iter().map(said).collect();
        assert_eq!(
            engine.len(),
            legal.len(),
            "an action is listed twice: {:?}\n{}",
            &legal[..],
            at()
        );
        let missing: Vec<_> = twin.difference(&engine).collect();
        let surplus: Vec<_> = engine.difference(twin).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "only the twin allows {missing:?}, only the engine allows {surplus:?}\n{}",
            at()
        );
    }

    /// The coins of every seat by source.
    fn compare_scores(
        &self,
        state: &State,
        position: &Position,
        diary: &Diary,
        at: &dyn Fn() -> String,
    ) {
        for seat in self.game.seats() {
            let twin = score::score(&self.map, position, diary, seat.0 + 1);
            let engine = self.engine_score(state, seat);
            assert!(
                twin == engine,
                "score of seat {seat}: twin {twin:?}, engine {engine:?}\n{}",
                at()
            );
        }
    }

    fn engine_score(&self, state: &State, seat: Seat) -> score::Coins {
        let race = |id| self.game.race_tile(id).map_or("", |tile| tile.id);
        let power = |id| self.game.power_tile(id).map_or("", |tile| tile.id);
        let mut coins = score::Coins::new();
        for (source, amount) in self.game.score(state, seat) {
            let name = match source {
                Source::Regions(id) | Source::Declined(id) => format!("regions of {}", race(id)),
                Source::Race(id) => race(id).to_owned(),
                Source::Power(id) => power(id).to_owned(),
            };
            *coins.entry(name).or_default() += amount;
        }
        coins
    }

    /// An action in the twin's words; nothing for those it does not judge.
    fn said(&self, action: Action) -> Option<Said> {
        Some(match action {
            Action::Decline => Said::Decline,
            Action::End => Said::End,
            Action::Abandon(region) => Said::Abandon(region.0),
            Action::Conquer(region) => Said::Conquer(region.0),
            Action::Roll(region) => Said::Roll(region.0),
            Action::RollFirst => Said::RollFirst,
            Action::Do(id, target) => {
                let (_, verb) = self.game.verbs().find(|(known, _)| *known == id)?;
                match verb.word {
                    "convert" => Said::Convert(target),
                    "dragon" => Said::Dragon(target),
                    "ally" => Said::Ally(target + 1),
                    _ => return None,
                }
            }
            _ => return None,
        })
    }
}

/// Writes down what a compared decision was about.
fn note(seen: &mut BTreeMap<String, u32>, position: &Position, says: &BTreeSet<Said>, pact: bool) {
    let mut see = |name: &str| *seen.entry(name.to_owned()).or_default() += 1;
    let race = position.acting.unwrap_or_default();
    let people = &position.peoples[race];
    if people.active {
        see(race);
        see(people.power);
    } else {
        see("declined ghouls act");
    }
    let any = |test: fn(&Said) -> bool| says.iter().any(test);
    let sights = [
        ("convert", any(|said| matches!(said, Said::Convert(_)))),
        ("dragon", any(|said| matches!(said, Said::Dragon(_)))),
        ("ally", any(|said| matches!(said, Said::Ally(_)))),
        ("spared by a pact", pact),
        ("berserk die", position.die.is_some()),
    ];
    sights
        .into_iter()
        .filter(|(_, there)| *there)
        .for_each(|(name, _)| see(name));
}

/// The place of a random action: a decline now and then, regions seldom abandoned.
fn choose(legal: &ActionList, rng: &mut Xoshiro256PlusPlus) -> usize {
    let places = |test: fn(&Action) -> bool| -> Vec<usize> {
        (0..legal.len())
            .filter(|&place| test(&legal[place]))
            .collect()
    };
    let mild = match below(rng, 8) {
        0 => places(|action| *action == Action::Decline),
        1 => Vec::new(),
        _ => places(|action| !matches!(action, Action::Decline | Action::Abandon(_))),
    };
    match mild.is_empty() {
        true => below(rng, legal.len()),
        false => mild[below(rng, mild.len())],
    }
}
