//! A quick way to play: best points for each token, troops where they are needed, decline in time.
//!
//! Everything is judged by trying it on a copy of the state and asking the rules for the score, so a
//! new race or power needs nothing here.

mod ending;
mod hexes;
mod picking;
mod placing;

pub use hexes::{offers_hexes, shows_hex};

use crate::luck::Luck;
use crate::worth::{income, potential, turns_left};
use elbowroom_rules::ids::{PeopleId, PieceId, VerbId};
use elbowroom_rules::price::BEST_DIE;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::{Deed, Window};
use elbowroom_rules::{Action, ActionList, Game, Now, Odds, Pending, RegionId, Seat, State, Step};

/// A way of playing.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// What a coin taken from an opponent's next scoring is worth.
    pub spite: f32,
    /// How much a choice may be off, at random.
    pub whim: f32,
    /// The power of the number of tokens by which a gain is divided.
    pub thrift: f32,
    /// A race that has fewer tokens to attack with than this declines.
    pub patience: f32,
}

impl Style {
    /// Points for each token, and a new race when few tokens are free.
    pub const SIMPLE: Self = Self {
        spite: 0.4,
        whim: 0.0,
        thrift: 1.0,
        patience: 4.0,
    };

    /// What people do at their first game: the fattest target first, whatever it costs, and a race kept
    /// until nothing is left of it.
    pub const CARELESS: Self = Self {
        spite: 0.1,
        whim: 0.6,
        thrift: 0.2,
        patience: 2.0,
    };

    /// The style that won most games against the others.
    pub fn sharp(game: &Game) -> Self {
        let others = f32::from(game.setup().seats - 1);
        Self {
            spite: 1.0 / others,
            whim: 0.0,
            thrift: 0.6,
            patience: 6.5,
        }
    }
}

/// Plays by a style.
pub struct Policy<'g> {
    pub game: &'g Game,
    pub style: Style,
    pub luck: Luck,
}

impl<'g> Policy<'g> {
    pub fn new(game: &'g Game, style: Style, seed: u64) -> Self {
        Self {
            game,
            style,
            luck: Luck::new(seed),
        }
    }

    /// Plays on until a condition holds or the game is over.
    pub fn play_until(&mut self, state: &mut State, done: impl Fn(&State) -> bool) {
        let mut list = ActionList::new();
        while !done(state) {
            match self.game.pending(state) {
                Pending::Over => return,
                Pending::Chance(odds) => {
                    let answer = self.luck.answer(odds);
                    // Fate gives what was asked for, so this cannot fail.
                    let _ = self.game.answer(state, answer, &mut ());
                }
                Pending::Decision(_) => {
                    let step = self.let_lie(state).or_else(|| {
                        self.game.list(state, &mut list);
                        list.step(self.choose(state, &list))
                    });
                    let Some(step) = step else { return };
                    self.game.apply(state, step, &mut ());
                }
            }
        }
    }

    /// Chooses one of the legal actions: its place in the list.
    pub fn choose(&mut self, state: &State, list: &ActionList) -> usize {
        if list.len() <= 1 {
            return 0;
        }
        match self.game.now(state) {
            Now::Same(_) => self.choose_here(state, list),
            Now::Moved(game) => {
                let mut there = Policy {
                    game: &game,
                    style: self.style,
                    luck: self.luck.clone(),
                };
                let chosen = there.choose_here(state, list);
                self.luck = there.luck;
                chosen
            }
        }
    }

    /// The same, on the board of the policy's own game.
    fn choose_here(&mut self, state: &State, list: &ActionList) -> usize {
        if state.due().is_some() {
            return self.answer(state, list);
        }
        match state.turn().stage {
            Stage::Pick => self.pick(state, list),
            Stage::Start if self.game.home(state.turn().seat).is_some() => self.buy(state, list),
            Stage::Start | Stage::AfterScore => self.try_out(state, list),
            Stage::Choice | Stage::Conquest => self.conquer(state, list),
            Stage::Redeploy | Stage::Defence | Stage::Pieces => self.place(state, list),
            Stage::EndOfTurn => self.end_turn(state, list),
            Stage::LateDecline => self.decline_late(state, list),
            Stage::Over => 0,
        }
    }

    fn whim(&mut self) -> f32 {
        if self.style.whim == 0.0 {
            0.0
        } else {
            (self.luck.fraction() - 0.5) * self.style.whim
        }
    }

    /// Offers are taken while there is time to use them; what is lost or kept is what is missed least.
    fn answer(&mut self, state: &State, list: &ActionList) -> usize {
        let turn = state.turn();
        let asked = state.decides();
        let seat = asked.seat();
        let left = turns_left(self.game, state, seat);
        let Some(deed) = self.game.due_deed(state) else {
            return 0;
        };
        match deed {
            // What joins before the first attack must still pay itself off; help and ransoms always do.
            Deed::Offer { .. } => {
                let early = seat == turn.seat && !turn.attempted();
                let takes = !early || f32::from(left) + self.whim() * 4.0 >= 1.5;
                best(list, |action| {
                    f32::from(u8::from((action != Action::End) == takes))
                })
            }
            // Extra tokens do not outlive the race; those of the tray do.
            Deed::Token { .. } => best(list, |action| match action {
                Action::Do(_, piece, _) if PieceId(piece).is_some() => 1.0,
                _ => 0.0,
            }),
            Deed::Region { .. } => best(list, |action| match action {
                Action::Do(_, region, _) => -self.need(state, RegionId(region), asked),
                _ => f32::MIN,
            }),
            Deed::Ware { .. } if offers_hexes(self.game, state, list) => {
                self.choose_hex(state, list)
            }
            // A low number on a badge goes with a strong text.
            Deed::Ware { tile, .. } if self.game.picks_apart() => {
                best(list, |action| self.pick_value(state, action, tile))
            }
            Deed::Ware { tile, .. } => best(list, |action| self.ware_value(state, action, tile)),
            _ => 0,
        }
    }

    /// What an attack is worth for each token, by trying it.
    fn gain(&mut self, state: &State, step: Step, seat: Seat, before: f32) -> f32 {
        let game = self.game;
        let target = match step.action() {
            Action::Conquer(region) => region,
            Action::Do(_, target, _) => RegionId(target),
            _ => return f32::MIN,
        };
        let victim = state.holder(target);
        let hand = game.force(state);
        let mut after = *state;
        game.apply(&mut after, step, &mut ());
        // What only prepares a conquest is worth what the conquest is.
        if after.turn().is_armed() && !state.turn().is_armed() {
            let next = game.legal(&after);
            return (0..next.len())
                .filter_map(|i| next.step(i))
                .filter(|step| matches!(step.action(), Action::Conquer(_)))
                .map(|step| self.gain(&after, step, seat, before))
                .fold(f32::MIN, f32::max);
        }
        let mut value = potential(game, &after, seat) - before;
        if victim.is_some() && victim.seat() != seat {
            let lost = income(game, state, victim.seat()) - income(game, &after, victim.seat());
            let lost = lost + if victim.is_active() { 0.5 } else { 0.0 };
            value += self.spite(seat, victim.seat()) * lost;
        }
        // Regions that would have to be given up again are no gain.
        if after.turn().stage == Stage::Conquest && after.turn().acting.seat() == seat {
            value -= f32::from(game.shortfall(&after)) - f32::from(game.shortfall(state));
        }
        let spent = if after.turn().seat == seat {
            hand.saturating_sub(game.force(&after))
        } else {
            hand
        };
        value += self.whim();
        value / power(spent.max(1), self.style.thrift)
    }

    fn conquer(&mut self, state: &State, list: &ActionList) -> usize {
        let acting = state.turn().acting;
        let seat = acting.seat();
        let before = potential(self.game, state, seat);
        let mut attack = (0.02, None);
        let mut die = (0.0, None);
        let (mut end, mut decline, mut roll_first) = (0, None, None);
        let (mut ready, mut again) = (None, None);
        for (i, &action) in list.iter().enumerate() {
            match action {
                // What is offered before anything else is worth its coin.
                Action::Do(verb, target, _) if self.comes_first(state, verb, target) => return i,
                Action::Do(verb, ..) if self.has_no_target(verb) => again = Some(i),
                Action::Do(verb, _, tokens) if tokens > 0 || self.says_who_goes(verb) => {}
                Action::Conquer(_) | Action::Do(..) => {
                    let Some(step) = list.step(i) else { continue };
                    let value = self.gain(state, step, seat, before);
                    if value > attack.0 {
                        attack = (value, Some(i));
                    }
                }
                Action::Roll(region) => {
                    let value = self.odds(state, region, seat);
                    if value > die.0 {
                        die = (value, Some(i));
                    }
                }
                Action::Decline => decline = Some(i),
                Action::RollFirst => roll_first = Some(i),
                Action::Ready if acting.is_active() => ready = Some(i),
                Action::End => end = i,
                _ => {}
            }
        }
        if decline.is_some() && self.should_decline(state, seat) {
            return decline.unwrap_or(end);
        }
        // A free roll before each conquest never hurts.
        let chosen = ready
            .or(roll_first)
            .or(attack.1)
            .or(again)
            .or(die.1)
            .unwrap_or(end);
        self.with_the_rest(state, list, chosen)
    }

    fn has_no_target(&self, verb: VerbId) -> bool {
        let verb = self.game.verb(verb);
        verb.is_some_and(|verb| matches!(verb.deed, Deed::Now { .. }))
    }

    /// Those who cannot redeploy take everything along to their last conquest: in hand it guards nothing.
    fn with_the_rest(&self, state: &State, list: &ActionList, chosen: usize) -> usize {
        let (Some(&Action::Conquer(region)), Some(step)) = (list.get(chosen), list.step(chosen))
        else {
            return chosen;
        };
        let all = Action::ConquerWith(region, self.game.force(state));
        let Some(with_all) = list.iter().position(|action| *action == all) else {
            return chosen;
        };
        let mut after = *state;
        self.game.apply(&mut after, step, &mut ());
        let more = self.game.legal(&after).iter().any(|action| {
            matches!(
                action,
                Action::Conquer(_) | Action::Roll(_) | Action::Do(..)
            )
        });
        if more { chosen } else { with_all }
    }

    /// What a coin that another seat loses is worth: a loss where both win together.
    fn spite(&self, seat: Seat, victim: Seat) -> f32 {
        if self.game.is_with(seat, victim) {
            -1.0
        } else {
            self.style.spite
        }
    }

    /// What a final die is worth: the chance that it succeeds, and what it takes from others.
    fn odds(&mut self, state: &State, region: RegionId, seat: Seat) -> f32 {
        let Ok(price) = self.game.price(state, region) else {
            return 0.0;
        };
        let short = price.saturating_sub(self.game.force(state));
        // Beyond the best face only paid help can follow; it is taken for the rarest case.
        let chance = f32::from(Odds::sixths(short.min(BEST_DIE))) / 6.0;
        let holder = state.holder(region);
        let own = holder.is_some() && holder.seat() == seat;
        let taken = match holder.is_some() && !own {
            true => 2.0 * self.spite(seat, holder.seat()),
            false => 0.0,
        };
        chance * (if own { 0.05 } else { 1.0 } + taken) + self.whim() * 0.2
    }

    /// Whether it is time for another race.
    fn should_decline(&mut self, state: &State, seat: Seat) -> bool {
        let left = turns_left(self.game, state, seat);
        let active = PeopleId::active(seat);
        let people = state.people(active);
        // What only attacks must leave the map again.
        let free = f32::from(self.free(state, active));
        let crushed = f32::from(people.regions.len()) + free < 4.0;
        (left >= 1 && crushed)
            || (left >= 2 && free + self.whim() * 4.0 < self.style.patience - 1.0)
    }

    fn decline_late(&mut self, state: &State, list: &ActionList) -> usize {
        let seat = state.turn().seat;
        let active = PeopleId::active(seat);
        let spare = f32::from(self.free(state, active));
        let stay = turns_left(self.game, state, seat) == 0
            || spare + self.whim() * 4.0 > self.style.patience;
        list.iter()
            .position(|action| (*action == Action::End) == stay)
            .unwrap_or(0)
    }

    /// Whether a deed only says which tokens go: the usual ones will do.
    fn says_who_goes(&self, verb: VerbId) -> bool {
        let verb = self.game.verb(verb);
        verb.is_some_and(|verb| matches!(verb.deed, Deed::Tokens { .. }))
    }

    fn comes_first(&self, state: &State, verb: VerbId, target: u8) -> bool {
        let deed = self.game.deed_of(state, verb, target);
        deed.is_some_and(|deed| deed.window == Window::Choice)
    }
}

/// Tokens of a people beyond one in each region, in hand and beside the map included.
pub fn spare(state: &State, people: PeopleId) -> u8 {
    let people = state.people(people);
    let standing: u8 = people
        .regions
        .into_iter()
        .map(|region| state.tokens(region))
        .sum();
    (standing + people.hand + people.aside).saturating_sub(people.regions.len())
}

/// A number to a power, nearly, and to the bit the same on every machine, which no library promises.
fn power(base: u8, exponent: f32) -> f32 {
    use std::f32::consts::{LN_2, LN_10};
    const LOGARITHMS: [f32; 16] = [
        0.0, LN_2, 1.098_612, 1.386_294, 1.609_438, 1.791_759, 1.945_91, 2.079_442, 2.197_225,
        LN_10, 2.397_895, 2.484_907, 2.564_949, 2.639_057, 2.708_05, 2.772_589,
    ];
    let at = usize::from(base.clamp(1, 16)) - 1;
    let mut power = 1.0 + exponent * LOGARITHMS[at] / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// The place of the action with the highest value.
fn best(list: &ActionList, mut value: impl FnMut(Action) -> f32) -> usize {
    let mut best = (f32::MIN, 0);
    for (i, &action) in list.iter().enumerate() {
        let value = value(action);
        if value > best.0 {
            best = (value, i);
        }
    }
    best.1
}
