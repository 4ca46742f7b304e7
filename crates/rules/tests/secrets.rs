//! What a seat holds in secret shows in no view of another (P-20, R-40), and what lies face down is decided by nobody before it is
//! turned up (P-22).

use elbowroom_rules::board::Board;
use elbowroom_rules::ids::{RaceId, TileId};
use elbowroom_rules::notation::{read_position, write_position};
use elbowroom_rules::{
    Game, Language, Odds, Pending, Seat, Setup, State, Switches, Viewer, invariant,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus as Luck;
use serde_json::Value;

fn gods(players: u8) -> Game {
    let board = Board::printed(&format!("s09-{players}p")).expect("a printed world");
    let boxes = Setup::usual_boxes(&board);
    Game::new(Setup {
        seats: players,
        boxes,
        switches: Switches::default(),
        board,
        ..Setup::base(2).expect("the base game")
    })
    .expect("the set-up fits")
}

fn below(luck: &mut Luck, many: usize) -> usize {
    luck.next_u32() as usize % many
}

fn step(game: &Game, state: &mut State, luck: &mut Luck) {
    match game.pending(state) {
        Pending::Decision(_) => {
            let legal = game.legal(state);
            let step = legal.step(below(luck, legal.len()));
            game.apply(state, step.expect("it is in the list"), &mut ());
        }
        Pending::Chance(odds) => {
            let answer = odds.case(below(luck, odds.cases().into()) as u8);
            game.answer(state, answer, &mut ())
                .expect("fate may say it");
        }
        Pending::Over => {}
    }
}

/// The same position with two tiles of hands exchanged, or one with a tile that nobody holds.
fn exchanged(json: &str, one: usize, other: Option<usize>, new: &str) -> String {
    let mut said: Value = serde_json::from_str(json).expect("a position is JSON");
    let tiles = said["gods"]["tiles"].as_array_mut().expect("hands");
    match other {
        Some(other) => {
            let name = tiles[one][1].take();
            tiles[one][1] = tiles[other][1].take();
            tiles[other][1] = name;
        }
        None => tiles[one][1] = new.into(),
    }
    // What is left follows from the rest.
    said.as_object_mut()
        .expect("an object")
        .remove("races_left");
    said.to_string()
}

/// Games of three and four: whoever looks cannot tell which of two others holds a race, nor whether one of them holds
/// another that nobody has seen.
#[test]
fn nobody_sees_what_another_holds() {
    let mut looked = 0;
    for (seed, players) in [(1, 3), (2, 3), (3, 4), (4, 4)] {
        let game = gods(players);
        let luck = &mut Luck::seed_from_u64(seed);
        let mut state = game.start();
        for turn in 0..400 {
            if game.pending(&state) == Pending::Over {
                break;
            }
            step(&game, &mut state, luck);
            let decides = matches!(game.pending(&state), Pending::Decision(_));
            if turn % 7 != 0 || !decides {
                continue;
            }
            let json = write_position(&game, &state);
            let said: Value = serde_json::from_str(&json).expect("a position is JSON");
            let tiles = said["gods"]["tiles"].as_array().expect("hands").clone();
            let place = |tile: &Value| tile[0].as_u64().expect("a place");
            let race_of = |seat: u64| {
                let own = |tile: &&Value| (6 * seat..6 * seat + 3).contains(&place(tile));
                tiles.iter().position(|tile| own(&tile))
            };
            let (Some(second), Some(third)) = (race_of(1), race_of(2)) else {
                continue;
            };
            let unseen = state.races_left().iter().find(|&race| {
                let id = game.race_tile(RaceId(race)).map_or("", |tile| tile.id);
                id != "dwarves" && id != "iron-dwarves" && id != "shadow-mimes"
            });
            let unseen = unseen.and_then(|race| game.tile(TileId::race(RaceId(race))));
            let mut others = vec![exchanged(&json, second, Some(third), "")];
            others.extend(unseen.map(|tile| exchanged(&json, second, None, tile.id)));
            let (_, same) = read_position(&json).expect("it was written");
            for other in others {
                let (_, other) = read_position(&other).unwrap_or_else(|error| panic!("{error}"));
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                    let seen = |state: &State| *game.view(state, viewer).table();
                    assert!(
                        seen(&same) == seen(&other),
                        "{viewer:?} can tell them apart"
                    );
                    for seat in game.seats() {
                        let told = |state: &State| {
                            format!(
                                "{:?}",
                                game.belongings(&seen(state), seat, Language::English)
                            )
                        };
                        assert_eq!(told(&same), told(&other));
                    }
                    looked += 1;
                }
                assert_ne!(same, other, "the hands do differ");
            }
        }
        invariant::check(&game, &state).unwrap_or_else(|what| panic!("{what}"));
    }
    assert!(looked > 100, "only {looked} looks");
}

/// What a seat sees can be played on: what others hold is drawn when they use it.
#[test]
fn a_view_is_a_game_that_goes_on() {
    let game = gods(3);
    for seed in 0..6 {
        let luck = &mut Luck::seed_from_u64(seed);
        let mut state = game.start();
        for _ in 0..60 + 10 * seed {
            step(&game, &mut state, luck);
        }
        let mut imagined = game.view(&state, Viewer::Seat(Seat(0))).imagine(|_| 5);
        for _ in 0..5000 {
            if game.pending(&imagined) == Pending::Over {
                break;
            }
            step(&game, &mut imagined, luck);
        }
        assert_eq!(game.pending(&imagined), Pending::Over, "seed {seed}");
    }
}

/// A game on islands in which Goblins are the first to be picked, with markers face down.
fn with_bombs(islands: &str, players: usize) -> (Game, State) {
    let seats = vec![r#"{"coins": 5}"#; players].join(", ");
    let races = ["goblins-wow", "pandaren", "naga", "tauren"].into_iter();
    let powers = ["foresters", "terrifying", "defensive", "portal-masters"];
    let combos = races.zip(powers);
    let combos = combos.map(|(race, power)| format!(r#"{{"race": "{race}", "power": "{power}"}}"#));
    let column: Vec<String> = combos.collect();
    let board = Board::named(islands).expect("a set of islands");
    let legends = board.legendary().into_iter();
    let hidden = legends.map(|at| {
        format!(
            r#"{{"region": {}, "pieces": {{"hidden-marker": 1}}}}"#,
            at.0
        )
    });
    let hidden: Vec<String> = hidden.collect();
    let json = format!(
        r#"{{"board": "{islands}", "boxes": ["warcraft"], "seats": [{seats}], "column": [{}],
            "regions": [{}]}}"#,
        column.join(", "),
        hidden.join(", ")
    );
    read_position(&json).unwrap_or_else(|error| panic!("{error}\n{json}"))
}

/// A state as JSON.
fn said(game: &Game, state: &State) -> Value {
    serde_json::from_str(&write_position(game, state)).expect("a position is JSON")
}

/// What is said of each piece of a kind that lies in a region.
fn lying(position: &Value, piece: &str) -> Vec<Value> {
    let regions = position["regions"].as_array().expect("regions").iter();
    let there = regions.map(|region| region["pieces"][piece].clone());
    there.filter(|piece| !piece.is_null()).collect()
}

/// What lies face down is decided by nobody before it is turned up: all that any position or view says of it is that it lies
/// there, and what fate may answer is everything that nobody has seen (P-20, P-22, W-02, W-23, W-24).
#[test]
fn nothing_tells_a_live_bomb_from_a_dud() {
    /// Six of twelve bombs go off (W-23); what fate answers.
    const EACH: u64 = 6;
    const FACES: [(u8, &str); 2] = [(1, "dud"), (2, "live")];
    /// Artifacts and places (W-02).
    const MARKERS: usize = 12;
    let (mut open, mut found) = (0, 0);
    for (islands, players) in [("islands-l1a-s1a", 2), ("islands-l2b-m1a-m2b-s2a", 4)] {
        for seed in 0..30 {
            let (game, start) = with_bombs(islands, players);
            let mut state = start;
            let luck = &mut Luck::seed_from_u64(seed);
            for _ in 0..400 {
                let pending = game.pending(&state);
                if let Pending::Chance(Odds::Coin(_) | Odds::Other(_)) = pending {
                    let told = said(&game, &state);
                    let pieces = [lying(&told, "bomb"), lying(&told, "hidden-marker")].concat();
                    assert!(pieces.iter().all(|piece| *piece == 1), "{told}");
                    for viewer in [
                        Viewer::Seat(Seat(0)),
                        Viewer::Seat(Seat(1)),
                        Viewer::Spectator,
                    ] {
                        let view = said(&game, game.view(&state, viewer).table());
                        for field in ["regions", "bombs", "markers"] {
                            assert_eq!(view[field], told[field], "{viewer:?}");
                        }
                    }
                    if let Pending::Chance(Odds::Coin(pile)) = pending {
                        let mut outcomes = Vec::new();
                        for (face, name) in FACES {
                            let seen = told["bombs"][name].as_u64().unwrap_or(0);
                            let unseen = pile.iter().filter(|&&bomb| bomb == face).count() as u64;
                            assert_eq!(unseen, EACH - seen, "{name}: {told}");
                            if unseen > 0 {
                                let mut next = state;
                                let turned = game.answer(&mut next, face, &mut ());
                                turned.expect("fate may say it");
                                outcomes.push(said(&game, &next)["bombs"].clone());
                            }
                        }
                        open += u32::from(outcomes.len() == 2 && outcomes[0] != outcomes[1]);
                    }
                    if let Pending::Chance(Odds::Other(markers)) = pending {
                        let known = told["markers"].as_object().map_or(0, |known| known.len());
                        // Less where a place must be drawn for the well (W-66).
                        found += u32::from(usize::from(markers.len()) == MARKERS - known);
                    }
                }
                step(&game, &mut state, luck);
            }
        }
    }
    assert!(
        open > 30 && found > 50,
        "only {open} bombs that could be either, {found} markers that could be any"
    );
}
