//! Scoring: coins by source (B.8, P-33).

use crate::cx::{Asked, Cx};
use crate::effect::Table;
use crate::event::{Event, Sink, Source};
use crate::game::{Game, PerOnBoard, room};
use crate::ids::{PeopleId, SLOTS, Seat};
use crate::joint::has;
use crate::state::{FORCES, State};
use arrayvec::ArrayVec;

/// The most sources of one scoring: the regions, the race and the power of each people of a seat, and what lies out.
const SOURCES: usize = 3 * SLOTS + FORCES;

/// The coins of one scoring, by source, in the order they are paid.
pub type Tally = ArrayVec<(Source, u8), SOURCES>;

/// What a seat would be paid if its turn were scored now.
pub fn tally(game: &Game, state: &State, seat: Seat) -> Tally {
    let mut tally = Tally::new();
    add_up(game, state, seat, &mut tally);
    tally
}

fn add_up(game: &Game, state: &State, seat: Seat, tally: &mut Tally) {
    for slot in 0..SLOTS {
        let people = PeopleId::new(seat, slot);
        if state.people(people).exists() {
            score_people(&Cx::new(game, state, people), tally);
        }
    }
}

fn score_people(cx: &Cx, tally: &mut Tally) {
    let me = cx.me();
    let active = cx.people.is_active();
    let own_turn = cx.seat() == cx.state.turn.seat;
    // A race with no token left anywhere earns nothing, not even flat bonuses (B-68).
    if me.is_spent() {
        return;
    }
    let mut pay = |source: Source, coins: u8| {
        if coins > 0 {
            room::add(tally, (source, coins));
        }
    };
    // Tokens that gathered in one region score instead of it (D-08).
    let regions = if !active && cx.has(has::GATHERS) {
        me.regions
            .into_iter()
            .map(|region| cx.state.tokens(region))
            .sum()
    } else {
        (me.regions & cx.game.board().scoring()).len()
    };
    pay(
        if active {
            Source::Regions(me.race)
        } else {
            Source::Declined(me.race)
        },
        regions,
    );
    if !cx.has(has::SCORES) {
        return;
    }
    cx.tiles().for_each(|(asked, tile)| {
        let mut coins = 0;
        for rule in &tile.score {
            if !cx.works(asked, rule.when) {
                continue;
            }
            let times = match rule.per {
                PerOnBoard::Regions(at) => (me.regions & at).len(),
                PerOnBoard::Turn => 1,
                PerOnBoard::FirstTurn => {
                    let fresh = me.is_fresh() || cx.ask(asked).is_new();
                    u8::from(fresh && own_turn)
                }
                PerOnBoard::NonEmptyConquest if own_turn => cx.state.turn.nonempty,
                PerOnBoard::NonEmptyConquest => 0,
                PerOnBoard::Beyond(so_many) => me.regions.len().saturating_sub(so_many),
                PerOnBoard::UpTo(so_many) => u8::from((1..=so_many).contains(&me.regions.len())),
                PerOnBoard::NoAttack => u8::from(own_turn && cx.state.turn.attacked == 0),
                PerOnBoard::Abandoned if own_turn => cx.state.turn.abandoned.len(),
                PerOnBoard::Abandoned => 0,
            };
            coins = rule.coins.saturating_mul(times).saturating_add(coins);
        }
        if active && tile.pieces_pay {
            for piece in &tile.pieces {
                let kind = &cx.game.pieces[piece.index()];
                if kind.piece.coins > 0 {
                    let held = me
                        .regions
                        .into_iter()
                        .map(|region| kind.at(cx.state, region))
                        .sum::<u8>();
                    coins = kind.piece.coins.saturating_mul(held).saturating_add(coins);
                }
            }
        }
        let source = match asked {
            Asked::Race => Source::Race(me.race),
            Asked::Power => Source::Power(me.power),
            _ => Source::of(cx.ask(asked).asked_id()),
        };
        pay(source, coins);
    });
}

/// Scores the turn of a seat.
pub(crate) fn score<S: Sink>(table: &mut Table<S>, seat: Seat) {
    let mut tally = Tally::new();
    add_up(table.game, table.state(), seat, &mut tally);
    for &(source, coins) in &tally {
        table.gain(seat, u16::from(coins));
        table.tell(Event::Scored {
            seat,
            source,
            coins,
        });
    }
}
