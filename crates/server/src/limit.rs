//! How much one client or one address may ask for.

use crate::config::Config;
use crate::who::Who;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The pace of one connection.
pub struct Pace(DefaultDirectRateLimiter);

impl Pace {
    /// So many messages in a second, and so many at once.
    pub fn new((rate, burst): (u32, u32)) -> Self {
        Self(RateLimiter::direct(quota(rate, burst)))
    }

    /// Whether one more message is within the pace.
    pub fn take(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// What each address may do.
pub struct Gate {
    /// None: no tables may be made at all.
    makers: Option<DefaultKeyedRateLimiter<Who>>,
    readers: DefaultKeyedRateLimiter<Who>,
    /// The connections each address has.
    pub places: Places,
}

impl Gate {
    /// The limits of a set-up.
    pub fn new(config: &Config) -> Self {
        let makers = NonZeroU32::new(config.tables_per_hour);
        let (rate, burst) = config.reads;
        Self {
            makers: makers.map(|most| RateLimiter::keyed(Quota::per_hour(most))),
            readers: RateLimiter::keyed(quota(rate, burst)),
            places: Places::new(config.connections_per_address),
        }
    }

    /// Counts a table.
    ///
    /// # Errors
    /// How long to wait, if there were too many.
    pub fn make(&self, who: Who) -> Result<(), Duration> {
        match &self.makers {
            Some(makers) => take(makers, who),
            None => Err(HOUR),
        }
    }

    /// Counts a request that changes nothing.
    ///
    /// # Errors
    /// How long to wait, if there were too many.
    pub fn read(&self, who: Who) -> Result<(), Duration> {
        take(&self.readers, who)
    }

    /// Forgets addresses that have everything left, so that memory does not grow with everybody who ever came.
    pub fn forget(&self) {
        for limiter in self.makers.iter().chain([&self.readers]) {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

const HOUR: Duration = Duration::from_secs(3_600);

fn quota(rate: u32, burst: u32) -> Quota {
    let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(some(rate)).allow_burst(some(burst))
}

fn take(limiter: &DefaultKeyedRateLimiter<Who>, who: Who) -> Result<(), Duration> {
    let late = limiter.check_key(&who).err();
    late.map_or(Ok(()), |late| {
        Err(late.wait_time_from(DefaultClock::default().now()))
    })
}

/// How many connections each address has now.
#[derive(Clone)]
pub struct Places {
    most: usize,
    taken: Arc<Mutex<HashMap<Who, usize>>>,
}

impl Places {
    /// So many for each address.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            taken: Arc::default(),
        }
    }

    /// A place for one more connection, if the address may have one.
    pub fn take(&self, who: Who) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(|e| e.into_inner());
        let count = taken.get(&who).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        taken.insert(who, count + 1);
        let places = self.clone();
        Some(Place { places, who })
    }
}

/// The place of one connection: free again when this is dropped.
pub struct Place {
    places: Places,
    who: Who,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(|e| e.into_inner());
        if let Some(count) = taken.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.who);
            }
        }
    }
}

/// A name or a chat message without control characters, cut to so many characters.
pub fn clean(text: &str, most: usize) -> String {
    let plain: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !is_direction(*c))
        .take(most)
        .collect();
    plain.trim().to_owned()
}

/// Marks that turn the direction of the text around them, or have no width.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(last: u8) -> Who {
        Who::of([192, 0, 2, last].into())
    }

    fn gate(tables_per_hour: u32) -> Gate {
        Gate::new(&Config {
            tables_per_hour,
            reads: (50, 3),
            connections_per_address: 2,
            ..Config::new(([127, 0, 0, 1], 0).into(), "")
        })
    }

    #[test]
    fn a_pace_has_an_end_and_comes_back() {
        let pace = Pace::new((100, 3));
        assert!((0..3).all(|_| pace.take()));
        assert!(!pace.take());
        std::thread::sleep(Duration::from_millis(30));
        assert!(pace.take());
    }

    #[test]
    fn each_address_has_its_own_tables_and_reads() {
        let gate = gate(2);
        assert!(gate.make(who(1)).is_ok() && gate.make(who(1)).is_ok());
        let wait = gate.make(who(1)).expect_err("no third table");
        assert!(wait > Duration::from_secs(1_700) && wait <= HOUR / 2);
        assert!(gate.make(who(2)).is_ok());
        assert!((0..3).all(|_| gate.read(who(1)).is_ok()));
        assert!(gate.read(who(1)).is_err() && gate.read(who(2)).is_ok());
    }

    #[test]
    fn no_tables_at_all_is_a_limit_too() {
        assert_eq!(gate(0).make(who(1)), Err(HOUR));
    }

    #[test]
    fn addresses_are_forgotten() {
        let gate = gate(2);
        for last in 0..100 {
            assert!(gate.read(who(last)).is_ok());
        }
        assert_eq!(gate.readers.len(), 100);
        std::thread::sleep(Duration::from_millis(60));
        gate.forget();
        assert_eq!(gate.readers.len(), 0);
    }

    #[test]
    fn places_are_free_again() {
        let places = gate(1).places;
        let one = places.take(who(1)).expect("a place");
        let _two = places.take(who(1)).expect("a place");
        assert!(places.take(who(1)).is_none() && places.take(who(2)).is_some());
        drop(one);
        assert!(places.take(who(1)).is_some());
        assert_eq!(places.taken.lock().expect("the map").len(), 1);
    }

    #[test]
    fn names_lose_what_is_not_text() {
        assert_eq!(clean(" A\u{7}n\nn\u{202e}a ", 24), "An na");
        assert_eq!(clean(&"x".repeat(99), 24).len(), 24);
    }
}
