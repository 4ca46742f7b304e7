//! Counters, as plain text for whoever watches the server.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is counted since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory now.
    pub tables_loaded: AtomicU64,
    /// Tables made.
    pub tables_made: AtomicU64,
    /// Clients connected now.
    pub clients: AtomicU64,
    /// Connections open now, of any kind.
    pub connections: AtomicU64,
    /// Connections that were closed at once because there were too many.
    pub refused_connections: AtomicU64,
    /// Requests that were answered with trouble.
    pub failed_requests: AtomicU64,
    /// Messages received.
    pub messages: AtomicU64,
    /// Actions stored and done, of people and bots.
    pub actions: AtomicU64,
    /// Actions refused.
    pub refusals: AtomicU64,
    /// Messages answered with trouble.
    pub troubles: AtomicU64,
    /// Clients cut off because they did not read.
    pub slow_clients: AtomicU64,
    /// Thoughts of bots that wait for their turn.
    pub thoughts_waiting: AtomicU64,
    /// Thoughts of bots that have begun and not ended.
    pub thoughts_live: AtomicU64,
    /// Thoughts brought to their end.
    pub thoughts: AtomicU64,
    /// Thoughts that nobody waited for any more.
    pub thoughts_cancelled: AtomicU64,
    /// Hints that were thought out already, or were being thought out, when they were asked for.
    pub hints_known: AtomicU64,
    /// Requests and WebSockets passed on to the node that has their table.
    pub passed_on: AtomicU64,
    /// Entries written to the database.
    pub entries: AtomicU64,
    /// Transactions they were written in.
    pub commits: AtomicU64,
    /// Writes that failed.
    pub failed_writes: AtomicU64,
}

/// Counts one more.
pub fn more(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Counts one less.
pub fn less(counter: &AtomicU64) {
    counter.fetch_sub(1, Ordering::Relaxed);
}

impl Metrics {
    /// All counters, one to a line.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (name, kind, counter) in [
            ("tables_loaded", "gauge", &self.tables_loaded),
            ("clients", "gauge", &self.clients),
            ("connections", "gauge", &self.connections),
            (
                "refused_connections_total",
                "counter",
                &self.refused_connections,
            ),
            ("failed_requests_total", "counter", &self.failed_requests),
            ("tables_made_total", "counter", &self.tables_made),
            ("messages_total", "counter", &self.messages),
            ("actions_total", "counter", &self.actions),
            ("refusals_total", "counter", &self.refusals),
            ("troubles_total", "counter", &self.troubles),
            ("slow_clients_total", "counter", &self.slow_clients),
            ("thoughts_waiting", "gauge", &self.thoughts_waiting),
            ("thoughts_live", "gauge", &self.thoughts_live),
            ("thoughts_total", "counter", &self.thoughts),
            (
                "thoughts_cancelled_total",
                "counter",
                &self.thoughts_cancelled,
            ),
            ("hints_known_total", "counter", &self.hints_known),
            ("passed_on_total", "counter", &self.passed_on),
            ("entries_total", "counter", &self.entries),
            ("commits_total", "counter", &self.commits),
            ("failed_writes_total", "counter", &self.failed_writes),
        ] {
            let value = counter.load(Ordering::Relaxed);
            let _ = writeln!(
                text,
                "# TYPE elbowroom_{name} {kind}\nelbowroom_{name} {value}"
            );
        }
        text
    }
}
