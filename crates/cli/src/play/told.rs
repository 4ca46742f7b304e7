//! Actions in words: what a hint suggests.

use super::app::App;
use super::task::Task;
use super::words;
use elbowroom_rules::{Action, Seat};

impl App<'_> {
    /// An action as it is told to a person.
    pub(super) fn told(&self, action: Action) -> String {
        let say = |english: String, french: String| words::pick(self.language, english, french);
        match action {
            Action::Pick(place) => {
                let combo = self.state().column().get(usize::from(place));
                let name = combo.map(|combo| self.speaker.combo(combo.race, combo.power));
                let name = name.unwrap_or_default();
                let place = place + 1;
                say(
                    format!("pick {name} (place {place})"),
                    format!("prendre {name} (place {place})"),
                )
            }
            Action::Decline => say("go in decline".into(), "passer en déclin".into()),
            Action::End if self.task() == Task::Choose => self.speaker.action(self.state(), action),
            Action::End => say("end".into(), "finir".into()),
            Action::Ready => say("take tokens up".into(), "rassembler les pions".into()),
            Action::RollFirst => say("roll first".into(), "lancer le dé d'abord".into()),
            Action::Abandon(region) => say(
                format!("abandon region {region}"),
                format!("abandonner la région {region}"),
            ),
            Action::Conquer(region) => say(
                format!("conquer region {region}"),
                format!("conquérir la région {region}"),
            ),
            Action::Roll(region) => say(
                format!("roll for region {region}"),
                format!("lancer le dé pour la région {region}"),
            ),
            Action::Vacate(region) => say(
                format!("give up region {region}"),
                format!("céder la région {region}"),
            ),
            Action::Place(region, count) => say(
                format!("put {count} in region {region}"),
                format!("placer {count} en région {region}"),
            ),
            Action::Put(piece, region, count) => {
                let piece = self.speaker.piece(piece);
                say(
                    format!("put {count} {piece} in region {region}"),
                    format!("placer {count} {piece} en région {region}"),
                )
            }
            Action::ConquerWith(region, tokens) => say(
                format!("conquer region {region} with {tokens}"),
                format!("conquérir la région {region} avec {tokens}"),
            ),
            Action::TakeUp(region, tokens) => say(
                format!("take {tokens} up from region {region}"),
                format!("reprendre {tokens} en région {region}"),
            ),
            Action::Hire(region) => say(
                format!("conquer region {region} with paid help"),
                format!("conquérir la région {region} avec une aide payée"),
            ),
            Action::HireWith(region, tokens) => say(
                format!("conquer region {region} with {tokens} and paid help"),
                format!("conquérir la région {region} avec {tokens} et une aide payée"),
            ),
            Action::Keep(region) => {
                format!("{}: {region}", self.speaker.action(self.state(), action))
            }
            Action::Pay | Action::Lose(_) | Action::Buy(_) => {
                self.speaker.action(self.state(), action)
            }
            Action::Do(id, target) => {
                let verb = self.game.verbs().find(|(known, _)| *known == id);
                let name = verb.map_or("", |(_, verb)| self.text(verb.name));
                match self.game.region_of(action) {
                    Some(region) => format!("{name}: {region}"),
                    None if self.game.verb_names_seat(id) => format!("{name}: {}", Seat(target)),
                    None => name.to_owned(),
                }
            }
        }
    }
}
