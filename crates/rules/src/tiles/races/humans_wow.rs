//! They name what others should take.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::{PeopleId, RegionId, Seat, TileId};
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{
    Deed, Faction, GameBox, Hooks, NO_TABLE, NONE, PIECE, Piece, Table, Taking, Tile, VERB, Verb,
    Window, race, words,
};
use crate::tiles::boxes::factions;

/// Humans.
pub static TILE: Tile = Tile {
    icon: "robin-hood-hat",
    help: words(
        "At the end of your turn put both objectives into two regions that no race of the Alliance holds. Whoever is not of the Horde and conquers one gets two coins, and so do you; taken by yourself it pays you two.",
        "À la fin de votre tour, posez les deux objectifs dans deux régions qu’aucun peuple de l’Alliance ne tient. Qui n’est pas de la Horde et en conquiert une reçoit deux jetons, et vous aussi ; prise par vous, elle vous en rapporte deux.",
    ),
    short: words(
        "Two objectives: two coins to who takes one, and to you.",
        "Deux objectifs : deux jetons au preneur et à vous.",
    ),
    rulings: &["W-27", "W-28", "W-29", "W-80", "W-81"],
    pieces: &[Piece {
        id: "military-objective",
        icon: "flag-objective",
        name: words("objective", "objectif"),
        supply: OBJECTIVES,
        rooted: true,
        ..PIECE
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: "objective",
            name: words("put an objective here", "poser un objectif ici"),
            short: words("objective", "objectif"),
            key: 'b',
            icon: "flying-flag",
            window: Window::EndOfTurn,
            must: Some(&BOTH),
            deed: Deed::Region {
                candidates: |cx| cx.board().all() - cx.board().closed(),
                refuse,
                act,
            },
            ..VERB
        }],
        table: Table {
            conquered: Some(conquered),
            declined: Some(|hands, tile, race, _| {
                if TileId::race(race) == tile {
                    take_back(hands, tile);
                }
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..race("humans-wow", words("Humans", "Humains"), 5, 10)
        .of(GameBox::Warcraft)
        .sworn_to(Faction::Alliance)
};

const OBJECTIVES: u8 = 2;
const COINS: u8 = 2;

static BOTH: Reason = Reason {
    ruling: "W-27",
    words: words(
        "both objectives are placed, in two different regions",
        "les deux objectifs se posent, dans deux régions différentes",
    ),
};
static PLACED: Reason = Reason {
    ruling: "W-27",
    words: words(
        "both objectives are placed already this turn",
        "les deux objectifs sont déjà posés ce tour",
    ),
};
static NOT_THERE: Reason = Reason {
    ruling: "W-27",
    words: words(
        "an objective goes where no race of the Alliance stands, one to a region; not to region {region}",
        "un objectif se pose où ne se trouve aucun peuple de l'Alliance, un par région ; pas en région {region}",
    ),
};

fn refuse(cx: &Cx, region: RegionId, land: RegionSet) -> Option<Refusal> {
    let placed = cx.memo();
    if placed >= OBJECTIVES {
        return Some(Refusal::Tile(&PLACED));
    }
    let holder = cx.state.holder(region);
    let side = |people: PeopleId| cx.game.race(cx.state.people(people).race).faction;
    let friend = holder.is_some() && side(holder) == Some(Faction::Alliance);
    // Those of the last turn are in hand again before the first is placed.
    let taken = placed > 0 && cx.regions_with(cx.piece(0)).has(region);
    (friend || taken || !land.has(region)).then_some(Refusal::TileAt {
        reason: &NOT_THERE,
        region,
    })
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let (placed, tile) = (hands.cx_by(by).memo(), hands.cx_by(by).asked_id());
    if placed == 0 {
        take_back(hands, tile);
    }
    hands.remember(by, placed + 1);
    let piece = hands.cx_by(by).piece(0);
    hands.add_pieces(piece, region, 1);
}

fn take_back(hands: &mut Hands, tile: TileId) {
    let piece = hands.game.tile_on_board(tile).pieces[0];
    for region in hands.game.pieces[piece.index()].regions(hands.state()) {
        hands.remove_pieces(piece, region);
    }
}

/// Whoever is not of the Horde and takes an objective is paid, and so are the Humans (W-28, W-81).
fn conquered(hands: &mut Hands, tile: TileId, taking: &Taking) {
    let piece = hands.game.tile_on_board(tile).pieces[0];
    let there = hands.game.pieces_at(hands.state(), piece, taking.region) > 0;
    let acting = hands.turn().acting;
    let side = factions::side(hands.game, hands.state(), acting);
    if !there || !taking.conquered || side == Some(Faction::Horde) {
        return;
    }
    hands.remove_pieces(piece, taking.region);
    pay(hands, acting.seat());
    let owner = hands.game.active_with(hands.state(), tile);
    if let Some(owner) = owner.filter(|owner| owner.seat() != acting.seat()) {
        pay(hands, owner.seat());
    }
}

fn pay(hands: &mut Hands, seat: Seat) {
    hands.gain(seat, COINS.into());
    hands.tell(Event::Gained { seat, coins: COINS });
}
