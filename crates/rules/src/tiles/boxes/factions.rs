//! Two sides at war: a turn pays a coin for each race of the other side that lost a region in it (W-09 to W-12).

use crate::event::{Named, Source};
use crate::game::{Game, SetupError};
use crate::ids::{PeopleId, SLOTS, Seat};
use crate::notation::position::{Notation, PositionError};
use crate::state::State;
use crate::tile::{
    Each, Faction, GameBox, Hooks, Kind, Lasts, MEMORY, Memory, NO_TABLE, NONE, Table, Taking,
    Tile, other, words,
};
use crate::tiles::places::battlefield;
use serde_json::{Map, Value, json};

/// The war of the factions.
pub static TILE: Tile = Tile {
    help: words(
        "A turn pays one coin for each race of the other faction from which at least one region was conquered in it; an active race and a declined one are two. Neutral races neither give nor get it.",
        "Un tour rapporte un jeton par peuple de l'autre faction à qui au moins une région y a été prise ; un peuple actif et un peuple en déclin font deux. Les peuples neutres n'en donnent ni n'en reçoivent.",
    ),
    rulings: &["W-09", "W-10", "W-11", "W-12"],
    // How many regions each people lost in this turn, and on which side it stood: a cell for each seat and place.
    memory: &[LOST; SLOTS],
    hooks: Hooks {
        table: Table {
            set_up: Some(|setup| {
                let alone = setup.boxes.iter().all(|from| from.facts().islands);
                if alone || setup.switches.islands_mix {
                    return Ok(None);
                }
                Err(SetupError::new(
                    "a game on islands is not mixed with other boxes, unless the switch islands-mix is on (X-11)",
                ))
            }),
            conquered: Some(|hands, tile, taking| {
                let (game, state) = (hands.game, hands.state());
                if let Some((cell, value)) = beaten(game, state, taking)
                    && let Some(&first) = game.tile_on_board(tile).cells.get(taking.holder.slot())
                {
                    let count = hands.state().cell(first + cell) & COUNT;
                    hands.set_cell(first + cell, value | (count + 1).min(COUNT));
                }
            }),
            score: Some(|game, state, seat| (BONUS, bonus(game, state, seat))),
            says: Some(&Notation {
                field: "beaten",
                of_seats: true,
                write,
                read,
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Box,
        "faction-war",
        words("War of the factions", "Guerre des factions"),
    )
    .of(GameBox::Warcraft)
};

const LOST: Memory = Memory {
    each: Each::Seat,
    lasts: Lasts::AnyTurn,
    ..MEMORY
};
/// The part of a cell that counts regions.
const COUNT: u8 = 0x3f;
const ALLIANCE: u8 = 0x40;
const HORDE: u8 = 0x80;

static BONUS_NAME: Named = Named {
    id: "faction-bonus",
    words: words("faction bonus", "bonus de faction"),
};
const BONUS: Source = Source::Named(&BONUS_NAME);

/// The cell of a people that loses a region to the active race of another, and its side (W-11, W-12).
fn beaten(game: &Game, state: &State, taking: &Taking) -> Option<(usize, u8)> {
    let (holder, acting) = (taking.holder, state.turn().acting);
    if holder.is_none() || !taking.conquered || !acting.is_active() {
        return None;
    }
    // One's own declined race counts as the same switch says that makes its regions non-empty (W-11).
    if holder.seat() == acting.seat() && game.non_empty_needs_enemy {
        return None;
    }
    let side = match game.race(taking.race).faction? {
        Faction::Alliance => ALLIANCE,
        Faction::Horde => HORDE,
    };
    Some((holder.seat().index(), side))
}

/// The side for which a people fights: its own, or the one that a neutral race has chosen for this turn (W-62).
pub(crate) fn side(game: &Game, state: &State, people: PeopleId) -> Option<Faction> {
    let race = state.people(people).race;
    let own = game.race(race).faction;
    own.or_else(|| battlefield::chosen(game, state, people))
}

/// From how many races of the other side the active race of a seat has conquered at least so many regions in this turn.
pub(crate) fn beaten_by(game: &Game, state: &State, seat: Seat, least: u8) -> u8 {
    let people = PeopleId::active(seat);
    if state.turn().seat != seat || !state.people(people).exists() {
        return 0;
    }
    let Some(foe) = side(game, state, people).map(Faction::foe) else {
        return 0;
    };
    let bit = match foe {
        Faction::Alliance => ALLIANCE,
        Faction::Horde => HORDE,
    };
    let fits = |value: &u8| value & bit != 0 && value & COUNT >= least;
    cells(game, state).filter(fits).count() as u8
}

/// What each people lost in this turn.
fn cells<'a>(game: &'a Game, state: &'a State) -> impl Iterator<Item = u8> + 'a {
    let tile = game.tile_of(&TILE).map(|tile| game.tile_on_board(tile));
    let firsts = tile.map_or(&[][..], |tile| &tile.cells[..]);
    let seats = usize::from(game.setup.seats);
    let all = firsts.iter().flat_map(move |&first| first..first + seats);
    all.map(|cell| state.cell(cell))
}

fn bonus(game: &Game, state: &State, seat: Seat) -> u8 {
    beaten_by(game, state, seat, 1)
}

/// The regions that the peoples of a seat lost in this turn, by their place, and the side of each.
fn write(game: &Game, state: &State, seat: Seat) -> Option<Value> {
    let tile = game.tile_on_board(game.tile_of(&TILE)?);
    let mut all = Map::new();
    for (slot, first) in tile.cells.iter().enumerate() {
        let value = state.cell(first + seat.index());
        if value != 0 {
            let side = if value & ALLIANCE != 0 {
                Faction::Alliance
            } else {
                Faction::Horde
            };
            let said = json!({ "regions": value & COUNT, "side": side.id() });
            all.insert(slot.to_string(), said);
        }
    }
    (!all.is_empty()).then_some(Value::Object(all))
}

fn read(
    hands: &mut crate::effect::Hands,
    at: &str,
    seat: Seat,
    value: &Value,
) -> Result<(), PositionError> {
    let wrong = |at: &str, what: &str| PositionError::at(at, what);
    let all = value
        .as_object()
        .ok_or_else(|| wrong(at, "places of peoples with the regions they lost expected"))?;
    for (slot, said) in all {
        let at = format!("{at}.{slot}");
        let slot: usize = slot
            .parse()
            .ok()
            .filter(|slot| *slot < SLOTS)
            .ok_or_else(|| {
                wrong(
                    &at,
                    "0 for the active people, 1 to 3 for those in decline expected",
                )
            })?;
        let regions = said["regions"]
            .as_u64()
            .filter(|n| (1..=u64::from(COUNT)).contains(n));
        let side = match said["side"].as_str() {
            Some("alliance") => Some(ALLIANCE),
            Some("horde") => Some(HORDE),
            _ => None,
        };
        let (Some(regions), Some(side)) = (regions, side) else {
            return Err(wrong(
                &at,
                "regions from 1 and a side, alliance or horde, expected",
            ));
        };
        let tile = hands.game.tile_of(&TILE);
        let first = tile.and_then(|tile| hands.game.tile_on_board(tile).cells.get(slot).copied());
        if let Some(first) = first {
            hands.set_cell(first + seat.index(), side | regions as u8);
        }
    }
    Ok(())
}
