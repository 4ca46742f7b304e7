//! Beasts from the hills.

use crate::board::Terrain;
use crate::extras;
use crate::ids::PeopleId;
use crate::tile::{
    Falls, GameBox, Hooks, NO_TABLE, NONE, PIECE, Piece, Placed, Table, Tile, Where, power,
    terrains, words,
};

/// Beastmaster.
pub static TILE: Tile = Tile {
    icon: "wolf-head",
    help: words(
        "As your turn begins all beasts go, then one comes to hand for each hill you hold, five at most. They fight and hold like tokens, and are lost first.",
        "Au début de votre tour toutes les bêtes partent, puis une vient en main par colline occupée, cinq au plus. Elles se battent et tiennent comme des pions, et sont perdues les premières.",
    ),
    short: words(
        "A beast for each hill, each turn; beasts are lost first.",
        "Une bête par colline à chaque tour ; perdues d’abord.",
    ),
    rulings: &["W-43", "W-44", "W-70", "W-71"],
    pieces: &[Piece {
        id: "beast",
        icon: "paw-print",
        name: words("beast", "bête"),
        put: words("beast here", "bête ici"),
        supply: BEASTS,
        per_region: BEASTS,
        placed: Placed::AsToken,
        falls: Falls::First,
        fetched: true,
        ..PIECE
    }],
    hooks: Hooks {
        table: Table {
            turn_begins: Some(|hands, tile, seat| {
                let people = PeopleId::active(seat);
                let game = hands.game;
                if game.active_with(hands.state(), tile) != Some(people) {
                    return;
                }
                let piece = game.tile_on_board(tile).pieces[0];
                let Some(kind) = game.extra_kind(piece) else {
                    return;
                };
                extras::dismiss(hands, people, kind);
                let held = hands.people(people).regions;
                let hills = (held & game.regions(HILLS)).len().min(BEASTS);
                if hills > 0 {
                    hands.bring_extras(people, kind, hills);
                }
                hands.disturb();
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..power("beastmasters", words("Beastmaster", "Dresseurs"), 4).of(GameBox::Warcraft)
};

const BEASTS: u8 = 5;
const HILLS: Where = Where::Terrain(terrains(&[Terrain::Hill]));
