//! Tables on the shelf: taken down when somebody comes, packed into replays when they are old.

use crate::error::StoreError;
use crate::hub::Hub;
use crate::play::{Fate, Play};
use crate::secret;
use crate::store::{PackedRow, SeatRow, Stored, TableRow, Write};
use elbowroom_protocol::rank_views;
use elbowroom_rules::notation::Replay;
use elbowroom_rules::{Language, Pending};
use std::collections::HashSet;

impl Hub {
    /// A table as it is stored, with its game played again; also one that was packed.
    pub async fn stored(
        &self,
        id: &str,
    ) -> Result<Option<(TableRow, Vec<SeatRow>, Play)>, StoreError> {
        let begin = |row: &TableRow| {
            let fate = Fate::of(row.wish.seed);
            let game = self
                .games
                .of(&row.wish)
                .map_err(|what| StoreError::Damaged(what.text(Language::English).to_owned()))?;
            Ok::<_, StoreError>(Play::new(game, fate))
        };
        if let Some(Stored {
            table,
            seats,
            entries,
        }) = self.store.load(id).await?
        {
            let mut play = begin(&table)?;
            play.replay(entries)?;
            return Ok(Some((table, seats, play)));
        }
        let Some(packed) = self.store.packed(id).await? else {
            return Ok(None);
        };
        let mut play = begin(&packed.table)?;
        let replay =
            Replay::read(&packed.replay).map_err(|error| StoreError::Damaged(error.to_string()))?;
        play.replay_record(replay.entries())?;
        let mut row = packed.table;
        row.round = play.state().turn().round;
        Ok(Some((row, packed.seats, play)))
    }

    /// Packs finished tables that ended before a time into replays. Gives how many.
    ///
    /// # Errors
    /// When the database fails. A table that does not play is left as it is.
    pub async fn pack(&self, before: u64) -> Result<u64, StoreError> {
        let mut packed = 0;
        let mut tried = HashSet::new();
        loop {
            let ids = self.store.finished(before, 100).await?;
            let fresh: Vec<String> = ids
                .into_iter()
                .filter(|id| tried.insert(id.clone()))
                .collect();
            if fresh.is_empty() {
                return Ok(packed);
            }
            for id in fresh {
                // Whoever is there now looks at it; the next time will do.
                if self.rooms.loaded(&id).is_some() {
                    continue;
                }
                match self.pack_one(&id).await {
                    Ok(()) => packed += 1,
                    // Another node was quicker.
                    Err(StoreError::Conflict(_)) => {}
                    Err(error @ StoreError::Damaged(_)) => {
                        tracing::error!(table = %secret::tag(&id), %error, "a table was not packed");
                    }
                    Err(error) => return Err(error),
                }
            }
        }
    }

    async fn pack_one(&self, id: &str) -> Result<(), StoreError> {
        let Some((mut table, seats, play)) = self.stored(id).await? else {
            return Ok(());
        };
        let entries = play.record();
        let replay = crate::moments::replay_of(play.game(), &entries);
        let read = Replay::read(&replay).map_err(|error| StoreError::Damaged(error.to_string()))?;
        if read.entries().len() != entries.len() {
            return Err(StoreError::Damaged("the replay is another game".into()));
        }
        if table.ranks.is_empty() && play.pending() == Pending::Over {
            table.ranks = rank_views(play.game(), play.state());
        }
        let packed = PackedRow {
            table,
            seats,
            replay,
        };
        self.store.write(Write::Pack(Box::new(packed))).await
    }
}
