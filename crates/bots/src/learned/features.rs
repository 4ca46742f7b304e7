//! A position in numbers that know no tile by name: what each seat has, earns, could take and may lose, by the rules' own
//! sums, and what its race and power say in the words of the vocabulary.
//!
//! Coins are no part of it: those one owns are added to what is judged, those of others are hidden.

use super::words::{self, WORDS, Words};
use crate::worth::turns_left;
use elbowroom_rules::board::{Symbol, Terrain};
use elbowroom_rules::event::Source;
use elbowroom_rules::ids::{MAX_SEATS, PeopleId, SLOTS};
use elbowroom_rules::market;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Game, Outlook, Seat, State};

/// Numbers of one seat.
pub const BLOCK: usize = 320;
/// Those of them, the first, that are also told of the strongest opponent.
pub const PEAKS: usize = 14;
/// Numbers of the table.
pub const TABLE: usize = 96;

/// A position in numbers.
#[derive(Clone)]
pub struct Seen {
    /// How many seats.
    pub seats: usize,
    /// What each seat has; the first [`PEAKS`] numbers are the plainest.
    pub blocks: [[u8; BLOCK]; MAX_SEATS],
    /// What everybody shares.
    pub table: [u8; TABLE],
}

impl Seen {
    /// Nothing seen yet.
    pub const fn nothing() -> Self {
        Self {
            seats: 0,
            blocks: [[0; BLOCK]; MAX_SEATS],
            table: [0; TABLE],
        }
    }
}

/// Terrains that mean the same are one.
const GROUNDS: [Terrain; 6] = [
    Terrain::Farmland,
    Terrain::Forest,
    Terrain::Hill,
    Terrain::Swamp,
    Terrain::Mountain,
    Terrain::Sea,
];

/// A board and the tiles of a game, ready to look at its positions.
pub struct Eye {
    races: Vec<(Words, u8)>,
    powers: Vec<(Words, u8)>,
    grounds: [RegionSet; GROUNDS.len()],
    symbols: [RegionSet; Symbol::ALL.len()],
    land: u8,
}

/// Writes one number after the other.
struct Pen<'a> {
    page: &'a mut [u8],
    at: usize,
}

impl Pen<'_> {
    #[inline(always)]
    fn put(&mut self, number: u8) {
        self.page[self.at] = number;
        self.at += 1;
    }

    /// A number as a mark in one of so many places; the last stands for all beyond.
    #[inline(always)]
    fn mark(&mut self, number: u8, places: usize) {
        self.page[self.at + usize::from(number).min(places - 1)] = 1;
        self.at += places;
    }

    #[inline(always)]
    fn list(&mut self, numbers: &[u8]) {
        self.page[self.at..self.at + numbers.len()].copy_from_slice(numbers);
        self.at += numbers.len();
    }

    #[inline(always)]
    fn bits(&mut self, bits: u32) {
        for bit in 0..32 {
            self.page[self.at + bit] = (bits >> bit & 1) as u8;
        }
        self.at += 32;
    }

    fn skip(&mut self, places: usize) {
        self.at += places;
    }
}

impl Eye {
    /// Ready for one game. Where hexes move it must be the game as it is now.
    pub fn new(game: &Game) -> Self {
        // Tiles are numbered from 0; the first number without a tile ends the list.
        let races = (0..).map_while(|race| game.race_tile(elbowroom_rules::ids::RaceId(race)));
        let powers = (0..).map_while(|power| game.power_tile(elbowroom_rules::ids::PowerId(power)));
        let board = game.board();
        Self {
            races: races.map(|tile| (words::of(&tile), tile.tokens)).collect(),
            powers: powers.map(|tile| (words::of(&tile), tile.tokens)).collect(),
            grounds: GROUNDS.map(|ground| {
                let water = ground.facts().water;
                board.select(|region| {
                    let facts = region.terrain.facts();
                    region.terrain == ground || facts.like == Some(ground) || (water && facts.water)
                })
            }),
            symbols: Symbol::ALL.map(|symbol| board.symbol(symbol)),
            land: board.open().len(),
        }
    }

    /// What both tiles of a people or combo say, and the tokens on them.
    fn said(&self, race: usize, power: usize) -> (Words, u8) {
        let none = ([0; WORDS], 0);
        let (race, of_race) = self.races.get(race).unwrap_or(&none);
        let (power, of_power) = self.powers.get(power).unwrap_or(&none);
        (words::both(race, power), of_race + of_power)
    }

    /// Looks at a position.
    pub fn look(&self, game: &Game, state: &State, seen: &mut Seen) {
        let seats = usize::from(game.setup().seats);
        seen.seats = seats;
        let mut outlooks = [Outlook::NONE; MAX_SEATS];
        for seat in game.seats() {
            let active = PeopleId::active(seat);
            if state.people(active).exists() {
                outlooks[seat.index()] = game.outlook(state, active);
            }
        }
        let all = self.table(game, state, seen);
        for seat in game.seats() {
            seen.blocks[seat.index()] = [0; BLOCK];
            self.seat(
                game,
                state,
                seat,
                &outlooks,
                &all,
                &mut seen.blocks[seat.index()],
            );
        }
    }

    fn seat(
        &self,
        game: &Game,
        state: &State,
        seat: Seat,
        outlooks: &[Outlook; MAX_SEATS],
        all: &Held,
        page: &mut [u8; BLOCK],
    ) {
        let active = PeopleId::active(seat);
        let people = state.people(active);
        let outlook = &outlooks[seat.index()];
        let (mut income, mut old) = (0_u8, 0_u8);
        for (source, coins) in game.score(state, seat) {
            match source {
                Source::Declined(_) => old = old.saturating_add(coins),
                _ => income = income.saturating_add(coins),
            }
        }
        let standing: u8 = people
            .regions
            .into_iter()
            .map(|region| state.tokens(region))
            .sum();
        let tokens = standing
            .saturating_add(people.hand)
            .saturating_add(people.aside);
        let (said, _) = self.said(people.race.index(), people.power.index());
        let least = said[LEAST].max(1);
        let spare = tokens.saturating_sub(least.saturating_mul(people.regions.len()));
        let declined: Vec4 = slots(state, seat);
        let old_regions = declined
            .iter()
            .fold(RegionSet::EMPTY, |all, people| all | people.1);
        let threat = Threat::of(game, state, seat, outlooks);
        let frontier = Frontier::of(state, seat, outlook, spare);
        let own = threat.over(people.regions, all.immune);
        let aged = threat.over(old_regions, all.immune);

        let mut pen = Pen { page, at: 0 };
        // The plainest, told of the strongest opponent too.
        pen.put(people.regions.len());
        pen.put(tokens);
        pen.put(spare);
        pen.put(income);
        pen.put(old);
        pen.put(old_regions.len());
        pen.put(frontier.gain);
        pen.put(frontier.cheap());
        pen.put(own.open());
        pen.put(aged.open());
        pen.put(u8::from(people.exists()));
        pen.put(u8::from(people.is_fresh()));
        pen.put(people.hand);
        pen.put(threat.strength);

        pen.mark(turns_left(game, state, seat), 12);
        let order =
            |seat: Seat| (seat.0 + game.setup().seats - state.turn().seat.0) % game.setup().seats;
        pen.mark(order(seat), MAX_SEATS);
        pen.put(u8::from(game.home(seat).is_some()));
        pen.mark(people.regions.len(), 13);
        pen.mark(spare, 14);
        pen.put(people.aside);
        pen.mark(income, 18);
        pen.mark(old, 12);
        pen.mark(frontier.gain, 8);
        pen.list(&frontier.prices);
        pen.list(&frontier.whose);
        let pays = if people.exists() {
            game.pays_more(state, active)
        } else {
            RegionSet::EMPTY
        };
        pen.put(pays.len());
        pen.put((pays & people.regions).len());
        pen.put((pays & outlook.targets).len());
        pen.list(&own.prices);
        pen.list(&aged.prices);
        for regions in [people.regions, old_regions] {
            for set in self.grounds.iter().chain(&self.symbols) {
                pen.put((*set & regions).len());
            }
            pen.put((game.board().entry() & regions).len());
        }
        pen.put(declined.iter().filter(|people| people.0.is_some()).count() as u8);
        pen.put(
            old_regions
                .into_iter()
                .map(|region| state.tokens(region))
                .sum(),
        );
        pen.put(people.race_memo.min(4));
        pen.put(people.power_memo.min(4));
        if people.exists() {
            pen.bits(game.traits(state, active));
            pen.list(&said);
        } else {
            pen.skip(32 + WORDS);
        }
        let traits = declined.iter().filter_map(|people| people.0);
        let traits = traits.fold(0, |all, people| all | game.traits(state, people));
        pen.bits(traits);
        debug_assert!(pen.at <= BLOCK, "{}", pen.at);
    }

    /// What everybody shares.
    fn table(&self, game: &Game, state: &State, seen: &mut Seen) -> Held {
        let setup = game.setup();
        let mut held = Held {
            immune: game.immune(state),
        };
        let mut taken = RegionSet::EMPTY;
        let mut actives = RegionSet::EMPTY;
        for seat in game.seats() {
            taken |= state.regions_of(seat);
            actives |= state.people(PeopleId::active(seat)).regions;
        }
        // Land alone says how crowded it is.
        held.immune = held.immune & taken;
        seen.table = [0; TABLE];
        let mut pen = Pen {
            page: &mut seen.table,
            at: 0,
        };
        pen.mark(state.turn().round, 12);
        pen.mark(setup.seats.saturating_sub(2), MAX_SEATS - 1);
        pen.put(self.land);
        pen.put(self.land / setup.seats);
        pen.put(self.land.saturating_sub(taken.len()));
        pen.put(state.tribes().len());
        pen.put(actives.len());
        pen.put(held.immune.len());
        pen.put(u8::from(game.board().is_below()));
        pen.put(u8::from(game.board().has_islands()));
        pen.put(game.board().entry().len());
        pen.put(state.forces().len() as u8);
        let mut best = 0;
        for place in 0..6_u8 {
            let Some(combo) = state.column().get(usize::from(place)) else {
                pen.skip(5);
                continue;
            };
            let (said, tokens) = self.said(combo.race.index(), combo.power.index());
            let tokens = tokens.saturating_add(combo.waiting);
            let price = market::price(game, state, place);
            pen.put(tokens);
            pen.put(combo.coins);
            pen.put(price);
            // How much is printed on it besides tokens.
            pen.put(said[..PAID_FOR].iter().sum::<u8>());
            pen.put(
                said[STANDS]
                    .saturating_add(said[ACTS])
                    .saturating_add(said[SLOT]),
            );
            best = best.max(tokens.saturating_add(combo.coins).saturating_sub(price));
        }
        pen.mark(best.saturating_sub(6), 12);
        debug_assert!(pen.at <= TABLE, "{}", pen.at);
        held
    }
}

/// Places among the words.
const LEAST: usize = 37;
const STANDS: usize = 32;
const ACTS: usize = 33;
const SLOT: usize = 34;
const PAID_FOR: usize = 16;

type Vec4 = [(Option<PeopleId>, RegionSet); SLOTS - 1];

/// The declined peoples of a seat.
fn slots(state: &State, seat: Seat) -> Vec4 {
    let mut declined = [(None, RegionSet::EMPTY); SLOTS - 1];
    for (slot, place) in (1..SLOTS).zip(&mut declined) {
        let id = PeopleId::new(seat, slot);
        let people = state.people(id);
        if people.exists() {
            *place = (Some(id), people.regions);
        }
    }
    declined
}

/// What is the same for all seats.
struct Held {
    immune: RegionSet,
}

/// What a people could take, counted by price and by who is there.
struct Frontier {
    /// Targets at 1, 2, 3, 4, 5 and more tokens.
    prices: [u8; 6],
    /// Targets that are empty, of natives, of active races of others, of their declined races, of its own.
    whose: [u8; 5],
    /// Targets that the spare tokens would buy, the cheapest first.
    gain: u8,
}

impl Frontier {
    fn of(state: &State, seat: Seat, outlook: &Outlook, spare: u8) -> Self {
        let mut frontier = Self {
            prices: [0; 6],
            whose: [0; 5],
            gain: 0,
        };
        let tribes = state.tribes();
        for region in outlook.targets {
            let price = outlook.price(region);
            frontier.prices[usize::from(price.clamp(1, 6)) - 1] += 1;
            let holder = state.holder(region);
            let whose = if holder.is_none() {
                usize::from(tribes.has(region))
            } else if holder.seat() == seat {
                4
            } else if holder.is_active() {
                2
            } else {
                3
            };
            frontier.whose[whose] += 1;
        }
        let mut left = spare;
        for (price, &many) in (1_u8..).zip(&frontier.prices) {
            let bought = many.min(left / price);
            frontier.gain += bought;
            left -= bought * price;
        }
        frontier
    }

    /// Targets for at most two tokens.
    fn cheap(&self) -> u8 {
        self.prices[0] + self.prices[1]
    }
}

/// What all opponents of a seat could attack, each region at the lowest price.
struct Threat {
    targets: RegionSet,
    prices: [u8; 64],
    /// The most tokens that an opponent's active race can move.
    strength: u8,
}

impl Threat {
    fn of(game: &Game, state: &State, seat: Seat, outlooks: &[Outlook; MAX_SEATS]) -> Self {
        let mut threat = Self {
            targets: RegionSet::EMPTY,
            prices: [u8::MAX; 64],
            strength: 0,
        };
        let own = state.regions_of(seat);
        for other in game.seats().filter(|&other| !game.is_with(seat, other)) {
            let outlook = &outlooks[other.index()];
            let at = outlook.targets & own;
            threat.targets |= at;
            for region in at {
                let price = &mut threat.prices[region.index()];
                *price = (*price).min(outlook.price(region));
            }
            let people = state.people(PeopleId::active(other));
            let standing: u8 = people
                .regions
                .into_iter()
                .map(|region| state.tokens(region))
                .sum();
            let spare =
                (standing + people.hand + people.aside).saturating_sub(people.regions.len());
            threat.strength = threat.strength.max(spare);
        }
        threat
    }

    /// What may befall these regions.
    fn over(&self, regions: RegionSet, immune: RegionSet) -> Danger {
        let mut danger = Danger { prices: [0; 7] };
        danger.prices[6] = (regions - self.targets).len();
        danger.prices[5] = (regions & immune).len();
        for region in regions & self.targets {
            let price = self.prices[region.index()].clamp(2, 6);
            danger.prices[usize::from(price) - 2] += 1;
        }
        danger
    }
}

/// Regions of a people by what they would cost an opponent.
struct Danger {
    /// At 2 or less, 3, 4, 5, 6 and more; immune; out of everybody's reach. The sixth counts both of its kinds.
    prices: [u8; 7],
}

impl Danger {
    /// Those that an opponent could take for at most three tokens.
    fn open(&self) -> u8 {
        self.prices[0] + self.prices[1]
    }
}
