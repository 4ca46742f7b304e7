//! Threads that think, and who is next.

use super::shares::{Books, Used};
use super::{Busy, Kind, Wish};
use crate::metrics::{Metrics, less, more};
use crate::who::Who;
use std::cell::Cell;
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

/// Jobs that may wait in a lane.
pub const JOBS: usize = 2_000;
/// How often a job that thinks looks whether somebody else should.
const LOOK: Used = 20;
/// Another address that has used so much less takes over at once. Tables of the same address wait for the
/// end of what has begun: jobs that take turns are all done late.
const AHEAD: Used = 250;

/// What a job does. It does not panic, and what it has to tell is told when it has left the lane: whoever
/// hears it may ask for the next at once.
pub type Work = Box<dyn FnOnce(&Breath) -> Option<Tell> + Send>;
/// Tells what came of a job.
pub type Tell = Box<dyn FnOnce()>;
/// Tells the time, in milliseconds.
pub type Clock = Box<dyn Fn() -> Used + Send + Sync>;

/// How wide a lane is.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// Jobs that think at the same time.
    pub slots: usize,
    /// Jobs that have begun and not ended, with those that wait in the middle: so much is in memory.
    pub live: usize,
    /// How far its threads stand back for everything else (`nice`).
    pub nice: i32,
}

enum Step {
    Waiting(Work),
    Thinking,
    Paused,
}

struct Job {
    wish: Wish,
    step: Step,
    stop: Arc<AtomicBool>,
    /// Up to when its time was noted.
    since: Used,
}

/// Everything about a lane that changes.
#[derive(Default)]
struct Desk {
    jobs: BTreeMap<u64, Job>,
    next: u64,
    books: Books,
    /// What each table may have only one of.
    held: HashSet<(String, Kind)>,
    /// Jobs that have begun, and how many of them think.
    live: Vec<u64>,
    thinking: usize,
    /// Jobs that a thread may begin.
    ready: VecDeque<(u64, Work)>,
    threads: usize,
    closed: bool,
}

/// Jobs of one kind, and the threads that do them.
pub struct Lane {
    width: Width,
    clock: Clock,
    metrics: Arc<Metrics>,
    desk: Mutex<Desk>,
    news: Condvar,
}

impl Lane {
    /// A lane with its threads, which end when it is closed.
    pub fn open(width: Width, clock: Clock, metrics: Arc<Metrics>) -> Arc<Self> {
        let lane = Arc::new(Self {
            width,
            clock,
            metrics,
            desk: Mutex::default(),
            news: Condvar::new(),
        });
        for _ in 0..width.live {
            let own = Arc::clone(&lane);
            let thread = std::thread::Builder::new().name("thinking".into());
            match thread.spawn(move || own.serve()) {
                Ok(_) => lane.lock().threads += 1,
                Err(error) => tracing::error!(%error, "a thread for bots could not be started"),
            }
        }
        lane
    }

    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Puts a job into the queue.
    pub fn ask(self: &Arc<Self>, wish: Wish, work: Work) -> Result<Ticket, Busy> {
        let mut desk = self.lock();
        let key = (wish.table.clone(), wish.kind);
        if desk.closed || desk.threads == 0 || desk.jobs.len() >= JOBS || desk.held.contains(&key) {
            return Err(Busy);
        }
        desk.held.insert(key);
        desk.books.enter(wish.who, &wish.table);
        let id = desk.next;
        desk.next += 1;
        let stop = Arc::new(AtomicBool::new(false));
        let job = Job {
            wish,
            step: Step::Waiting(work),
            stop,
            since: 0,
        };
        desk.jobs.insert(id, job);
        more(&self.metrics.thoughts_waiting);
        self.deal(&mut desk);
        let lane = Arc::clone(self);
        Ok(Ticket { lane, id })
    }

    /// Gives free slots to whoever is next.
    fn deal(&self, desk: &mut Desk) {
        let mut dealt = false;
        while desk.thinking < self.width.slots
            && let Some(id) = self.next(desk)
            && let Some(job) = desk.jobs.get_mut(&id)
        {
            job.since = (self.clock)();
            if let Step::Waiting(work) = mem::replace(&mut job.step, Step::Thinking) {
                desk.ready.push_back((id, work));
                desk.live.push(id);
                less(&self.metrics.thoughts_waiting);
                more(&self.metrics.thoughts_live);
            }
            desk.thinking += 1;
            dealt = true;
        }
        if dealt {
            self.news.notify_all();
        }
    }

    /// The job that should think next: whose address has used least, then whose table has.
    fn next(&self, desk: &Desk) -> Option<u64> {
        let live: Vec<Who> = desk.live.iter().map(|id| desk.jobs[id].wish.who).collect();
        // One address never takes every place: somebody else finds one free, and need not wait for an end.
        let most = self.width.slots.max(desk.threads.saturating_sub(1));
        let may = |job: &Job| match job.step {
            Step::Waiting(_) => {
                let own = live.iter().filter(|who| **who == job.wish.who).count();
                live.len() < desk.threads && own < most
            }
            Step::Paused => !job.stop.load(Ordering::Relaxed),
            Step::Thinking => false,
        };
        let jobs = desk.jobs.iter().filter(|(_, job)| may(job));
        jobs.min_by_key(|(id, job)| (desk.used(job), **id))
            .map(|(id, _)| *id)
    }

    /// Begins jobs until the lane is closed.
    fn serve(self: Arc<Self>) {
        stand_back(self.width.nice);
        while let Some((id, work, stop)) = self.take() {
            let breath = Breath {
                looked: Cell::new((self.clock)()),
                lane: Arc::clone(&self),
                id,
                stop,
            };
            let tell = work(&breath);
            self.end(id);
            if let Some(tell) = tell {
                tell();
            }
        }
    }

    fn take(&self) -> Option<(u64, Work, Arc<AtomicBool>)> {
        let mut desk = self.lock();
        loop {
            if let Some((id, work)) = desk.ready.pop_front() {
                let stop = Arc::clone(&desk.jobs[&id].stop);
                return Some((id, work, stop));
            }
            if desk.closed {
                return None;
            }
            desk = self.news.wait(desk).unwrap_or_else(|e| e.into_inner());
        }
    }

    /// A job has ended, one way or the other.
    fn end(&self, id: u64) {
        let mut desk = self.lock();
        desk.charge(id, (self.clock)());
        if let Some(job) = desk.remove(id) {
            desk.thinking -= usize::from(matches!(job.step, Step::Thinking));
            less(&self.metrics.thoughts_live);
            if !job.stop.load(Ordering::Relaxed) {
                more(&self.metrics.thoughts);
            }
        }
        self.deal(&mut desk);
    }

    /// A job looks up: somebody who has used distinctly less takes its slot, and it waits. False: it is over.
    fn look(&self, id: u64) -> bool {
        let mut desk = self.lock();
        desk.charge(id, (self.clock)());
        let next = self.next(&desk);
        if !next.is_some_and(|next| desk.is_ahead(next, id)) {
            return !desk.is_stopped(id);
        }
        desk.thinking -= 1;
        desk.pause(id);
        self.deal(&mut desk);
        while desk.is_paused(id) {
            if desk.is_stopped(id) {
                return false;
            }
            desk = self.news.wait(desk).unwrap_or_else(|e| e.into_inner());
        }
        !desk.is_stopped(id)
    }

    /// Nobody waits for a job any more.
    fn cancel(&self, id: u64) {
        let mut desk = self.lock();
        let Some(job) = desk.jobs.get(&id) else {
            return;
        };
        if job.stop.load(Ordering::Relaxed) {
            return;
        }
        more(&self.metrics.thoughts_cancelled);
        let gone = if let Step::Waiting(_) = job.step {
            less(&self.metrics.thoughts_waiting);
            desk.remove(id)
        } else {
            job.stop.store(true, Ordering::Relaxed);
            // The table may ask for something else at once.
            let key = (job.wish.table.clone(), job.wish.kind);
            desk.held.remove(&key);
            self.news.notify_all();
            None
        };
        // What it holds goes when nobody waits for the desk.
        drop(desk);
        drop(gone);
    }

    /// Cancels everything; the threads end.
    pub fn close(&self) {
        let mut desk = self.lock();
        desk.closed = true;
        let ids: Vec<u64> = desk.jobs.keys().copied().collect();
        drop(desk);
        for id in ids {
            self.cancel(id);
        }
        self.news.notify_all();
    }

    /// How many accounts are kept.
    #[cfg(test)]
    pub fn accounts(&self) -> usize {
        self.lock().books.len()
    }
}

impl Desk {
    fn used(&self, job: &Job) -> (Used, Used) {
        self.books.used(job.wish.who, &job.wish.table)
    }

    /// Notes the time of a job that thinks.
    fn charge(&mut self, id: u64, now: Used) {
        if let Some(job) = self.jobs.get_mut(&id)
            && let Step::Thinking = job.step
        {
            let used = now - job.since;
            job.since = now;
            self.books.charge(job.wish.who, &job.wish.table, used);
        }
    }

    /// Whether one job should think instead of another.
    fn is_ahead(&self, next: u64, id: u64) -> bool {
        let (Some(next), Some(job)) = (self.jobs.get(&next), self.jobs.get(&id)) else {
            return false;
        };
        let (less, more) = (self.used(next), self.used(job));
        next.wish.who != job.wish.who && less.0 + AHEAD <= more.0
    }

    fn pause(&mut self, id: u64) {
        if let Some(job) = self.jobs.get_mut(&id) {
            job.step = Step::Paused;
        }
    }

    fn is_paused(&self, id: u64) -> bool {
        let job = self.jobs.get(&id);
        job.is_some_and(|job| matches!(job.step, Step::Paused))
    }

    fn is_stopped(&self, id: u64) -> bool {
        let job = self.jobs.get(&id);
        job.is_none_or(|job| job.stop.load(Ordering::Relaxed))
    }

    fn remove(&mut self, id: u64) -> Option<Job> {
        let job = self.jobs.remove(&id)?;
        self.live.retain(|live| *live != id);
        self.books.leave(job.wish.who, &job.wish.table);
        if !job.stop.load(Ordering::Relaxed) {
            let key = (job.wish.table.clone(), job.wish.kind);
            self.held.remove(&key);
        }
        Some(job)
    }
}

/// The right to a thought: whoever drops it does not want it any more.
pub struct Ticket {
    lane: Arc<Lane>,
    id: u64,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.lane.cancel(self.id);
    }
}

/// Between two thoughts a job takes breath: it hears whether it is wanted, and lets others go first.
pub struct Breath {
    lane: Arc<Lane>,
    id: u64,
    stop: Arc<AtomicBool>,
    looked: Cell<Used>,
}

impl Breath {
    /// Whether to go on thinking. The answer may take as long as others think first.
    pub fn go_on(&self) -> bool {
        if self.stop.load(Ordering::Relaxed) {
            return false;
        }
        let now = (self.lane.clock)();
        if now - self.looked.get() < LOOK {
            return true;
        }
        let go_on = self.lane.look(self.id);
        self.looked.set((self.lane.clock)());
        go_on
    }

    /// Whether nobody waits any more.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Lets this thread stand back for others. Where that cannot be done it is as eager as they are.
fn stand_back(nice: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, nice) {
        tracing::warn!(%error, "bots think at the priority of everything else");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = nice;
}
