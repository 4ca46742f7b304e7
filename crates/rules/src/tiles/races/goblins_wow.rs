//! They leave bombs behind.

use crate::api::Purse;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::{Event, Tale, TaleOf};
use crate::fees::{self, What};
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, TileId};
use crate::losses;
use crate::notation::position::{Notation, PositionError};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{
    Deed, Each, Faction, Falls, GameBox, Hooks, MEMORY, Memory, NO_TABLE, NONE, PIECE, Piece,
    QUESTION, Question, Table, Tile, VERB, Verb, Window, race, words,
};
use serde_json::json;

/// Goblins.
pub static TILE: Tile = Tile {
    icon: "goblin",
    help: words(
        "At the end of your turn put a face-down bomb into each region you like that is next to yours and held by an opponent’s active race. As your next turn begins they are turned up: six of twelve go off, and the region is lost as if conquered, but empty.",
        "À la fin de votre tour, posez une bombe cachée dans chaque région voisine de votre choix tenue par un peuple actif adverse. Au début de votre tour suivant, on les retourne : six sur douze explosent, et la région est perdue comme conquise, mais vide.",
    ),
    short: words(
        "Bombs beside their enemies: half of them go off.",
        "Des bombes chez les voisins : une sur deux explose.",
    ),
    rulings: &["W-23", "W-24", "W-25", "W-26", "W-80"],
    pieces: &[Piece {
        id: "bomb",
        icon: "unlit-bomb",
        name: words("bomb", "bombe"),
        supply: BOMBS,
        rooted: true,
        ..PIECE
    }],
    // How many bombs of this pile went off, and how many did not.
    memory: &[Memory {
        each: Each::Tile(2),
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "bomb",
                name: words("put a bomb here", "poser une bombe ici"),
                short: words("bomb", "bombe"),
                key: 'b',
                icon: "unlit-bomb",
                window: Window::EndOfTurn,
                deed: Deed::Region {
                    candidates: neighbours,
                    refuse,
                    act: |hands, by, region| {
                        let piece = hands.cx_by(by).piece(0);
                        hands.add_pieces(piece, region, 1);
                    },
                },
                ..VERB
            },
            Verb {
                word: FUSE,
                name: words("turn the bomb up", "retourner la bombe"),
                window: Window::Asked,
                deed: Deed::Coin {
                    from: pile,
                    act: turned,
                },
                question: Some(Question {
                    id: FUSE,
                    ruling: "W-24",
                    words: words("whether the bomb goes off", "si la bombe explose"),
                    fits: |_| true,
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        picked: Some(|hands, _| {
            // All twelve are shuffled anew (W-23).
            reset(hands);
        }),
        table: Table {
            turn_begins: Some(|hands, tile, seat| {
                let owner = hands.game.active_with(hands.state(), tile);
                match owner {
                    None => reset(hands),
                    Some(people) if people.seat() == seat => resolve(hands, tile, people),
                    Some(_) => {}
                }
            }),
            says: Some(&Notation {
                field: "bombs",
                of_seats: false,
                write: |game, state, _| {
                    let first = cell(game)?;
                    let (live, dud) = (state.cell(first), state.cell(first + 1));
                    (live + dud > 0).then(|| json!({ "live": live, "dud": dud }))
                },
                read: |hands, at, _, value| {
                    let said = |name: &str| {
                        let count = value[name].as_u64().filter(|n| *n <= u64::from(LIVE));
                        count.ok_or_else(|| {
                            let what =
                                format!("live and dud bombs turned up, 0 to {LIVE} each, expected");
                            PositionError::at(format!("{at}.{name}"), what)
                        })
                    };
                    let (live, dud) = (said("live")?, said("dud")?);
                    if let Some(first) = cell(hands.game) {
                        hands.set_cell(first, live as u8);
                        hands.set_cell(first + 1, dud as u8);
                    }
                    Ok(())
                },
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..race("goblins-wow", words("Goblins", "Gobelins"), 6, 11)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Horde)
};

const FUSE: &str = "fuse";
const BOMBS: u8 = 12;
/// How many of them go off (W-23).
const LIVE: u8 = 6;
/// What fate answers.
const DUD_DRAWN: u8 = 1;
const LIVE_DRAWN: u8 = 2;

static NOT_THERE: Reason = Reason {
    ruling: "W-23",
    words: words(
        "a bomb goes next to your Goblins, where an opponent's active race stands; region {region} is not such",
        "une bombe se pose à côté de vos Gobelins, chez un peuple actif adverse ; pas en région {region}",
    ),
};
static ONE_EACH: Reason = Reason {
    ruling: "W-23",
    words: words(
        "region {region} has a bomb already",
        "la région {region} a déjà une bombe",
    ),
};
static NONE_LEFT: Reason = Reason {
    ruling: "W-23",
    words: words("the pile of bombs is empty", "la pile de bombes est vide"),
};
static WENT_OFF: Tale = Tale {
    kind: "bomb-went-off",
    words: words(
        "A bomb of seat {seat} goes off.",
        "Une bombe du siège {seat} explose.",
    ),
    moves_coins: false,
};
static FIZZLED: Tale = Tale {
    kind: "bomb-fizzled",
    words: words(
        "A bomb of seat {seat} does not go off.",
        "Une bombe du siège {seat} n'explose pas.",
    ),
    moves_coins: false,
};

fn cell(game: &Game) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.first().copied()
}

/// Regions next to the race.
fn neighbours(cx: &Cx) -> RegionSet {
    reach::adjacent(cx, cx.me().regions)
}

fn refuse(cx: &Cx, region: RegionId, near: RegionSet) -> Option<Refusal> {
    let holder = cx.state.holder(region);
    let living = holder.is_some() && cx.game.is_active_race(holder);
    let wanted = living && holder.seat() != cx.seat() && near.has(region);
    let piece = cx.piece(0);
    if !wanted || reach::immune(cx).has(region) {
        return Some(Refusal::TileAt {
            reason: &NOT_THERE,
            region,
        });
    }
    if cx.regions_with(piece).has(region) {
        return Some(Refusal::TileAt {
            reason: &ONE_EACH,
            region,
        });
    }
    let (live, dud) = (cx.cell(0, 0), cx.cell(0, 1));
    let out = live + dud + cx.regions_with(piece).len();
    (out >= BOMBS).then_some(Refusal::Tile(&NONE_LEFT))
}

/// The bombs that nobody has seen yet, one value each: they all look alike until they are turned up.
fn pile(game: &Game, state: &State) -> Purse {
    let mut purse = Purse::default();
    let first = cell(game).unwrap_or(0);
    let live = LIVE.saturating_sub(state.cell(first));
    let dud = LIVE.saturating_sub(state.cell(first + 1));
    let faces = [(LIVE_DRAWN, live), (DUD_DRAWN, dud)];
    let all = faces
        .into_iter()
        .flat_map(|(face, count)| (0..count).map(move |_| face));
    for (place, face) in purse.iter_mut().zip(all) {
        *place = face;
    }
    purse
}

/// All bombs leave the map, and the pile is whole again.
fn reset(hands: &mut Hands) {
    let Some(tile) = hands.game.tile_of(&TILE) else {
        return;
    };
    let piece = hands.game.tile_on_board(tile).pieces[0];
    for region in hands.game.pieces[piece.index()].regions(hands.state()) {
        hands.remove_pieces(piece, region);
    }
    if let Some(first) = cell(hands.game) {
        hands.set_cell(first, 0);
        hands.set_cell(first + 1, 0);
    }
}

/// The first bomb that lies with an opponent is turned up; those elsewhere, or where nothing may touch them, go back
/// unseen (W-24, W-25).
fn resolve(hands: &mut Hands, tile: TileId, people: PeopleId) {
    let piece = hands.game.tile_on_board(tile).pieces[0];
    for region in hands.game.pieces[piece.index()].regions(hands.state()) {
        let holder = hands.state().holder(region);
        let enemy = holder.is_some() && holder.seat() != people.seat();
        let cx = hands.cx_of(people);
        let shielded = fees::refuse(&cx, region, What::Meddle).is_some();
        let safe = reach::immune(&cx).has(region) || shielded;
        if enemy && !safe {
            let deed = hands.game.deed_of_tile(tile, FUSE);
            return hands.ask(deed, people, region);
        }
        hands.remove_pieces(piece, region);
    }
}

/// A bomb was turned up.
fn turned(hands: &mut Hands, by: By, face: u8) {
    let region = by.at;
    let tile = hands.cx_by(by).asked_id();
    let piece = hands.cx_by(by).piece(0);
    hands.remove_pieces(piece, region);
    let live = face == LIVE_DRAWN;
    if let Some(first) = cell(hands.game) {
        let cell = first + usize::from(!live);
        let so_far = hands.state().cell(cell);
        hands.set_cell(cell, so_far + 1);
    }
    hands.tell(Event::Tale {
        tale: if live { &WENT_OFF } else { &FIZZLED },
        who: TaleOf::seat(by.seat()),
    });
    if live && may_touch(hands, by, region) {
        // Whoever is captured when a region falls falls instead of a token, and nobody is there to hold him (W-47).
        let captured = hands.game.kinds_of_extras().any(|kind| {
            let there = hands.game.extras_at(hands.state(), kind, region) > 0;
            there && hands.game.extras[kind].falls == Falls::Taken
        });
        losses::clear(hands, region, u8::from(!captured));
        hands.disturb();
    }
    resolve(hands, tile, by.people);
}

/// Whoever is shielded by a fee is touched only if it is paid (W-25).
fn may_touch(hands: &mut Hands, by: By, region: RegionId) -> bool {
    if fees::refuse(&hands.cx_by(by), region, What::Touch).is_some() {
        return false;
    }
    fees::pay_for(hands, region, What::Touch);
    true
}
