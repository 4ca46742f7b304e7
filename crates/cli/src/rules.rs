//! `elbowroom rules`: what the tiles do, and which rulings have tests.

use crate::input::{Done, Failure, say};
use crate::play::words;
use elbowroom_rules::tile::{GameBox, Kind, Tile};
use elbowroom_rules::{Language, tiles};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

include!(concat!(env!("OUT_DIR"), "/coverage.rs"));

/// Tells what a race or power does; without a name, all of them.
#[derive(clap::Args)]
#[command(
    after_help = examples()
)]
pub struct Rules {
    /// The identifier of a race or power.
    tile: Option<String>,
    /// In French.
    #[arg(long)]
    french: bool,
    /// Which rulings have tests, by series.
    #[arg(long, conflicts_with = "tile")]
    coverage: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

fn examples() -> String {
    let (race, power) = (tiles::RACES[0].id, tiles::POWERS[0].id);
    format!(
        "Examples:\n  elbowroom rules\n  elbowroom rules {race}\n  elbowroom rules {power} --french\n  elbowroom rules --coverage"
    )
}

/// One series of rulings.
#[derive(Default)]
struct Series {
    rulings: usize,
    tested: usize,
    not_observable: BTreeMap<&'static str, &'static str>,
    missing: Vec<&'static str>,
}

fn coverage() -> BTreeMap<char, Series> {
    let mut all: BTreeMap<char, Series> = BTreeMap::new();
    for &(id, tested, reason) in RULINGS {
        let series = all.entry(id.chars().next().unwrap_or('?')).or_default();
        series.rulings += 1;
        match (tested, reason) {
            (true, _) => series.tested += 1,
            (false, "") => series.missing.push(id),
            (false, reason) => drop(series.not_observable.insert(id, reason)),
        }
    }
    all
}

impl Rules {
    pub fn run(self) -> Done {
        if self.coverage {
            show_coverage(self.json);
            return Ok(());
        }
        let language = if self.french {
            Language::French
        } else {
            Language::English
        };
        let chosen: Vec<&Tile> = match &self.tile {
            None => every().collect(),
            Some(id) => match tiles::find(id) {
                Some(tile) => vec![tile],
                None => {
                    let known: Vec<&str> = every().map(|tile| tile.id).collect();
                    return Err(Failure(format!(
                        "tile: one of {} expected, found `{id}`",
                        known.join(", ")
                    )));
                }
            },
        };
        if self.json {
            say(Value::Array(chosen.into_iter().map(as_json).collect()));
        } else if self.tile.is_some() {
            chosen.into_iter().for_each(|tile| tell(tile, language));
        } else {
            for from in GameBox::FAMILY {
                let (name, brings) = (from.name().text(language), from.facts().brings);
                say(format_args!("# {name}: {}\n", brings.text(language)));
                let of_box = chosen.iter().filter(|tile| tile.from == from);
                of_box.for_each(|tile| tell(tile, language));
                say("");
            }
        }
        Ok(())
    }
}

/// Every tile that people are told of.
fn every() -> impl Iterator<Item = &'static Tile<'static>> {
    tiles::all()
        .chain(tiles::markers())
        .chain(tiles::scenarios())
}

fn tell(tile: &Tile, language: Language) {
    let Tile { tokens, supply, .. } = *tile;
    let numbers = match (tile.kind, language) {
        (Kind::Race, Language::English) => format!("race, {tokens} tokens, {supply} in the box"),
        (Kind::Race, Language::French) => {
            format!("peuple, {tokens} pions, {supply} dans la boîte")
        }
        (Kind::Power, Language::English) => format!("power, {tokens} tokens"),
        (Kind::Power, Language::French) => format!("pouvoir, {tokens} pions"),
        (Kind::Role, Language::English) => format!("role, {supply} in the box"),
        (Kind::Role, Language::French) => format!("rôle, {supply} dans la boîte"),
        (Kind::Box, Language::English) => "for everybody".to_owned(),
        (Kind::Box, Language::French) => "pour tous".to_owned(),
        (Kind::Relic, Language::English) => "relic".to_owned(),
        (Kind::Relic, Language::French) => "relique".to_owned(),
        (Kind::Place, Language::English) => "place".to_owned(),
        (Kind::Place, Language::French) => "lieu".to_owned(),
        (Kind::Owned, Language::English) => "owned by a seat".to_owned(),
        (Kind::Owned, Language::French) => "possession d'un siège".to_owned(),
        (Kind::Scenario, Language::English) => "scenario".to_owned(),
        (Kind::Scenario, Language::French) => "scénario".to_owned(),
    };
    let unsure = [tile.tokens_known, tile.supply_known];
    let unsure = unsure.into_iter().find_map(words::known);
    let numbers = match unsure {
        Some(known) => format!("{numbers} ({})", known.text(language)),
        None => numbers,
    };
    say(format_args!(
        "{} ({}): {numbers}",
        tile.name.text(language),
        tile.id
    ));
    say(format_args!("  {}", tile.help.text(language)));
    if tile.from != GameBox::Base {
        let word = words::pick(language, "box".into(), "boîte".into());
        say(format_args!(
            "  {word}: {}",
            tile.from.name().text(language)
        ));
    }
    for piece in tile.pieces {
        let word = words::pick(language, "piece".into(), "pièce".into());
        say(format_args!(
            "  {word}: {} ×{}",
            piece.name.text(language),
            piece.supply
        ));
    }
    let word = words::pick(language, "rulings".into(), "règles".into());
    say(format_args!("  {word}: {}", tile.rulings.join(", ")));
}

fn as_json(tile: &Tile) -> Value {
    json!({
        "id": tile.id,
        "kind": tile.kind.id(),
        "box": tile.from.id(),
        "tokens": tile.tokens,
        "supply": tile.supply,
        "tokens_known": tile.tokens_known.id(),
        "supply_known": tile.supply_known.id(),
        "name": { "en": tile.name.en, "fr": tile.name.fr },
        "help": { "en": tile.help.en, "fr": tile.help.fr },
        "rulings": tile.rulings,
        "pieces": tile.pieces.iter().map(|piece| json!({ "id": piece.id, "supply": piece.supply })).collect::<Vec<_>>(),
    })
}

fn show_coverage(as_json: bool) {
    let all = coverage();
    if as_json {
        let series: Map<String, Value> = all
            .into_iter()
            .map(|(name, series)| {
                let row = json!({
                    "rulings": series.rulings,
                    "tested": series.tested,
                    "not_observable": series.not_observable,
                    "missing": series.missing,
                });
                (name.to_string(), row)
            })
            .collect();
        say(Value::Object(series));
        return;
    }
    say("series  rulings  tested  not observable  missing");
    for (name, series) in &all {
        say(format_args!(
            "{name:<6} {:>8} {:>7} {:>15} {:>8}",
            series.rulings,
            series.tested,
            series.not_observable.len(),
            series.missing.len()
        ));
    }
    for (name, series) in &all {
        // A series without any test belongs to a box that is not in the rules yet.
        if series.tested > 0 && !series.missing.is_empty() {
            say(format_args!(
                "\n{name}, missing: {}",
                series.missing.join(", ")
            ));
        }
        if !series.not_observable.is_empty() {
            say(format_args!("\n{name}, not observable:"));
            for (id, reason) in &series.not_observable {
                say(format_args!("  {id:<6} {reason}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_principle_and_every_ruling_of_a_box_is_tested_or_excused() {
        let all = coverage();
        for name in ['P', 'B', 'C', 'D', 'F', 'L', 'N'] {
            assert!(all[&name].rulings > 10, "the rulings of {name} were found");
            assert!(
                all[&name].missing.is_empty(),
                "{name} misses {:?}",
                all[&name].missing
            );
        }
    }
}
