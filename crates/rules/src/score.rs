//! Scoring: coins by source (B.8, P-33).

use crate::cx::{Asked, Cx};
use crate::effect::Table;
use crate::event::{Event, Sink, Source};
use crate::fees;
use crate::game::{Game, PerOnBoard, ScoreOnBoard, room};
use crate::ids::{PeopleId, RegionId, SLOTS, Seat};
use crate::joint::has;
use crate::reach;
use crate::region_set::RegionSet;
use crate::state::{FORCES, State};
use crate::tile::Kind;
use crate::turn::moments;
use arrayvec::ArrayVec;

/// The most sources of one scoring: the regions, the race and the power of each people of a seat, and what lies out.
const SOURCES: usize = 3 * SLOTS + FORCES;

/// The coins of one scoring, by source, in the order they are paid.
pub type Tally = ArrayVec<(Source, u8), SOURCES>;

/// What a seat would be paid if its turn were scored now.
pub fn tally(game: &Game, state: &State, seat: Seat) -> Tally {
    let mut tally = Tally::new();
    add_up(&game.now(state), state, seat, &mut tally);
    tally
}

fn add_up(game: &Game, state: &State, seat: Seat, tally: &mut Tally) {
    for slot in 0..SLOTS {
        let people = PeopleId::new(seat, slot);
        if state.people(people).exists() {
            score_people(&Cx::new(game, state, people), tally);
        }
    }
    for (_, score) in &game.moments.score {
        let (source, coins) = score(game, state, seat);
        if coins > 0 {
            room::add(tally, (source, coins));
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
    // Whoever must leave a region at redeployment does not hold it when coins are counted (U-04).
    let held = if cx.game.board().emptied().is_empty() {
        me.regions
    } else {
        me.regions - cx.must_leave()
    };
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
        (held & cx.game.board().scoring()).len()
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
                PerOnBoard::FirstTurn => {
                    // What lies out is new by itself, whoever has it (U-85).
                    let fresh = match asked {
                        Asked::Race | Asked::Power => me.is_fresh(),
                        _ => cx.ask(asked).is_new(),
                    };
                    u8::from(fresh && own_turn)
                }
                PerOnBoard::NonEmptyConquest if own_turn => cx.state.turn.nonempty,
                PerOnBoard::NonEmptyConquest => 0,
                PerOnBoard::NoAttack => u8::from(own_turn && cx.state.turn.attacked == 0),
                PerOnBoard::Abandoned if own_turn => cx.state.turn.abandoned.len(),
                PerOnBoard::Abandoned => 0,
                // In decline nothing is paid to those who hold nothing, even if they wait in hand (U-60).
                PerOnBoard::Turn => u8::from(cx.people.is_active() || !held.is_empty()),
                PerOnBoard::Beyond(so_many) => held.len().saturating_sub(so_many),
                PerOnBoard::UpTo(so_many) => u8::from((1..=so_many).contains(&held.len())),
                PerOnBoard::Every(so_many, at) => (held & at).len() / so_many,
                PerOnBoard::Island => islands(cx, held),
                PerOnBoard::Block => reach::blocks(cx, held),
                PerOnBoard::OneBlock => u8::from(reach::blocks(cx, held) == 1),
                PerOnBoard::Regions(at) => (held & at).len(),
                PerOnBoard::Marker => markers_in(cx, held),
                _ => paid_regions(&cx.ask(asked), rule, held).len(),
            };
            coins = rule.coins.saturating_mul(times).saturating_add(coins);
        }
        if let Some(score) = tile.hooks.score {
            coins = coins.saturating_add(score(&cx.ask(asked)));
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

/// The regions for each of which a rule pays; none where it pays for something else.
fn paid_regions(cx: &Cx, rule: &ScoreOnBoard, held: RegionSet) -> RegionSet {
    match rule.per {
        PerOnBoard::Regions(at) => held & at,
        PerOnBoard::Here => held & cx.here().map_or(RegionSet::EMPTY, RegionSet::one),
        PerOnBoard::LikeHere => {
            let here = cx.here();
            held & here.map_or(RegionSet::EMPTY, |here| cx.board().like(here))
        }
        PerOnBoard::Crowd(tokens) => {
            let regions = held.into_iter();
            regions
                .filter(|&region| cx.state.tokens(region) >= tokens)
                .collect()
        }
        PerOnBoard::Alone => alone(cx, held),
        PerOnBoard::Marker => held & markers(cx, Kind::is_marker),
        PerOnBoard::Place => held & markers(cx, |kind| kind == Kind::Place),
        _ => RegionSet::EMPTY,
    }
}

/// Regions with a marker of some kinds, turned up.
fn markers(cx: &Cx, which: fn(Kind) -> bool) -> RegionSet {
    let kinds = cx.state.forces().iter();
    let those = kinds.filter(|force| cx.game.kind_of(force.tile).is_some_and(which));
    those.filter_map(|force| force.whose.is_region()).collect()
}

/// How many markers lie in some regions: several can have moved to the same one (W-39).
fn markers_in(cx: &Cx, held: RegionSet) -> u8 {
    let forces = cx.state.forces().iter();
    let markers = forces.filter(|force| cx.game.kind_of(force.tile).is_some_and(Kind::is_marker));
    let regions = markers.filter_map(|force| force.whose.is_region());
    regions.filter(|&region| held.has(region)).count() as u8
}

/// The islands on which some regions lie; a board that is none counts as one (W-48).
fn islands(cx: &Cx, held: RegionSet) -> u8 {
    let islands = cx.board().islands();
    if islands.is_empty() {
        return u8::from(!held.is_empty());
    }
    islands
        .iter()
        .filter(|(_, island)| island.meets(held))
        .count() as u8
}

/// Regions with nobody else next to them: no other people, tribe or monster (U-23).
fn alone(cx: &Cx, held: RegionSet) -> RegionSet {
    let peoples = (0..).map(PeopleId).zip(&cx.state.people);
    let others = peoples
        .filter(|(id, _)| *id != cx.people)
        .fold(cx.state.tribes(), |all, (_, people)| all | people.regions);
    let regions = held.into_iter();
    regions
        .filter(|&region| !cx.board().borders(region).meets(others))
        .collect()
}

/// The coins from the bank that belong to one region: the coin of every region, and what rules and pieces pay for it
/// (U-70). What is paid for several regions together belongs to none.
pub(crate) fn coins_of(game: &Game, state: &State, region: RegionId) -> u8 {
    let people = state.holder(region);
    if people.is_none() {
        return 0;
    }
    let cx = Cx::new(game, state, people);
    let one = RegionSet::one(region);
    // Where tokens gathered in one region, they pay (D-08).
    let mut coins = if !people.is_active() && cx.has(has::GATHERS) {
        state.tokens(region)
    } else {
        (one & game.board().scoring()).len()
    };
    for (asked, tile) in cx.tiles() {
        for rule in tile.score.iter().filter(|rule| cx.works(asked, rule.when)) {
            coins += rule.coins * paid_regions(&cx.ask(asked), rule, one).len();
        }
        if people.is_active() && tile.pieces_pay {
            for piece in &tile.pieces {
                let kind = &game.pieces[piece.index()];
                coins += kind.piece.coins * kind.at(state, region);
            }
        }
    }
    coins
}

/// Coins from each opponent whose active race is next to some regions, clockwise (U-54, P-33).
pub(crate) fn tribute<S: Sink>(table: &mut Table<S>, people: PeopleId, from: RegionSet, coins: u8) {
    let near = table.game.board().neighbours(from);
    let mut payer = table.game.next_seat(people.seat());
    while payer != people.seat() {
        let other = PeopleId::active(payer);
        // What is immune is no neighbour (P-25).
        let cx = table.cx_of(people);
        let open = table.people(other).regions - reach::immune(&cx) - reach::closed_to(&cx);
        let open = open - fees::shielded(&cx, open);
        if table.game.is_active_race(other) && open.meets(near) {
            table.hand_over(payer, people.seat(), coins);
        }
        payer = table.game.next_seat(payer);
    }
}

/// Scores the turn of a seat.
#[inline]
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
    let people = PeopleId::active(seat);
    if table.game.brings.tribute && table.cx_of(people).has(has::SCORES) {
        all_tribute(table, people);
    }
    moments::each(
        table,
        |moments| &moments.after_score,
        |hands, me, after| after(hands, me, seat),
    );
}

/// What the neighbours of a people's regions pay (U-54).
#[cold]
fn all_tribute<S: Sink>(table: &mut Table<S>, people: PeopleId) {
    let coins = table.cx_of(people).sum(|tile| tile.tribute);
    if table.people(people).exists() && coins > 0 {
        let held = table.people(people).regions;
        tribute(table, people, held, coins);
    }
}
