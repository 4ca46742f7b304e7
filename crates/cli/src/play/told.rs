//! Actions in words: what a hint suggests.

use super::app::App;
use super::task::Task;
use super::words;
use elbowroom_rules::Action;

impl App<'_> {
    /// An action as it is told to a person.
    pub(super) fn told(&self, action: Action) -> String {
        let say = |english: String, french: String| words::pick(self.language, english, french);
        match action {
            Action::Pick(place) => {
                let combo = self.state().column().get(usize::from(place));
                let name = combo.map(|combo| self.speaker().combo(combo.race, combo.power));
                let name = name.unwrap_or_default();
                let place = place + 1;
                say(
                    format!("pick {name} (place {place})"),
                    format!("prendre {name} (place {place})"),
                )
            }
            Action::Decline => say("go in decline".into(), "passer en déclin".into()),
            Action::End if self.task() == Task::Choose => {
                self.speaker().action(self.state(), action)
            }
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
                let piece = self.speaker().piece(piece);
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
            Action::Do(..) => self.name_of(action),
        }
    }

    /// A deed in the words of its tile, with the region or seat it is done to.
    pub(super) fn name_of(&self, action: Action) -> String {
        let name = self.speaker().action(self.state(), action);
        if let Some(region) = self.game.region_of(action) {
            let word = self.text(words::REGION).to_lowercase();
            words::told(self.language, &name, &format!("{word} {region}"))
        } else if let Some(seat) = self.seat_of(action) {
            words::told(self.language, &name, &format!("{seat} {}", self.name(seat)))
        } else {
            name
        }
    }
}
