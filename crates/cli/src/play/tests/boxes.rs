//! What the small boxes ask of a person, each answered with its keys.

use super::*;
use crate::play::task::Task;
use elbowroom_rules::Action;

const NAMES: [&str; 2] = ["Anna", "fair"];

pub(super) fn told(app: &App, what: &str) -> bool {
    app.log.iter().any(|line| line.contains(what))
}

fn mark(app: &App, region: u8) -> String {
    let target = app.targets.iter().find(|t| t.region == RegionId(region));
    target.map(|t| t.mark()).unwrap_or_default()
}

/// A position on the board for two with one box, seat 1 to act.
fn position(boxes: &str, first: &str, second: &str, regions: &str, more: &str) -> String {
    format!(
        r#"{{ "board": "base-2p", "boxes": ["base", {boxes}], "seats": [{first}, {second}],
             "regions": [{regions}] {more} }}"#
    )
}

const ELVES: &str = r#"{ "coins": 5, "active": { "race": "elves", "power": "stout" } }"#;

#[test]
fn a_leader_is_offered_after_the_pick() {
    let mut app = boxed(Language::English, &NAMES, &["leaders"]);
    app.press(Command::Enter);
    assert_eq!(
        (app.task(), &app.overlay),
        (Task::Choose, &Overlay::Menu(0))
    );
    golden("leader", &mut app);
    type_keys(&mut app, &[Command::No, Command::Enter, Command::Yes]);
    assert!(told(&app, "joins them"), "{:?}", app.log);
    let coins = app.game.view(app.state(), app.eyes()).coins(Seat(0));
    assert_eq!(coins, Some(4));
    let mut app = boxed(Language::English, &NAMES, &["leaders"]);
    type_keys(
        &mut app,
        &[Command::Enter, Command::Move(Way::Down), Command::Enter],
    );
    assert_eq!(app.task(), Task::Fight, "no, thank you");
    let extra = app.game.extra_tokens(app.state(), app.game.active(Seat(0)));
    assert!(extra.is_empty(), "{extra:?}");
}

#[test]
fn a_ransom_is_asked_of_the_other_person_at_once() {
    let position = position(
        r#""leaders-box""#,
        r#"{ "coins": 88, "active": { "race": "orcs", "power": "flying", "hand": 6 } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 1 },
           { "region": 2, "seat": 2, "tokens": 2, "pieces": { "leader": 1 } },
           { "region": 8, "seat": 2, "tokens": 2 }"#,
        "",
    );
    let mut app = at(&position, &["Anna", "Ben"]);
    app.press(Command::Enter);
    app.cursor = RegionId(2);
    app.press(Command::Enter);
    assert_eq!(app.overlay, Overlay::HandOver(Seat(1)), "{}", app.message);
    app.press(Command::Enter);
    assert!(
        !text_of(&mut app).contains("88"),
        "the attacker's coins stay hidden"
    );
    assert!(text_of(&mut app).contains("captured by Anna"));
    app.press(Command::Enter);
    assert!(told(&app, "joins them"), "{:?}", app.log);
    assert_eq!(app.overlay, Overlay::HandOver(Seat(0)), "the turn goes on");
    // Refused: the panel shows the captive.
    let mut app = at(&position, &["Anna", "Ben"]);
    app.press(Command::Enter);
    app.cursor = RegionId(2);
    type_keys(
        &mut app,
        &[Command::Enter, Command::Enter, Command::End, Command::Enter],
    );
    assert!(text_of(&mut app).contains("‡Elv"));
}

#[test]
fn a_ransom_may_come_late_with_the_switch() {
    let position = position(
        r#""leaders-box""#,
        r#"{ "coins": 5, "active": { "race": "orcs", "power": "flying" } }"#,
        r#"{ "captives": ["orcs"], "active": { "race": "elves", "power": "stout" } }"#,
        r#"{ "region": 1, "seat": 1, "tokens": 2 }, { "region": 9, "seat": 2, "tokens": 1 }"#,
        r#", "switches": { "late-ransom": true }"#,
    );
    let mut app = at(&position, &NAMES);
    assert!(app.keys().contains("m pay the ransom"), "{}", app.keys());
    app.press(Command::Deed('m'));
    assert!(told(&app, "joins them"), "{}", app.message);
}

#[test]
fn the_owner_says_which_token_of_a_horde_is_lost() {
    let position = position(
        r#""cursed-box""#,
        r#"{ "active": { "race": "orcs", "power": "flying", "hand": 6 } }"#,
        r#"{ "coins": 5, "active": { "race": "humans", "power": "hordes" } }"#,
        r#"{ "region": 1, "seat": 1, "tokens": 1 },
           { "region": 2, "seat": 2, "tokens": 2, "pieces": { "horde-token": 1 } },
           { "region": 8, "seat": 2, "tokens": 2 }"#,
        "",
    );
    let mut app = at(&position, &["random", "Ben"]);
    let conquer = Action::Conquer(RegionId(2));
    app.act(&[conquer]);
    assert!(
        app.mine() && app.overlay == Overlay::Menu(0),
        "asked in the bot's turn"
    );
    type_keys(&mut app, &[Command::Number(2), Command::Enter]);
    let extra = app.game.extra_tokens(app.state(), app.game.active(Seat(1)));
    assert!(extra.is_empty(), "{extra:?}");
    assert!(app.bot_moves(), "the turn goes on");
}

#[test]
fn mercenaries_are_paid_with_one_key_or_after_the_die() {
    let regions = r#"{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 2, "tokens": 2 },
                     { "region": 9, "seat": 2, "tokens": 2 }"#;
    let first =
        r#"{ "coins": 3, "active": { "race": "trolls", "power": "mercenary", "hand": 2 } }"#;
    let box_ = r#""be-not-afraid-box""#;
    let mut app = at(&position(box_, first, ELVES, regions, ""), &NAMES);
    assert_eq!(mark(&app, 2), "4?m");
    assert!(app.keys().contains("m pay for help"), "{}", app.keys());
    app.cursor = RegionId(2);
    app.press(Command::Enter);
    match &app.overlay {
        Overlay::Question { text, .. } => assert!(text.contains("after the die 6 in 6"), "{text}"),
        other => panic!("{other:?}"),
    }
    app.press(Command::No);
    assert!(app.help_page().contains("  m pay for help"));
    assert!(!fresh(&NAMES).help_page().contains("m pay"));
    app.press(Command::Deed('m'));
    assert!(told(&app, "conquer region 2 with 2"), "{}", app.message);
    // Where no die can be rolled, the cheaper way is asked about.
    let mut app = at(&position(box_, first, ELVES, regions, ""), &NAMES);
    app.cursor = RegionId(2);
    app.targets.iter_mut().for_each(|target| target.roll = None);
    app.press(Command::Enter);
    match &app.overlay {
        Overlay::Question { text, .. } => assert_eq!(
            text,
            "Conquer for less? Region 2 with 2 tokens instead of 4, for 1 coin."
        ),
        other => panic!("{other:?}"),
    }
    app.press(Command::Yes);
    assert!(told(&app, "conquer region 2 with 2"), "{}", app.message);
    let asked = r#", "phase": "conquest", "turn": { "ask": "hire", "asked": { "seat": 1, "people": "active" },
                     "target": 2, "die": 1, "attempted": true, "touched": true }"#;
    let mut app = at(&position(box_, first, ELVES, regions, asked), &NAMES);
    assert!(text_of(&mut app).contains("The die shows 1"));
    app.press(Command::Enter);
    assert!(told(&app, "conquer region 2"), "{:?}", app.log);
}

#[test]
fn a_catapult_lights_only_its_targets() {
    let position = position(
        r#""be-not-afraid-box""#,
        r#"{ "active": { "race": "humans", "power": "catapult", "hand": 6 } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 21, "seat": 2, "tokens": 2 }"#,
        "",
    );
    let mut app = at(&position, &NAMES);
    assert_eq!(
        (mark(&app, 1).as_str(), mark(&app, 2).as_str()),
        ("f", "[2]")
    );
    app.cursor = RegionId(1);
    app.press(Command::Deed('f'));
    assert!(app.state().turn().is_armed(), "{}", app.message);
    assert_eq!(
        (mark(&app, 2).as_str(), mark(&app, 8).as_str()),
        ("", "[2]")
    );
    assert!(app.notice().contains("F-15"), "{}", app.notice());
    golden("catapult", &mut app);
    app.press(Command::End);
    assert!(app.message.contains("(F-15)"), "{}", app.message);
    app.press(Command::Undo);
    assert!(!app.state().turn().is_armed());
    app.cursor = RegionId(1);
    app.press(Command::Deed('f'));
    app.cursor = RegionId(8);
    app.press(Command::Enter);
    assert!(told(&app, "conquer region 8"), "{}", app.message);
}

#[test]
fn barbarians_take_up_and_attack_with_as_many_as_they_like() {
    let position = position(
        r#""be-not-afraid-box""#,
        r#"{ "active": { "race": "barbarians", "power": "flying" } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 6 }, { "region": 6, "seat": 1, "tokens": 2 },
           { "region": 21, "seat": 2, "tokens": 2 }"#,
        "",
    );
    let mut app = at(&position, &NAMES);
    assert_eq!(mark(&app, 1), "-");
    app.cursor = RegionId(1);
    app.press(Command::Less);
    assert_eq!(
        (app.game.force(app.state()), app.state().tokens(RegionId(1))),
        (1, 5)
    );
    app.press(Command::Undo);
    app.press(Command::Roll);
    assert_eq!(app.game.force(app.state()), 6, "everything at once");
    app.select(RegionId(2));
    type_keys(
        &mut app,
        &[Command::More, Command::More, Command::More, Command::Less],
    );
    assert!(app.notice().contains("with 4 tokens"), "{}", app.notice());
    app.press(Command::Enter);
    assert!(told(&app, "conquer region 2 with 4"), "{:?}", app.log);
    app.select(RegionId(5));
    type_keys(&mut app, &[Command::More, Command::More]);
    assert!(!app.message.is_empty(), "more than are in hand");
}

#[test]
fn barbarians_who_pay_may_send_more_than_the_lowered_price() {
    let position = position(
        r#""be-not-afraid-box""#,
        r#"{ "coins": 3, "active": { "race": "barbarians", "power": "mercenary", "hand": 3 } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 2, "tokens": 2 },
           { "region": 9, "seat": 2, "tokens": 2 }"#,
        "",
    );
    let mut app = at(&position, &NAMES);
    app.select(RegionId(2));
    app.press(Command::More);
    assert!(app.notice().contains("with 3 tokens"), "{}", app.notice());
    app.press(Command::Deed('m'));
    assert!(told(&app, "conquer region 2 with 3"), "{:?}", app.log);
}

#[test]
fn marauders_rally_with_the_key_of_taking_up() {
    let position = position(
        r#""cursed-box""#,
        r#"{ "active": { "race": "humans", "power": "marauding", "hand": 3 } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 4 }, { "region": 21, "seat": 2, "tokens": 2 }"#,
        r#", "phase": "conquest", "turn": { "attempted": true, "touched": true }"#,
    );
    let mut app = at(&position, &NAMES);
    assert!(app.keys().contains("r rally"), "{}", app.keys());
    app.press(Command::Roll);
    assert_eq!(app.game.force(app.state()), 6, "{}", app.message);
}

#[test]
fn pots_go_everywhere_with_one_key() {
    let position = position(
        r#""be-not-afraid-box""#,
        r#"{ "active": { "race": "leprechauns", "power": "flying" } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 2 }, { "region": 2, "seat": 1, "tokens": 2 },
           { "region": 6, "seat": 1, "tokens": 2 }, { "region": 21, "seat": 2, "tokens": 2 }"#,
        r#", "phase": "pieces", "turn": { "piece": "pot-of-gold" }"#,
    );
    let mut app = at(&position, &NAMES);
    assert!(app.keys().contains("s one everywhere"), "{}", app.keys());
    app.press(Command::Enter);
    app.press(Command::Spread);
    let pots = app
        .log
        .iter()
        .filter(|line| line.contains("pot of gold in region"));
    assert_eq!(pots.count(), 3);
    assert_eq!(app.decider(), Some(Seat(1)), "the turn is over");
    let mut app = at(&position, &NAMES);
    app.press(Command::End);
    assert_eq!(app.decider(), Some(Seat(1)), "no pot at all");
}

#[test]
fn a_tower_rises_where_its_owner_says() {
    let position = position(
        r#""grand-dames-box""#,
        r#"{ "active": { "race": "priestesses", "power": "flying" } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 1, "tokens": 2 },
           { "region": 6, "seat": 1, "tokens": 1 }, { "region": 21, "seat": 2, "tokens": 2 }"#,
        "",
    );
    let mut app = at(&position, &NAMES);
    app.press(Command::Decline);
    assert!(text_of(&mut app).contains("3 tokens in a tower"));
    app.press(Command::Yes);
    assert_eq!(app.task(), Task::Point);
    app.select(RegionId(9));
    assert!(!app.message.is_empty(), "not theirs");
    app.select(RegionId(2));
    assert_eq!(mark(&app, 2), "+");
    app.press(Command::Enter);
    assert_eq!(app.state().tokens(RegionId(2)), 3);
    assert_eq!(app.decider(), Some(Seat(1)));
}

#[test]
fn regions_that_gypsies_left_are_told() {
    let position = position(
        r#""grand-dames-box""#,
        r#"{ "active": { "race": "gypsies", "power": "flying", "hand": 3 } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 1, "tokens": 2 },
           { "region": 21, "seat": 2, "tokens": 2 }"#,
        "",
    );
    let mut app = at(&position, &NAMES);
    app.cursor = RegionId(1);
    app.press(Command::Abandon);
    assert_eq!(app.notice(), "Abandoned this turn: 1.");
    app.select(RegionId(1));
    assert!(app.message.contains("D-03"), "{}", app.message);
    assert!(
        app.selection().contains("abandoned this turn"),
        "{}",
        app.selection()
    );
}

#[test]
fn a_leader_and_a_horde_are_named_after_the_tokens() {
    let position = position(
        r#""cursed-box", "leaders-box""#,
        r#"{ "active": { "race": "orcs", "power": "hordes", "hand": 3,
             "pieces": { "leader": 1, "horde-token": 2 } } }"#,
        ELVES,
        r#"{ "region": 1, "seat": 1, "tokens": 1 }, { "region": 2, "seat": 1, "tokens": 1 },
           { "region": 21, "seat": 2, "tokens": 2 }"#,
        r#", "phase": "redeploy""#,
    );
    let mut app = at(&position, &NAMES);
    assert!(text_of(&mut app).contains(" L Ox2") || text_of(&mut app).contains(" Ox2 L"));
    type_keys(&mut app, &[Command::Spread, Command::Enter]);
    let mut asked = Vec::new();
    while app.mine() {
        assert_eq!(app.task(), Task::Put, "{}", app.message);
        asked.push(app.notice());
        app.press(Command::Enter);
        app.press(Command::Next);
    }
    assert!(
        asked.iter().any(|line| line.contains("leader")),
        "{asked:?}"
    );
    assert!(
        asked.iter().any(|line| line.contains("horde token")),
        "{asked:?}"
    );
}

#[test]
fn tokens_that_wait_on_a_combo_are_shown() {
    let position = r#"{ "board": "base-2p", "boxes": ["base", "be-not-afraid-box", "cursed-box"],
        "column": [{ "race": "homunculi", "power": "cursed", "waiting": 3, "coins": 3 }] }"#;
    let mut app = at(position, &NAMES);
    let shown = text_of(&mut app);
    assert!(shown.contains("5+3t 0¢ +3"), "{shown}");
    assert!(
        shown.contains("t 3¢"),
        "passing a curse costs three: {shown}"
    );
    app.press(Command::Tile);
    assert!(text_of(&mut app).contains("3 more tokens waiting on it"));
}

#[test]
fn numbers_that_no_source_states_are_told_as_such() {
    for (language, told) in [
        (Language::English, "inferred"),
        (Language::French, "déduit"),
    ] {
        let mut app = boxed(language, &NAMES, &["all"]);
        app.press(Command::Help);
        let Overlay::Page { text, .. } = &app.overlay else {
            panic!("a page");
        };
        assert!(text.contains(told), "{text}");
    }
}
