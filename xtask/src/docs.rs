//! Pages of `docs/` and files of the browser client that are made from the definitions.

use crate::{Done, browser, root};
use elbowroom_rules::tile::Tile;
use elbowroom_rules::tiles;
use std::fmt::Write;

/// The generated pages with their texts.
fn pages() -> Vec<(&'static str, String)> {
    vec![
        ("docs/tiles.md", tile_page()),
        (browser::PATH, browser::catalogue()),
    ]
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
    page
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
    for (path, text) in pages() {
        std::fs::write(root().join(path), text).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

pub fn check() -> Done {
    for (path, text) in pages() {
        let found = std::fs::read_to_string(root().join(path))
            .map_err(|error| format!("{path}: {error}"))?;
        if found != text {
            return Err(format!(
                "{path} is stale: `cargo xtask docs` writes it anew"
            ));
        }
    }
    Ok(())
}
