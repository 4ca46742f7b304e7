//! Taking back: a whole step at a time, as far as the rules allow.

use super::app::App;
use super::words;
use elbowroom_rules::notation::action_text;
use elbowroom_rules::record::Entry;

impl App<'_> {
    /// Whether the last actions are the first that can be taken back.
    pub(super) fn new_undoer(&mut self, count: usize) -> bool {
        let last = self.table.record().len().checked_sub(count + 1);
        let before = last.and_then(|at| self.table.record().get(at));
        let same = match before {
            Some(Entry::Action(seat, _)) => self.table.can_undo() == Some(*seat),
            _ => false,
        };
        if !same {
            self.batches = vec![count];
        }
        !same
    }

    /// Takes the last step of the viewer back.
    pub(super) fn undo(&mut self) {
        if self.lesson.is_some() {
            return self.undo_in_lesson();
        }
        let may = self.table.can_undo().is_some() && self.table.can_undo() == self.viewer;
        if !may {
            self.message = self.text(words::NO_UNDO).to_owned();
            return;
        }
        let mut taken = Vec::new();
        for _ in 0..self.batches.pop().unwrap_or(1) {
            taken.extend(
                self.table
                    .undo()
                    .map(|action| action_text(self.game, action)),
            );
        }
        taken.reverse();
        let told = format!("{} {}", self.text(words::TAKEN_BACK), taken.join(", "));
        self.placed = None;
        self.log.push(told.clone());
        self.settle();
        self.message = told;
    }
}
