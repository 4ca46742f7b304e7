//! Words of lessons.

use elbowroom_rules::tile::{Words, words};
use elbowroom_rules::{Language, Seat};

pub const YOU: Words = words("You", "Vous");
pub const ALL_DONE: Words = words(
    "That was the last of the first lessons. `elbowroom play` begins a game; `elbowroom learn --list` shows the lessons of the boxes.",
    "C'était la dernière des premières leçons. `elbowroom play` commence une partie ; `elbowroom learn --list` montre les leçons des boîtes.",
);
pub const PLAIN_HELP: Words = words(
    "Type an action as it is lit (its words stand in the list), or its number; `next` (or just Enter) goes on where there is only something to read; `look` shows the table; `undo` takes the last thing back; `again` begins anew; `quit` leaves.",
    "Tapez l'action éclairée (ses mots sont dans la liste) ou son numéro ; `next` (ou Entrée) continue quand il n'y a qu'à lire ; `look` montre la table ; `undo` annule ; `again` recommence ; `quit` sort.",
);
pub const LIT: Words = words("Lit", "Éclairé");
pub const PROMPT: Words = words("lesson", "leçon");

/// What another seat of a lesson is called.
pub fn other(language: Language, seat: Seat) -> String {
    super::pick(
        language,
        format!("Neighbour {seat}"),
        format!("Voisin {seat}"),
    )
}

/// The line at the foot of a step's page.
pub fn go_on(language: Language, over: bool, read: bool) -> &'static str {
    let words = match (over, read) {
        (true, _) => words("Enter: done.", "Entrée : terminé."),
        (false, true) => words("Enter: go on.", "Entrée : continuer."),
        (false, false) => words(
            "Enter: to the table. H shows this again, u takes back, q leaves.",
            "Entrée : à la table. H réaffiche ceci, u annule, q quitte.",
        ),
    };
    words.text(language)
}
