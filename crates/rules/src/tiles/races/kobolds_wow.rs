//! They come out of any cavern.

use crate::board::Symbol;
use crate::tile::{GameBox, Rule, Tile, Where, race, words};

/// Kobolds.
pub static TILE: Tile = Tile {
    icon: "candle-light",
    help: words(
        "Every cavern of every island is next to them, and they may enter by one without a ship.",
        "Toute caverne de toute île leur est voisine, et ils peuvent y entrer sans bateau.",
    ),
    short: words(
        "They attack any cavern of any island.",
        "Attaquent toute caverne de toute île.",
    ),
    rulings: &["W-30", "W-76", "W-82"],
    rules: &[Rule::Adjacent(Where::Symbol(Symbol::Cavern))],
    ..race("kobolds-wow", words("Kobolds", "Kobolds"), 6, 11).of(GameBox::Warcraft)
};
