//! Every word of the interface, in English and in French.

pub mod plain;

use elbowroom_rules::board::{Symbol, Terrain};
use elbowroom_rules::tile::{Words, words};
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
pub const TAKEN_BACK: Words = words("Taken back:", "Repris :");
pub const PLAYING: Words = words("playing", "lecture");
pub const PAUSED: Words = words("paused", "pause");
pub const STEP: Words = words("step", "pas");
pub const START: Words = words("The game begins.", "La partie commence.");

pub const KEYS_WATCH: Words = words(
    "Space go on  i info  t tiles  L log  ? help  q quit",
    "Espace avancer  i info  t tuiles  L journal  ? aide  q quitter",
);
pub const KEYS_PICK: Words = words(
    "↑↓ choose  Enter pick  t tiles  H hint  u undo  ? help  q quit",
    "↑↓ choisir  Entrée prendre  t tuiles  H conseil  u reprendre  ? aide  q quitter",
);
pub const KEYS_FIGHT: Words = words(
    "arrows target  Enter conquer  e end",
    "flèches cible  Entrée conquérir  e finir",
);
pub const KEY_DECLINE: Words = words("d decline", "d déclin");
pub const KEY_ABANDON: Words = words("a abandon", "a abandonner");
pub const KEY_ROLL: Words = words("r roll", "r dé");
pub const KEY_READY: Words = words("r take up", "r rassembler");
pub const KEY_CONVERT: Words = words("c convert", "c convertir");
pub const KEY_DRAGON: Words = words("g dragon", "g dragon");
pub const KEY_UNDO: Words = words("u undo", "u reprendre");
pub const KEY_INFO: Words = words("i info", "i info");
pub const KEY_HINT: Words = words("H hint", "H conseil");
pub const KEY_HELP: Words = words("? help", "? aide");
pub const KEYS_PLACE: Words = words(
    "arrows region  + - tokens  s spread  Enter confirm  u undo  ? help",
    "flèches région  + - pions  s répartir  Entrée valider  u reprendre  ? aide",
);
pub const KEYS_VACATE: Words = words(
    "arrows region  Enter give it up  u undo  ? help",
    "flèches région  Entrée la céder  u reprendre  ? aide",
);
pub const KEYS_PUT: Words = words(
    "arrows region  Enter place one  u undo  ? help",
    "flèches région  Entrée en placer un  u reprendre  ? aide",
);
pub const KEY_SKIP: Words = words("e leave it", "e sans");
pub const KEYS_ALLY: Words = words(
    "the number of a seat: pact  e no pact  u undo  ? help",
    "le numéro d'un siège : pacte  e sans pacte  u reprendre  ? aide",
);
pub const KEYS_OVER: Words = words(
    "Enter result  L log  q quit",
    "Entrée résultat  L journal  q quitter",
);
pub const KEYS_REPLAY: Words = words(
    "←→ step  PgUp PgDn turn  Home End  Space play  q quit",
    "←→ pas  PgPréc PgSuiv tour  Début Fin  Espace lecture  q quitter",
);

/// The page of help before the tiles.
pub const HELP_TEXT: Words = words(
    "\
arrows, hjkl, Tab  next legal target     Shift+arrows  any region
mouse              click selects, a second click acts
Enter              conquer, or roll when short; place; pick
1 to 6             a combo of the column, or a seat
d decline   a abandon   e end      r roll first / take up tokens
c convert   g dragon    u undo     p the column
s spread tokens   + - one token    i region   t tiles
H hint      L log       ? help     q quit (the game is saved)

On the map: number, ground, symbols; then seat, race, tokens.
ground   \" farmland  ♣ forest  ∩ hill  ~ swamp  ^ mountain  ≈ water
symbols  ⚒ mine  ✦ magic  ◗ cavern  ● lost tribe
Capital letters: active race. Small letters: in decline.
[3] can be conquered for 3   4? needs a die   c, g a tile's deed
+ tokens or pieces may go here   * changed since your last move",
    "\
flèches, hjkl, Tab  cible suivante      Maj+flèches  toute région
souris              un clic choisit, un second agit
Entrée              conquérir, ou lancer le dé ; placer ; prendre
1 à 6               une combinaison, ou un siège
d déclin   a abandonner   e finir   r dé d'abord / rassembler
c convertir   g dragon   u reprendre   p les combinaisons
s répartir les pions   + - un pion   i région   t tuiles
H conseil   L journal   ? aide   q quitter (partie gardée)

Sur la carte : numéro, terrain, symboles ; puis siège, peuple, pions.
terrain   \" champs  ♣ forêt  ∩ colline  ~ marais  ^ montagne  ≈ eau
symboles  ⚒ mine  ✦ magie  ◗ caverne  ● tribu oubliée
Majuscule : peuple actif. Minuscules : en déclin.
[3] se conquiert pour 3   4? demande un dé   c, g action d'une tuile
+ pions ou pièces possibles ici   * changé depuis votre dernier coup",
);

/// One of two texts.
pub fn pick(language: Language, english: String, french: String) -> String {
    match language {
        Language::English => english,
        Language::French => french,
    }
}

/// The name of a terrain.
pub const fn terrain(terrain: Terrain) -> Words {
    match terrain {
        Terrain::Farmland => words("farmland", "champs"),
        Terrain::Forest => words("forest", "forêt"),
        Terrain::Hill => words("hill", "colline"),
        Terrain::Swamp => words("swamp", "marais"),
        Terrain::Mountain => words("mountain", "montagne"),
        Terrain::Sea => words("sea", "mer"),
        Terrain::Lake => words("lake", "lac"),
    }
}

/// The name of a symbol.
pub const fn symbol(symbol: Symbol) -> Words {
    match symbol {
        Symbol::Cavern => words("cavern", "caverne"),
        Symbol::Mine => words("mine", "mine"),
        Symbol::Magic => words("magic", "magie"),
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

/// The question before a final die.
pub fn roll(language: Language, region: u8, needs: u8, has: u8, cases: usize) -> String {
    let percent = cases * 100 / 6;
    let short = needs - has;
    pick(
        language,
        format!(
            "Roll for region {region}? It needs {needs}, {has} in hand: {short} or more on the die, {cases} in 6 ({percent} %). Conquests end with this roll."
        ),
        format!(
            "Lancer le dé pour la région {region} ? Il faut {needs}, {has} en main : {short} ou plus au dé, {cases} sur 6 ({percent} %). Les conquêtes se terminent avec ce jet."
        ),
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
        french = format!("{hand} pion(s) peuvent encore prendre la région {regions}. ");
    }
    if short > 0 {
        english += &format!("{short} region(s) would have to be given up. ");
        french += &format!("{short} région(s) devraient être cédées. ");
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
        format!("{owed} pion(s) doivent quitter la carte : cédez des régions."),
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

/// Seats a pact can be made with.
pub fn allies(language: Language, seats: &str) -> String {
    pick(
        language,
        format!("A pact with {seats}?"),
        format!("Un pacte avec {seats} ?"),
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

/// Tokens placed in several regions, in one line.
pub fn redeploys(language: Language, seat: Seat, list: &[(RegionId, u8)]) -> String {
    let list: Vec<String> = list
        .iter()
        .map(|(region, tokens)| format!("{region}:{tokens}"))
        .collect();
    pick(
        language,
        format!("Seat {seat} redeploys {}.", list.join(" ")),
        format!("Le siège {seat} redéploie {}.", list.join(" ")),
    )
}
