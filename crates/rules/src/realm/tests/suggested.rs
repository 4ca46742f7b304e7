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
        values: Default::default(),
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

/// The letters of what was laid, in their order.
fn letters(realm: &Realm) -> String {
    let mut letters: Vec<char> = realm.hexes.iter().map(|hex| hex.tile.letter()).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

#[test]
fn hexes_that_are_named_are_laid_and_no_others() {
    for seed in 0..20 {
        for (players, named) in [(2, "CDFLORTXY"), (3, "ABEFGHNORSV"), (6, "A")] {
            let mut luck = Luck::new(seed);
            let wish = Wish {
                tiles: Some(named.chars().map(tile).collect()),
                ..wish(players, 3 * seed)
            };
            let made = suggest(wish, |n| luck.below(n)).expect("a realm");
            assert_eq!(letters(&made), named);
        }
    }
}

/// The empty cells that hexes surround.
fn holes(realm: &Realm) -> Vec<Cell> {
    let around = realm.hexes.iter().flat_map(|hex| hex.at.around());
    let empty = |cell: &Cell| realm.hex(*cell).is_none();
    let hole = |cell: &Cell| cell.around().all(|near| realm.hex(near).is_some());
    let mut holes: Vec<Cell> = around.filter(|cell| empty(cell) && hole(cell)).collect();
    holes.sort_unstable();
    holes.dedup();
    holes
}

#[test]
fn as_many_holes_as_the_hexes_can_surround() {
    for (players, named, wanted, found) in [
        (2, "AIMNQRSUXZ", 2, 2),
        (4, "ACEGIKLMNOQRSUXZ", 4, 4),
        // Ten hexes are around two holes, and twelve are not enough for three.
        (2, "AIMNQRSUXZBC", 9, 2),
        (3, "AIMNQ", 1, 0),
    ] {
        for seed in 0..10 {
            let mut luck = Luck::new(seed);
            let wish = Wish {
                tiles: Some(named.chars().map(tile).collect()),
                holes: wanted,
                ..Wish::new(players)
            };
            let made = suggest(wish, |n| luck.below(n)).expect("a realm");
            assert_eq!(holes(&made).len(), found, "{}", made.to_toml());
            outlines::check(&made);
        }
    }
}

/// Proves R-08 for suggested realms: a river that is longer than five thirds has been cut while there were borders, unless
/// it is so wide that two do not cut it.
#[test]
fn long_rivers_are_cut() {
    let (mut borders, mut whole) = (0, 0);
    for seed in 0..40 {
        let mut luck = Luck::new(seed);
        let made = suggest(Wish::new(4), |n| luck.below(n)).expect("a realm");
        let laid = PieceKind::RiverBorder.supply() - made.left(PieceKind::RiverBorder);
        borders += usize::from(laid);
        let layout = made.lay().expect("a board");
        let rivers = (0..layout.board.len() as u8).map(RegionId);
        let longest = rivers.map(|river| layout.thirds(river).count()).max();
        whole += usize::from(laid < 6 && longest > Some(5));
    }
    assert!(borders > 80, "{borders}");
    assert!(
        whole < 10,
        "{whole} of 40 have a long river and borders left"
    );
}
