//! What an action costs, and why it is legal or not.

use crate::action::Action;
use crate::cx::Cx;
use crate::game::Game;
use crate::ids::RegionId;
use crate::price::{Part, Prices};
use crate::refusal::Refusal;
use crate::state::{Ask, Stage, State};

/// Why an action is legal or not, and what it costs part by part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The refusal; none: the action is legal.
    pub refusal: Option<Refusal>,
    /// The price of the region the action attacks, part by part; empty for other actions.
    pub parts: Vec<(Part, i8)>,
    /// Tokens the seat could attack with, for actions that attack.
    pub force: Option<u8>,
    /// What the action costs in coins, if it costs any.
    pub coins: Option<u8>,
}

impl Explanation {
    /// The sum of the parts.
    pub fn price(&self) -> Option<u8> {
        let sum: i8 = self.parts.iter().map(|(_, amount)| amount).sum();
        (!self.parts.is_empty()).then_some(sum as u8)
    }
}

impl Game {
    /// Why an action is legal or not, with every part of its price.
    pub fn explain(&self, state: &State, action: Action) -> Explanation {
        let refusal = self.check(state, action).err();
        let coins = match refusal {
            None | Some(Refusal::NotEnough { .. }) => self.coins_for(state, action),
            Some(Refusal::TooDear { price, .. } | Refusal::PurchaseTooDear { price, .. }) => {
                Some(price)
            }
            Some(_) => None,
        };
        let parts = self.parts(state, action);
        Explanation {
            refusal,
            force: (!parts.is_empty()).then(|| self.force(state)),
            parts,
            coins,
        }
    }

    /// The price of the region an action attacks, part by part; nothing for other actions.
    fn parts(&self, state: &State, action: Action) -> Vec<(Part, i8)> {
        let conquering = matches!(state.turn.stage, Stage::Choice | Stage::Conquest);
        let region = self.region_of(action).filter(|_| conquering);
        let Some(region) = region.filter(|region| region.index() < self.board().len()) else {
            return Vec::new();
        };
        let cx = Cx::acting(self, state);
        match action {
            Action::Conquer(_) | Action::ConquerWith(..) | Action::Roll(_) => {
                Prices::new(cx).parts(region, 0)
            }
            Action::Hire(_) | Action::HireWith(..) => Prices::new(cx).parts(region, cx.paid_help()),
            Action::Do(verb, _) => {
                let own = self.verb(verb).filter(|_| cx.who_can(verb).is_some());
                let price = own.and_then(|verb| verb.price);
                let fixed = price.map(|price| (Part::Fixed, price(&cx) as i8));
                fixed.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What a region would cost if help were paid for, if the acting people can do that (F-21).
    pub fn hire_price(&self, state: &State, region: RegionId) -> Option<u8> {
        let cx = Cx::acting(self, state);
        let (_, fewer) = cx.paid_discount()?;
        Some(Prices::new(cx).with_discount(region, fewer))
    }

    /// What an action costs in coins, if it costs any.
    pub fn coins_for(&self, state: &State, action: Action) -> Option<u8> {
        let help = || {
            Cx::acting(self, state)
                .paid_discount()
                .map(|(coins, _)| coins)
        };
        match action {
            Action::Pick(place) => Some(crate::market::price(self, state, place)),
            Action::Hire(_) | Action::HireWith(..) => help(),
            Action::Pay if state.turn.ask == Ask::Hire => help(),
            Action::Pay => Some(crate::leader::PRICE as u8),
            Action::Buy(_) if state.turn.ask == Ask::None => Some(self.ghost_price(state)),
            _ => None,
        }
    }
}
