//! A world along one river: everybody enters by its ends. The gates of its boards say where.

use super::{scenario, sign};
use crate::belongings::Mark;
use crate::ids::RegionId;
use crate::notation::speech::Speaker;
use crate::refusal::Reason;
use crate::state::State;
use crate::tile::{Hooks, NO_SHOWS, NO_TABLE, NONE, Shows, Table, Tile, Words, words};

/// Life Is a Long – But Not So Quiet – River.
pub static TILE: Tile = Tile {
    icon: "river",
    help: words(
        "A race without a region may enter only through the six marked regions: the two ends of the river and the four regions beside them. Halflings, a Flying race, Spiderines and Flames enter as they do elsewhere. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
        "Un peuple sans région ne peut entrer que par les six régions marquées : les deux bouts de la rivière et les quatre régions à côté. Les Mi-portions, un peuple de Volants, les Arachnées et les Flammes entrent comme ailleurs. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement.",
    ),
    short: words(
        "Everybody comes in by the two ends of one river.",
        "Tout le monde entre par les deux bouts d'une même rivière.",
    ),
    rulings: &["R-15", "R-17", "R-73"],
    hooks: Hooks {
        table: Table {
            gates: Some(&GATES),
            shows: Shows {
                mark: Some(mark),
                icons: &[GATE],
                ..NO_SHOWS
            },
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s02-long-river",
        words(
            "Life Is a Long – But Not So Quiet – River",
            "La vie est un long fleuve (à peine) tranquille",
        ),
    )
};

static GATES: Reason = Reason {
    ruling: "R-17",
    words: words(
        "region {region} is no gate: here races enter by the two ends of the river and the regions beside them",
        "la région {region} n'est pas une porte : ici les peuples entrent par les deux bouts de la rivière et les régions voisines",
    ),
};

const GATE: &str = "gate";
const NAME: Words = words("gate", "porte");

/// Where races enter is shown on the map.
fn mark<'g>(speaker: &Speaker<'g>, _: &State, region: RegionId) -> Vec<Mark<'g>> {
    if !speaker.game().board().entry().has(region) {
        return Vec::new();
    }
    let help = words(
        "Races enter here (R-17).",
        "Les peuples entrent ici (R-17).",
    );
    vec![sign(speaker, &TILE, GATE, NAME, help)]
}
