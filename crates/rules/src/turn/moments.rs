//! Tiles that lie over the whole table are told of moments.

use crate::effect::{Hands, Table};
use crate::event::Sink;
use crate::ids::{PeopleId, RaceId, Seat, TileId};
use crate::tile::{self, Taking};

/// What the tiles that lie over the table want to hear of, gathered once: nobody pays for a moment that no tile of the
/// game has asked for.
#[derive(Clone, Default)]
pub(crate) struct Moments {
    pub prepare: Wanted<fn(&mut Hands, TileId)>,
    pub begins: Wanted<fn(&mut Hands, TileId)>,
    pub ahead: Wanted<fn(&mut Hands, TileId) -> bool>,
    pub picked: Wanted<fn(&mut Hands, TileId, PeopleId)>,
    pub lost: Wanted<fn(&mut Hands, TileId, RaceId, u8)>,
    pub declined: Wanted<fn(&mut Hands, TileId, RaceId, u8)>,
    pub turn_begins: Wanted<fn(&mut Hands, TileId, Seat)>,
    pub conquered: Wanted<fn(&mut Hands, TileId, &Taking)>,
    pub score: Wanted<tile::Pays>,
    pub before_score: Wanted<fn(&mut Hands, TileId, Seat)>,
    pub after_score: Wanted<fn(&mut Hands, TileId, Seat)>,
    pub turn_over: Wanted<fn(&mut Hands, TileId, bool) -> bool>,
    pub over: Wanted<fn(&mut Hands, TileId)>,
}

/// Who wants to hear of one moment.
type Wanted<F> = Vec<(TileId, F)>;

impl Moments {
    pub fn gather(&mut self, id: TileId, tile: &tile::Table) {
        fn add<F>(wanted: &mut Wanted<F>, id: TileId, hook: Option<F>) {
            wanted.extend(hook.map(|hook| (id, hook)));
        }
        add(&mut self.prepare, id, tile.prepare);
        add(&mut self.begins, id, tile.begins);
        add(&mut self.ahead, id, tile.ahead);
        add(&mut self.picked, id, tile.picked);
        add(&mut self.lost, id, tile.lost);
        add(&mut self.declined, id, tile.declined);
        add(&mut self.turn_begins, id, tile.turn_begins);
        add(&mut self.conquered, id, tile.conquered);
        add(&mut self.score, id, tile.score);
        add(&mut self.before_score, id, tile.before_score);
        add(&mut self.after_score, id, tile.after_score);
        add(&mut self.turn_over, id, tile.turn_over);
        add(&mut self.over, id, tile.over);
    }
}

/// Tells of a moment.
#[inline]
pub(crate) fn each<S: Sink, F: Copy>(
    table: &mut Table<S>,
    who: impl Fn(&Moments) -> &Wanted<F>,
    call: impl Fn(&mut Hands, TileId, F),
) {
    let game = table.game;
    for &(id, hook) in who(&game.moments) {
        table.lend(|hands| call(hands, id, hook));
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

/// What comes ahead of a turn: whether somebody is asked.
#[inline]
pub(super) fn ahead<S: Sink>(table: &mut Table<S>) -> bool {
    let game = table.game;
    let mut wanted = game.moments.ahead.iter();
    wanted.any(|&(id, hook)| table.lend(|hands| hook(hands, id)))
}

/// A turn is over, perhaps the last of a round: whether the next may begin.
#[inline]
pub(super) fn turn_over<S: Sink>(table: &mut Table<S>, last: bool) -> bool {
    let game = table.game;
    let mut wanted = game.moments.turn_over.iter();
    wanted.all(|&(id, hook)| table.lend(|hands| hook(hands, id, last)))
}

/// A region was conquered, or cleared.
#[inline]
pub(crate) fn conquered<S: Sink>(table: &mut Table<S>, taking: &Taking) {
    each(
        table,
        |moments| &moments.conquered,
        |hands, me, conquered| conquered(hands, me, taking),
    );
}

/// Tokens were lost to an attack: of a race, or of none.
#[inline]
pub(crate) fn lost<S: Sink>(table: &mut Table<S>, race: RaceId, tokens: u8) {
    each(
        table,
        |moments| &moments.lost,
        |hands, me, lost| lost(hands, me, race, tokens),
    );
}
