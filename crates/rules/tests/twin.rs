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
use elbowroom_rules::notation::{read_position, write_position};
use elbowroom_rules::{Action, ActionList, Game, Odds, Pending, Seat, Setup, State};
use position::{Map, Position};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Random games for each number of players.
const GAMES: u64 = 300;

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

/// Eighteen Sorcerers are in the box: the last one can still be made, then none (B-98).
#[test]
fn the_twin_agrees_when_the_sorcerers_run_out() {
    for (tokens, offered) in [(17, true), (18, false)] {
        let json = format!(
            r#"{{"board": "base-2p", "players": 2, "seat": 1, "phase": "choice",
            "seats": [{{"active": {{"race": "sorcerers", "power": "hill", "hand": {}}}}},
                      {{"active": {{"race": "ratmen", "power": "swamp"}}}}],
            "regions": [{{"region": 1, "seat": 1, "tokens": 2}},
                        {{"region": 2, "seat": 2, "tokens": 1}}]}}"#,
            tokens - 2
        );
        let (game, state) = read_position(&json).expect("the position is sound");
        let mut seen = Seen::new();
        Onlooker::new(game).compare(&state, &mut Diary::default(), 0, &mut seen);
        assert_eq!(
            seen.contains_key("convert"),
            offered,
            "with {tokens} tokens in play"
        );
    }
}

/// Looks on at all games for a number of players.
fn agree(players: u8) {
    let setup = Setup::base(players).expect("there is a board");
    let onlooker = Onlooker::new(Game::new(setup).expect("the set-up fits"));
    let mut seen = Seen::new();
    for seed in 0..GAMES {
        onlooker.watch(seed, &mut seen);
    }
    for name in RACES.iter().chain(&POWERS).chain(&SIGHTS) {
        assert!(
            seen.contains_key(*name),
            "{name} never came up with {players} players"
        );
    }
}

/// A number below `n`.
fn below(rng: &mut Xoshiro256PlusPlus, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

/// What came up, and in how many decisions.
type Seen = BTreeMap<String, u32>;

/// A decision of a game, for what is told when the two disagree.
struct Moment<'a> {
    seed: u64,
    state: &'a State,
    json: &'a str,
}

impl fmt::Display for Moment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}\n{}", self.seed, self.json)
    }
}

/// Watches games of one kind and compares.
struct Onlooker {
    game: Game,
    map: Map,
}

impl Onlooker {
    fn new(game: Game) -> Self {
        Self {
            map: position::read_map(game.board()),
            game,
        }
    }

    /// Plays one random game and compares at every decision.
    fn watch(&self, seed: u64, seen: &mut Seen) {
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
                Pending::Decision(_) => {
                    self.compare(&state, &mut diary, seed, seen);
                    let legal = self.game.legal(&state);
                    let step = legal
                        .step(choose(&legal, &mut rng))
                        .expect("it is in the list");
                    self.write_down(&state, step.action(), &mut diary);
                    self.game.apply(&mut state, step, &mut ());
                }
            }
        }
    }

    /// Compares everything at one decision.
    fn compare(&self, state: &State, diary: &mut Diary, seed: u64, seen: &mut Seen) {
        let json = &write_position(&self.game, state);
        let at = &Moment { seed, state, json };
        let position = &Position::read(json);
        diary.open(position);
        self.compare_scores(position, diary, at);
        let Some(attack) = Attack::new(&self.map, position, diary) else {
            return;
        };
        match position.phase {
            "choice" | "ghoul-step" | "conquest" => {
                let prices = attack.prices();
                self.compare_prices(&prices, at);
                let says = attack.conquest_says(&prices);
                self.compare_says(&says, at);
                note(seen, position, &says, attack.is_bound());
            }
            "end-of-turn" => {
                let says = attack.end_of_turn_says();
                self.compare_says(&says, at);
                note(seen, position, &says, attack.is_bound());
            }
            _ => {}
        }
    }

    /// Writes an action into the diary, before it happens.
    fn write_down(&self, state: &State, action: Action, diary: &mut Diary) {
        let json = &write_position(&self.game, state);
        let position = &Position::read(json);
        match (position.phase, self.said(action)) {
            ("pick-combo", _) => diary.pick(),
            ("choice" | "ghoul-step" | "conquest" | "end-of-turn", Some(said)) => {
                let lacks = match (said, Attack::new(&self.map, position, diary)) {
                    (Said::Roll(region), Some(attack)) => attack.lacks(region),
                    _ => 0,
                };
                diary.say(position, said, lacks);
            }
            _ => {}
        }
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
        let legal = self.game.legal(at.state);
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
    fn compare_scores(&self, position: &Position, diary: &Diary, at: &Moment) {
        for seat in self.game.seats() {
            let twin = score::score(&self.map, position, diary, seat.0 + 1);
            let engine = self.engine_score(at.state, seat);
            assert!(
                twin == engine,
                "score of {seat}: twin {twin:?}, engine {engine:?}, {at}"
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
                Source::Captives => unreachable!("no leaders in the base game"),
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
            Action::Ready => Said::Ready,
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
fn note(seen: &mut Seen, position: &Position, says: &BTreeSet<Said>, pact: bool) {
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
