//! A game played again from what is stored of it.

use super::{Fate, Play, Step};
use crate::error::StoreError;
use crate::store::{EntryKind, EntryRow};
use elbowroom_rules::Pending;
use elbowroom_rules::notation::{action_text, answer_text, parse_action, parse_answer};
use elbowroom_rules::record::Entry;
use std::sync::Arc;

impl Play {
    /// Plays stored rows.
    ///
    /// # Errors
    /// When an entry is missing or does not play.
    pub fn replay(&mut self, rows: Vec<EntryRow>) -> Result<(), StoreError> {
        for row in rows {
            let number = row.number;
            self.replay_one(row)
                .map_err(|what| StoreError::Damaged(format!("entry {number}: {what}")))?;
        }
        Ok(())
    }

    fn replay_one(&mut self, row: EntryRow) -> Result<(), String> {
        if row.number != self.rows {
            return Err(format!("entry {} expected", self.rows));
        }
        let game = Arc::clone(self.game());
        let step = match row.kind {
            EntryKind::Fate => {
                let Pending::Chance(odds) = self.pending() else {
                    return Err("fate was not asked".into());
                };
                // A chosen generator moves on as it did when the game was played.
                if let Fate::Chosen(luck) = &mut self.fate {
                    luck.answer(odds);
                }
                let answer =
                    parse_answer(&game, odds, &row.text).map_err(|error| error.to_string())?;
                self.fate_step(self.state(), answer, row)
                    .map_err(|error| error.to_string())?
            }
            EntryKind::Undo if self.can_undo().is_none() => {
                return Err("nothing to take back".into());
            }
            EntryKind::Undo | EntryKind::Flag => Step::without_entry(row),
            EntryKind::Act | EntryKind::Bot => {
                let action = parse_action(&game, &row.text).map_err(|error| error.to_string())?;
                self.act_step(self.state(), action, row)
                    .map_err(|refusal| refusal.to_string())?
            }
        };
        self.keep_step(step);
        Ok(())
    }

    /// Plays a record, as replays hold it.
    ///
    /// # Errors
    /// When an entry does not play.
    pub fn replay_record(&mut self, entries: &[Entry]) -> Result<(), StoreError> {
        for (number, &entry) in (0..).zip(entries) {
            let (kind, seat, text) = match (entry, self.pending()) {
                (Entry::Action(seat, action), _) => {
                    (EntryKind::Act, seat.0, action_text(self.game(), action))
                }
                (Entry::Answer(answer), Pending::Chance(odds)) => {
                    (EntryKind::Fate, 0, answer_text(self.game(), odds, answer))
                }
                (Entry::Answer(answer), _) => (EntryKind::Fate, 0, answer.to_string()),
            };
            self.replay(vec![EntryRow {
                number,
                kind,
                seat,
                text,
                asked: None,
                spent: 0,
            }])?;
        }
        Ok(())
    }
}
