//! Flames come out of a volcano.

use crate::belongings::Mark;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::game::Game;
use crate::ids::{RegionId, Seat};
use crate::notation::position::{Notation, region_said};
use crate::notation::speech::Speaker;
use crate::reach;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::State;
use crate::tile::{
    Deed, GameBox, Hooks, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, QUESTION, Question, Shows,
    Table, Tile, VERB, Verb, Window, race, words,
};
use serde_json::Value;

/// Flames.
pub static TILE: Tile = Tile {
    icon: "burning-embers",
    help: words(
        "As you pick them the volcano goes to a chasm with its symbol. They enter next to it; what borders it, or hangs together with it through their regions, they conquer as if it were empty.",
        "Quand vous les prenez, le volcan va sur un gouffre marqué. Elles entrent à côté ; ce qui le borde, ou lui est relié par leurs régions, se conquiert comme si c'était vide.",
    ),
    short: words(
        "Around their volcano they conquer as if it were empty.",
        "Autour du volcan, elles conquièrent comme à vide.",
    ),
    rulings: &["U-27", "U-28", "U-29", "U-30"],
    // The region of the volcano, counted from 1.
    memory: &[Memory {
        region: true,
        ..MEMORY
    }],
    hooks: Hooks {
        works: Some(|setup| !setup.board.volcanoes().is_empty()),
        verbs: &[Verb {
            word: VOLCANO,
            name: words("wake the volcano here", "réveiller le volcan ici"),
            short: words("volcano", "volcan"),
            key: 'v',
            icon: "volcano",
            window: Window::Asked,
            deed: Deed::Region {
                candidates: |cx| cx.board().volcanoes(),
                refuse,
                act,
            },
            question: Some(Question {
                id: VOLCANO,
                ruling: "U-27",
                words: words("where the volcano wakes", "où le volcan se réveille"),
                fits: |cx| cx.people.is_active() && cx.me().is_fresh(),
                title: words("Volcano", "Volcan"),
                task: |speaker, _| {
                    speaker.pick(
                        "Choose the chasm in which the volcano wakes: your Flames enter next to it.",
                        "Choisissez le gouffre où le volcan se réveille : vos Flammes entrent à côté.",
                    )
                },
                ..QUESTION
            }),
            ..VERB
        }],
        picked: Some(|hands, by| {
            let deed = hands.game.deed_of_tile(hands.cx_by(by).asked_id(), VOLCANO);
            hands.ask(deed, by.people, RegionId::NONE);
        }),
        as_empty: Some(|cx| {
            let board = cx.board();
            let Some(volcano) = volcano(cx.game, cx.state) else {
                return RegionSet::EMPTY;
            };
            let near = board.borders(volcano);
            let mut chain = near & cx.me().regions;
            loop {
                // What else makes regions neighbours counts too (P-30).
                let next = reach::adjacent(cx, chain);
                let more = chain | (next & cx.me().regions);
                if more == chain {
                    return near | next;
                }
                chain = more;
            }
        }),
        entry_only: Some((
            |cx| volcano(cx.game, cx.state).map_or(RegionSet::EMPTY, |at| cx.board().borders(at)),
            &BESIDE_IT,
        )),
        table: Table {
            moves: Some(words("volcano", "volcan")),
            shows: Shows {
                mark: Some(mark),
                stands: Some(("volcano", "volcano")),
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: VOLCANO,
                of_seats: false,
                write: |game, state, _| Some(volcano(game, state)?.0.into()),
                read: |hands, at, _: Seat, value: &Value| {
                    let region = region_said(hands.game, at, value)?;
                    set(hands, region);
                    Ok(())
                },
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..race("flames", words("Flames", "Flammes"), 4, 9).of(GameBox::Underground)
};

const VOLCANO: &str = "volcano";

static BESIDE_IT: Reason = Reason {
    ruling: "U-28",
    words: words(
        "the first conquest must be next to the volcano; region {region} is not",
        "la première conquête se fait à côté du volcan ; pas en région {region}",
    ),
};
static NO_VOLCANO: Reason = Reason {
    ruling: "U-27",
    words: words(
        "no volcano can wake in region {region}",
        "aucun volcan ne peut se réveiller en région {region}",
    ),
};

/// The cell that says where the volcano is.
fn cell(game: &Game) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.first().copied()
}

/// Where the volcano is, if it is awake.
fn volcano(game: &Game, state: &State) -> Option<RegionId> {
    state.cell(cell(game)?).checked_sub(1).map(RegionId)
}

fn refuse(_: &Cx, region: RegionId, volcanoes: RegionSet) -> Option<Refusal> {
    let reason = &NO_VOLCANO;
    (!volcanoes.has(region)).then_some(Refusal::TileAt { reason, region })
}

fn act(hands: &mut Hands, by: By, region: RegionId) {
    set(hands, region);
    let tile = hands.cx_by(by).asked_id();
    hands.tell(crate::event::Event::Moved { tile, region });
}

fn set(hands: &mut Hands, region: RegionId) {
    if let Some(cell) = cell(hands.game) {
        hands.set_cell(cell, region.0 + 1);
    }
}

fn mark<'g>(speaker: &Speaker<'g>, state: &State, region: RegionId) -> Vec<Mark<'g>> {
    if volcano(speaker.game(), state) != Some(region) {
        return Vec::new();
    }
    let name = words("volcano", "volcan").text(speaker.language());
    vec![Mark {
        icon: "volcano",
        text: name.to_owned(),
        short: name,
        help: TILE.help.text(speaker.language()).to_owned(),
        seat: Seat::NONE,
        token: "",
        number: 0,
        between: false,
        tile: Some(VOLCANO),
    }]
}
