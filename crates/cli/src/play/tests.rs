//! The game as it looks: keys are typed, screens are compared with those in `tests/screens`.
//! `ELBOWROOM_BLESS=1` writes them anew; read the diff.

mod boxes;
mod lessons;
mod moving;
mod necromancer;
mod stages;
mod whole;

use super::app::{App, Overlay};
use super::args::Plan;
use super::brains::Brains;
use super::keys::{Command, Way};
use super::save::{Chair, Seating};
use super::{draw, layout};
use crate::input::setup;
use elbowroom_rules::notation::read_position;
use elbowroom_rules::state::Stage;
use elbowroom_rules::{Game, Language, RegionId, Seat, Setup, State};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use std::path::Path;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

fn seating(names: &[&str]) -> Seating {
    let chair = |name: &&str| Chair {
        name: (*name).to_owned(),
        bot: name
            .chars()
            .all(char::is_lowercase)
            .then(|| (*name).to_owned()),
    };
    Seating {
        chairs: names.iter().map(chair).collect(),
        seed: 5,
    }
}

fn start(game: Game, state: State, names: &[&str]) -> App<'static> {
    start_in(Language::English, game, state, names)
}

fn start_in(language: Language, game: Game, state: State, names: &[&str]) -> App<'static> {
    seeded(language, game, state, seating(names))
}

fn seeded(language: Language, game: Game, state: State, seating: Seating) -> App<'static> {
    let plan = Plan {
        game: Box::leak(Box::new(game)),
        start: state,
        entries: Vec::new(),
        seating,
        saver: None,
    };
    App::new(plan, language).expect("a sound game")
}

fn game_of(seats: usize, boxes: &[&str]) -> Game {
    let named: Vec<String> = boxes.iter().map(|name| (*name).to_owned()).collect();
    let setup = setup(None, Some(seats as u8), 2, &named);
    let setup = setup.unwrap_or_else(|_| panic!("a set-up"));
    Game::new(setup).expect("a sound set-up")
}

/// A new game with boxes beside the base game.
fn boxed(language: Language, names: &[&str], boxes: &[&str]) -> App<'static> {
    let game = game_of(names.len(), boxes);
    let state = game.start();
    start_in(language, game, state, names)
}

fn fresh(names: &[&str]) -> App<'static> {
    let game = Game::new(Setup::base(names.len() as u8).unwrap()).unwrap();
    let state = game.start();
    start(game, state, names)
}

fn at(position: &str, names: &[&str]) -> App<'static> {
    let (game, state) = read_position(position).expect("a sound position");
    start(game, state, names)
}

fn screen(width: u16, height: u16, show: impl Fn(&mut ratatui::Frame)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| show(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..height {
        let row: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        text += row.trim_end();
        text.push('\n');
    }
    text
}

fn compare(name: &str, width: u16, height: u16, found: &str) {
    let file = format!("tests/screens/{name}-{width}x{height}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    if std::env::var_os("ELBOWROOM_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, found).unwrap();
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        expected == found,
        "{file} differs; expected:\n{expected}\nfound:\n{found}"
    );
}

fn golden(name: &str, app: &mut App) {
    for (width, height) in SIZES {
        app.resize(width, height);
        let found = screen(width, height, |frame| draw::draw(frame, app));
        compare(name, width, height, &found);
    }
}

fn text_of(app: &mut App) -> String {
    app.resize(120, 40);
    screen(120, 40, |frame| draw::draw(frame, app))
}

fn type_keys(app: &mut App, commands: &[Command]) {
    for command in commands {
        app.press(*command);
    }
}

#[test]
fn the_game_begins_with_the_column() {
    golden("start", &mut fresh(&["Anna", "fair"]));
}

/// What a combo can do is told whole, however long it is.
#[test]
fn the_abilities_of_a_combo_are_not_cut() {
    for (width, height) in SIZES {
        let mut app = fresh(&["Anna", "fair"]);
        app.resize(width, height);
        let combos: Vec<_> = app.state().column().to_vec();
        for (i, combo) in combos.iter().enumerate() {
            app.combo = Some(i);
            let text = screen(width, height, |frame| draw::draw(frame, &app));
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            let (race, power) = (
                app.game.race_tile(combo.race),
                app.game.power_tile(combo.power),
            );
            for tile in [race, power].into_iter().flatten() {
                let help = words(tile.help.text(Language::English));
                assert!(words(&text).contains(&help), "{width}: {help}\n{text}");
            }
        }
    }
}

#[test]
fn after_a_pick_targets_show_their_prices() {
    let mut app = fresh(&["Anna", "fair"]);
    type_keys(&mut app, &[Command::Move(Way::Down), Command::Enter]);
    assert_eq!(app.stage(), Stage::Conquest);
    golden("picked", &mut app);
}

#[test]
fn an_illegal_region_is_refused_with_numbers() {
    let mut app = at(FIGHT, &["Anna", "fair"]);
    app.cursor = RegionId(6);
    type_keys(&mut app, &[Command::MoveAny(Way::Right)]);
    assert!(app.message.contains("(B-"), "{}", app.message);
    golden("refused", &mut app);
}

const FIGHT: &str = r#"{
  "board": "base-2p", "round": 3,
  "seats": [
    { "coins": 7, "active": { "race": "trolls", "power": "dragon-master", "hand": 3 }, "declined": [{ "race": "ghouls" }] },
    { "coins": 4, "active": { "race": "elves", "power": "fortified" } }
  ],
  "regions": [
    { "region": 1, "seat": 1, "tokens": 2, "pieces": { "troll-lair": 1 } },
    { "region": 6, "seat": 1, "tokens": 1 },
    { "region": 11, "seat": 1, "people": "declined", "tokens": 3 },
    { "region": 2, "seat": 2, "tokens": 2, "pieces": { "fortress": 1 } },
    { "region": 12, "seat": 2, "tokens": 1 }
  ]
}"#;

#[test]
fn prices_dice_and_deeds_are_marked() {
    golden("targets", &mut at(FIGHT, &["Anna", "fair"]));
}

#[test]
fn rolling_asks_with_the_odds() {
    let mut app = at(
        &FIGHT.replace("\"hand\": 3", "\"hand\": 2"),
        &["Anna", "fair"],
    );
    app.cursor = RegionId(2);
    app.press(Command::Enter);
    match &app.overlay {
        Overlay::Question { text, .. } => assert!(text.contains("2 in 6 (33 %)"), "{text}"),
        other => panic!("{other:?}"),
    }
    app.press(Command::No);
    assert_eq!(app.overlay, Overlay::None);
    app.press(Command::Deed('g'));
    assert!(app.log.iter().any(|line| line.contains("conquer region 2")));
}

#[test]
fn a_decline_is_asked_once_and_says_what_follows() {
    let mut app = at(FIGHT, &["Anna", "fair"]);
    app.press(Command::Decline);
    golden("decline", &mut app);
    app.press(Command::Yes);
    assert_eq!(app.decider(), Some(Seat(1)));
    app.press(Command::Undo);
    assert_eq!(app.decider(), Some(Seat(0)), "not across a decision");
}

#[test]
fn redeployment_is_staged_and_confirmed() {
    let mut app = at(FIGHT, &["Anna", "fair"]);
    app.cursor = RegionId(5);
    type_keys(&mut app, &[Command::Enter, Command::End, Command::Yes]);
    assert!(app.staging.is_some(), "{}", app.message);
    app.press(Command::Enter);
    assert!(app.message.contains("still to place"));
    type_keys(&mut app, &[Command::More, Command::Spread]);
    golden("redeploy", &mut app);
    app.press(Command::Enter);
    assert!(app.log.iter().any(|line| line.starts_with("Anna places ")));
    app.press(Command::Undo);
    assert!(app.staging.is_some(), "a whole redeployment is taken back");
}

#[test]
fn ending_asks_only_when_something_is_wasted() {
    let mut app = at(FIGHT, &["Anna", "fair"]);
    app.press(Command::End);
    assert!(matches!(app.overlay, Overlay::Question { .. }));
    let mut app = at(
        &FIGHT
            .replace(
                "\"tokens\": 2, \"pieces\": { \"troll-lair\": 1 }",
                "\"tokens\": 1",
            )
            .replace("\"hand\": 3", "\"hand\": 0"),
        &["Anna", "fair"],
    );
    app.press(Command::End);
    assert_eq!(app.decider(), Some(Seat(1)));
}

#[test]
fn two_people_hand_the_screen_over_without_showing_coins() {
    let mut app = fresh(&["Anna", "Ben"]);
    assert_eq!(app.overlay, Overlay::HandOver(Seat(0)));
    golden("hand-over", &mut app);
    app.press(Command::Enter);
    let shown = text_of(&mut app);
    let coins = |name: &str| {
        let line = shown
            .lines()
            .find(|line| line.contains(name) && line.contains('¢'))
            .unwrap();
        line.trim_end().rsplit(' ').next().unwrap().to_owned()
    };
    assert_eq!(
        (coins("Anna").as_str(), coins("Ben").as_str()),
        ("5¢", "?¢")
    );
}

#[test]
fn a_click_selects_and_a_second_one_acts() {
    let mut app = at(FIGHT, &["Anna", "fair"]);
    app.resize(80, 24);
    let board = layout::areas(80, 24, app.game).board;
    let map = app.map.as_ref().unwrap();
    let row = map.label(RegionId(5), 1)[0];
    let click = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: board.x + row.x,
        row: board.y + row.y,
        modifiers: KeyModifiers::NONE,
    };
    app.cursor = RegionId(0);
    app.click(click);
    assert_eq!(app.cursor, RegionId(5));
    app.click(click);
    assert!(app.log.iter().any(|line| line.contains("conquer region 5")));
}

#[test]
fn pages_of_help_and_hints_open_and_close() {
    let mut app = at(FIGHT, &["Anna", "fair"]);
    for command in [Command::Help, Command::Info, Command::Tile, Command::Log] {
        app.press(command);
        assert!(matches!(app.overlay, Overlay::Page { .. }), "{command:?}");
        app.press(Command::No);
        assert_eq!(app.overlay, Overlay::None);
    }
    app.cursor = RegionId(2);
    app.press(Command::Info);
    golden("info", &mut app);
    app.press(Command::No);
    app.press(Command::Hint);
    let ask = app.question().expect("a hint is asked for");
    let mut brains = Brains::new(app.game, &seating(&["Anna", "random"]));
    let thought = brains.think(&ask).expect("a hint");
    app.answer(thought);
    assert!(text_of(&mut app).contains("Suggested:"));
}

#[test]
fn help_is_the_same_at_every_size() {
    let mut app = fresh(&["Anna", "fair"]);
    app.press(Command::Help);
    golden("help", &mut app);
}

#[test]
fn small_screens_get_a_friendly_word() {
    let app = fresh(&["Anna", "fair"]);
    let shown = screen(40, 10, |frame| draw::draw(frame, &app));
    assert!(shown.contains("60 by 20"), "{shown}");
    for (width, height) in [(60, 20), (61, 21), (200, 60)] {
        let mut app = at(FIGHT, &["Anna", "fair"]);
        app.resize(width, height);
        let shown = screen(width, height, |frame| draw::draw(frame, &app));
        assert!(shown.contains("[3]"), "{shown}");
    }
}

#[test]
fn five_seats_fit_on_a_small_screen_in_french() {
    let names = ["Anna", "fair", "fair", "fair", "fair"];
    let mut app = boxed(Language::French, &names, &[]);
    type_keys(&mut app, &[Command::Number(2), Command::Enter]);
    golden("five-french", &mut app);
}
