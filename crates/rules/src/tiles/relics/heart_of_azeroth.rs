//! A heart that neighbours pay for.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::ids::RegionId;
use crate::refusal::Refusal;
use crate::region_set::RegionSet;
use crate::score;
use crate::tile::{Deed, GameBox, Hooks, Kind, NONE, Tile, VERB, Verb, Window, other, words};
use crate::tiles::relics::{self, ONCE_A_TURN};

/// Heart of Azeroth.
pub static TILE: Tile = Tile {
    icon: "gem-pendant",
    help: words(
        "At the end of your turn set it in any of your regions: every opponent whose active race borders it gives you one coin.",
        "À la fin de votre tour, posez-le dans une de vos régions : chaque adversaire dont le peuple actif la borde vous donne un jeton.",
    ),
    rulings: &["W-57", "W-59"],
    hooks: Hooks {
        verbs: &[Verb {
            word: "heart",
            name: words("set the Heart", "poser le Cœur"),
            short: words("Heart", "Cœur"),
            key: 'g',
            icon: "heart-necklace",
            window: Window::EndOfTurn,
            deed: Deed::Region {
                candidates: |cx| cx.me().regions,
                refuse,
                act,
            },
            ..VERB
        }],
        ..NONE
    },
    ..other(
        Kind::Relic,
        "heart-of-azeroth",
        words("Heart of Azeroth", "Cœur d'Azeroth"),
    )
    .of(GameBox::Warcraft)
};

fn refuse(cx: &Cx, region: RegionId, own: RegionSet) -> Option<Refusal> {
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&ONCE_A_TURN));
    }
    (!own.has(region)).then_some(Refusal::NotHeld { region })
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    relics::set(hands, by, region);
    score::tribute(hands, by.people, RegionSet::one(region), 1);
}
