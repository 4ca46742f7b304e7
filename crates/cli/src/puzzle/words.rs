//! Words of the puzzles.

use elbowroom_rules::Language;
use elbowroom_rules::notation::agree;
use elbowroom_rules::tile::{Words, words};

pub const HELP: Words = words(
    "Play the turn: type an action or its number. The puzzle is over as soon as the decision is taken, or can no longer be. `look` shows the table, `again` begins anew, `show` gives the solution, `quit` leaves.",
    "Jouez le tour : tapez une action ou son numéro. Le problème est fini dès que la décision est prise, ou ne peut plus l'être. `look` montre la table, `again` recommence, `show` donne la solution, `quit` sort.",
);
pub const PROMPT: Words = words("puzzle", "problème");
pub const SOLVED: Words = words("Solved!", "Résolu !");
pub const MISSED: Words = words(
    "That is not it. `again` tries once more, `show` gives the solution.",
    "Ce n'est pas ça. `again` pour réessayer, `show` pour la solution.",
);
pub const SOLUTION: Words = words("The decision:", "La décision :");
pub const TURN: Words = words("A whole turn with it:", "Un tour entier avec elle :");
pub const SECOND: Words = words("The best turn without it:", "Le meilleur tour sans elle :");
pub const ALL_SOLVED: Words = words(
    "All of these are solved on this machine; here is one of them again.",
    "Tous ceux-là sont résolus sur cette machine ; en voici un de nouveau.",
);
pub const NO_DATE: Words = words(
    "--date: a date like 2026-11-20 expected",
    "--date : une date comme 2026-11-20 attendue",
);

/// A number as it is said.
fn number(language: Language, value: f32) -> String {
    let said = format!("{value:.1}");
    match language {
        Language::French => said.replace('.', ","),
        Language::English => said,
    }
}

/// How much worse everything else is.
pub fn worse(language: Language, margin: f32) -> String {
    let coins = number(language, margin);
    match language {
        Language::French => format!("Il vaut au moins {coins} jetons d'avance de moins."),
        Language::English => format!("It is worth at least {coins} coins of lead less."),
    }
}

/// How many puzzles there are.
pub fn counted(language: Language, count: usize) -> String {
    let said = match language {
        Language::French => format!("{count} problème(s)"),
        Language::English => format!("{count} puzzle(s)"),
    };
    agree(language, &said)
}

/// A number that stands for no action.
pub fn no_number(language: Language, count: usize) -> String {
    match language {
        Language::French => format!("un nombre de 1 à {count} attendu"),
        Language::English => format!("a number from 1 to {count} expected"),
    }
}
