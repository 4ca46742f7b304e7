//! The puzzle of a day: the same for everybody, another each day until all have been.

use super::file::Puzzle;
use std::time::{SystemTime, UNIX_EPOCH};

/// Days from 1 January 1970 to a date, written as `2026-11-20`; none where that is no date.
pub fn days_of(date: &str) -> Option<u64> {
    let parts: Vec<&str> = date.split('-').collect();
    let [year, month, day] = parts[..] else {
        return None;
    };
    let number = |text: &str, digits: usize| {
        let plain = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| text.parse::<u64>().ok()).flatten()
    };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    let months = month_lengths(year);
    let length = *months.get(usize::try_from(month).ok()?.checked_sub(1)?)?;
    if year < 1970 || !(1..=length).contains(&day) {
        return None;
    }
    let years: u64 = (1970..year)
        .map(|year| month_lengths(year).iter().sum::<u64>())
        .sum();
    let before: u64 = months[..month as usize - 1].iter().sum();
    Some(years + before + day - 1)
}

fn month_lengths(year: u64) -> [u64; 12] {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    [
        31,
        if leap { 29 } else { 28 },
        31,
        30,
        31,
        30,
        31,
        31,
        30,
        31,
        30,
        31,
    ]
}

/// Today's number of days, by universal time.
pub fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() / 86_400)
}

/// The place of the puzzle of a day among so many: every puzzle once before any comes again.
pub fn day_of(puzzles: &[Puzzle], days: u64) -> Option<&Puzzle> {
    let count = puzzles.len() as u64;
    if count == 0 {
        return None;
    }
    // A stride without a common divisor visits every place; a long one goes through numbers of players and themes.
    let common = |mut a: u64, mut b: u64| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let about = count * 618 / 1000;
    let stride = (about.max(1)..)
        .find(|&stride| common(stride, count) == 1)
        .unwrap_or(1);
    let place = (u128::from(days) * u128::from(stride) % u128::from(count)) as usize;
    puzzles.get(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::own;
    use std::collections::HashSet;

    #[test]
    fn dates_are_days() {
        assert_eq!(days_of("1970-01-01"), Some(0));
        assert_eq!(days_of("1972-03-01"), Some(365 + 365 + 31 + 29));
        assert_eq!(days_of("2026-11-20"), Some(20_777));
        for wrong in [
            "",
            "2026",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "-026-01-01",
            "1969-12-31",
            "2026-11-20-1",
        ] {
            assert_eq!(days_of(wrong), None, "{wrong}");
        }
    }

    /// Proves that no puzzle comes again before all have been, whatever their number.
    #[test]
    fn every_puzzle_has_its_day() {
        let all = own();
        assert!(all.len() >= 10);
        for count in [1, 2, 3, 7, 10, all.len()] {
            let some = &all[..count];
            let days =
                (0..count as u64).map(|day| day_of(some, 20_777 + day).expect("one").id.clone());
            assert_eq!(days.collect::<HashSet<_>>().len(), count);
        }
        assert!(day_of(&[], 5).is_none());
    }
}
