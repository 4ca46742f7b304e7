//! A field on which the war counts twice.

use crate::cx::Cx;
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, TileId};
use crate::notation::position::{Notation, PositionError};
use crate::refusal::{Reason, Refusal};
use crate::state::State;
use crate::tile::{
    Deed, Faction, GameBox, Held, Hooks, Kind, Lasts, MEMORY, Memory, NO_TABLE, NONE, QUESTION,
    Question, Table, Tile, VERB, Verb, Window, other, words,
};
use crate::tiles::boxes::factions;

/// Battlefield.
pub static TILE: Tile = Tile {
    icon: "sword-clash",
    help: words(
        "Its active holder gets the faction bonus again for each race that lost two regions to him this turn. A neutral race chooses a side for the turn.",
        "Son occupant actif touche encore le bonus de faction par peuple à qui il a pris deux régions ce tour. Un peuple neutre choisit un camp pour le tour.",
    ),
    rulings: &["W-62", "W-81"],
    // The side that a neutral race has chosen for this turn.
    memory: &[Memory {
        lasts: Lasts::AnyTurn,
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: SIDE,
            name: words("fight for a side", "combattre pour un camp"),
            short: words("side", "camp"),
            key: 'f',
            icon: "battle-gear",
            target: Some(|speaker, _, side| {
                let text = match side {
                    0 => speaker.pick("fight for the Alliance", "combattre pour l'Alliance"),
                    1 => speaker.pick("fight for the Horde", "combattre pour la Horde"),
                    _ => speaker.pick("stay neutral", "rester neutre"),
                };
                (text, None)
            }),
            window: Window::Asked,
            deed: Deed::Ware {
                named: &["alliance", "horde", "neither"],
                most: 3,
                tile: |_, _, _| None,
                refuse: |cx, _| (!may_choose(cx)).then_some(Refusal::Tile(&NOT_NEUTRAL)),
                act: |hands, by, side| {
                    let cell = hands.cx_by(by).asked_tile().map(|tile| tile.cells[0]);
                    if let Some(cell) = cell {
                        hands.set_cell(cell, side + 1);
                    }
                },
            },
            question: Some(Question {
                id: SIDE,
                ruling: "W-62",
                words: words(
                    "for which side the neutral race fights this turn",
                    "pour quel camp le peuple neutre combat ce tour",
                ),
                fits: may_choose,
                title: words("Battlefield", "Champ de Bataille"),
                task: |speaker, _| {
                    speaker.pick(
                        "Your race is neutral. For which side does it fight this turn?",
                        "Votre peuple est neutre. Pour quel camp combat-il ce tour ?",
                    )
                },
                ..QUESTION
            }),
            ..VERB
        }],
        held: Some(|hands, tile, held| {
            if let Held::Found(people, _) | Held::Taken(people, _) = held {
                ask(hands, tile, people);
            }
        }),
        score: Some(|cx| {
            if cx.people.is_active() {
                factions::beaten_by(cx.game, cx.state, cx.seat(), 2)
            } else {
                0
            }
        }),
        table: Table {
            turn_begins: Some(|hands, tile, seat| ask(hands, tile, PeopleId::active(seat))),
            says: Some(&Notation {
                field: "side",
                of_seats: false,
                write: |game, state, _| {
                    let side = state.cell(cell(game)?);
                    ["alliance", "horde", "neither"]
                        .get(usize::from(side.checked_sub(1)?))
                        .map(|side| (*side).into())
                },
                read: |hands, at, _, value| {
                    let side = match value.as_str() {
                        Some("alliance") => 1,
                        Some("horde") => 2,
                        Some("neither") => 3,
                        _ => {
                            let what = "alliance, horde or neither expected";
                            return Err(PositionError::at(at, what));
                        }
                    };
                    if let Some(cell) = cell(hands.game) {
                        hands.set_cell(cell, side);
                    }
                    Ok(())
                },
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Place,
        "battlefield",
        words("Battlefield", "Champ de Bataille"),
    )
    .of(GameBox::Warcraft)
};

const SIDE: &str = "side";

static NOT_NEUTRAL: Reason = Reason {
    ruling: "W-62",
    words: words(
        "only a neutral race that holds the Battlefield chooses a side, once a turn",
        "seul un peuple neutre qui tient le Champ de Bataille choisit un camp, une fois par tour",
    ),
};

fn cell(game: &Game) -> Option<usize> {
    let tile = game.tile_of(&TILE)?;
    game.tile_on_board(tile).cells.first().copied()
}

fn may_choose(cx: &Cx) -> bool {
    let neutral = cx.game.race(cx.me().race).faction.is_none();
    let mine = cx.here().is_some_and(|here| cx.me().regions.has(here));
    let own = cx.seat() == cx.state.turn().seat;
    neutral && mine && own && cx.people.is_active() && cx.cell(0, 0) == 0
}

/// Whoever holds it with a neutral race in his own turn is asked for a side.
fn ask(hands: &mut Hands, tile: TileId, people: PeopleId) {
    let state = hands.state();
    if people.is_none() || !people.is_active() || !state.people(people).exists() {
        return;
    }
    let cx = hands.cx_of(people);
    if may_choose(&cx.ask(cx.asked_as(tile))) {
        let deed = hands.game.deed_of_tile(tile, SIDE);
        hands.ask(deed, people, RegionId::NONE);
    }
}

/// The side for which a neutral race fights in its turn, if it has chosen one.
pub(crate) fn chosen(game: &Game, state: &State, people: PeopleId) -> Option<Faction> {
    if people != PeopleId::active(state.turn().seat) {
        return None;
    }
    match state.cell(cell(game)?) {
        1 => Some(Faction::Alliance),
        2 => Some(Faction::Horde),
        _ => None,
    }
}
