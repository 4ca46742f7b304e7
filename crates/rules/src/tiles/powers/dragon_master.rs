//! A dragon takes one region a turn for a single token, whatever stands in it.

use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::exposed;
use crate::ids::RegionId;
use crate::price;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{Deed, Hooks, NONE, PIECE, Piece, Tile, VERB, Verb, Window, power, words};

/// Dragon Master.
pub static TILE: Tile = Tile {
    icon: "dragon-head",
    help: words(
        "Once per turn one token takes a region whatever defends it. The dragon stays there: immune until it flies on.",
        "Une fois par tour, un seul pion prend une région quelle que soit sa défense. Le dragon y reste : imprenable jusqu'à son départ.",
    ),
    short: words(
        "Each turn the dragon takes a region for one token.",
        "Chaque tour, le dragon prend une région pour un pion.",
    ),
    rulings: &["B-132", "B-133", "B-134", "B-135"],
    pieces: &[Piece {
        id: "dragon",
        icon: "dragon-spiral",
        name: words("dragon", "dragon"),
        immune: true,
        ..PIECE
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "dragon",
            name: words("attack with the dragon", "attaquer avec le dragon"),
            short: words("dragon", "dragon"),
            key: 'g',
            icon: "dragon-spiral",
            attacks: true,
            price: Some(|cx| price::fixed(cx, PRICE)),
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: reach::targets,
                refuse,
                act,
            },
            once: Some(&USED),
            ..VERB
        }],
        ..NONE
    },
    ..power("dragon-master", words("Dragon Master", "Et leur Dragon"), 5)
};

/// The dragon does the fighting; one token is all it takes along (B-132).
const PRICE: u8 = 1;

static USED: Reason = Reason {
    ruling: "B-132",
    words: words(
        "the dragon has attacked this turn",
        "le dragon a déjà attaqué ce tour",
    ),
};

fn refuse(cx: &Cx, region: RegionId, targets: RegionSet) -> Option<Refusal> {
    reach::refuse(cx, region, targets).or_else(|| {
        let needs = price::fixed(cx, PRICE);
        let has = cx.force();
        if has < needs {
            return Some(Refusal::NotEnough { region, needs, has });
        }
        exposed::refuse_shelter(cx)
    })
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let cx = hands.cx_by(by);
    let (tokens, piece) = (price::fixed(&cx, PRICE), cx.piece(0));
    hands.remember(by, 1);
    conquest::conquer_with(hands, region, tokens);
    hands.bring_piece(by.people, piece, region);
}
