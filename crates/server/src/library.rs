//! What never changes: the tiles and the boards.

use elbowroom_rules::tile::{Known, Piece, Tile, Words};
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
        "supply_known": match tile.supply_known { Known::Stated => "stated", Known::Inferred => "inferred", Known::House => "house" },
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
    Board::printed_names()
        .filter_map(Board::printed)
        .map(|board| {
            json!({
                "name": board.name(),
                "players": board.players(),
                "rounds": board.rounds(),
                "regions": board.len(),
            })
        })
        .collect()
}
