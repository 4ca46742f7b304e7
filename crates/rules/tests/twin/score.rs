//! What a seat would be paid if its turn were scored now, by source.

use crate::diary::Diary;
use crate::position::{Land, Map, People, Position};
use std::collections::BTreeMap;

/// Coins by source: `regions of orcs`, `orcs`, `pillaging`.
pub type Coins = BTreeMap<String, u8>;

/// The coins of one seat, counted from 1 (B-65, B-68).
pub fn score(map: &Map, position: &Position, diary: &Diary, seat: u8) -> Coins {
    let mut coins = Coins::new();
    for (&race, people) in position
        .peoples
        .iter()
        .filter(|(_, people)| people.seat == seat)
    {
        // B-68: without a token anywhere nothing is earned.
        if people.held.is_empty() && people.hand == 0 && people.aside == 0 {
            continue;
        }
        let of_this_turn = people.active && position.seat == seat;
        let nonempty = if of_this_turn { diary.nonempty } else { 0 };
        coins.insert(format!("regions of {race}"), people.held.len() as u8);
        coins.insert(race.to_owned(), race_bonus(map, people, race, nonempty));
        if people.active {
            let picked = of_this_turn && diary.picked;
            let bonus = power_bonus(map, position, people, nonempty, picked);
            coins.insert(people.power.to_owned(), bonus);
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

fn race_bonus(map: &Map, people: &People, race: &str, nonempty: u8) -> u8 {
    match (race, people.active) {
        // B-86: also in decline.
        ("dwarves", _) => count(map, people, |land| land.symbols.contains("mine")),
        // B-94.
        ("humans", true) => count(map, people, |land| land.terrain == "farmland"),
        ("wizards", true) => count(map, people, |land| land.symbols.contains("magic")),
        // B-95.
        ("orcs", true) => nonempty,
        _ => 0,
    }
}

/// What the power of an active race pays.
fn power_bonus(map: &Map, position: &Position, people: &People, nonempty: u8, picked: bool) -> u8 {
    match people.power {
        // B-117.
        "alchemist" => 2,
        // B-137.
        terrain @ ("forest" | "hill" | "swamp") => {
            count(map, people, |land| land.terrain == terrain)
        }
        "merchant" => people.held.len() as u8,
        // B-138.
        "fortified" => {
            let spots = people.held.keys().map(|region| &position.spots[region]);
            spots
                .filter(|spot| spot.pieces.contains_key("fortress"))
                .count() as u8
        }
        // B-143.
        "pillaging" => nonempty,
        // B-152.
        "wealthy" if picked => 7,
        _ => 0,
    }
}
