//! Coins lie on the peaks for those who hold them, and every decline brings new ones.

use super::{note, recall, scenario};
use crate::belongings::Mark;
use crate::effect::{By, Hands};
use crate::event::{Event, Tale, TaleOf};
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, Seat, TileId};
use crate::notation::position::{Notation, PositionError};
use crate::notation::speech::Speaker;
use crate::refusal::{Reason, Refusal};
use crate::region_set::RegionSet;
use crate::state::{State, Whose};
use crate::tile::{
    Deed, Each, Hooks, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, QUESTION, Question, Shows, Table,
    Tile, VERB, Verb, Window, words,
};
use serde_json::{Value, json};

/// I've Been To The Mountaintop.
pub static TILE: Tile = Tile {
    icon: "mountaintop",
    help: words(
        "Four coins lie on each peak at the start. At the end of your turn, take 1 coin from each peak that a race of yours holds, active or in decline, while some are left. When you go in decline, lay 3 coins of the bank on peaks after scoring, at most 2 on the same one; they stay there for that turn. Water is a river: each region of it costs 1 token instead of 2 and must be left when you redeploy.",
        "Au départ, quatre jetons se trouvent sur chaque Pic. À la fin de votre tour, prenez 1 jeton sur chaque Pic que tient un de vos peuples, actif ou en déclin, tant qu'il en reste. Quand vous passez en déclin, posez après le décompte 3 jetons de la banque sur des Pics, 2 au plus sur le même ; ils y restent ce tour-là. L'eau est une rivière : chaque région d'eau coûte 1 pion au lieu de 2 et doit être quittée au redéploiement.",
    ),
    short: words(
        "Coins wait on the peaks, and every decline brings new ones.",
        "Des jetons attendent sur les Pics, et chaque déclin en apporte.",
    ),
    rulings: &["R-21", "R-22", "R-23", "R-73"],
    memory: &[
        // The coins on each peak, from the lowest region on.
        Memory {
            each: Each::Tile(PEAKS),
            start: 4,
            ..MEMORY
        },
        // Those of them that whoever has just declined has laid.
        Memory {
            each: Each::Tile(PEAKS),
            ..MEMORY
        },
        // How many he has still to lay.
        MEMORY,
    ],
    hooks: Hooks {
        verbs: &[Verb {
            word: LAY,
            name: words("lay a coin on this peak", "poser un jeton sur ce Pic"),
            short: words("lay a coin", "poser un jeton"),
            icon: COINS,
            window: Window::Asked,
            deed: Deed::Region {
                candidates: |cx| peaks(cx.game),
                refuse: |cx, region, peaks| {
                    if !peaks.has(region) {
                        return Some(Refusal::Tile(&NO_PEAK));
                    }
                    let full = laid_on(cx.game, cx.state, region) >= MOST;
                    full.then_some(Refusal::Tile(&TWO_LIE_THERE))
                },
                act: lay,
            },
            question: Some(Question {
                id: LAY,
                ruling: "R-22",
                words: words(
                    "on which peak the next coin is laid",
                    "sur quel Pic poser le prochain jeton",
                ),
                fits: |cx| get(cx.game, cx.state, LEFT, 0) > 0,
                title: words("Coins for the peaks", "Des jetons pour les Pics"),
                task: |speaker, state| {
                    let left = get(speaker.game(), state, LEFT, 0);
                    speaker.pick(
                        format!("Lay coins of the bank on peaks, at most 2 on the same one: {left} to go."),
                        format!("Posez des jetons de la banque sur des Pics, 2 au plus sur le même : encore {left}."),
                    )
                },
                in_full: |speaker, _, _| {
                    Some(speaker.pick(
                        "You went in decline: 3 coins of the bank go to peaks, at most 2 to the same one; nobody takes them this turn (R-22, R-23).",
                        "Vous passez en déclin : 3 jetons de la banque vont sur des Pics, 2 au plus sur le même ; personne ne les prend ce tour-ci (R-22, R-23).",
                    ))
                },
                ..QUESTION
            }),
            ..VERB
        }],
        score: Some(|cx| (cx.me().regions & rich(cx.game, cx.state)).len()),
        table: Table {
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::ALL);
            }),
            declined: Some(|hands, _, _, _| {
                let coins = to_lay(hands.game);
                set(hands, LEFT, 0, coins);
            }),
            after_score: Some(|hands, _, seat| take(hands, seat)),
            // The coins come last of all (P-34).
            turn_over: Some(|hands, me, _| {
                let seat = hands.turn().seat;
                go_on(hands, me, PeopleId::active(seat));
                get(hands.game, hands.state(), LEFT, 0) == 0
            }),
            shows: Shows {
                mark: Some(mark),
                icons: &[COINS],
                ..NO_SHOWS
            },
            says: Some(&Notation {
                field: "peaks",
                of_seats: false,
                write,
                read,
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s04-mountaintop",
        words("I've Been To The Mountaintop", "Là-haut sur la montagne"),
    )
};

const LAY: &str = "lay-coin";
const COINS: &str = "two-coins";
/// The most peaks of a board.
const PEAKS: u8 = 4;
/// The most coins that one decline lays on one peak, and on all of them.
const MOST: u8 = 2;
const COINS_OF_A_DECLINE: u8 = 3;
/// The memories: coins on peaks, coins laid just now, coins still to lay.
const ON: usize = 0;
const LAID: usize = 1;
const LEFT: usize = 2;

static NO_PEAK: Reason = Reason {
    ruling: "R-22",
    words: words(
        "coins are laid on peaks",
        "les jetons se posent sur des Pics",
    ),
};
static TWO_LIE_THERE: Reason = Reason {
    ruling: "R-22",
    words: words(
        "two of these coins lie there already: another peak",
        "deux de ces jetons s'y trouvent déjà : un autre Pic",
    ),
};
static LAYS: Tale = Tale {
    kind: "coin-laid",
    words: words(
        "Seat {seat} lays a coin on a peak.",
        "Le siège {seat} pose un jeton sur un Pic.",
    ),
    moves_coins: false,
};

fn peaks(game: &Game) -> RegionSet {
    game.board().peaks()
}

/// How many coins a decline lays: with one peak only two.
fn to_lay(game: &Game) -> u8 {
    COINS_OF_A_DECLINE.min(MOST * peaks(game).len())
}

/// The place of a peak among the peaks.
fn place(game: &Game, peak: RegionId) -> Option<usize> {
    peaks(game).into_iter().position(|other| other == peak)
}

fn get(game: &Game, state: &State, memory: usize, place: usize) -> u8 {
    recall(game, state, &TILE, memory, place)
}

fn set(hands: &mut Hands, memory: usize, place: usize, value: u8) {
    note(hands, &TILE, memory, place, value);
}

fn coins_on(game: &Game, state: &State, peak: RegionId) -> u8 {
    place(game, peak).map_or(0, |place| get(game, state, ON, place))
}

fn laid_on(game: &Game, state: &State, peak: RegionId) -> u8 {
    place(game, peak).map_or(0, |place| get(game, state, LAID, place))
}

/// Peaks on which coins lie.
fn rich(game: &Game, state: &State) -> RegionSet {
    let peaks = peaks(game).into_iter();
    peaks
        .filter(|&peak| coins_on(game, state, peak) > 0)
        .collect()
}

/// The coins that the scoring has paid lie on the peaks no more.
fn take(hands: &mut Hands, seat: Seat) {
    let held = hands.state().regions_of(seat) & rich(hands.game, hands.state());
    for peak in held {
        if let Some(place) = place(hands.game, peak) {
            let left = coins_on(hands.game, hands.state(), peak) - 1;
            set(hands, ON, place, left);
        }
    }
}

/// Whoever has declined lays coins, if he has some to lay: asks for the next; where there is no choice it is laid at
/// once.
fn go_on(hands: &mut Hands, me: TileId, who: PeopleId) {
    while get(hands.game, hands.state(), LEFT, 0) > 0 {
        let (game, state) = (hands.game, hands.state());
        let open = peaks(game).into_iter();
        let open: RegionSet = open
            .filter(|&peak| laid_on(game, state, peak) < MOST)
            .collect();
        match open.lowest() {
            Some(only) if open.len() == 1 => put(hands, who.seat(), only),
            Some(_) => {
                let deed = game.deed_of_tile(me, LAY);
                return hands.ask(deed, who, RegionId::NONE);
            }
            None => set(hands, LEFT, 0, 0),
        }
    }
    // All are laid: who comes next begins anew.
    for place in 0..usize::from(PEAKS) {
        set(hands, LAID, place, 0);
    }
}

fn lay(hands: &mut Hands, by: By, peak: RegionId) {
    put(hands, by.seat(), peak);
    if let Some(me) = hands.game.tile_of(&TILE) {
        go_on(hands, me, by.people);
    }
}

fn put(hands: &mut Hands, seat: Seat, peak: RegionId) {
    let (game, state) = (hands.game, hands.state());
    let Some(place) = place(game, peak) else {
        return;
    };
    let (on, laid) = (
        get(game, state, ON, place).saturating_add(1),
        get(game, state, LAID, place) + 1,
    );
    let left = get(game, state, LEFT, 0) - 1;
    set(hands, ON, place, on);
    set(hands, LAID, place, laid);
    set(hands, LEFT, 0, left);
    let (tale, who) = (&LAYS, TaleOf::seat(seat));
    hands.tell(Event::Tale { tale, who });
}

fn mark<'g>(speaker: &Speaker<'g>, state: &State, region: RegionId) -> Vec<Mark<'g>> {
    let coins = coins_on(speaker.game(), state, region);
    if coins == 0 {
        return Vec::new();
    }
    vec![Mark {
        icon: COINS,
        text: speaker.pick(format!("{coins} coin(s)"), format!("{coins} jeton(s)")),
        short: words("coins", "jetons").text(speaker.language()),
        help: speaker.pick(
            "Whoever holds this peak takes one of them at each scoring of his (R-21).".to_owned(),
            "Qui tient ce Pic en prend un à chacun de ses décomptes (R-21).".to_owned(),
        ),
        seat: Seat::NONE,
        token: "",
        number: coins,
        between: false,
        tile: Some(TILE.id),
    }]
}

fn write(game: &Game, state: &State, _: Seat) -> Option<Value> {
    let of = |memory: usize| -> Vec<u8> {
        let peaks = 0..usize::from(peaks(game).len());
        peaks.map(|place| get(game, state, memory, place)).collect()
    };
    let left = get(game, state, LEFT, 0);
    Some(if left == 0 {
        json!({ "coins": of(ON) })
    } else {
        json!({ "coins": of(ON), "laid": of(LAID), "left": left })
    })
}

fn read(hands: &mut Hands, at: &str, _: Seat, value: &Value) -> Result<(), PositionError> {
    let count = usize::from(peaks(hands.game).len());
    for (field, memory, most) in [("coins", ON, u8::MAX), ("laid", LAID, MOST)] {
        let Some(said) = value.get(field) else {
            continue;
        };
        let list = said.as_array().filter(|list| list.len() == count);
        let Some(list) = list else {
            let what = format!("{field}: a number for each of {count} peaks expected");
            return Err(PositionError::at(at, what));
        };
        for (place, said) in list.iter().enumerate() {
            let number = said.as_u64().filter(|&number| number <= most.into());
            let Some(number) = number else {
                let what = format!("{field}: numbers from 0 to {most} expected");
                return Err(PositionError::at(at, what));
            };
            set(hands, memory, place, number as u8);
        }
    }
    if let Some(said) = value.get("left") {
        let most = to_lay(hands.game);
        let left = said.as_u64().filter(|&left| left <= most.into());
        let Some(left) = left else {
            let what = format!("left: 0 to {most} expected");
            return Err(PositionError::at(at, what));
        };
        set(hands, LEFT, 0, left as u8);
    }
    Ok(())
}
