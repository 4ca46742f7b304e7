//! Cultists follow their Great Ancient.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::ids::RegionId;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{
    Deed, GameBox, Hooks, NONE, PIECE, PRICE, Piece, Price, QUESTION, Question, Rule, Tile, VERB,
    Verb, Where, Window, race, words,
};

/// Cultists.
pub static TILE: Tile = Tile {
    icon: "cultist",
    help: words(
        "The Great Ancient stands in the first region they conquer: it is immune, and regions next to it cost them one token less. He may move as their turn begins.",
        "Le Grand Ancien se place dans leur première région conquise : elle est imprenable, et ses voisines leur coûtent un pion de moins. Il peut bouger au début de leur tour.",
    ),
    short: words(
        "The Great Ancient: immune, and cheap neighbours.",
        "Le Grand Ancien : imprenable, voisines moins chères.",
    ),
    rulings: &["U-19", "U-20", "U-21", "U-22", "U-91", "U-100"],
    rules: &[Rule::Price(Price {
        amount: -1,
        beside: Some(Where::OwnPiece),
        ..PRICE
    })],
    pieces: &[Piece {
        id: "great-ancient",
        icon: "octopus",
        name: words("Great Ancient", "Grand Ancien"),
        immune: true,
        ..PIECE
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "ancient",
            name: words("move the Great Ancient", "déplacer le Grand Ancien"),
            short: words("Great Ancient", "Grand Ancien"),
            key: 'v',
            icon: "octopus",
            window: Window::Start,
            deed: Deed::Region {
                candidates: |cx| cx.me().regions,
                refuse,
                act,
            },
            question: Some(Question {
                id: "start",
                ruling: "U-21",
                words: words(
                    "whether the Great Ancient moves",
                    "si le Grand Ancien se déplace",
                ),
                title: words("The turn begins", "Le tour commence"),
                task: |speaker, _| {
                    speaker.pick(
                        "Move the Great Ancient to another of your regions, or let him stay.",
                        "Déplacez le Grand Ancien dans une autre de vos régions, ou laissez-le.",
                    )
                },
                no: words("He stays", "Il reste"),
                ..QUESTION
            }),
            not_now: Some(&TOO_LATE),
            ..VERB
        }],
        conquered: Some(|hands, by, taking| {
            let cx = hands.cx_by(by);
            let (piece, first) = (cx.piece(0), cx.me().regions.len() == 1);
            if first && cx.regions_with(piece).is_empty() {
                hands.add_pieces(piece, taking.region, 1);
            }
        }),
        ..NONE
    },
    ..race("cultists", words("Cultists", "Cultistes"), 5, 10).of(GameBox::Underground)
};

static TOO_LATE: Reason = Reason {
    ruling: "U-21",
    words: words(
        "the Great Ancient moves only as the turn begins",
        "le Grand Ancien ne bouge qu'au début du tour",
    ),
};
static THERE_ALREADY: Reason = Reason {
    ruling: "U-21",
    words: words(
        "the Great Ancient stands there already",
        "le Grand Ancien s'y trouve déjà",
    ),
};

fn refuse(cx: &Cx, region: RegionId, held: RegionSet) -> Option<Refusal> {
    if !held.has(region) {
        return Some(Refusal::NotHeld { region });
    }
    let moved = cx.memo() != 0;
    let there = cx.regions_with(cx.piece(0)).has(region);
    (moved || there).then_some(Refusal::Tile(&THERE_ALREADY))
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let piece = hands.cx_by(by).piece(0);
    hands.remember(by, 1);
    hands.bring_piece(by.people, piece, region);
}
