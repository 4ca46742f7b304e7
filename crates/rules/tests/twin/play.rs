//! Random play.

use elbowroom_rules::{Action, ActionList};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

/// A number below `n`.
pub fn below(rng: &mut Xoshiro256PlusPlus, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

/// The place of a random action: any kind that is offered is as likely, but for declines, abandoned
/// regions and early ends, which come now and then.
pub fn choose(legal: &ActionList, rng: &mut Xoshiro256PlusPlus) -> usize {
    // What tiles offer differs by the verb.
    let kind = |action: &Action| match action {
        Action::Do(verb, ..) => (1, verb.0),
        action => (0, (action.code() >> 24) as u8),
    };
    let all = || legal.iter().enumerate();
    let places = |test: &dyn Fn(&Action) -> bool| -> Vec<usize> {
        let fitting = all().filter(|(_, action)| test(action));
        fitting.map(|(place, _)| place).collect()
    };
    let seldom =
        |action: &Action| matches!(action, Action::Decline | Action::Abandon(_) | Action::End);
    let kinds: BTreeSet<_> = all()
        .filter(|(_, action)| !seldom(action))
        .map(|(_, action)| kind(action))
        .collect();
    let some = match below(rng, 16) {
        0 | 1 => places(&|action| *action == Action::Decline),
        2 => places(&|action| matches!(action, Action::Abandon(_))),
        3 | 4 => Vec::new(),
        _ if kinds.is_empty() => Vec::new(),
        _ => {
            let chosen = kinds.iter().nth(below(rng, kinds.len()));
            places(&|action| !seldom(action) && Some(&kind(action)) == chosen)
        }
    };
    match some.is_empty() {
        true => below(rng, legal.len()),
        false => some[below(rng, some.len())],
    }
}
