//! Damaged files are refused, never a panic. The long form of this is fuzzing (`cargo xtask fuzz`).

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::custom::CustomTile;
use elbowroom_rules::notation::replay::write_replay;
use elbowroom_rules::notation::{Replay, parse_line, read_position, write_position};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Board, Game, Pending, Setup, invariant};
use random::{Luck, base};
use std::sync::Arc;

/// Damages a text in one to three places: bytes changed, cut out, doubled, numbers exchanged.
fn damage(text: &str, luck: &mut Luck) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=luck.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = luck.below(bytes.len());
        let digit = b'0' + luck.below(10) as u8;
        match luck.below(6) {
            0 => bytes[at] = b" {}[]\",:-0129ae"[luck.below(15)],
            1 => drop(bytes.drain(at..(at + luck.below(30)).min(bytes.len()))),
            2 => {
                let piece: Vec<u8> = bytes[at..(at + luck.below(30)).min(bytes.len())].to_vec();
                bytes.splice(at..at, piece);
            }
            3 => bytes.truncate(at),
            _ => {
                // A digit becomes another one, or two: numbers out of range are the likeliest mistake.
                if let Some(found) = bytes[at..].iter().position(u8::is_ascii_digit) {
                    bytes[at + found] = digit;
                    if luck.below(3) == 0 {
                        bytes.insert(at + found, digit);
                    }
                }
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

const TILES: [&str; 3] = [
    include_str!("../../../examples/tiles/moles.toml"),
    include_str!("../../../examples/tiles/beekeeping.toml"),
    include_str!("../../../examples/tiles/sirens.toml"),
];

/// The base game; every third one has blank tiles.
fn some_game(seed: u64) -> Game {
    let mut setup = Setup::base(2 + (seed % 4) as u8).unwrap();
    if seed.is_multiple_of(3) {
        let tiles = TILES.map(|text| Arc::new(CustomTile::parse(text).unwrap()));
        setup.custom = tiles.to_vec();
    }
    Game::new(setup).unwrap()
}

/// A game stopped somewhere on its way.
fn stopped(seed: u64) -> (String, String) {
    let game = some_game(seed);
    let mut luck = Luck::new(seed);
    let mut table = Playing::new(&game);
    for _ in 0..luck.below(250) {
        match table.pending() {
            Pending::Over => break,
            Pending::Chance(odds) => table.answer(luck.answer(odds), &mut ()).unwrap(),
            Pending::Decision(_) => {
                let action = luck.choose(&game.legal(table.state()));
                table.act(action, &mut ()).unwrap();
            }
        }
    }
    (write_position(&game, table.state()), write_replay(&table))
}

#[test]
fn damaged_positions_are_refused_or_can_be_played_on() {
    let mut luck = Luck::new(11);
    let mut read = 0;
    for seed in 0..60 {
        let (position, _) = stopped(seed);
        for _ in 0..60 {
            let text = damage(&position, &mut luck);
            let Ok((game, mut state)) = read_position(&text) else {
                continue;
            };
            read += 1;
            for _ in 0..30 {
                invariant::check_position(&game, &state)
                    .unwrap_or_else(|what| panic!("{what}\n{text}"));
                match game.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(odds) => {
                        game.answer(&mut state, luck.answer(odds), &mut ()).unwrap()
                    }
                    Pending::Decision(_) => {
                        let list = game.legal(&state);
                        assert!(!list.is_empty(), "no legal action\n{text}");
                        let step = list.step(luck.below(list.len())).unwrap();
                        game.apply(&mut state, step, &mut ());
                    }
                }
            }
        }
    }
    assert!(
        read > 200,
        "only {read} damaged positions could still be read"
    );
}

#[test]
fn damaged_replays_boards_and_actions_are_refused_with_a_reason() {
    let mut luck = Luck::new(12);
    let board = include_str!("../src/boards/base-2p.toml");
    for seed in 0..30 {
        let (_, replay) = stopped(seed);
        for _ in 0..20 {
            if let Err(error) = Replay::read(&damage(&replay, &mut luck)) {
                assert!(error.line > 0 && !error.what.is_empty());
            }
        }
    }
    for _ in 0..400 {
        if let Err(error) = Board::parse(&damage(board, &mut luck)) {
            assert!(!error.faults.is_empty());
        }
    }
    for n in 0..1200 {
        match CustomTile::parse(&damage(TILES[n % TILES.len()], &mut luck)) {
            Err(error) => assert!(!error.faults.is_empty()),
            Ok(tile) => assert!(!tile.tile().id.is_empty()),
        }
    }
    let game = base(3);
    for text in [
        "pick 2",
        "conquer 8",
        "redeploy 3:2 8:1",
        "camp 3 2",
        "ally 2",
    ] {
        for _ in 0..200 {
            if let Err(error) = parse_line(&game, &damage(text, &mut luck)) {
                assert!(!error.to_string().is_empty());
            }
        }
    }
}

#[test]
fn a_refused_file_is_told_in_one_line_that_names_the_field() {
    let told = |text: &str| {
        read_position(text)
            .err()
            .expect("the position is faulty")
            .to_string()
    };
    assert_eq!(
        told("{\"board\":\"base-9p\"}"),
        "board: one of base-2p, base-3p, base-4p, base-5p, underground-2p, underground-3p, underground-4p, underground-5p, the islands of a set such as islands-l1a-s2b, or the world of a scenario such as s01-2p expected, found `base-9p`"
    );
    let race = told("{\"board\":\"base-2p\",\"seats\":[{\"active\":{\"race\":\"trols\"}}]}");
    assert!(
        race.starts_with("seats[0].active.race: a race expected (amazons"),
        "{race}"
    );
    let region = told("{\"board\":\"base-2p\",\n\"regions\":[{\"region\":23}]}");
    assert_eq!(region, "regions[0].region: 0 to 22 expected, found 23");
    let broken = told("{\"board\":\"base-2p\",\n\"round\": x}");
    assert!(broken.starts_with("line 2: round: "), "{broken}");
    assert!(!broken.contains('\n'));
}
