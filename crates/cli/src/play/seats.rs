//! Who sits where: the words of `--seats` and `--names`.

use super::args::Play;
use super::named::YOU;
use super::save::Chair;
use crate::input::Failure;
use elbowroom_bots::{NAMES, make};
use elbowroom_rules::Game;

/// The bot that takes seats nobody was named for.
const USUAL_BOT: &str = "fair";
/// The longest name of a person.
const LONGEST_NAME: usize = 16;

impl Play {
    /// Who sits where: as named, then bots.
    pub(super) fn chairs(&self, players: u8) -> Result<Vec<Chair>, Failure> {
        let usual = ["you".to_owned()];
        let named = if self.seats.is_empty() {
            &usual[..]
        } else {
            &self.seats
        };
        if self.names.len() > usize::from(players) {
            return Err(Failure(format!(
                "--names: at most {players} expected, found {}",
                self.names.len()
            )));
        }
        (0..usize::from(players))
            .map(|i| {
                let word = named.get(i).map_or(USUAL_BOT, |word| word.trim());
                let mut chair = self.chair(word)?;
                if let Some(name) = self.names.get(i) {
                    chair.name = checked_name("--names", name)?;
                }
                Ok(chair)
            })
            .collect()
    }

    fn chair(&self, word: &str) -> Result<Chair, Failure> {
        if word == "you" {
            let [english, french] = YOU;
            let name = if self.french { french } else { english };
            return Ok(Chair {
                name: name.into(),
                bot: None,
            });
        }
        if is_bot(word) {
            return Ok(Chair {
                name: word.into(),
                bot: Some(word.into()),
            });
        }
        // A slip of the finger must not turn a bot into a person.
        if let Some(meant) = known_bots().find(|bot| distance(bot, word) <= 2) {
            return Err(Failure(format!(
                "--seats: no bot is called `{}`; `{meant}`? A person's name may begin with a capital",
                clip(word)
            )));
        }
        Ok(Chair {
            name: checked_name("--seats", word)?,
            bot: None,
        })
    }
}

/// Every bot whose name can be given.
fn known_bots() -> impl Iterator<Item = &'static str> {
    NAMES
        .iter()
        .map(|(name, _)| *name)
        .chain(["easy", "fair", "hard", "master", "grandmaster"])
}

fn is_bot(word: &str) -> bool {
    known_bots().any(|name| name == word)
}

pub fn check_bots(game: &Game, chairs: &[Chair]) -> Result<(), Failure> {
    for bot in chairs.iter().filter_map(|chair| chair.bot.as_deref()) {
        make(bot, game, 1).map_err(|error| Failure(format!("--seats: {error}")))?;
    }
    Ok(())
}

fn checked_name(option: &str, name: &str) -> Result<String, Failure> {
    let name = name.trim();
    let sound = !name.is_empty()
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(char::is_control);
    if sound {
        Ok(name.to_owned())
    } else {
        Err(Failure(format!(
            "{option}: a name of 1 to {LONGEST_NAME} characters expected, found `{}`",
            clip(name)
        )))
    }
}

pub fn clip(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}

/// How many letters must change to make one word of another.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let swap = corner + usize::from(x != *y);
            corner = row[j + 1];
            row[j + 1] = swap.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
