//! Pages, parts of pages and lists of the browser client that are made from the definitions.

use crate::{Done, browser, root, vocabulary};
use elbowroom_rules::tile::{GameBox, Piece, Tile};
use elbowroom_rules::tiles;
use elbowroom_rules::{Game, Setup};
use std::fmt::Write;

/// What is made as a whole, with its text.
fn pages() -> Result<Vec<(&'static str, String)>, String> {
    Ok(vec![
        ("docs/tiles.md", tile_page()),
        (
            "docs/blank-tiles.md",
            with_parts(
                "docs/blank-tiles.md",
                &[
                    ("rules", vocabulary::rules()),
                    ("words", vocabulary::aspects()),
                    ("pieces", vocabulary::pieces()),
                ],
            )?,
        ),
        (
            "docs/hooks.md",
            with_parts("docs/hooks.md", &[("rules", vocabulary::rules_in_force())])?,
        ),
        ("web/src/generated/vocabulary.ts", vocabulary::typescript()),
        (browser::PATH, browser::catalogue()),
    ])
}

/// A page written by hand, with the parts between its marks made anew.
fn with_parts(path: &str, parts: &[(&str, String)]) -> Result<String, String> {
    let mut page = read(path)?;
    for (name, text) in parts {
        let (begin, end) = (
            format!("<!-- {name}: made by `cargo xtask docs` -->\n"),
            format!("<!-- end of {name} -->"),
        );
        let (Some(from), Some(to)) = (page.find(&begin), page.find(&end)) else {
            return Err(format!("{path}: the marks of `{name}` are missing"));
        };
        let from = from + begin.len();
        if to < from {
            return Err(format!("{path}: the marks of `{name}` are in disorder"));
        }
        page.replace_range(from..to, &format!("\n{text}\n"));
    }
    Ok(page)
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

fn tile_page() -> String {
    let mut page = String::from(
        "# Races and powers\n\nMade from the definitions by `cargo xtask docs`; do not edit. `elbowroom rules TILE` tells the same.\n",
    );
    for (title, list) in [("Races", tiles::RACES), ("Powers", tiles::POWERS)] {
        let _ = write!(
            page,
            "\n## {title}\n\n| id | name | nom | tokens | supply | what it does | ce qu'il fait | rulings |\n|---|---|---|---|---|---|---|---|\n"
        );
        for tile in list {
            row(&mut page, tile);
        }
    }
    pieces(&mut page);
    page
}

/// The pieces that can be named in a position and in an action, with who brings them.
fn pieces(page: &mut String) {
    page.push_str(
        "\n## Pieces\n\nThe markers that are not race tokens, by the names they have in positions and actions (`docs/notation.md`). \
         How many are in the box, and how many fit in one region.\n\n\
         | id | name | nom | brought by | supply | per region |\n|---|---|---|---|---|---|\n",
    );
    // A game with every box knows every piece.
    let setup = Setup::with(3, GameBox::MIXING.to_vec()).expect("a printed board");
    let game = Game::new(setup).expect("all boxes fit together");
    for (_, piece) in game.pieces() {
        piece_row(page, &piece);
    }
}

fn piece_row(page: &mut String, piece: &Piece) {
    let mut tiles = tiles::RACES.iter().chain(tiles::POWERS);
    let tile = tiles.find(|tile| tile.pieces.iter().any(|own| own.id == piece.id));
    // What no tile brings, every race has.
    let from = tile.map_or("every race".to_owned(), |tile| format!("`{}`", tile.id));
    let supply = match tile {
        Some(_) => piece.supply.to_string(),
        None => "1 for each race".to_owned(),
    };
    let _ = writeln!(
        page,
        "| `{}` | {} | {} | {from} | {supply} | {} |",
        piece.id, piece.name.en, piece.name.fr, piece.per_region
    );
}

fn row(page: &mut String, tile: &Tile) {
    let supply = if tile.supply == 0 {
        "–".to_owned()
    } else {
        tile.supply.to_string()
    };
    let _ = writeln!(
        page,
        "| `{}` | {} | {} | {} | {supply} | {} | {} | {} |",
        tile.id,
        tile.name.en,
        tile.name.fr,
        tile.tokens,
        tile.help.en,
        tile.help.fr,
        tile.rulings.join(", ")
    );
}

pub fn write() -> Done {
    for (path, text) in pages()? {
        std::fs::write(root().join(path), text).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

pub fn check() -> Done {
    for (path, text) in pages()? {
        if read(path)? != text {
            return Err(format!(
                "{path} is stale: `cargo xtask docs` writes it anew"
            ));
        }
    }
    Ok(())
}
