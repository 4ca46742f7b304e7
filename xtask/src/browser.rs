//! What the browser client must know of the definitions before a table tells it anything: pictures and boxes.

use elbowroom_rules::board::{PEAK_ICON, Symbol};
use elbowroom_rules::facts;
use elbowroom_rules::islands::{Face, Islands};
use elbowroom_rules::tile::{Choice, GameBox, Kind, Tile, Words};
use elbowroom_rules::tiles;
use elbowroom_rules::{Board, Game, Setup};
use serde_json::{Map, Value, json};

/// The file of the client.
pub const PATH: &str = "web/src/generated/catalogue.ts";

/// Its text.
pub fn catalogue() -> String {
    let tiles: Map<String, Value> = tiles::all()
        .chain(tiles::markers())
        .chain(tiles::scenarios())
        .map(|tile| {
            let told = json!({ "kind": tile.kind.id(), "icon": tile.icon });
            (tile.id.to_owned(), told)
        })
        .collect();
    let pieces: Map<String, Value> = tiles::all()
        .chain(tiles::markers())
        .chain(tiles::scenarios())
        .flat_map(|tile| {
            let pieces = tile.pieces.iter().map(|piece| (piece.id, piece.icon));
            pieces.chain(tile.hooks.table.shows.stands)
        })
        .map(|(id, icon)| (id.to_owned(), json!(icon)))
        .collect();
    // A peak is drawn where a symbol would be: it has none.
    let symbols: Map<String, Value> = Symbol::ALL
        .into_iter()
        .map(|symbol| (symbol.id(), symbol.icon()))
        .chain([("peak", PEAK_ICON)])
        .map(|(id, icon)| (id.to_owned(), json!(icon)))
        .collect();
    let usual = json!({
        "race": Kind::Race.icon(), "power": Kind::Power.icon(), "blank": GameBox::Custom.facts().icon,
    });
    let icons: Vec<&str> = facts::icons().into_iter().collect();
    let mut text =
        String::from("// Made from the definitions by `cargo xtask docs`; do not edit.\n");
    for (name, value) in [
        ("tiles", Value::Object(tiles)),
        ("pieces", Value::Object(pieces)),
        ("symbols", Value::Object(symbols)),
        ("usual", usual),
        ("boxes", GameBox::ALL.into_iter().map(told).collect()),
        ("scenarios", tiles::scenarios().map(scenario).collect()),
        ("leftOut", left_out()),
        ("faces", faces()),
        ("sets", sets()),
        ("icons", json!(icons)),
    ] {
        // Plain data of strings, numbers and lists.
        let value = serde_json::to_string_pretty(&value).expect("JSON");
        text += &format!("\nexport const {name} = {value} as const;\n");
    }
    text
}

/// The tiles that can do nothing on each family of boards when all boxes are mixed, with and without monsters on a board
/// that has none of its own.
fn left_out() -> Value {
    let boxes: Vec<GameBox> = GameBox::MIXING
        .into_iter()
        .filter(|from| from.facts().role.is_none())
        .collect();
    let families = boxes.iter().filter_map(|from| from.facts().boards);
    let family = |name: &str, markers: bool| -> Value {
        let board = Board::printed(&format!("{name}-2p")).expect("a printed board");
        let mut setup = Setup::with(2, boxes.clone()).expect("a board");
        if markers && board.monsters().is_empty() {
            setup.monsters = Setup::draw_monsters(&board, |_| 0).expect("room for monsters");
        }
        let game = Game::new(Setup { board, ..setup }).expect("a game");
        let names = game
            .tiles_left_out()
            .map(|tile| json!({ "id": tile.id, "box": tile.from.id(), "name": both(tile.name) }));
        names.collect()
    };
    let told = families.map(|name| {
        let both = json!({ "plain": family(name, false), "markers": family(name, true) });
        (name.to_owned(), both)
    });
    Value::Object(told.collect())
}

/// The faces of the islands, with their regions.
fn faces() -> Value {
    let told = |face: Face| json!({ "name": face.name(), "regions": face.board().len() });
    Face::all().map(told).collect()
}

/// Which sizes of islands so many players need, and how many rounds they play (W-01).
fn sets() -> Value {
    let sets = Islands::names_to_draw().filter_map(|(players, _)| {
        let (sizes, _) = Islands::needed(players)?;
        let sizes: String = sizes
            .iter()
            .map(|size| size.letter().to_ascii_lowercase())
            .collect();
        Some((players.to_string(), json!(sizes)))
    });
    Value::Object(sets.collect())
}

/// A scenario with its boards by the number of players, and the boxes that it is played with.
fn scenario(tile: &Tile) -> Value {
    let boards = Board::printed_names().filter_map(Board::printed);
    let boards: Vec<Board> = boards
        .filter(|board| board.scenario() == Some(tile.id))
        .collect();
    let boxes = boards.first().map(Setup::usual_boxes).unwrap_or_default();
    let boards: Map<String, Value> = boards
        .iter()
        .map(|board| (board.players().to_string(), json!(board.name())))
        .collect();
    json!({
        "id": tile.id,
        "name": both(tile.name),
        "short": both(tile.short),
        "help": both(tile.help),
        "icon": tile.icon,
        "boards": boards,
        "boxes": boxes.iter().map(|from| from.id()).collect::<Vec<_>>(),
    })
}

fn both(words: Words) -> Value {
    json!({ "en": words.en, "fr": words.fr })
}

fn told(from: GameBox) -> Value {
    let facts = from.facts();
    let switches = facts.switches.iter().map(|switch| {
        let (usual, choices) = match switch.choice {
            Choice::Flag(on) => (json!(on), Vec::new()),
            Choice::Number(numbers) => (
                json!(numbers[0].0),
                numbers
                    .iter()
                    .map(|&(number, name)| json!({ "number": number, "name": both(name) }))
                    .collect(),
            ),
        };
        json!({ "id": switch.id, "name": both(switch.name), "usual": usual, "choices": choices })
    });
    json!({
        "id": facts.id,
        "name": both(facts.name),
        "brings": both(facts.brings),
        "changes": facts.changes.map(both),
        "icon": facts.icon,
        "seats": [facts.seats.0, facts.seats.1],
        "role": facts.role.map(|role| json!({ "name": both(role.name), "icon": role.icon })),
        "switches": switches.collect::<Vec<_>>(),
        "boards": facts.boards,
        "markers": facts.markers,
        "below": facts.below,
        "islands": facts.islands,
    })
}
