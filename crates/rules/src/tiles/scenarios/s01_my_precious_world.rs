//! The first world: rivers, peaks and chasms, and nothing else.

use super::scenario;
use crate::tile::{Tile, words};

/// My Precious (World).
pub static TILE: Tile = Tile {
    icon: "globe",
    help: words(
        "Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy. A mountain costs 1 token more, a peak 2 more; nobody gets into a chasm. Otherwise play as usual.",
        "L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement. Une montagne coûte 1 pion de plus, un Pic 2 de plus ; personne n'entre dans un gouffre. Pour le reste, jouez comme d'habitude.",
    ),
    short: words(
        "Rivers, peaks and chasms: a first walk through the Realms.",
        "Rivières, Pics et gouffres : une première promenade dans les royaumes.",
    ),
    rulings: &["R-16", "R-73"],
    ..scenario(
        "s01-my-precious-world",
        words("My Precious (World)!", "Mon(de) précieux…"),
    )
};
