//! Questions put to a person, and what follows from the answers. What a tile or a box asks, the rules say.

use super::pick;
use elbowroom_rules::tile::{Words, words};
use elbowroom_rules::{Language, RegionId};

pub const OPEN_CHOICE: Words = words("Enter opens the choice again.", "Entrée rouvre le choix.");
pub const TAKE_BACK: Words = words("u takes it back.", "u reprend.");

/// The coins of a seat.
pub fn purse(language: Language, coins: u16) -> String {
    pick(
        language,
        format!("{coins} coin(s)"),
        format!("{coins} jeton(s)"),
    )
}

/// A decline of which a tile has something to say.
pub fn decline(language: Language, note: &str) -> String {
    pick(
        language,
        format!("Go in decline? {note}"),
        format!("Passer en déclin ? {note}"),
    )
}

/// Tokens that need not be placed; `end` says what becomes of them.
pub fn rest(language: Language, left: u8, end: &str) -> String {
    pick(
        language,
        format!("{left} token(s) in hand: + puts one here, s spreads. e: {end}."),
        format!("{left} pion(s) en main : + en met un ici, s répartit. e : {end}."),
    )
}

/// A region that falls only in another way, which has a name and may cost coins.
pub fn other_way(
    language: Language,
    name: &str,
    region: RegionId,
    coins: Option<u8>,
    tokens: u8,
    usual: u8,
) -> String {
    let (english, french) = match coins {
        Some(coins) => (
            format!(", for {coins} coin(s)"),
            format!(", pour {coins} jeton(s)"),
        ),
        None => (String::new(), String::new()),
    };
    pick(
        language,
        format!("{name}? Region {region} with {tokens} token(s) instead of {usual}{english}."),
        format!("{name} ? La région {region} avec {tokens} pion(s) au lieu de {usual}{french}."),
    )
}

/// More tokens than the price.
pub fn with_more(language: Language, tokens: u8) -> String {
    pick(
        language,
        format!("Attacks with {tokens} token(s) to stay there: + one more, - one less."),
        format!("Attaque avec {tokens} pion(s) qui y reste(nt) : + un de plus, - un de moins."),
    )
}

/// Regions abandoned this turn.
pub fn abandoned(language: Language, regions: &str) -> String {
    pick(
        language,
        format!("Abandoned this turn: {regions}."),
        format!("Abandonnées ce tour : {regions}."),
    )
}
