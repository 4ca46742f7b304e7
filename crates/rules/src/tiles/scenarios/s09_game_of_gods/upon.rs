//! What is put on a hex once it lies: a mountain or a chasm, a lost tribe, monsters that guard something.

use super::hexes::{self, Laid};
use super::laying::{PLACED, STEP, ask_again, get, set};
use super::{GUARD, PIECE, TRIBE};
use crate::board::TRIBES;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::Game;
use crate::ids::RegionId;
use crate::realm::{Hex, PieceKind, Third};
use crate::refusal::{Reason, Refusal};
use crate::state::State;
use crate::tile::words;

/// What may be put on a hex, with its third.
#[rustfmt::skip]
pub(super) const PIECES: &[&str] = &[
    "none", "mountain-1", "mountain-2", "mountain-3", "chasm-1", "chasm-2", "chasm-3",
];
/// A third of the hex, or none.
pub(super) const THIRDS: &[&str] = &["none", "third-1", "third-2", "third-3"];

static NO_LAND: Reason = Reason {
    ruling: "R-44",
    words: words(
        "a region of land of this hex expected",
        "une région de terre de cet hexagone attendue",
    ),
};
static NONE_LEFT: Reason = Reason {
    ruling: "R-44",
    words: words(
        "none of them is left in the box",
        "il n'en reste plus dans la boîte",
    ),
};
static MUST: Reason = Reason {
    ruling: "R-44",
    words: words(
        "a hex with two regions without a mountain must have a lost tribe",
        "un hexagone à deux régions sans montagne doit avoir une tribu oubliée",
    ),
};
static MUST_GUARD: Reason = Reason {
    ruling: "R-49",
    words: words(
        "the monsters must come now",
        "les monstres doivent venir maintenant",
    ),
};

/// The hex that was laid last, and the regions of its thirds.
fn last(game: &Game, state: &State) -> Option<(usize, Laid, [RegionId; 3])> {
    let laid = hexes::laid(game, state);
    let place = laid.len().checked_sub(1)?;
    let numbered = hexes::world(game, state).numbered();
    Some((place, laid[place], numbered.get(place)?.map(RegionId)))
}

/// Whether a third of the last hex is land, without the chasm, and perhaps without a mountain.
fn is_land(laid: &Laid, third: usize, flat: bool) -> bool {
    let land = matches!(laid.hex.thirds()[third], Third::Land(..));
    let piece = laid.piece.filter(|(_, at)| usize::from(*at) == third);
    land && match piece {
        Some((PieceKind::Mountain, _)) => !flat,
        Some(_) => false,
        None => true,
    }
}

/// The thirds of the last hex in which natives can come to live.
fn open_thirds(game: &Game, state: &State, flat: bool) -> Vec<usize> {
    let Some((_, laid, regions)) = last(game, state) else {
        return Vec::new();
    };
    let free = |third: &usize| is_land(&laid, *third, flat) && !state.tribes().has(regions[*third]);
    (0..3).filter(free).collect()
}

/// Whether a tribe must live on the last hex.
fn must_have_tribe(game: &Game, state: &State) -> bool {
    let Some((_, laid, _)) = last(game, state) else {
        return false;
    };
    (0..3).filter(|&third| is_land(&laid, third, true)).count() >= 2
}

fn has_relics(game: &Game) -> bool {
    game.setup().boxes.iter().any(|from| from.facts().markers)
}

/// The monsters of the very first hex, which belong to nobody.
fn is_first_guard(game: &Game, state: &State) -> bool {
    get(game, state, STEP) == 2
}

/// What is asked of the hex that was laid, one after the other: a mountain or a chasm, the monsters of the very first, a
/// tribe, monsters of one's own.
pub(super) fn go_on(hands: &mut Hands, by: By, from: u8) {
    for step in from..=4 {
        let (game, state) = (hands.game, hands.state());
        let Some((place, laid, _)) = last(game, state) else {
            return;
        };
        let seat = by.seat();
        let open = |flat: bool| !open_thirds(game, state, flat).is_empty();
        let placed = get(game, state, PLACED) >> seat.0 & 1 == 1;
        let word = match step {
            1 if laid.hex.tile.land() > 0 => PIECE,
            2 if has_relics(game) && place == 0 && open(false) => GUARD,
            3 if open(true) && tribes_left(game, state) => TRIBE,
            4 if has_relics(game) && !placed && open(false) => GUARD,
            _ => continue,
        };
        set(hands, STEP, step);
        return ask_again(hands, by, word);
    }
    set(hands, STEP, 0);
}

/// Whether a tribe is left in the box.
fn tribes_left(game: &Game, state: &State) -> bool {
    let guarded = hexes::guards(game, state);
    let guarded = guarded.filter(|&region| state.tribes().has(region)).count() as u8;
    state.tribes().len() - guarded < TRIBES
}

pub(super) fn refuse_piece(cx: &Cx, what: u8) -> Option<Refusal> {
    let (kind, third) = piece_of(what)?;
    let (_, laid, _) = last(cx.game, cx.state)?;
    if !matches!(laid.hex.thirds()[usize::from(third)], Third::Land(..)) {
        return Some(Refusal::Tile(&NO_LAND));
    }
    let used = hexes::laid(cx.game, cx.state).into_iter();
    let used = used.filter(|laid| laid.piece.is_some_and(|(of, _)| of == kind));
    (used.count() >= usize::from(kind.supply())).then_some(Refusal::Tile(&NONE_LEFT))
}

pub(super) fn piece_of(what: u8) -> Option<(PieceKind, u8)> {
    match what {
        1..4 => Some((PieceKind::Mountain, what - 1)),
        4..7 => Some((PieceKind::Chasm, what - 4)),
        _ => None,
    }
}

pub(super) fn choose_piece(hands: &mut Hands, by: By, what: u8) {
    if let Some((place, laid, _)) = last(hands.game, hands.state()) {
        let piece = piece_of(what);
        hexes::keep(hands, place, Laid { piece, ..laid });
    }
    go_on(hands, by, 2);
}

/// Why natives do not come to a third of the last hex; none of them only where they need not come.
fn refuse_third(cx: &Cx, what: u8, flat: bool, must: Option<&'static Reason>) -> Option<Refusal> {
    match usize::from(what).checked_sub(1) {
        None => must.map(Refusal::Tile),
        Some(third) => {
            let open = open_thirds(cx.game, cx.state, flat).contains(&third);
            (!open).then_some(Refusal::Tile(&NO_LAND))
        }
    }
}

pub(super) fn refuse_tribe(cx: &Cx, what: u8) -> Option<Refusal> {
    let must = must_have_tribe(cx.game, cx.state).then_some(&MUST);
    refuse_third(cx, what, true, must)
}

pub(super) fn refuse_guard(cx: &Cx, what: u8) -> Option<Refusal> {
    let laid = hexes::count(cx.game, cx.state);
    let first = laid <= usize::from(cx.game.setup().seats);
    let may_wait = first && !is_first_guard(cx.game, cx.state);
    refuse_third(cx, what, false, (!may_wait).then_some(&MUST_GUARD))
}

pub(super) fn choose_tribe(hands: &mut Hands, by: By, what: u8) {
    settle(hands, what);
    go_on(hands, by, 4);
}

pub(super) fn choose_guard(hands: &mut Hands, by: By, what: u8) {
    let extra = is_first_guard(hands.game, hands.state());
    if let Some(region) = settle(hands, what) {
        hexes::add_guard(hands, region);
        let placed = get(hands.game, hands.state(), PLACED);
        set(hands, PLACED, placed | u8::from(!extra) << by.seat().0);
    }
    go_on(hands, by, if extra { 3 } else { 5 });
}

/// Natives come to a third of the last hex.
fn settle(hands: &mut Hands, what: u8) -> Option<RegionId> {
    let third = usize::from(what).checked_sub(1)?;
    let (_, _, regions) = last(hands.game, hands.state())?;
    hands.add_native(regions[third]);
    Some(regions[third])
}

pub(super) fn piece_preview(game: &Game, state: &State, what: u8) -> Option<(Hex, Option<u8>)> {
    let (_, third) = piece_of(what)?;
    Some((last(game, state)?.1.hex, Some(third)))
}

pub(super) fn third_preview(game: &Game, state: &State, what: u8) -> Option<(Hex, Option<u8>)> {
    let third = what.checked_sub(1)?;
    Some((last(game, state)?.1.hex, Some(third)))
}
