//! The Reborn come back as another race.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::losses;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{
    Deed, GameBox, Hooks, NONE, Placed, Rule, Tile, VERB, Verb, Window, power, words,
};

/// Reborn.
pub static TILE: Tile = Tile {
    icon: "sunrise",
    help: words(
        "In decline, as your turn with an active race begins, up to two of their regions become its own: each gets an active token from the tray, or else from hand.",
        "En déclin, au début de votre tour avec un peuple actif, jusqu'à deux de leurs régions deviennent siennes : chacune reçoit un pion actif du casier, ou sinon de la main.",
    ),
    short: words(
        "In decline their regions become your active race's.",
        "En déclin, leurs régions passent à votre peuple actif.",
    ),
    rulings: &["U-16", "U-57", "U-58", "U-96", "X-20"],
    rules: &[Rule::StaysInDecline],
    hooks: Hooks {
        verbs: &[Verb {
            word: "reborn",
            name: words("let a region be reborn", "faire renaître une région"),
            short: words("reborn", "renaître"),
            key: 'b',
            icon: "sunrise",
            window: Window::Rise,
            deed: Deed::Region {
                candidates: |cx| cx.me().regions,
                refuse,
                act,
            },
            ..VERB
        }],
        ..NONE
    },
    ..power("reborn", words("Reborn", "Réincarnés"), 5).of(GameBox::Underground)
};

/// How many regions a turn.
const MOST: u8 = 2;

static IN_DECLINE: Reason = Reason {
    ruling: "U-57",
    words: words(
        "only regions of the declined race are reborn, up to two a turn",
        "seules des régions du peuple en déclin renaissent, deux par tour au plus",
    ),
};
static NOBODY: Reason = Reason {
    ruling: "U-16",
    words: words(
        "the active race has too few tokens left, in the tray and in hand",
        "il reste trop peu de pions au peuple actif, au casier et en main",
    ),
};

/// The active people of the same seat.
fn active<'a>(cx: &Cx<'a>) -> Cx<'a> {
    Cx {
        people: PeopleId::active(cx.seat()),
        ..*cx
    }
}

fn refuse(cx: &Cx, region: RegionId, held: RegionSet) -> Option<Refusal> {
    if cx.people.is_active() || !held.has(region) || cx.memo() >= MOST {
        return Some(Refusal::Tile(&IN_DECLINE));
    }
    let active = active(cx);
    // What the declined race may hold is not always open to the other.
    if active.me().exists() && !reach::open(&active).has(region) {
        return Some(Refusal::Water { region });
    }
    let least = active.least();
    let few = !active.me().exists() || active.tray() + active.me().hand < least;
    few.then_some(Refusal::Tile(&NOBODY))
}

/// Pieces that stand wherever the race does appear there too; those that come with conquests do not (U-96).
fn settle_pieces(hands: &mut Hands, active: PeopleId, region: RegionId) {
    let game = hands.game;
    let tiles = hands.cx_of(active).tiles();
    let kinds: Vec<PieceId> = tiles
        .flat_map(|(_, tile)| tile.pieces.iter().copied())
        .filter(|piece| game.pieces[piece.index()].piece.placed == Placed::OnConquest)
        .collect();
    for piece in kinds {
        if game.pieces[piece.index()].available(hands.state()) > 0 {
            hands.add_pieces(piece, region, 1);
        }
    }
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let (memo, active, declined) = {
        let cx = hands.cx_by(by);
        (cx.memo(), active(&cx).people, by.people)
    };
    hands.remember(by, memo + 1);
    hands.disturb();
    let standing = hands.state().tokens(region);
    hands.lift(declined, region, standing);
    hands.discard(declined, standing);
    losses::strip(hands, declined, region);
    losses::vanish_if_gone(hands, declined);
    let least = hands.cx_of(active).least();
    hands.recruit(active, least);
    hands.march(active, region, least);
    let race = hands.people(active).race;
    hands.tell(Event::Placed {
        seat: active.seat(),
        race,
        region,
        tokens: least,
    });
    settle_pieces(hands, active, region);
    crate::markers::held_by(hands, active, region);
}
