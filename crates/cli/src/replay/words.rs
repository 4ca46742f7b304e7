//! Words of the analysis.

use elbowroom_rules::tile::{Words, words};
use elbowroom_rules::{Language, Seat};

pub const CHANCES: Words = words(
    "Chance of winning after each turn, by seat, and what the turn gave away:",
    "Chances de gagner après chaque tour, par place, et ce que le tour a laissé échapper :",
);
pub const ROUND: Words = words("round", "manche");
pub const SEAT: Words = words("seat", "place");
pub const MOMENT: Words = words("moment", "moment");
pub const NOTHING: Words = words("–", "–");
pub const TURNING: Words = words("Turning points:", "Tournants :");
pub const NO_TURNING: Words = words(
    "No turn changed much: there is no turning point.",
    "Aucun tour n'a changé grand-chose : pas de tournant.",
);
pub const MEAN: Words = words(
    "Given away in a turn, on average:",
    "Laissé échapper par tour, en moyenne :",
);
pub const BETTER: Words = words("What would have been better:", "Ce qui aurait été mieux :");
pub const PLAYED: Words = words("played:", "joué :");
pub const BEST: Words = words("better:", "mieux :");
pub const AS_GOOD: Words = words(
    "nothing better was found than what was played",
    "rien de mieux n'a été trouvé que ce qui a été joué",
);
pub const NOBODY: Words = words(
    "nobody decides anything from there on",
    "plus personne ne décide à partir de là",
);

fn say(language: Language, english: String, french: String) -> String {
    match language {
        Language::French => french,
        Language::English => english,
    }
}

/// The first line.
pub fn head(language: Language, file: &str, turns: usize, bot: &str, nodes: usize) -> String {
    say(
        language,
        format!("{file}: {turns} turns, thought through as `{bot}` does, {nodes} positions a turn"),
        format!("{file} : {turns} tours, réfléchis comme `{bot}`, {nodes} positions par tour"),
    )
}

/// What was given away: coins of lead, how sure that is, and points of chance.
pub fn lost(language: Language, coins: f32, error: Option<f32>, chance: f32) -> String {
    let error = error.map(|error| format!(" ± {}", number(language, error, 1)));
    let coins = number(language, coins, 1) + &error.unwrap_or_default();
    let points = 100.0 * chance;
    say(
        language,
        format!("{coins} coins of lead, chance −{points:.0} %"),
        format!("{coins} jetons d'avance, chances −{points:.0} %"),
    )
}

/// A number as it is written.
pub fn number(language: Language, value: f32, digits: usize) -> String {
    let written = format!("{value:.digits$}");
    say(language, written.clone(), written.replace('.', ","))
}

/// A turning point.
pub fn turned(language: Language, seat: Seat, before: f32, after: f32) -> String {
    let (before, after) = (100.0 * before, 100.0 * after);
    say(
        language,
        format!("seat {seat} from {before:.0} % to {after:.0} %"),
        format!("place {seat} de {before:.0} % à {after:.0} %"),
    )
}
