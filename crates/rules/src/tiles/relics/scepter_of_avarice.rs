//! A scepter that doubles what a region pays.

use crate::cx::Cx;
use crate::deeds::tool::ONCE;
use crate::ids::RegionId;
use crate::markers;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::score;
use crate::tile::{Deed, GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};
use crate::tiles::{places, relics};

/// Scepter of Avarice.
pub static TILE: Tile = Tile {
    icon: "winged-scepter",
    help: words(
        "Before scoring set it in one of your regions: the bank pays twice for it. Not in the Mine of the Lost Dwarf.",
        "Avant le décompte, posez-le dans une de vos régions : la réserve la paie deux fois. Pas dans la Mine du Nain Perdu.",
    ),
    rulings: &["U-63", "U-70"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "scepter",
            name: words("set the scepter", "poser le sceptre"),
            short: words("scepter", "sceptre"),
            key: 'w',
            icon: "winged-scepter",
            window: Window::EndOfTurn,
            deed: Deed::Region {
                candidates: |cx| cx.state.regions_of(cx.seat()),
                refuse,
                act: relics::set,
            },
            once: Some(&ONCE),
            ..VERB
        }],
        score: Some(|cx| {
            let region = relics::set_in(cx);
            region.map_or(0, |region| score::coins_of(cx.game, cx.state, region))
        }),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "scepter-of-avarice",
        words("Scepter of Avarice", "Le Sceptre d'Avarice"),
    )
    .of(GameBox::Underground)
};

static DOUBLED: Reason = Reason {
    ruling: "U-48",
    words: words(
        "the bag does not double the scepter in the same region",
        "la musette ne double pas le sceptre dans la même région",
    ),
};
static NOT_THERE: Reason = Reason {
    ruling: "U-70",
    words: words(
        "dwarves do not like to be called greedy: not in the Mine of the Lost Dwarf",
        "les nains n'aiment pas qu'on les dise avares : pas dans la Mine du Nain Perdu",
    ),
};

fn refuse(cx: &Cx, region: RegionId, own: RegionSet) -> Option<Refusal> {
    if !own.has(region) {
        return Some(Refusal::NotHeld { region });
    }
    let mine = &places::lost_dwarf_mine::TILE;
    if markers::at(cx.state, region).any(|(_, tile)| cx.game.is_tile(tile, mine)) {
        return Some(Refusal::Tile(&NOT_THERE));
    }
    relics::is_set_twice(cx, region).then_some(Refusal::Tile(&DOUBLED))
}
