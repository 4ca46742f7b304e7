//! A slow twin of price, reach and score, written from the rulings with plain sets and names. It
//! looks on at random games and must agree with the engine at every decision. Here the base game;
//! the small boxes are in `twin_boxes.rs`.

#[path = "twin/mod.rs"]
mod twin;

use elbowroom_rules::notation::read_position;
use elbowroom_rules::tile::Kind;
use elbowroom_rules::{Game, Setup};
use twin::knows::{BOXES, ids};
use twin::onlooker::Onlooker;
use twin::seen::{Seen, expect};

/// Random games for each number of players.
const GAMES: u64 = 200;

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
        Onlooker::new(game).look(&state, &mut seen);
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
    for seed in 0..twin::games(GAMES) {
        onlooker.watch(seed, &mut seen);
    }
    let games = format!("with {players} players");
    for kind in [Kind::Race, Kind::Power] {
        expect(&seen, &ids(kind, &BOXES[..1]), &games);
    }
    expect(&seen, &SIGHTS, &games);
}
