//! What can go wrong in the server, by name.

use std::fmt;

/// Why the database did not do it.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The address of the database is not one we can open.
    Address(String),
    /// The database of this address could not be opened or brought up to date, and why.
    Open(String, String),
    /// Another server uses the database of this address.
    Taken(String),
    /// What was to be written contradicts what is stored.
    Conflict(String),
    /// The database said no, or did not answer in time.
    Database(String),
    /// What is stored does not play: an entry that is not legal, or a set-up that makes no game.
    Damaged(String),
    /// Another server had the database since the table was loaded: it must be loaded again.
    Stale,
    /// Another node owns the table.
    Elsewhere,
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
            Self::Open(place, why) => write!(f, "database {place}: {why}"),
            Self::Taken(place) => write!(
                f,
                "database {place}: another server uses it; stop that one first, or name another database"
            ),
            Self::Conflict(what) => write!(f, "database: this contradicts what is stored: {what}"),
            Self::Database(what) => write!(f, "database: {what}"),
            Self::Damaged(what) => write!(f, "stored table is damaged: {what}"),
            Self::Stale => write!(f, "another server had the database in between"),
            Self::Elsewhere => write!(f, "another node has the table"),
            Self::Closed => write!(f, "the server is going down"),
        }
    }
}

impl StoreError {
    /// The words without what they are about.
    pub(crate) fn plain(&self) -> String {
        match self {
            Self::Conflict(what) | Self::Database(what) | Self::Damaged(what) => what.clone(),
            other => other.to_string(),
        }
    }
}

impl std::error::Error for StoreError {}

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
