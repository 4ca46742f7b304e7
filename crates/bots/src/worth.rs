//! What a position is worth to a seat: coins now and coins to come, by the rules' own scoring.

use elbowroom_rules::event::Source;
use elbowroom_rules::ids::{MAX_SEATS, PeopleId};
use elbowroom_rules::state::{People, Stage};
use elbowroom_rules::tile::{Per, Rule};
use elbowroom_rules::{Game, Seat, State};

/// Coins a seat owns, with those the turn under way would pay if it were scored now.
#[inline]
pub fn potential(game: &Game, state: &State, seat: Seat) -> f32 {
    let due = if is_unscored(state, seat) {
        income(game, state, seat)
    } else {
        0.0
    };
    f32::from(state.coins(seat)) + due
}

/// Whether the turn under way is the seat's and its scoring is still to come.
fn is_unscored(state: &State, seat: Seat) -> bool {
    let turn = state.turn();
    turn.seat == seat
        && !matches!(
            turn.stage,
            Stage::LateDecline | Stage::Defence | Stage::Over
        )
}

/// What a scoring now would pay a seat.
#[inline]
pub fn income(game: &Game, state: &State, seat: Seat) -> f32 {
    game.score(state, seat)
        .iter()
        .map(|(_, coins)| f32::from(*coins))
        .sum()
}

/// Turns a seat will still begin.
pub fn turns_left(game: &Game, state: &State, seat: Seat) -> u8 {
    let turn = state.turn();
    if turn.stage == Stage::Over {
        return 0;
    }
    let seats = game.setup().seats;
    let order = |seat: Seat| (seat.0 + seats - game.setup().first.0) % seats;
    let later = u8::from(order(seat) > order(turn.seat));
    game.board().rounds() - turn.round + later
}

/// The figures of the evaluation. They were found by playing thousands of games.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// What a fresh race earns in its first turn, declined regions aside.
    pub fresh: f32,
    /// What it earns more in each later turn.
    pub grow: f32,
    /// How likely a region with a lone token is lost in a round of attacks.
    pub risk: f32,
    /// What part of that risk is left with each defender more.
    pub wall: f32,
    /// What part of the declined income is left after each round of attacks.
    pub fade: f32,
    /// Coins a turn that one spare token adds.
    pub spare: f32,
    /// What part of that is left in the turn after.
    pub tire: f32,
    /// What part of a fresh race's income its regions pay in decline.
    pub old: f32,
    /// How many coins a region pays at most, turn after turn.
    pub rich: f32,
    /// How much the best opponent counts against the seat, and not the mean of all.
    pub envy: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            fresh: 7.0,
            grow: 0.8,
            risk: 0.15,
            wall: 0.7,
            fade: 0.77,
            spare: 0.28,
            tire: 0.7,
            old: 0.75,
            rich: 2.2,
            envy: 0.6,
        }
    }
}

/// Coins a seat can hope for by the end of the game, those it has included.
pub fn prospect(game: &Game, state: &State, seat: Seat, weights: &Weights) -> f32 {
    let game = &*game.now(state);
    let left = turns_left(game, state, seat);
    let id = PeopleId::active(seat);
    let active = state.people(id);
    let (mut all, mut declined) = (0.0, 0.0);
    for (source, coins) in game.score(state, seat) {
        all += f32::from(coins);
        if matches!(source, Source::Declined(_)) {
            declined += f32::from(coins);
        }
    }
    let now = f32::from(state.coins(seat)) + if is_unscored(state, seat) { all } else { 0.0 };
    if left == 0 {
        return now;
    }
    if !active.exists() {
        return now + fresh_run(left, declined, weights);
    }
    let regions = f32::from(active.regions.len());
    let standing: u8 = active
        .regions
        .into_iter()
        .map(|region| state.tokens(region))
        .sum();
    let tokens = f32::from(standing + active.hand + active.aside);
    let nature = Nature::of(game, active);
    let spare = (tokens / nature.least - regions).max(0.0);
    let mut earning = (all - declined).max(0.0);
    // Bonuses of the turn under way (conquests, a first turn) do not come back.
    earning = earning.min(regions * weights.rich + 2.0);
    let hold = holding(game, state, id, weights);
    // Who picks no combo never declines.
    let eternal = game.home(seat).is_some();
    let mut best = 0.0_f32;
    let mut earned = 0.0;
    let (mut held, mut old) = (regions, declined);
    for stay in 0..=left {
        let rest = left - stay;
        // Decline now: one scoring of what is held, then fresh races.
        let after = if rest == 0 || eternal {
            0.0
        } else {
            held * weights.fade + fresh_run(rest - 1, held * weights.fade, weights)
        };
        best = best.max(earned + after);
        if rest == 0 {
            break;
        }
        let grown = if held <= nature.content {
            0.0
        } else {
            spare * weights.spare * weights.tire.powi(i32::from(stay))
        };
        earning = earning * hold + grown;
        held = held * hold + grown;
        old *= weights.fade;
        earned += earning + old;
    }
    now + best
}

/// What the tiles of a people say about how it grows and ages.
struct Nature {
    /// Tokens that a region takes.
    least: f32,
    /// Regions beyond which it had better not grow.
    content: f32,
}

impl Nature {
    fn of(game: &Game, people: &People) -> Self {
        let mut nature = Self {
            least: 1.0,
            content: 0.0,
        };
        let tiles = [game.race_tile(people.race), game.power_tile(people.power)];
        for rule in tiles.into_iter().flatten().flat_map(|tile| tile.rules) {
            match rule {
                Rule::Least(tokens) => nature.least = nature.least.max(f32::from(*tokens)),
                Rule::Score {
                    per: Per::UpTo(regions),
                    ..
                } => nature.content = f32::from(*regions),
                _ => {}
            }
        }
        nature
    }
}

/// What part of its regions a people can hope to keep through a round of attacks.
fn holding(game: &Game, state: &State, people: PeopleId, weights: &Weights) -> f32 {
    let regions = state.people(people).regions;
    if regions.is_empty() {
        return 1.0;
    }
    let mut lost = 0.0;
    for region in regions - game.sheltered(state) {
        let guards = state.tokens(region) + game.guards(state, region);
        let defenders = i32::from(game.board().ground(region)) - 3 + i32::from(guards);
        lost += weights.risk * weights.wall.powi(defenders);
    }
    1.0 - lost / f32::from(regions.len())
}

/// Turns a race grows before it declines, as a rule.
const CYCLE: u8 = 3;

/// What fresh races earn in so many turns: some turns of growth, a turn of decline, and again.
fn fresh_run(turns: u8, declined: f32, weights: &Weights) -> f32 {
    let (mut sum, mut old, mut age) = (0.0, declined, 0);
    for turn in 0..turns {
        let again = turns - turn > 1;
        if age == CYCLE && again {
            // A turn of decline: the regions are scored once and become the old ones.
            sum += weights.fresh * weights.old * 1.2;
            old = weights.fresh * weights.old;
            age = 0;
        } else {
            sum += weights.fresh + if age > 0 { weights.grow } else { 0.0 } + old;
            old *= weights.fade;
            age += 1;
        }
    }
    sum
}

/// What every seat can hope for, counted as the end will: where seats play for each other, for its side.
pub fn prospects(game: &Game, state: &State, weights: &Weights) -> [f32; MAX_SEATS] {
    let game = &*game.now(state);
    let mut values = [0.0; MAX_SEATS];
    for seat in game.seats() {
        values[seat.index()] = prospect(game, state, seat, weights);
    }
    by_sides(game, values)
}

/// What is counted at the end: where seats play for each other, what their side has.
pub fn by_sides(game: &Game, values: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    match game.sides() {
        None => values,
        Some(sides) => sides.map(|times| {
            let counted = times.into_iter().zip(values);
            counted.map(|(times, value)| f32::from(times) * value).sum()
        }),
    }
}

/// How far a seat is ahead: of the best of those who play against it and of their mean.
pub fn margin(values: &[f32; MAX_SEATS], game: &Game, seat: Seat, weights: &Weights) -> f32 {
    let (mut sum, mut best, mut count) = (0.0, f32::MIN, 0.0);
    for other in game.seats().filter(|other| !game.is_with(seat, *other)) {
        let theirs = values[other.index()];
        sum += theirs;
        best = best.max(theirs);
        count += 1.0;
    }
    values[seat.index()] - weights.envy * best - (1.0 - weights.envy) * sum / count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::policy::{Policy, Style};
    use elbowroom_rules::{Board, Setup};

    /// Proves that the evaluation counts as the end does, and that a team mate is nobody to get ahead of.
    #[test]
    fn whoever_plays_for_a_team_hopes_for_it() {
        let board = Board::printed("s11-5p").expect("a world for teams");
        let setup = Setup {
            seats: 5,
            boxes: Setup::usual_boxes(&board),
            board,
            ..Setup::base(2).expect("a board")
        };
        let game = Game::new(setup).expect("a sound set-up");
        let mut state = game.start();
        let mut policy = Policy::new(&game, Style::SIMPLE, 3);
        policy.play_until(&mut state, |state| state.turn().round > 3);
        let weights = Weights::default();
        let own = |seat| prospect(&game, &state, Seat(seat), &weights);
        let values = prospects(&game, &state, &weights);
        let expected = [
            own(0) + own(3),
            own(1) + own(4),
            2.0 * own(2),
            own(0) + own(3),
            own(1) + own(4),
        ];
        assert_eq!(values[..5], expected);
        assert_ne!(own(0), own(3), "a table on which it makes a difference");
        let ahead = margin(&values, &game, Seat(0), &weights);
        let (below, alone) = (values[1], values[2]);
        let mean = (2.0 * below + alone) / 3.0;
        let others = weights.envy * below.max(alone) + (1.0 - weights.envy) * mean;
        assert!((ahead - (values[0] - others)).abs() < 1e-3, "{ahead}");
    }
}
