//! What must hold in every state of every game: for tests, fuzzing and long runs.

use crate::cx::Cx;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, SLOTS, TileId};
use crate::joint::has;
use crate::region_set::RegionSet;
use crate::state::{COLUMN, Stage, State, TRIBES, Turn};

/// The first invariant that a state breaks, in words.
///
/// # Errors
/// What is wrong and where.
pub fn check(game: &Game, state: &State) -> Result<(), String> {
    let game = &*game.now(state);
    check_position(game, state)?;
    banners(game, state)?;
    badges(game, state)?;
    turn(game, state)
}

/// The first invariant that a state broke which came from a position: somebody may have left tiles in
/// the box or kept tokens in a hand.
///
/// # Errors
/// What is wrong and where.
pub fn check_position(game: &Game, state: &State) -> Result<(), String> {
    let game = &*game.now(state);
    regions(game, state)?;
    tokens(game, state)?;
    extras(game, state)?;
    pieces(game, state)?;
    owners(game, state)?;
    in_force(game, state)
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn name(game: &Game, tile: TileId) -> &str {
    game.tile(tile).map_or("nothing", |tile| tile.id)
}

/// What is noted of the tiles in force for each active people is what they say one by one.
fn in_force(game: &Game, state: &State) -> Result<(), String> {
    for id in (0..game.setup().seats * SLOTS as u8).map(PeopleId) {
        let cx = Cx::new(game, state, id);
        let said = cx.tiles().fold(0, |all, (_, tile)| all | tile.alone.traits);
        let more = state.find_more(game, id);
        let (seat, people) = (id.seat(), cx.me());
        let active = id.is_active();
        ensure(!active || state.traits[seat.index()] == said, || {
            format!("seat {seat} has other tiles than were noted")
        })?;
        ensure(!active || state.more[seat.index()] == more, || {
            format!("seat {seat} has other things that lie out than were noted")
        })?;
        let noted = (people.has_more(), people.acts_late());
        let found = (more != 0, said & has::LATE_VERBS != 0);
        ensure(!people.exists() || noted == found, || {
            format!("people {} is marked {noted:?}, found {found:?}", id.0)
        })?;
    }
    Ok(())
}

/// Holder, tokens and the sets of the peoples tell the same story.
fn regions(game: &Game, state: &State) -> Result<(), String> {
    let mut seen = RegionSet::EMPTY;
    for (i, people) in state.people.iter().enumerate() {
        ensure(people.exists() || people.regions.is_empty(), || {
            format!("people {i} holds regions without a race")
        })?;
        ensure(!seen.meets(people.regions), || {
            format!("people {i} shares a region")
        })?;
        seen |= people.regions;
        for region in people.regions {
            ensure(state.holder(region) == PeopleId(i as u8), || {
                format!("region {region} has another holder")
            })?;
            ensure(state.tokens(region) > 0, || {
                format!("region {region} is held without a token (P-29)")
            })?;
        }
    }
    for region in game.board().all() - seen {
        ensure(state.holder(region).is_none(), || {
            format!("region {region} has a holder nobody knows of")
        })?;
        ensure(state.tokens(region) == 0, || {
            format!("region {region} has tokens of nobody")
        })?;
    }
    let tribes = state.pieces[TRIBES];
    ensure(!tribes.meets(seen), || {
        "a lost tribe lives in a held region (B-36)".into()
    })?;
    ensure(!tribes.meets(game.board().water()), || {
        "a lost tribe lives in water".into()
    })
}

/// Tokens of each race: tray, hands, board and set aside make the supply (P-14).
fn tokens(game: &Game, state: &State) -> Result<(), String> {
    for &(id, supply) in &game.stock.tokens {
        let mut found = u16::from(state.tray(id));
        for &tile in &game.table {
            if let Some(holds) = game.tile_on_board(tile).hooks.table.holds {
                found += u16::from(holds(game, state, tile, id));
            }
        }
        let peoples = (0..).map(PeopleId).zip(&state.people);
        for (people_id, people) in peoples.filter(|(_, people)| people.race == id) {
            let standing: u16 = people
                .regions
                .into_iter()
                .map(|region| u16::from(state.tokens(region)))
                .sum();
            found += standing + u16::from(people.hand) + u16::from(people.aside)
                - u16::from(game.all_extras(state, people_id))
                - u16::from(Cx::new(game, state, people_id).lent_for());
        }
        ensure(found == u16::from(supply), || {
            let name = name(game, TileId::race(id));
            format!("{name}: {found} tokens, {supply} in the box")
        })?;
    }
    Ok(())
}

/// Every banner is in exactly one place.
fn banners(game: &Game, state: &State) -> Result<(), String> {
    for &id in &game.stock.races {
        let places = state
            .people
            .iter()
            .filter(|people| people.race == id)
            .count()
            + state.column.iter().filter(|combo| combo.race == id).count()
            + state.returned().iter().filter(|race| **race == id).count()
            + usize::from(state.races_left.has(id.0))
            + game.keeps(state, TileId::race(id));
        ensure(places == 1, || {
            let name = name(game, TileId::race(id));
            format!("the banner of {name} is in {places} places")
        })?;
    }
    Ok(())
}

/// Every badge is in exactly one place.
fn badges(game: &Game, state: &State) -> Result<(), String> {
    for &id in &game.stock.powers {
        let places = state
            .people
            .iter()
            .filter(|people| people.power == id)
            .count()
            + state
                .column
                .iter()
                .filter(|combo| combo.power == id)
                .count()
            + state
                .forces()
                .iter()
                .filter(|force| force.tile == TileId::power(id))
                .count()
            + usize::from(state.discard.has(id.0))
            + usize::from(state.powers_left.has(id.0))
            + game.keeps(state, TileId::power(id));
        ensure(places == 1, || {
            let name = name(game, TileId::power(id));
            format!("the badge of {name} is in {places} places")
        })?;
    }
    Ok(())
}

/// Tokens of no tray are among the tokens where they stand, in hand and aside.
pub(crate) fn extras(game: &Game, state: &State) -> Result<(), String> {
    if !game.has_extras() {
        return Ok(());
    }
    for region in game.board().all() {
        let kinds = game.kinds_of_extras();
        let extras: u8 = kinds.map(|kind| game.extras_at(state, kind, region)).sum();
        ensure(extras <= state.tokens(region), || {
            format!("region {region} has more tokens of no tray than tokens")
        })?;
    }
    for (i, people) in state.people.iter().enumerate() {
        let id = PeopleId(i as u8);
        ensure(id.is_active() || !people.is_mixed(), || {
            format!("people {i} keeps tokens of no tray in decline (C-07, L-08)")
        })?;
        let aside = game.all_extras_aside(state, id);
        ensure(aside <= people.aside, || {
            format!("people {i} has more tokens of no tray aside than tokens")
        })?;
        // In the own redeployment they are told apart only at the end.
        let naming =
            matches!(state.turn.stage, Stage::Redeploy | Stage::Pieces) && state.turn.acting == id;
        let kinds = game.kinds_of_extras();
        let in_hand: u8 = kinds.map(|kind| game.extras_in_hand(state, id, kind)).sum();
        let standing: u8 = people
            .regions
            .into_iter()
            .map(|region| game.race_tokens(state, region))
            .sum();
        // Some may be among the tokens that went home.
        let unnamed = people.hand + standing + (people.aside - aside);
        ensure(in_hand <= unnamed, || {
            format!("people {i} has more tokens of no tray than tokens")
        })?;
        ensure(naming || in_hand <= people.hand, || {
            format!(
                "people {i} has {in_hand} tokens of no tray in a hand of {}",
                people.hand
            )
        })?;
    }
    for &tile in &game.table {
        if let Some(check) = game.tile_on_board(tile).hooks.table.invariant {
            check(game, state)?;
        }
    }
    Ok(())
}

/// Pieces stay within their supply and with those who may have them.
fn pieces(game: &Game, state: &State) -> Result<(), String> {
    for kind in &game.pieces {
        let id = kind.piece.id;
        ensure(kind.on_board(state) <= kind.piece.supply, || {
            format!("too many of {id} on the board (P-15)")
        })?;
        for region in kind.regions(state) {
            let holder = state.holder(region);
            ensure(holder.is_some() || kind.piece.rooted, || {
                format!("{id} in region {region}, which nobody holds")
            })?;
            ensure(kind.at(state, region) <= kind.piece.per_region, || {
                format!("too many of {id} in region {region}")
            })?;
        }
    }
    Ok(())
}

/// Pieces stand with a race that brings them, and in decline only those that stay.
fn owners(game: &Game, state: &State) -> Result<(), String> {
    for (i, kind) in game.pieces.iter().enumerate() {
        let id = kind.piece.id;
        if kind.piece.rooted {
            continue;
        }
        for region in kind.regions(state) {
            let holder = state.holder(region);
            ensure(kind.piece.stays_in_decline || holder.is_active(), || {
                format!("{id} in declined region {region} (B-187)")
            })?;
            let piece = PieceId(i as u8);
            let cx = Cx::new(game, state, holder);
            let brought = match game.extra_kind(piece) {
                Some(extra) => game.extras_owned(state, holder, extra) > 0,
                None => cx.any(|tile| tile.pieces.contains(&piece)),
            };
            // What a power built that lies out stays, whoever has it now (U-83).
            let brought = brought
                || kind.piece.stays_in_decline
                    && state.forces().iter().any(|force| {
                        let tile = game.tile_on_board(force.tile);
                        tile.pieces.contains(&piece)
                    });
            ensure(brought, || {
                format!("{id} in region {region}, whose race does not bring it")
            })?;
        }
    }
    Ok(())
}

/// The turn fits the table.
fn turn(game: &Game, state: &State) -> Result<(), String> {
    let turn = state.turn();
    ensure((1..=game.board().rounds()).contains(&turn.round), || {
        format!("round {}", turn.round)
    })?;
    ensure(usize::from(state.shown) <= COLUMN, || {
        "the column is too long".into()
    })?;
    if state.is_interrupted() {
        return Ok(());
    }
    let settled = usize::from(state.shown) == COLUMN
        || (state.waiting == 0 && state.races_left.is_empty())
        || game.picking.is_some();
    ensure(settled, || {
        "the column has an open place and a banner for it (B-11)".into()
    })?;
    let disturbed = turn.marks & Turn::DISTURBED != 0;
    if turn.stage != Stage::Choice || turn.touched() || disturbed {
        return Ok(());
    }
    for seat in game.seats() {
        for slot in 0..SLOTS {
            let people = state.people(PeopleId::new(seat, slot));
            ensure(people.regions.is_empty() || people.hand == 0, || {
                format!("seat {seat} holds back tokens between turns")
            })?;
        }
    }
    Ok(())
}
