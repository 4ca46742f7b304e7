//! What can be written, and how writes that wait share transactions.

use super::row::{EntryRow, PackedRow, SeatRow, TableDraft, Wait};
use crate::error::StoreError;
use crate::metrics::{Metrics, more};
use elbowroom_protocol::{NewTable, RankView};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::oneshot;

/// Writes that share one transaction at most.
pub(super) const BATCH: usize = 256;

/// Something to be kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table.
    Make(Box<TableDraft>),
    /// More of a record.
    Append(Append),
    /// Who sits where, of some seats, and what the table waits for if that is something else then.
    Seats(String, Vec<SeatRow>, Option<Wait>),
    /// What a table waits for.
    Wait(String, Wait),
    /// What is wanted of a table, as its host changed it.
    Wish(String, Box<NewTable>),
    /// The same table again, and where it is: both are kept, or neither.
    Rematch(String, Box<TableDraft>),
    /// The table goes on with fewer seats, and where it is; the old one is over.
    Move(String, Box<TableDraft>),
    /// Milliseconds the deciding seat of a table has thought since its last entry.
    Thought(String, u64),
    /// Somebody who sits at a table was seen at that time (seconds since 1970).
    Seen(String, u64),
    /// A finished table becomes a replay and nothing else.
    Pack(Box<PackedRow>),
    /// Nothing but a proof that writing works.
    Beat,
}

/// More of a record, and how the table stands after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entries.
    pub entries: Vec<EntryRow>,
    /// The round under way, if it is another than before.
    pub round: Option<u8>,
    /// When the game was over, and the ranking: with the last entry.
    pub ended: Option<(u64, Vec<RankView>)>,
    /// What the table waits for, if it is something else than before.
    pub wait: Option<Wait>,
    /// Whether time was noted since the last entry and must be forgotten.
    pub thought: bool,
}

impl Write {
    /// The table that is changed, where it is there already.
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            Self::Append(append) => Some(&append.table),
            Self::Seats(table, ..)
            | Self::Wait(table, _)
            | Self::Wish(table, _)
            | Self::Rematch(table, _)
            | Self::Move(table, _)
            | Self::Thought(table, _)
            | Self::Seen(table, _) => Some(table),
            Self::Make(_) | Self::Pack(_) | Self::Beat => None,
        }
    }

    /// Entries in it.
    pub(super) fn entries(&self) -> u64 {
        match self {
            Self::Make(new) | Self::Rematch(_, new) | Self::Move(_, new) => {
                new.entries.len() as u64
            }
            Self::Append(append) => append.entries.len() as u64,
            _ => 0,
        }
    }
}

/// A write that waits, and who waits for it.
pub(super) struct Job {
    pub write: Write,
    /// The lease under which the writer's table was loaded.
    pub lease: u64,
    pub tell: oneshot::Sender<Result<(), StoreError>>,
}

/// What came of a transaction, told to everybody who waits for it. Gives those that must be tried one by one.
pub(super) fn tell(
    batch: &mut Vec<Job>,
    done: Result<(), StoreError>,
    metrics: &Arc<Metrics>,
) -> Vec<Job> {
    more(&metrics.commits);
    match done {
        Ok(()) => {
            let entries = batch.iter().map(|job| job.write.entries()).sum();
            metrics.entries.fetch_add(entries, Ordering::Relaxed);
            for job in batch.drain(..) {
                let _ = job.tell.send(Ok(()));
            }
            Vec::new()
        }
        // One of them contradicts what is stored; the others are not to blame.
        Err(error @ StoreError::Conflict(_)) if batch.len() > 1 => {
            tracing::warn!(%error, writes = batch.len(), "a transaction failed; writing one by one");
            std::mem::take(batch)
        }
        Err(error) => {
            metrics
                .failed_writes
                .fetch_add(batch.len() as u64, Ordering::Relaxed);
            tracing::error!(%error, writes = batch.len(), "writing failed");
            for job in batch.drain(..) {
                let _ = job.tell.send(Err(error.clone()));
            }
            Vec::new()
        }
    }
}
