//! Where bots think: a queue with shares.
//!
//! Bots that answer in a moment have threads of their own and never wait for those that look ahead. Those
//! stand back for everything else on the machine, and take turns: first the address that has used least,
//! then its table that has. One who has used distinctly less does not wait for the end of a long thought:
//! that pauses in the middle. No more thoughts are begun than the lane is wide, so memory is bounded; and a
//! thought that nobody waits for any more ends at its next breath.

mod lane;
mod shares;
#[cfg(test)]
mod tests;

pub use lane::{Breath, Ticket};

use crate::metrics::Metrics;
use crate::who::Who;
use lane::{Lane, Width};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::oneshot;

/// How far thinking stands back for tables and people (`nice`): quick bots a little, so that actions of
/// people come first even among crowds of them; bots that look ahead take what is left over.
const QUICK_NICE: i32 = 3;
const DEEP_NICE: i32 = 10;
/// Thoughts that may be paused, for each lane.
const PAUSED: usize = 2;

/// What a table may have thought about at the same time, one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// What a bot does.
    Bot,
    /// What a bot advises.
    Hint,
}

/// For whom something is thought.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The address.
    pub who: Who,
    /// The table.
    pub table: String,
    /// What for.
    pub kind: Kind,
    /// Whether it is done in a moment.
    pub quick: bool,
}

/// Too much is being thought already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

/// A thought that failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failed;

/// What comes of a thought. When it is cancelled nothing does: the other end is gone.
pub type Thought<T> = oneshot::Receiver<Result<T, Failed>>;

/// All thinking of a server.
pub struct Thinking {
    quick: Arc<Lane>,
    deep: Arc<Lane>,
}

impl Thinking {
    /// Threads for a machine with so many cores.
    pub fn new(cores: usize, metrics: &Arc<Metrics>) -> Self {
        let began = Instant::now();
        let lane = |live, nice| {
            let width = Width {
                slots: cores,
                live,
                nice,
            };
            let clock = Box::new(move || began.elapsed().as_millis() as i64);
            Lane::open(width, clock, Arc::clone(metrics))
        };
        Self {
            quick: lane(cores, QUICK_NICE),
            deep: lane(cores + PAUSED, DEEP_NICE),
        }
    }

    /// Has something thought about. Dropping the ticket cancels it.
    ///
    /// # Errors
    /// When too much waits, or the table has something of this kind thought about already.
    pub fn ask<T: Send + 'static>(
        &self,
        wish: Wish,
        work: impl FnOnce(&Breath) -> T + Send + 'static,
    ) -> Result<(Ticket, Thought<T>), Busy> {
        let lane = if wish.quick { &self.quick } else { &self.deep };
        ask(lane, wish, work)
    }

    /// Cancels everything.
    pub fn close(&self) {
        self.quick.close();
        self.deep.close();
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.close();
    }
}

fn ask<T: Send + 'static>(
    lane: &Arc<Lane>,
    wish: Wish,
    work: impl FnOnce(&Breath) -> T + Send + 'static,
) -> Result<(Ticket, Thought<T>), Busy> {
    let (tell, told) = oneshot::channel();
    let whole = move |breath: &Breath| {
        if breath.is_stopped() {
            return None;
        }
        let thought = catch_unwind(AssertUnwindSafe(|| work(breath))).map_err(|_| Failed);
        // What came of giving up is no answer.
        let tell: lane::Tell = Box::new(move || drop(tell.send(thought)));
        (!breath.is_stopped()).then_some(tell)
    };
    let ticket = lane.ask(wish, Box::new(whole))?;
    Ok((ticket, told))
}
