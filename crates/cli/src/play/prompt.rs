//! The keys that do something now.

use super::app::App;
use super::task::Task;
use super::words::keys;
use elbowroom_rules::Action;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::Words;

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
        let mut keys = vec![match task {
            Task::Point => self.pointing_keys(),
            Task::Agree => self.agreeing_keys(),
            task => self.text(fixed_keys(task)).to_owned(),
        }];
        let ends = || format!("e {}", self.named(Action::End));
        let may_end = self.is_legal(Action::End);
        match task {
            Task::Fight => self.fighting_keys(&mut keys),
            Task::Place | Task::Point if may_end => keys.insert(0, ends()),
            Task::Put => {
                if may_end {
                    keys.insert(0, self.text(keys::KEY_SKIP).to_owned());
                }
                keys.insert(0, self.text(keys::KEY_EVERYWHERE).to_owned());
            }
            _ => {}
        }
        keys.join("  ")
    }

    /// What an action does, in the middle of a line.
    fn named(&self, action: Action) -> String {
        let name = self.speaker().action(self.state(), action);
        let mut letters = name.chars();
        let first = letters.next().into_iter().flat_map(char::to_lowercase);
        first.chain(letters).collect()
    }

    fn pointing_keys(&self) -> String {
        let action = self.point_at(self.cursor);
        let name = action.map_or_else(String::new, |action| self.named(action));
        keys::point(self.language, &name)
    }

    fn agreeing_keys(&self) -> String {
        let verb = self.agreement();
        let verb = verb.and_then(|verb| self.game.deed_of(self.state(), verb, 0));
        let name = verb.map_or("", |verb| self.text(verb.short));
        keys::agree(self.language, name, &self.named(Action::End))
    }

    fn fighting_keys(&self, keys: &mut Vec<String>) {
        let take = self.targets.iter().any(|t| t.take);
        let say = |words| self.text(words).to_owned();
        for (open, words) in [
            (self.is_legal(Action::End), keys::KEY_END),
            (self.is_legal(Action::Decline), keys::KEY_DECLINE),
            (self.is_legal(Action::Ready), keys::KEY_READY),
            (self.is_legal(Action::RollFirst), keys::KEY_ROLL),
        ] {
            keys.extend(open.then(|| say(words)));
        }
        keys.extend(self.deeds());
        for (open, words) in [
            (take || self.may_send_more(), keys::KEY_TOKENS),
            (
                self.is_legal(Action::Abandon(self.cursor)),
                keys::KEY_ABANDON,
            ),
            (self.table.can_undo() == self.viewer, keys::KEY_UNDO),
            (true, keys::KEY_INFO),
            (true, keys::KEY_HINT),
        ] {
            keys.extend(open.then(|| say(words)));
        }
    }

    /// The keys of what tiles allow now, each with its word.
    fn deeds(&self) -> Vec<String> {
        let legal = self.game.legal(self.state());
        let mut deeds: Vec<String> = Vec::new();
        for &action in legal.iter() {
            let Action::Do(id, ..) = action else { continue };
            let Some(verb) = self.game.deed_of(self.state(), id, 0) else {
                continue;
            };
            let told = format!("{} {}", verb.key, self.text(verb.short));
            if !deeds.contains(&told) {
                deeds.push(told);
            }
        }
        deeds
    }

    /// Whether the region under the cursor can be attacked with more tokens than its price.
    fn may_send_more(&self) -> bool {
        let more = self.with_more(self.cursor, 1);
        more.is_ok_and(|more| self.is_legal(more))
    }
}

/// The keys of a task that are always the same.
const fn fixed_keys(task: Task) -> Words<'static> {
    match task {
        Task::Pick => keys::KEYS_PICK,
        Task::Choose => keys::KEYS_CHOOSE,
        Task::Fight => keys::KEYS_FIGHT,
        Task::Place => keys::KEYS_PLACE,
        Task::Vacate => keys::KEYS_VACATE,
        Task::Put => keys::KEYS_PUT,
        Task::LateDecline => keys::KEYS_LATE,
        Task::Point | Task::Agree | Task::Over => keys::KEYS_OVER,
    }
}
