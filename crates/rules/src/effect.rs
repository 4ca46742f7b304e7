//! The only code that changes the state, and tells what happened.
//!
//! Rules read through `Table::state` and change through the verbs below; the borrow of the state is
//! private to this file, so the compiler holds everybody to it.

mod column;
mod memory;
mod pieces;
mod turn;
mod world;

use crate::cx::{Asked, Cx};
use crate::deeds::who_goes;
use crate::event::{Event, Sink};
use crate::extras::EXTRAS;
use crate::game::Game;
use crate::ids::{PeopleId, PowerId, RaceId, RegionId, Seat};
use crate::state::{People, State, TRIBES, Turn};
pub(crate) use world::Numbers;

/// Who does something: the people, and which of its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct By {
    /// The people.
    pub people: PeopleId,
    pub(crate) asked: Asked,
    /// Where, if it was asked for a place.
    pub at: RegionId,
}

impl By {
    /// Its seat.
    pub const fn seat(&self) -> Seat {
        self.people.seat()
    }
}

/// The table in the hands of the rules: they read the state and change it by the verbs below.
pub struct Table<'t, S: Sink> {
    pub(crate) game: &'t Game,
    state: &'t mut State,
    sink: &'t mut S,
}

/// Whoever listens, behind one type: so that tiles need not know.
pub struct Anybody<'t>(&'t mut dyn Sink);

impl Sink for Anybody<'_> {
    fn tell(&mut self, event: Event) {
        self.0.tell(event);
    }
}

/// The table in the hands of a tile.
pub type Hands<'t> = Table<'t, Anybody<'t>>;

impl<'t, S: Sink> Table<'t, S> {
    pub(crate) fn new(game: &'t Game, state: &'t mut State, sink: &'t mut S) -> Self {
        Self { game, state, sink }
    }

    /// Gives the table to a tile.
    pub(crate) fn lend<T>(&mut self, act: impl FnOnce(&mut Hands) -> T) -> T {
        let mut sink = Anybody(&mut *self.sink);
        act(&mut Table {
            game: self.game,
            state: &mut *self.state,
            sink: &mut sink,
        })
    }

    /// The state as it is.
    #[inline(always)]
    pub(crate) fn state(&self) -> &State {
        self.state
    }

    /// A question on behalf of whoever does something.
    pub(crate) fn cx_by(&self, by: By) -> Cx<'_> {
        self.cx_of(by.people).ask(by.asked)
    }

    #[inline(always)]
    pub(crate) fn turn(&self) -> &Turn {
        &self.state.turn
    }

    #[inline(always)]
    pub(crate) fn people(&self, people: PeopleId) -> &People {
        self.state.people(people)
    }

    /// The context of the people that acts now.
    #[inline(always)]
    pub(crate) fn cx(&self) -> Cx<'_> {
        Cx::acting(self.game, self.state)
    }

    /// The context of any people.
    #[inline(always)]
    pub(crate) fn cx_of(&self, people: PeopleId) -> Cx<'_> {
        Cx::new(self.game, self.state, people)
    }

    #[inline(always)]
    pub(crate) fn tell(&mut self, event: Event) {
        self.sink.tell(event);
    }

    // Coins.

    #[inline(always)]
    pub(crate) fn gain(&mut self, seat: Seat, coins: u16) {
        let purse = &mut self.state.coins[seat.index()];
        *purse = purse.saturating_add(coins);
    }

    pub(crate) fn pay(&mut self, seat: Seat, coins: u16) {
        let purse = &mut self.state.coins[seat.index()];
        *purse = purse.saturating_sub(coins);
    }

    /// Coins from one seat to another, as many as there are (P-12). Gives how many moved.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, coins: u8) -> u8 {
        let moved = u16::from(coins).min(self.state.coins[from.index()]);
        self.pay(from, moved);
        self.gain(to, moved);
        if moved > 0 {
            self.tell(Event::Paid {
                from,
                to,
                coins: moved as u8,
            });
        }
        moved as u8
    }

    /// Coins and tokens laid on a combo that was passed over.
    pub(crate) fn lay_on(&mut self, place: usize, coins: u8, tokens: u8) {
        let combo = &mut self.state.column[place];
        combo.coins = combo.coins.saturating_add(coins);
        combo.waiting = combo.waiting.saturating_add(tokens);
    }

    // Tokens.

    /// Tokens from hand into a region that is free or its own.
    #[inline]
    pub(crate) fn settle(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let state = &mut *self.state;
        let owner = &mut state.people[people.index()];
        owner.hand -= tokens;
        owner.regions = owner.regions.with(region);
        state.holder[region.index()] = people;
        state.tokens[region.index()] += tokens;
        if state.marked.has(region) {
            self.note_in_force(people);
        }
    }

    /// Tokens from hand conquer a region.
    #[inline]
    pub(crate) fn march(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        if self.people(people).is_mixed() {
            self.march_extras(people, region, tokens);
        }
        if self.game.brings.lent_for {
            self.use_lent(people, region, tokens);
        }
        self.settle(people, region, tokens);
    }

    /// Tokens that only attack go first; one of the race goes along if one is in hand (U-42).
    #[cold]
    fn use_lent(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let cx = self.cx_of(people);
        let left = cx.lent_left();
        if left == 0 || cx.plain().has(region) {
            return;
        }
        let race = self.people(people).hand.saturating_sub(left);
        let go = left.min(tokens - race.min(1).min(tokens));
        let used =
            self.game.lent_cells + usize::from(self.game.setup.seats) + people.seat().index();
        let so_far = self.state.cell(used);
        self.set_cell(used, so_far + go);
    }

    #[cold]
    fn march_extras(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let (cx, hand) = (self.cx_of(people), self.people(people).hand);
        if tokens + self.game.all_extras(self.state, people) <= hand && !cx.stays_put() {
            // Who redeploys sends the race first.
            return;
        }
        let going = who_goes::conquer(&cx, tokens);
        for kind in self.game.kinds_of_extras() {
            if going[kind] > 0 {
                self.mark_extras(kind, region, going[kind]);
            }
        }
    }

    /// Tokens from a region to hand; a region without tokens has no holder (P-29).
    #[inline(always)]
    pub(crate) fn lift(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        if self.people(people).is_mixed() && self.game.regions_with_extras(self.state).has(region) {
            self.lift_extras(people, region, tokens);
        }
        self.lift_tokens(people, region, tokens);
    }

    /// Tokens of the race from a region to hand; those of no tray stay where they are (W-53).
    pub(crate) fn lift_race(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        self.lift_tokens(people, region, tokens);
    }

    /// Tokens taken up from a region: who never redeploys says which (F-25).
    pub(crate) fn take_up(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        if self.people(people).is_mixed() && self.cx_of(people).stays_put() {
            let going = who_goes::take_up(self.game, self.state, region, tokens);
            self.unmark_extras(people, region, going);
            self.lift_tokens(people, region, tokens);
        } else {
            self.lift(people, region, tokens);
        }
    }

    #[inline(always)]
    fn lift_tokens(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let state = &mut *self.state;
        let owner = &mut state.people[people.index()];
        owner.hand += tokens;
        state.tokens[region.index()] -= tokens;
        if state.tokens[region.index()] == 0 {
            owner.regions = owner.regions.without(region);
            state.holder[region.index()] = PeopleId::NONE;
            if state.marked.has(region) {
                self.note_in_force(people);
            }
        }
    }

    /// All tokens but so many from each region of a people to hand.
    #[inline(always)]
    pub(crate) fn lift_spare(&mut self, people: PeopleId, least: u8) {
        let mut regions = self.people(people).regions;
        if self.people(people).is_mixed() {
            let mixed = regions & self.game.regions_with_extras(self.state);
            for region in mixed {
                let spare = self.state.tokens(region).saturating_sub(least);
                self.take_up(people, region, spare);
            }
            regions = regions - mixed;
        }
        let mut lifted = 0;
        for region in regions {
            let tokens = &mut self.state.tokens[region.index()];
            let spare = tokens.saturating_sub(least);
            *tokens -= spare;
            lifted += spare;
        }
        self.state.people[people.index()].hand += lifted;
    }

    /// Tokens of no tray go to hand first, so that a token of the tray stays where one must.
    #[cold]
    fn lift_extras(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let race = self.game.race_tokens(self.state, region);
        let remain = self.state.tokens(region) - tokens;
        let mut leave = self.state.tokens(region) - race - remain.saturating_sub(race);
        let mut going = [0; EXTRAS];
        for kind in self.game.kinds_of_extras() {
            going[kind] = self.game.extras_at(self.state, kind, region).min(leave);
            leave -= going[kind];
        }
        self.unmark_extras(people, region, going);
    }

    #[cold]
    fn unmark_extras(&mut self, people: PeopleId, region: RegionId, going: [u8; EXTRAS]) {
        // Where no redeployment names them, their moves are told (F-01).
        let told = people == self.turn().acting && self.cx().stays_put();
        for kind in self.game.kinds_of_extras() {
            let here = self.game.extras_at(self.state, kind, region);
            let go = going[kind];
            self.mark_extras(kind, region, here - go);
            if told && go > 0 {
                self.tell(Event::PieceGone {
                    piece: self.game.extras[kind].piece,
                    region,
                    count: go,
                });
            }
        }
    }

    /// Natives come to a region that nobody holds.
    pub(crate) fn add_native(&mut self, region: RegionId) {
        self.state.pieces[TRIBES] = self.state.pieces[TRIBES].with(region);
    }

    /// Tokens from a tray to somewhere out of play.
    pub(crate) fn take_from_tray(&mut self, race: RaceId, tokens: u8) {
        self.state.tray[race.index()] -= tokens;
    }

    /// Tokens from somewhere out of play to their tray.
    pub(crate) fn give_to_tray(&mut self, race: RaceId, tokens: u8) {
        self.state.tray[race.index()] += tokens;
    }

    /// A badge is taken from the stack.
    pub(crate) fn draw_badge(&mut self, power: PowerId) {
        self.state.powers_left.take(power.0);
    }

    /// A badge is taken from the stack, or from the discards where the stack is empty.
    pub(crate) fn take_badge(&mut self, power: PowerId) {
        self.state.powers_left.take(power.0);
        self.state.discard.take(power.0);
    }

    /// A badge is taken from the stack; where that is empty, the discards become it first (B-14).
    pub(crate) fn take_badge_of(&mut self, power: PowerId) {
        if self.state.powers_left.is_empty() {
            self.reshuffle_powers();
        }
        self.state.powers_left.take(power.0);
    }

    /// Tokens from hand to the tray.
    #[inline]
    pub(crate) fn discard(&mut self, people: PeopleId, tokens: u8) {
        let owner = &mut self.state.people[people.index()];
        owner.hand -= tokens;
        self.state.tray[owner.race.index()] += tokens;
    }

    /// Tokens from the tray to hand, as many as there are (P-14). Gives how many came.
    #[inline]
    pub(crate) fn recruit(&mut self, people: PeopleId, tokens: u8) -> u8 {
        let owner = &mut self.state.people[people.index()];
        let tray = &mut self.state.tray[owner.race.index()];
        let come = tokens.min(*tray);
        *tray -= come;
        owner.hand += come;
        come
    }

    /// Tokens from hand to the side of the map.
    pub(crate) fn set_aside(&mut self, people: PeopleId, tokens: u8) {
        let owner = &mut self.state.people[people.index()];
        owner.hand -= tokens;
        owner.aside += tokens;
    }

    /// New tokens beside the map, from the tray.
    pub(crate) fn recruit_aside(&mut self, people: PeopleId, tokens: u8) -> u8 {
        let come = self.recruit(people, tokens);
        self.set_aside(people, come);
        come
    }

    /// Tokens at the side of the map come to hand.
    #[inline]
    pub(crate) fn call_back(&mut self, people: PeopleId) {
        let owner = &mut self.state.people[people.index()];
        owner.hand += owner.aside;
        owner.aside = 0;
        if owner.is_mixed() {
            self.extras_come_back(people);
        }
    }

    /// New tokens that only attack and come from no tray wait beside the map.
    pub(crate) fn lend_for(&mut self, people: PeopleId, tokens: u8) {
        self.state.people[people.index()].aside += tokens;
        let cell = self.game.lent_cells + people.seat().index();
        let owned = self.state.cell(cell);
        self.set_cell(cell, owned + tokens);
        // What is new is not in hand.
        let used = cell + usize::from(self.game.setup.seats);
        let so_far = self.state.cell(used);
        self.set_cell(used, so_far + tokens);
    }

    /// Tokens that only attack and come from no tray leave a hand for good.
    pub(crate) fn give_lent_back(&mut self, people: PeopleId) {
        let cell = self.game.lent_cells + people.seat().index();
        let owned = self.state.cell(cell);
        self.state.people[people.index()].hand -= owned;
        self.set_cell(cell, 0);
        self.set_cell(cell + usize::from(self.game.setup.seats), 0);
    }

    pub(crate) fn count_conquest(&mut self, people: PeopleId) {
        let conquests = &mut self.state.people[people.index()].conquests;
        *conquests = conquests.saturating_add(1);
    }

    // Pieces.

    pub(crate) fn remove_tribe(&mut self, region: RegionId) {
        self.state.pieces[TRIBES] = self.state.pieces[TRIBES].without(region);
        self.tell(Event::TribeGone { region });
    }
}

/// Whether pieces wait to be placed at the end of the attacker's turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Displaced {
    Yes,
    No,
}
