//! Suggests a realm, or finishes one that somebody began: a compact board on which everybody has room and finds
//! something of everything, and all land hangs together.

mod holes;
mod pieces;
mod rivers;
mod search;

use super::check::check;
use super::{Cell, Hex, HexTile, REACH, Realm, RealmError, Side, Tiles, Water};

/// Regions of land for each player.
pub(super) const REGIONS: usize = 9;
/// How often another choice of hexes is tried before it is told what is wrong with the last.
const TRIES: usize = 12;

/// The sides of the hexes that lie up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sides {
    /// Above the earth.
    #[default]
    Surface,
    /// Below it.
    Underground,
    /// The surface in the north, what is below it in the south, and tunnels between them.
    Both,
}

/// What a suggested realm should be like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// How many players it is for, 2 to 6.
    pub players: u8,
    /// The sides that lie up.
    pub sides: Sides,
    /// What water is.
    pub water: Water,
    /// Whether there are chasms.
    pub chasms: bool,
    /// The hexes to lay, all of them and no other; if none are named, as many as make land enough.
    pub tiles: Option<Tiles>,
    /// Empty cells with hexes all around, as many as the hexes can surround.
    pub holes: u8,
}

impl Wish {
    /// The usual wish for so many players: the surface, with rivers and without chasms.
    pub fn new(players: u8) -> Self {
        Self {
            players,
            sides: Sides::default(),
            water: Water::default(),
            chasms: false,
            tiles: None,
            holes: 0,
        }
    }
}

/// A balanced realm. Luck is asked for a number below another, so that the same luck makes the same realm.
///
/// # Errors
/// Why nobody could play on it: for a number of players that cannot play, or if luck is no luck at all.
pub fn suggest(wish: Wish, luck: impl FnMut(usize) -> usize) -> Result<Realm, RealmError> {
    let begun = Realm {
        water: wish.water,
        ..Realm::empty("suggested", wish.players)
    };
    let mut realm = complete(&begun, wish, luck)?;
    // Regions are numbered as people read.
    let reading = |hex: &Hex| (hex.at.r, 2 * hex.at.q + hex.at.r);
    realm.hexes.sort_by_key(reading);
    Ok(realm)
}

impl Realm {
    /// The same realm with as many hexes and pieces more as make a balanced board for its players; nothing that lies
    /// there is moved, turned or taken up. Luck is asked for a number below another.
    ///
    /// # Errors
    /// What is wrong with what was begun, or why it cannot be finished with the hexes that are left.
    pub fn finish(&self, luck: impl FnMut(usize) -> usize) -> Result<Self, RealmError> {
        let lies = |side| self.hexes.iter().any(|hex| hex.side == side);
        let wish = Wish {
            water: self.water,
            sides: match (lies(Side::Surface), lies(Side::Underground)) {
                (_, false) => Sides::Surface,
                (false, true) => Sides::Underground,
                (true, true) => Sides::Both,
            },
            ..Wish::new(self.players)
        };
        complete(self, wish, luck)
    }
}

/// Answers below a number, whatever the caller's luck says.
type Luck<'a> = &'a mut dyn FnMut(usize) -> usize;

fn complete(
    begun: &Realm,
    wish: Wish,
    mut luck: impl FnMut(usize) -> usize,
) -> Result<Realm, RealmError> {
    let luck: Luck = &mut |below| luck(below) % below.max(1);
    let wrong = check(begun);
    if !wrong.is_empty() {
        return Err(RealmError::of(wrong.into_iter().map(|(_, what)| what)));
    }
    let mut tried = 0;
    loop {
        let mut realm = begun.clone();
        add_hexes(&mut realm, wish, luck);
        search::improve(&mut realm, begun.hexes.len(), wish.tiles, luck);
        pieces::add(&mut realm, wish, luck);
        rivers::cut(&mut realm);
        tried += 1;
        match realm.lay() {
            Err(error) if tried == TRIES => return Err(error),
            Err(_) => {}
            Ok(_) => return Ok(realm),
        }
    }
}

/// Lays hexes until there is land enough and all of them hang together.
fn add_hexes(realm: &mut Realm, wish: Wish, luck: Luck) {
    let laid = |tile: &HexTile| realm.hexes.iter().any(|hex| hex.tile == *tile);
    let bridges = bridges(realm);
    let mut drawn = match wish.tiles {
        Some(tiles) => HexTile::all()
            .filter(|tile| tiles.contains(*tile) && !laid(tile))
            .collect(),
        None => draw(realm, wish, luck),
    };
    let unused = HexTile::all().filter(|tile| !laid(tile) && !drawn.contains(tile));
    let more: Vec<HexTile> = unused
        .take(bridges.len().saturating_sub(drawn.len()))
        .collect();
    drawn.extend(more);
    let holes = holes::among(wish.holes, drawn.len(), luck);
    let mut cells = if realm.hexes.is_empty() {
        holes::around(&holes)
    } else {
        bridges
    };
    while cells.len() < drawn.len() {
        cells.push(next_cell(realm, &cells, &holes, luck));
    }
    let mut rows: Vec<i8> = cells.iter().map(|cell| cell.r).collect();
    rows.sort_unstable();
    let middle = rows.get(rows.len() / 2).copied().unwrap_or_default();
    let begun = realm.hexes.clone();
    for (tile, at) in drawn.into_iter().zip(cells) {
        let near = begun.iter().min_by_key(|hex| hex.at.steps(at));
        let side = match (wish.sides, near) {
            (Sides::Surface, _) => Side::Surface,
            (Sides::Underground, _) => Side::Underground,
            (Sides::Both, Some(near)) => near.side,
            (Sides::Both, None) if at.r < middle => Side::Surface,
            (Sides::Both, None) => Side::Underground,
        };
        let turn = luck(6) as u8;
        realm.hexes.push(Hex {
            tile,
            side,
            at,
            turn,
        });
    }
}

/// Hexes from the box until there is land enough.
fn draw(realm: &Realm, wish: Wish, luck: Luck) -> Vec<HexTile> {
    let wanted = REGIONS * usize::from(wish.players) + pieces::chasms(wish);
    let laid = |tile: &HexTile| realm.hexes.iter().any(|hex| hex.tile == *tile);
    let mut deck: Vec<HexTile> = HexTile::all().filter(|tile| !laid(tile)).collect();
    let mut drawn: Vec<HexTile> = Vec::new();
    let mut land = realm.land(None).count();
    // The last hexes are those that fit, or nearly fit.
    let mut larger: Vec<HexTile> = Vec::new();
    while land < wanted && !deck.is_empty() {
        let tile = deck.swap_remove(luck(deck.len()));
        if tile.land() <= wanted - land {
            land += tile.land();
            drawn.push(tile);
        } else {
            larger.push(tile);
        }
    }
    if land < wanted {
        drawn.extend(larger.into_iter().min_by_key(|tile| tile.land()));
    }
    drawn
}

/// Cells that join what was laid apart, along the shortest ways.
fn bridges(realm: &Realm) -> Vec<Cell> {
    let mut laid: Vec<Cell> = realm.hexes.iter().map(|hex| hex.at).collect();
    let mut bridges = Vec::new();
    let Some(&first) = laid.first() else {
        return bridges;
    };
    loop {
        let mut joined = vec![first];
        let mut next = 0;
        while let Some(&cell) = joined.get(next) {
            let more = cell.around().filter(|near| laid.contains(near));
            let more: Vec<Cell> = more.filter(|near| !joined.contains(near)).collect();
            joined.extend(more);
            next += 1;
        }
        let apart = laid.iter().filter(|cell| !joined.contains(cell));
        let pairs = apart.flat_map(|there| joined.iter().map(move |here| (*here, *there)));
        let Some((here, there)) = pairs.min_by_key(|(here, there)| here.steps(*there)) else {
            return bridges;
        };
        let step = here.around().min_by_key(|cell| cell.steps(there));
        laid.extend(step);
        bridges.extend(step);
    }
}

/// The free cell with the most hexes around it, and of those one that is nearest to the middle: boards are round.
fn next_cell(realm: &Realm, cells: &[Cell], holes: &[Cell], luck: Luck) -> Cell {
    let taken: Vec<Cell> = realm
        .hexes
        .iter()
        .map(|hex| hex.at)
        .chain(cells.iter().copied())
        .collect();
    let count = taken.len().max(1) as i32;
    let sum = |axis: fn(&Cell) -> i8| taken.iter().map(|cell| i32::from(axis(cell))).sum::<i32>();
    let middle = Cell {
        q: (sum(|cell| cell.q) / count) as i8,
        r: (sum(|cell| cell.r) / count) as i8,
    };
    let mut best = vec![middle];
    let mut highest = None;
    let near = -REACH..=REACH;
    let free = |cell: &Cell| {
        let taken = taken.contains(cell) || holes.contains(cell);
        !taken && near.contains(&cell.q) && near.contains(&cell.r)
    };
    for cell in taken.iter().flat_map(|cell| cell.around()).filter(free) {
        let near = cell.around().filter(|near| taken.contains(near)).count() as i32;
        let value = Some(3 * near - cell.steps(middle));
        if value > highest {
            best.clear();
            highest = value;
        }
        if value == highest && !best.contains(&cell) {
            best.push(cell);
        }
    }
    best[luck(best.len())]
}
