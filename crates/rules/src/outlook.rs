//! What a people could do and what it says, in numbers: for whoever judges positions without knowing any tile.

use crate::cx::Cx;
use crate::game::{Game, PerOnBoard};
use crate::ids::{MAX_REGIONS, PeopleId, RegionId};
use crate::price::Prices;
use crate::reach;
use crate::region_set::RegionSet;
use crate::state::State;

/// The regions a people could attack if it were its move, with their prices.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Where it could attack.
    pub targets: RegionSet,
    prices: [u8; MAX_REGIONS],
}

impl Outlook {
    /// Nothing to attack.
    pub const NONE: Self = Self {
        targets: RegionSet::EMPTY,
        prices: [0; MAX_REGIONS],
    };

    /// The price of one of the targets.
    #[inline(always)]
    pub fn price(&self, target: RegionId) -> u8 {
        self.prices[target.index() & (MAX_REGIONS - 1)]
    }
}

impl Game {
    /// What a people could attack if it were its move now: its tiles, pieces, immunity and what lies out all have their say.
    #[inline]
    pub fn outlook(&self, state: &State, people: PeopleId) -> Outlook {
        let game = &*self.now(state);
        let cx = Cx::new(game, state, people);
        let prices = Prices::new(cx);
        let mut outlook = Outlook {
            targets: reach::targets(&cx),
            ..Outlook::NONE
        };
        for region in outlook.targets {
            outlook.prices[region.index()] = prices.of(region);
        }
        outlook
    }

    /// What all tiles in force for a people say, a bit for each trait: the same word of the vocabulary is the same bit,
    /// whichever tile says it.
    #[inline]
    pub fn traits(&self, state: &State, people: PeopleId) -> u32 {
        if people.is_active() {
            return state.traits[people.seat().index()];
        }
        let owner = state.people(people);
        self.joint(owner.race, owner.power).traits
    }

    /// The regions for which the tiles of an active people pay more than the coin of every region.
    #[inline]
    pub fn pays_more(&self, state: &State, people: PeopleId) -> RegionSet {
        let cx = Cx::new(self, state, people);
        let rules = cx
            .tiles()
            .flat_map(|(asked, tile)| tile.score.iter().map(move |rule| (asked, rule)));
        rules
            .filter(|(asked, rule)| cx.works(*asked, rule.when))
            .fold(RegionSet::EMPTY, |all, (_, rule)| match rule.per {
                PerOnBoard::Regions(at) => all | at,
                _ => all,
            })
    }

    /// What pieces add to the price of a region.
    #[inline]
    pub fn guards(&self, state: &State, region: RegionId) -> u8 {
        let planes = self.defending.iter();
        planes
            .map(|&(plane, worth)| state.pieces[plane].bit(region) * worth)
            .sum()
    }

    /// The regions that a piece makes immune.
    #[inline]
    pub fn sheltered(&self, state: &State) -> RegionSet {
        let planes = self.immune_planes.iter();
        planes.fold(RegionSet::EMPTY, |all, &plane| all | state.pieces[plane])
    }

    /// The regions that nobody but their holder touches now, because a piece or a declined race makes them immune.
    #[inline]
    pub fn immune(&self, state: &State) -> RegionSet {
        reach::untouchable(self, state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use crate::notation::read_position;

    /// Proves that the outlook of the people that acts is what the rules would sell it.
    #[test]
    fn whoever_acts_sees_the_prices_of_the_rules() {
        let position = r#"{"board":"base-2p","seats":[{"active":{"race":"giants","power":"forest","hand":9}},
            {"active":{"race":"trolls","power":"merchant"}}],
            "regions":[{"region":5,"seat":1,"tokens":2},{"region":8,"seat":2,"tokens":3}]}"#;
        let (game, state) = read_position(position).expect("a position");
        let outlook = game.outlook(&state, PeopleId::active(Seat(0)));
        let prices = game.prices(&state);
        let targets: RegionSet = prices.iter().map(|(region, _)| *region).collect();
        assert_eq!(outlook.targets, targets);
        assert!(!targets.is_empty());
        for (region, price) in prices {
            assert_eq!(outlook.price(region), price, "region {region}");
        }
        let paid = game.pays_more(&state, PeopleId::active(Seat(0)));
        assert!(
            !paid.is_empty() && !paid.has(RegionId(5)),
            "forests, no mountain"
        );
    }
}
