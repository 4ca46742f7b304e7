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

/// A lone token can be bitten, but no Gnome (U-33, U-61), and with an empty tray only from hand (U-16). Twelve Lizardmen are in
/// the box.
#[test]
fn gnomes_are_not_bitten() {
    for (race, standing, hand, offered) in [
        ("gnomes", 2, 3, false),
        ("ogres", 2, 3, true),
        ("ogres", 12, 0, false),
        ("ogres", 11, 0, true),
    ] {
        let json = format!(
            r#"{{"board": "underground-2p", "boxes": ["underground"], "seat": 1, "phase": "conquest",
            "seats": [{{"active": {{"race": "lizardmen", "power": "vampire", "hand": {hand}}}}},
                      {{"active": {{"race": "{race}", "power": "stone"}}}}],
            "regions": [{{"region": 4, "seat": 1, "tokens": {standing}}},
                        {{"region": 8, "seat": 2, "tokens": 1}}]}}"#
        );
        assert_eq!(
            comes_up("bite", &json),
            offered,
            "{race}, {standing} and {hand}"
        );
    }
}

/// Silver hammers do not go against Gnomes (U-34); everything else is plain there (U-33).
#[test]
fn everybody_is_plain_before_gnomes() {
    for (race, power) in [
        ("iron-dwarves", "magic"),
        ("ogres", "vengeful"),
        ("mummies", "reborn"),
        ("will-o-wisps", "stone"),
        ("cultists", "royal"),
    ] {
        let hammers = if race == "iron-dwarves" {
            r#", "lent": 2"#
        } else {
            ""
        };
        let json = format!(
            r#"{{"board": "underground-2p", "boxes": ["underground"], "seat": 1, "phase": "conquest",
            "seats": [{{"active": {{"race": "{race}", "power": "{power}", "hand": 4{hammers}}}}},
                      {{"active": {{"race": "gnomes", "power": "shield"}}}}],
            "regions": [{{"region": 3, "seat": 1, "tokens": 1}},
                        {{"region": 4, "seat": 2, "tokens": 1}},
                        {{"region": 7, "seat": 2, "tokens": 2, "pieces": {{"shield-piece": 1}}}},
                        {{"region": 8, "seat": 2, "tokens": 1}}],
            "markers": {{"killer-rabbit-sword": 3, "flying-doormat": 3}}}}"#
        );
        assert!(comes_up(race, &json));
    }
}
