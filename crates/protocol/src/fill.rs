//! Views made from the rules' own views.

use crate::offer::{ActionView, GoodView, SaleView, ShapeView};
use crate::told::score_line;
use crate::view::{
    BelongingView, ComboView, MarkView, PeopleView, PieceView, RankView, RegionView, RoleView,
    SeatView, TableView, WaitView,
};
use elbowroom_rules::finish::standings;
use elbowroom_rules::ids::{PeopleId, PowerId, RaceId, VerbId};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{action_text, phase_name};
use elbowroom_rules::tile::{Deed, Piece, Placed};
use elbowroom_rules::{Action, Game, Language, Pending, RegionId, Seat, State, View, market};

pub(crate) fn race_id(game: &Game, race: RaceId) -> String {
    game.race_tile(race)
        .map_or_else(String::new, |tile| tile.id.to_owned())
}

pub(crate) fn power_id(game: &Game, power: PowerId) -> Option<String> {
    game.power_tile(power).map(|tile| tile.id.to_owned())
}

/// The table for a device. `view` holds what its seats may see (coins of others hidden); `deciding` is the
/// full state, given only when a seat of the device must decide, so that its actions can be listed.
pub fn table_view(
    game: &Game,
    view: &View,
    coins: &[Option<u16>],
    deciding: Option<&State>,
    undo: bool,
    language: Language,
) -> TableView {
    let state = view.table();
    let game = &*game.now(state);
    let turn = state.turn();
    let wait = match game.pending(state) {
        Pending::Decision(seat) => WaitView::Seat { seat: seat.0 + 1 },
        Pending::Chance(_) => WaitView::Fate,
        Pending::Over => WaitView::Over,
    };
    let acting = state.people(turn.acting);
    let piece = game
        .piece(turn.piece)
        .filter(|_| acting.hand == 0)
        .map(|piece| piece_view(&piece, game.pieces_to_place(state), language));
    let speaker = Speaker::new(game, language);
    TableView {
        round: turn.round,
        rounds: game.board().rounds(),
        turn: turn.seat.0 + 1,
        phase: phase_name(game, state).to_owned(),
        question: game
            .question(state)
            .map(|question| question.words.text(language).to_owned()),
        task: deciding.and_then(|state| speaker.task(state)),
        wait,
        seats: game
            .seats()
            .map(|seat| {
                seat_view(
                    game,
                    state,
                    seat,
                    coins.get(seat.index()).copied().flatten(),
                    language,
                )
            })
            .collect(),
        regions: game
            .board()
            .all()
            .into_iter()
            .map(|region| region_view(game, state, region, language))
            .collect(),
        column: column_view(game, state),
        actions: deciding
            .map(|state| action_views(game, state, language))
            .unwrap_or_default(),
        force: deciding.map(|state| game.force(state)),
        shortfall: deciding.map_or(0, |state| game.shortfall(state)),
        in_hand: deciding.map_or(0, |state| placing(game, state)),
        piece,
        undo,
        score: game
            .score(state, turn.seat)
            .iter()
            .map(|&(source, coins)| score_line(game, source, coins, language))
            .collect(),
        ranks: Vec::new(),
        ending: speaker.ending(state),
        sale: sale_view(game, state, language),
    }
}

fn sale_view(game: &Game, state: &State, language: Language) -> Option<SaleView> {
    let sale = game.sale(state, language)?;
    let goods = sale.goods.into_iter().map(|good| GoodView {
        icon: good.icon.to_owned(),
        name: good.name,
        help: good.help,
        owned: good.owned,
        price: good.price,
        action: action_text(game, good.action),
    });
    Some(SaleView {
        seat: sale.seat.0 + 1,
        title: sale.title,
        help: sale.help,
        goods: goods.collect(),
    })
}

/// The ranking of a game that is over.
pub fn rank_views(game: &Game, state: &State) -> Vec<RankView> {
    standings(game, state)
        .into_iter()
        .map(|rank| RankView {
            seat: rank.seat.0 + 1,
            rank: rank.rank,
            coins: rank.coins,
            tokens: rank.tokens,
        })
        .collect()
}

/// Tokens in hand to be placed, or pieces that can be.
fn placing(game: &Game, state: &State) -> u8 {
    let hand = state.people(state.turn().acting).hand;
    if hand > 0 {
        hand
    } else {
        game.pieces_to_place(state)
    }
}

fn seat_view(
    game: &Game,
    state: &State,
    seat: Seat,
    coins: Option<u16>,
    language: Language,
) -> SeatView {
    let people = |id: PeopleId| {
        let people = state.people(id);
        people.exists().then(|| PeopleView {
            race: race_id(game, people.race),
            power: power_id(game, people.power),
            hand: people.hand,
            aside: people.aside,
            regions: people.regions.len(),
            tokens: people
                .regions
                .into_iter()
                .map(|region| state.tokens(region))
                .sum(),
            waiting: game.waiting(state, id, language),
        })
    };
    let declined = state
        .peoples(seat)
        .filter(|(id, _)| !id.is_active())
        .filter_map(|(id, _)| people(id))
        .collect();
    SeatView {
        seat: seat.0 + 1,
        coins,
        active: people(PeopleId::active(seat)),
        declined,
        role: game.role(seat).map(|role| RoleView {
            name: role.name.text(language).to_owned(),
            icon: role.icon.to_owned(),
        }),
        belongings: game
            .belongings(state, seat, language)
            .into_iter()
            .map(|one| BelongingView {
                icon: one.icon.to_owned(),
                text: one.text,
                help: one.help,
                number: one.number,
                tile: one.tile.map(str::to_owned),
            })
            .collect(),
    }
}

fn piece_view(piece: &Piece, count: u8, language: Language) -> PieceView {
    PieceView {
        piece: piece.id.to_owned(),
        count,
        name: piece.name.text(language).to_owned(),
        icon: piece.icon.to_owned(),
        leads: piece.placed == Placed::AsToken && piece.per_region == 1,
    }
}

fn region_view(game: &Game, state: &State, region: RegionId, language: Language) -> RegionView {
    let holder = state.holder(region);
    let held = holder.is_some();
    let pieces = game.pieces().filter_map(|(id, piece)| {
        let count = game.pieces_at(state, id, region);
        (count > 0).then(|| piece_view(&piece, count, language))
    });
    let marks = game.marks(state, region, language).into_iter();
    let marks = marks.map(|mark| MarkView {
        icon: mark.icon.to_owned(),
        text: mark.text,
        help: mark.help,
        tile: mark.tile.map(str::to_owned),
        seat: mark.seat.is_some().then(|| mark.seat.0 + 1),
        token: mark.token.to_owned(),
        number: mark.number,
        between: mark.between,
    });
    RegionView {
        region: region.0,
        seat: held.then(|| holder.seat().0 + 1),
        race: held.then(|| race_id(game, state.people(holder).race)),
        declined: held && !holder.is_active(),
        tokens: state.tokens(region),
        tribe: state.tribes().has(region),
        monsters: (state.tribes() & game.setup().monsters()).has(region),
        murloc: (state.tribes() & game.board().murlocs()).has(region),
        pieces: pieces.collect(),
        marks: marks.collect(),
    }
}

fn column_view(game: &Game, state: &State) -> Vec<ComboView> {
    let numbered = state.column().iter().enumerate();
    numbered
        .map(|(i, combo)| ComboView {
            race: race_id(game, combo.race),
            power: power_id(game, combo.power),
            price: market::price(game, state, i as u8),
            coins: combo.coins,
            tokens: market::tokens(game, state, combo),
            waiting: combo.waiting,
            pays: market::pays(game, combo)
                .map(|(region, coins)| (region.0, coins))
                .collect(),
        })
        .collect()
}

/// Whether a deed is done with a seat.
fn names_seat(game: &Game, verb: VerbId) -> bool {
    let verb = game.verb(verb);
    verb.is_some_and(|verb| matches!(verb.deed, Deed::Seat { .. }))
}

/// The hex that an action chooses, moves or lays.
fn shape_views(game: &Game, state: &State, action: Action) -> Vec<ShapeView> {
    let shapes = game.preview(state, action).into_iter();
    let shapes = shapes.map(|shape| ShapeView {
        outline: shape
            .outline
            .iter()
            .map(|point| point.map(|at| at.round() as i16))
            .collect(),
        terrain: shape.terrain.id().to_owned(),
        symbol: shape.symbol.map(|symbol| symbol.id().to_owned()),
    });
    shapes.collect()
}

/// The board as it lies, as a file to draw it from.
pub fn map_of(game: &Game, state: &State) -> String {
    let drawn = game.map_text(state);
    drawn.unwrap_or_else(|| game.board().source().to_owned())
}

fn action_views(game: &Game, state: &State, language: Language) -> Vec<ActionView> {
    let speaker = Speaker::new(game, language);
    let view = |action: &Action| {
        let text = action_text(game, *action);
        let verb = text.split(' ').next().unwrap_or_default().to_owned();
        let seat_deed = |target: u8| {
            matches!(action, Action::Do(id, ..) if names_seat(game, *id)).then(|| target + 1)
        };
        let region = game.region_of(*action).map(|region| region.0);
        let seat = match *action {
            Action::Do(_, target, _) => seat_deed(target),
            _ => None,
        };
        let count = match *action {
            Action::Do(_, _, count) if count > 0 => Some(count),
            Action::Place(_, count)
            | Action::Put(_, _, count)
            | Action::TakeUp(_, count)
            | Action::ConquerWith(_, count) => Some(count),
            _ => None,
        };
        let facts = game.facts(state, *action);
        ActionView {
            action: text,
            verb,
            label: speaker.action(state, *action),
            group: facts.group.into(),
            asks: facts.asks_first,
            weighed: facts.weighed,
            icon: facts.icon.map(str::to_owned),
            note: speaker.note(state, *action),
            region,
            seat,
            count,
            price: facts.price,
            coins: facts.coins,
            sixths: facts.sixths,
            helped_sixths: facts.helped_sixths,
            preview: shape_views(game, state, *action),
        }
    };
    game.legal(state).iter().map(view).collect()
}
