//! Playing allocates nothing once a game is made ready.
#![allow(unsafe_code, reason = "an allocator is unsafe by its nature")]

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::{ActionList, Pending};
use random::{Luck, base};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    /// Allocations of this thread only: the test harness has threads of its own.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes on to the system allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn random_games_allocate_nothing_after_set_up() {
    for players in 2..=5 {
        let game = base(players);
        let start = game.start();
        let mut list = Box::new(ActionList::new());
        let mut luck = Luck::new(7);
        let mut actions = 0_u32;
        let before = COUNT.get();
        for _ in 0..100 {
            let mut state = start;
            loop {
                match game.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance(odds) => {
                        game.answer(&mut state, luck.answer(odds), &mut ()).unwrap()
                    }
                    Pending::Decision(_) => {
                        game.list(&state, &mut list);
                        let step = list.step(luck.below(list.len())).unwrap();
                        game.apply(&mut state, step, &mut ());
                        actions += 1;
                    }
                }
            }
        }
        let after = COUNT.get();
        assert_eq!(
            after - before,
            0,
            "{actions} actions with {players} players"
        );
        assert!(actions > 1_000);
    }
}
