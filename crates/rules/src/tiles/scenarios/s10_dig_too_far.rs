//! Three veins of gold, and what wakes as they are opened.

mod phase;
mod says;
mod veins;

use super::scenario;
use crate::game::SetupError;
use crate::refusal::Reason;
use crate::tile::{
    Closes, Deed, Drawn, Each, Hooks, Kind, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, PIECE, Piece,
    QUESTION, Question, Shows, Table, Tile, VERB, Verb, Window, words,
};
use crate::tiles::races::{flames, mummies, skeletons, sorcerers};
use veins::{LEVELS, REGIONS, VEINS};

/// A Dig Too Far.
pub static TILE: Tile = Tile {
    icon: "war-pick",
    help: words(
        "Three veins of gold lead down through regions A, B and C: the B regions open when players have conquered every A, the C regions when they have conquered every B. Whoever is first to conquer a vein region takes its hidden coin, and with a 5 or a 10 finds a relic there; one monster dies, the others and as many new ones as the coin is worth go to the next unconquered region below. After each round the monsters of each vein, from west to east, leave one in each of their regions and attack with the rest, the cheapest neighbour first and with the die at the last: players' regions, and vein regions that stand empty. Taking a region back from them costs the ordinary price and brings no coin. Two monsters guard each of the two places in the north; water is a river, 1 token a region and left when you redeploy.",
        "Trois filons d'or descendent par des régions A, B et C : les régions B s'ouvrent quand les joueurs ont conquis toutes les A, les régions C quand ils ont conquis toutes les B. Le premier à conquérir une région de filon prend son jeton caché et, avec un 5 ou un 10, y trouve une relique ; un Monstre meurt, les autres et autant de nouveaux que la valeur du jeton vont dans la première région non conquise en dessous. Après chaque manche, les Monstres de chaque filon, d'ouest en est, en laissent un dans chacune de leurs régions et attaquent avec le reste, le voisin le moins cher d'abord et avec le dé à la fin : les régions des joueurs, et les régions de filon restées vides. Leur reprendre une région coûte le prix ordinaire et ne rapporte pas de jeton. Deux Monstres gardent chacun des deux lieux du nord ; l'eau est une rivière, 1 pion par région, à quitter au redéploiement.",
    ),
    short: words(
        "The deeper you dig, the richer the gold and the worse the monsters.",
        "Plus vous creusez, plus il y a d'or, et pires sont les Monstres.",
    ),
    rulings: &[
        "R-50", "R-51", "R-52", "R-53", "R-54", "R-55", "R-56", "R-57", "R-58", "R-59", "R-60",
    ],
    // Who of the monsters holds a region, and how many there are beyond the first.
    pieces: &[
        band(
            "skeleton-band",
            "skeletal-hand",
            words("western monsters", "monstres de l'ouest"),
        ),
        band(
            "sorcerer-band",
            "wizard-staff",
            words("middle monsters", "monstres du milieu"),
        ),
        band(
            "mummy-band",
            "bandage-roll",
            words("eastern monsters", "monstres de l'est"),
        ),
        Piece {
            id: "vein-monster",
            icon: "spiked-dragon-head",
            name: words("monster", "monstre"),
            rooted: true,
            defence: 1,
            supply: 53,
            per_region: 31,
            ..PIECE
        },
    ],
    memory: &[
        // How many levels are still closed; then the regions of the veins, level by level, counted from 1.
        Memory {
            each: Each::Tile(1 + REGIONS as u8),
            ..MEMORY
        },
        // Whether each of them was conquered: 1, and what its coin was worth.
        Memory {
            each: Each::Tile(REGIONS as u8),
            ..MEMORY
        },
        // The monsters' own phase: which vein moves, with how many that have not attacked yet, against what, and what it attacked last.
        Memory {
            each: Each::Tile(4),
            ..MEMORY
        },
    ],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: COIN,
                name: words("find a coin", "trouver un jeton"),
                window: Window::Asked,
                deed: Deed::Coin {
                    from: veins::purse,
                    act: veins::find,
                },
                question: Some(Question {
                    id: COIN,
                    ruling: "R-53",
                    words: words("what the vein hides", "ce que cache le filon"),
                    fits: |_| true,
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: RELIC,
                name: words("find a relic", "trouver une relique"),
                window: Window::Asked,
                deed: Deed::Draw {
                    what: Drawn::Others,
                    from: veins::relics,
                    act: crate::markers::found,
                },
                question: Some(Question {
                    id: RELIC,
                    ruling: "R-53",
                    words: words("the relic beside the gold", "la relique près de l'or"),
                    fits: |_| true,
                    ..QUESTION
                }),
                ..VERB
            },
            die(
                TIE,
                phase::choose,
                words(
                    "which of equal regions is attacked",
                    "laquelle de régions égales est attaquée",
                ),
            ),
            die(
                LAST,
                phase::reinforce,
                words(
                    "the monsters' last attack",
                    "la dernière attaque des monstres",
                ),
            ),
        ],
        closes: Some(Closes {
            regions: |state, first, _| veins::closed(state, first),
            why: &TOO_DEEP,
            blocks: false,
        }),
        table: Table {
            set_up: Some(|setup| {
                if !setup.boxes.iter().any(|from| from.facts().markers) {
                    return Err(SetupError::new(
                        "a box with relics and places expected in this scenario (R-55)",
                    ));
                }
                match veins::missing(&setup.board) {
                    None => Ok(None),
                    Some((vein, level)) => Err(SetupError::new(format!(
                        "three veins with regions a, b and c expected, {} of vein {vein} is missing (R-50)",
                        ["a", "b", "c"][usize::from(level) % 3]
                    ))),
                }
            }),
            leaves_out: Some(|_, tile| {
                let gone = [
                    &flames::TILE,
                    &skeletons::TILE,
                    &sorcerers::TILE,
                    &mummies::TILE,
                ];
                gone.iter().any(|gone| gone.id == tile.id)
            }),
            guarded: Some(Kind::Place),
            prepare: Some(veins::prepare),
            begins: Some(veins::begins),
            conquered: Some(veins::conquered),
            turn_over: Some(|hands, me, last| !last || phase::run(hands, me)),
            shows: Shows {
                mark: Some(says::mark),
                ..NO_SHOWS
            },
            says: Some(&says::SAYS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s10-dig-too-far",
        words("A Dig Too Far", "Un filon trop loin"),
    )
};

const COIN: &str = "vein-coin";
const RELIC: &str = "vein-relic";
const TIE: &str = "monsters-choose";
const LAST: &str = "monsters-roll";

static TOO_DEEP: Reason = Reason {
    ruling: "R-50",
    words: words(
        "region {region} lies too deep: it opens when every region of the level above was conquered",
        "la région {region} est trop profonde : elle s'ouvre quand toutes les régions du niveau au-dessus ont été conquises",
    ),
};

/// The sign of the monsters of one vein.
const fn band(
    id: &'static str,
    icon: &'static str,
    name: crate::tile::Words<'static>,
) -> Piece<'static> {
    Piece {
        id,
        icon,
        name,
        rooted: true,
        supply: 64,
        ..PIECE
    }
}

/// A die for the monsters.
const fn die(
    word: &'static str,
    act: fn(&mut crate::effect::Hands, crate::effect::By, u8),
    says: crate::tile::Words<'static>,
) -> Verb<'static> {
    Verb {
        word,
        name: says,
        window: Window::Asked,
        deed: Deed::Die { act },
        question: Some(Question {
            id: word,
            ruling: "R-57",
            words: says,
            fits: |_| true,
            ..QUESTION
        }),
        ..VERB
    }
}

const _: () = assert!(VEINS * LEVELS == REGIONS);
