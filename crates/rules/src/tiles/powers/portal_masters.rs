//! Portals between magic sources.

use crate::board::Symbol;
use crate::cx::Cx;
use crate::effect::{By, Hands, Table};
use crate::event::{Event, Tale, TaleOf};
use crate::fees::{self, What};
use crate::ids::RegionId;
use crate::markers;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::tile::{
    Deed, GameBox, Hooks, Kind, Known, NONE, QUESTION, Question, Tile, VERB, Verb, Window, power,
    words,
};

/// Portal Mage.
pub static TILE: Tile = Tile {
    icon: "magic-gate",
    help: words(
        "Twice a turn, between conquests, everything in two regions with a magic source changes places, whoever holds them; mountains and places stay.",
        "Deux fois par tour, entre les conquêtes, tout ce qui se trouve dans deux régions à source magique change de place, quel qu’en soit l’occupant ; montagnes et lieux restent.",
    ),
    short: words(
        "Twice a turn two magic sources change places.",
        "Deux fois par tour, deux sources magiques s’échangent.",
    ),
    rulings: &["W-29", "W-49", "W-50", "W-67", "W-77", "W-79"],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "portal",
                name: words("open a portal here", "ouvrir un portail ici"),
                short: words("portal", "portail"),
                key: 'm',
                icon: "magic-gate",
                window: Window::Conquest,
                deed: Deed::Region {
                    candidates: sources,
                    refuse,
                    act: open,
                },
                ..VERB
            },
            Verb {
                word: OTHER,
                name: words("the other end of the portal", "l'autre bout du portail"),
                short: words("portal to", "portail vers"),
                key: 'm',
                icon: "portal",
                window: Window::Asked,
                deed: Deed::Region {
                    candidates: sources,
                    refuse: refuse_other,
                    act: swap,
                },
                question: Some(Question {
                    id: OTHER,
                    ruling: "W-49",
                    words: words(
                        "with which other magic source everything changes places",
                        "avec quelle autre source magique tout change de place",
                    ),
                    fits: |cx| cx.people == cx.state.turn().acting && opened(cx).is_some(),
                    title: words("Portal", "Portail"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Choose the other end of the portal: everything there and here changes places.",
                            "Choisissez l'autre bout du portail : tout y change de place avec ce qui est ici.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        ..NONE
    },
    ..power(
        "portal-masters",
        words("Portal Mage", "Maîtres des Portails"),
        4,
    )
    .of(GameBox::Warcraft)
    .tokens_are(Known::House)
};

const OTHER: &str = "portal-to";
/// How often in a turn (W-49).
const TWICE: u8 = 2;

static USED: Reason = Reason {
    ruling: "W-49",
    words: words(
        "two portals were opened this turn",
        "deux portails ont déjà été ouverts ce tour",
    ),
};
static NOT_THERE: Reason = Reason {
    ruling: "W-49",
    words: words(
        "a portal joins two regions with a magic source that are not immune, and lets nobody into water; not region {region}",
        "un portail relie deux régions à source magique qui ne sont pas imprenables, et ne mène personne dans l'eau ; pas la région {region}",
    ),
};
static SWAPPED: Tale = Tale {
    kind: "portal",
    words: words(
        "Seat {seat} opens a portal: two regions change places.",
        "Le siège {seat} ouvre un portail : deux régions s'échangent.",
    ),
    moves_coins: false,
};

/// Regions that a portal can reach: with a magic source, and not immune to anybody (W-67, W-79).
fn sources(cx: &Cx) -> RegionSet {
    cx.board().symbol(Symbol::Magic) - reach::untouchable(cx.game, cx.state)
}

/// Where a portal stands open.
fn opened(cx: &Cx) -> Option<RegionId> {
    let due = cx.state.due().filter(|due| due.who == cx.people)?;
    Some(due.at).filter(|at| at.is_some())
}

/// Why a seat cannot pay for a portal between two regions: what is paid for one may count for the other (W-35).
fn refuse_fees(cx: &Cx, one: RegionId, other: RegionId) -> Option<Refusal> {
    let owed = fees::due_for(cx.game, cx.state, cx.seat(), one, What::Touch);
    if owed == 0 {
        return fees::refuse(cx, other, What::Touch);
    }
    let refused = fees::refuse(cx, one, What::Touch);
    if refused.is_some() {
        return refused;
    }
    let mut state = *cx.state;
    fees::pay_for(
        &mut Table::new(cx.game, &mut state, &mut ()),
        one,
        What::Touch,
    );
    let left = fees::purse(cx) - u16::from(owed);
    let paid = Cx::new(cx.game, &state, cx.people);
    fees::refuse_out_of(&paid, left, other, What::Touch)
}

/// Whether there is nothing in a region that a portal moves.
fn is_bare(cx: &Cx, region: RegionId) -> bool {
    let mut pieces = cx.game.pieces.iter().filter(|kind| kind.travels);
    let mut forces = cx.state.forces().iter();
    cx.state.holder(region).is_none()
        && !cx.state.tribes().has(region)
        && !pieces.any(|kind| kind.at(cx.state, region) > 0)
        && !forces.any(|force| {
            let relic = cx.game.kind_of(force.tile) == Some(Kind::Relic);
            relic && force.whose.is_region() == Some(region)
        })
}

fn refuse(cx: &Cx, region: RegionId, sources: RegionSet) -> Option<Refusal> {
    if cx.memo() >= TWICE {
        return Some(Refusal::Tile(&USED));
    }
    let leads = |other: RegionId| refuse_pair(cx, region, other, sources).is_none();
    let somewhere = sources.without(region).into_iter().any(leads);
    (!sources.has(region) || !somewhere).then_some(Refusal::TileAt {
        reason: &NOT_THERE,
        region,
    })
}

fn refuse_other(cx: &Cx, region: RegionId, sources: RegionSet) -> Option<Refusal> {
    let one = opened(cx)?;
    refuse_pair(cx, one, region, sources)
}

/// Why two regions cannot change places, in the words of the second (W-50, W-77).
fn refuse_pair(cx: &Cx, one: RegionId, other: RegionId, sources: RegionSet) -> Option<Refusal> {
    if let Some(refusal) = refuse_fees(cx, one, other) {
        return Some(refusal);
    }
    let fits = |from: RegionId, to: RegionId| {
        let holder = cx.state.holder(from);
        let people = Cx::new(cx.game, cx.state, holder);
        holder.is_none() || reach::open(&people).has(to)
    };
    let idle = is_bare(cx, one) && is_bare(cx, other);
    let wrong =
        one == other || !sources.has(other) || idle || !fits(one, other) || !fits(other, one);
    wrong.then_some(Refusal::TileAt {
        reason: &NOT_THERE,
        region: other,
    })
}

fn open(hands: &mut Hands, by: By, region: RegionId) {
    let cx = hands.cx_by(by);
    let (used, tile) = (cx.memo(), cx.asked_id());
    hands.remember(by, used + 1);
    let deed = hands.game.deed_of_tile(tile, OTHER);
    hands.ask(deed, by.people, region);
}

fn swap(hands: &mut Hands, by: By, other: RegionId) {
    let one = by.at;
    fees::pay_for(hands, one, What::Touch);
    fees::pay_for(hands, other, What::Touch);
    hands.exchange(one, other);
    hands.tell(Event::Tale {
        tale: &SWAPPED,
        who: TaleOf::seat(by.seat()),
    });
    for region in [one, other] {
        let holder = hands.state().holder(region);
        if holder.is_some() && hands.state().marked.has(region) {
            markers::held_by(hands, holder, region);
        }
    }
}
