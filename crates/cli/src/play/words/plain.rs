//! The words of the game line by line.

use super::pick;
use elbowroom_rules::tile::{Words, words};
use elbowroom_rules::{Language, Seat};

pub const HELP: Words = words(
    "\
  the number of an action, or its text: pick 2, conquer 8, roll 8, abandon 3, end …
  redeploy 3:2 8:1    place several tokens at once
  why conquer 8       why an action is legal or not, and its price part by part
  look                the table again
  help NAME           what a race, a power or a box does
  hint                a suggestion, and why
  undo                take the last action back
  quit                leave the game",
    "\
  le numéro d'une action, ou son texte : pick 2, conquer 8, roll 8, abandon 3, end …
  redeploy 3:2 8:1    placer plusieurs pions à la fois
  why conquer 8       pourquoi une action est permise ou non, et son prix part par part
  look                la table encore une fois
  help NOM            ce que fait un peuple, un pouvoir ou une boîte
  hint                un conseil et sa raison
  undo                reprendre la dernière action
  quit                quitter la partie",
);
pub const LEGAL: Words = words("legal", "permis");
pub const TAKEN_BACK: Words = words("taken back", "repris");
pub const SEAT: Words = words("seat", "siège");
pub const IN_HAND: Words = words("in hand", "en main");
pub const NO_REGION: Words = words("no region", "aucune région");
pub const LOST_TRIBES: Words = words("lost tribes", "tribus oubliées");
pub const MONSTERS: Words = words("monsters", "monstres");
pub const MURLOCS: Words = words("murlocs", "murlocs");

/// The first line.
pub fn welcome(language: Language, players: u8, seed: u64) -> String {
    pick(
        language,
        format!("Elbowroom, {players} players, seed {seed}. `?` tells what can be typed."),
        format!("Elbowroom, {players} joueurs, graine {seed}. `?` dit ce qu'on peut taper."),
    )
}

/// Whose turn it is.
pub fn turn(language: Language, round: u8, rounds: u8, seat: Seat, stage: &str) -> String {
    pick(
        language,
        format!("\nRound {round} of {rounds}, seat {seat}'s turn: {stage}"),
        format!("\nManche {round} sur {rounds}, tour du siège {seat} : {stage}"),
    )
}

/// A combo of the column.
pub fn combo(language: Language, place: usize, name: &str, price: u8, coins: u8) -> String {
    pick(
        language,
        format!("  {place}. {name}: costs {price}, {coins} on it"),
        format!("  {place}. {name} : coûte {price}, {coins} dessus"),
    )
}

/// A line of the ranking.
pub fn standing(language: Language, rank: u8, seat: Seat, coins: u16, tokens: u16) -> String {
    pick(
        language,
        format!("{rank}. seat {seat}: {coins} coin(s), {tokens} token(s) on the map"),
        format!("{rank}. siège {seat} : {coins} jeton(s), {tokens} pion(s) sur la carte"),
    )
}

/// No tile has that name.
pub fn no_tile(language: Language, found: &str) -> String {
    pick(
        language,
        format!("help: the identifier of a race or power expected, found `{found}`"),
        format!("help : l'identifiant d'un peuple ou d'un pouvoir attendu, trouvé `{found}`"),
    )
}

/// A number that stands for no action.
pub fn no_number(language: Language, last: usize, found: usize) -> String {
    pick(
        language,
        format!("1 to {last} expected, found {found}"),
        format!("1 à {last} attendu, trouvé {found}"),
    )
}
