//! How strong a blank tile is: it is picked with every counterpart, and so is every printed tile of its kind (K-04).

use crate::opening::{Openings, Strength, Tried};
use elbowroom_rules::Setup;
use elbowroom_rules::custom::{CustomTile, SPARE, USUAL_VALUE};
use elbowroom_rules::tile::{GameBox, Kind};
use serde::Serialize;
use std::sync::Arc;

/// What a token more is worth in coins a turn: half a region (K-08).
pub const TOKEN: f64 = 0.5;
/// The most faults that are told.
const MAX_FAULTS: usize = 10;

/// A blank tile on trial.
pub struct Trial {
    openings: Openings,
    kind: Kind,
}

/// What a trial came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The blank tile.
    pub tile: Strength,
    /// The printed tiles of its kind, the strongest first.
    pub printed: Vec<Strength>,
    /// Its place among them by worth, from 1.
    pub rank: usize,
    /// The value at which it would be as strong as the printed tiles on average, a token being worth half a coin a
    /// turn (K-08).
    pub suggested: u8,
    /// How many games were played.
    pub games: u64,
    /// Games that locked up, broke an invariant or panicked; at most ten are told.
    pub faults: Vec<String>,
}

impl Trial {
    /// Makes a trial ready: so many games for each pair.
    ///
    /// # Errors
    /// When the tile and the boxes make no game, or the bot is not known.
    pub fn new(
        tile: Arc<CustomTile>,
        boxes: Vec<GameBox>,
        players: u8,
        bot: &str,
        games: u64,
        seed: u64,
    ) -> Result<Self, String> {
        let kind = tile.kind();
        let setup = Setup::with(players, boxes)
            .ok_or_else(|| format!("players: 2 to 5 expected, found {players}"))?;
        let setup = Setup {
            custom: vec![tile],
            ..setup
        };
        let openings = Openings::new(setup, bot, games, seed)?;
        Ok(Self { openings, kind })
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.openings.games()
    }

    /// Plays one game.
    pub fn play(&self, number: u64) -> Tried {
        self.openings.play(number)
    }

    /// What the games come to.
    pub fn verdict(&self, tried: &[Tried]) -> Verdict {
        // Blank tiles are numbered last.
        let last = self.openings.last(self.kind);
        let all = self.openings.strengths(self.kind, tried);
        let (mut own, mut printed) = (Vec::new(), Vec::new());
        for (number, strength) in all {
            if number == last {
                &mut own
            } else {
                &mut printed
            }
            .push(strength);
        }
        // It is one of the pairs, so it was tried.
        let tile = own.remove(0);
        printed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let better = |other: &&Strength| other.worth > tile.worth;
        let rank = 1 + printed.iter().filter(better).count();
        let sum: f64 = printed.iter().map(|other| other.worth).sum();
        let mean = sum / printed.len().max(1) as f64;
        let (least, most) = match self.kind {
            Kind::Power => (0.0, f64::from(SPARE)),
            _ => (1.0, f64::from(USUAL_VALUE)),
        };
        let surplus = (tile.worth - mean) / TOKEN;
        let suggested = (f64::from(tile.tokens) - surplus).round();
        let faults = tried.iter().filter_map(|game| game.fault.clone());
        Verdict {
            suggested: suggested.clamp(least, most) as u8,
            games: tried.len() as u64,
            faults: faults.take(MAX_FAULTS).collect(),
            tile,
            printed,
            rank,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RICH: &str = "[power]\nid = \"custom-rich\"\ntokens = 5\n[power.name]\nen = \"Rich\"\nfr = \"Riches\"\n[power.help]\nen = \"x\"\nfr = \"x\"\n[[power.rule]]\nrule = \"score\"\ncoins = 5\nper = \"region\"\n";

    fn trial(text: &str) -> Trial {
        let tile = Arc::new(CustomTile::parse(text).expect("sound"));
        Trial::new(tile, vec![GameBox::Base], 2, "greedy", 1, 1).expect("sound")
    }

    /// Proves K-04, K-08: a tile that is far too strong is found out, with every counterpart and without a fault.
    #[test]
    fn a_tile_that_pays_too_much_is_found_out() {
        let trial = trial(RICH);
        assert_eq!(trial.games(), 14 * 21);
        let mut tried: Vec<Tried> = (0..trial.games()).map(|n| trial.play(n)).collect();
        let verdict = trial.verdict(&tried);
        assert!(verdict.faults.is_empty(), "{:?}", verdict.faults);
        assert_eq!(
            (verdict.rank, verdict.suggested, verdict.tile.games),
            (1, 0, 14)
        );
        assert_eq!(verdict.printed.len(), 20);
        assert!(verdict.tile.win_rate > 0.7 && verdict.tile.low > 0.4);
        // A game that went wrong is told and counts for nothing.
        tried[0].fault = Some("broken".into());
        assert_eq!(trial.verdict(&tried).faults, ["broken"]);
    }
}
