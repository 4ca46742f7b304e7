//! A shield that only coins lift.

use crate::cx::Cx;
use crate::fees::What;
use crate::ids::RegionId;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{Deed, Fee, GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};
use crate::tiles::relics::{self, ONCE_A_TURN};

/// Aegis of Aggramar.
pub static TILE: Tile = Tile {
    icon: "round-shield",
    help: words(
        "At the end of your turn set it in any of your regions: nobody attacks it, nor does any power touch it, unless he first gives you two coins.",
        "À la fin de votre tour, posez-la dans une de vos régions : nul ne l'attaque ni ne l'affecte d'un pouvoir sans vous donner d'abord deux jetons.",
    ),
    rulings: &["W-57", "W-60", "W-67"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "aegis",
            name: words("set the Aegis", "poser l'Égide"),
            short: words("Aegis", "Égide"),
            key: 'x',
            icon: "bordered-shield",
            window: Window::EndOfTurn,
            deed: Deed::Region {
                candidates: |cx| cx.me().regions,
                refuse,
                act: relics::set,
            },
            ..VERB
        }],
        fee: Some(Fee {
            asks: |cx, _, region| {
                let shields = cx.people.is_active() && cx.here() == Some(region);
                if shields { FEE } else { 0 }
            },
            paid: |_, _, _| {},
            against: What::Meddle,
            why: &TOO_POOR,
        }),
        ..NONE
    },
    ..other(
        Kind::Relic,
        "aegis-of-aggramar",
        words("Aegis of Aggramar", "Égide d'Aggramar"),
    )
    .of(GameBox::Warcraft)
};

static TOO_POOR: Reason = Reason {
    ruling: "W-60",
    words: words(
        "region {region} is shielded by the Aegis: two coins to its holder first, more than you have",
        "l'Égide protège la région {region} : d'abord deux jetons à son possesseur, plus que vous n'en avez",
    ),
};

/// Coins that lift it for one attack (W-60).
const FEE: u8 = 2;

fn refuse(cx: &Cx, region: RegionId, own: RegionSet) -> Option<Refusal> {
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&ONCE_A_TURN));
    }
    (!own.has(region)).then_some(Refusal::NotHeld { region })
}
