//! A champion takes a region alone.

use crate::conquest;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::extras;
use crate::ids::{PeopleId, RegionId};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{
    Deed, Falls, GameBox, Hooks, Known, NO_TABLE, NONE, PIECE, Piece, Placed, Table, Tile, VERB,
    Verb, Window, power, words,
};

/// Champion.
pub static TILE: Tile = Tile {
    icon: "crested-helmet",
    help: words(
        "Once a turn the champion alone takes a region next to yours, whatever defends it, and counts as a token there. If his region falls you lose no token but pay the conqueror a coin, and have him back.",
        "Une fois par tour, le champion prend seul une région voisine, quelle que soit sa défense, et y compte comme un pion. Si sa région tombe, vous ne perdez aucun pion mais payez un jeton au conquérant, et le reprenez.",
    ),
    short: words(
        "Each turn he takes a region next to yours alone.",
        "À chaque tour, il prend seul une région voisine.",
    ),
    rulings: &["W-46", "W-47", "W-72"],
    pieces: &[Piece {
        id: "champion-piece",
        icon: "spartan-helmet",
        name: words("champion", "champion"),
        put: words("champion here", "champion ici"),
        placed: Placed::AsToken,
        falls: Falls::Taken,
        fetched: true,
        ..PIECE
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "champion",
            name: words("send the champion", "envoyer le champion"),
            short: words("champion", "champion"),
            key: 'c',
            icon: "spartan-helmet",
            attacks: true,
            led: true,
            price: Some(|_| 0),
            window: Window::Conquest,
            deed: Deed::Region {
                candidates: reach::unentered,
                refuse,
                act,
            },
            ..VERB
        }],
        table: Table {
            turn_begins: Some(|hands, tile, seat| {
                let people = PeopleId::active(seat);
                if hands.game.active_with(hands.state(), tile) == Some(people) {
                    let piece = hands.game.tile_on_board(tile).pieces[0];
                    if let Some(kind) = hands.game.extra_kind(piece) {
                        extras::dismiss(hands, people, kind);
                        hands.disturb();
                    }
                }
            }),
            // Captured, and ransomed at once, if his owner has a coin (W-47).
            taken: Some(|hands, _, people, _| {
                let captor = hands.turn().acting.seat();
                if captor != people.seat() {
                    hands.hand_over(people.seat(), captor, RANSOM);
                }
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..power("champion", words("Champion", "Et leur Champion"), 2)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};

const RANSOM: u8 = 1;

static USED: Reason = Reason {
    ruling: "W-46",
    words: words(
        "the champion has attacked this turn",
        "le champion a déjà attaqué ce tour",
    ),
};
static NOT_NEXT: Reason = Reason {
    ruling: "W-46",
    words: words(
        "the champion takes a region next to yours; region {region} is not",
        "le champion prend une région voisine des vôtres ; pas la région {region}",
    ),
};

fn refuse(cx: &Cx, region: RegionId, near: RegionSet) -> Option<Refusal> {
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&USED));
    }
    if near.has(region) {
        return None;
    }
    let reason = &NOT_NEXT;
    let why = reach::refuse(cx, region, reach::targets(cx));
    why.or(Some(Refusal::TileAt { reason, region }))
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let piece = hands.cx_by(by).piece(0);
    let Some(kind) = hands.game.extra_kind(piece) else {
        return;
    };
    hands.remember(by, 1);
    hands.bring_extras(by.people, kind, 1);
    conquest::conquer_with(hands, region, 1);
    // He went himself, and none of the tokens in hand did.
    hands.mark_extras(kind, region, 1);
}
