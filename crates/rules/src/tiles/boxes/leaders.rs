//! A leader for each race: bought with the combo, captured, ransomed, worth coins at the end (L.).

use crate::belongings::Belonging;
use crate::cx::Cx;
use crate::effect::Hands;
use crate::event::{Event, Named, Source, Tale, TaleOf};
use crate::game::Game;
use crate::ids::{PeopleId, RaceId, RegionId, Seat, TileId};
use crate::notation::position::{Notation, PositionError, race_named};
use crate::notation::speech::Speaker;
use crate::refusal::{Reason, Refusal};
use crate::state::{Stage, State, Whose};
use crate::tile::{
    Deed, Each, Falls, GameBox, Hooks, Kind, MEMORY, Memory, NO_SHOWS, NO_TABLE, NONE, PIECE,
    Piece, Placed, QUESTION, Question, Shows, Table, Tile, VERB, Verb, Window, other, words,
};

/// Leaders.
pub static TILE: Tile = Tile {
    help: words(
        "Whoever picks a combo may buy its leader for a coin: one more token until the race declines. Who conquers his region captures him; a captive that is not ransomed for a coin is worth two at the end.",
        "Qui prend une combinaison peut acheter son Chef pour un jeton : un pion de plus jusqu'au déclin. Qui conquiert sa région le capture ; un captif que personne ne rachète pour un jeton en vaut deux à la fin.",
    ),
    rulings: &["L-01", "L-02", "L-03", "L-04", "L-05", "L-06", "L-07"],
    pieces: &[Piece {
        id: "leader",
        name: words("leader", "Chef"),
        put: words("the leader stands here", "le Chef se tient ici"),
        icon: CROWN,
        // One for each race that can be on the board at once.
        supply: u8::MAX,
        placed: Placed::AsToken,
        falls: Falls::Taken,
        exposed: true,
        ..PIECE
    }],
    // Which seat holds the leader of each race captive, counted from 1.
    memory: &[Memory {
        each: Each::Race,
        ..MEMORY
    }],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: "pay",
                icon: CROWN,
                short: words("pay", "payer"),
                key: 'm',
                name: words("buy the leader", "acheter le Chef"),
                window: Window::Asked,
                deed: Deed::Offer {
                    refuse: |cx| is_poor(cx).then_some(Refusal::Tile(&NO_COIN)),
                    yes: |hands, by| {
                        let seat = by.seat();
                        hands.pay(seat, PRICE);
                        let coins = PRICE as u8;
                        hands.tell(Event::Spent { seat, coins });
                        join(hands, by.people);
                    },
                    no: |_, _| {},
                },
                coins: Some(|_| PRICE as u8),
                question: Some(Question {
                    id: OFFER,
                    ruling: "L-01",
                    words: words(
                        "pay 1 coin for the leader of this race, or do without",
                        "payer 1 jeton pour le Chef de ce peuple, ou s'en passer",
                    ),
                    fits: |cx| {
                        cx.people == PeopleId::active(cx.state.turn().seat)
                            && matches!(cx.state.turn().stage, Stage::Conquest | Stage::Start)
                            && !has_leader(cx.game, cx.state, cx.people)
                            && captor(cx.game, cx.state, cx.me().race).is_none()
                            && !is_poor(cx)
                    },
                    title: words("Leader", "Chef"),
                    task: |speaker, _| {
                        speaker.pick(
                            "A leader for one coin? He counts as one more token. Who captures him may keep him: two coins at the end.",
                            "Un Chef pour un jeton ? Il compte comme un pion de plus. Qui le capture peut le garder : deux jetons à la fin.",
                        )
                    },
                    in_full: |speaker, state, _| {
                        let race = speaker.race(state.people(state.decides()).race);
                        Some(speaker.pick(
                            format!("Does the leader of the {race} join them for 1 coin? He is one more token until they decline, and never stands in an immune region. Who conquers his region captures him; a captive not ransomed is worth 2 coins to his captor at the end (L-01, L-07)."),
                            format!("{race} : leur Chef les rejoint-il pour 1 jeton ? C'est un pion de plus jusqu'au déclin, jamais dans une région imprenable. Qui conquiert sa région le capture ; un captif sans rançon vaut 2 jetons à son geôlier à la fin (L-01, L-07)."),
                        ))
                    },
                    ..QUESTION
                }),
                ..VERB
            },
            Verb {
                word: "pay",
                icon: CROWN,
                short: words("pay", "payer"),
                key: 'm',
                name: words("pay the ransom", "payer la rançon"),
                window: Window::Asked,
                deed: Deed::Offer {
                    refuse: |cx| is_poor(cx).then_some(Refusal::Tile(&NO_COIN)),
                    yes: |hands, by| ransom(hands, by.people),
                    no: |hands, by| {
                        let (seat, race) = (by.seat(), hands.people(by.people).race);
                        if let Some(captor) = captor(hands.game, hands.state(), race) {
                            tell(hands, &REFUSED, seat, race, captor);
                        }
                    },
                },
                coins: Some(|_| PRICE as u8),
                question: Some(Question {
                    id: RANSOM,
                    ruling: "L-05",
                    words: words(
                        "pay 1 coin as ransom for the captured leader, or leave him captive",
                        "payer 1 jeton de rançon pour le Chef capturé, ou le laisser captif",
                    ),
                    fits: |cx| {
                        let captor = captor(cx.game, cx.state, cx.me().race);
                        let attacker = cx.state.turn().acting.seat();
                        cx.seat() != attacker && captor == Some(attacker) && !is_poor(cx)
                    },
                    title: words("Leader", "Chef"),
                    task: |speaker, state| {
                        let captor = captor_of_asked(speaker, state);
                        speaker.pick(
                            format!("Seat {captor} captured your leader. Pay one coin and he comes back; else he is worth two to seat {captor} at the end."),
                            format!("Le siège {captor} a capturé votre Chef. Payez un jeton et il revient ; sinon il en vaut deux au siège {captor} à la fin."),
                        )
                    },
                    in_full: |speaker, state, name| {
                        let captor = name(captor_of_asked(speaker, state));
                        let race = speaker.race(state.people(state.decides()).race);
                        Some(speaker.pick(
                            format!("The leader of the {race} was captured by {captor}. For 1 coin to {captor} he comes back to hand; otherwise he stays captive and brings {captor} 2 coins at the end (L-05, L-07)."),
                            format!("{race} : leur Chef est capturé par {captor}. Pour 1 jeton donné à {captor}, il revient en main ; sinon il reste captif et rapporte 2 jetons à {captor} à la fin (L-05, L-07)."),
                        ))
                    },
                    ..QUESTION
                }),
                ..VERB
            },
            // As the turn begins, with the switch of L-06.
            Verb {
                word: "pay",
                icon: CROWN,
                short: words("pay the ransom", "payer la rançon"),
                key: 'm',
                name: words("pay the ransom", "payer la rançon"),
                window: Window::Choice,
                deed: Deed::Now {
                    refuse: |cx| {
                        let captor = captor(cx.game, cx.state, cx.me().race);
                        let held = captor.is_some_and(|captor| captor != cx.seat());
                        let stage = cx.state.turn().stage;
                        (!held || is_poor(cx)).then_some(Refusal::NotNow(stage))
                    },
                    act: |hands, by| ransom(hands, by.people),
                },
                coins: Some(|_| PRICE as u8),
                question: Some(Question {
                    id: "late-ransom",
                    ruling: "L-06",
                    task: |speaker, _| {
                        speaker.pick(
                            "Your leader is captive: a coin brings him back, before anything else.",
                            "Votre Chef est captif : un jeton le ramène, avant toute autre chose.",
                        )
                    },
                    ..QUESTION
                }),
                ..VERB
            },
        ],
        table: Table {
            prepare: Some(|hands, me| {
                if hands.game.setup().switches.late_ransom {
                    hands.lay_out(me, Whose::ALL);
                }
            }),
            picked: Some(offer),
            taken: Some(capture),
            over: Some(score_captives),
            invariant: Some(|game, state| {
                for seat in game.seats() {
                    let people = PeopleId::active(seat);
                    let race = state.people(people).race;
                    let captive = race.is_some() && captor(game, state, race).is_some();
                    if captive && has_leader(game, state, people) {
                        return Err(format!("the leader of seat {seat} is in two places"));
                    }
                }
                Ok(())
            }),
            shows: Shows {
                belongings: Some(|speaker, state, seat| {
                    let captives = captives(speaker.game(), state, seat);
                    captives.map(|race| captive(speaker, race)).collect()
                }),
                icons: &["imprisoned"],
                ..NO_SHOWS
            },
            says: Some(&SAYS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(Kind::Box, "leaders", words("Leaders", "Les Chefs")).of(GameBox::Leaders)
};

const CROWN: &str = "crown";
/// What a leader costs, and what brings a captive home (L-01, L-05).
const PRICE: u16 = 1;
/// What a captive is worth at the end (L-07).
const CAPTIVE: u8 = 2;
const OFFER: &str = "buy-leader";
const RANSOM: &str = "ransom";

static CAPTIVES: Named = Named {
    id: "captives",
    words: words("captive leaders", "Chefs captifs"),
};
static JOINS: Tale = Tale {
    kind: "leader-joins",
    words: words(
        "The leader of seat {seat}'s {race} joins them.",
        "{race} du siège {seat} : leur Chef les rejoint.",
    ),
    moves_coins: false,
};
static CAPTURED: Tale = Tale {
    kind: "leader-captured",
    words: words(
        "Seat {other} captures the leader of seat {seat}'s {race}.",
        "Le siège {other} capture le Chef du siège {seat} ({race}).",
    ),
    moves_coins: false,
};
static REFUSED: Tale = Tale {
    kind: "ransom-refused",
    words: words(
        "Seat {seat} pays no ransom: the leader of the {race} stays with seat {other}.",
        "Le siège {seat} ne paie pas la rançon : son Chef ({race}) reste au siège {other}.",
    ),
    moves_coins: false,
};

fn tell(hands: &mut Hands, tale: &'static Tale, seat: Seat, race: RaceId, other: Seat) {
    let who = TaleOf {
        race,
        other,
        ..TaleOf::seat(seat)
    };
    hands.tell(Event::Tale { tale, who });
}

static NO_COIN: Reason = Reason {
    ruling: "L-06",
    words: words(
        "no captive leader can be paid for",
        "aucun Chef captif ne peut être racheté",
    ),
};

fn is_poor(cx: &Cx) -> bool {
    cx.state.coins(cx.seat()) < PRICE
}

/// This tile in a game, if it is in play.
fn me(game: &Game) -> Option<TileId> {
    game.over_the_table(&TILE)
}

/// Which kind of token a leader is.
fn kind(game: &Game) -> Option<usize> {
    let me = me(game)?;
    game.extras.iter().position(|extra| extra.tile == me)
}

fn has_leader(game: &Game, state: &State, people: PeopleId) -> bool {
    kind(game).is_some_and(|kind| game.extras_owned(state, people, kind) > 0)
}

fn cell(game: &Game, race: RaceId) -> Option<usize> {
    let first = *game.tile_on_board(me(game)?).cells.first()?;
    Some(first + race.index())
}

/// Who holds the leader of a race captive (L-04).
pub fn captor(game: &Game, state: &State, race: RaceId) -> Option<Seat> {
    let seat = state.cell(cell(game, race)?).checked_sub(1)?;
    Some(Seat(seat))
}

/// The races whose leader a seat holds captive (L-04).
pub fn captives(game: &Game, state: &State, seat: Seat) -> impl Iterator<Item = RaceId> {
    let first = cell(game, RaceId(0)).into_iter();
    first.flat_map(move |first| {
        let races = (0..game.races.len() as u8 - 1).map(RaceId);
        races.filter(move |race| state.cell(first + race.index()) == seat.0 + 1)
    })
}

/// Who holds the leader for whom a ransom is asked.
fn captor_of_asked(speaker: &Speaker, state: &State) -> Seat {
    let race = state.people(state.decides()).race;
    captor(speaker.game(), state, race).unwrap_or(state.turn().seat)
}

fn captive<'g>(speaker: &Speaker<'g>, race: RaceId) -> Belonging<'g> {
    let race = speaker.race(race);
    Belonging {
        icon: "imprisoned",
        text: speaker.pick(
            format!("leader of the {race}, captive"),
            format!("Chef captif : {race}"),
        ),
        short: "‡".chars().chain(race.chars().take(3)).collect(),
        help: speaker.pick(
            "Worth two coins at the end, unless he is ransomed.",
            "Vaut deux jetons à la fin, s'il n'est pas racheté.",
        ),
        number: None,
        piece: None,
        tile: None,
    }
}

/// Whether the leader of a race lies in the box (L-09, L-13).
fn is_available(game: &Game, state: &State, race: RaceId) -> bool {
    let printed = game
        .race_tile(race)
        .is_some_and(|tile| tile.kind == Kind::Race);
    printed && captor(game, state, race).is_none()
}

/// A combo was picked: its leader is offered to who can pay (L-01).
fn offer(hands: &mut Hands, me: TileId, people: PeopleId) {
    let race = hands.people(people).race;
    let coins = hands.state().coins(people.seat());
    if is_available(hands.game, hands.state(), race) && coins >= PRICE {
        let deed = hands.game.deed_of_tile(me, OFFER);
        hands.ask(deed, people, RegionId::NONE);
    }
}

fn join(hands: &mut Hands, people: PeopleId) {
    let Some(kind) = kind(hands.game) else { return };
    hands.bring_extras(people, kind, 1);
    let race = hands.people(people).race;
    tell(hands, &JOINS, people.seat(), race, Seat::NONE);
}

fn hold(hands: &mut Hands, race: RaceId, captor: Option<Seat>) {
    if let Some(cell) = cell(hands.game, race) {
        hands.set_cell(cell, captor.map_or(0, |seat| seat.0 + 1));
    }
}

/// The region of a leader fell; he is in the hand of his people (L-04). Own Ghouls let him go (L-12).
fn capture(hands: &mut Hands, me: TileId, people: PeopleId, _: RegionId) {
    let captor = hands.turn().acting.seat();
    let owner = people.seat();
    let Some(kind) = kind(hands.game).filter(|_| captor != owner) else {
        return;
    };
    let race = hands.people(people).race;
    hands.lose_extras(people, kind, 1);
    hold(hands, race, Some(captor));
    tell(hands, &CAPTURED, owner, race, captor);
    let deed = hands.game.deed_of_tile(me, RANSOM);
    hands.ask(deed, people, RegionId::NONE);
}

/// Pays for the captive leader of a people: he comes back to hand.
fn ransom(hands: &mut Hands, people: PeopleId) {
    let race = hands.people(people).race;
    let Some(captor) = captor(hands.game, hands.state(), race) else {
        return;
    };
    hands.hand_over(people.seat(), captor, PRICE as u8);
    hold(hands, race, None);
    join(hands, people);
}

/// Captives are worth coins when the game is over (L-07).
fn score_captives(hands: &mut Hands, _: TileId) {
    for seat in hands.game.seats() {
        let captives = captives(hands.game, hands.state(), seat).count() as u8;
        if captives > 0 {
            let coins = CAPTIVE * captives;
            hands.gain(seat, u16::from(coins));
            hands.tell(Event::Scored {
                seat,
                source: Source::Named(&CAPTIVES),
                coins,
            });
        }
    }
}

/// The races whose leader a seat holds captive, in positions.
static SAYS: Notation = Notation {
    field: "captives",
    of_seats: true,
    write: |game, state, seat| {
        let names: Vec<&str> = captives(game, state, seat)
            .filter_map(|race| Some(game.race_tile(race)?.id))
            .collect();
        (!names.is_empty()).then(|| names.into())
    },
    read: |hands, at, seat, value| {
        let names: Vec<String> = crate::notation::read_value(at, value)?;
        for (k, name) in names.iter().enumerate() {
            let at = format!("{at}[{k}]");
            let race = race_named(hands.game, &at, name)?;
            if !is_available(hands.game, hands.state(), race) {
                return Err(PositionError::at(
                    at,
                    format!("a race with a leader, named once, expected (L-09), found `{name}`"),
                ));
            }
            hold(hands, race, Some(seat));
        }
        Ok(())
    },
};
