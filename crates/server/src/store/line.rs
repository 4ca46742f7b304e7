//! What is written, line by line: the same statements for both databases.

use super::row::{EntryRow, PackedRow, SeatRow, TableDraft, Wait};
use super::text_of;
use super::write::{Append, Write};
use crate::error::StoreError;
use std::borrow::Cow;

/// A value of a statement: whole numbers and texts are all there is.
#[derive(Clone, Debug)]
pub enum Value<'w> {
    /// A number, or nothing.
    Number(Option<i64>),
    /// A text, or nothing.
    Text(Option<Cow<'w, str>>),
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Self::Number(Some(number as i64))
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(Some(number.into()))
    }
}

impl From<bool> for Value<'_> {
    fn from(yes: bool) -> Self {
        Self::Number(Some(yes.into()))
    }
}

impl From<Option<u64>> for Value<'_> {
    fn from(number: Option<u64>) -> Self {
        Self::Number(number.map(|number| number as i64))
    }
}

impl<'w> From<&'w str> for Value<'w> {
    fn from(text: &'w str) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl<'w> From<&'w String> for Value<'w> {
    fn from(text: &'w String) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Some(text.into()))
    }
}

impl<'w> From<&'w Option<String>> for Value<'w> {
    fn from(text: &'w Option<String>) -> Self {
        Self::Text(text.as_ref().map(Into::into))
    }
}

/// A statement with its values. Numbers of values rise in the order of their first use: one of the databases
/// counts them so.
#[derive(Clone, Debug)]
pub struct Line<'w> {
    /// The statement.
    pub sql: &'static str,
    /// Its values.
    pub values: Vec<Value<'w>>,
    /// Whether it must change one row, or as many as there are.
    pub one: bool,
}

/// Collects the lines of a write.
struct Lines<'w>(Vec<Line<'w>>);

impl<'w> Lines<'w> {
    fn one<const N: usize>(&mut self, sql: &'static str, values: [Value<'w>; N]) {
        self.0.push(Line {
            sql,
            values: values.into(),
            one: true,
        });
    }

    fn any(&mut self, sql: &'static str, table: &'w str) {
        self.0.push(Line {
            sql,
            values: vec![table.into()],
            one: false,
        });
    }

    fn make(&mut self, new: &'w TableDraft) -> Result<(), StoreError> {
        let table = &new.row;
        self.one(
            "INSERT INTO tables (id, made, wish, seed, listed, round, over, host, seen, slow, decides, due) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
            [
                (&table.id).into(),
                table.made.into(),
                text_of(&table.wish)?.into(),
                table.seed.into(),
                (table.wish.public == Some(true)).into(),
                table.round.into(),
                table.over.into(),
                (&table.host).into(),
                table.seen.into(),
                table
                    .wish
                    .pace
                    .is_some_and(|pace| pace.days().is_some())
                    .into(),
                table.wait.decides.map(u64::from).into(),
                table.wait.due.into(),
            ],
        );
        self.seats(&table.id, &new.seats);
        self.entries(&table.id, &new.entries);
        Ok(())
    }

    fn seats(&mut self, table: &'w str, rows: &'w [SeatRow]) {
        for row in rows {
            self.one(
                "INSERT INTO seats (table_id, seat, name, bot, token) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (table_id, seat) DO UPDATE SET name = $3, bot = $4, token = $5",
                [
                    table.into(),
                    row.seat.into(),
                    (&row.name).into(),
                    (&row.bot).into(),
                    (&row.token).into(),
                ],
            );
        }
    }

    fn wait(&mut self, table: &'w str, wait: Wait) {
        self.one(
            "UPDATE tables SET decides = $1, due = $2 WHERE id = $3",
            [
                wait.decides.map(u64::from).into(),
                wait.due.into(),
                table.into(),
            ],
        );
    }

    fn entries(&mut self, table: &'w str, rows: &'w [EntryRow]) {
        for row in rows {
            let (ask, asked) = row.asked.unzip();
            self.one(
                "INSERT INTO entries (table_id, number, kind, seat, text, ask, asked, spent) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                [
                    table.into(),
                    row.number.into(),
                    row.kind.id().into(),
                    row.seat.into(),
                    (&row.text).into(),
                    ask.into(),
                    asked.into(),
                    row.spent.into(),
                ],
            );
        }
    }

    fn append(&mut self, append: &'w Append) -> Result<(), StoreError> {
        let table = &append.table;
        self.entries(table, &append.entries);
        if let Some(round) = append.round {
            self.one(
                "UPDATE tables SET round = $1 WHERE id = $2",
                [round.into(), table.into()],
            );
        }
        if let Some(wait) = append.wait {
            self.wait(table, wait);
        }
        if append.thought {
            self.one(
                "UPDATE tables SET thought = 0 WHERE id = $1",
                [table.into()],
            );
        }
        if let Some((at, ranks)) = &append.ended {
            self.one(
                "UPDATE tables SET over = 1, ended = $1, ranks = $2 WHERE id = $3",
                [(*at).into(), text_of(ranks)?.into(), table.into()],
            );
        }
        Ok(())
    }

    fn pack(&mut self, packed: &'w PackedRow) -> Result<(), StoreError> {
        let table = &packed.table;
        self.one(
            "INSERT INTO packed (table_id, made, ended, wish, seats, ranks, replay) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            [
                (&table.id).into(),
                table.made.into(),
                table.ended.unwrap_or(table.made).into(),
                text_of(&table.wish)?.into(),
                text_of(&packed.seats)?.into(),
                text_of(&table.ranks)?.into(),
                (&packed.replay).into(),
            ],
        );
        self.any("DELETE FROM entries WHERE table_id = $1", &table.id);
        self.any("DELETE FROM seats WHERE table_id = $1", &table.id);
        self.one(
            "DELETE FROM tables WHERE id = $1 AND over = 1",
            [(&table.id).into()],
        );
        Ok(())
    }
}

/// What proves that a table is still of this term: nobody takes it before the transaction ends.
pub fn guard(table: &str, term: u64) -> Line<'_> {
    Line {
        sql: "SELECT 1 FROM tables WHERE id = $1 AND term = $2 FOR NO KEY UPDATE",
        values: vec![table.into(), term.into()],
        one: true,
    }
}

/// The lines of a write.
///
/// # Errors
/// When something in it cannot be said as text.
pub fn lines(write: &Write) -> Result<Vec<Line<'_>>, StoreError> {
    let mut lines = Lines(Vec::with_capacity(4));
    match write {
        Write::Make(new) => lines.make(new)?,
        Write::Append(append) => lines.append(append)?,
        Write::Seats(table, seats, wait) => {
            lines.seats(table, seats);
            if let Some(wait) = wait {
                lines.wait(table, *wait);
            }
        }
        Write::Wait(table, wait) => lines.wait(table, *wait),
        Write::Rematch(table, new) => {
            lines.one(
                "UPDATE tables SET rematch = $1 WHERE id = $2",
                [(&new.row.id).into(), table.into()],
            );
            lines.make(new)?;
        }
        Write::Move(table, new) => {
            lines.one(
                "UPDATE tables SET rematch = $1, over = 1, ended = $2, decides = NULL, due = NULL WHERE id = $3",
                [(&new.row.id).into(), new.row.made.into(), table.into()],
            );
            lines.make(new)?;
        }
        Write::Wish(table, wish) => lines.one(
            "UPDATE tables SET wish = $1 WHERE id = $2",
            [text_of(wish)?.into(), table.into()],
        ),
        Write::Thought(table, thought) => lines.one(
            "UPDATE tables SET thought = $1 WHERE id = $2",
            [(*thought).into(), table.into()],
        ),
        Write::Seen(table, at) => lines.one(
            "UPDATE tables SET seen = $1 WHERE id = $2",
            [(*at).into(), table.into()],
        ),
        Write::Pack(packed) => lines.pack(packed)?,
        Write::Beat => lines.one("UPDATE lease SET beat = beat + 1 WHERE one = 1", []),
    }
    Ok(lines.0)
}
