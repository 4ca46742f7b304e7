//! Positions that random games seldom reach, looked at once.

use crate::twin::onlooker::Onlooker;
use crate::twin::seen::Seen;
use elbowroom_rules::notation::read_position;

/// Compares twin and engine in a position; gives whether something came up in it.
fn comes_up(sight: &str, json: &str) -> bool {
    let (game, state) = read_position(json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    let mut seen = Seen::new();
    Onlooker::new(game).look(&state, &mut seen);
    seen.contains_key(sight)
}

/// Eighteen Sorcerers are in the box, and those that lie in the well cannot be made (B-98, N-08); a
/// leader is none of them (L-02).
#[test]
fn sorcerers_in_the_well_are_not_in_the_tray() {
    let cases = [
        (17, "ratmen", true),
        (17, "sorcerers", false),
        (18, "ratmen", false),
        (16, "sorcerers", true),
    ];
    for (tokens, soul, offered) in cases {
        let json = format!(
            r#"{{"board": "base-2p", "players": 3, "seat": 1, "phase": "conquest",
            "boxes": ["base", "leaders-box", "necromancer-box"],
            "seats": [{{"active": {{"race": "sorcerers", "power": "hill", "hand": {},
                                  "pieces": {{"leader": 1}}}}}},
                      {{"active": {{"race": "giants", "power": "swamp"}}}},
                      {{"active": {{"race": "necromancer-ghost", "aside": 1}}}}],
            "regions": [{{"region": 1, "seat": 1, "tokens": 2}},
                        {{"region": 2, "seat": 2, "tokens": 1}}],
            "necromancer": {{"well": ["{soul}"], "powers": ["alchemist"],
                             "owned": ["alchemist"]}}}}"#,
            tokens - 2 + 1
        );
        assert_eq!(
            comes_up("convert", &json),
            offered,
            "{tokens} tokens and a soul of {soul}"
        );
    }
}

/// A ghost before four Skeletons in every region it could throw at: the die does not do, the die and
/// paid help do (F-15, F-22, N-24).
#[test]
fn the_catapult_counts_on_paid_help() {
    for (coins, offered) in [(0, false), (1, true)] {
        let json = format!(
            r#"{{"board": "base-2p", "players": 3, "seat": 3, "phase": "conquest",
            "boxes": ["base", "be-not-afraid-box", "necromancer-box"],
            "seats": [{{"active": {{"race": "skeletons", "power": "forest"}}}}, {{}},
                      {{"coins": {coins}, "active": {{"race": "necromancer-ghost", "hand": 1}}}}],
            "regions": [{{"region": 5, "seat": 1, "tokens": 4}},
                        {{"region": 6, "seat": 1, "tokens": 4}},
                        {{"region": 12, "seat": 1, "tokens": 4}},
                        {{"region": 16, "seat": 3, "tokens": 1}},
                        {{"region": 18, "seat": 1, "tokens": 4}}],
            "necromancer": {{"powers": ["catapult", "mercenary"],
                             "owned": ["catapult", "mercenary"]}}}}"#
        );
        assert_eq!(comes_up("catapult set up", &json), offered, "{coins} coins");
    }
}

/// Only Stout Leprechauns decline with pots on the map; those pay all the same (F-24).
#[test]
fn pots_of_declined_leprechauns_ripen() {
    let json = r#"{"board": "base-2p", "players": 2, "seat": 1, "phase": "choice",
        "boxes": ["base", "be-not-afraid-box"],
        "seats": [{"active": {"race": "ratmen", "power": "hill"}},
                  {"declined": [{"race": "leprechauns"}]}],
        "regions": [{"region": 1, "seat": 1, "tokens": 1},
                    {"region": 20, "seat": 2, "people": "declined", "tokens": 1,
                     "pieces": {"pot-of-gold": 1}}]}"#;
    let (game, state) = read_position(json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    let onlooker = Onlooker::new(game);
    let mut seen = Seen::new();
    for seed in 0..10 {
        onlooker.watch_from(state, seed, &mut seen);
    }
    assert!(seen.contains_key("pots ripen in decline"));
}

/// Barbarians do not redeploy, so neither catapult nor dragon may come where their leader is alone
/// (L-14, F-01).
#[test]
fn barbarians_shelter_no_lonely_leader() {
    let position = |power: &str, hand: &str, region: &str| {
        format!(
            r#"{{"board": "base-2p", "players": 2, "seat": 1, "phase": "conquest",
            "boxes": ["base", "be-not-afraid-box", "leaders-box"],
            "seats": [{{"active": {{"race": "barbarians", "power": "{power}", {hand}}}}}, {{}}],
            "regions": [{{"region": 1, "seat": 1, {region}}}]}}"#
        )
    };
    for (tokens, offered) in [(1, false), (2, true)] {
        let region = format!(r#""tokens": {tokens}, "pieces": {{"leader": 1}}"#);
        let json = position("catapult", r#""hand": 4"#, &region);
        assert_eq!(comes_up("catapult set up", &json), offered);
        let hand = format!(r#""hand": {tokens}, "pieces": {{"leader": 1}}"#);
        let json = position("dragon-master", &hand, r#""tokens": 1"#);
        assert_eq!(comes_up("dragon", &json), offered);
    }
}
