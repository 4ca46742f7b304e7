//! What the engine says, in the twin's words.

use super::onlooker::Onlooker;
use super::position::TOKEN_LIKE;
use super::says::Said;
use super::score;
use elbowroom_rules::Action;
use elbowroom_rules::event::Source;
use elbowroom_rules::ids::PieceId;

/// Words of Underground that the twin judges.
const WORDS: [&str; 18] = [
    "ancient",
    "bag",
    "balrog",
    "bite",
    "doormat",
    "exchange",
    "haunt",
    "orb",
    "reborn",
    "ring",
    "sacrifice",
    "scepter",
    "socks",
    "sword",
    "vanish",
    "volcano",
    "wisp",
    "draw",
];

impl Onlooker {
    /// Coins of the engine in the twin's words.
    pub fn by_source(&self, paid: impl IntoIterator<Item = (Source, u8)>) -> score::Coins {
        let race = |id| self.game.race_tile(id).map_or("", |tile| tile.id);
        let power = |id| self.game.power_tile(id).map_or("", |tile| tile.id);
        let mut coins = score::Coins::new();
        for (source, amount) in paid {
            let name = match source {
                Source::Regions(id) | Source::Declined(id) => format!("regions of {}", race(id)),
                Source::Race(id) => race(id).to_owned(),
                Source::Power(id) => power(id).to_owned(),
                Source::Tile(id) => self.game.tile(id).map_or("", |tile| tile.id).to_owned(),
                // They are paid when the game is over.
                Source::Named(_) => continue,
            };
            *coins.entry(name).or_default() += amount;
        }
        coins
    }

    /// An action in the twin's words; nothing for those it does not judge.
    pub fn said(&self, action: Action) -> Option<Said> {
        Some(match action {
            Action::Pick(place) => Said::Pick(place),
            Action::Decline => Said::Decline,
            Action::End => Said::End,
            Action::Ready => Said::Ready,
            Action::Abandon(region) => Said::Abandon(region.0),
            Action::TakeUp(region, tokens) => Said::TakeUp(region.0, tokens),
            Action::Conquer(region) => Said::Conquer(region.0),
            Action::ConquerWith(region, tokens) => Said::ConquerWith(region.0, tokens),
            Action::Roll(region) => Said::Roll(region.0),
            Action::RollFirst => Said::RollFirst,
            Action::Do(id, target, tokens) => {
                let (_, verb) = self.game.verbs().find(|(known, _)| *known == id)?;
                match verb.word {
                    "convert" => Said::Convert(target),
                    "dragon" => Said::Dragon(target),
                    "catapult" => Said::Catapult(target),
                    "rally" => Said::Rally,
                    "ally" => Said::Ally(target + 1),
                    "buy" => Said::Buy(target),
                    "hire" if tokens > 0 => Said::HireWith(target, tokens),
                    "hire" => Said::Hire(target),
                    "with" => {
                        let piece = self.game.piece(PieceId(target))?.id;
                        let kind = TOKEN_LIKE.into_iter().find(|kind| *kind == piece)?;
                        Said::With(kind, tokens)
                    }
                    word => {
                        let word = WORDS.into_iter().find(|known| *known == word)?;
                        Said::Do(word, target)
                    }
                }
            }
            _ => return None,
        })
    }
}
