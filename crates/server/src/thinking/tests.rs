//! Lanes with jobs that do what they are told, by a clock that stands still until it is turned.

use super::lane::{JOBS, Lane, Width};
use super::*;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// What a job is told to do.
enum Order {
    Breathe,
    Fail,
    End,
}

/// A lane, its clock, and which jobs have begun.
struct Bench {
    lane: Arc<Lane>,
    time: Arc<AtomicI64>,
    metrics: Arc<Metrics>,
    begun: Arc<Mutex<Vec<&'static str>>>,
}

/// A job from outside.
struct Hand {
    ticket: Ticket,
    thought: Thought<&'static str>,
    orders: Sender<Order>,
    begins: Receiver<()>,
    breaths: Receiver<bool>,
}

/// Long enough on any machine; nothing waits so long unless it is broken.
const LONG: Duration = Duration::from_secs(20);

impl Bench {
    fn new(slots: usize, live: usize) -> Self {
        let time = Arc::new(AtomicI64::new(0));
        let metrics = Arc::new(Metrics::default());
        let clock = Arc::clone(&time);
        let clock = Box::new(move || clock.load(Ordering::SeqCst));
        let nice = 0;
        let width = Width { slots, live, nice };
        Self {
            lane: Lane::open(width, clock, Arc::clone(&metrics)),
            time,
            metrics,
            begun: Arc::default(),
        }
    }

    fn try_ask(&self, name: &'static str, last: u8, table: &str, kind: Kind) -> Result<Hand, Busy> {
        let (orders, told) = channel();
        let (begin, begins) = channel();
        let (breathe, breaths) = channel();
        let begun = Arc::clone(&self.begun);
        let wish = Wish {
            who: crate::who::Who::of([10, 0, 0, last].into()),
            table: table.into(),
            kind,
            quick: false,
        };
        let (ticket, thought) = ask(&self.lane, wish, move |breath| {
            begun.lock().expect("no test panics here").push(name);
            let _ = begin.send(());
            while let Ok(order) = told.recv() {
                match order {
                    Order::Breathe => drop(breathe.send(breath.go_on())),
                    Order::Fail => panic!("told to"),
                    Order::End => break,
                }
            }
            name
        })?;
        Ok(Hand {
            ticket,
            thought,
            orders,
            begins,
            breaths,
        })
    }

    fn ask(&self, name: &'static str, last: u8, table: &str) -> Hand {
        let hand = self.try_ask(name, last, table, Kind::Bot);
        hand.expect("there is room")
    }

    fn turn(&self, time: i64) {
        self.time.fetch_add(time, Ordering::SeqCst);
    }

    fn begun(&self) -> Vec<&'static str> {
        self.begun.lock().expect("no test panics here").clone()
    }

    fn count(&self, counter: impl Fn(&Metrics) -> &AtomicU64) -> u64 {
        counter(&self.metrics).load(Ordering::Relaxed)
    }

    /// Waits until nothing is left to do.
    fn rest(&self) {
        while self.count(|all| &all.thoughts_live) + self.count(|all| &all.thoughts_waiting) > 0 {
            std::thread::yield_now();
        }
    }
}

/// What a thought comes to; none when it is cancelled.
fn told(mut thought: Thought<&'static str>) -> Option<Result<&'static str, Failed>> {
    let began = Instant::now();
    loop {
        match thought.try_recv() {
            Ok(told) => return Some(told),
            Err(oneshot::error::TryRecvError::Closed) => return None,
            Err(oneshot::error::TryRecvError::Empty) => std::thread::yield_now(),
        }
        assert!(began.elapsed() < LONG, "the job ends");
    }
}

impl Hand {
    fn begins(&self) {
        self.begins.recv_timeout(LONG).expect("the job begins");
    }

    fn order(&self, order: Order) {
        self.orders.send(order).expect("the job listens");
    }

    fn breath(&self) -> bool {
        self.breaths.recv_timeout(LONG).expect("the job breathes")
    }

    fn end(self) -> Option<Result<&'static str, Failed>> {
        let _ = self.orders.send(Order::End);
        let thought = told(self.thought);
        drop(self.ticket);
        thought
    }
}

#[test]
fn first_the_address_then_the_table_that_has_used_least() {
    let bench = Bench::new(1, 1);
    let one = bench.ask("one", 1, "a");
    one.begins();
    let again = bench.try_ask("again", 1, "a", Kind::Hint).expect("room");
    let other = bench.ask("other", 1, "b");
    let stranger = bench.ask("stranger", 2, "c");
    bench.turn(500);
    for hand in [one, stranger, other, again] {
        hand.end().expect("told").expect("a thought");
    }
    assert_eq!(bench.begun(), ["one", "stranger", "other", "again"]);
    bench.rest();
    assert_eq!(bench.lane.accounts(), 0);
    assert_eq!(bench.count(|all| &all.thoughts), 4);
}

#[test]
fn many_tables_of_one_address_get_no_more_than_one_of_another() {
    let bench = Bench::new(1, 1);
    let mut hands = vec![bench.ask("first", 1, "t0")];
    hands[0].begins();
    for table in ["t1", "t2", "t3", "t4", "t5"] {
        hands.push(bench.ask("many", 1, table));
    }
    hands.push(bench.try_ask("few", 2, "x", Kind::Bot).expect("room"));
    hands.push(bench.try_ask("few", 2, "x", Kind::Hint).expect("room"));
    // Every job takes as long: the two addresses take turns until one has nothing left.
    while bench.begun().len() < 8 {
        let begun = bench.begun().len();
        bench.turn(300);
        let at = hands
            .iter()
            .position(|hand| bench.begun().len() == 1 || hand.begins.try_recv().is_ok());
        let Some(at) = at else { continue };
        let _ = hands.swap_remove(at).end();
        while bench.begun().len() == begun {
            std::thread::yield_now();
        }
    }
    assert_eq!(bench.begun()[..5], ["first", "few", "many", "few", "many"]);
}

#[test]
fn a_long_thought_pauses_for_one_who_has_used_distinctly_less() {
    let bench = Bench::new(1, 3);
    let long = bench.ask("long", 1, "a");
    long.begins();
    let short = bench.ask("short", 2, "b");
    bench.turn(100);
    long.order(Order::Breathe);
    assert!(long.breath(), "a little more is not distinctly more");
    bench.turn(200);
    long.order(Order::Breathe);
    short.begins();
    assert!(long.breaths.try_recv().is_err(), "it waits");
    assert_eq!(short.end(), Some(Ok("short")));
    assert!(long.breath(), "and goes on");
    assert_eq!(long.end(), Some(Ok("long")));
}

#[test]
fn tables_of_one_address_do_not_interrupt_each_other_and_leave_a_place() {
    let bench = Bench::new(1, 3);
    let first = bench.ask("first", 1, "a");
    first.begins();
    let second = bench.ask("second", 1, "b");
    bench.turn(5_000);
    first.order(Order::Breathe);
    assert!(first.breath(), "it goes on");
    let stranger = bench.ask("stranger", 2, "d");
    bench.turn(30);
    first.order(Order::Breathe);
    stranger.begins();
    bench.turn(9_000);
    stranger.order(Order::Breathe);
    second.begins();
    // Two of one address are in the middle: the last place is not for a third, but for somebody else.
    let third = bench.ask("third", 1, "c");
    assert_eq!(second.end(), Some(Ok("second")));
    third.begins();
    for hand in [third, first, stranger] {
        hand.end().expect("told").expect("a thought");
    }
    assert_eq!(bench.begun(), ["first", "stranger", "second", "third"]);
}

#[test]
fn what_nobody_waits_for_is_not_thought() {
    let bench = Bench::new(1, 3);
    let paused = bench.ask("paused", 1, "a");
    paused.begins();
    let running = bench.ask("running", 2, "b");
    bench.turn(300);
    paused.order(Order::Breathe);
    running.begins();
    let waiting = bench.ask("waiting", 3, "c");
    assert_eq!(bench.count(|all| &all.thoughts_live), 2);
    drop(waiting.ticket);
    assert_eq!(told(waiting.thought), None);
    drop(paused.ticket);
    assert!(!paused.breaths.recv_timeout(LONG).expect("it wakes up"));
    drop(paused.orders);
    assert_eq!(told(paused.thought), None);
    drop(running.ticket);
    // The table may want something else before the old thought has ended.
    let next = bench.ask("next", 2, "b");
    running.orders.send(Order::Breathe).expect("it listens");
    assert!(!running.breaths.recv_timeout(LONG).expect("it breathes"));
    drop(running.orders);
    assert_eq!(told(running.thought), None);
    assert_eq!(next.end(), Some(Ok("next")));
    bench.rest();
    assert_eq!(bench.count(|all| &all.thoughts_cancelled), 3);
    assert_eq!(bench.count(|all| &all.thoughts), 1);
    assert_eq!(bench.begun(), ["paused", "running", "next"]);
}

#[test]
fn the_queue_is_bounded() {
    let bench = Bench::new(1, 1);
    let first = bench.ask("first", 1, "0");
    first.begins();
    assert!(bench.try_ask("twice", 1, "0", Kind::Bot).is_err());
    let mut hands: Vec<Hand> = (1..JOBS)
        .map(|i| bench.ask("more", 1, &i.to_string()))
        .collect();
    assert!(bench.try_ask("over", 2, "x", Kind::Bot).is_err());
    hands.pop();
    assert!(bench.try_ask("now", 2, "x", Kind::Bot).is_ok());
    drop(hands);
    assert_eq!(bench.count(|all| &all.thoughts_waiting), 0);
    assert_eq!(first.end(), Some(Ok("first")));
}

#[test]
fn a_thought_that_fails_takes_nothing_with_it() {
    let bench = Bench::new(1, 1);
    for _ in 0..3 {
        let bad = bench.ask("bad", 1, "a");
        bad.order(Order::Fail);
        assert_eq!(bad.end(), Some(Err(Failed)));
    }
    assert_eq!(bench.ask("good", 1, "a").end(), Some(Ok("good")));
}

#[test]
fn closing_ends_everything() {
    let bench = Bench::new(1, 3);
    let running = bench.ask("running", 1, "a");
    running.begins();
    let waiting = bench.ask("waiting", 2, "b");
    bench.lane.close();
    assert_eq!(told(waiting.thought), None);
    running.order(Order::Breathe);
    assert!(!running.breath());
    assert_eq!(running.end(), None);
    assert!(bench.try_ask("late", 3, "c", Kind::Bot).is_err());
    bench.rest();
    let lane = Arc::downgrade(&bench.lane);
    drop((bench, waiting.ticket));
    // The threads held it.
    while lane.upgrade().is_some() {
        std::thread::yield_now();
    }
}
