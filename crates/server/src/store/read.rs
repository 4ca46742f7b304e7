//! Reading tables back.

use super::{EntryKind, EntryRow, SeatRow, Store, TableRow, on};
use crate::error::StoreError;

/// Tables that a list shows at most.
const LISTED: i64 = 100;

type RawTable = (String, i64, String, i64, i64, i64, Option<String>);
type RawSeat = (i64, String, Option<String>, Option<String>);
type RawEntry = (i64, String, i64, String, Option<i64>, Option<i64>, i64);

const TABLE: &str = "SELECT id, made, wish, seed, round, over, rematch FROM tables WHERE id = $1";
const LOBBY: &str = "SELECT id, made, wish, seed, round, over, rematch FROM tables \
                     WHERE listed = 1 AND over = 0 ORDER BY made DESC, id LIMIT $1";
const SEATS: &str = "SELECT seat, name, bot, token FROM seats WHERE table_id = $1 ORDER BY seat";
const ENTRIES: &str = "SELECT number, kind, seat, text, ask, asked, spent FROM entries \
                       WHERE table_id = $1 ORDER BY number";

impl Store {
    /// The table of a name.
    ///
    /// # Errors
    /// When the database says no, or what it holds is damaged.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row: Option<RawTable> = on!(&self.pool, pool => {
            sqlx::query_as(TABLE).bind(id).fetch_optional(pool).await?
        });
        row.map(table).transpose()
    }

    /// The newest tables that are listed and not over.
    ///
    /// # Errors
    /// When the database says no, or what it holds is damaged.
    pub async fn lobby(&self) -> Result<Vec<TableRow>, StoreError> {
        let rows: Vec<RawTable> = on!(&self.pool, pool => {
            sqlx::query_as(LOBBY).bind(LISTED).fetch_all(pool).await?
        });
        rows.into_iter().map(table).collect()
    }

    /// The seats of a table.
    ///
    /// # Errors
    /// When the database says no.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let rows: Vec<RawSeat> = on!(&self.pool, pool => {
            sqlx::query_as(SEATS).bind(id).fetch_all(pool).await?
        });
        let seat = |(seat, name, bot, token): RawSeat| SeatRow {
            seat: seat as u8,
            name,
            bot,
            token,
        };
        Ok(rows.into_iter().map(seat).collect())
    }

    /// The record of a table.
    ///
    /// # Errors
    /// When the database says no, or what it holds is damaged.
    pub async fn entries(&self, id: &str) -> Result<Vec<EntryRow>, StoreError> {
        let rows: Vec<RawEntry> = on!(&self.pool, pool => {
            sqlx::query_as(ENTRIES).bind(id).fetch_all(pool).await?
        });
        rows.into_iter().map(entry).collect()
    }
}

fn table((id, made, wish, seed, round, over, rematch): RawTable) -> Result<TableRow, StoreError> {
    let wish = serde_json::from_str(&wish)
        .map_err(|error| StoreError::Damaged(format!("table {id}: {error}")))?;
    Ok(TableRow {
        id,
        made: made as u64,
        wish,
        seed: seed as u64,
        round: round as u8,
        over: over != 0,
        rematch,
    })
}

fn entry((number, kind, seat, text, ask, asked, spent): RawEntry) -> Result<EntryRow, StoreError> {
    let kind = EntryKind::find(&kind)
        .ok_or_else(|| StoreError::Damaged(format!("entry {number} has kind `{kind}`")))?;
    Ok(EntryRow {
        number: number as u64,
        kind,
        seat: seat as u8,
        text,
        asked: ask.zip(asked).map(|(id, state)| (id as u64, state as u64)),
        spent: spent as u64,
    })
}
