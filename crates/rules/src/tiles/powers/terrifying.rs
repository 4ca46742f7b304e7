//! Nobody stays beside them.

use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::{Event, Tale, TaleOf};
use crate::fees::{self, What};
use crate::ids::{PeopleId, PieceId, RegionId};
use crate::losses;
use crate::markers;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{
    Deed, GameBox, Hooks, Known, NONE, Placed, QUESTION, Question, Tile, VERB, Verb, Window, power,
    words,
};

/// Terrifying.
pub static TILE: Tile = Tile {
    icon: "diablo-skull",
    help: words(
        "Three times a turn, before the final die, move a token from a region next to yours to another region of its race, or discard it if there is none; murlocs go for good. A wall or fort goes first.",
        "Trois fois par tour, avant le dé final, déplacez un pion d’une région voisine vers une autre région de son peuple, ou défaussez-le s’il n’y en a pas ; les murlocs partent pour de bon. Un mur ou un fort part d’abord.",
    ),
    short: words(
        "Three times a turn they drive a token away.",
        "Trois fois par tour, ils chassent un pion.",
    ),
    rulings: &["W-37", "W-53", "W-54", "W-55", "W-78"],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "frighten",
                name: words("drive a token away", "chasser un pion"),
                short: words("frighten", "effrayer"),
                key: 'f',
                icon: "screaming",
                window: Window::Conquest,
                deed: Deed::Region {
                    candidates: |cx| reach::adjacent(cx, cx.me().regions) - cx.me().regions,
                    refuse,
                    act,
                },
                ..VERB
            },
            Verb {
                word: FLEE,
                name: words("it flees here", "il fuit ici"),
                short: words("flee to", "fuir vers"),
                key: 'f',
                icon: "screaming",
                window: Window::Asked,
                deed: Deed::Region {
                    candidates: |cx| refuges(cx, from(cx)),
                    refuse: |_, region, refuges| {
                        let reason = &NO_REFUGE;
                        (!refuges.has(region)).then_some(Refusal::TileAt { reason, region })
                    },
                    act: |hands, by, to| flee(hands, by.at, to),
                },
                question: Some(Question {
                    id: FLEE,
                    ruling: "W-53",
                    words: words(
                        "to which other region of its race the token flees",
                        "vers quelle autre région de son peuple fuit le pion",
                    ),
                    fits: |cx| {
                        let acts = cx.people == cx.state.turn().acting;
                        acts && !refuges(cx, from(cx)).is_empty()
                    },
                    title: words("Frightened", "Effrayé"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Choose to which other region of its race the token flees.",
                            "Choisissez vers quelle autre région de son peuple le pion fuit.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: REJOIN,
                name: words("it joins those here", "il rejoint les siens ici"),
                short: words("join", "rejoindre"),
                key: 'f',
                icon: "minions",
                window: Window::Asked,
                deed: Deed::Region {
                    candidates: |cx| refuges(cx, from(cx)),
                    refuse: |_, region, refuges| {
                        let reason = &NOT_THEIRS;
                        (!refuges.has(region)).then_some(Refusal::TileAt { reason, region })
                    },
                    act: |hands, by, to| rejoin(hands, by.people, by.at, to),
                },
                question: Some(Question {
                    id: REJOIN,
                    ruling: "W-37",
                    words: words(
                        "which region of their race those join who may not stay alone",
                        "quelle région de leur peuple rejoignent ceux qui ne peuvent rester seuls",
                    ),
                    fits: |cx| {
                        let from = from(cx);
                        let theirs = from.is_some() && cx.state.holder(from) == cx.people;
                        theirs && too_few(cx, from) > 0 && !refuges(cx, from).is_empty()
                    },
                    title: words("Not alone", "Pas seul"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Too few of your tokens are left in a region to stay there. Choose which of your race they join.",
                            "Trop peu de vos pions restent dans une région pour y demeurer. Choisissez lesquels des leurs ils rejoignent.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        ..NONE
    },
    ..power("terrifying", words("Terrifying", "Terrifiants"), 4)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};

const FLEE: &str = "flee";
const REJOIN: &str = "rejoin";
/// How often in a turn (W-53).
const TIMES: u8 = 3;

static USED: Reason = Reason {
    ruling: "W-53",
    words: words(
        "three tokens were driven away this turn",
        "trois pions ont déjà été chassés ce tour",
    ),
};
static NOBODY: Reason = Reason {
    ruling: "W-53",
    words: words(
        "a token is driven away from a region next to yours that is not immune; nobody to frighten in region {region}",
        "on chasse un pion d'une région voisine qui n'est pas imprenable ; personne à effrayer en région {region}",
    ),
};
static NO_REFUGE: Reason = Reason {
    ruling: "W-53",
    words: words(
        "the token flees to another region of its own race, not to region {region}",
        "le pion fuit vers une autre région de son propre peuple, pas en région {region}",
    ),
};
static NOT_THEIRS: Reason = Reason {
    ruling: "W-37",
    words: words(
        "who may not stay alone joins another region of the own race, not region {region}",
        "qui ne peut rester seul rejoint une autre région de son propre peuple, pas la région {region}",
    ),
};
static FRIGHTENED: Tale = Tale {
    kind: "frightened",
    words: words(
        "Seat {seat} drives a token away: {race}.",
        "Le siège {seat} chasse un pion : {race}.",
    ),
    moves_coins: false,
};

/// Where the token stands that flees.
fn from(cx: &Cx) -> RegionId {
    cx.state.due().map_or(RegionId::NONE, |due| due.at)
}

/// The other regions of the race that holds a region.
fn refuges(cx: &Cx, region: RegionId) -> RegionSet {
    if region.is_none() || cx.state.holder(region).is_none() {
        return RegionSet::EMPTY;
    }
    cx.state
        .people(cx.state.holder(region))
        .regions
        .without(region)
}

/// A wall or fort: what defends a region and was built by a race or power (W-54).
fn bulwark(cx: &Cx, region: RegionId) -> Option<PieceId> {
    if !cx.state.has_pieces(region, cx.game.planes) {
        return None;
    }
    let mut kinds = cx.game.kinds_in_play.iter().copied();
    kinds.find(|id| {
        let kind = &cx.game.pieces[id.index()];
        let built = kind.travels && !kind.piece.immune && kind.piece.placed != Placed::AsToken;
        built && kind.piece.defence > 0 && kind.at(cx.state, region) > 0
    })
}

/// Behind a wall or fort nobody is frightened yet.
fn done_to(cx: &Cx, region: RegionId) -> What {
    if bulwark(cx, region).is_some() {
        What::Meddle
    } else {
        What::Touch
    }
}

fn refuse(cx: &Cx, region: RegionId, near: RegionSet) -> Option<Refusal> {
    if cx.memo() >= TIMES {
        return Some(Refusal::Tile(&USED));
    }
    let natives = cx.state.tribes().has(region);
    let race = cx.state.holder(region).is_some() && cx.game.race_tokens(cx.state, region) > 0;
    let nobody = !natives && !race && bulwark(cx, region).is_none();
    if nobody || !near.has(region) || reach::immune(cx).has(region) {
        let reason = &NOBODY;
        return Some(Refusal::TileAt { reason, region });
    }
    fees::refuse(cx, region, done_to(cx, region))
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    let cx = hands.cx_by(by);
    let (used, tile, bulwark) = (cx.memo(), cx.asked_id(), bulwark(&cx, region));
    let refuges = refuges(&cx, region);
    let what = done_to(&cx, region);
    hands.remember(by, used + 1);
    fees::pay_for(hands, region, what);
    if let Some(piece) = bulwark {
        return hands.remove_pieces(piece, region);
    }
    let holder = hands.state().holder(region);
    if holder.is_none() {
        return losses::drive_natives_out(hands, region);
    }
    let race = hands.people(holder).race;
    hands.tell(Event::Tale {
        tale: &FRIGHTENED,
        who: TaleOf {
            race,
            ..TaleOf::seat(by.seat())
        },
    });
    match (refuges.len(), refuges.lowest()) {
        (0, _) => discard(hands, holder, region),
        (1, Some(only)) => flee(hands, region, only),
        _ => {
            let deed = hands.game.deed_of_tile(tile, FLEE);
            hands.ask(deed, by.people, region);
        }
    }
}

/// A token with nowhere to go is lost; the first that a race would lose may come to hand instead (W-16, W-78).
fn discard(hands: &mut Hands, people: PeopleId, region: RegionId) {
    hands.lift_race(people, region, 1);
    if !losses::saves(hands, people) {
        losses::lose(hands, people, 1);
    }
    settle(hands, people, region);
}

/// A token goes to another region of its race.
fn flee(hands: &mut Hands, from: RegionId, to: RegionId) {
    let people = hands.state().holder(from);
    hands.lift_race(people, from, 1);
    hands.settle(people, to, 1);
    if hands.state().marked.has(to) {
        markers::held_by(hands, people, to);
    }
    settle(hands, people, from);
}

/// Tokens of the race that are left in a region and too few to stay there (W-37).
fn too_few(cx: &Cx, region: RegionId) -> u8 {
    let left = cx.state.tokens(region);
    let stay = cx.tiles().map(|(_, tile)| tile.leaves_in_decline).max();
    let least = if cx.people.is_active() {
        cx.least()
    } else {
        stay.unwrap_or(1)
    };
    let alone = left == cx.game.race_tokens(cx.state, region);
    if alone && left < least { left } else { 0 }
}

/// A region that was left by too many is left by all: their owner says where the others go, if there is a choice.
fn settle(hands: &mut Hands, people: PeopleId, region: RegionId) {
    let cx = hands.cx_of(people);
    let (few, refuges) = (too_few(&cx, region), refuges(&cx, region));
    match (few, refuges.len(), refuges.lowest()) {
        (0, ..) => leave(hands, people, region),
        (_, 0, _) => {
            hands.lift_race(people, region, few);
            // In decline there is no hand to wait in.
            if !people.is_active() {
                losses::lose(hands, people, few);
            }
            leave(hands, people, region);
        }
        (_, 1, Some(only)) => rejoin(hands, people, region, only),
        _ => {
            if let Some(tile) = hands.game.tile_of(&TILE) {
                let deed = hands.game.deed_of_tile(tile, REJOIN);
                hands.ask(deed, people, region);
            }
        }
    }
}

/// Those who may not stay alone join others of their race.
fn rejoin(hands: &mut Hands, people: PeopleId, from: RegionId, to: RegionId) {
    let few = hands.state().tokens(from);
    hands.lift_race(people, from, few);
    hands.settle(people, to, few);
    leave(hands, people, from);
}

/// What stood with tokens that are gone goes too.
fn leave(hands: &mut Hands, people: PeopleId, region: RegionId) {
    if hands.state().tokens(region) == 0 {
        losses::strip(hands, people, region);
        losses::vanish_if_gone(hands, people);
    }
}
