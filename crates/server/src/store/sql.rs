//! What is read: the same questions for both databases.

/// The columns of a table, in the order in which they are read.
const COLUMNS: &str =
    "id, made, wish, seed, round, over, rematch, host, thought, seen, ended, ranks, decides, due";
/// How many they are: the columns of a seat follow them.
pub const TABLE_COLUMNS: usize = 14;

pub const SEATS: &str =
    "SELECT seat, name, bot, token FROM seats WHERE table_id = $1 ORDER BY seat";
pub const ENTRIES: &str = "SELECT number, kind, seat, text, ask, asked, spent FROM entries \
                           WHERE table_id = $1 ORDER BY number";
pub const PACKED: &str = "SELECT table_id, made, ended, wish, seats, ranks, replay FROM packed \
                          WHERE table_id = $1";
/// Finished tables that ended before $1, at most $2.
pub const FINISHED: &str = "SELECT id FROM tables WHERE over = 1 AND COALESCE(ended, made) < $1 \
                            ORDER BY made LIMIT $2";
/// Listed tables that run where somebody was seen since $1, since $2 where days are the pace; at most $3.
pub const LOBBY: &str = "SELECT * FROM tables WHERE listed = 1 AND over = 0 \
                         AND (seen >= $1 OR (slow = 1 AND seen >= $2)) \
                         ORDER BY made DESC, id LIMIT $3";
/// Tables that run and are due at $1, at most $2.
pub const DUE: &str = "SELECT id FROM tables WHERE over = 0 AND due <= $1 ORDER BY due LIMIT $2";

/// One table.
pub fn table() -> String {
    format!("SELECT {COLUMNS} FROM tables WHERE id = $1")
}

/// Some tables, each with every seat of it.
pub fn with_seats(tables: &str) -> String {
    let columns = COLUMNS.replace(", ", ", t.");
    format!(
        "SELECT t.{columns}, s.seat, s.name, s.bot, s.token FROM ({tables}) t \
         JOIN seats s ON s.table_id = t.id ORDER BY t.made DESC, t.id, s.seat"
    )
}
