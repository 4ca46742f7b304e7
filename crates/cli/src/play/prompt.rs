//! The keys that do something now.

use super::app::App;
use super::target::{PAY_KEY, key_of};
use super::task::Task;
use super::words::keys;
use elbowroom_rules::Action;
use elbowroom_rules::state::Stage;

impl App<'_> {
    /// The keys that do something now, as many as fit; help is always among them.
    pub(super) fn keys(&self) -> String {
        let help = self.text(keys::KEY_HELP);
        let all = self.all_keys();
        let room = usize::from(self.size.0).saturating_sub(help.chars().count() + 2);
        let mut line = String::new();
        for key in all.split("  ").filter(|key| *key != help) {
            if line.chars().count() + key.chars().count() + 2 <= room {
                line += &format!("{key}  ");
            }
        }
        line + help
    }

    fn all_keys(&self) -> String {
        if self.stage() == Stage::Over {
            return self.text(keys::KEYS_OVER).to_owned();
        }
        if !self.mine() {
            return self.text(keys::KEYS_WATCH).to_owned();
        }
        let task = self.task();
        let mut keys = vec![self.text(match task {
            Task::Pick => keys::KEYS_PICK,
            Task::Choose => keys::KEYS_CHOOSE,
            Task::Keep => keys::KEYS_KEEP,
            Task::Fight => keys::KEYS_FIGHT,
            Task::Place => keys::KEYS_PLACE,
            Task::Vacate => keys::KEYS_VACATE,
            Task::Put => keys::KEYS_PUT,
            Task::Ally | Task::LateDecline | Task::Over => keys::KEYS_ALLY,
        })];
        let may_end = self.is_legal(Action::End);
        match task {
            Task::Fight => self.fighting_keys(&mut keys),
            Task::Place if may_end => keys.insert(0, self.text(keys::KEY_ISLAND)),
            Task::Put => {
                if may_end {
                    keys.insert(0, self.text(keys::KEY_SKIP));
                }
                keys.insert(0, self.text(keys::KEY_EVERYWHERE));
            }
            _ => {}
        }
        keys.join("  ")
    }

    fn fighting_keys(&self, keys: &mut Vec<&'static str>) {
        let deed = |letter| self.targets.iter().any(|t| t.deeds.contains(letter));
        let take = self.targets.iter().any(|t| t.take);
        let rally = self.game.verbs().find(|(_, verb)| verb.word == "rally");
        let rally = rally.is_some_and(|(id, _)| self.is_legal(Action::Do(id, 0)));
        for (open, words) in [
            (self.is_legal(Action::End), keys::KEY_END),
            (self.is_legal(Action::Decline), keys::KEY_DECLINE),
            (self.is_legal(Action::Ready), keys::KEY_READY),
            (rally, keys::KEY_RALLY),
            (self.is_legal(Action::RollFirst), keys::KEY_ROLL),
            (deed(key_of("convert")), keys::KEY_CONVERT),
            (deed(key_of("dragon")), keys::KEY_DRAGON),
            (deed(key_of("catapult")), keys::KEY_CATAPULT),
            (deed(PAY_KEY), keys::KEY_HIRE),
            (self.is_legal(Action::Pay), keys::KEY_RANSOM),
            (take || self.may_send_more(), keys::KEY_TOKENS),
            (
                self.is_legal(Action::Abandon(self.cursor)),
                keys::KEY_ABANDON,
            ),
            (self.table.can_undo() == self.viewer, keys::KEY_UNDO),
            (true, keys::KEY_INFO),
            (true, keys::KEY_HINT),
        ] {
            if open {
                keys.push(self.text(words));
            }
        }
    }

    /// Whether the region under the cursor can be attacked with more tokens than its price.
    fn may_send_more(&self) -> bool {
        let more = self.with_more(self.cursor, 1);
        more.is_ok_and(|more| self.is_legal(more))
    }
}
