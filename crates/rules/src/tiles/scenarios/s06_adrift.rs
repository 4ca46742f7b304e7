//! A continent of hexes that drift apart and together, one push at the start of each turn.

mod drift;
mod says;
mod seas;

use super::scenario;
use crate::state::Whose;
use crate::tile::{
    Deed, Each, Hooks, Lasts, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, QUESTION, Question, Shows,
    Table, Tile, VERB, Verb, Window, words,
};
use crate::tiles::races::flames;

/// Adrift.
pub static TILE: Tile = Tile {
    icon: "hexes",
    help: words(
        "At the start of each turn of yours, also one in which you decline, you may push one hex at the outer edge of the continent to another place at its edge, and turn it, or turn it where it lies. Everything on it goes along, and all hexes must stay connected; holes may appear, and nothing is pushed into them. Water is sea: nobody crosses it or enters over it without a power for it, and waters that touch are one sea. Races enter over land at the edge as it lies then.",
        "Au début de chacun de vos tours, même celui d'un déclin, vous pouvez pousser un hexagone du bord extérieur du continent vers un autre endroit du bord, et le tourner, ou le tourner sur place. Tout ce qui s'y trouve suit, et tous les hexagones doivent rester reliés ; des trous peuvent apparaître, et rien n'y est poussé. L'eau est une mer : nul ne la traverse ni n'entre par elle sans pouvoir pour cela, et les eaux qui se touchent ne font qu'une mer. Les peuples entrent par les terres qui forment alors le bord.",
    ),
    short: words(
        "The continent drifts: a hex may be pushed before each turn.",
        "Le continent dérive : un hexagone peut être poussé avant chaque tour.",
    ),
    rulings: &[
        "R-26", "R-27", "R-28", "R-29", "R-30", "R-31", "R-32", "R-76",
    ],
    memory: &[
        // How each hex of the board lies, two cells each.
        Memory {
            each: Each::Tile(2 * drift::HEXES as u8),
            ..MEMORY
        },
        // Whether this turn's drift was asked for, and the hex and the place that were chosen, from 1.
        Memory {
            each: Each::Tile(3),
            lasts: Lasts::AnyTurn,
            ..MEMORY
        },
        // The parts of a held sea that was torn, one bit for each sea from the first.
        Memory {
            each: Each::Tile(2),
            ..MEMORY
        },
    ],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: DRIFT,
                name: words("set this hex adrift", "faire dériver cet hexagone"),
                short: words("adrift", "dérive"),
                icon: "hexes",
                window: Window::Asked,
                deed: Deed::Ware {
                    named: drift::LETTERS,
                    most: drift::LETTERS.len() as u8,
                    tile: |_, _, _| None,
                    refuse: drift::refuse_hex,
                    act: drift::choose_hex,
                },
                target: Some(says::hex),
                preview: Some(drift::hex_preview),
                question: Some(Question {
                    id: DRIFT,
                    ruling: "R-26",
                    words: words("which hex drifts", "quel hexagone dérive"),
                    fits: |cx| drift::asks(cx.game, cx.state) == drift::Asks::Hex,
                    title: words("Drift", "Dérive"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Choose a hex at the edge of the continent to push or turn, or let everything lie.",
                            "Choisissez un hexagone du bord du continent à pousser ou à tourner, ou laissez tout en place.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: TO,
                name: words("push it here", "le pousser ici"),
                short: words("here", "ici"),
                icon: "hexes",
                window: Window::Asked,
                deed: Deed::Ware {
                    named: &[],
                    most: drift::MOST_CELLS,
                    tile: |_, _, _| None,
                    refuse: drift::refuse_cell,
                    act: drift::choose_cell,
                },
                target: Some(says::cell),
                preview: Some(drift::cell_preview),
                question: Some(Question {
                    id: TO,
                    ruling: "R-27",
                    words: words("where the hex goes", "où va l'hexagone"),
                    fits: |cx| drift::asks(cx.game, cx.state) == drift::Asks::Cell,
                    title: words("Drift", "Dérive"),
                    task: says::where_to,
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: TURN,
                name: words("turn it", "le tourner"),
                short: words("turn", "tourner"),
                icon: "clockwise-rotation",
                window: Window::Asked,
                deed: Deed::Ware {
                    named: &["0", "60", "120", "180", "240", "300"],
                    most: 6,
                    tile: |_, _, _| None,
                    refuse: drift::refuse_turn,
                    act: drift::choose_turn,
                },
                target: Some(says::turn),
                preview: Some(drift::turn_preview),
                question: Some(Question {
                    id: TURN,
                    ruling: "R-27",
                    words: words("how far the hex is turned", "de combien tourne l'hexagone"),
                    fits: |cx| drift::asks(cx.game, cx.state) == drift::Asks::Turn,
                    title: words("Drift", "Dérive"),
                    task: says::how_far,
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: STAY,
                name: words(
                    "stay in this part of the sea",
                    "rester dans cette partie de la mer",
                ),
                short: words("stay here", "rester ici"),
                icon: "hexes",
                window: Window::Asked,
                deed: Deed::Region {
                    candidates: |cx| seas::parts(cx.game, cx.state),
                    refuse: seas::refuse_part,
                    act: seas::stay,
                },
                question: Some(Question {
                    id: STAY,
                    ruling: "R-30",
                    words: words(
                        "in which part of the sea the tokens stay",
                        "dans quelle partie de la mer restent les pions",
                    ),
                    fits: |cx| !seas::parts(cx.game, cx.state).is_empty(),
                    title: words("Torn sea", "Mer déchirée"),
                    task: |speaker, _| {
                        speaker.pick(
                            "The drift has torn a sea of yours: choose the part in which your tokens stay.",
                            "La dérive a déchiré une de vos mers : choisissez la partie où restent vos pions.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        table: Table {
            set_up: Some(drift::set_up),
            // Its volcano could drift away.
            leaves_out: Some(|_, tile| tile.id == flames::TILE.id),
            hideouts: Some(drift::hideouts),
            seas: true,
            world: Some(drift::world),
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::ALL);
                drift::lay(hands);
            }),
            ahead: Some(drift::ask),
            shows: Shows {
                icons: &["hexes", "clockwise-rotation"],
                ..NO_SHOWS
            },
            says: Some(&says::SAYS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario("s06-adrift", words("Adrift", "Pangea"))
};

const DRIFT: &str = "drift";
const TO: &str = "drift-to";
const TURN: &str = "drift-turn";
const STAY: &str = "drift-stay";
