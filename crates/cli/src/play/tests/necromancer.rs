//! The Necromancer played with keys.

use super::boxes::told;
use super::*;
use crate::play::task::Task;

const ISLAND: &str = r#"{ "board": "base-2p", "boxes": ["base", "leaders-box", "necromancer-box"],
    "seat": 3, "round": 4,
    "seats": [{ "coins": 3, "active": { "race": "orcs", "power": "flying" } },
      { "coins": 4, "active": { "race": "elves", "power": "fortified" }, "declined": [{ "race": "trolls" }] },
      { "coins": 9, "captives": ["orcs"], "active": { "race": "necromancer-ghost", "aside": 2 } }],
    "regions": [{ "region": 1, "seat": 1, "tokens": 2 }, { "region": 2, "seat": 3, "tokens": 1 },
      { "region": 6, "seat": 3, "tokens": 2 }, { "region": 20, "seat": 2, "tokens": 2 },
      { "region": 15, "seat": 2, "people": "declined", "tokens": 1 }],
    "necromancer": { "well": ["orcs", "soul"], "powers": ["hill", "berserk", "merchant", "wealthy", "alchemist",
      "commando"], "owned": ["hill"] } }"#;

#[test]
fn the_necromancer_chooses_a_power_buys_and_leaves_ghosts_at_home() {
    let mut app = boxed(
        Language::English,
        &["fair", "fair", "Nora"],
        &["necromancer"],
    );
    assert!(app.mine() && app.overlay == Overlay::Menu(0));
    golden("first-power", &mut app);
    type_keys(&mut app, &[Command::Move(Way::Down), Command::Enter]);
    assert!(told(&app, "gets"), "{:?}", app.log);
    let mut app = at(ISLAND, &["fair", "fair", "Nora"]);
    golden("purchases", &mut app);
    type_keys(&mut app, &[Command::Enter, Command::End]);
    assert!(told(&app, "buys a ghost for 6"), "{:?}", app.log);
    assert_eq!((app.task(), app.game.force(app.state())), (Task::Fight, 4));
    type_keys(&mut app, &[Command::End, Command::Yes]);
    assert_eq!(app.task(), Task::Place);
    assert!(app.notice().contains("island"), "{}", app.notice());
    app.cursor = RegionId(2);
    type_keys(&mut app, &[Command::More, Command::End]);
    assert_eq!(app.state().tokens(RegionId(2)), 2, "{}", app.message);
    let ghosts = app.state().people(app.game.active(Seat(2)));
    assert_eq!(
        ghosts.aside, 4,
        "three stayed at home, four souls made one more"
    );
}

#[test]
fn the_island_is_on_the_map_and_in_the_panel() {
    let mut app = at(ISLAND, &["fair", "fair", "Nora"]);
    app.press(Command::No);
    golden("island", &mut app);
    app.select(RegionId(7));
    assert!(
        app.selection().contains("island 2, reserve 9, souls 2"),
        "{}",
        app.selection()
    );
    app.press(Command::Help);
    let Overlay::Page { text, .. } = &app.overlay else {
        panic!("a page");
    };
    assert!(
        text.contains("Necromancer Island:") && text.contains("Leaders:"),
        "{text}"
    );
}

#[test]
fn a_victory_of_the_necromancer_is_told() {
    let over = ISLAND
        .replace(
            "\"owned\": [\"hill\"]",
            "\"owned\": [\"hill\"], \"victory\": true",
        )
        .replace(
            "\"seat\": 3, \"round\": 4",
            "\"phase\": \"game-over\", \"round\": 4",
        );
    let mut app = at(&over, &["fair", "fair", "Nora"]);
    assert_eq!(app.overlay, Overlay::Result);
    let shown = text_of(&mut app);
    assert!(
        shown.contains("1. 3 Nora") && shown.contains("N-21"),
        "{shown}"
    );
}

#[test]
fn six_seats_fit_on_a_small_screen_in_french() {
    let names = ["Anna", "fair", "fair", "fair", "fair", "fair"];
    let mut app = boxed(Language::French, &names, &["all", "necromancer"]);
    let mut brains = Brains::new(app.game, &seating(&names));
    while let Some(ask) = app.question() {
        let thought = brains.think(&ask).expect("the bot answers");
        app.answer(thought);
    }
    type_keys(
        &mut app,
        &[Command::Number(2), Command::Enter, Command::Yes],
    );
    golden("six-french", &mut app);
}
