//! Who has used how much: the lane serves first whoever has used least.

use crate::who::Who;
use std::collections::HashMap;
use std::hash::Hash;

/// Milliseconds of thinking. Below zero is credit.
pub type Used = i64;

/// What somebody new may use before others who have been thinking for long get their turn again.
pub const CREDIT: Used = 1_000;
/// Accounts that are kept for those who want nothing now.
const IDLE: usize = 256;

/// What one has used, and how many jobs it has.
struct Account {
    used: Used,
    jobs: usize,
}

/// Accounts side by side.
///
/// Whoever comes, or comes back, starts at the floor less the credit: nobody saves up by staying away,
/// nobody gets the credit again by coming back at once. The floor is the least that anybody with a job has
/// used, and never sinks, so that a crowd of newcomers does not pull the next ones further down.
struct Shares<K> {
    floor: Used,
    accounts: HashMap<K, Account>,
}

impl<K> Default for Shares<K> {
    fn default() -> Self {
        Self {
            floor: 0,
            accounts: HashMap::new(),
        }
    }
}

impl<K: Eq + Hash + Clone> Shares<K> {
    /// One more job.
    fn enter(&mut self, key: &K) {
        let busy = self.accounts.values().filter(|account| account.jobs > 0);
        let least = busy.map(|account| account.used).min();
        self.floor = self.floor.max(least.unwrap_or(self.floor));
        let start = self.floor - CREDIT;
        let account = self.accounts.entry(key.clone());
        let account = account.or_insert(Account {
            used: start,
            jobs: 0,
        });
        if account.jobs == 0 {
            account.used = account.used.max(start);
        }
        account.jobs += 1;
    }

    /// One job less. Accounts that say no more than a new one would are forgotten.
    fn leave(&mut self, key: &K) {
        if let Some(account) = self.accounts.get_mut(key) {
            account.jobs = account.jobs.saturating_sub(1);
        }
        let start = self.floor - CREDIT;
        let crowded = self.accounts.len() > IDLE;
        let quiet = self.accounts.values().all(|account| account.jobs == 0);
        self.accounts
            .retain(|_, account| account.jobs > 0 || (account.used > start && !crowded && !quiet));
    }

    fn charge(&mut self, key: &K, used: Used) {
        if let Some(account) = self.accounts.get_mut(key) {
            account.used += used;
        }
    }

    fn used(&self, key: &K) -> Used {
        self.accounts.get(key).map_or(0, |account| account.used)
    }
}

/// The accounts of all addresses, and of the tables of each.
#[derive(Default)]
pub struct Books {
    addresses: Shares<Who>,
    tables: HashMap<Who, Shares<String>>,
}

impl Books {
    /// One more job of a table.
    pub fn enter(&mut self, who: Who, table: &String) {
        self.addresses.enter(&who);
        self.tables.entry(who).or_default().enter(table);
    }

    /// One job of a table less.
    pub fn leave(&mut self, who: Who, table: &String) {
        if let Some(tables) = self.tables.get_mut(&who) {
            tables.leave(table);
        }
        self.addresses.leave(&who);
        let known = &self.addresses.accounts;
        self.tables.retain(|who, _| known.contains_key(who));
    }

    /// Notes what a job has used.
    pub fn charge(&mut self, who: Who, table: &String, used: Used) {
        self.addresses.charge(&who, used);
        if let Some(tables) = self.tables.get_mut(&who) {
            tables.charge(table, used);
        }
    }

    /// What an address and its table have used.
    pub fn used(&self, who: Who, table: &String) -> (Used, Used) {
        let tables = self.tables.get(&who);
        let table = tables.map_or(0, |tables| tables.used(table));
        (self.addresses.used(&who), table)
    }

    /// How many accounts there are, of both kinds.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        let tables = self.tables.values().map(|tables| tables.accounts.len());
        self.addresses.accounts.len() + tables.sum::<usize>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(last: u8) -> Who {
        Who::of([10, 0, 0, last].into())
    }

    #[test]
    fn whoever_has_used_least_goes_first() {
        let (mut books, one, two) = (Books::default(), "one".to_owned(), "two".to_owned());
        books.enter(who(1), &one);
        books.enter(who(1), &two);
        books.enter(who(2), &one);
        books.charge(who(1), &one, 500);
        assert!(books.used(who(2), &one) < books.used(who(1), &two));
        assert!(books.used(who(1), &two) < books.used(who(1), &one));
    }

    #[test]
    fn newcomers_get_a_credit_once() {
        let (mut books, table) = (Books::default(), "one".to_owned());
        for last in 1..=3 {
            books.enter(who(last), &table);
            assert_eq!(books.used(who(last), &table).0, -CREDIT);
        }
        for last in 1..=3 {
            books.charge(who(last), &table, 9_000);
        }
        // Away for a moment: what was used is not forgotten.
        books.leave(who(1), &table);
        books.enter(who(1), &table);
        assert_eq!(books.used(who(1), &table).0, 9_000 - CREDIT);
        // Somebody new is before them all, but not by everything that was ever used.
        books.enter(who(4), &table);
        assert_eq!(books.used(who(4), &table).0, 8_000 - CREDIT);
        books.enter(who(5), &table);
        assert_eq!(books.used(who(5), &table).0, 8_000 - CREDIT);
    }

    #[test]
    fn those_who_are_long_gone_leave_nothing_behind() {
        let (mut books, table) = (Books::default(), "one".to_owned());
        for last in 1..=200 {
            books.enter(who(last), &table);
            books.charge(who(last), &table, 50);
        }
        for last in 1..=200 {
            books.leave(who(last), &table);
        }
        assert_eq!(books.len(), 0);
        // Under a load that never ends nobody can make the books grow for ever.
        books.enter(who(1), &table);
        for i in 0..10_000_u32 {
            let who = Who::of(std::net::Ipv4Addr::from(i + 0x0b00_0000).into());
            books.enter(who, &table);
            books.charge(who, &table, 3);
            books.leave(who, &table);
        }
        assert!(books.len() <= 2 * IDLE + 4);
    }
}
