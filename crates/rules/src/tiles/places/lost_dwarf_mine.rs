//! A rich mine.

use crate::tile::{GameBox, Kind, Per, Rule, Tile, When, Where, other, words};

/// Mine of the Lost Dwarf.
pub static TILE: Tile = Tile {
    icon: "gold-mine",
    help: words(
        "Two coins at scoring to whoever holds it, in decline too. The Scepter does not work here.",
        "Deux jetons au décompte à qui l'occupe, même en déclin. Le Sceptre n'agit pas ici.",
    ),
    rulings: &["U-14", "U-70", "U-75"],
    rules: &[Rule::Score {
        coins: 2,
        per: Per::Region(Where::Here),
        when: When::Always,
    }],
    ..other(
        Kind::Place,
        "lost-dwarf-mine",
        words("Mine of the Lost Dwarf", "La Mine du Nain Perdu"),
    )
    .of(GameBox::Underground)
};
