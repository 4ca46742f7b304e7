//! What a seat would be paid if its turn were scored now, by source.

use crate::diary::Diary;
use crate::position::{Land, Map, People, Position};
use std::collections::BTreeMap;

/// Coins by source: `regions of orcs`, `orcs`, `pillaging`.
pub type Coins = BTreeMap<String, u8>;

/// The coins of one seat, counted from 1 (B-65, B-68). The diary is given for the seat whose turn it
/// tells of.
pub fn score(map: &Map, position: &Position, diary: Option<&Diary>, seat: u8) -> Coins {
    let mut coins = Coins::new();
    for (&race, people) in position
        .peoples
        .iter()
        .filter(|(_, people)| people.seat == seat)
    {
        // B-68: without a token anywhere nothing is earned.
        if people.tokens() == 0 {
            continue;
        }
        let deeds = diary.filter(|_| people.active);
        // D-08: a tower pays its tokens, its region nothing.
        let regions = match race == "priestesses" && !people.active {
            true => people.held.values().sum(),
            false => people.held.len() as u8,
        };
        coins.insert(format!("regions of {race}"), regions);
        coins.insert(race.to_owned(), race_bonus(map, people, race, deeds));
        if people.active {
            for power in &people.powers {
                let bonus = power_bonus(map, position, people, power, deeds);
                coins.insert((*power).to_owned(), bonus);
            }
        }
    }
    coins.retain(|_, coins| *coins > 0);
    coins
}

/// The regions of a race that pass a test.
fn count(map: &Map, people: &People, test: impl Fn(&Land) -> bool) -> u8 {
    people
        .held
        .keys()
        .filter(|region| test(&map[region]))
        .count() as u8
}

/// What the text of a race pays. What it did counts in its own turn.
fn race_bonus(map: &Map, people: &People, race: &str, deeds: Option<&Diary>) -> u8 {
    match (race, people.active) {
        // B-86: also in decline.
        ("dwarves", _) => count(map, people, |land| land.symbols.contains("mine")),
        // B-94.
        ("humans", true) => count(map, people, |land| land.terrain == "farmland"),
        ("wizards", true) => count(map, people, |land| land.symbols.contains("magic")),
        // B-95.
        ("orcs", true) => deeds.map_or(0, |deeds| deeds.nonempty),
        // D-03.
        ("gypsies", true) => deeds.map_or(0, |deeds| deeds.left.len() as u8),
        _ => 0,
    }
}

/// What a power of an active race pays.
fn power_bonus(
    map: &Map,
    position: &Position,
    people: &People,
    power: &str,
    deeds: Option<&Diary>,
) -> u8 {
    let regions = people.held.len() as u8;
    match power {
        // B-117.
        "alchemist" => 2,
        // B-137.
        terrain @ ("forest" | "hill" | "swamp") => {
            count(map, people, |land| land.terrain == terrain)
        }
        "merchant" => regions,
        // B-138.
        "fortified" => {
            let fortress = |region: &&u8| position.has(**region, "fortress");
            people.held.keys().filter(fortress).count() as u8
        }
        // B-143.
        "pillaging" => deeds.map_or(0, |deeds| deeds.nonempty),
        // B-152, N-24.
        "wealthy" => match deeds {
            Some(deeds) if deeds.picked || deeds.new_powers.contains("wealthy") => 7,
            _ => 0,
        },
        // F-20, B-185.
        "imperial" => regions.saturating_sub(3),
        // F-23, B-185.
        "barricade" if (1..=4).contains(&regions) => 3,
        // D-17.
        "peace-loving" => match deeds {
            Some(deeds) if deeds.attacked.is_empty() => 3,
            _ => 0,
        },
        _ => 0,
    }
}
