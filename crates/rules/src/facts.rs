//! What a client must know of an action to offer it well, so that it need not know the tile behind it.

use crate::action::Action;
use crate::api::Odds;
use crate::board::{PEAK_ICON, Symbol};
use crate::cx::Cx;
use crate::deeds;
use crate::game::Game;
use crate::ids::PieceId;
use crate::notation::speech::Speaker;
use crate::refusal::Language;
use crate::state::State;
use crate::tile::{Deed, GameBox, Hooks, Kind, PIECE, Verb, Window};
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

/// Every picture that is ever named, so that a client can have them all at hand.
pub fn icons() -> BTreeSet<&'static str> {
    let mut icons = BTreeSet::from([Kind::Race.icon(), PIECE.icon]);
    icons.extend(Symbol::ALL.map(Symbol::icon));
    icons.insert(PEAK_ICON);
    let deeds = |hooks: &'static Hooks| hooks.verbs.iter().map(|verb| verb.icon);
    let others = tiles::OTHERS.iter().copied();
    for tile in tiles::all().chain(others) {
        icons.insert(tile.icon);
        icons.extend(tile.pieces.iter().map(|piece| piece.icon));
        icons.extend(deeds(&tile.hooks));
        icons.extend(tile.hooks.table.shows.icons);
        icons.extend(tile.hooks.table.shows.stands.map(|(_, icon)| icon));
    }
    icons.extend(deeds::all().flat_map(deeds));
    icons.remove("");
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
        let verb = match action {
            Action::Do(verb, target, _) => self.deed_of(state, verb, target),
            _ => None,
        };
        let group = self.group_of(action, verb);
        let price = self.tokens_for(state, action);
        let (sixths, helped_sixths) = self.odds_of(state, action, price);
        let attack = verb.is_some_and(|verb| matches!(verb.deed, Deed::Attack { .. }));
        Facts {
            group,
            attacks: group == Group::Attack,
            asks_first: verb.is_some_and(|verb| verb.asks_first)
                || matches!(
                    action,
                    Action::Decline | Action::Abandon(_) | Action::Vacate(_) | Action::Roll(_)
                ),
            weighed: attack
                || matches!(
                    action,
                    Action::Conquer(_) | Action::ConquerWith(..) | Action::TakeUp(..)
                ),
            icon: self.icon_of(state, action, verb),
            price,
            coins: self.coins_for(state, action),
            sixths,
            helped_sixths,
        }
    }

    /// Where a hand would reach for an action.
    pub fn group(&self, state: &State, action: Action) -> Group {
        let verb = match action {
            Action::Do(verb, target, _) => self.deed_of(state, verb, target),
            _ => None,
        };
        self.group_of(action, verb)
    }

    fn group_of(&self, action: Action, verb: Option<&Verb>) -> Group {
        match action {
            Action::Pick(_) => Group::Pick,
            Action::Conquer(_) | Action::ConquerWith(..) | Action::Roll(_) => Group::Attack,
            Action::Do(..) => match verb {
                Some(verb) if verb.attacks => Group::Attack,
                Some(verb) => match verb.deed {
                    Deed::Attack { .. } => Group::Attack,
                    Deed::Region { .. } => Group::Deed,
                    Deed::Ware { .. } => Group::Purchase,
                    Deed::Offer { .. } | Deed::Token { .. } => Group::Answer,
                    _ if verb.window == Window::Choice => Group::Answer,
                    _ => Group::Button,
                },
                None => Group::Button,
            },
            Action::Abandon(_) | Action::TakeUp(..) => Group::Withdraw,
            Action::Vacate(_) => Group::GiveUp,
            Action::Place(..) => Group::Place,
            Action::Put(..) => Group::Put,
            Action::Decline => Group::Decline,
            Action::End => Group::End,
            Action::Ready | Action::RollFirst => Group::Button,
        }
    }

    /// What is decided once the die has fallen makes it better without being certain.
    fn odds_of(
        &self,
        state: &State,
        action: Action,
        price: Option<u8>,
    ) -> (Option<u8>, Option<u8>) {
        let (Action::Roll(_), Some(price)) = (action, price) else {
            return (None, None);
        };
        let game = &*self.now(state);
        let cx = Cx::acting(game, state);
        let sixths = |price: u8| Odds::sixths(price.saturating_sub(cx.force()));
        let helped = sixths(price.saturating_sub(cx.after_die()).max(cx.least()));
        (
            Some(sixths(price)),
            Some(helped).filter(|&n| n > sixths(price)),
        )
    }

    fn icon_of(&self, state: &State, action: Action, verb: Option<&'static Verb>) -> Option<&str> {
        match (action, verb) {
            (Action::Do(_, target, _), Some(verb)) => match (verb.target, verb.deed) {
                (Some(says), _) => says(&Speaker::new(self, Language::English), state, target).1,
                (None, Deed::Token { .. } | Deed::Tokens { .. }) => {
                    self.token_icon(state, PieceId(target))
                }
                (None, Deed::Attack { .. }) => None,
                (None, _) => Some(verb.icon).filter(|icon| !icon.is_empty()),
            },
            (Action::Put(piece, ..), _) => self.piece(piece).map(|piece| piece.icon),
            _ => None,
        }
    }

    /// The picture of a kind of token: a piece, or none for those of the race.
    fn token_icon(&self, state: &State, piece: PieceId) -> Option<&str> {
        if piece.is_some() {
            return self.piece(piece).map(|piece| piece.icon);
        }
        let race = state.people(state.decides()).race;
        Some(self.race_tile(race)?.icon)
    }
}
