//! Collectors of old things.

use crate::cx::Cx;
use crate::deeds::tool;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::fees::{self, What};
use crate::game::Game;
use crate::ids::{RegionId, TileId};
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::{State, Whose};
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
                word: WHICH,
                name: words("steal this one", "voler celui-ci"),
                short: words("artifact", "artefact"),
                key: 'v',
                icon: "cloak-dagger",
                target: Some(|speaker, state, which| {
                    let artifact = artifact(speaker.game(), state, stolen(state), which);
                    match artifact.and_then(|(_, id)| speaker.game().tile(id)) {
                        Some(tile) => (
                            tile.name.text(speaker.language()).to_owned(),
                            Some(tile.icon),
                        ),
                        None => (speaker.pick("none", "aucun"), None),
                    }
                }),
                window: Window::Asked,
                deed: Deed::Ware {
                    named: &[],
                    most: MOST,
                    tile: |game, state, which| Some(artifact(game, state, stolen(state), which)?.1),
                    refuse: |cx, which| {
                        let there = artifact(cx.game, cx.state, stolen(cx.state), which);
                        there.is_none().then_some(Refusal::Tile(&NOT_ONE))
                    },
                    act: choose,
                },
                question: Some(Question {
                    id: WHICH,
                    ruling: "W-19",
                    words: words(
                        "which of the artifacts there is stolen",
                        "lequel des artefacts de la région est volé",
                    ),
                    fits: |cx| {
                        let from = stolen(cx.state);
                        let several = artifact(cx.game, cx.state, from, 1).is_some();
                        let acts = cx.people == cx.state.turn().acting;
                        acts && several && !hideouts(cx, from).is_empty()
                    },
                    title: words("Theft", "Vol"),
                    task: |speaker, _| {
                        speaker.pick(
                            "Several artifacts lie there. Choose the one you steal.",
                            "Plusieurs artefacts s'y trouvent. Choisissez celui que vous volez.",
                        )
                    },
                    ..QUESTION
                }),
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
                    candidates: |cx| hideouts(cx, stolen(cx.state)),
                    refuse: |_, region, hideouts| {
                        (!hideouts.has(region)).then_some(Refusal::NotHeld { region })
                    },
                    act: |hands, by, to| carry(hands, by, by.at, to),
                },
                question: Some(Question {
                    id: HIDE,
                    ruling: "W-19",
                    words: words(
                        "to which of the regions next to it the artifact goes",
                        "dans quelle région voisine va l'artefact",
                    ),
                    fits: |cx| {
                        let acts = cx.people == cx.state.turn().acting;
                        acts && !hideouts(cx, stolen(cx.state)).is_empty()
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
        out_of_aim: Some(&NO_PLACE),
        ..NONE
    },
    ..race("ethereals", words("Ethereals", "Éthériens"), 5, 10).of(GameBox::Warcraft)
};

const WHICH: &str = "artifact";
const HIDE: &str = "carry-off";
/// More artifacts than can lie in one region.
const MOST: u8 = 8;

static ONCE: Reason = Reason {
    ruling: "W-19",
    words: words(
        "an artifact was stolen or a place hunted this turn",
        "un artefact a été volé ou un lieu chassé ce tour",
    ),
};
static NO_PLACE: Reason = Reason {
    ruling: "W-19",
    words: words(
        "the hunt is for a revealed place next to yours; none in region {region}",
        "la chasse vise un lieu révélé voisin ; aucun en région {region}",
    ),
};
static NOT_ONE: Reason = Reason {
    ruling: "W-19",
    words: words(
        "one of the artifacts that lie there expected",
        "un des artefacts qui s'y trouvent attendu",
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
fn stolen(state: &State) -> RegionId {
    state.due().map_or(RegionId::NONE, |due| due.at)
}

/// One of the artifacts of a region, counted from 0: where it lies out, and which it is.
fn artifact(game: &Game, state: &State, region: RegionId, which: u8) -> Option<(usize, TileId)> {
    let forces = state.forces().iter().enumerate();
    let mut there = forces.filter(|(_, force)| {
        let relic = game.kind_of(force.tile) == Some(Kind::Relic);
        relic && region.is_some() && force.whose.is_region() == Some(region)
    });
    let (place, force) = there.nth(usize::from(which))?;
    Some((place, force.tile))
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
    if mine || !near || shielded {
        let reason = &NOTHING;
        return Some(Refusal::TileAt { reason, region });
    }
    fees::refuse(cx, region, What::Meddle)
}

fn steal(hands: &mut Hands, by: By, region: RegionId) {
    hands.remember(by, 1);
    fees::pay_for(hands, region, What::Meddle);
    if artifact(hands.game, hands.state(), region, 1).is_some() {
        ask(hands, by, WHICH, region);
    } else {
        take_off(hands, by, region);
    }
}

/// The race remembers which it steals, counted from 1.
fn choose(hands: &mut Hands, by: By, which: u8) {
    hands.remember(by, which + 1);
    take_off(hands, by, by.at);
}

fn ask(hands: &mut Hands, by: By, question: &str, region: RegionId) {
    let tile = hands.cx_by(by).asked_id();
    let deed = hands.game.deed_of_tile(tile, question);
    hands.ask(deed, by.people, region);
}

fn take_off(hands: &mut Hands, by: By, region: RegionId) {
    let hideouts = hideouts(&hands.cx_by(by), region);
    match (hideouts.len(), hideouts.lowest()) {
        (1, Some(only)) => carry(hands, by, region, only),
        _ => ask(hands, by, HIDE, region),
    }
}

/// The artifact that was chosen goes to another region.
fn carry(hands: &mut Hands, by: By, from: RegionId, to: RegionId) {
    let which = hands.cx_by(by).memo().saturating_sub(1);
    if let Some((place, tile)) = artifact(hands.game, hands.state(), from, which) {
        hands.give(place, Whose::holder_of(to));
        hands.tell(Event::Moved { tile, region: to });
    }
}
