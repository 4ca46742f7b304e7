//! Every word of the interface, in English and in French.

pub mod asks;
pub mod keys;
pub mod lesson;
pub mod plain;

use elbowroom_rules::board::{Symbol, Terrain};
use elbowroom_rules::notation::agree;
use elbowroom_rules::tile::{Known, Words, words};
use elbowroom_rules::{Language, RegionId, Seat};

pub const COLUMN: Words = words("Column", "Combinaisons");
pub const SEATS: Words = words("Seats", "Sièges");
pub const LOG: Words = words("Log", "Journal");
pub const HELP: Words = words("Help", "Aide");
pub const HINT: Words = words("Hint", "Conseil");
pub const TILES: Words = words("Tiles", "Tuiles");
pub const RESULT: Words = words("The game is over", "La partie est terminée");
pub const ROUND: Words = words("Round", "Manche");
pub const REGION: Words = words("Region", "Région");
pub const HAND: Words = words("hand", "main");
pub const DECLINED: Words = words("declined", "en déclin");
pub const TOKENS: Words = words("tokens", "pions");
pub const COINS: Words = words("coins", "jetons");
pub const PRICE: Words = words("price", "prix");
pub const LOST_TRIBE: Words = words("lost tribe", "tribu oubliée");
pub const MONSTERS: Words = words("two monsters", "deux monstres");
pub const MURLOC: Words = words("murloc", "murloc");
pub const NO_RACE: Words = words("no race", "aucun peuple");
pub const EDGE: Words = words("edge", "bord");
pub const THINKS: Words = words("thinks …", "réfléchit …");
pub const YES_NO: Words = words("y yes   n no", "o oui   n non");
pub const CLOSE: Words = words("Esc closes", "Échap ferme");
pub const ANY_KEY: Words = words("Press any key", "Appuyez sur une touche");
pub const NO_UNDO: Words = words(
    "Nothing can be taken back: a roll, a drawn tile or another seat came after it.",
    "Rien à reprendre : un dé, une tuile tirée ou un autre siège est passé depuis.",
);
pub const NOT_YOURS: Words = words(
    "Not now: somebody else decides.",
    "Pas maintenant : un autre siège décide.",
);
pub const NO_SUCH_NOW: Words = words("Not possible now.", "Impossible maintenant.");
pub const NOTHING_LEFT: Words = words(
    "No token is left to place; - takes one back.",
    "Plus aucun pion à placer ; - en reprend un.",
);
pub const ONLY_OWN: Words = words(
    "Tokens go to regions of this race only.",
    "Les pions vont seulement dans les régions de ce peuple.",
);
pub const HINT_ASKED: Words = words("Thinking about a hint …", "Un conseil se prépare …");
pub const LATE_DECLINE: Words = words(
    "Your turn is scored. Go in decline now?",
    "Votre tour est compté. Passer en déclin maintenant ?",
);
pub const MENU: Words = words(
    "↑↓ Enter chooses, Esc map",
    "↑↓ Entrée choisit, Échap carte",
);
pub const ABANDONED: Words = words("abandoned this turn", "abandonnée ce tour");
pub const BOXES: Words = words("Boxes in play", "Boîtes en jeu");
pub const OTHER_TILES: Words = words(
    "Not on the table now:",
    "Absents de la table en ce moment :",
);
pub const INFERRED: Words = words(
    "inferred: no source states this number",
    "déduit : aucune source ne donne ce nombre",
);
pub const HOUSE: Words = words(
    "our own number: no source states one",
    "notre propre nombre : aucune source n'en donne",
);
pub const IN_BOX: Words = words("in the box", "dans la boîte");
pub const TAKEN_BACK: Words = words("Taken back:", "Repris :");
pub const PLAYING: Words = words("playing", "lecture");
pub const PAUSED: Words = words("paused", "pause");
pub const STEP: Words = words("step", "pas");
pub const START: Words = words("The game begins.", "La partie commence.");

/// One of two texts.
pub fn pick(language: Language, english: String, french: String) -> String {
    let text = match language {
        Language::English => english,
        Language::French => french,
    };
    agree(language, &text)
}

/// The name of a terrain.
pub const fn terrain(terrain: Terrain) -> Words<'static> {
    terrain.name()
}

/// What is to be said about a number that no source states.
pub const fn known(known: Known) -> Option<Words<'static>> {
    match known {
        Known::Stated => None,
        Known::Inferred => Some(INFERRED),
        Known::House => Some(HOUSE),
    }
}

/// Something with what it does.
pub fn told(language: Language, name: &str, help: &str) -> String {
    pick(
        language,
        format!("{name}: {help}"),
        format!("{name} : {help}"),
    )
}

/// Tokens that joined a combo nobody wanted.
pub fn waiting(language: Language, tokens: u8) -> String {
    pick(
        language,
        format!("{tokens} more token(s) waiting on it"),
        format!("{tokens} pion(s) de plus y attend(ent)"),
    )
}

/// The name of a symbol.
pub const fn symbol(symbol: Symbol) -> Words<'static> {
    match symbol {
        Symbol::Cavern => words("cavern", "caverne"),
        Symbol::Mine => words("mine", "mine"),
        Symbol::Magic => words("magic", "magie"),
        Symbol::Anchor => words("anchor", "ancre"),
        Symbol::Legendary => words("legendary", "légendaire"),
    }
}

/// The screen is too small.
pub fn too_small(language: Language, width: u16, height: u16) -> String {
    pick(
        language,
        format!("A little more room, please:\n60 by 20 are needed,\nhere are {width} by {height}."),
        format!(
            "Un peu plus de place, s'il vous plaît :\nil faut 60 sur 20,\nil y a {width} sur {height}."
        ),
    )
}

/// The next person takes over.
pub fn hand_over(language: Language, name: &str, seat: impl std::fmt::Display) -> String {
    pick(
        language,
        format!("Now {name} (seat {seat}) decides."),
        format!("À {name} (siège {seat}) de décider."),
    )
}

/// The question before a final die; `helped` are the cases in which paid help would do.
pub fn roll(
    language: Language,
    region: RegionId,
    needs: u8,
    has: u8,
    cases: u8,
    helped: Option<u8>,
) -> String {
    let percent = |cases: u8| u16::from(cases) * 100 / 6;
    let short = needs - has;
    let (mut english, mut french) = (
        format!(
            "Roll for region {region}? It needs {needs}, {has} in hand: {short} or more on the die, {cases} in 6 ({} %).",
            percent(cases)
        ),
        format!(
            "Lancer le dé pour la région {region} ? Il faut {needs}, {has} en main : {short} ou plus au dé, {cases} sur 6 ({} %).",
            percent(cases)
        ),
    );
    if let Some(helped) = helped {
        let percent = percent(helped);
        english += &format!(" With paid help after the die {helped} in 6 ({percent} %).");
        french += &format!(" Avec une aide payée après le dé, {helped} sur 6 ({percent} %).");
    }
    pick(
        language,
        english + " Conquests end with this roll.",
        french + " Les conquêtes se terminent avec ce jet.",
    )
}

/// The question before a decline.
pub fn decline(language: Language, race: &str, regions: u8, scored: u16, gone: &str) -> String {
    let (lost_en, lost_fr) = if gone.is_empty() {
        (String::new(), String::new())
    } else {
        (
            format!(" {gone} leave the game."),
            format!(" {gone} : hors du jeu."),
        )
    };
    pick(
        language,
        format!(
            "Go in decline? {race} keep {regions} region(s).{lost_en} You score {scored} now, and pick a new combo next turn."
        ),
        format!(
            "Passer en déclin ? {race} : {regions} région(s) gardée(s).{lost_fr} Vous marquez {scored} maintenant et choisissez une combinaison au prochain tour."
        ),
    )
}

/// The question before an end that wastes something.
pub fn wasteful_end(language: Language, hand: u8, regions: &str, short: u8) -> String {
    let mut english = String::new();
    let mut french = String::new();
    if !regions.is_empty() {
        english = format!("{hand} token(s) could still take region {regions}. ");
        french = format!("{hand} pion(s) peu(ven)t encore prendre la région {regions}. ");
    }
    if short > 0 {
        english += &format!("{short} region(s) would have to be given up. ");
        french += &format!("{short} région(s) devrai(en)t être cédée(s). ");
    }
    pick(
        language,
        english + "End the conquests?",
        french + "Finir les conquêtes ?",
    )
}

/// Tokens are still to be placed.
pub fn still_to_place(language: Language, left: u8) -> String {
    pick(
        language,
        format!("{left} token(s) still to place: + puts one here, s spreads them."),
        format!("{left} pion(s) à placer encore : + en met un ici, s les répartit."),
    )
}

/// Regions that must be given up.
pub fn must_vacate(language: Language, owed: u8) -> String {
    pick(
        language,
        format!("{owed} token(s) must leave the map: give up regions."),
        format!("{owed} pion(s) doi(ven)t quitter la carte : cédez des régions."),
    )
}

/// A warning that regions would be lost at redeployment.
pub fn shortfall(language: Language, regions: u8) -> String {
    pick(
        language,
        format!("Careful: {regions} region(s) would have to be given up at redeployment (B-82)."),
        format!("Attention : {regions} région(s) à céder au redéploiement (B-82)."),
    )
}

/// Pieces to be placed.
pub fn to_place(language: Language, piece: &str) -> String {
    pick(
        language,
        format!("Place: {piece}."),
        format!("À placer : {piece}."),
    )
}

/// Another key does what was meant.
pub fn other_key(language: Language, key: &str) -> String {
    pick(
        language,
        format!("Here only a tile helps: {key}."),
        format!("Ici seule une tuile aide : {key}."),
    )
}

/// What a hint says.
pub fn hint(language: Language, action: &str, reason: &str) -> String {
    pick(
        language,
        format!("Suggested: {action}\n\nWhy: {reason}"),
        format!("Conseil : {action}\n\nPourquoi : {reason}"),
    )
}

/// The last line of a finished screen session.
pub fn kept(language: Language, path: &str) -> String {
    pick(
        language,
        format!("The game is kept in {path}; `elbowroom play --continue` goes on with it."),
        format!("La partie est gardée dans {path} ; `elbowroom play --continue` la reprend."),
    )
}

/// A game that could not be written.
pub fn not_kept(language: Language, what: &str) -> String {
    pick(
        language,
        format!("The game could not be saved: {what}"),
        format!("La partie n'a pas pu être gardée : {what}"),
    )
}

/// Tokens placed in several regions, in one sentence.
pub fn places(language: Language, seat: Seat, list: &[(RegionId, u8)]) -> String {
    let told = |word: &str, and: &str| {
        let parts: Vec<String> = list
            .iter()
            .map(|(region, tokens)| format!("{tokens} {word} {region}"))
            .collect();
        match &parts[..] {
            [some @ .., last] if !some.is_empty() => format!("{} {and} {last}", some.join(", ")),
            _ => parts.concat(),
        }
    };
    pick(
        language,
        format!("Seat {seat} places {}.", told("in region", "and")),
        format!("Le siège {seat} place {}.", told("en région", "et")),
    )
}
