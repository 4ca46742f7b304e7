//! Advice, and what a game makes of the ground that was laid.

use super::suggested::game;
use super::*;
use crate::action::Action;
use crate::board::{Symbol, Terrain};
use crate::price::Part;
use crate::tile::{Rule, Tile, Where};
use crate::{Game, Pending};

fn count(realm: &Realm, what: Counted) -> Count {
    let counts = realm.advice();
    let found = counts.iter().find(|count| count.what == what);
    *found.expect("it is counted")
}

/// Proves R-03: 7 to 11 regions of land for each player are well; water and chasms are none.
#[test]
fn land_is_counted_for_each_player() {
    // Five hexes of three regions, one of two and a water.
    let letters = "ABCDEMP".chars().zip(0..);
    let some = realm(letters.map(|(letter, q)| hex(letter, q, 0, 0)));
    let land = |realm: &Realm| count(realm, Counted::Land);
    let verdict = |players, realm: &Realm| {
        let players = Realm {
            players,
            ..realm.clone()
        };
        land(&players).verdict()
    };
    assert_eq!((land(&some).found, land(&some).about), (17, 18));
    assert_eq!(verdict(2, &some), Verdict::Right);
    assert_eq!(verdict(3, &some), Verdict::Few);
    let chasms = (0..4).fold(some.clone(), |realm, q| {
        realm.with(PieceKind::Chasm, q, 0, 0)
    });
    assert_eq!(
        (land(&chasms).found, verdict(2, &chasms)),
        (13, Verdict::Few)
    );
    let many = ('A'..='H').zip(0..).map(|(letter, q)| hex(letter, q, 0, 0));
    assert_eq!(verdict(2, &realm(many)), Verdict::Many);
}

/// Proves R-04: a terrain or symbol is well between half a fifth and half as much again; mountains count as what they
/// make, peaks show no symbol.
#[test]
fn terrains_and_symbols_are_about_a_fifth_each() {
    // A, B, C, D: 12 regions; 4 hills, 3 forests, 3 swamps, 2 farmlands; 3 magic, 2 mines, 2 caverns.
    let four = realm(('A'..='D').zip(0..).map(|(letter, q)| hex(letter, q, 0, 0)));
    let told = |realm: &Realm, what| {
        let count = count(realm, what);
        (count.found, count.verdict())
    };
    let hill = Counted::Terrain(Terrain::Hill);
    let mountain = Counted::Terrain(Terrain::Mountain);
    let magic = Counted::Symbol(Symbol::Magic);
    assert_eq!(told(&four, hill), (4, Verdict::Many));
    assert_eq!(told(&four, mountain), (0, Verdict::Few));
    assert_eq!(told(&four, magic), (3, Verdict::Right));
    let higher = four
        .with(PieceKind::Mountain, 2, 0, 0)
        .with(PieceKind::Mountain, 3, 0, 0);
    assert_eq!(told(&higher, hill), (2, Verdict::Right));
    assert_eq!(told(&higher, mountain), (2, Verdict::Right));
    assert_eq!(told(&higher, magic), (3, Verdict::Right));
    let peak = higher.with(PieceKind::Peak, 2, 0, 0);
    assert_eq!(told(&peak, magic), (2, Verdict::Right));
}

/// Each side of the hexes that lies up is counted by itself; below the earth there are no symbols.
#[test]
fn sides_are_counted_by_themselves() {
    assert_eq!(Realm::empty("none", 2).advice().len(), 1);
    let mut two = realm([hex('A', 0, 0, 0), hex('B', 1, 0, 0)]);
    assert_eq!(two.advice().len(), 1 + 5 + 3);
    two.hexes[1].side = Side::Underground;
    assert_eq!(two.advice().len(), 1 + 5 + 3 + 5);
    two.hexes[0].side = Side::Underground;
    assert_eq!(two.advice().len(), 1 + 5);
}

#[test]
fn advice_is_told_in_both_languages() {
    let small = realm([hex('A', 0, 0, 0)]);
    let land = count(&small, Counted::Land);
    assert_eq!(
        land.text(Language::English),
        "regions of land: 3, few: at least 14 advised (R-03)"
    );
    assert_eq!(
        land.text(Language::French),
        "régions de terre : 3, peu : au moins 14 conseillé(s) (R-03)"
    );
    for count in small.advice() {
        for language in [Language::English, Language::French] {
            assert!(!count.text(language).contains('{'));
        }
    }
}

/// Proves R-07 in a game: an empty peak costs 4, and every part of it is told.
#[test]
fn an_empty_peak_costs_four_in_a_game() {
    let three = realm([hex('A', 0, 0, 0), hex('C', 1, 0, 0), hex('F', 0, 1, 0)])
        .with(PieceKind::Mountain, 0, 0, 0)
        .with(PieceKind::Peak, 0, 0, 0);
    let game = game(&three);
    let mut state = game.start();
    let told = loop {
        let told = game.explain(&state, Action::Conquer(RegionId(0)));
        if !told.parts.is_empty() {
            break told;
        }
        match game.pending(&state) {
            Pending::Over => panic!("somebody begins"),
            Pending::Chance(odds) => {
                game.answer(&mut state, odds.case(0), &mut ())
                    .expect("fate was asked");
            }
            Pending::Decision(_) => {
                let step = game.legal(&state).step(0).expect("something is legal");
                game.apply(&mut state, step, &mut ());
            }
        }
    };
    let expected = [
        (Part::Base, 2),
        (Part::Ground(Terrain::Mountain), 1),
        (Part::Peak, 1),
    ];
    assert_eq!(told.parts[..3], expected);
}

/// Proves R-13: what can do nothing on the hexes that lie there is left out, and comes back with them.
#[test]
fn tiles_that_can_do_nothing_are_left_out() {
    // Those paid for magic alone: nothing of them is left where there is none.
    let out = |game: &Game| {
        let magic = |rule: &Rule| rule.needs() == Some(Where::Symbol(Symbol::Magic));
        let only = |tile: &&Tile| !tile.rules.is_empty() && tile.rules.iter().all(magic);
        game.tiles_left_out().filter(only).count()
    };
    let dry = realm([hex('A', 0, 0, 0), hex('H', 1, 0, 0)]);
    assert!(out(&game(&dry)) > 0);
    let mut with = dry.clone();
    with.hexes.push(hex('B', 0, 1, 0));
    assert_eq!(out(&game(&with)), 0);
}
