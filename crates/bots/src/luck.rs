//! The generator of dice, tiles and random choices. It lives with the drivers, never in the rules (P-22).

use elbowroom_rules::Odds;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded source of luck. The same seed gives the same game on every machine and in every version.
#[derive(Clone, Debug)]
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
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

    /// A number from 0 to 1, 1 not included.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / 16_777_216.0
    }

    /// Any 64 bits, to seed another source.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// An answer to what the rules ask.
    #[inline]
    pub fn answer(&mut self, odds: Odds) -> u8 {
        odds.case(self.below(usize::from(odds.cases())) as u8)
    }
}
