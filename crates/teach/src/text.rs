//! Texts in both languages, with numbers that the rules fill in: `{price 8}`, `{coins}`.

use crate::scene::Scene;
use elbowroom_rules::notation::parse_action;
use elbowroom_rules::{Language, RegionId, Seat};
use serde::Deserialize;

/// A text in English and in French.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Both {
    /// The text in a language.
    pub fn text(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::French => &self.fr,
        }
    }
}

/// What may stand in braces, for messages.
pub const NUMBERS: &str = "{price 8}, {tokens 8}, {hand}, {force}, {coins}, {coins 2}, {scores}, {scores 2}, {held}, {held 2}, {combo 1}, {pays 1}, {die}, {round}, {rounds}, {odds 8}, {refusal conquer 8}";

/// Fills in what stands in braces.
///
/// # Errors
/// What is not understood, or what the rules cannot tell here.
pub fn fill(text: &str, scene: &Scene, seat: Seat, language: Language) -> Result<String, String> {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (asked, after) = after
            .split_once('}')
            .ok_or_else(|| format!("`{{{after}` has no closing brace"))?;
        filled.push_str(before);
        filled.push_str(&number(asked, scene, seat, language)?);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

fn number(asked: &str, scene: &Scene, me: Seat, language: Language) -> Result<String, String> {
    let state = scene.state();
    let game = &*scene.game().now(state);
    let words: Vec<&str> = asked.split_whitespace().collect();
    let region = |text: &str| -> Result<RegionId, String> {
        let id: u8 = text
            .parse()
            .map_err(|_| format!("a region expected, found `{text}`"))?;
        let known = usize::from(id) < game.board().len();
        known
            .then_some(RegionId(id))
            .ok_or_else(|| format!("there is no region {id} on this board"))
    };
    let seat = |text: &str| -> Result<Seat, String> {
        let number: u8 = text
            .parse()
            .map_err(|_| format!("a seat expected, found `{text}`"))?;
        let seat = Seat(number.wrapping_sub(1));
        game.seats()
            .find(|&known| known == seat)
            .ok_or_else(|| format!("there is no seat {number} at this table"))
    };
    let place = |text: &str| -> Result<usize, String> {
        let number: usize = text
            .parse()
            .map_err(|_| format!("a place of the column expected, found `{text}`"))?;
        let lies = (1..=state.column().len()).contains(&number);
        lies.then(|| number - 1)
            .ok_or_else(|| format!("nothing lies in place {number} of the column"))
    };
    let scores = |seat: Seat| -> u32 {
        let tally = game.score(state, seat);
        tally.iter().map(|&(_, coins)| u32::from(coins)).sum()
    };
    let held = |seat: Seat| state.people(game.active(seat)).regions.len();
    Ok(match words[..] {
        ["price", at] => {
            let at = region(at)?;
            let price = game.price(state, at);
            let price = price.map_err(|no| format!("region {at} has no price here: {no}"))?;
            price.to_string()
        }
        ["odds", at] => {
            let at = region(at)?;
            let price = game.price(state, at);
            let price = price.map_err(|no| format!("region {at} has no price here: {no}"))?;
            let short = price.saturating_sub(game.force(state));
            elbowroom_rules::Odds::sixths(short).to_string()
        }
        ["tokens", at] => state.tokens(region(at)?).to_string(),
        ["hand"] => state.people(state.turn().acting).hand.to_string(),
        ["force"] => game.force(state).to_string(),
        ["coins"] => state.coins(me).to_string(),
        ["coins", of] => state.coins(seat(of)?).to_string(),
        ["scores"] => scores(me).to_string(),
        ["scores", of] => scores(seat(of)?).to_string(),
        ["held"] => held(me).to_string(),
        ["held", of] => held(seat(of)?).to_string(),
        ["combo", at] => {
            let combo = &state.column()[place(at)?];
            let tokens =
                |tile: Option<elbowroom_rules::tile::Tile>| tile.map_or(0, |tile| tile.tokens);
            let all = tokens(game.race_tile(combo.race)) + tokens(game.power_tile(combo.power));
            all.to_string()
        }
        ["pays", at] => state.column()[place(at)?].coins.to_string(),
        ["die"] => scene
            .die()
            .map(|face| face.to_string())
            .ok_or("no die was rolled yet")?,
        ["round"] => state.turn().round.to_string(),
        ["rounds"] => game.board().rounds().to_string(),
        ["refusal", ..] => {
            let action = asked["refusal".len()..].trim();
            let action = parse_action(game, action).map_err(|error| error.to_string())?;
            let no = game.check(state, action).err();
            no.ok_or_else(|| format!("`{asked}`: that is legal here"))?
                .text(language)
        }
        _ => {
            return Err(format!(
                "`{{{asked}}}` is not understood; expected {NUMBERS}"
            ));
        }
    })
}
