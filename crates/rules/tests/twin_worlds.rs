//! The slow twin of price, reach and score looks on at games on worlds of hexes: surface, underground and both, with rivers,
//! chasms and peaks. See `twin.rs`.

#[path = "twin/mod.rs"]
mod twin;

use elbowroom_rules::realm::{Sides, Wish, suggest};
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Game, Setup};
use twin::knows::ids;
use twin::onlooker::Onlooker;
use twin::seen::Seen;

/// Worlds for each number of players, and random games on each.
const WORLDS: u64 = 6;
const GAMES: u64 = 2;

/// Looks on at games on suggested worlds.
fn agree(sides: Sides, boxes: &[GameBox]) {
    let mut seen = Seen::new();
    for players in 2..=5 {
        for seed in 0..twin::games(WORLDS) {
            let wish = Wish {
                sides,
                chasms: seed % 2 == 0,
                ..Wish::new(players)
            };
            let mut luck = seed as usize;
            let realm = suggest(wish, |below| {
                luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (luck >> 33) % below
            });
            let board = realm.and_then(|realm| realm.board()).expect("a world");
            let setup = Setup {
                board,
                ..Setup::with(players, boxes.to_vec()).expect("there is a board")
            };
            let onlooker = Onlooker::new(Game::new(setup).expect("the set-up fits"));
            for game in 0..GAMES {
                onlooker.watch(seed * GAMES + game, &mut seen);
            }
        }
    }
    let races = ids(Kind::Race, boxes);
    let came = races.iter().filter(|race| seen.contains_key(**race));
    let came = came.count();
    assert!(3 * came > 2 * races.len(), "only {came} races came up");
}

#[test]
fn the_twin_agrees_on_worlds_of_the_surface() {
    agree(Sides::Surface, &[GameBox::Base]);
}

#[test]
fn the_twin_agrees_on_worlds_below() {
    agree(Sides::Underground, &[GameBox::Underground]);
}

#[test]
fn the_twin_agrees_on_worlds_of_both_sides() {
    agree(Sides::Both, &[GameBox::Base, GameBox::Underground]);
}
