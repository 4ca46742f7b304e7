//! The generator lives here, with the driver, never in the rules (P-22).

use elbowroom_rules::Odds;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded source of dice, tiles and random choices. The same seed gives the same game on every
/// machine and in every version.
pub struct Fate(Xoshiro256PlusPlus);

impl Fate {
    /// A source for a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `n`, each as likely (up to one part in two to the 32nd).
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        let wide = u64::from(self.0.next_u32()) * n as u64;
        (wide >> 32) as usize
    }

    /// An answer to what the rules ask.
    #[inline]
    pub fn answer(&mut self, odds: Odds) -> u8 {
        odds.case(self.below(usize::from(odds.cases())) as u8)
    }
}
