//! A crypt whose ghost guards any region.

use crate::belongings::Mark;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::game::Game;
use crate::ids::{RegionId, Seat};
use crate::notation::position::{Notation, PositionError, region_said};
use crate::notation::speech::Speaker;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{
    Closes, Deed, Each, GameBox, Held, Hooks, Kind, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE,
    Shows, Table, Tile, VERB, Verb, Window, Words, other, words,
};
use serde_json::{Value, json};

/// Crypt of the Tomb-Raider.
pub static TILE: Tile = Tile {
    icon: "coffin",
    help: words(
        "At the end of each turn its active holder may send the ghost to any other region: nobody can take that region. A new conqueror of the crypt takes the ghost at once.",
        "À la fin de chaque tour, son occupant actif peut envoyer le fantôme dans toute autre région : elle devient imprenable. Qui conquiert la crypte prend aussitôt le fantôme.",
    ),
    rulings: &["U-14", "U-72", "U-73", "U-101", "U-104"],
    // The region of the ghost and the seat of its master, both counted from 1.
    memory: &[Memory {
        each: Each::Tile(2),
        region: true,
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "haunt",
            name: words("send the ghost", "envoyer le fantôme"),
            short: words("haunt", "hanter"),
            key: 'x',
            icon: "spectre",
            window: Window::EndOfTurn,
            deed: Deed::Region {
                candidates: free,
                refuse,
                act,
            },
            once: Some(&ONE_A_TURN),
            ..VERB
        }],
        closes: Some(Closes {
            regions: closed,
            why: &GUARDED,
            blocks: false,
        }),
        held: Some(|hands, _, held| {
            if matches!(held, Held::Taken(..)) {
                set(hands, None, Seat::NONE);
            }
        }),
        table: Table {
            moves: Some(GHOST),
            shows: Shows {
                mark: Some(mark),
                stands: Some(("tomb-raider-ghost", "spectre")),
                icons: &["spectre"],
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: FIELD,
                of_seats: false,
                write: |game, state, _| {
                    let (region, master) = ghost(game, state)?;
                    Some(json!({ "region": region.0, "master": master.0 + 1 }))
                },
                read,
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Place,
        "crypt-of-the-tomb-raider",
        words("Crypt of the Tomb-Raider", "La Crypte de la Callipyge"),
    )
    .of(GameBox::Underground)
};

const FIELD: &str = "tomb-raider-ghost";
const GHOST: Words = words("Tomb-Raider's ghost", "fantôme de la Callipyge");

static GUARDED: Reason = Reason {
    ruling: "P-24",
    words: words(
        "region {region} is immune: the Tomb-Raider's ghost guards it",
        "la région {region} est imprenable : le fantôme de la Callipyge la garde",
    ),
};
static ONE_A_TURN: Reason = Reason {
    ruling: "U-72",
    words: words(
        "the ghost goes to any region but the crypt's, once a turn",
        "le fantôme va dans toute région sauf celle de la crypte, une fois par tour",
    ),
};
static LOCKED: Reason = Reason {
    ruling: "U-101",
    words: words(
        "ghost and Balrog do not share a region",
        "fantôme et Balrog ne partagent pas une région",
    ),
};
static IMMUNE: Reason = Reason {
    ruling: "U-100",
    words: words(
        "region {region} is immune already by an opponent's piece",
        "la région {region} est déjà imprenable par une pièce adverse",
    ),
};

fn cell(game: &Game) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.first().copied()
}

/// Where the ghost is, and whom it obeys.
pub(crate) fn ghost(game: &Game, state: &State) -> Option<(RegionId, Seat)> {
    ghost_in(state, cell(game)?)
}

fn ghost_in(state: &State, cell: usize) -> Option<(RegionId, Seat)> {
    let region = state.cell(cell).checked_sub(1)?;
    Some((RegionId(region), Seat(state.cell(cell + 1).checked_sub(1)?)))
}

fn set(hands: &mut Hands, region: Option<RegionId>, master: Seat) {
    if let Some(cell) = cell(hands.game) {
        hands.set_cell(cell, region.map_or(0, |region| region.0 + 1));
        hands.set_cell(cell + 1, region.map_or(0, |_| master.0 + 1));
    }
}

/// An occupied region is closed to all but its occupant, an empty one to all but the master (U-104).
fn closed(state: &State, cell: usize, seat: Seat) -> RegionSet {
    let Some((region, master)) = ghost_in(state, cell) else {
        return RegionSet::EMPTY;
    };
    let holder = state.holder(region);
    let allowed = if holder.is_some() {
        holder.seat()
    } else {
        master
    };
    if allowed == seat {
        RegionSet::EMPTY
    } else {
        RegionSet::one(region)
    }
}

/// Where the ghost may go.
fn free(cx: &Cx) -> RegionSet {
    let board = cx.board();
    let here = cx.here().map_or(RegionSet::EMPTY, RegionSet::one);
    board.all() - board.closed() - here - reach::blocked(cx) - reach::immune(cx)
}

fn refuse(cx: &Cx, region: RegionId, free: RegionSet) -> Option<Refusal> {
    if free.has(region) {
        return None;
    }
    if cx.here() == Some(region) {
        return Some(Refusal::Tile(&ONE_A_TURN));
    }
    if let Some(refusal) = reach::refuse_ground(cx, region) {
        return Some(refusal);
    }
    // Where nobody passes is the Balrog.
    if reach::blocked(cx).has(region) {
        return Some(Refusal::Tile(&LOCKED));
    }
    let reason = &IMMUNE;
    Some(Refusal::TileAt { reason, region })
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    hands.remember(by, 1);
    set(hands, Some(region), by.seat());
    let tile = hands.cx_by(by).asked_id();
    hands.tell(Event::Moved { tile, region });
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let seats = hands.game.setup().seats;
    let region = region_said(hands.game, &format!("{at}.region"), &value["region"])?;
    let master = value["master"]
        .as_u64()
        .filter(|n| (1..=u64::from(seats)).contains(n));
    let master = master.ok_or_else(|| {
        PositionError::at(
            format!("{at}.master"),
            format!("a seat from 1 to {seats} expected"),
        )
    })?;
    set(hands, Some(region), Seat(master as u8 - 1));
    Ok(())
}

fn mark<'g>(speaker: &Speaker<'g>, state: &State, region: RegionId) -> Vec<Mark<'g>> {
    let found = ghost(speaker.game(), state).filter(|(at, _)| *at == region);
    let tell = |(_, master): (RegionId, Seat)| Mark {
        icon: "spectre",
        text: GHOST.text(speaker.language()).to_owned(),
        short: GHOST.text(speaker.language()),
        help: TILE.help.text(speaker.language()).to_owned(),
        seat: master,
        token: "",
        number: 0,
        between: false,
        tile: Some(FIELD),
    };
    found.map(tell).into_iter().collect()
}
