//! The table as one device may see it, made from the rules' own views.

use elbowroom_rules::event::{Event, Source};
use elbowroom_rules::finish::standings;
use elbowroom_rules::ids::{PeopleId, PowerId, RaceId};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{action_text, phase_name};
use elbowroom_rules::{Action, Game, Language, Pending, RegionId, Seat, State, View, market};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct TableView {
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Whose turn it is, from 1.
    pub turn: u8,
    /// The phase of the turn: `pick-combo`, `choice`, `conquest`, …
    pub phase: String,
    /// What the game waits for.
    pub wait: WaitView,
    /// The seats in play order.
    pub seats: Vec<SeatView>,
    /// The regions in the order of their numbers.
    pub regions: Vec<RegionView>,
    /// The combos from the top.
    pub column: Vec<ComboView>,
    /// Legal actions, when a seat of this device must decide.
    pub actions: Vec<ActionView>,
    /// Tokens to attack with, when a seat of this device must decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub force: Option<u8>,
    /// Regions that would have to be given up at redeployment.
    pub shortfall: u8,
    /// Tokens in hand to be placed, or pieces of the kind being placed.
    pub in_hand: u8,
    /// The kind of piece being placed, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub piece: Option<String>,
    /// Whether the last action of this device can be taken back.
    pub undo: bool,
    /// What a scoring now would pay the seat whose turn it is.
    pub score: Vec<ScoreLine>,
    /// The ranking, once the game is over.
    pub ranks: Vec<RankView>,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "for", rename_all = "kebab-case")]
#[ts(export)]
pub enum WaitView {
    /// A seat, from 1.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// A die or a tile.
    Fate,
    /// Nothing: the game is over.
    Over,
}

/// A seat's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct SeatView {
    /// The seat, from 1.
    pub seat: u8,
    /// Its coins, if this device may know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coins: Option<u16>,
    /// Its active race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub active: Option<PeopleView>,
    /// Its declined races.
    pub declined: Vec<PeopleView>,
}

/// A race with its power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PeopleView {
    /// The race.
    pub race: String,
    /// The power, if it still has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<String>,
    /// Tokens in hand.
    pub hand: u8,
    /// Tokens beside the map.
    pub aside: u8,
    /// Regions held.
    pub regions: u8,
    /// Tokens on the map.
    pub tokens: u8,
}

/// A region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RegionView {
    /// Its number.
    pub region: u8,
    /// Who holds it, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The race that holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub race: Option<String>,
    /// Whether that race is in decline.
    pub declined: bool,
    /// Race tokens.
    pub tokens: u8,
    /// Whether a lost tribe lives there.
    pub tribe: bool,
    /// Pieces.
    pub pieces: Vec<PieceView>,
}

/// Pieces of one kind in a region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct PieceView {
    /// The kind.
    pub piece: String,
    /// How many.
    pub count: u8,
}

/// A combo of the column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ComboView {
    /// The race.
    pub race: String,
    /// The power.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub power: Option<String>,
    /// What it costs.
    pub price: u8,
    /// Coins lying on it.
    pub coins: u8,
    /// Tokens it would bring.
    pub tokens: u8,
}

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ActionView {
    /// The action in words, as it is sent back.
    pub action: String,
    /// Its first word: what kind of action it is.
    pub verb: String,
    /// The region it names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub region: Option<u8>,
    /// The seat it names, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// How many tokens or pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub count: Option<u8>,
    /// What it costs in tokens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u8>,
    /// How likely the final die succeeds, in sixths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sixths: Option<u8>,
}

/// Coins from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct ScoreLine {
    /// `regions`, `declined`, a race or a power.
    pub source: String,
    /// In words.
    pub text: String,
    /// How many.
    pub coins: u8,
}

/// How a seat ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct RankView {
    /// The seat, from 1.
    pub seat: u8,
    /// The rank, from 1.
    pub rank: u8,
    /// Its coins.
    pub coins: u16,
    /// Its tokens on the map.
    pub tokens: u16,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct EventView {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// What kind of event: `conquered`, `lost`, `rolled`, `scored`, …
    pub kind: String,
    /// In words.
    pub text: String,
    /// The seat it concerns, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The region it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub region: Option<u8>,
    /// Its number: tokens, coins, the face of a die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub amount: Option<u8>,
    /// The source of scored coins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
}

fn race_id(game: &Game, race: RaceId) -> String {
    game.race_tile(race)
        .map_or_else(String::new, |tile| tile.id.to_owned())
}

fn power_id(game: &Game, power: PowerId) -> Option<String> {
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
    let turn = state.turn();
    let speaker = Speaker::new(game, language);
    let wait = match game.pending(state) {
        Pending::Decision(seat) => WaitView::Seat { seat: seat.0 + 1 },
        Pending::Chance(_) => WaitView::Fate,
        Pending::Over => WaitView::Over,
    };
    let acting = state.people(turn.acting);
    let piece = game
        .piece(turn.piece)
        .filter(|_| acting.hand == 0)
        .map(|piece| piece.id.to_owned());
    TableView {
        round: turn.round,
        rounds: game.board().rounds(),
        turn: turn.seat.0 + 1,
        phase: phase_name(state).to_owned(),
        wait,
        seats: game
            .seats()
            .map(|seat| {
                seat_view(
                    game,
                    state,
                    seat,
                    coins.get(seat.index()).copied().flatten(),
                )
            })
            .collect(),
        regions: game
            .board()
            .all()
            .into_iter()
            .map(|region| region_view(game, state, region))
            .collect(),
        column: column_view(game, state),
        actions: deciding
            .map(|state| action_views(game, state))
            .unwrap_or_default(),
        force: deciding.map(|state| game.force(state)),
        shortfall: deciding.map_or(0, |state| game.shortfall(state)),
        in_hand: deciding.map_or(0, |state| placing(game, state)),
        piece,
        undo,
        score: game
            .score(state, turn.seat)
            .iter()
            .map(|(source, coins)| ScoreLine {
                source: source_id(game, *source),
                text: speaker.source(*source),
                coins: *coins,
            })
            .collect(),
        ranks: Vec::new(),
    }
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

/// Tokens in hand to be placed, or the most pieces an action would place.
fn placing(game: &Game, state: &State) -> u8 {
    let hand = state.people(state.turn().acting).hand;
    let pieces = game
        .legal(state)
        .iter()
        .map(|action| {
            if let Action::Put(_, _, count) = action {
                *count
            } else {
                0
            }
        })
        .max();
    if hand > 0 { hand } else { pieces.unwrap_or(0) }
}

fn seat_view(game: &Game, state: &State, seat: Seat, coins: Option<u16>) -> SeatView {
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
    }
}

fn region_view(game: &Game, state: &State, region: RegionId) -> RegionView {
    let holder = state.holder(region);
    let held = holder.is_some();
    let pieces = game.pieces().map(|(id, piece)| PieceView {
        piece: piece.id.to_owned(),
        count: game.pieces_at(state, id, region),
    });
    RegionView {
        region: region.0,
        seat: held.then(|| holder.seat().0 + 1),
        race: held.then(|| race_id(game, state.people(holder).race)),
        declined: held && !holder.is_active(),
        tokens: state.tokens(region),
        tribe: state.tribes().has(region),
        pieces: pieces.filter(|piece| piece.count > 0).collect(),
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
        })
        .collect()
}

fn action_views(game: &Game, state: &State) -> Vec<ActionView> {
    let view = |action: &Action| {
        let text = action_text(game, *action);
        let verb = text.split(' ').next().unwrap_or_default().to_owned();
        let seat_deed = |target: u8| {
            matches!(action, Action::Do(id, _) if game.verb_names_seat(*id)).then_some(target + 1)
        };
        let (region, seat, count) = match *action {
            Action::Abandon(region)
            | Action::Conquer(region)
            | Action::Roll(region)
            | Action::Vacate(region) => (Some(region.0), None, None),
            Action::Place(region, count) | Action::Put(_, region, count) => {
                (Some(region.0), None, Some(count))
            }
            Action::Do(_, target) => match seat_deed(target) {
                Some(seat) => (None, Some(seat), None),
                None => (Some(target), None, None),
            },
            Action::Pick(_) | Action::Decline | Action::End | Action::Ready | Action::RollFirst => {
                (None, None, None)
            }
        };
        let price = match *action {
            Action::Conquer(region) | Action::Roll(region) => game.price(state, region).ok(),
            _ => None,
        };
        let short = price.unwrap_or(0).saturating_sub(game.force(state));
        let sixths =
            matches!(action, Action::Roll(_)).then(|| [6, 3, 2, 1][usize::from(short.min(3))]);
        ActionView {
            action: text,
            verb,
            region,
            seat,
            count,
            price,
            sixths,
        }
    };
    game.legal(state).iter().map(view).collect()
}

fn source_id(game: &Game, source: Source) -> String {
    match source {
        Source::Regions(_) => "regions".into(),
        Source::Declined(_) => "declined".into(),
        Source::Race(race) => race_id(game, race),
        Source::Power(power) => power_id(game, power).unwrap_or_default(),
    }
}

/// An event in words and in parts.
pub fn event_view(game: &Game, number: u64, event: Event, language: Language) -> EventView {
    let text = Speaker::new(game, language).event(event);
    let source = if let Event::Scored { source, .. } = event {
        Some(source_id(game, source))
    } else {
        None
    };
    let (kind, seat, region, amount) = match event {
        Event::Turn { round, seat } => ("turn", Some(seat), None, Some(round)),
        Event::Shown { place, .. } => ("shown", None, None, Some(place + 1)),
        Event::Picked { seat, tokens, .. } => ("picked", Some(seat), None, Some(tokens)),
        Event::Readied { seat, hand, .. } => ("readied", Some(seat), None, Some(hand)),
        Event::Abandoned { seat, region, .. } => ("abandoned", Some(seat), Some(region), None),
        Event::Rolled { seat, face } => ("rolled", Some(seat), None, Some(face)),
        Event::Failed { seat, region, .. } => ("failed", Some(seat), Some(region), None),
        Event::Conquered {
            seat,
            region,
            tokens,
            ..
        } => ("conquered", Some(seat), Some(region), Some(tokens)),
        Event::Converted { seat, region, .. } => ("converted", Some(seat), Some(region), None),
        Event::TribeGone { region } => ("tribe-gone", None, Some(region), None),
        Event::Lost {
            seat, region, dead, ..
        } => ("lost", Some(seat), Some(region), Some(dead)),
        Event::PieceSet { region, count, .. } => ("piece-set", None, Some(region), Some(count)),
        Event::PieceGone { region, count, .. } => ("piece-gone", None, Some(region), Some(count)),
        Event::Recruited { seat, tokens, .. } => ("recruited", Some(seat), None, Some(tokens)),
        Event::SetAside { seat, tokens, .. } => ("set-aside", Some(seat), None, Some(tokens)),
        Event::Vacated { seat, region, .. } => ("vacated", Some(seat), Some(region), None),
        Event::Placed {
            seat,
            region,
            tokens,
            ..
        } => ("placed", Some(seat), Some(region), Some(tokens)),
        Event::Allied { seat, ally } => ("allied", Some(seat), None, Some(ally.0 + 1)),
        Event::Scored { seat, coins, .. } => ("scored", Some(seat), None, Some(coins)),
        Event::Declined { seat, .. } => ("declined", Some(seat), None, None),
        Event::Vanished { seat, .. } => ("vanished", Some(seat), None, None),
        Event::Over => ("over", None, None, None),
    };
    EventView {
        number,
        kind: kind.to_owned(),
        text,
        seat: seat.map(|seat| seat.0 + 1),
        region: region.map(|region| region.0),
        amount,
        source,
    }
}
