//! Collectors of old things.

use crate::cx::Cx;
use crate::deeds::tool;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::ids::RegionId;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::Whose;
use crate::tile::{
    Deed, GameBox, Hooks, Kind, NONE, PRICE, Price, QUESTION, Question, Rule, Tile, VERB, Verb,
    When, Window, race, words,
};

/// Ethereals.
pub static TILE: Tile = Tile {
    icon: "djinn",
    help: words(
        "Once a turn steal a revealed artifact from a region next to yours, to use at once, or conquer a region next to yours with a revealed place for two tokens less.",
        "Une fois par tour, volez un artefact révélé d’une région voisine, utilisable aussitôt, ou conquérez pour deux pions de moins une région voisine où se trouve un lieu révélé.",
    ),
    short: words(
        "Each turn they steal an artifact, or take a place for less.",
        "À chaque tour, un artefact volé ou un lieu moins cher.",
    ),
    rulings: &["W-19", "W-20", "W-67"],
    rules: &[Rule::Price(Price {
        amount: -2,
        when: When::Armed,
        ..PRICE
    })],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "steal",
                name: words("steal the artifact there", "y voler l'artefact"),
                short: words("steal", "voler"),
                key: 'v',
                icon: "cloak-dagger",
                window: Window::Conquest,
                deed: Deed::Region {
                    candidates: |cx| with(cx, Kind::Relic),
                    refuse: refuse_theft,
                    act: steal,
                },
                ..VERB
            },
            Verb {
                word: HIDE,
                name: words("take it here", "l'emporter ici"),
                short: words("take to", "emporter vers"),
                key: 'v',
                icon: "cloak-dagger",
                window: Window::Asked,
                deed: Deed::Region {
                    candidates: |cx| hideouts(cx, stolen(cx)),
                    refuse: |_, region, hideouts| {
                        (!hideouts.has(region)).then_some(Refusal::NotHeld { region })
                    },
                    act: |hands, by, to| carry(hands, by.at, to),
                },
                question: Some(Question {
                    id: HIDE,
                    ruling: "W-19",
                    words: words(
                        "to which of the regions next to it the artifact goes",
                        "dans quelle région voisine va l'artefact",
                    ),
                    fits: |cx| {
                        cx.people == cx.state.turn().acting && !hideouts(cx, stolen(cx)).is_empty()
                    },
                    title: words("Theft", "Vol"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Choose the region next to it to which you take the artifact.",
                            "Choisissez la région voisine où vous emportez l'artefact.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: "relic-hunt",
                name: words(
                    "conquer a place for two tokens less",
                    "conquérir un lieu pour deux pions de moins",
                ),
                short: words("hunt", "chasser"),
                key: 'x',
                icon: "stone-path",
                tool: true,
                window: Window::Conquest,
                deed: tool::DEED,
                once: Some(&ONCE),
                ..VERB
            },
        ],
        aim: Some(|cx| with(cx, Kind::Place) & reach::adjacent(cx, cx.me().regions)),
        ..NONE
    },
    ..race("ethereals", words("Ethereals", "Éthériens"), 5, 10).of(GameBox::Warcraft)
};

const HIDE: &str = "carry-off";

static ONCE: Reason = Reason {
    ruling: "W-19",
    words: words(
        "an artifact was stolen or a place hunted this turn",
        "un artefact a été volé ou un lieu chassé ce tour",
    ),
};
static NOTHING: Reason = Reason {
    ruling: "W-19",
    words: words(
        "an artifact is stolen from a region next to yours that is not immune; none in region {region}",
        "on vole un artefact dans une région voisine qui n'est pas imprenable ; aucun en région {region}",
    ),
};

/// Regions with a revealed marker of a kind.
fn with(cx: &Cx, kind: Kind) -> RegionSet {
    let forces = cx.state.forces().iter();
    let those = forces.filter(|force| cx.game.kind_of(force.tile) == Some(kind));
    those.filter_map(|force| force.whose.is_region()).collect()
}

/// Where the artifact lies that is being stolen.
fn stolen(cx: &Cx) -> RegionId {
    cx.state.due().map_or(RegionId::NONE, |due| due.at)
}

/// The own regions to which it may go: next to where it lies.
fn hideouts(cx: &Cx, region: RegionId) -> RegionSet {
    if region.is_none() {
        return RegionSet::EMPTY;
    }
    let own = cx.me().regions.into_iter();
    own.filter(|&mine| reach::adjacent(cx, RegionSet::one(mine)).has(region))
        .collect()
}

fn refuse_theft(cx: &Cx, region: RegionId, artifacts: RegionSet) -> Option<Refusal> {
    if cx.memo() != 0 {
        return Some(Refusal::Tile(&ONCE));
    }
    let mine = cx.me().regions.has(region);
    let near = artifacts.has(region) && !hideouts(cx, region).is_empty();
    let shielded = reach::immune(cx).has(region) || reach::closed_to(cx).has(region);
    (mine || !near || shielded).then_some(Refusal::TileAt {
        reason: &NOTHING,
        region,
    })
}

fn steal(hands: &mut Hands, by: By, region: RegionId) {
    let cx = hands.cx_by(by);
    let (tile, hideouts) = (cx.asked_id(), hideouts(&cx, region));
    hands.remember(by, 1);
    match (hideouts.len(), hideouts.lowest()) {
        (1, Some(only)) => carry(hands, region, only),
        _ => {
            let deed = hands.game.deed_of_tile(tile, HIDE);
            hands.ask(deed, by.people, region);
        }
    }
}

/// The artifact of a region goes to another.
fn carry(hands: &mut Hands, from: RegionId, to: RegionId) {
    let forces = hands.state().forces().iter();
    let mut there = forces.enumerate().filter(|(_, force)| {
        let relic = hands.game.kind_of(force.tile) == Some(Kind::Relic);
        relic && force.whose.is_region() == Some(from)
    });
    let found = there.next().map(|(place, force)| (place, force.tile));
    if let Some((place, tile)) = found {
        hands.give(place, Whose::holder_of(to));
        hands.tell(Event::Moved { tile, region: to });
    }
}
