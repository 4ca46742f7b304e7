//! What the keys do, in the line at the bottom and on the page of help.

use super::pick;
use elbowroom_rules::Language;
use elbowroom_rules::tile::{Words, words};

pub const KEYS_WATCH: Words = words(
    "Space go on  i info  t tiles  L log  ? help  q quit",
    "Espace avancer  i info  t tuiles  L journal  ? aide  q quitter",
);
pub const KEYS_PICK: Words = words(
    "↑↓ choose  Enter pick  t tiles  H hint  u undo  ? help  q quit",
    "↑↓ choisir  Entrée prendre  t tuiles  H conseil  u reprendre  ? aide  q quitter",
);
pub const KEYS_FIGHT: Words = words(
    "arrows target  Enter conquer",
    "flèches cible  Entrée conquérir",
);
pub const KEY_END: Words = words("e end", "e finir");
pub const KEY_DECLINE: Words = words("d decline", "d déclin");
pub const KEY_ABANDON: Words = words("a abandon", "a abandonner");
pub const KEY_ROLL: Words = words("r roll", "r dé");
pub const KEY_READY: Words = words("r take up", "r rassembler");
pub const KEY_TOKENS: Words = words("+ - tokens", "+ - pions");
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
pub const KEY_EVERYWHERE: Words = words("s one everywhere", "s un partout");
pub const KEYS_CHOOSE: Words = words(
    "Enter choose  H hint  u undo  ? help  q quit",
    "Entrée choisir  H conseil  u reprendre  ? aide  q quitter",
);
pub const KEY_SKIP: Words = words("e leave it", "e sans");
pub const KEYS_LATE: Words = words(
    "d decline  e keep the race  u undo  ? help",
    "d déclin  e garder le peuple  u reprendre  ? aide",
);
pub const KEYS_OVER: Words = words(
    "Enter result  L log  q quit",
    "Entrée résultat  L journal  q quitter",
);
pub const KEYS_REPLAY: Words = words(
    "←→ step  PgUp PgDn turn  Home End  Space play  q quit",
    "←→ pas  PgPréc PgSuiv tour  Début Fin  Espace lecture  q quitter",
);

/// One of some regions is to be pointed at.
pub fn point(language: Language, name: &str) -> String {
    pick(
        language,
        format!("arrows region  Enter {name}  u undo  ? help"),
        format!("flèches région  Entrée {name}  u reprendre  ? aide"),
    )
}

/// Something is to be agreed with a seat.
pub fn agree(language: Language, name: &str, end: &str) -> String {
    pick(
        language,
        format!("the number of a seat: {name}  e {end}  u undo  ? help"),
        format!("le numéro d'un siège : {name}  e {end}  u reprendre  ? aide"),
    )
}

/// The page of help before the tiles.
pub const HELP_TEXT: Words = words(
    "\
arrows, hjkl, Tab  next legal target     Shift+arrows  any region
mouse              click selects, a second click acts
Enter              conquer, or roll when short; place; pick
1 to 6             a combo of the column, or a seat
d decline   a abandon   e end      r roll first, take up
+ - one token more or less; who stays put: attack with more, take up
s spread tokens or pieces          u undo     p the column
i region    t tiles     H hint     L log
? help      q quit (the game is saved)

On the map: number, ground, symbols; then seat, race, tokens.
ground   \" farmland  ♣ forest  ∩ hill  ~ swamp  ^ mountain  ≈ water
symbols  ⚒ mine  ✦ magic  ◗ cavern  Ψ anchor  ✪ legendary  ● lost tribe
Capital letters: active race. Small letters: in decline.
[3] can be conquered for 3   4? needs a die   a letter: a deed
+ tokens or pieces may go here   - tokens can be taken up
* changed since your last move",
    "\
flèches, hjkl, Tab  cible suivante      Maj+flèches  toute région
souris              un clic choisit, un second agit
Entrée              conquérir, ou lancer le dé ; placer ; prendre
1 à 6               une combinaison, ou un siège
d déclin   a abandonner   e finir   r dé d'abord, rassembler
+ - un pion de plus ou de moins ; sans redéploiement : attaquer avec plus, reprendre
s répartir pions ou pièces   u reprendre   p les combinaisons
i région   t tuiles   H conseil   L journal
? aide   q quitter (partie gardée)

Sur la carte : numéro, terrain, symboles ; puis siège, peuple, pions.
terrain   \" champs  ♣ forêt  ∩ colline  ~ marais  ^ montagne  ≈ eau
symboles  ⚒ mine  ✦ magie  ◗ caverne  Ψ ancre  ✪ légendaire  ● tribu oubliée
Majuscule : peuple actif. Minuscules : en déclin.
[3] se conquiert pour 3   4? demande un dé   une lettre : une action
+ pions ou pièces possibles ici   - pions à reprendre
* changé depuis votre dernier coup",
);
