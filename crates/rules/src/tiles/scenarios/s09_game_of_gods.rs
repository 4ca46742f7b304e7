//! Gods build the board while they play on it, with races and powers that they hold in hand.

mod dealt;
mod hexes;
mod laying;
mod says;
mod upon;

use super::scenario;
use crate::game::{Setup, SetupError};
use crate::state::Whose;
use crate::tile::{
    Deed, Drawn, Each, Hooks, Lasts, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, QUESTION, Question,
    Shows, Table, Tile, VERB, Verb, Window, Words, words,
};

/// A Game of Gods.
pub static TILE: Tile = Tile {
    icon: "world",
    help: words(
        "There is no column: each player holds 3 races and 3 powers, dealt in secret (two players choose theirs in turn from 7 of each). To start a race combine any race of yours with any power of yours, free of charge; each is used once, so after your third race declines you only score. Before the first turn everybody lays one hex, the first in the middle, and adds one at the start of each turn while there are fewer than 9 regions of land for each player; it must touch a hex that another player laid. On it you may put a mountain or a chasm, and a lost tribe, which you must if it has two regions without a mountain. With Underground everybody also puts two monsters that guard a relic or place on his first or second hex, and the first player two more on the very first. Water is a river.",
        "Il n'y a pas de colonne : chacun tient 3 peuples et 3 pouvoirs, distribués en secret (à deux, chacun choisit tour à tour parmi 7 de chaque). Pour lancer un peuple, associez gratuitement un de vos peuples et un de vos pouvoirs ; chacun ne sert qu'une fois : après le déclin du troisième, vous ne faites plus que marquer. Avant le premier tour chacun pose un hexagone, le premier au centre, puis en ajoute un au début de chaque tour tant qu'il y a moins de 9 régions de terre par joueur ; il doit toucher un hexagone posé par un autre. Vous pouvez y mettre une montagne ou un gouffre, et une tribu oubliée, obligatoire s'il a deux régions sans montagne. Avec Underground, chacun met aussi deux monstres, gardiens d'une relique ou d'un lieu, sur son premier ou son deuxième hexagone, et le premier joueur deux de plus sur le tout premier. L'eau est une rivière.",
    ),
    short: words(
        "Everybody lays the world hex by hex and plays from a secret hand.",
        "Chacun pose le monde hexagone par hexagone et joue d'une main secrète.",
    ),
    rulings: &[
        "R-40", "R-41", "R-42", "R-43", "R-44", "R-45", "R-46", "R-47", "R-48", "R-49", "R-79",
    ],
    memory: &[
        // The hexes in the order in which they were laid, three cells each, then the regions that are guarded, from 1.
        Memory {
            each: Each::Tile((hexes::CELLS * hexes::HEXES + hexes::GUARDS) as u8),
            ..MEMORY
        },
        // What the seats hold: three races and three powers each, from 1; with two seats the row follows.
        Memory {
            each: Each::Tile(dealt::ROOM as u8),
            ..MEMORY
        },
        // How far the game has come, and what is being chosen.
        Memory {
            each: Each::Tile(6),
            ..MEMORY
        },
        // Whether the hex of this turn was asked for.
        Memory {
            lasts: Lasts::AnyTurn,
            ..MEMORY
        },
    ],
    hooks: Hooks {
        verbs: &[
            fate(DEAL_RACE, Drawn::Races, dealt::races, dealt::deal),
            fate(DEAL_POWER, Drawn::Powers, dealt::powers, dealt::deal),
            fate(SHOW_RACE, Drawn::Races, dealt::races, dealt::shown_race),
            fate(SHOW_POWER, Drawn::Powers, dealt::powers, dealt::shown_power),
            ask(
                DRAFT,
                "R-40",
                words("take this tile", "prendre cette tuile"),
                Deed::Ware {
                    named: &[],
                    most: dealt::ROW as u8,
                    tile: dealt::row_tile,
                    refuse: dealt::refuse_draft,
                    act: dealt::draft,
                },
                words("Choose a tile", "Choisir une tuile"),
            ),
            ask(
                RACE,
                "R-46",
                words("play this race", "jouer ce peuple"),
                Deed::Ware {
                    named: &[],
                    most: dealt::OF_EACH as u8,
                    tile: dealt::race_tile,
                    refuse: dealt::refuse_race,
                    act: dealt::choose_race,
                },
                words("Start a race", "Lancer un peuple"),
            ),
            ask(
                POWER,
                "R-46",
                words("with this power", "avec ce pouvoir"),
                Deed::Ware {
                    named: &[],
                    most: dealt::OF_EACH as u8,
                    tile: dealt::power_tile,
                    refuse: dealt::refuse_power,
                    act: dealt::choose_power,
                },
                words("Start a race", "Lancer un peuple"),
            ),
            Verb {
                preview: Some(laying::hex_preview),
                ..ask(
                    HEX,
                    "R-43",
                    words("lay this hex", "poser cet hexagone"),
                    Deed::Ware {
                        named: laying::LETTERS,
                        most: laying::LETTERS.len() as u8,
                        tile: |_, _, _| None,
                        refuse: laying::refuse_hex,
                        act: laying::choose_hex,
                    },
                    words("A new hex", "Un nouvel hexagone"),
                )
            },
            Verb {
                preview: Some(laying::cell_preview),
                ..ask(
                    TO,
                    "R-43",
                    words("lay it here", "le poser ici"),
                    Deed::Ware {
                        named: &[],
                        most: laying::MOST_CELLS,
                        tile: |_, _, _| None,
                        refuse: laying::refuse_cell,
                        act: laying::choose_cell,
                    },
                    words("A new hex", "Un nouvel hexagone"),
                )
            },
            Verb {
                preview: Some(laying::turn_preview),
                ..ask(
                    TURN,
                    "R-43",
                    words("turn it", "le tourner"),
                    Deed::Ware {
                        named: &["0", "60", "120", "180", "240", "300"],
                        most: 6,
                        tile: |_, _, _| None,
                        refuse: laying::refuse_turn,
                        act: laying::choose_turn,
                    },
                    words("A new hex", "Un nouvel hexagone"),
                )
            },
            Verb {
                preview: Some(upon::piece_preview),
                ..ask(
                    PIECE,
                    "R-44",
                    words("put it there", "le mettre là"),
                    Deed::Ware {
                        named: upon::PIECES,
                        most: upon::PIECES.len() as u8,
                        tile: |_, _, _| None,
                        refuse: upon::refuse_piece,
                        act: upon::choose_piece,
                    },
                    words("A mountain or a chasm", "Une montagne ou un gouffre"),
                )
            },
            Verb {
                preview: Some(upon::third_preview),
                ..ask(
                    TRIBE,
                    "R-44",
                    words("a lost tribe there", "une tribu oubliée là"),
                    Deed::Ware {
                        named: upon::THIRDS,
                        most: upon::THIRDS.len() as u8,
                        tile: |_, _, _| None,
                        refuse: upon::refuse_tribe,
                        act: upon::choose_tribe,
                    },
                    words("A lost tribe", "Une tribu oubliée"),
                )
            },
            Verb {
                preview: Some(upon::third_preview),
                ..ask(
                    GUARD,
                    "R-49",
                    words("two monsters there", "deux monstres là"),
                    Deed::Ware {
                        named: upon::THIRDS,
                        most: upon::THIRDS.len() as u8,
                        tile: |_, _, _| None,
                        refuse: upon::refuse_guard,
                        act: upon::choose_guard,
                    },
                    words(
                        "Monsters and what they guard",
                        "Des monstres et leur trésor",
                    ),
                )
            },
        ],
        decline_note: Some(says::last_race),
        table: Table {
            set_up: Some(|setup| enough(setup).map(|()| None)),
            nominal: Some(hexes::everything),
            world: Some(hexes::world),
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::ALL);
            }),
            begins: Some(|hands, _| hexes::clear(hands)),
            opening: Some(laying::open),
            ahead: Some(laying::ask_for_hex),
            picking: Some(dealt::ask),
            picked: Some(|hands, _, people| dealt::adjust(hands, people)),
            keeps: Some(dealt::keeps),
            hides: Some(dealt::hide),
            shows: Shows {
                belongings: Some(says::belongings),
                icons: &["world", "hexes", "card-random"],
                ..NO_SHOWS
            },
            says: Some(&says::SAYS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s09-game-of-gods",
        words("A Game of Gods", "Les Dieux sont tombés sur la tête"),
    )
};

const DEAL_RACE: &str = "deal-race";
const DEAL_POWER: &str = "deal-power";
const SHOW_RACE: &str = "show-race";
const SHOW_POWER: &str = "show-power";
const DRAFT: &str = "god-draft";
const RACE: &str = "god-race";
const POWER: &str = "god-power";
const HEX: &str = "god-hex";
const TO: &str = "god-to";
const TURN: &str = "god-turn";
const PIECE: &str = "god-piece";
const TRIBE: &str = "god-tribe";
const GUARD: &str = "god-guard";

/// The memories, and the cells of the one for what goes on.
const WORLD: usize = 0;
const HELD: usize = 1;
const NOW: usize = 2;
const ASKED: usize = 3;

/// What fate draws.
const fn fate(
    word: &'static str,
    what: Drawn,
    from: dealt::From,
    act: dealt::Act,
) -> Verb<'static> {
    Verb {
        word,
        name: words("draw a tile", "tirer une tuile"),
        window: Window::Asked,
        deed: Deed::Draw { what, from, act },
        question: Some(Question {
            id: word,
            ruling: "R-40",
            words: words("a tile for a hand", "une tuile pour une main"),
            fits: |_| true,
            ..QUESTION
        }),
        ..VERB
    }
}

/// What a god is asked.
const fn ask(
    word: &'static str,
    ruling: &'static str,
    name: Words<'static>,
    deed: Deed,
    title: Words<'static>,
) -> Verb<'static> {
    Verb {
        word,
        name,
        icon: "world",
        window: Window::Asked,
        deed,
        target: Some(says::ware),
        question: Some(Question {
            id: word,
            ruling,
            words: title,
            fits: says::fits,
            title,
            task: says::task,
            ..QUESTION
        }),
        ..VERB
    }
}

/// Whether there are tiles enough for everybody.
fn enough(setup: &Setup) -> Result<(), SetupError> {
    let needed = dealt::needed(setup.seats);
    for (what, found) in [
        ("races", dealt::count(setup, crate::tiles::RACES)),
        ("powers", dealt::count(setup, crate::tiles::POWERS)),
    ] {
        if found < needed {
            return Err(SetupError::new(format!(
                "{needed} {what} expected for {} players in this scenario, found {found}: play with more boxes (R-40)",
                setup.seats
            )));
        }
    }
    Ok(())
}
