//! Many games that are stepped together. Each writes what its next seat sees into its row of some arrays.

use crate::game::Ready;
use crate::space::NONE;
use crate::state::returns;
use elbowroom_bots::Luck;
use elbowroom_rules::action::Step;
use elbowroom_rules::{ActionList, Pending, State, Viewer};
use elbowroom_sim::plan::mix;
use std::sync::Arc;

/// One game of the pool.
struct Row {
    state: State,
    /// Dice and tiles.
    luck: Luck,
    /// Random choices.
    choice: Luck,
    /// What is legal, with the numbers of the action space.
    steps: Vec<Step>,
    numbers: Vec<u16>,
    /// The place of the action to be taken among them.
    chosen: u16,
    /// Whether the last step ended a game.
    ended: bool,
}

/// Games that are stepped together.
pub struct Pool {
    ready: Arc<Ready>,
    start: State,
    rows: Vec<Row>,
    /// A list for each thread.
    lists: Vec<ActionList>,
    pub decisions: u64,
    pub games: u64,
}

/// Where the rows write. What nobody wants to see has no room.
pub struct Sheets<'a> {
    pub observations: &'a mut [u8],
    pub masks: &'a mut [u8],
    pub rewards: &'a mut [f32],
    pub scores: &'a mut [u16],
    pub dones: &'a mut [bool],
    pub seats: &'a mut [u8],
    /// Whether masks hold eight actions in a byte.
    pub packed: bool,
}

/// The same for one row.
struct Line<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    rewards: &'a mut [f32],
    scores: &'a mut [u16],
    done: &'a mut bool,
    seat: &'a mut u8,
    packed: bool,
}

/// What came of steps.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    pub decisions: u64,
    pub games: u64,
}

impl<'a> Sheets<'a> {
    /// The part that belongs to the first `rows` rows out of `of`, and the rest.
    fn split(self, rows: usize, of: usize) -> (Self, Self) {
        fn cut<T>(all: &mut [T], rows: usize, of: usize) -> (&mut [T], &mut [T]) {
            let width = all.len() / of.max(1);
            all.split_at_mut(rows * width)
        }
        let (observations, more_observations) = cut(self.observations, rows, of);
        let (masks, more_masks) = cut(self.masks, rows, of);
        let (rewards, more_rewards) = cut(self.rewards, rows, of);
        let (scores, more_scores) = cut(self.scores, rows, of);
        let (dones, more_dones) = cut(self.dones, rows, of);
        let (seats, more_seats) = cut(self.seats, rows, of);
        let packed = self.packed;
        let first = Sheets {
            observations,
            masks,
            rewards,
            scores,
            dones,
            seats,
            packed,
        };
        let rest = Sheets {
            observations: more_observations,
            masks: more_masks,
            rewards: more_rewards,
            scores: more_scores,
            dones: more_dones,
            seats: more_seats,
            packed,
        };
        (first, rest)
    }

    fn line(&mut self, row: usize, of: usize) -> Line<'_> {
        fn cut<T>(all: &mut [T], row: usize, of: usize) -> &mut [T] {
            let width = all.len() / of;
            &mut all[row * width..(row + 1) * width]
        }
        Line {
            observation: cut(self.observations, row, of),
            mask: cut(self.masks, row, of),
            rewards: cut(self.rewards, row, of),
            scores: cut(self.scores, row, of),
            done: &mut self.dones[row],
            seat: &mut self.seats[row],
            packed: self.packed,
        }
    }
}

impl Pool {
    pub fn new(ready: &Arc<Ready>, games: usize, threads: usize) -> Self {
        let start = ready.game.start();
        let row = || Row {
            state: start,
            luck: Luck::new(0),
            choice: Luck::new(0),
            steps: Vec::new(),
            numbers: Vec::new(),
            chosen: 0,
            ended: false,
        };
        Self {
            ready: ready.clone(),
            start,
            rows: std::iter::repeat_with(row).take(games).collect(),
            lists: vec![ActionList::new(); threads.clamp(1, games.max(1))],
            decisions: 0,
            games: 0,
        }
    }

    /// Begins every game anew.
    pub fn reset(&mut self, seed: u64, sheets: Sheets<'_>) -> Result<(), String> {
        for (row, number) in self.rows.iter_mut().zip(0..) {
            row.luck = Luck::new(mix(seed, number, 0));
            row.choice = Luck::new(mix(seed, number, 1));
        }
        let Self { start, .. } = *self;
        self.each(sheets, |ready, row, list, line| {
            line.rewards.fill(0.0);
            line.scores.fill(0);
            line.mask.fill(0);
            *line.done = false;
            row.ended = false;
            row.state = start;
            row.settle(ready, &start, line)?;
            row.list(ready, list);
            row.show(ready, line);
            Ok(Tally::default())
        })
    }

    /// Notes which action each game takes.
    ///
    /// # Errors
    /// The row and the number of the first that is not legal; no game has moved then.
    pub fn choose(&mut self, actions: impl Iterator<Item = i64>) -> Result<(), (usize, i64)> {
        for (i, (row, action)) in self.rows.iter_mut().zip(actions).enumerate() {
            row.name(&self.ready);
            let number = u16::try_from(action).map_err(|_| (i, action))?;
            let place = row.numbers.iter().position(|&legal| legal == number);
            row.chosen = place.ok_or((i, action))? as u16;
        }
        Ok(())
    }

    /// Lets luck choose for each game, and says what if somebody wants to know.
    pub fn choose_any(&mut self, said: Option<&mut [i64]>) {
        for row in &mut self.rows {
            row.chosen = row.choice.below(row.steps.len()) as u16;
        }
        for (row, said) in self.rows.iter_mut().zip(said.into_iter().flatten()) {
            row.name(&self.ready);
            let number = row.numbers.get(usize::from(row.chosen));
            *said = number.map_or(-1, |&number| number.into());
        }
    }

    /// Every game takes its chosen action; one that ends begins anew.
    pub fn step(&mut self, sheets: Sheets<'_>) -> Result<(), String> {
        let start = self.start;
        self.each(sheets, |ready, row, list, line| {
            row.step(ready, &start, list, line)
        })
    }

    /// Every game takes so many random actions, and shows each position if there is room.
    pub fn roll_out(&mut self, steps: u64, sheets: Sheets<'_>) -> Result<(), String> {
        let start = self.start;
        self.each(sheets, |ready, row, list, line| {
            let mut tally = Tally::default();
            for _ in 0..steps {
                row.chosen = row.choice.below(row.steps.len()) as u16;
                let more = row.step(ready, &start, list, line)?;
                tally.decisions += more.decisions;
                tally.games += more.games;
            }
            Ok(tally)
        })
    }

    /// Every game shows where it stands, to arrays that have not followed.
    pub fn show(&mut self, sheets: Sheets<'_>) -> Result<(), String> {
        self.each(sheets, |ready, row, _, line| {
            line.mask.fill(0);
            row.show(ready, line);
            Ok(Tally::default())
        })
    }

    pub fn state(&self, game: usize) -> Option<&State> {
        Some(&self.rows.get(game)?.state)
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Does something with every game, on as many threads as there are lists.
    fn each(
        &mut self,
        sheets: Sheets<'_>,
        act: impl Fn(&Ready, &mut Row, &mut ActionList, &mut Line<'_>) -> Result<Tally, String> + Sync,
    ) -> Result<(), String> {
        let (ready, act) = (&*self.ready, &act);
        let some = |rows: &mut [Row], list: &mut ActionList, mut sheets: Sheets<'_>| {
            let of = rows.len();
            let mut tally = Tally::default();
            for (i, row) in rows.iter_mut().enumerate() {
                let more = act(ready, row, list, &mut sheets.line(i, of))?;
                tally.decisions += more.decisions;
                tally.games += more.games;
            }
            Ok::<_, String>(tally)
        };
        let tallies = if let [list] = &mut self.lists[..] {
            vec![some(&mut self.rows, list, sheets)]
        } else {
            let share = self.rows.len().div_ceil(self.lists.len());
            std::thread::scope(|scope| {
                let mut rest = Some(sheets);
                let mut left = self.rows.len();
                let shares = self.rows.chunks_mut(share).zip(&mut self.lists);
                let threads: Vec<_> = shares
                    .filter_map(|(rows, list)| {
                        let (mine, others) = rest.take()?.split(rows.len(), left);
                        left -= rows.len();
                        rest = Some(others);
                        let work = move || some(rows, list, mine);
                        Some(std::thread::Builder::new().spawn_scoped(scope, work))
                    })
                    .collect();
                let joined = threads.into_iter().map(|thread| {
                    let thread = thread.map_err(|error| error.to_string())?;
                    let done = thread.join();
                    done.unwrap_or_else(|_| Err("a thread failed".to_owned()))
                });
                joined.collect()
            })
        };
        for tally in tallies {
            let tally = tally?;
            self.decisions += tally.decisions;
            self.games += tally.games;
        }
        Ok(())
    }
}

impl Row {
    #[inline]
    fn step(
        &mut self,
        ready: &Ready,
        start: &State,
        list: &mut ActionList,
        line: &mut Line<'_>,
    ) -> Result<Tally, String> {
        if self.ended {
            line.rewards.fill(0.0);
            *line.done = false;
            self.ended = false;
        }
        let chosen = self.steps.get(usize::from(self.chosen));
        let step = *chosen.ok_or("no action is legal although the game is not over")?;
        ready.game.apply(&mut self.state, step, &mut ());
        self.hide(line);
        self.settle(ready, start, line)?;
        self.list(ready, list);
        self.show(ready, line);
        Ok(Tally {
            decisions: 1,
            games: self.ended.into(),
        })
    }

    /// Fate answers until a seat must decide; a game that is over is told of and begins anew.
    #[inline]
    fn settle(&mut self, ready: &Ready, start: &State, line: &mut Line<'_>) -> Result<(), String> {
        loop {
            match ready.game.pending(&self.state) {
                Pending::Decision(seat) => {
                    *line.seat = seat.0;
                    return Ok(());
                }
                Pending::Chance(odds) => {
                    let answer = self.luck.answer(odds);
                    let answered = ready.game.answer(&mut self.state, answer, &mut ());
                    answered.map_err(|error| error.to_string())?;
                }
                Pending::Over => {
                    let returns = returns(&ready.game, &self.state);
                    for (reward, worth) in line.rewards.iter_mut().zip(returns) {
                        *reward = worth as f32;
                    }
                    for (score, seat) in line.scores.iter_mut().zip(ready.game.seats()) {
                        *score = self.state.coins(seat);
                    }
                    *line.done = true;
                    self.ended = true;
                    self.state = *start;
                }
            }
        }
    }

    /// What is legal now. Its numbers are found when somebody asks for them.
    #[inline]
    fn list(&mut self, ready: &Ready, list: &mut ActionList) {
        ready.game.list(&self.state, list);
        self.numbers.clear();
        self.steps.clear();
        self.steps
            .extend((0..list.len()).filter_map(|i| list.step(i)));
    }

    /// The numbers of what is legal.
    #[inline]
    fn name(&mut self, ready: &Ready) {
        if self.numbers.is_empty() {
            let numbers = self.steps.iter();
            // The action space holds everything that is ever legal: a test plays every board to see it.
            let numbers = numbers.map(|step| ready.space.number(step.action()).unwrap_or(NONE));
            self.numbers.extend(numbers);
        }
    }

    /// Takes what was legal out of the mask.
    #[inline]
    fn hide(&self, line: &mut Line<'_>) {
        if line.mask.is_empty() {
            return;
        }
        for &number in &self.numbers {
            let place = if line.packed { number >> 3 } else { number };
            line.mask[usize::from(place)] = 0;
        }
    }

    /// Writes what the seat sees that must decide, and what it may say.
    #[inline]
    fn show(&mut self, ready: &Ready, line: &mut Line<'_>) {
        if !line.mask.is_empty() {
            self.name(ready);
            for &number in &self.numbers {
                if line.packed {
                    line.mask[usize::from(number >> 3)] |= 1 << (number & 7);
                } else {
                    line.mask[usize::from(number)] = 1;
                }
            }
        }
        if !line.observation.is_empty() {
            let seat = Viewer::Seat(self.state.decides().seat());
            let view = ready.game.view(&self.state, seat);
            ready.layout.write(&ready.game, &view, line.observation);
        }
    }
}
