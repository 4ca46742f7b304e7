//! How sure a rate is.

/// The 0.975 quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % Wilson interval of `wins` out of `games`; shared victories make parts of wins. From 0 to 1
/// when nothing was played.
pub fn wilson(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let rate = (wins / n).clamp(0.0, 1.0);
    let z2 = Z * Z;
    let middle = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: (f64, f64), expected: (f64, f64)) {
        assert!((found.0 - expected.0).abs() < 1e-4, "{found:?}");
        assert!((found.1 - expected.1).abs() < 1e-4, "{found:?}");
    }

    #[test]
    fn known_values() {
        close(wilson(5.0, 10), (0.236_593, 0.763_407));
        close(wilson(0.0, 10), (0.0, 0.277_533));
        close(wilson(10.0, 10), (0.722_467, 1.0));
        close(wilson(81.0, 263), (0.255_286, 0.366_208));
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
