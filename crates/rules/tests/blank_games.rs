//! Blank tiles (K.) in games: what a game makes of them, how many it takes, and what carries them.

#[path = "support/blank.rs"]
mod blank;
#[path = "support/random.rs"]
mod random;

use blank::{BEEKEEPING, MOLES, SIRENS, faults, race, refused, setup, tile};
use elbowroom_rules::custom::{CustomTile, MAX_BYTES, MAX_TILES};
use elbowroom_rules::notation::replay::write_replay;
use elbowroom_rules::notation::{
    Replay, parse_action, parse_answer, read_position, write_position,
};
use elbowroom_rules::record::Playing;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Board, Game, Pending, Setup, State, invariant};
use random::{Luck, play_on, without_roles};

fn game(players: u8, boxes: &[GameBox], texts: &[&str]) -> Game {
    Game::new(setup(players, boxes, texts)).unwrap_or_else(|error| panic!("{error}"))
}

/// A position of the base game for two with these blank tiles.
fn position(texts: &[&str], rest: &str) -> (Game, State) {
    let custom = serde_json::to_string(texts).unwrap();
    let text = format!(r#"{{ "board": "base-2p", "custom": {custom}, {rest} }}"#);
    read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn says(game: &Game, state: &mut State, lines: &[&str]) {
    for line in lines {
        let action = parse_action(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let step = game
            .check(state, action)
            .unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        game.apply(state, step, &mut ());
    }
}

/// Proves K-03: its own supply is its value and 5; with the switch another race's tokens and banner are used.
#[test]
fn another_race_can_stand_in() {
    let plain = race(6, "stand-in = \"ratmen\"");
    let supply = |game: &Game| game.races_in_play().last().map(|(_, tile)| tile.supply);
    let banner = |game: &Game| game.races_in_play().any(|(_, tile)| tile.id == "ratmen");
    let own = game(2, &[GameBox::Base], &[&plain]);
    assert_eq!((supply(&own), banner(&own)), (Some(11), true));
    let mut set = setup(2, &[GameBox::Base], &[&plain]);
    set.switches.stand_in = true;
    let lent = Game::new(set.clone()).unwrap();
    assert_eq!((supply(&lent), banner(&lent)), (Some(13), false));
    play_on(
        &lent,
        lent.start(),
        &mut Luck::new(3),
        &mut (),
        |state, _| {
            invariant::check(&lent, state).unwrap();
        },
    );
    // Nobody can stand in for two, nor from a box that is not there, nor with too few tokens.
    set.custom
        .push(tile(&plain.replace("custom-x", "custom-y")));
    assert!(refused(set.clone()).contains("stands in for another"));
    set.custom = vec![tile(&race(6, ""))];
    assert!(refused(set.clone()).contains("a race to stand in"));
    set.custom = vec![tile(&race(6, "stand-in = \"goblins\""))];
    assert!(refused(set).contains("not in play"));
    assert!(
        faults(&race(9, "supply = 20\nstand-in = \"white-ladies\""))[0]
            .1
            .contains("K-03")
    );
    assert!(
        faults(&race(6, "stand-in = \"nobody\""))[0]
            .1
            .contains("printed race")
    );
}

/// Proves K-04: it lives with every counterpart: each is picked with it and played to the end.
#[test]
fn a_blank_tile_works_with_every_counterpart() {
    let texts = [MOLES, BEEKEEPING, SIRENS];
    let boxes = &without_roles();
    let game = game(3, boxes, &texts);
    let races: Vec<String> = game.races_in_play().map(|(_, t)| t.id.to_owned()).collect();
    let powers: Vec<String> = game
        .powers_in_play()
        .map(|(_, t)| t.id.to_owned())
        .collect();
    let pairs = races
        .iter()
        .flat_map(|race| powers.iter().map(move |power| (race, power)))
        .filter(|(race, power)| race.starts_with("custom-") || power.starts_with("custom-"));
    let mut played = 0;
    for (seed, (race, power)) in pairs.enumerate() {
        let mut state = game.start();
        // Fate shows this pair first.
        for wanted in [race, power] {
            let Pending::Chance(odds) = game.pending(&state) else {
                panic!("the column is empty at the start")
            };
            let answer = parse_answer(&game, odds, wanted).unwrap();
            game.answer(&mut state, answer, &mut ()).unwrap();
        }
        let mut luck = Luck::new(seed as u64);
        while let Pending::Chance(odds) = game.pending(&state) {
            game.answer(&mut state, luck.answer(odds), &mut ()).unwrap();
        }
        says(&game, &mut state, &["pick 1"]);
        play_on(&game, state, &mut luck, &mut (), |state, _| {
            invariant::check(&game, state).unwrap_or_else(|what| panic!("{power} {race}: {what}"));
        });
        played += 1;
    }
    assert_eq!(played, 2 * powers.len() + races.len() - 2);
}

/// Proves K-09: any number of blank tiles may be in a game, up to the room there is.
#[test]
fn a_game_uses_any_number_of_blank_tiles() {
    let texts: Vec<String> = (0..MAX_TILES + 1)
        .map(|n| race(4, "").replace("custom-x", &format!("custom-{n}")))
        .collect();
    let some = |n: usize| {
        let texts: Vec<&str> = texts[..n].iter().map(String::as_str).collect();
        setup(2, &[GameBox::Base], &texts)
    };
    let full = Game::new(some(MAX_TILES)).unwrap();
    let printed = Game::new(some(0)).unwrap().races_in_play().count();
    assert_eq!(full.races_in_play().count(), printed + MAX_TILES);
    play_on(
        &full,
        full.start(),
        &mut Luck::new(1),
        &mut (),
        |state, _| {
            invariant::check(&full, state).unwrap();
        },
    );
    assert!(refused(some(MAX_TILES + 1)).contains("at most 32"));
}

#[test]
fn pieces_beyond_the_room_and_too_many_lingering_races_are_refused() {
    let hives: Vec<String> = (0..16)
        .map(|n| {
            let text = BEEKEEPING.replace("custom-beekeeping", &format!("custom-bees-{n}"));
            text.replace("custom-hive", &format!("custom-hive-{n}"))
        })
        .collect();
    let hives: Vec<&str> = hives.iter().map(String::as_str).collect();
    assert!(refused(setup(2, &[GameBox::Base], &hives)).contains("too many kinds of pieces"));
    let linger = "[[race.rule]]\nrule = \"own-decline-slot\"\n";
    let lingering = |n: u8| {
        format!(
            "{}{linger}",
            race(4, "").replace("custom-x", &format!("custom-{n}"))
        )
    };
    let (one, two) = (lingering(1), lingering(2));
    assert!(Game::new(setup(2, &[GameBox::Base], &[&one])).is_ok());
    assert!(refused(setup(2, &[GameBox::Base], &[&one, &two])).contains("place of their own"));
}

/// Proves K-09: the longest list there can be is listed to its end: a people that stays put, with every token a blank
/// race can have, before a board of 64 regions that are all open to it.
#[test]
fn the_longest_list_is_not_cut_off() {
    let regions: String = (0..64)
        .map(|n: u32| {
            let borders = [n.checked_sub(1), Some(n + 1).filter(|next| *next < 64)];
            let borders: Vec<String> = borders.iter().flatten().map(u32::to_string).collect();
            let (left, right) = (n * 15, n * 15 + 15);
            format!(
                "[[region]]\nid = {n}\nterrain = \"hill\"\nsymbols = []\nlost_tribe = false\nedge = true\nborders = [{}]\n\
                 center = [{}, 500]\noutline = [[{left}, 0], [{right}, 0], [{right}, 1000], [{left}, 1000]]\n",
                borders.join(", "),
                left + 7,
            )
        })
        .collect();
    let head = "name = \"strip\"\nplayers = 2\nrounds = 10\naspect = 1.5\n";
    let board = Board::parse(&format!("{head}{regions}")).unwrap_or_else(|e| panic!("{e:?}"));
    let rules = "[[race.rule]]\nrule = \"stays-put\"\n[[race.rule]]\nrule = \"lent\"\ntokens = 5\n[[race.rule]]\nrule = \"price\"\ntokens = -1\n";
    let many = format!("{}{rules}", race(20, "supply = 30"));
    let game = Game::new(Setup {
        board,
        ..setup(2, &without_roles(), &[&many])
    })
    .unwrap_or_else(|error| panic!("{error}"));
    let mut state = game.start();
    let draw = |state: &mut State| {
        while let Pending::Chance(odds) = game.pending(state) {
            let wanted = ["custom-x", "hordes"].iter();
            let answer = wanted
                .filter_map(|id| parse_answer(&game, odds, id).ok())
                .find(|answer| odds.allows(*answer));
            let answer = answer.unwrap_or(odds.case(0));
            game.answer(state, answer, &mut ()).unwrap();
        }
    };
    for said in ["pick 1", "pay"] {
        draw(&mut state);
        says(&game, &mut state, &[said]);
    }
    draw(&mut state);
    let list = game.legal(&state);
    let universe = game.universe().into_iter();
    let legal = universe.filter(|&action| game.check(&state, action).is_ok());
    assert!(list.len() > 64 * 32, "only {} actions", list.len());
    assert_eq!(list.len(), legal.count());
    assert!(list.len() <= game.most_actions());
}

#[test]
fn the_examples_do_what_they_say() {
    // A cavern costs one token fewer and brings a coin.
    let (game, mut state) = position(
        &[MOLES],
        r#""seats": [{ "coins": 5, "active": { "race": "custom-moles", "power": "stout", "hand": 3 } }]"#,
    );
    let caverns = game.board().symbol(elbowroom_rules::board::Symbol::Cavern);
    let entry = (game.board().entry() & caverns) - state.tribes();
    let at = entry.lowest().expect("a cavern at the edge");
    let price = game.board().ground(at) - 1;
    says(&game, &mut state, &[&format!("conquer {at}")]);
    assert_eq!(state.tokens(at), price);
    let tally = elbowroom_rules::score::tally(&game, &state, elbowroom_rules::Seat(0));
    assert_eq!(tally.iter().map(|(_, coins)| coins).sum::<u8>(), 2);
    // Two hives, named by their id; they raise the price and stay in decline.
    let (game, mut state) = position(
        &[BEEKEEPING],
        r#""seats": [{ "active": { "race": "trolls", "power": "custom-beekeeping" } }],
           "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 1, "tokens": 1 }, { "region": 4, "seat": 1, "tokens": 1 }]"#,
    );
    says(
        &game,
        &mut state,
        &["end", "custom-hive 1", "custom-hive 4"],
    );
    let (hive, _) = game
        .pieces()
        .find(|(_, piece)| piece.id == "custom-hive")
        .unwrap();
    let regions = [1, 2, 4].map(elbowroom_rules::RegionId);
    assert_eq!(
        regions.map(|region| game.pieces_at(&state, hive, region)),
        [1, 0, 1]
    );
    // The deed of a printed tile under the tile's own word.
    let (game, mut state) = position(
        &[SIRENS],
        r#""phase": "conquest", "seats": [{ "active": { "race": "custom-sirens", "power": "stout", "hand": 1 } }, { "active": { "race": "orcs" } }],
           "regions": [{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 2, "tokens": 1 }]"#,
    );
    says(&game, &mut state, &["custom-sirens 2"]);
    assert_eq!(state.holder(regions[1]).seat(), elbowroom_rules::Seat(0));
}

/// A replay and a position carry the tiles whole.
#[test]
fn replays_and_positions_carry_the_tiles() {
    let game = game(2, &without_roles(), &[MOLES, BEEKEEPING, SIRENS]);
    let mut luck = Luck::new(7);
    let mut table = Playing::new(&game);
    loop {
        match table.pending() {
            Pending::Over => break,
            Pending::Chance(odds) => table.answer(luck.answer(odds), &mut ()).unwrap(),
            Pending::Decision(_) => {
                let action = luck.choose(&game.legal(table.state()));
                table.act(action, &mut ()).unwrap();
            }
        }
    }
    let replay = Replay::read(&write_replay(&table)).unwrap();
    assert_eq!(replay.game().setup().custom.len(), 3);
    assert!(replay.play(|_, _, _| {}) == *table.state());
    let text = write_position(&game, table.state());
    assert!(read_position(&text).unwrap().1 == *table.state());
    // A file that is no tile is named with its place.
    let broken = text.replacen("custom-moles", "moles", 1);
    let error = read_position(&broken).err().expect("no tile");
    assert_eq!(error.field, "custom[0]");
    let long = "#".repeat(MAX_BYTES + 1);
    assert!(CustomTile::parse(&long).is_err());
}
