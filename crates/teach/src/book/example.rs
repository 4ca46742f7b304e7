//! An example: a position, what is done in it, and what the rules say of it.

use super::figure;
use super::html::{Links, markup};
use crate::scene::Scene;
use crate::text::{self, Both};
use elbowroom_rules::{Language, RegionId, Seat};
use serde::Deserialize;

/// An example as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The position, line by line.
    pub given: String,
    /// What is done.
    #[serde(default)]
    pub when: Vec<String>,
    /// Dice and tiles in the order they are asked for.
    #[serde(default)]
    pub fate: Vec<String>,
    /// Regions that are drawn in full; nothing is drawn where there are none.
    #[serde(default)]
    pub show: Vec<u8>,
    /// Regions on which their price is written.
    #[serde(default)]
    pub prices: Vec<u8>,
    /// What is told below it.
    #[serde(default)]
    pub caption: Option<Both>,
}

/// An example that was played: the table before and after.
pub struct Played {
    pub(super) before: Scene,
    pub(super) after: Scene,
}

impl Example {
    /// Plays it.
    ///
    /// # Errors
    /// What is not understood or not legal.
    pub fn play(&self) -> Result<Played, String> {
        let before = Scene::set(&self.given, &self.fate)?;
        let mut after = before.clone();
        for line in &self.when {
            after
                .say(line)
                .map_err(|no| format!("when: `{line}`: {no}"))?;
        }
        let unused: Vec<&str> = after.unused().collect();
        if !unused.is_empty() {
            return Err(format!("fate was not asked for {}", unused.join(", ")));
        }
        let regions = after.game().now(after.state()).board().len();
        let wrong = self.show.iter().chain(&self.prices);
        if let Some(region) = wrong
            .copied()
            .find(|&region| usize::from(region) >= regions)
        {
            return Err(format!("there is no region {region} on this board"));
        }
        Ok(Played { before, after })
    }

    /// The drawing with its caption; nothing where no region is shown.
    pub(super) fn figure(
        &self,
        played: &Played,
        language: Language,
        links: Links,
    ) -> Result<String, String> {
        if self.show.is_empty() {
            return Ok(String::new());
        }
        let show: Vec<RegionId> = self.show.iter().copied().map(RegionId).collect();
        let prices = self.prices.iter().map(|&region| {
            let price = played
                .after
                .game()
                .price(played.after.state(), RegionId(region));
            let price = price.map_err(|no| format!("region {region} has no price here: {no}"))?;
            Ok((RegionId(region), price))
        });
        let prices: Vec<(RegionId, u8)> = prices.collect::<Result<_, String>>()?;
        let drawing = figure::draw(&played.after, &show, &prices, language);
        let caption = match &self.caption {
            None => String::new(),
            Some(caption) => {
                let text = fill(caption.text(language), Some(played), language)?;
                format!(
                    "<figcaption>{}</figcaption>",
                    markup(&text, language, links)?
                )
            }
        };
        Ok(format!("<figure>{drawing}{caption}</figure>"))
    }
}

/// Fills in numbers: after what is done, or before it where `{before …}` says so.
pub(super) fn fill(
    text: &str,
    played: Option<&Played>,
    language: Language,
) -> Result<String, String> {
    let Some(played) = played else {
        return match text.contains('{') {
            true => Err(format!("a number in braces without an example: {text}")),
            false => Ok(text.to_owned()),
        };
    };
    let mut filled = String::with_capacity(text.len());
    for (i, piece) in text.split("{before ").enumerate() {
        if i == 0 {
            filled += piece;
            continue;
        }
        let (asked, rest) = piece.split_once('}').ok_or("a brace is not closed")?;
        filled += &text::fill(&format!("{{{asked}}}"), &played.before, Seat(0), language)?;
        filled += rest;
    }
    text::fill(&filled, &played.after, Seat(0), language)
}
