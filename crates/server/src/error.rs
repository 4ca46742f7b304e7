//! What can go wrong in the server, by name.

use std::fmt;

/// Why the database did not do it.
#[derive(Debug)]
pub enum StoreError {
    /// The address of the database is not one we can open.
    Address(String),
    /// The database of this address could not be opened or brought up to date, and why.
    Open(String, String),
    /// The database said no.
    Database(sqlx::Error),
    /// What is stored does not play: an entry that is not legal, or a set-up that makes no game.
    Damaged(String),
    /// The server is going down.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(what) => write!(
                f,
                "database: sqlite:PATH or postgres://… expected, found `{what}`"
            ),
            Self::Database(error) => write!(f, "database: {error}"),
            Self::Open(place, why) => write!(f, "database {place}: {why}"),
            Self::Damaged(what) => write!(f, "stored table is damaged: {what}"),
            Self::Closed => write!(f, "the server is going down"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

/// Why the server did not start, or stopped.
#[derive(Debug)]
pub enum ServeError {
    /// The database.
    Store(StoreError),
    /// The address, or the network.
    Network(String, std::io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Network(address, error) => write!(f, "{address}: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
