//! What never changes: the tiles and the boards.

use elbowroom_rules::islands::Islands;
use elbowroom_rules::tile::{Piece, Tile, Words};
use elbowroom_rules::{Board, Game, tiles};
use serde_json::{Value, json};

/// Every tile. `text` holds name, help and the help in a line, in the language asked for; `name` and `help` hold both.
pub fn tiles(language: &str) -> Value {
    tiles::all()
        .map(|known| tile(known, known.pieces.iter().copied(), language))
        .collect()
}

/// The blank tiles of a game, in the same form.
pub fn blank_tiles(game: &Game, language: &str) -> Value {
    let custom = game.setup().custom.iter();
    custom
        .map(|blank| tile(&blank.tile(), blank.pieces(), language))
        .collect()
}

fn both(words: Words) -> Value {
    json!({ "en": words.en, "fr": words.fr })
}

fn tile<'p>(tile: &Tile, pieces: impl Iterator<Item = Piece<'p>>, language: &str) -> Value {
    let language = crate::socket::language_of(language);
    let piece = |piece: Piece| json!({ "id": piece.id, "name": both(piece.name), "supply": piece.supply, "per_region": piece.per_region });
    let verb =
        |verb: &elbowroom_rules::tile::Verb| json!({ "word": verb.word, "name": both(verb.name) });
    json!({
        "id": tile.id,
        "kind": tile.kind.id(),
        "box": tile.from.id(),
        "tokens": tile.tokens,
        "supply": tile.supply,
        "tokens_known": tile.tokens_known.id(),
        "supply_known": tile.supply_known.id(),
        "side": tile.side().map(both),
        "name": both(tile.name),
        "help": both(tile.help),
        "text": { "name": tile.name.text(language), "help": tile.help.text(language), "short": tile.in_short().text(language) },
        "pieces": pieces.map(piece).collect::<Vec<_>>(),
        "verbs": tile.hooks.verbs.iter().map(verb).collect::<Vec<_>>(),
        "rulings": tile.rulings,
    })
}

/// Every board that comes with the game.
pub fn boards() -> Value {
    let told = |name: &str, board: Board| {
        json!({
            "name": name,
            "players": board.players(),
            "rounds": board.rounds(),
            "regions": board.len(),
        })
    };
    let printed = Board::printed_names().filter_map(Board::printed);
    let printed = printed.map(|board| told(board.name(), board.clone()));
    // Islands are drawn when the table is made; until then one set stands for all.
    let drawn = Islands::names_to_draw().filter_map(|(players, name)| {
        let set = Islands::all(players).next()?;
        Some(told(&name, set.board()))
    });
    printed.chain(drawn).collect()
}
