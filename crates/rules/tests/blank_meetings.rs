//! Blank tiles beside printed ones (K-04): words that no printed tiles bring together.

use elbowroom_rules::ids::PeopleId;
use elbowroom_rules::notation::{parse_action, read_position};
use elbowroom_rules::{Game, RegionId, Seat, State, invariant};

/// A blank power with rules.
fn power(rules: &str) -> String {
    let words = "en = \"X\"\nfr = \"X\"\n";
    format!(
        "[power]\nid = \"custom-x\"\ntokens = 3\n[power.name]\n{words}[power.help]\n{words}{rules}"
    )
}

fn rule(word: &str, more: &str) -> String {
    format!("[[power.rule]]\nrule = \"{word}\"\n{more}\n")
}

/// A position with a blank power and these seats and regions.
fn position(power: &str, seats: &str, regions: &str) -> (Game, State) {
    let custom = serde_json::to_string(&[power]).unwrap();
    let boxes = r#""base", "cursed", "grand-dames", "be-not-afraid""#;
    let text = format!(
        r#"{{ "board": "base-2p", "boxes": [{boxes}], "custom": {custom}, "seats": [{seats}], "regions": [{regions}] }}"#
    );
    read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn active(race: &str, power: &str, hand: u8) -> String {
    format!(r#"{{ "active": {{ "race": "{race}", "power": "{power}", "hand": {hand} }} }}"#)
}

fn held(seat: u8, tokens: u8, regions: &[u8]) -> String {
    let region =
        |region| format!(r#"{{ "region": {region}, "seat": {seat}, "tokens": {tokens} }}"#);
    let all: Vec<String> = regions.iter().map(region).collect();
    all.join(", ")
}

fn is_legal(game: &Game, state: &State, line: &str) -> bool {
    let action = parse_action(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
    game.check(state, action).is_ok()
}

fn says(game: &Game, state: &mut State, lines: &[&str]) {
    for line in lines {
        let action = parse_action(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let step = game
            .check(state, action)
            .unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        game.apply(state, step, &mut ());
        invariant::check(game, state).unwrap_or_else(|fault| panic!("{line}: {fault}"));
    }
}

fn first() -> PeopleId {
    PeopleId::active(Seat(0))
}

/// Proves B-82, C-03: where two tokens hold a region, giving it up lets two leave, and no more than must.
#[test]
fn lent_tokens_leave_two_by_two_where_two_hold_a_region() {
    let wary = power(&rule("least", "tokens = 2"));
    let seats = [
        active("amazons", "custom-x", 2),
        active("ratmen", "hill", 0),
    ]
    .join(", ");
    let regions = [held(1, 2, &[1, 2, 5, 6]), held(2, 1, &[21])].join(", ");
    let (game, mut state) = position(&wary, &seats, &regions);
    assert_eq!(game.shortfall(&state), 1);
    says(&game, &mut state, &["end", "leave 6"]);
    let amazons = state.people(first());
    assert_eq!((amazons.regions.len(), amazons.aside), (3, 4));
}

/// Proves B-82: of three such regions two are enough.
#[test]
fn no_more_regions_are_given_up_than_tokens_must_leave() {
    let wary = power(&rule("least", "tokens = 2"));
    let seats = [
        active("amazons", "custom-x", 0),
        active("ratmen", "hill", 0),
    ]
    .join(", ");
    let regions = [held(1, 2, &[1, 2, 6]), held(2, 1, &[21])].join(", ");
    let (game, mut state) = position(&wary, &seats, &regions);
    says(&game, &mut state, &["end", "leave 6", "leave 2"]);
    let amazons = state.people(first());
    assert_eq!((amazons.regions.len(), amazons.aside), (1, 4));
}

/// Proves C-03, B-24: who takes tokens up leaves as many as must stay.
#[test]
fn taking_up_leaves_the_least_in_a_region() {
    let wary = power(&rule("least", "tokens = 2"));
    let seats = [
        active("barbarians", "custom-x", 0),
        active("ratmen", "hill", 0),
    ]
    .join(", ");
    let regions = [held(1, 3, &[1]), held(2, 1, &[21])].join(", ");
    let (game, state) = position(&wary, &seats, &regions);
    assert!(is_legal(&game, &state, "take 1 1"));
    assert!(!is_legal(&game, &state, "take 1 2"));
}

/// Proves P-04, B-98: a conversion brings as many tokens as must stay.
#[test]
fn a_conversion_brings_the_least_that_holds_a_region() {
    let wary = power(&rule("least", "tokens = 2"));
    let seats = [
        active("sorcerers", "custom-x", 0),
        active("ratmen", "hill", 0),
    ]
    .join(", ");
    let regions = [held(1, 2, &[1]), held(2, 1, &[2, 21])].join(", ");
    let (game, mut state) = position(&wary, &seats, &regions);
    says(&game, &mut state, &["convert 2"]);
    assert_eq!(state.tokens(RegionId(2)), 2);
}

/// Proves B-81, F-01: tokens that only attack leave those who stay put too, from where most stand.
#[test]
fn lent_tokens_leave_those_who_stay_put() {
    let lent = power(&rule("lent", "tokens = 2"));
    let seats = [
        active("barbarians", "custom-x", 0),
        active("ratmen", "hill", 0),
    ]
    .join(", ");
    let regions = [held(1, 5, &[1]), held(1, 2, &[2]), held(2, 1, &[21])].join(", ");
    let (game, mut state) = position(&lent, &seats, &regions);
    says(&game, &mut state, &["end"]);
    assert_eq!(state.people(first()).aside, 2);
    let standing = [RegionId(1), RegionId(2)].map(|region| state.tokens(region));
    assert_eq!(standing, [3, 2]);
}

/// Proves B-82, F-01: with nothing spare those who stay put give up regions of their choice.
#[test]
fn those_who_stay_put_give_up_regions_for_lent_tokens() {
    let lent = power(&rule("lent", "tokens = 2"));
    let seats = [
        active("barbarians", "custom-x", 0),
        active("ratmen", "hill", 0),
    ]
    .join(", ");
    let regions = [held(1, 2, &[1]), held(1, 1, &[2, 6]), held(2, 1, &[21])].join(", ");
    let (game, mut state) = position(&lent, &seats, &regions);
    says(&game, &mut state, &["end", "leave 2"]);
    let barbarians = state.people(first());
    assert_eq!((barbarians.regions.len(), barbarians.aside), (2, 2));
}

/// Proves B-76: who defends itself in decline but never acts in it is gone with its last region.
#[test]
fn a_declined_race_that_cannot_come_back_vanishes_with_its_last_region() {
    let stands = power(&(rule("stays-in-decline", "") + &rule("stands-in-decline", "")));
    let second = r#"{ "active": { "race": "orcs", "power": "forest" }, "declined": [{ "race": "elves", "power": "custom-x" }] }"#;
    let seats = [active("ratmen", "hill", 9), second.to_owned()].join(", ");
    let elves = r#"{ "region": 2, "seat": 2, "people": "declined", "tokens": 3 }"#;
    let regions = [held(1, 1, &[1]), elves.to_owned(), held(2, 1, &[21])].join(", ");
    let (game, mut state) = position(&stands, &seats, &regions);
    says(&game, &mut state, &["conquer 2"]);
    assert!(!state.people(PeopleId::new(Seat(1), 1)).exists());
}

/// Proves K-09: powers with more price rules than the Necromancer could count are no set-up for him.
#[test]
fn the_necromancer_takes_no_more_price_rules_than_he_can_count() {
    let dear = |id: &str| {
        let price = rule("price", "tokens = 1\nat = \"any\"\n");
        power(&price.repeat(4)).replace("custom-x", id)
    };
    let made = |ids: &[&str], boxes: &str| {
        let custom: Vec<String> = ids.iter().copied().map(dear).collect();
        let custom = serde_json::to_string(&custom).unwrap();
        let seats = [active("ratmen", "hill", 0), active("orcs", "forest", 0)].join(", ");
        let last = if boxes.contains("necromancer") {
            r#", { "active": { "race": "necromancer-ghost", "aside": 4 } }"#
        } else {
            ""
        };
        let regions = [held(1, 1, &[1]), held(2, 1, &[21])].join(", ");
        let text = format!(
            r#"{{ "board": "base-2p", "boxes": [{boxes}], "custom": {custom}, "seats": [{seats}{last}], "regions": [{regions}] }}"#
        );
        read_position(&text)
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    let with_him = r#""base", "necromancer""#;
    let refusal = made(&["custom-a", "custom-b", "custom-c"], with_him).expect_err("too many");
    assert!(refusal.contains("at most 10 expected"), "{refusal}");
    assert_eq!(made(&["custom-a"], with_him), Ok(()));
    assert_eq!(made(&["custom-a", "custom-b"], r#""base""#), Ok(()));
}
