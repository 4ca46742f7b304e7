//! Writes a position.

use super::{
    ASKS, ActingText, CHANCES, ComboText, NecromancerText, PHASES, PeopleText, PositionText,
    RegionText, SOUL, SeatText, TurnText,
};
use crate::cx::{Asked, Cx};
use crate::extras::EXTRAS;
use crate::game::{Game, Switches};
use crate::ids::{PeopleId, PowerId, RaceId, RegionId, SLOTS, Seat};
use crate::notation::setup_text::SetupText;
use crate::region_set::TileSet;
use crate::state::{Chance, NO_DIE, People, Stage, State};
use crate::tile::GameBox;

/// The position as JSON, one field to a line.
pub fn write_position(game: &Game, state: &State) -> String {
    // The fields are numbers, strings and lists of them: nothing that JSON cannot say.
    serde_json::to_string_pretty(&text(game, state)).expect("a position is JSON")
}

/// A hash of the position that stays the same as long as the position means the same.
pub(crate) fn hash(game: &Game, state: &State) -> u64 {
    use std::hash::Hasher;
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(&serde_json::to_vec(&text(game, state)).expect("a position is JSON"));
    hasher.finish()
}

fn text(game: &Game, state: &State) -> PositionText {
    let setup = SetupText::of(game.setup());
    let turn = state.turn();
    PositionText {
        board: setup.board,
        board_toml: setup.board_toml,
        boxes: (game.setup().boxes != [GameBox::Base]).then_some(setup.boxes),
        players: setup.players,
        first: (setup.first != 1).then_some(setup.first),
        switches: (setup.switches != Switches::default()).then_some(setup.switches),
        custom: setup.custom,
        round: turn.round,
        seat: turn.seat.0 + 1,
        phase: Some(stage_name(state).to_owned()),
        turn: turn_text(game, state),
        seats: game
            .seats()
            .map(|seat| seat_text(game, state, seat))
            .collect(),
        regions: game
            .board()
            .all()
            .into_iter()
            .filter_map(|region| region_text(game, state, region))
            .collect(),
        column: Some(
            state
                .column()
                .iter()
                .map(|combo| ComboText {
                    race: race(game, combo.race),
                    power: power(game, combo.power),
                    coins: combo.coins,
                    waiting: combo.waiting,
                })
                .collect(),
        ),
        races_left: (left_by_default(game, state) != state.races_left).then(|| {
            state
                .races_left
                .iter()
                .map(|id| race(game, RaceId(id)))
                .collect()
        }),
        powers_left: (powers_by_default(game, state) != state.powers_left)
            .then(|| powers(game, state.powers_left)),
        discard: powers(game, state.discard),
        returned: state.returned().iter().map(|&id| race(game, id)).collect(),
        necromancer: necromancer_text(game, state),
    }
}

fn necromancer_text(game: &Game, state: &State) -> Option<NecromancerText> {
    let has = &state.necromancer;
    let named = |bits: u8| {
        let powers = has.powers.iter().enumerate();
        powers
            .filter(|(i, _)| bits >> i & 1 == 1)
            .filter_map(|(_, &id)| power(game, id))
            .collect()
    };
    let memos = has.memos.iter().any(|&memo| memo != 0);
    let text = NecromancerText {
        well: has.well[..usize::from(has.souls)]
            .iter()
            .map(|&soul| {
                if soul.is_some() {
                    race(game, soul)
                } else {
                    SOUL.to_owned()
                }
            })
            .collect(),
        ghosts_in_well: has.ghosts_in_well,
        powers: has
            .powers
            .iter()
            .filter_map(|&id| power(game, id))
            .collect(),
        owned: named(has.owned),
        fresh: named(has.fresh),
        memos: if memos {
            has.memos.to_vec()
        } else {
            Vec::new()
        },
        victory: has.victory,
    };
    game.necromancer().map(|_| text)
}

/// The name of the phase a state is in, for people: a question that is asked, or the stage of the turn.
pub fn phase_name(state: &State) -> &'static str {
    ASKS.iter()
        .find(|(_, ask)| *ask == state.turn().ask)
        .map_or_else(|| stage_name(state), |(name, _)| name)
}

/// The name of the stage of the turn, as positions write it.
fn stage_name(state: &State) -> &'static str {
    let turn = state.turn();
    if turn.stage == Stage::Choice && !turn.acting.is_active() {
        return "ghoul-step";
    }
    PHASES
        .iter()
        .find(|(_, stage)| *stage == turn.stage)
        .map_or("choice", |(name, _)| name)
}

fn turn_text(game: &Game, state: &State) -> TurnText {
    let turn = state.turn();
    let chance = CHANCES.iter().find(|(_, chance)| *chance == turn.chance);
    let ordinary = turn.acting == PeopleId::active(turn.seat);
    TurnText {
        acting: (!ordinary).then(|| ActingText {
            seat: turn.acting.seat().0 + 1,
            people: people_name(game, state, turn.acting),
        }),
        chance: chance.map(|(name, _)| (*name).to_owned()),
        banner: (turn.chance == Chance::Power)
            .then(|| race(game, state.column[usize::from(state.shown)].race)),
        target: turn.target.is_some().then_some(turn.target.0),
        die: (turn.die != NO_DIE).then_some(turn.die),
        piece: game.piece(turn.piece).map(|piece| piece.id.to_owned()),
        placed: turn.placed,
        attacked: game
            .seats()
            .filter(|&seat| state.attacked(seat))
            .map(|seat| seat.0 + 1)
            .collect(),
        nonempty: turn.nonempty,
        owed: turn.owed,
        attempted: turn.attempted(),
        touched: turn.touched(),
        abandoned: turn.left.into_iter().map(|region| region.0).collect(),
        ask: ASKS
            .iter()
            .find(|(_, ask)| *ask == turn.ask)
            .map(|(name, _)| (*name).to_owned()),
        asked: turn.asked.is_some().then(|| ActingText {
            seat: turn.asked.seat().0 + 1,
            people: people_name(game, state, turn.asked),
        }),
        armed: armed_text(game, state),
    }
}

/// The tile that prepared the next conquest.
fn armed_text(game: &Game, state: &State) -> Option<String> {
    let cx = Cx::acting(game, state);
    let (asked, _) = cx.tile(state.turn().armed)?;
    match asked {
        Asked::Race => Some(race(game, cx.me().race)),
        Asked::Power => power(game, cx.me().power),
        Asked::Owned(place) => power(game, state.necromancer.powers[usize::from(place)]),
    }
}

fn seat_text(game: &Game, state: &State, seat: Seat) -> SeatText {
    let people = |slot: usize| people_text(game, state, PeopleId::new(seat, slot));
    SeatText {
        captives: state.captives(seat).map(|id| race(game, id)).collect(),
        coins: state.coins(seat),
        active: people(0),
        declined: (1..SLOTS).filter_map(people).collect(),
    }
}

fn people_text(game: &Game, state: &State, id: PeopleId) -> Option<PeopleText> {
    let people: &People = state.people(id);
    let extras = |count: &dyn Fn(usize) -> u8| {
        (0..EXTRAS)
            .filter_map(|kind| Some((game.piece(game.extras[kind])?.id.to_owned(), count(kind))))
            .filter(|(_, count)| *count > 0)
            .collect()
    };
    people.exists().then(|| PeopleText {
        pieces: extras(&|kind| game.extras_in_hand(state, id, kind)),
        pieces_aside: extras(&|kind| people.extras_aside(kind)),
        race: race(game, people.race),
        power: power(game, people.power),
        hand: people.hand,
        aside: people.aside,
        conquests: (people.conquests != people.regions.len()).then_some(people.conquests),
        fresh: people.is_fresh(),
        displaced: people.has_displaced_pieces(),
        race_memo: people.race_memo,
        power_memo: people.power_memo,
    })
}

/// `active`, `declined` when there is only one, else the race.
fn people_name(game: &Game, state: &State, people: PeopleId) -> String {
    let declined = state
        .peoples(people.seat())
        .filter(|(id, _)| !id.is_active())
        .count();
    match (people.is_active(), declined) {
        (true, _) => "active".into(),
        (false, 1) => "declined".into(),
        _ => race(game, state.people(people).race),
    }
}

fn region_text(game: &Game, state: &State, region: RegionId) -> Option<RegionText> {
    let holder = state.holder(region);
    let pieces = game
        .pieces()
        .map(|(id, piece)| (piece.id.to_owned(), game.pieces_at(state, id, region)));
    let text = RegionText {
        region: region.0,
        seat: holder.is_some().then(|| holder.seat().0 + 1),
        people: (holder.is_some() && !holder.is_active()).then(|| people_name(game, state, holder)),
        tokens: state.tokens(region),
        pieces: pieces.filter(|(_, count)| *count > 0).collect(),
        lost_tribe: state.tribes().has(region),
    };
    (text.seat.is_some() || text.lost_tribe || !text.pieces.is_empty()).then_some(text)
}

/// The banners that nobody has seen, if the position does not name them.
pub(super) fn left_by_default(game: &Game, state: &State) -> TileSet {
    let mut left = TileSet::default();
    for (id, _) in game.races_in_play() {
        left.add(id.0);
    }
    let peoples = state.people.iter().map(|people| people.race);
    // A banner laid without its badge stands behind the combos shown.
    let column = state.column.iter().map(|combo| combo.race);
    for used in peoples
        .chain(column)
        .chain(state.returned().iter().copied())
        .filter(|race| race.is_some())
    {
        left.take(used.0);
    }
    left
}

/// The badges in the stack, if the position does not name them.
pub(super) fn powers_by_default(game: &Game, state: &State) -> TileSet {
    let mut left = TileSet::default();
    for (id, _) in game.powers_in_play() {
        left.add(id.0);
    }
    let shop = state.necromancer.powers.iter().copied();
    let peoples = state.people.iter().map(|people| people.power).chain(shop);
    let column = state.column.iter().map(|combo| combo.power);
    let discard = state.discard.iter().map(PowerId);
    for used in peoples
        .chain(column)
        .chain(discard)
        .filter(|power| power.is_some())
    {
        left.take(used.0);
    }
    left
}

fn race(game: &Game, id: RaceId) -> String {
    game.race_tile(id)
        .map_or(String::new(), |tile| tile.id.to_owned())
}

fn power(game: &Game, id: PowerId) -> Option<String> {
    game.power_tile(id).map(|tile| tile.id.to_owned())
}

fn powers(game: &Game, set: TileSet) -> Vec<String> {
    set.iter()
        .filter_map(|id| power(game, PowerId(id)))
        .collect()
}
