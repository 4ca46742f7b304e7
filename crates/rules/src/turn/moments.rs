//! Tiles that lie over the whole table are told of moments.

use crate::effect::{Hands, Table};
use crate::event::Sink;
use crate::ids::{RaceId, TileId};
use crate::tile;

/// Tells every tile that lies over the table and wants to know of a moment.
#[inline]
pub(crate) fn each<S: Sink, F: Copy>(
    table: &mut Table<S>,
    hook: impl Fn(&tile::Table) -> Option<F>,
    call: impl Fn(&mut Hands, TileId, F),
) {
    let game = table.game;
    for &id in &game.table {
        if let Some(hook) = hook(&game.tile_on_board(id).hooks.table) {
            table.lend(|hands| call(hands, id, hook));
        }
    }
}

/// Whether the column may be laid.
#[inline]
pub(super) fn opened<S: Sink>(table: &mut Table<S>) -> bool {
    let game = table.game;
    // Once the column is laid nobody asks any more.
    !table.state().column().is_empty()
        || game.table.iter().all(|&id| {
            let hook = game.tile_on_board(id).hooks.table.opening;
            hook.is_none_or(|opening| table.lend(|hands| opening(hands, id)))
        })
}

/// Tokens were lost to an attack: of a race, or of none.
#[inline]
pub(crate) fn lost<S: Sink>(table: &mut Table<S>, race: RaceId, tokens: u8) {
    each(
        table,
        |moments| moments.lost,
        |hands, me, lost| lost(hands, me, race, tokens),
    );
}
