//! Tables in lists: the lobby, and the games of a device. Nothing is loaded for them.

use crate::error::StoreError;
use crate::hub::{Hub, now};
use crate::room::table_info;
use crate::secret;
use crate::store::{SeatRow, TableRow};
use elbowroom_protocol::{TableInfo, limits};
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

/// Tables that the lobby shows at most.
const LISTED: usize = 100;

/// Who is at the tables in memory: a bit for each seat whose person is there.
#[derive(Default)]
pub struct Presence(Mutex<HashMap<String, u8>>);

impl Presence {
    /// Notes who is at a table now.
    pub fn note(&self, table: &str, seats: u8) {
        let mut all = self.0.lock().unwrap_or_else(|e| e.into_inner());
        if seats == 0 {
            all.remove(table);
        } else {
            all.insert(table.to_owned(), seats);
        }
    }

    fn at(&self, table: &str) -> u8 {
        let all = self.0.lock().unwrap_or_else(|e| e.into_inner());
        all.get(table).copied().unwrap_or(0)
    }
}

impl Hub {
    fn infos(&self, rows: Vec<(TableRow, Vec<SeatRow>)>) -> Vec<TableInfo> {
        let info = |(row, seats): (TableRow, Vec<SeatRow>)| {
            let present = self.presence.at(&row.id);
            table_info(row, &seats, present)
        };
        rows.into_iter().map(info).collect()
    }

    /// Listed tables that run and where somebody sits, or sat a moment ago.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lobby(&self) -> Result<Vec<TableInfo>, StoreError> {
        let before = |time: Duration| now().saturating_sub(time.as_secs());
        let (since, slow) = (before(self.config.listed), before(self.config.listed_slow));
        Ok(self.infos(self.store.lobby(since, slow, LISTED).await?))
    }

    /// The tables of these names, without those that are not there; packed ones too.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn named(&self, names: Vec<String>) -> Result<Vec<TableInfo>, StoreError> {
        let mut names: Vec<String> = names
            .into_iter()
            .filter(|name| secret::is_name(name))
            .take(limits::TABLE_NAMES)
            .collect();
        let mut rows = self.store.named(names.clone()).await?;
        names.retain(|name| rows.iter().all(|(row, _)| row.id != *name));
        for name in names {
            if let Some(packed) = self.store.packed(&name).await? {
                rows.push((packed.table, packed.seats));
            }
        }
        Ok(self.infos(rows))
    }
}
