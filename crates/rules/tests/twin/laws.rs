//! Numbers of tokens that tiles ask for, checked as they stand.

use super::diary::Diary;
use super::position::{GHOSTS, Map, People, Position, TOKEN_LIKE};
use super::purse::Deed;
use super::says::Said;
use super::seen::{Seen, see};
use elbowroom_rules::Event;
use std::collections::BTreeMap;

/// What is wrong with the tokens on the map, if anything.
pub fn broken(map: &Map, position: &Position, diary: &Diary) -> Option<String> {
    for (race, people) in &position.peoples {
        for (region, &tokens) in &people.held {
            // U-07, U-79.
            if map[region].terrain == "chasm" || position.balrog == Some(*region) {
                return Some(format!("{race} in {region}"));
            }
            // U-02: rivers are for a turn, but for those that stay.
            let river = map[region].terrain == "river";
            let away =
                position.acting != Some(race) && (people.seat != position.seat || !people.active);
            let stays = *race == "kraken" || people.powers.contains(&"seafaring");
            // What was lost with Stonehedge in another's turn counts from the next redeployment on; who declined with it stays.
            let stays = stays || diary.afloat.contains(*race);
            if river && away && !stays {
                return Some(format!("{race} stay in the river {region}"));
            }
            let fits = match (*race, people.active) {
                // C-03.
                ("kobolds", true) => tokens >= 2,
                // B-105, D-07.
                ("ghouls" | "priestesses", false) => true,
                // U-47, U-84.
                (race, false) if diary.entombed.contains(race) => true,
                // U-66.
                (race, false) if diary.crowded.contains(race) => true,
                // B-69, C-06.
                (_, false) => tokens == 1,
                _ => tokens >= 1,
            };
            if !fits {
                return Some(format!("{tokens} tokens of {race} in {region}"));
            }
        }
        // D-07.
        if *race == "priestesses" && !people.active && people.held.len() != 1 {
            return Some("a tower is in one region".to_owned());
        }
    }
    // N-02.
    (position.out_of_tray(GHOSTS) > 14).then(|| "more ghosts than there are".to_owned())
}

/// What is wrong with the tower of Priestesses who decline, if anything: a token for each region they held, by
/// whomever, as far as Priestesses stood on the map (D-07).
pub fn badly_raised(before: &Position, after: &Position) -> Option<String> {
    let race = "priestesses";
    let active = before.peoples.get(race).filter(|people| people.active)?;
    let declined = |position: &Position| position.peoples.get(race).map(|people| !people.active);
    // D-13: those that vanish raise none.
    let vanish = active.powers.contains(&"vanishing") && declined(after).is_none();
    if declined(after) == Some(false) || active.held.is_empty() || vanish {
        return None;
    }
    let others = |region: &u8| -> u8 {
        let pieces = &before.spots[region].pieces;
        TOKEN_LIKE.iter().filter_map(|id| pieces.get(id)).sum()
    };
    let standing: u8 = active.held.values().sum();
    let builders = standing - active.held.keys().map(others).sum::<u8>();
    let expected = builders.min(active.held.len() as u8);
    let tower = after.peoples.get(race).map(|people| &people.held);
    let raised = tower.map_or(0, |tower| tower.values().sum());
    let elsewhere = tower.is_some_and(|tower| tower.keys().any(|at| !active.held.contains_key(at)));
    (raised != expected || elsewhere)
        .then(|| format!("a tower of {raised} instead of {expected} in a region held before"))
}

/// What is wrong with Pixies whose turn is over, if anything: one token stays in each region, be it
/// the leader (F-09, L-11). Whoever the Balrog drove out once they stood comes back as any defender does (U-78).
pub fn badly_spread(deed: &Deed, after: &Position) -> Option<String> {
    let before = deed.before;
    let own =
        |event: &Event| matches!(event, Event::Lost { seat, .. } if seat.0 + 1 == before.seat);
    if before.phase == "defender-redeploy" || deed.events.iter().any(own) {
        return None;
    }
    let over = (before.round, before.seat) != (after.round, after.seat);
    let pixies = after.peoples.get("pixies").filter(|pixies| {
        over && pixies.active && pixies.seat == before.seat && before.seat != after.seat
    })?;
    let crowded = pixies.held.iter().find(|(_, tokens)| **tokens != 1);
    crowded.map(|(region, tokens)| format!("{tokens} pixies in {region} after their turn"))
}

/// What is wrong with the tokens that Barbarians sent into a region, if anything (F-25). Once their conquests are over
/// some may move for other reasons.
pub fn badly_sorted(
    deed: &Deed,
    after: &Position,
    named: &BTreeMap<&'static str, u8>,
    seen: &mut Seen,
) -> Option<String> {
    let region = deed.taken().filter(|_| after.phase == "conquest")?;
    let sent = sent(deed.before, named, after, region)?;
    see(
        seen,
        if named.is_empty() {
            "sorted unsaid"
        } else {
            "sorted as said"
        },
    );
    (sent.0 != sent.1).then(|| format!("{:?} sent to {region} instead of {:?}", sent.1, sent.0))
}

/// Leaders and horde tokens that Barbarians should have sent into a region, and those they sent (F-25): as they said,
/// as nearly as so many tokens allow; with one of the race if possible; then horde tokens before the leader.
fn sent(
    before: &Position,
    named: &BTreeMap<&str, u8>,
    after: &Position,
    region: u8,
) -> Option<((u8, u8), (u8, u8))> {
    let race = before.acting.filter(|race| *race == "barbarians")?;
    let me = &before.peoples[race];
    let begun = before.phase == "conquest";
    let count = |pieces: &BTreeMap<&str, u8>, kind: &str| pieces.get(kind).copied().unwrap_or(0);
    let have = |kind: &str| {
        let beside = if begun {
            0
        } else {
            count(&me.pieces_aside, kind)
        };
        count(&me.pieces, kind) + beside
    };
    let hand = if begun { me.hand } else { me.hand + me.aside };
    let (leaders, horde) = (have("leader"), have("horde-token"));
    if leaders + horde == 0 || leaders + horde == hand {
        return None;
    }
    let spot = &after.spots[&region];
    let others = hand - leaders - horde;
    let ways = (0..=leaders).flat_map(|l| (0..=horde).map(move |h| (l, h)));
    let possible = ways.filter(|(l, h)| l + h <= spot.tokens && spot.tokens - l - h <= others);
    let off = |kind: &str, go: u8| named.get(kind).map_or(0, |&told| told.abs_diff(go));
    let best = possible.max_by_key(|&(l, h)| {
        let with_race = spot.tokens > l + h;
        let told_leader = if named.contains_key("leader") { l } else { 0 };
        let wrong = off("leader", l) + off("horde-token", h);
        (std::cmp::Reverse(wrong), told_leader, with_race, h, l)
    })?;
    let sent = (
        count(&spot.pieces, "leader"),
        count(&spot.pieces, "horde-token"),
    );
    Some((best, sent))
}

/// What is wrong with the combos that were passed over, if anything: a coin, or three, and a
/// Homunculus of the fifteen come to each (B-07, C-09, F-11).
pub fn badly_passed(before: &Position, said: Said, after: &Position) -> Option<String> {
    let Said::Pick(place) = said else {
        return None;
    };
    let passed = before.column.iter().zip(&after.column);
    for (was, is) in passed.take(place.into()) {
        let coins = match was.power {
            Some("cursed") => 3,
            _ => 1,
        };
        let tray = 15u8.saturating_sub(before.out_of_tray("homunculi") + was.waiting);
        let joins = u8::from(was.race == "homunculi" && tray > 0);
        let same = (was.race, was.coins + coins, was.waiting + joins);
        if same != (is.race, is.coins, is.waiting) {
            return Some(format!("{} were passed over", was.race));
        }
    }
    None
}

/// What is wrong with the Pygmies that the die brought for a lost one, if anything (F-13). There are
/// eighteen of them.
pub fn badly_grown(before: &Position, face: u8, after: &Position) -> Option<String> {
    let race = before.asked?;
    let tray = 18 - before.out_of_tray(race);
    let expected = before.peoples[race].tokens() + face.min(tray);
    let grown = after.peoples[race].tokens();
    (race != "pygmies" || grown != expected)
        .then(|| format!("{grown} {race} instead of {expected} for a die of {face}"))
}

/// The race that vanished as it declined (U-49); nobody must do it for Stonehedge (U-84).
pub fn vanished<'a>(deed: &Deed<'a>, after: &Position) -> Option<&'a str> {
    let declined = |event: &Event| matches!(event, Event::Declined { .. });
    let vanishing = |(_, people): &(&&str, &People)| {
        people.seat == deed.before.seat && people.active && people.powers.contains(&"vanishing")
    };
    let race = deed.before.peoples.iter().find(vanishing)?.0;
    let gone = deed.events.iter().any(declined) && !after.peoples.contains_key(race);
    gone.then_some(*race)
}
