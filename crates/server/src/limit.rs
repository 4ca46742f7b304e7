//! How much one client or one address may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// A bucket of messages: it fills at a steady rate and is emptied by use.
#[derive(Debug)]
pub struct Bucket {
    rate: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(per_second: u32, burst: u32) -> Self {
        Self {
            rate: f64::from(per_second),
            most: f64::from(burst),
            left: f64::from(burst),
            at: Instant::now(),
        }
    }

    /// Takes one message out of the bucket, if one is left.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + passed * self.rate).min(self.most);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

const HOUR: Duration = Duration::from_secs(3_600);
/// Addresses remembered before old ones are forgotten.
const ADDRESSES: usize = 10_000;

/// Counts what each address did in the hour that began with its first deed.
#[derive(Debug)]
pub struct PerHour {
    most: u32,
    seen: Mutex<HashMap<IpAddr, (Instant, u32)>>,
}

impl PerHour {
    /// So many in an hour.
    pub fn new(most: u32) -> Self {
        Self {
            most,
            seen: Mutex::default(),
        }
    }

    /// Counts one, if the address may have another.
    pub fn take(&self, address: IpAddr, now: Instant) -> bool {
        let over = |since: Instant| now.saturating_duration_since(since) >= HOUR;
        let mut seen = self.seen.lock().unwrap_or_else(|e| e.into_inner());
        if seen.len() >= ADDRESSES {
            seen.retain(|_, (since, _)| !over(*since));
        }
        let (since, count) = seen.entry(address).or_insert((now, 0));
        if over(*since) {
            (*since, *count) = (now, 0);
        }
        let enough = *count < self.most;
        if enough {
            *count += 1;
        }
        enough
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

    #[test]
    fn a_bucket_empties_and_fills() {
        let mut bucket = Bucket::new(2, 3);
        let now = Instant::now();
        assert!((0..3).all(|_| bucket.take(now)));
        assert!(!bucket.take(now));
        assert!(bucket.take(now + Duration::from_millis(600)));
        assert!(!bucket.take(now + Duration::from_millis(700)));
    }

    #[test]
    fn an_hour_gives_so_many_to_each_address() {
        let limit = PerHour::new(2);
        let (a, b): (IpAddr, IpAddr) = ([1, 1, 1, 1].into(), [2, 2, 2, 2].into());
        let now = Instant::now();
        assert!(limit.take(a, now) && limit.take(a, now) && !limit.take(a, now));
        assert!(limit.take(b, now));
        assert!(limit.take(a, now + HOUR));
    }

    #[test]
    fn names_lose_what_is_not_text() {
        assert_eq!(clean(" A\u{7}n\nn\u{202e}a ", 24), "An na");
        assert_eq!(clean(&"x".repeat(99), 24).len(), 24);
    }
}
