//! What came up in the games that were watched, so that a test can tell whether they prove anything.

use super::attack::Attack;
use super::says::Said;
use std::collections::{BTreeMap, BTreeSet};

/// What came up, and how often.
pub type Seen = BTreeMap<String, u32>;

/// Notes that something came up.
pub fn see(seen: &mut Seen, name: &str) {
    match seen.get_mut(name) {
        Some(times) => *times += 1,
        None => {
            seen.insert(name.to_owned(), 1);
        }
    }
}

/// Stops when something never came up.
pub fn expect(seen: &Seen, names: &[&str], games: &str) {
    let missing: Vec<_> = names
        .iter()
        .filter(|name| !seen.contains_key(**name))
        .collect();
    assert!(missing.is_empty(), "{missing:?} never came up {games}");
}

/// Who acts, with which tiles.
pub fn note_tiles(seen: &mut Seen, attack: &Attack) {
    if attack.me.active {
        see(seen, attack.race);
        attack.me.powers.iter().for_each(|power| see(seen, power));
    } else {
        see(seen, "declined ghouls act");
    }
}

/// What is offered.
pub fn note_says(seen: &mut Seen, says: &BTreeSet<Said>) {
    let names = says.iter().filter_map(|said| match said {
        Said::Convert(_) => Some("convert"),
        Said::Dragon(_) => Some("dragon"),
        Said::Ally(_) => Some("ally"),
        Said::Rally => Some("rally"),
        Said::Catapult(_) => Some("catapult set up"),
        Said::Hire(_) => Some("hire"),
        Said::HireWith(..) => Some("hire with more"),
        Said::ConquerWith(..) => Some("conquer with more"),
        Said::TakeUp(..) => Some("take up"),
        Said::Do(word, _) => Some(word),
        _ => None,
    });
    let names: BTreeSet<_> = names.collect();
    names.into_iter().for_each(|name| see(seen, name));
}

/// What makes regions cheaper or keeps them from attack.
pub fn note_prices(seen: &mut Seen, attack: &Attack, prices: &BTreeMap<u8, u8>) {
    let mut names = BTreeSet::new();
    for (&region, &price) in prices {
        let discounts = attack.discounts(region);
        let off: u8 = discounts.values().sum();
        if price == 2 && attack.full_price(region) < 2 + off {
            names.insert("never fewer than two");
        }
        names.extend(discounts.into_keys());
        let ghosts = attack.holder(region).filter(|(_, holder)| holder.active);
        if ghosts.is_some_and(|(race, _)| !attack.position.is_living(race)) {
            names.insert("ghosts attacked");
        }
        let spot = attack.position.spots.get(&region);
        let stands = |piece| spot.is_some_and(|spot| spot.pieces.contains_key(piece));
        if stands("leader") {
            names.insert("leader attacked");
        }
        if stands("horde-token") {
            names.insert("horde attacked");
        }
    }
    if let Some(from) = attack.armed {
        names.insert("catapult armed");
        if attack.diary.die.is_some() {
            names.insert("die for the catapult");
        }
        let over_lake = |region: &u8| attack.jumps_lake(from, *region);
        if prices.keys().any(over_lake) {
            names.insert("lake jumped");
        }
    }
    for &region in attack.position.spots.keys() {
        let holder = attack.holder(region);
        let ladies = holder.filter(|(race, holder)| *race == "white-ladies" && !holder.active);
        if ladies.is_some() && attack.is_spared(region) {
            names.insert("white ladies spared");
        }
        if attack.position.has(region, "catapult-piece") && attack.is_spared(region) {
            names.insert("catapult spared");
        }
    }
    if attack.is("gypsies") && !attack.diary.left.is_empty() {
        names.insert("gypsies stay away");
    }
    if attack.is_bound() {
        names.insert("spared by a pact");
    }
    names.into_iter().for_each(|name| see(seen, name));
}
