//! What a client must know of an action to offer it well, so that it need not know the tile behind it.

use crate::action::Action;
use crate::api::Odds;
use crate::belongings;
use crate::board::Symbol;
use crate::cx::Cx;
use crate::extras::LEADER_PIECE;
use crate::game::Game;
use crate::ids::PieceId;
use crate::state::{Ask, State};
use crate::tile::{Deed, GameBox, Kind, PIECE};
use crate::tiles;
use std::collections::BTreeSet;

/// Where a hand would reach for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The column of combos.
    Pick,
    /// What is for sale to one seat.
    Purchase,
    /// A region that may be taken.
    Attack,
    /// A region to which something else may be done.
    Deed,
    /// A region of one's own that may be left or thinned out.
    Withdraw,
    /// A region of which one must be given up.
    GiveUp,
    /// A region that may get tokens.
    Place,
    /// A region that may get pieces.
    Put,
    /// An answer to a question.
    Answer,
    /// The decline of the race.
    Decline,
    /// The end of what can be ended.
    End,
    /// Anything else without a region.
    Button,
}

/// What a client must know of an action to offer it well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts<'g> {
    /// Where a hand would reach for it.
    pub group: Group,
    /// Whether it takes a region, or tries to.
    pub attacks: bool,
    /// Whether a person should be asked before it is done: it gives something up, costs coins or may fail.
    pub asks_first: bool,
    /// Whether the number in it matters, so that it should be offered for choice.
    pub weighed: bool,
    /// Its picture, where one says what it does.
    pub icon: Option<&'g str>,
    /// What it costs in tokens.
    pub price: Option<u8>,
    /// What it costs in coins.
    pub coins: Option<u8>,
    /// In how many of six cases the die it rolls succeeds.
    pub sixths: Option<u8>,
    /// The same if help is paid for afterwards, where that is possible (F-22).
    pub helped_sixths: Option<u8>,
}

/// The sign of the one region that is kept.
const KEPT: &str = "tower-flag";

/// Every picture that is ever named, so that a client can have them all at hand.
pub fn icons() -> BTreeSet<&'static str> {
    let mut icons = BTreeSet::from([Kind::Race.icon(), PIECE.icon, LEADER_PIECE.icon, KEPT]);
    icons.extend(belongings::ICONS);
    icons.extend(Symbol::ALL.map(Symbol::icon));
    for tile in tiles::all() {
        icons.insert(tile.icon);
        icons.extend(tile.pieces.iter().map(|piece| piece.icon));
        icons.extend(tile.hooks.verbs.iter().map(|verb| verb.icon));
    }
    for facts in GameBox::ALL
        .into_iter()
        .chain([GameBox::Custom])
        .map(GameBox::facts)
    {
        icons.insert(facts.icon);
        icons.extend(facts.role.map(|role| role.icon));
    }
    icons
}

impl Game {
    /// What a client must know of a legal action to offer it well.
    pub fn facts(&self, state: &State, action: Action) -> Facts<'_> {
        let group = self.group(action);
        let price = self.price_of(state, action);
        let (sixths, helped_sixths) = self.odds_of(state, action, price);
        Facts {
            group,
            attacks: group == Group::Attack,
            asks_first: matches!(
                action,
                Action::Decline
                    | Action::Abandon(_)
                    | Action::Vacate(_)
                    | Action::Roll(_)
                    | Action::Hire(_)
                    | Action::HireWith(..)
            ),
            weighed: matches!(
                action,
                Action::Conquer(_)
                    | Action::ConquerWith(..)
                    | Action::Hire(_)
                    | Action::HireWith(..)
                    | Action::TakeUp(..)
            ),
            icon: self.icon_of(state, action),
            price,
            coins: self.coins_for(state, action),
            sixths,
            helped_sixths,
        }
    }

    /// Where a hand would reach for an action.
    pub fn group(&self, action: Action) -> Group {
        match action {
            Action::Pick(_) => Group::Pick,
            Action::Buy(_) => Group::Purchase,
            Action::Conquer(_)
            | Action::ConquerWith(..)
            | Action::Hire(_)
            | Action::HireWith(..)
            | Action::Roll(_) => Group::Attack,
            Action::Do(verb, _) => match self.verb(verb) {
                Some(verb) if verb.attacks => Group::Attack,
                Some(verb) if matches!(verb.deed, Deed::Region { .. }) => Group::Deed,
                _ => Group::Button,
            },
            Action::Keep(_) => Group::Deed,
            Action::Abandon(_) | Action::TakeUp(..) => Group::Withdraw,
            Action::Vacate(_) => Group::GiveUp,
            Action::Place(..) => Group::Place,
            Action::Put(..) => Group::Put,
            Action::Pay | Action::Lose(_) => Group::Answer,
            Action::Decline => Group::Decline,
            Action::End => Group::End,
            Action::Ready | Action::RollFirst => Group::Button,
        }
    }

    fn price_of(&self, state: &State, action: Action) -> Option<u8> {
        match action {
            Action::Conquer(region) | Action::Roll(region) => self.price(state, region).ok(),
            Action::ConquerWith(_, tokens) | Action::HireWith(_, tokens) => Some(tokens),
            Action::Hire(region) => self.hire_price(state, region),
            Action::Do(verb, _) => {
                let price = self.verb(verb)?.price?;
                Some(price(&Cx::acting(self, state)))
            }
            _ => None,
        }
    }

    /// Help can be paid for once the die has fallen, so it makes the die better without being certain.
    fn odds_of(
        &self,
        state: &State,
        action: Action,
        price: Option<u8>,
    ) -> (Option<u8>, Option<u8>) {
        let (Action::Roll(region), Some(price)) = (action, price) else {
            return (None, None);
        };
        let force = self.force(state);
        let sixths = |price: u8| Odds::sixths(price.saturating_sub(force));
        let helped = self.hire_price(state, region).map(sixths);
        (Some(sixths(price)), helped.filter(|&n| n > sixths(price)))
    }

    fn icon_of(&self, state: &State, action: Action) -> Option<&str> {
        match action {
            Action::Do(verb, _) => Some(self.verb(verb)?.icon),
            Action::Put(piece, ..) => self.piece_icon(piece),
            Action::Lose(piece) if piece.is_some() => self.piece_icon(piece),
            Action::Lose(_) => {
                let race = state.people(state.turn().asked).race;
                Some(self.race_tile(race)?.icon)
            }
            Action::Keep(_) => Some(KEPT),
            Action::Buy(0) => Some(self.ghosts()?.1.icon),
            Action::Buy(what) => {
                let (power, _) = state.necromancer().shop().nth(usize::from(what) - 1)?;
                Some(self.power_tile(power)?.icon)
            }
            Action::Pay if state.turn().ask != Ask::Hire => self.piece_icon(self.leader()?),
            _ => None,
        }
    }

    fn piece_icon(&self, piece: PieceId) -> Option<&str> {
        self.piece(piece).map(|piece| piece.icon)
    }
}
