//! `elbowroom backup` and `elbowroom restore`: copies of the database.

use crate::input::{Done, Failure, say};
use elbowroom_server::default_database;
use elbowroom_server::store::backup::{Copied, backup, file_of, restore};
use std::path::PathBuf;

/// Copies the database into a file, also while a server uses it.
///
/// The copy is of one moment and is checked before it gets its name. SQLite only; for PostgreSQL use pg_dump.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom backup games-2026-11-15.db\n  elbowroom backup --database sqlite:/srv/games.db copy.db\n\nPostgreSQL: pg_dump --format=custom --file=games.dump DATABASE"
)]
pub struct Backup {
    /// The file to write; it must not be there yet.
    file: PathBuf,
    /// `sqlite:PATH`; the file among the user's data if not said.
    #[arg(long)]
    database: Option<String>,
}

/// Puts a copy back in the place of the database; what was there is kept beside it.
///
/// The server must be stopped. The copy is checked first. SQLite only; for PostgreSQL use pg_restore.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  elbowroom restore games-2026-11-15.db\n\nPostgreSQL: pg_restore --clean --dbname=DATABASE games.dump"
)]
pub struct Restore {
    /// The copy.
    file: PathBuf,
    /// `sqlite:PATH`; the file among the user's data if not said.
    #[arg(long)]
    database: Option<String>,
}

fn place(database: &Option<String>) -> Result<PathBuf, Failure> {
    match database {
        None => Ok(default_database()),
        Some(address) => file_of(address).map_err(|error| Failure(error.to_string())),
    }
}

fn told(copied: Copied) -> String {
    let Copied {
        tables,
        packed,
        entries,
        bytes,
    } = copied;
    format!(
        "{tables} tables with {entries} entries, {packed} packed tables, {} KiB",
        bytes.div_ceil(1_024)
    )
}

impl Backup {
    pub fn run(self) -> Done {
        let from = place(&self.database)?;
        let copied = backup(&from, &self.file).map_err(|error| Failure(error.to_string()))?;
        say(format_args!("{}: {}", self.file.display(), told(copied)));
        Ok(())
    }
}

impl Restore {
    pub fn run(self) -> Done {
        let database = place(&self.database)?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure(error.to_string()))?;
        let (copied, kept) = runtime
            .block_on(restore(&self.file, &database))
            .map_err(|error| Failure(error.to_string()))?;
        say(format_args!("{}: {}", database.display(), told(copied)));
        if let Some(kept) = kept {
            say(format_args!(
                "What was there before is in {}",
                kept.display()
            ));
        }
        Ok(())
    }
}
