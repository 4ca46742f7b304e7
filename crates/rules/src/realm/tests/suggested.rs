//! Suggested realms, and realms that are finished for somebody.

use super::outlines;
use super::*;
use crate::ids::Seat;
use crate::realm::advice::{Counted, Verdict};
use crate::region_set::RegionSet;
use crate::tile::GameBox;
use crate::{Game, Pending, Setup, Switches, invariant};

/// The boxes that are played on a realm.
fn boxes(realm: &Realm) -> Vec<GameBox> {
    let lies = |side| realm.hexes.iter().any(|hex| hex.side == side);
    let both = [
        (Side::Surface, GameBox::Base),
        (Side::Underground, GameBox::Underground),
    ];
    both.into_iter()
        .filter(|(side, _)| lies(*side))
        .map(|(_, from)| from)
        .collect()
}

pub(super) fn game(realm: &Realm) -> Game {
    let setup = Setup {
        board: realm
            .board()
            .unwrap_or_else(|error| panic!("{error}\n{}", realm.to_toml())),
        seats: realm.players,
        first: Seat(0),
        boxes: boxes(realm),
        switches: Switches::default(),
        monsters: RegionSet::EMPTY,
        custom: Vec::new(),
    };
    Game::new(setup).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a number of random steps.
fn play(game: &Game, steps: usize, luck: &mut Luck) {
    let mut state = game.start();
    for _ in 0..steps {
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(odds) => {
                let answer = odds.case(luck.below(usize::from(odds.cases())) as u8);
                game.answer(&mut state, answer, &mut ())
                    .expect("fate was asked");
            }
            Pending::Decision(_) => {
                let list = game.legal(&state);
                let step = list
                    .step(luck.below(list.len()))
                    .expect("something is always legal");
                game.apply(&mut state, step, &mut ());
            }
        }
        invariant::check(game, &state).unwrap_or_else(|what| panic!("{what}"));
    }
}

/// A wish for so many players: every combination of sides, waters and chasms in turn.
fn wish(players: u8, seed: u64) -> Wish {
    Wish {
        sides: [Sides::Surface, Sides::Underground, Sides::Both][(seed % 3) as usize],
        water: [Water::River, Water::Sea][(seed / 3 % 2) as usize],
        chasms: seed / 6 % 4 == 3,
        ..Wish::new(players)
    }
}

/// Proves for suggested realms: each becomes a board that is balanced and on which a game begins.
#[test]
fn suggested_realms_can_be_played_for_any_number_of_players() {
    for players in 2..=6 {
        let (mut counts, mut off) = (0, 0);
        for seed in 0..200 {
            let mut luck = Luck::new(seed);
            let realm = suggest(wish(players, seed), |n| luck.below(n));
            let realm =
                realm.unwrap_or_else(|error| panic!("{players} players, seed {seed}: {error}"));
            outlines::check(&realm);
            for count in realm.advice() {
                if count.what == Counted::Land {
                    // With chasms the box has no more than eight regions for each of six.
                    let least = count.about - if players == 6 { 6 } else { 1 };
                    let told = count.text(Language::English);
                    assert!((least..=count.about + 2).contains(&count.found), "{told}");
                }
                counts += 1;
                off += usize::from(count.verdict() != Verdict::Right);
            }
            play(&game(&realm), 60, &mut luck);
        }
        // Half a small board can lack a symbol; that is rare.
        assert!(
            40 * off < counts,
            "{players} players: {off} of {counts} counts are off"
        );
    }
}

#[test]
fn the_same_luck_suggests_the_same_realm() {
    let made = |seed| {
        let mut luck = Luck::new(seed);
        suggest(Wish::new(4), |n| luck.below(n)).expect("a realm")
    };
    assert_eq!(made(5), made(5));
    assert_ne!(made(5), made(6));
}

#[test]
fn wishes_that_nobody_can_play_are_refused() {
    for players in [0, 1, 7, 255] {
        let error = suggest(Wish::new(players), |_| 0).expect_err("nobody");
        assert!(
            error
                .faults
                .iter()
                .any(|fault| fault.what == Problem::Players(players))
        );
    }
    assert!(
        suggest(Wish::new(3), |_| 0).is_ok(),
        "bad luck is luck enough"
    );
    assert!(suggest(Wish::new(3), |_| usize::MAX).is_ok());
}

/// Proves R-12 for finished realms: what lies there stays as it lies.
#[test]
fn finishing_moves_nothing() {
    for seed in 0..200 {
        let mut luck = Luck::new(seed);
        let players = 2 + luck.below(5) as u8;
        let whole = suggest(wish(players, seed), |n| luck.below(n)).expect("a realm");
        let mut begun = whole.clone();
        begun.hexes.truncate(1 + luck.below(whole.hexes.len()));
        begun.pieces.retain(|_| luck.below(2) == 0);
        let laid = begun.hexes.clone();
        begun
            .pieces
            .retain(|piece| laid.iter().any(|hex| hex.at == piece.at));
        let sound = |realm: &Realm| Realm::parse(&realm.to_toml()).is_ok();
        if !sound(&begun) {
            begun.pieces.clear();
        }
        // One end of a tunnel is for whoever laid it to finish.
        begun
            .pieces
            .retain(|piece| !matches!(piece.kind, PieceKind::Tunnel(_)));
        let done = begun
            .finish(|n| luck.below(n))
            .unwrap_or_else(|error| panic!("{seed}: {error}\n{}", begun.to_toml()));
        assert_eq!(done.hexes[..begun.hexes.len()], begun.hexes[..]);
        assert_eq!(done.pieces[..begun.pieces.len()], begun.pieces[..]);
        outlines::check(&done);
        play(&game(&done), 20, &mut luck);
    }
}

#[test]
fn hexes_that_lie_apart_are_joined_if_there_are_enough() {
    let mut luck = Luck::new(3);
    let apart = realm([hex('A', 0, 0, 0), hex('B', 6, -2, 3), hex('U', -3, 4, 1)]);
    let joined = apart.finish(|n| luck.below(n)).expect("bridges");
    assert_eq!(joined.hexes[..3], apart.hexes[..]);
    let corners = realm([hex('A', -30, 0, 0), hex('B', 30, 0, 0)]);
    let error = corners
        .finish(|n| luck.below(n))
        .expect_err("59 cells between them");
    assert!(
        matches!(error.faults[0].what, Problem::CutOff(..)),
        "{error}"
    );
    let empty = Realm::empty("mine", 5)
        .finish(|n| luck.below(n))
        .expect("a realm");
    assert_eq!(empty.name, "mine");
}
