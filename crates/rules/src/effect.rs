//! The only code that changes the state, and tells what happened.
//!
//! Rules read through `Table::state` and change through the verbs below; the borrow of the state is
//! private to this file, so the compiler holds everybody to it.

mod column;
mod pieces;

use crate::cx::{Asked, Cx};
use crate::event::{Event, Sink};
use crate::extras::{LEADER, TROOP};
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, Seat};
use crate::state::{Ask, Chance, People, Stage, State, TRIBES, Turn};
use arrayvec::ArrayVec;

/// What a tile's verb asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Conquer a region with tokens from hand.
    Conquer {
        /// The region.
        region: RegionId,
        /// How many tokens go there.
        tokens: u8,
    },
    /// Turn the lone token of a region into one of the acting race, from the tray.
    Convert(RegionId),
    /// Bring a piece to a region, from wherever it is.
    Piece {
        /// The kind of piece.
        piece: PieceId,
        /// Where it goes.
        region: RegionId,
    },
    /// Keep a byte until the owner's next turn begins.
    Remember(u8),
    /// Tell that a pact was made.
    Ally(Seat),
    /// Take spare tokens back to hand between conquests.
    Rally,
    /// The next conquest is the one this tile prepares.
    Arm,
}

/// What a verb asks for, in order. How much is written in the file of its tile, three things at most so far; more than
/// fits would stop the first test that plays it.
pub type Effects = ArrayVec<Effect, 8>;

/// The table in the hands of the rules.
pub(crate) struct Table<'t, S: Sink> {
    pub game: &'t Game,
    state: &'t mut State,
    sink: &'t mut S,
}

impl<'t, S: Sink> Table<'t, S> {
    pub fn new(game: &'t Game, state: &'t mut State, sink: &'t mut S) -> Self {
        Self { game, state, sink }
    }

    #[inline(always)]
    pub fn state(&self) -> &State {
        self.state
    }

    #[inline(always)]
    pub fn turn(&self) -> &Turn {
        &self.state.turn
    }

    #[inline(always)]
    pub fn people(&self, people: PeopleId) -> &People {
        self.state.people(people)
    }

    /// The context of the people that acts now.
    #[inline(always)]
    pub fn cx(&self) -> Cx<'_> {
        Cx::acting(self.game, self.state)
    }

    /// The context of any people.
    #[inline(always)]
    pub fn cx_of(&self, people: PeopleId) -> Cx<'_> {
        Cx::new(self.game, self.state, people)
    }

    #[inline(always)]
    pub fn tell(&mut self, event: Event) {
        self.sink.tell(event);
    }

    // The turn.

    /// Changes the turn under way: for `turn.rs`, which says what comes next.
    #[inline(always)]
    pub fn turn_mut(&mut self) -> &mut Turn {
        &mut self.state.turn
    }

    #[inline(always)]
    pub fn enter(&mut self, stage: Stage) {
        self.state.turn.stage = stage;
    }

    #[inline(always)]
    pub fn ask_fate(&mut self, chance: Chance) {
        self.state.turn.chance = chance;
    }

    /// Forgets what the tiles of a seat remembered, as its turn begins.
    pub fn forget(&mut self, seat: Seat) {
        if self.game.necromancer() == Some(seat) {
            self.state.necromancer.memos = [0; crate::state::SHOP];
        }
        let first = PeopleId::active(seat).index();
        for people in &mut self.state.people[first..first + crate::ids::SLOTS] {
            // How many pieces were used up is no matter of one turn.
            if !self.game.brings.ripens || !self.game.race(people.race).lasting_memo {
                people.race_memo = 0;
            }
            people.power_memo = 0;
            people.marks &= !People::FRESH;
        }
    }

    pub fn remember(&mut self, people: PeopleId, asked: Asked, memo: u8) {
        let people = &mut self.state.people[people.index()];
        match asked {
            Asked::Race => people.race_memo = memo,
            Asked::Power => people.power_memo = memo,
            Asked::Owned(place) => self.state.necromancer.memos[usize::from(place)] = memo,
        }
    }

    /// So many pieces of a race were turned into coins and are used up (F-06).
    pub fn use_up(&mut self, people: PeopleId, pieces: u8) {
        let memo = &mut self.state.people[people.index()].race_memo;
        *memo = memo.saturating_add(pieces);
    }

    /// Puts a question to a people before the turn goes on.
    pub fn ask(&mut self, ask: Ask, people: PeopleId) {
        self.state.turn.ask = ask;
        self.state.turn.asked = people;
    }

    /// The question is answered.
    pub fn answered(&mut self) {
        self.state.turn.ask = Ask::None;
        self.state.turn.asked = PeopleId::NONE;
    }

    // Coins.

    #[inline(always)]
    pub fn gain(&mut self, seat: Seat, coins: u16) {
        let purse = &mut self.state.coins[seat.index()];
        *purse = purse.saturating_add(coins);
    }

    pub fn pay(&mut self, seat: Seat, coins: u16) {
        let purse = &mut self.state.coins[seat.index()];
        *purse = purse.saturating_sub(coins);
    }

    /// Coins from one seat to another, as many as there are (P-12). Gives how many moved.
    pub fn hand_over(&mut self, from: Seat, to: Seat, coins: u8) -> u8 {
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
    pub fn lay_on(&mut self, place: usize, coins: u8, tokens: u8) {
        let combo = &mut self.state.column[place];
        combo.coins = combo.coins.saturating_add(coins);
        combo.waiting = combo.waiting.saturating_add(tokens);
    }

    // Tokens.

    /// Tokens from hand into a region that is free or its own.
    #[inline]
    pub fn settle(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let state = &mut *self.state;
        let owner = &mut state.people[people.index()];
        owner.hand -= tokens;
        owner.regions = owner.regions.with(region);
        state.holder[region.index()] = people;
        state.tokens[region.index()] += tokens;
    }

    /// Tokens from hand conquer a region: those of the tray go first, so that leader and horde stay free.
    #[inline]
    pub fn march(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        if self.game.has_extras() && self.people(people).all_extras() > 0 {
            self.march_extras(people, region, tokens);
        }
        self.settle(people, region, tokens);
    }

    #[cold]
    fn march_extras(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let race = self.game.race_tokens_in_hand(self.state, people);
        let mut extra = tokens.saturating_sub(race);
        for kind in [TROOP, LEADER] {
            let go = extra.min(self.game.extras_in_hand(self.state, people, kind));
            self.mark_extras(kind, region, go);
            extra -= go;
        }
    }

    /// Tokens from a region to hand; a region without tokens has no holder (P-29).
    #[inline(always)]
    pub fn lift(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        if self.game.has_extras() && self.people(people).all_extras() > 0 {
            self.lift_extras(region, tokens);
        }
        let state = &mut *self.state;
        let owner = &mut state.people[people.index()];
        owner.hand += tokens;
        state.tokens[region.index()] -= tokens;
        if state.tokens[region.index()] == 0 {
            owner.regions = owner.regions.without(region);
            state.holder[region.index()] = PeopleId::NONE;
        }
    }

    /// All tokens but so many from each region of a people to hand.
    #[inline]
    pub fn lift_spare(&mut self, people: PeopleId, least: u8) {
        let regions = self.people(people).regions;
        if self.game.has_extras() && self.people(people).all_extras() > 0 {
            for region in regions {
                let spare = self.state.tokens(region).saturating_sub(least);
                self.lift(people, region, spare);
            }
            return;
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

    /// Leader and horde go to hand first, so that a token of the tray stays where one must.
    #[cold]
    fn lift_extras(&mut self, region: RegionId, tokens: u8) {
        let race = self.game.race_tokens(self.state, region);
        let remain = self.state.tokens(region) - tokens;
        let mut leave = self.state.tokens(region) - race - remain.saturating_sub(race);
        for kind in [LEADER, TROOP] {
            let here = self.game.extras_at(self.state, kind, region);
            let go = here.min(leave);
            self.mark_extras(kind, region, here - go);
            leave -= go;
        }
    }

    /// The leader of a race becomes the captive of a seat, or is free again.
    pub fn hold_captive(&mut self, captor: Seat, race: RaceId, held: bool) {
        let captives = &mut self.state.captives[captor.index()];
        if held {
            *captives |= 1 << race.0;
        } else {
            *captives &= !(1 << race.0);
        }
    }

    /// What only the Necromancer has: for `necromancer.rs`.
    pub fn necromancer(&mut self) -> &mut crate::state::Necromancer {
        &mut self.state.necromancer
    }

    /// Tokens from a tray to hand or back: for souls and ghosts.
    pub fn tray_mut(&mut self, race: RaceId) -> &mut u8 {
        &mut self.state.tray[race.index()]
    }

    /// A badge is taken from the stack, or laid on the discard pile.
    pub fn draw_badge(&mut self, power: PowerId) {
        self.state.powers_left.take(power.0);
    }

    /// Tokens from hand to the tray.
    #[inline]
    pub fn discard(&mut self, people: PeopleId, tokens: u8) {
        let owner = &mut self.state.people[people.index()];
        owner.hand -= tokens;
        self.state.tray[owner.race.index()] += tokens;
    }

    /// Tokens from the tray to hand, as many as there are (P-14). Gives how many came.
    #[inline]
    pub fn recruit(&mut self, people: PeopleId, tokens: u8) -> u8 {
        let owner = &mut self.state.people[people.index()];
        let tray = &mut self.state.tray[owner.race.index()];
        let come = tokens.min(*tray);
        *tray -= come;
        owner.hand += come;
        come
    }

    /// Tokens from hand to the side of the map.
    pub fn set_aside(&mut self, people: PeopleId, tokens: u8) {
        let owner = &mut self.state.people[people.index()];
        owner.hand -= tokens;
        owner.aside += tokens;
    }

    /// New tokens beside the map, from the tray.
    pub fn recruit_aside(&mut self, people: PeopleId, tokens: u8) -> u8 {
        let come = self.recruit(people, tokens);
        self.set_aside(people, come);
        come
    }

    /// Tokens at the side of the map come to hand.
    #[inline]
    pub fn call_back(&mut self, people: PeopleId) {
        let owner = &mut self.state.people[people.index()];
        owner.hand += owner.aside;
        owner.aside = 0;
        for kind in [LEADER, TROOP] {
            owner.set_extras(kind, owner.extras(kind), 0);
        }
    }

    pub fn count_conquest(&mut self, people: PeopleId) {
        let conquests = &mut self.state.people[people.index()].conquests;
        *conquests = conquests.saturating_add(1);
    }

    // Pieces.

    pub fn remove_tribe(&mut self, region: RegionId) {
        self.state.pieces[TRIBES] = self.state.pieces[TRIBES].without(region);
        self.tell(Event::TribeGone { region });
    }

    // Peoples, banners and badges.
}

/// Whether pieces wait to be placed at the end of the attacker's turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Displaced {
    Yes,
    No,
}
