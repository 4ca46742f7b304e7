//! How a server is set up.

use crate::origin::Origin;
use elbowroom_protocol::{Pace, limits};
use ipnet::IpNet;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(86_400);

/// The set-up of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any free one.
    pub address: SocketAddr,
    /// `sqlite:PATH`, `sqlite::memory:` or `postgres://…`.
    pub database: String,
    /// Where other servers reach this one, if several share the database; port 0 is the one it listens at.
    pub node: Option<SocketAddr>,
    /// How long a bot waits before each action, so that people can follow.
    pub pause: Duration,
    /// How long an absent person is waited for.
    pub grace: Duration,
    /// How long at a relaxed table.
    pub relaxed: Duration,
    /// How long a day is, for tables that play by days.
    pub day: Duration,
    /// How often tables are looked for that are due though nobody is there.
    pub wake: Duration,
    /// How long a table without clients stays in memory.
    pub idle: Duration,
    /// Tables that one address may open in an hour.
    pub tables_per_hour: u32,
    /// Whether the seed may be chosen at tables with several people, as tests do; everybody sees it there.
    pub chosen_seeds: bool,
    /// How long a listed table is shown after the last person who sits there was seen.
    pub listed: Duration,
    /// The same where days are the pace.
    pub listed_slow: Duration,
    /// The server is not well when the disk of the database has less room than this, in bytes.
    pub least_free: u64,
    /// Finished tables older than this are packed into replays; none: they are kept as they are.
    pub keep_finished: Option<Duration>,
    /// Messages that a client may send in a second, and at once.
    pub messages: (u32, u32),
    /// Requests that change nothing: how many one address may send in a second, and at once.
    pub reads: (u32, u32),
    /// Connections that one address may have.
    pub connections_per_address: usize,
    /// Connections of all addresses together.
    pub connections: usize,
    /// Proxies whose word is taken about whom they ask for.
    pub trusted_proxies: Vec<IpNet>,
    /// Other sites whose pages may ask too.
    pub origins: Vec<Origin>,
    /// How long the head of a request may take to come; also how long an idle connection is kept.
    pub head_wait: Duration,
    /// How long the body of a request may come to a halt.
    pub body_wait: Duration,
    /// How long a whole request may take.
    pub request_wait: Duration,
    /// How long a client may leave unread what is sent to it.
    pub unread_wait: Duration,
}

impl Config {
    /// The usual set-up with a database.
    pub fn new(address: SocketAddr, database: impl Into<String>) -> Self {
        Self {
            address,
            database: database.into(),
            node: None,
            pause: Duration::from_millis(700),
            grace: Duration::from_secs(limits::GRACE_SECONDS),
            relaxed: Duration::from_secs(limits::RELAXED_SECONDS),
            day: DAY,
            wake: Duration::from_secs(10),
            idle: Duration::from_secs(120),
            tables_per_hour: limits::TABLES_PER_ADDRESS_AND_HOUR,
            chosen_seeds: false,
            listed: Duration::from_secs(900),
            listed_slow: DAY * 3,
            least_free: 64 << 20,
            keep_finished: None,
            messages: (limits::MESSAGES_PER_SECOND, limits::MESSAGE_BURST),
            reads: (50, 200),
            connections_per_address: 256,
            connections: 20_000,
            trusted_proxies: Vec::new(),
            origins: Vec::new(),
            head_wait: Duration::from_secs(10),
            body_wait: Duration::from_secs(10),
            request_wait: Duration::from_secs(30),
            unread_wait: Duration::from_secs(60),
        }
    }

    /// How long an absent person is waited for at a table of this pace; none: nobody sits in.
    pub(crate) fn grace(&self, pace: Pace) -> Option<Duration> {
        match pace {
            Pace::Live => Some(self.grace),
            Pace::Relaxed => Some(self.relaxed),
            Pace::Day | Pace::ThreeDays => None,
        }
    }

    /// The time that everybody has each time, where days are the pace.
    pub(crate) fn turn_time(&self, pace: Pace) -> Option<Duration> {
        pace.days().map(|days| self.day * days)
    }
}

/// The SQLite file in the folder where this system keeps a user's data.
pub fn default_database() -> PathBuf {
    let folder = |name: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .unwrap_or_else(|| PathBuf::from("."));
    data.join("elbowroom").join("games.db")
}
