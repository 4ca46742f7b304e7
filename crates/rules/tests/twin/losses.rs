//! Tokens lost to conquests and to the Balrog, and tokens that redeployments bring.

use super::diary::Diary;
use super::position::{GHOSTS, Map, People, Position};
use super::purse::Deed;
use super::says::Said;
use elbowroom_rules::Event;

/// What is wrong with the tokens of a race that was driven out of a region, if anything. Pygmies grow and leaders are
/// captured, which is told elsewhere or not at all; those are passed over.
pub fn badly_lost(deed: &Deed, after: &Position, diary: &Diary) -> Option<String> {
    let conquered = deed.events.iter().find_map(|event| match event {
        Event::Conquered { region, .. } => Some(region.0),
        _ => None,
    });
    let (region, most) = match (deed.said, conquered) {
        (Some(Said::Do("balrog", region)), _) => (region, 2),
        (_, Some(region)) => (region, 1),
        _ => return None,
    };
    let before = deed.before;
    let spot = before.spots.get(&region)?;
    // Ghosts may rise in the same step (N-09).
    let race = spot
        .race
        .filter(|race| !["pygmies", GHOSTS].contains(race))?;
    if spot.pieces.contains_key("leader") || spot.pieces.contains_key("horde-token") {
        return None;
    }
    let holder = &before.peoples[race];
    // The Balrog can be the last of its master's deeds before his redeployment brings new tokens.
    let recruits = |event: &Event| matches!(event, Event::Recruited { .. } | Event::Forged { .. });
    if holder.seat == before.seat && deed.events.iter().any(recruits) {
        return None;
    }
    // B-87, U-53, U-78: they lose none; U-66: nor does whoever fears the socks.
    let deathless = holder.active && (race == "elves" || holder.powers.contains(&"immortal"));
    let socks = before.armed.contains(&"stinky-trolls-socks") && most == 1;
    let spared = deathless || socks;
    let lost = if spared { 0 } else { spot.tokens.min(most) };
    // B-50, B-76: a declined race without another region is gone.
    let stays = holder.active || holder.held.len() > 1 || race == "ghouls";
    // B-35, B-50: what stands in one region in decline is lost with it, but for Ghouls, Tomb and the socks.
    // Tomb from Stonehedge helps while the place is held (U-84).
    let lent = before.stonehedge == Some("tomb") && before.holds(race, "stonehedge").is_some();
    let tomb = holder.powers.contains(&"tomb") || (lent && diary.entombed.contains(race));
    let withdraws = holder.active || race == "ghouls" || spared || tomb;
    let lost = if withdraws { lost } else { spot.tokens };
    let expected = if stays { holder.tokens() - lost } else { 0 };
    let left = after.peoples.get(race).map_or(0, People::tokens);
    let known = stays || race != "priestesses";
    (known && left != expected).then(|| format!("{left} {race} left instead of {expected}"))
}

/// What is wrong with what a redeployment brings as it begins, if anything: a token for each swamp of Mudmen (U-37), a hammer
/// for each mine of Iron Dwarves, seven in all (U-41).
pub fn badly_gained(map: &Map, deed: &Deed, after: &Position) -> Option<String> {
    let before = deed.before;
    let begins = before.phase == "conquest"
        && after.phase == "redeploy"
        && (before.round, before.seat) == (after.round, after.seat);
    let race = before
        .acting
        .filter(|race| begins && before.peoples[race].active)?;
    // What else changes the number of tokens in the same step.
    let moved = matches!(
        deed.said,
        Some(Said::Convert(_) | Said::Do("bite" | "orb" | "balrog", _))
    );
    let (was, is) = (&before.peoples[race], &after.peoples[race]);
    let count = |kind: &str| is.held.keys().filter(|region| map[region].is(kind)).count() as u8;
    let (gained, expected) = match race {
        "mudmen" if !moved => {
            let gained = is.tokens() - was.tokens();
            (gained, count("swamp").min(before.tray(race)))
        }
        "iron-dwarves" => (is.lent - was.lent, count("mine").min(7 - was.lent)),
        _ => return None,
    };
    (gained != expected).then(|| format!("{race} gain {gained} instead of {expected}"))
}
