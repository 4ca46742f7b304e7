//! Whole turns as candidates: the quick policy played through again and again, each time a little
//! differently.

use crate::GoOn;
use crate::luck::Luck;
use crate::policy::{Policy, Style, offers_hexes, shows_hex};
use elbowroom_rules::ids::VerbId;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::{Deed, Window};
use elbowroom_rules::{Action, ActionList, Game, Odds, Pending, Seat, State};

/// One way to play the rest of a turn.
#[derive(Clone)]
pub struct Line {
    /// The actions up to the first answer of fate, each with the state it is said in.
    pub steps: Vec<(State, Action)>,
    /// Where the turn stands when it is over, or when a die must fall.
    pub end: State,
}

/// How much is kept of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Every action, so that it can be said.
    StepByStep,
    /// Only where it ends: how a turn far ahead came about takes much room.
    EndOnly,
}

/// Whether an action may be said.
pub type Allows<'a> = &'a dyn Fn(&State, Action) -> bool;

/// What is said about turns before any is made. A player says nothing; who compares turns wants the same tiles drawn
/// in all of them, and now and then the best without a certain action.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// How much is kept of each.
    pub told: Told,
    /// Tiles that are drawn in every turn alike: these first, then by this seed. Otherwise each draws anew.
    pub draws: Option<(&'a [u8], u64)>,
    /// What may be said, as long as anything else may be.
    pub allows: Option<Allows<'a>>,
}

impl Terms<'_> {
    /// What a player says.
    pub fn free(told: Told) -> Self {
        Self {
            told,
            draws: None,
            allows: None,
        }
    }

    /// What fate draws in a turn in which it drew so often already.
    fn draw(&self, drawn: usize, odds: Odds, luck: &mut Luck) -> u8 {
        match self.draws {
            None => luck.answer(odds),
            Some((known, seed)) => {
                let known = known.get(drawn).copied();
                let then = || Luck::new(seed ^ drawn as u64).answer(odds);
                known.filter(|&tile| odds.allows(tile)).unwrap_or_else(then)
            }
        }
    }
}

/// Whether the turn of a seat is over, as far as the seat has a say in it.
pub fn is_over(state: &State, seat: Seat) -> bool {
    let turn = state.turn();
    // Somebody else's answer in the middle of the turn does not end it.
    turn.seat != seat || turn.acting.seat() != seat || turn.stage == Stage::Over
}

/// Plays the rest of a seat's turn by a policy, beginning with an action if one is given.
pub fn line(
    policy: &mut Policy,
    start: &State,
    seat: Seat,
    first: Option<Action>,
    terms: &Terms,
) -> Line {
    let game = policy.game;
    let mut list = ActionList::new();
    let mut state = *start;
    let mut steps = Vec::new();
    let mut first = first;
    let mut foreseen = terms.told == Told::StepByStep;
    let mut drawn = 0;
    while !is_over(&state, seat) {
        match game.pending(&state) {
            Pending::Over | Pending::Chance(Odds::Die) => break,
            Pending::Chance(odds) => {
                foreseen &= terms.draws.is_some();
                let answer = terms.draw(drawn, odds, &mut policy.luck);
                drawn += 1;
                // Fate gives what was asked for, so this cannot fail.
                let _ = game.answer(&mut state, answer, &mut ());
            }
            Pending::Decision(decides) => {
                game.list(&state, &mut list);
                if let Some(allows) = terms.allows {
                    let allowed = |action| allows(&state, action);
                    if decides == seat && list.iter().any(|&action| allowed(action)) {
                        list.retain(allowed);
                    }
                }
                let wanted = first
                    .take()
                    .and_then(|wanted| list.iter().position(|action| *action == wanted));
                let Some(step) = list.step(wanted.unwrap_or_else(|| policy.choose(&state, &list)))
                else {
                    break;
                };
                if foreseen && decides == seat {
                    steps.push((state, step.action()));
                }
                game.apply(&mut state, step, &mut ());
            }
        }
    }
    Line { steps, end: state }
}

/// Makes candidates for the rest of a turn: every way to open it that matters, and variations as long as
/// they are wanted.
pub fn candidates(
    game: &Game,
    state: &State,
    seat: Seat,
    count: usize,
    terms: &Terms,
    luck: &mut Luck,
    go_on: GoOn<'_>,
) -> Vec<Line> {
    let sharp = Style::sharp(game);
    let mut lines: Vec<Line> = Vec::with_capacity(count + 8);
    let mut add = |line: Line| {
        if !lines.iter().any(|known| known.end == line.end) {
            lines.push(line);
        }
    };
    let mut policy = Policy::new(game, sharp, luck.seed());
    add(line(&mut policy, state, seat, None, terms));
    let mut openings: Vec<Option<Action>> = vec![None];
    let legal = game.legal(state);
    for action in legal.iter() {
        match action {
            Action::Pick(_) | Action::Decline => openings.push(Some(*action)),
            Action::Do(verb, target, _) if is_opening(game, state, *verb, *target) => {
                openings.push(Some(*action))
            }
            Action::End if state.due().is_some() => openings.push(Some(*action)),
            Action::End if state.turn().stage == Stage::LateDecline => openings.push(Some(*action)),
            _ => {}
        }
    }
    // A race that would decline by the policy may also stay.
    let stay = Style {
        patience: -20.0,
        ..sharp
    };
    for opening in openings.iter().skip(1) {
        policy.style = sharp;
        add(line(&mut policy, state, seat, *opening, terms));
    }
    for action in some_hexes(game, state, &legal, count, luck) {
        add(line(&mut policy, state, seat, Some(action), terms));
    }
    let picking = openings
        .iter()
        .any(|opening| matches!(opening, Some(Action::Pick(_))));
    for i in 0..count {
        if !go_on() {
            break;
        }
        let wild = 0.3 + 1.2 * luck.fraction();
        let spite = sharp.spite * (0.3 + 1.6 * luck.fraction());
        policy.style = Style {
            whim: wild,
            spite,
            thrift: 0.4 + 0.6 * luck.fraction(),
            ..stay
        };
        let opening = if picking {
            openings[1 + i % (openings.len() - 1)]
        } else {
            None
        };
        add(line(&mut policy, state, seat, opening, terms));
    }
    lines
}

/// A few of the hexes that could be moved: one for so many variations, because each makes a board of its own.
fn some_hexes(
    game: &Game,
    state: &State,
    legal: &ActionList,
    count: usize,
    luck: &mut Luck,
) -> Vec<Action> {
    const VARIATIONS: usize = 8;
    let game = &*game.now(state);
    if !offers_hexes(game, state, legal) {
        return Vec::new();
    }
    let offered = legal.iter().copied();
    let offered: Vec<Action> = offered
        .filter(|&action| shows_hex(game, state, action))
        .collect();
    if offered.is_empty() {
        return Vec::new();
    }
    let any = |_| offered[luck.below(offered.len())];
    (0..count / VARIATIONS).map(any).collect()
}

/// The value of a line: where a die must fall, what its faces are worth on average.
pub fn expect(
    game: &Game,
    line: &Line,
    seat: Seat,
    seed: u64,
    mut value: impl FnMut(&State) -> f32,
) -> f32 {
    if game.pending(&line.end) != Pending::Chance(Odds::Die) {
        return value(&line.end);
    }
    let mut sum = 0.0;
    for (face, chance) in [(0, 3.0), (1, 1.0), (2, 1.0), (3, 1.0)] {
        let mut state = line.end;
        // A die was asked for, so every face is an answer.
        let _ = game.answer(&mut state, face, &mut ());
        let mut policy = Policy::new(game, Style::sharp(game), seed);
        policy.play_until(&mut state, |state| is_over(state, seat));
        sum += chance / 6.0 * value(&state);
    }
    sum
}

/// Whether a deed is a decision of its own that is worth a line: an offer, a region to keep, what comes before anything
/// else.
fn is_opening(game: &Game, state: &State, verb: VerbId, target: u8) -> bool {
    game.deed_of(state, verb, target)
        .is_some_and(|verb| match verb.deed {
            Deed::Offer { .. } => true,
            Deed::Region { .. } => state.due().is_some(),
            _ => verb.window == Window::Choice,
        })
}
