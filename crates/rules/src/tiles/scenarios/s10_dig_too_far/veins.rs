//! The veins: which regions, what they hide, and who guards them.

use super::super::{note, recall};
use super::{COIN, RELIC, TILE};
use crate::api::Purse;
use crate::board::Board;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::game::Game;
use crate::ids::{PieceId, RegionId, TileId};
use crate::realm::vein_mark;
use crate::region_set::{RegionSet, TileSet};
use crate::state::State;
use crate::tile::{Kind, Taking};

/// How many veins there are, how deep they go, and how many regions that makes.
pub(super) const VEINS: usize = 3;
pub(super) const LEVELS: usize = 3;
pub(super) const REGIONS: usize = VEINS * LEVELS;
/// The coins of each level, three of which lie in its regions.
const COINS: [[u8; COINS_OF_A_LEVEL]; LEVELS] =
    [[1, 1, 1, 1, 3, 3], [1, 1, 3, 3, 5, 5], [5, 5, 5, 10, 0, 0]];
const COINS_OF_A_LEVEL: usize = 6;
/// From this coin on a relic lies beside it.
const RICH: u8 = 5;
/// Tokens of each kind of monster.
const SUPPLY: [u8; VEINS] = [20, 18, 15];

/// The memories.
const CLOSED: usize = 0;
const FOUND: usize = 1;
pub(super) const PHASE: usize = 2;

pub(super) fn get(game: &Game, state: &State, memory: usize, place: usize) -> u8 {
    recall(game, state, &TILE, memory, place)
}

pub(super) fn set(hands: &mut Hands, memory: usize, place: usize, value: u8) {
    note(hands, &TILE, memory, place, value);
}

fn on_board(board: &Board, vein: usize, level: usize) -> Option<RegionId> {
    board
        .marked(&vein_mark(vein as u8 + 1, level as u8))
        .lowest()
}

/// The first region of a vein that a board lacks: its vein from 1 on, and its level.
pub(super) fn missing(board: &Board) -> Option<(u8, u8)> {
    let all = (0..VEINS).flat_map(|vein| (0..LEVELS).map(move |level| (vein, level)));
    let mut lacks = all.filter(|&(vein, level)| on_board(board, vein, level).is_none());
    lacks
        .next()
        .map(|(vein, level)| (vein as u8 + 1, level as u8))
}

/// The region of a vein at a level.
pub(super) fn region(game: &Game, state: &State, vein: usize, level: usize) -> RegionId {
    let said = get(game, state, CLOSED, 1 + level * VEINS + vein);
    RegionId(said.saturating_sub(1))
}

/// The vein and level of a region.
fn place_of(game: &Game, state: &State, at: RegionId) -> Option<(usize, usize)> {
    let all = (0..VEINS).flat_map(|vein| (0..LEVELS).map(move |level| (vein, level)));
    let mut here = all.filter(|&(vein, level)| region(game, state, vein, level) == at);
    here.next()
}

/// Whether a region of a vein was conquered by somebody.
pub(super) fn is_conquered(game: &Game, state: &State, vein: usize, level: usize) -> bool {
    get(game, state, FOUND, level * VEINS + vein) > 0
}

/// Regions that lie too deep; from the first cell on, as the rules of reach ask.
pub(super) fn closed(state: &State, first: usize) -> RegionSet {
    let levels = usize::from(state.cell(first)).min(LEVELS);
    let deep = (LEVELS - levels) * VEINS..REGIONS;
    deep.map(|place| RegionId(state.cell(first + 1 + place).saturating_sub(1)))
        .collect()
}

/// Where the veins are; nothing but the first level is open.
pub(super) fn prepare(hands: &mut Hands, _: TileId) {
    for level in 0..LEVELS {
        for vein in 0..VEINS {
            if let Some(region) = on_board(hands.game.board(), vein, level) {
                set(hands, CLOSED, 1 + level * VEINS + vein, region.0 + 1);
            }
        }
    }
    set(hands, CLOSED, 0, LEVELS as u8 - 1);
}

/// One monster in each region of the veins.
pub(super) fn begins(hands: &mut Hands, _: TileId) {
    for level in 0..LEVELS {
        for vein in 0..VEINS {
            let region = region(hands.game, hands.state(), vein, level);
            put(hands, vein, region, 1);
        }
    }
}

fn pieces(game: &Game) -> &[PieceId] {
    let tile = game.tile_of(&TILE);
    tile.map_or(&[], |tile| &game.tile_on_board(tile).pieces)
}

/// The sign of a vein's monsters, and those beyond the first in a region.
fn band(game: &Game, vein: usize) -> Option<PieceId> {
    pieces(game).get(vein).copied()
}

fn more(game: &Game) -> Option<PieceId> {
    pieces(game).get(VEINS).copied()
}

/// Regions that a vein's monsters hold.
pub(super) fn held(game: &Game, state: &State, vein: usize) -> RegionSet {
    let band = band(game, vein).and_then(|band| game.pieces.get(band.index()));
    band.map_or(RegionSet::EMPTY, |band| band.regions(state))
}

/// Whose monsters hold a region.
pub(super) fn vein_at(game: &Game, state: &State, at: RegionId) -> Option<usize> {
    (0..VEINS).find(|&vein| held(game, state, vein).has(at))
}

/// How many monsters of a vein are in a region that they hold.
pub(super) fn count(game: &Game, state: &State, at: RegionId) -> u8 {
    let beyond = more(game).map_or(0, |more| game.pieces_at(state, more, at));
    u8::from(state.tribes().has(at)) + beyond
}

/// How many of a vein are in the box.
fn left(game: &Game, state: &State, vein: usize) -> u8 {
    let out: u8 = held(game, state, vein)
        .into_iter()
        .map(|at| count(game, state, at))
        .sum();
    let pool = if usize::from(get(game, state, PHASE, 0)) == vein + 1 {
        get(game, state, PHASE, 1)
    } else {
        0
    };
    SUPPLY[vein].saturating_sub(out).saturating_sub(pool)
}

/// Monsters of a vein come to a region of theirs, or to one that nobody holds.
pub(super) fn put(hands: &mut Hands, vein: usize, region: RegionId, monsters: u8) {
    if monsters == 0 {
        return;
    }
    let game = hands.game;
    let mut beyond = monsters;
    if !hands.state().tribes().has(region) {
        hands.add_native(region);
        beyond -= 1;
    }
    if let Some(band) = band(game, vein)
        && game.pieces_at(hands.state(), band, region) == 0
    {
        hands.add_pieces(band, region, 1);
    }
    if let Some(more) = more(game).filter(|_| beyond > 0) {
        hands.add_pieces(more, region, beyond);
    }
}

/// All monsters of a region but so many are taken up. Gives how many.
pub(super) fn lift(hands: &mut Hands, region: RegionId, but: u8) -> u8 {
    let game = hands.game;
    let Some(more) = more(game) else {
        return 0;
    };
    let here = count(game, hands.state(), region);
    let beyond = game.pieces_at(hands.state(), more, region);
    if beyond > 0 {
        hands.remove_pieces(more, region);
    }
    let stay = but.min(here);
    if stay > 1 {
        hands.add_pieces(more, region, stay - 1);
    }
    here - stay
}

/// The signs of monsters that are no longer there go.
fn clear_signs(hands: &mut Hands, region: RegionId) {
    for vein in 0..VEINS {
        if let Some(band) = band(hands.game, vein)
            && hands.game.pieces_at(hands.state(), band, region) > 0
        {
            hands.remove_pieces(band, region);
        }
    }
}

/// A region was conquered: for the first time, or back from monsters.
pub(super) fn conquered(hands: &mut Hands, me: TileId, taking: &Taking) {
    let at = taking.region;
    let game = hands.game;
    let monsters = vein_at(game, hands.state(), at);
    // The native was driven out already: he is the one that is lost.
    let survivors = if monsters.is_some() {
        lift(hands, at, 0)
    } else {
        0
    };
    clear_signs(hands, at);
    let holder = hands.state().holder(at);
    let vein = place_of(game, hands.state(), at);
    match vein.filter(|_| holder.is_some()) {
        Some((vein, level)) if !is_conquered(game, hands.state(), vein, level) => {
            set(hands, FOUND, level * VEINS + vein, 1);
            go_below(hands, vein, level, survivors);
            open_levels(hands);
            let deed = game.deed_of_tile(me, COIN);
            hands.ask(deed, holder, at);
        }
        _ => {
            if let Some(vein) = monsters {
                go_home(hands, vein, None, Some(at), survivors);
            }
        }
    }
}

/// Monsters go to the next region of their vein that nobody has conquered, if there is one.
fn go_below(hands: &mut Hands, vein: usize, level: usize, monsters: u8) {
    let (game, state) = (hands.game, hands.state());
    let mut below = (level + 1..LEVELS).filter(|&at| !is_conquered(game, state, vein, at));
    if let Some(next) = below.next() {
        let region = region(game, state, vein, next);
        put(hands, vein, region, monsters);
    }
}

/// The next level opens when every region above it was conquered.
fn open_levels(hands: &mut Hands) {
    let (game, state) = (hands.game, hands.state());
    let done = |level: usize| (0..VEINS).all(|vein| is_conquered(game, state, vein, level));
    let open = (0..LEVELS - 1).take_while(|&level| done(level)).count();
    set(hands, CLOSED, 0, (LEVELS - 1 - open) as u8);
}

/// Monsters without a region go to the highest of their vein that nobody has conquered, or back to where their attack came
/// from, or to another region they hold, or leave the game; never where they were just driven out of.
pub(super) fn go_home(
    hands: &mut Hands,
    vein: usize,
    attacked: Option<RegionId>,
    lost: Option<RegionId>,
    monsters: u8,
) {
    let (game, state) = (hands.game, hands.state());
    let mut unspoilt = (0..LEVELS).filter(|&level| !is_conquered(game, state, vein, level));
    let home = unspoilt
        .next()
        .map(|level| region(game, state, vein, level));
    let home = home.filter(|&home| Some(home) != lost);
    let theirs = held(game, state, vein);
    let near = attacked.or(lost).map(|at| game.board().borders(at));
    let back = near.and_then(|near| (theirs & near).lowest());
    if let Some(region) = home.or(back).or(theirs.lowest()) {
        put(hands, vein, region, monsters);
    }
}

/// The coins that can lie in a region of the level that is being opened: those that were not found there yet.
pub(super) fn purse(game: &Game, state: &State) -> Purse {
    let at = state.due().map_or(RegionId::NONE, |due| due.at);
    let level = place_of(game, state, at).map_or(0, |(_, level)| level);
    let mut purse = Purse::default();
    purse[..COINS_OF_A_LEVEL].copy_from_slice(&COINS[level]);
    for vein in 0..VEINS {
        // 1 says that the coin is being found.
        let found = get(game, state, FOUND, level * VEINS + vein).saturating_sub(1);
        if let Some(coin) = purse.iter_mut().find(|coin| found > 0 && **coin == found) {
            *coin = 0;
        }
    }
    purse
}

/// The coin is taken, and wakes as many monsters below; a rich one lies beside a relic.
pub(super) fn find(hands: &mut Hands, by: By, coin: u8) {
    let (seat, at) = (by.seat(), by.at);
    let Some((vein, level)) = place_of(hands.game, hands.state(), at) else {
        return;
    };
    hands.gain(seat, u16::from(coin));
    hands.tell(Event::Found { seat, coins: coin });
    set(hands, FOUND, level * VEINS + vein, coin + 1);
    let comes = coin.min(left(hands.game, hands.state(), vein));
    go_below(hands, vein, level, comes);
    if coin >= RICH && !relics(hands.game, hands.state()).is_empty() {
        let me = hands.game.tile_of(&TILE).unwrap_or(TileId::NONE);
        let deed = hands.game.deed_of_tile(me, RELIC);
        hands.ask(deed, by.people, at);
    }
}

/// Relics that nobody has found yet.
pub(super) fn relics(game: &Game, state: &State) -> TileSet {
    let mut set = TileSet::default();
    for place in game.markers.iter() {
        let tile = TileId::other(usize::from(place));
        let out = state.forces().iter().any(|force| force.tile == tile);
        if game.kind_of(tile) == Some(Kind::Relic) && !out {
            set.add(place);
        }
    }
    set
}

/// Regions of veins that somebody has conquered.
pub(super) fn spoilt(game: &Game, state: &State) -> RegionSet {
    let all = (0..VEINS).flat_map(|vein| (0..LEVELS).map(move |level| (vein, level)));
    all.filter(|&(vein, level)| is_conquered(game, state, vein, level))
        .map(|(vein, level)| region(game, state, vein, level))
        .collect()
}
