//! What an action costs, and why it is legal or not.

use crate::action::Action;
use crate::cx::Cx;
use crate::game::Game;
use crate::ids::{RegionId, VerbId};
use crate::price::{Part, Prices};
use crate::refusal::Refusal;
use crate::state::{Stage, State};
use crate::tile::{Deed, Verb};

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
        self.now(state).explain_here(state, action)
    }

    fn explain_here(&self, state: &State, action: Action) -> Explanation {
        let refusal = self.check(state, action).err();
        let coins = match refusal {
            None | Some(Refusal::NotEnough { .. }) => self.coins_for(state, action),
            Some(Refusal::TooDear { price, .. } | Refusal::Costs { price, .. }) => Some(price),
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
                Prices::new(cx).parts(region, None)
            }
            Action::Do(verb, ..) => self.parts_of_deed(state, verb, region),
            _ => Vec::new(),
        }
    }

    /// What a deed costs: less or more than the price of the region, or a price that its tile fixes.
    fn parts_of_deed(&self, state: &State, verb: VerbId, region: RegionId) -> Vec<(Part, i8)> {
        let Some((cx, verb)) = self.cx_of_deed(state, verb, region.0) else {
            return Vec::new();
        };
        if let Deed::Attack { ways, .. } = verb.deed {
            let prices = Prices::new(cx);
            let change = match ways(&cx, &prices, region, 0) {
                Ok(ways) => ways.change,
                Err(Refusal::NotEnough { needs, .. }) => needs as i8 - prices.of(region) as i8,
                Err(_) => return Vec::new(),
            };
            let tile = cx.asked_id();
            let part = tile.as_power().map_or(Part::Tile(tile), Part::Power);
            return prices.parts(region, Some((part, change)));
        }
        let fixed = verb.price.map(|price| (Part::Fixed, price(&cx) as i8));
        fixed.into_iter().collect()
    }

    /// How many tokens from hand an action conquers with, if it attacks.
    pub fn tokens_for(&self, state: &State, action: Action) -> Option<u8> {
        self.now(state).tokens_here(state, action)
    }

    fn tokens_here(&self, state: &State, action: Action) -> Option<u8> {
        match action {
            Action::Conquer(region) | Action::Roll(region) => self.price(state, region).ok(),
            Action::ConquerWith(_, tokens) => Some(tokens),
            Action::Do(verb, target, tokens) => {
                let (cx, verb) = self.cx_of_deed(state, verb, target)?;
                match verb.deed {
                    Deed::Attack { .. } if tokens > 0 => Some(tokens),
                    Deed::Attack { ways, .. } => {
                        let ways = ways(&cx, &Prices::new(cx), RegionId(target), 0);
                        ways.ok().map(|ways| ways.price)
                    }
                    _ => verb.price.map(|price| price(&cx)),
                }
            }
            _ => None,
        }
    }

    /// What an action costs in coins, if it costs any.
    pub fn coins_for(&self, state: &State, action: Action) -> Option<u8> {
        match action {
            Action::Pick(place) => Some(crate::market::price(self, state, place)),
            Action::Do(verb, target, _) => {
                let game = self.now(state);
                let (cx, verb) = game.cx_of_deed(state, verb, target)?;
                let of_it = verb.coins_for.map(|coins| coins(&cx, target));
                of_it.or_else(|| verb.coins.map(|coins| coins(&cx)))
            }
            _ => None,
        }
    }

    /// The deed of a word, with the question on behalf of those who would do it.
    fn cx_of_deed<'a>(
        &'a self,
        state: &'a State,
        verb: VerbId,
        target: u8,
    ) -> Option<(Cx<'a>, &'static Verb<'static>)> {
        if let Some(due) = state.due() {
            let deed = self.deed(due.deed).filter(|deed| deed.word == verb)?;
            let cx = Cx::new(self, state, due.who);
            return Some((cx.ask(cx.asked_as(deed.tile)), deed.verb));
        }
        let (by, deed) = Cx::acting(self, state).who_can(verb, target, 0)?;
        let cx = Cx::new(self, state, by.people).ask(by.asked);
        Some((cx, self.deed(deed)?.verb))
    }
}
