//! Glory in battle.

use crate::tile::{GameBox, Known, Per, Rule, Tile, When, power, words};

/// Warlord.
pub static TILE: Tile = Tile {
    icon: "warlord-helmet",
    help: words(
        "Each region conquered this turn in which anybody stood, a murloc too, pays one coin.",
        "Chaque région conquise ce tour où se trouvait quelqu’un, même un murloc, rapporte un jeton.",
    ),
    short: words(
        "A coin for each conquest of a held region.",
        "Un jeton par conquête d’une région occupée.",
    ),
    rulings: &["W-14", "W-48", "W-74"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::NonEmptyConquest,
        when: When::Active,
    }],
    ..power("warlords", words("Warlord", "Maîtres de Guerre"), 4)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};
