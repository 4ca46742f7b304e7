//! What random games seldom come to: games that begin late, from positions laid by hand.

use crate::twin::isles::onlooker::Onlooker;
use crate::twin::seen::{Seen, expect};
use elbowroom_rules::notation::read_position;

/// Random endings that are played from each position.
const ENDINGS: u64 = 24;

/// Looks on at endings from a position; something must come up in them.
fn comes_up(sights: &[&str], seats: &str, regions: &str, rest: &str) {
    let json = format!(
        r#"{{"board": "islands-l1a-m1a-s1a", "boxes": ["warcraft"], "round": 9, "seats": [{seats}],
            "regions": [{regions}]{rest}}}"#
    );
    let (game, state) = read_position(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    let onlooker = Onlooker::new(game);
    let mut seen = Seen::new();
    for seed in 0..crate::twin::games(ENDINGS) {
        onlooker.watch_from(state, seed, &mut seen);
    }
    expect(&seen, sights, &json);
}

/// The seat before the Goblins, and theirs: their bombs are turned up as soon as it has done.
const BEFORE_GOBLINS: &str = r#"{"coins": 5, "active": {"race": "naga", "power": "miners"}},
    {"coins": 5, "active": {"race": "goblins-wow", "power": "farmers"}}"#;
const GOBLINS: &str =
    r#"{"region": 10, "seat": 1, "tokens": 1}, {"region": 4, "seat": 2, "tokens": 3}"#;

/// Bombs under beasts, under the champion, under a declined stack, under the race of the chapel and the Aegis (W-24, W-25, W-43,
/// W-47, W-63, W-71).
#[test]
fn bombs_lie_under_all_kinds_of_tokens() {
    for (sights, race, piece) in [
        (
            ["bomb under a beast", "draenei spared"],
            r#""draenei", "power": "beastmasters""#,
            r#""beast": 1"#,
        ),
        (
            ["bomb under the champion", "draenei spared"],
            r#""draenei", "power": "champion""#,
            r#""champion-piece": 1"#,
        ),
        (
            ["bomb under the champion", "dud"],
            r#""tauren", "power": "champion""#,
            r#""champion-piece": 1"#,
        ),
    ] {
        let seats = format!(r#"{BEFORE_GOBLINS}, {{"coins": 5, "active": {{"race": {race}}}}}"#);
        let regions = format!(
            r#"{GOBLINS}, {{"region": 0, "seat": 3, "tokens": 3, "pieces": {{"bomb": 1, {piece}}}}},
            {{"region": 1, "seat": 3, "tokens": 2, "pieces": {{"bomb": 1}}}},
            {{"region": 3, "seat": 3, "tokens": 2, "pieces": {{"bomb": 1}}}},
            {{"region": 9, "seat": 3, "tokens": 2}}"#
        );
        comes_up(&sights, &seats, &regions, "");
    }
    let seats = format!(
        r#"{BEFORE_GOBLINS}, {{"coins": 5, "active": {{"race": "orcs-wow", "power": "warlords"}},
            "declined": [{{"race": "tauren"}}]}}"#
    );
    let regions = format!(
        r#"{GOBLINS}, {{"region": 0, "seat": 3, "people": "tauren", "tokens": 2, "pieces": {{"bomb": 1}}}},
        {{"region": 1, "seat": 3, "tokens": 2, "pieces": {{"bomb": 1}}}},
        {{"region": 3, "seat": 3, "tokens": 2, "pieces": {{"bomb": 1}}}},
        {{"region": 9, "tokens": 0, "pieces": {{"bomb": 1}}}}"#
    );
    let sights = [
        "bomb under a declined stack",
        "bomb under the chapel's race",
        "bomb paid for",
        "bomb taken back",
        "chapel spares",
        "aegis paid",
    ];
    let markers = r#", "markers": {"lights-hope-chapel": 1, "aegis-of-aggramar": 3}"#;
    comes_up(&sights, &seats, &regions, markers);
    // Who cannot lift the Aegis turns up nothing under it.
    let poor = seats.replacen(
        r#"{"coins": 5, "active": {"race": "gob"#,
        r#"{"coins": 1, "active": {"race": "gob"#,
        1,
    );
    comes_up(
        &["bomb under the Aegis taken back"],
        &poor,
        &regions,
        markers,
    );
}

/// Terrifying Forsaken among walls, stacks in decline, murlocs and lone tokens (W-36, W-53, W-54, W-78).
#[test]
fn everybody_is_frightened() {
    let seats = r#"{"coins": 9, "active": {"race": "forsaken", "power": "terrifying", "hand": 3}},
        {"coins": 5, "active": {"race": "night-elves", "power": "entrenched"}, "declined": [{"race": "tauren"}]},
        {"coins": 5, "active": {"race": "draenei", "power": "marshland"}}"#;
    let regions = r#"{"region": 4, "seat": 1, "tokens": 2},
        {"region": 1, "seat": 2, "tokens": 2, "pieces": {"wisp-wall": 1}},
        {"region": 5, "seat": 2, "people": "tauren", "tokens": 2},
        {"region": 8, "seat": 2, "people": "tauren", "tokens": 2},
        {"region": 12, "seat": 2, "people": "tauren", "tokens": 2},
        {"region": 0, "seat": 3, "tokens": 1},
        {"region": 3, "seat": 3, "tokens": 1}, {"region": 11, "seat": 3, "tokens": 1},
        {"region": 9, "lost_tribe": true}"#;
    let sights = [
        "wall frightened",
        "murloc frightened",
        "frightened away",
        "frightened empty",
        "rejoined",
        "frightened off the map",
        "draenei spared",
        "forsaken raised",
        "marshland paid",
    ];
    comes_up(&sights, seats, regions, "");
}

/// Ethereals beside artifacts and places, one of them under the Aegis of another (W-19, W-60).
#[test]
fn ethereals_find_what_they_look_for() {
    let seats = r#"{"coins": 9, "active": {"race": "ethereals", "power": "archaeologists", "hand": 5}},
        {"coins": 5, "active": {"race": "humans-wow", "power": "marshland"}},
        {"coins": 5, "active": {"race": "tauren", "power": "champion"}}"#;
    let regions = r#"{"region": 4, "seat": 1, "tokens": 1},
        {"region": 1, "seat": 2, "tokens": 1}, {"region": 0, "seat": 2, "tokens": 1},
        {"region": 3, "seat": 2, "tokens": 1}, {"region": 5, "seat": 3, "tokens": 2},
        {"region": 9, "seat": 3, "tokens": 3, "pieces": {"champion-piece": 1}},
        {"region": 6, "seat": 3, "tokens": 2, "pieces": {"military-objective": 1}}"#;
    let sights = [
        "say steal",
        "say relic-hunt",
        "say hammer",
        "artifact chosen",
        "artifact stolen",
        "ethereals' discount",
        "frostmourne's discount",
        "aegis paid",
        "champion falls",
        "objective taken",
        "coins: archaeologists",
    ];
    let markers = r#", "markers": {"aegis-of-aggramar": 1, "doomhammer": 0, "frostmourne": 4,
        "heart-of-azeroth": 0, "karazhan": 3, "battlefield": 9}"#;
    comes_up(&sights, seats, regions, markers);
}

/// Whoever Pandaren frighten is in no harmony with them, and owes them nothing (W-35).
#[test]
fn pandaren_frighten_too() {
    let seats = r#"{"coins": 9, "active": {"race": "pandaren", "power": "terrifying", "hand": 2}},
        {"coins": 5, "active": {"race": "tauren", "power": "miners"}},
        {"coins": 5, "active": {"race": "humans-wow", "power": "enraged"}}"#;
    let regions = r#"{"region": 4, "seat": 1, "tokens": 2}, {"region": 1, "seat": 2, "tokens": 2},
        {"region": 5, "seat": 2, "tokens": 2}, {"region": 8, "seat": 2, "tokens": 2},
        {"region": 0, "seat": 3, "tokens": 2}, {"region": 3, "seat": 3, "tokens": 1}"#;
    let sights = ["frightened by Pandaren", "rejoined", "harmony paid"];
    comes_up(&sights, seats, regions, "");
}

/// Tauren with beasts that took more than they can stay in, and Worgen whose first coins pay what they owe (W-38, W-51, W-60, W-70).
#[test]
fn beasts_do_not_stay_and_first_coins_pay() {
    let seats = r#"{"coins": 0, "active": {"race": "worgen", "power": "farmers", "hand": 6}},
        {"coins": 5, "active": {"race": "tauren", "power": "beastmasters", "hand": 6, "pieces": {"beast": 4}}},
        {"coins": 5, "active": {"race": "humans-wow", "power": "marshland"}}"#;
    let regions = r#"{"region": 4, "seat": 1, "tokens": 2},
        {"region": 9, "seat": 2, "tokens": 2}, {"region": 8, "seat": 2, "tokens": 2},
        {"region": 0, "seat": 3, "tokens": 1}, {"region": 1, "seat": 3, "tokens": 1},
        {"region": 3, "seat": 3, "tokens": 1}, {"region": 12, "seat": 3, "tokens": 1},
        {"region": 22, "seat": 3, "tokens": 1}"#;
    let markers = r#", "markers": {"aegis-of-aggramar": 1}"#;
    comes_up(
        &["first coins pay a fee", "aegis paid"],
        seats,
        regions,
        markers,
    );
    let late = format!(r#", "seat": 2{markers}"#);
    comes_up(&["region given up"], seats, regions, &late);
}

/// Most of the regions around the water of a well, in decline too (W-65).
#[test]
fn a_well_pays_whoever_has_most_around_it() {
    let seats = r#"{"coins": 5, "active": {"race": "naga", "power": "miners", "hand": 4}},
        {"coins": 5, "active": {"race": "orcs-wow", "power": "farmers"}, "declined": [{"race": "tauren"}]},
        {"coins": 5, "active": {"race": "humans-wow", "power": "enraged"}}"#;
    let regions = r#"{"region": 8, "seat": 1, "tokens": 1}, {"region": 4, "seat": 2, "tokens": 1},
        {"region": 5, "seat": 2, "people": "tauren", "tokens": 2},
        {"region": 9, "seat": 2, "people": "tauren", "tokens": 2}"#;
    let markers = r#", "markers": {"well-of-eternity": 10}"#;
    comes_up(&["coins: well-of-eternity"], seats, regions, markers);
}
