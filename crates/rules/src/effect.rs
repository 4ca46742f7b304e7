//! The only code that changes the state, and tells what happened.
//!
//! Rules read through `Table::state` and change through the verbs below; the borrow of the state is
//! private to this file, so the compiler holds everybody to it.

use crate::cx::{Asked, Cx};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, Seat};
use crate::state::{Chance, Combo, People, Stage, State, TRIBES, Turn};
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
}

/// What a verb asks for, in order.
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
        let first = PeopleId::active(seat).index();
        for people in &mut self.state.people[first..first + crate::ids::SLOTS] {
            people.race_memo = 0;
            people.power_memo = 0;
            people.marks &= !People::FRESH;
        }
    }

    pub fn remember(&mut self, people: PeopleId, asked: Asked, memo: u8) {
        let people = &mut self.state.people[people.index()];
        match asked {
            Asked::Race => people.race_memo = memo,
            Asked::Power => people.power_memo = memo,
        }
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

    pub fn lay_coin(&mut self, place: usize) {
        let coins = &mut self.state.column[place].coins;
        *coins = coins.saturating_add(1);
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

    /// Tokens from a region to hand; a region without tokens has no holder (P-29).
    #[inline]
    pub fn lift(&mut self, people: PeopleId, region: RegionId, tokens: u8) {
        let state = &mut *self.state;
        let owner = &mut state.people[people.index()];
        owner.hand += tokens;
        state.tokens[region.index()] -= tokens;
        if state.tokens[region.index()] == 0 {
            owner.regions = owner.regions.without(region);
            state.holder[region.index()] = PeopleId::NONE;
        }
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

    /// Tokens at the side of the map come to hand.
    #[inline]
    pub fn call_back(&mut self, people: PeopleId) {
        let owner = &mut self.state.people[people.index()];
        owner.hand += owner.aside;
        owner.aside = 0;
    }

    pub fn count_conquest(&mut self, people: PeopleId) {
        let conquests = &mut self.state.people[people.index()].conquests;
        *conquests = conquests.saturating_add(1);
    }

    // Pieces.

    /// Sets how many pieces of a kind stand in a region.
    #[inline]
    fn set_pieces(&mut self, piece: PieceId, region: RegionId, count: u8) {
        let kind = self.game.pieces[piece.index()];
        for i in 0..kind.planes {
            let plane = &mut self.state.pieces[kind.plane + i];
            *plane = if count >> i & 1 == 1 {
                plane.with(region)
            } else {
                plane.without(region)
            };
        }
    }

    pub fn add_pieces(&mut self, piece: PieceId, region: RegionId, count: u8) {
        let already = self.game.pieces[piece.index()].at(self.state, region);
        self.set_pieces(piece, region, already + count);
        self.tell(Event::PieceSet {
            piece,
            region,
            count,
        });
    }

    /// Takes all pieces of a kind off a region.
    pub fn remove_pieces(&mut self, piece: PieceId, region: RegionId) {
        let count = self.game.pieces[piece.index()].at(self.state, region);
        if count > 0 {
            self.set_pieces(piece, region, 0);
            self.tell(Event::PieceGone {
                piece,
                region,
                count,
            });
        }
    }

    /// Takes all pieces of a kind off the board, to be placed anew.
    #[inline]
    pub fn take_up_pieces(&mut self, piece: PieceId) {
        for region in self.game.pieces[piece.index()].regions(self.state) {
            self.remove_pieces(piece, region);
        }
    }

    /// Brings a piece to a region: a new one if there is one, else the one on the board moves.
    pub fn bring_piece(&mut self, piece: PieceId, region: RegionId) {
        let kind = self.game.pieces[piece.index()];
        if kind.available(self.state) == 0 {
            self.take_up_pieces(piece);
        }
        self.add_pieces(piece, region, 1);
    }

    /// Marks whether a people has pieces to place at the end of the attacker's turn.
    pub fn mark_displaced(&mut self, people: PeopleId, displaced: Displaced) {
        let marks = &mut self.state.people[people.index()].marks;
        match displaced {
            Displaced::Yes => *marks |= People::DISPLACED,
            Displaced::No => *marks &= !People::DISPLACED,
        }
    }

    pub fn remove_tribe(&mut self, region: RegionId) {
        self.state.pieces[TRIBES] = self.state.pieces[TRIBES].without(region);
        self.tell(Event::TribeGone { region });
    }

    // Peoples, banners and badges.

    /// A new people in front of a seat, tokens in hand.
    pub fn seat_people(&mut self, id: PeopleId, race: RaceId, power: PowerId) {
        self.state.people[id.index()] = People {
            race,
            power,
            marks: People::FRESH,
            ..People::NONE
        };
    }

    /// The active people of a seat becomes a declined one in a free slot.
    pub fn flip(&mut self, from: PeopleId, to: PeopleId) {
        let state = &mut *self.state;
        let mut people = std::mem::replace(&mut state.people[from.index()], People::NONE);
        for region in people.regions {
            state.holder[region.index()] = to;
        }
        people.race_memo = 0;
        people.power_memo = 0;
        people.marks = 0;
        state.people[to.index()] = people;
    }

    /// A badge goes to the discard pile, or to a combo that waits for one (B-14).
    pub fn discard_power(&mut self, people: PeopleId) {
        let power = std::mem::replace(&mut self.state.people[people.index()].power, PowerId::NONE);
        if power.is_none() {
            return;
        }
        let shown = usize::from(self.state.shown);
        match self.state.column[..shown]
            .iter_mut()
            .find(|combo| combo.power.is_none())
        {
            Some(combo) => combo.power = power,
            None => self.state.discard.add(power.0),
        }
    }

    /// A people leaves the game: its banner goes under the stack (B-12).
    pub fn return_banner(&mut self, people: PeopleId) {
        let race = std::mem::replace(&mut self.state.people[people.index()], People::NONE).race;
        self.state.returned[usize::from(self.state.waiting)] = race;
        self.state.waiting += 1;
        self.tell(Event::Vanished {
            seat: people.seat(),
            race,
        });
    }

    /// A combo leaves the column and those below it move up (B-11).
    pub fn take_combo(&mut self, place: usize) -> Combo {
        let combo = self.state.column[place];
        self.state.column.copy_within(place + 1.., place);
        self.state.shown -= 1;
        self.state.column[usize::from(self.state.shown)] = Combo::NONE;
        combo
    }

    /// A banner is laid in the next place of the column, without its badge.
    pub fn lay_banner(&mut self, race: RaceId) {
        self.state.races_left.take(race.0);
        self.state.column[usize::from(self.state.shown)] = Combo {
            race,
            ..Combo::NONE
        };
    }

    /// The oldest banner that came back is taken from under the stack.
    pub fn next_returned(&mut self) -> RaceId {
        let race = self.state.returned[0];
        self.state.returned.copy_within(1.., 0);
        self.state.waiting -= 1;
        self.state.returned[usize::from(self.state.waiting)] = RaceId::NONE;
        race
    }

    /// A badge completes the combo begun by [`lay_banner`](Self::lay_banner).
    pub fn lay_badge(&mut self, power: PowerId) {
        let place = self.state.shown;
        let combo = &mut self.state.column[usize::from(place)];
        combo.power = power;
        let race = combo.race;
        if power.is_some() {
            self.state.powers_left.take(power.0);
        }
        self.state.shown += 1;
        self.tell(Event::Shown { place, race, power });
    }

    /// The discard pile becomes the new stack of badges (B-14).
    pub fn reshuffle_powers(&mut self) {
        self.state.powers_left = std::mem::take(&mut self.state.discard);
    }
}

/// Whether pieces wait to be placed at the end of the attacker's turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Displaced {
    Yes,
    No,
}
