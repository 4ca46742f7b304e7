//! Writes a position.

use super::{
    ActingText, CHANCES, ComboText, DECLINED_STEP, DueText, PHASES, PeopleText, PositionText,
    RegionText, SeatText, TurnText,
};
use crate::api::{Odds, Pending};
use crate::cx::Cx;
use crate::deeds::who_goes;
use crate::game::{Game, Switches};
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, SLOTS, Seat, TileId};
use crate::notation::setup_text::SetupText;
use crate::region_set::TileSet;
use crate::state::{Chance, NO_DIE, People, Stage, State, Turn};
use crate::tile::GameBox;
use serde_json::Value;
use std::collections::BTreeMap;

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
    let game = &*game.now(state);
    let setup = SetupText::of(game);
    let turn = state.turn();
    PositionText {
        board: setup.board,
        board_toml: setup.board_toml,
        boxes: (game.setup().boxes != [GameBox::Base]).then_some(setup.boxes),
        players: setup.players,
        first: (setup.first != 1).then_some(setup.first),
        switches: (setup.switches != Switches::default()).then_some(setup.switches),
        monsters: setup.monsters,
        custom: setup.custom,
        values: setup.values,
        round: turn.round,
        seat: turn.seat.0 + 1,
        phase: Some(stage_name(game, state).to_owned()),
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
        more: said(game, state, None),
    }
}

/// What the tiles that lie over the table say of it, or of a seat.
fn said(game: &Game, state: &State, of: Option<Seat>) -> BTreeMap<String, Value> {
    let notations = game
        .notations()
        .filter(|says| says.of_seats == of.is_some());
    let seat = of.unwrap_or(Seat::NONE);
    notations
        .filter_map(|says| Some((says.field.to_owned(), (says.write)(game, state, seat)?)))
        .collect()
}

/// The name of the phase a state is in, for people: a question that is asked, or the stage of the turn.
pub fn phase_name(game: &Game, state: &State) -> &'static str {
    let asked = game
        .question(state)
        .filter(|_| state.turn().chance == Chance::None);
    asked.map_or_else(|| stage_name(game, state), |question| question.id)
}

/// The name of the stage of the turn, as positions write it.
fn stage_name(game: &Game, state: &State) -> &'static str {
    let turn = state.turn();
    if turn.stage == Stage::Choice && !turn.acting.is_active() {
        return DECLINED_STEP;
    }
    if turn.stage == Stage::Start {
        return game
            .start_question(turn.acting, state)
            .map_or("start", |question| question.id);
    }
    PHASES
        .iter()
        .find(|(_, stage)| *stage == turn.stage)
        .map_or("choice", |(name, _)| name)
}

fn turn_text(game: &Game, state: &State) -> TurnText {
    let turn = state.turn();
    let chance = CHANCES.iter().find(|(_, chance)| *chance == turn.chance);
    let fate = turn.chance == Chance::Due;
    let question = game.question(state).map(|question| question.id.to_owned());
    // Whoever draws a tile is named by the tile.
    let draws = matches!(game.pending(state), Pending::Chance(Odds::Power(_)))
        && game
            .homes()
            .iter()
            .any(|home| Some(PeopleId::active(home.seat)) == state.due().map(|due| due.who));
    let asked = state.due().filter(|_| !(fate && draws));
    let acting = |people: PeopleId| ActingText {
        seat: people.seat().0 + 1,
        people: people_name(game, state, people),
    };
    let ordinary = turn.acting == PeopleId::active(turn.seat);
    TurnText {
        acting: (!ordinary).then(|| acting(turn.acting)),
        chance: chance
            .map(|(name, _)| (*name).to_owned())
            .or_else(|| question.clone().filter(|_| fate)),
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
        wiped_out: turn.wiped_out(),
        disturbed: turn.marks & Turn::DISTURBED != 0,
        abandoned: turn.abandoned.into_iter().map(|region| region.0).collect(),
        ask: question.filter(|_| !fate),
        asked: asked.map(|due| acting(due.who)),
        at: state
            .due()
            .filter(|due| due.at.is_some())
            .map(|due| due.at.0),
        then: state.due[..usize::from(state.dues)]
            .iter()
            .skip(1)
            .filter_map(|due| {
                let question = game.deed(due.deed)?.verb.question?;
                Some(DueText {
                    ask: question.id.to_owned(),
                    asked: acting(due.who),
                    at: due.at.is_some().then_some(due.at.0),
                })
            })
            .collect(),
        armed: armed_text(game, state),
        with: who_goes::said(game, state)
            .filter_map(|(piece, count)| Some((game.piece(piece)?.id.to_owned(), count)))
            .collect(),
    }
}

/// The tile that prepared the next conquest.
fn armed_text(game: &Game, state: &State) -> Option<String> {
    let cx = Cx::acting(game, state);
    let armed = cx
        .armed()
        .filter_map(|(asked, _)| game.tile(cx.ask(asked).asked_id()));
    let names: Vec<&str> = armed.map(|tile| tile.id).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn seat_text(game: &Game, state: &State, seat: Seat) -> SeatText {
    let people = |slot: usize| people_text(game, state, PeopleId::new(seat, slot));
    SeatText {
        more: said(game, state, Some(seat)),
        coins: state.coins(seat),
        loss_saved: game.brings.saves_first_loss
            && state.cell(game.saved_cells + seat.index()) != 0,
        grudge: if game.brings.grudge {
            let grudges = state.cell(game.grudge_cells + seat.index());
            let seats = game.seats().filter(|other| grudges >> other.0 & 1 == 1);
            seats.map(|other| other.0 + 1).collect()
        } else {
            Vec::new()
        },
        active: people(0),
        declined: (1..SLOTS).filter_map(people).collect(),
    }
}

fn people_text(game: &Game, state: &State, id: PeopleId) -> Option<PeopleText> {
    let people: &People = state.people(id);
    let extras = |count: &dyn Fn(usize) -> u8| {
        game.kinds_of_extras()
            .filter_map(|kind| {
                let piece = game.piece(game.extras[kind].piece)?;
                Some((piece.id.to_owned(), count(kind)))
            })
            .filter(|(_, count)| *count > 0)
            .collect()
    };
    people.exists().then(|| PeopleText {
        pieces: extras(&|kind| game.extras_in_hand(state, id, kind)),
        pieces_aside: extras(&|kind| game.extras_aside(state, id, kind)),
        race: race(game, people.race),
        power: power(game, people.power),
        hand: people.hand,
        aside: people.aside,
        conquests: (people.conquests != people.regions.len()).then_some(people.conquests),
        fresh: people.is_fresh(),
        displaced: people.has_displaced_pieces(),
        race_memo: people.race_memo,
        power_memo: people.power_memo,
        lent: lent(game, state, id, 0),
        lent_used: lent(game, state, id, usize::from(game.setup().seats)),
    })
}

/// Tokens that only attack, got for regions; or how many of them were used.
fn lent(game: &Game, state: &State, id: PeopleId, beyond: usize) -> u8 {
    if game.brings.lent_for && id.is_active() {
        state.cell(game.lent_cells + beyond + id.seat().index())
    } else {
        0
    }
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
    // What stays with the ground is told with the marker that brought it.
    let with_marker = |id: PieceId| {
        let mut markers = game.markers.iter().map(|at| TileId::other(usize::from(at)));
        markers.any(|tile| game.tile_on_board(tile).pieces.contains(&id))
    };
    let pieces = game
        .pieces()
        .filter(|(id, piece)| !piece.rooted || !with_marker(*id))
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
    without_kept(game, state, left, |id| TileId::race(RaceId(id)))
}

/// Those of a stack that no tile over the table has.
fn without_kept(
    game: &Game,
    state: &State,
    mut left: TileSet,
    tile: impl Fn(u8) -> TileId,
) -> TileSet {
    for id in left.iter() {
        if game.keeps(state, tile(id)) > 0 {
            left.take(id);
        }
    }
    left
}

/// The badges in the stack, if the position does not name them.
pub(super) fn powers_by_default(game: &Game, state: &State) -> TileSet {
    let mut left = TileSet::default();
    for (id, _) in game.powers_in_play() {
        left.add(id.0);
    }
    let out = state
        .forces()
        .iter()
        .filter_map(|force| force.tile.as_power());
    let peoples = state.people.iter().map(|people| people.power).chain(out);
    let column = state.column.iter().map(|combo| combo.power);
    let discard = state.discard.iter().map(PowerId);
    for used in peoples
        .chain(column)
        .chain(discard)
        .filter(|power| power.is_some())
    {
        left.take(used.0);
    }
    without_kept(game, state, left, |id| TileId::power(PowerId(id)))
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
