//! Whole games, typed key by key.

use super::*;
use crate::play::replay_view::ReplayView;
use elbowroom_bots::Luck;
use elbowroom_rules::notation::Replay;
use elbowroom_rules::notation::replay::write_replay;

/// Plays by keys alone: conquers what it can, spreads, declines every few turns.
fn type_a_game(app: &mut App) -> usize {
    let mut brains = Brains::new(app.game, &seating(&["Anna", "random"]));
    let mut keys = 0;
    while app.stage() != Stage::Over && keys < 20_000 {
        keys += 1;
        if let Some(ask) = app.question() {
            let thought = brains.think(&ask).expect("the bot answers");
            app.answer(thought);
            continue;
        }
        let command = match (&app.overlay, app.stage()) {
            (Overlay::Question { .. }, _) => Command::Yes,
            (Overlay::None, Stage::Choice) if app.state().turn().round.is_multiple_of(3) => {
                match app.acting().is_active() {
                    true => Command::Decline,
                    false => Command::End,
                }
            }
            (Overlay::None, Stage::Choice | Stage::Conquest) => {
                let open = app.targets.iter().find(|t| t.conquer.is_some());
                match open.map(|t| t.region) {
                    Some(region) if region != app.cursor => Command::Next,
                    Some(_) => Command::Enter,
                    None => Command::End,
                }
            }
            (Overlay::None, Stage::EndOfTurn | Stage::LateDecline) => Command::End,
            (Overlay::None, _) => match &app.staging {
                Some(staging) if staging.left() > 0 => Command::Spread,
                _ => Command::Enter,
            },
            _ => Command::Enter,
        };
        app.press(command);
    }
    keys
}

#[test]
fn a_whole_game_typed_by_two_people_ends_and_can_be_watched() {
    let mut app = fresh(&["Anna", "Ben"]);
    type_a_game(&mut app);
    assert_eq!(app.stage(), Stage::Over);
    golden("end", &mut app);
    let text = write_replay(&app.table);
    let replay: &'static Replay = Box::leak(Box::new(Replay::read(&text).expect("sound")));
    let mut view = ReplayView::new(replay, app.chairs.clone(), Language::English);
    for command in [
        Command::PageDown,
        Command::PageDown,
        Command::PageDown,
        Command::Move(Way::Right),
        Command::Move(Way::Right),
        Command::MoveAny(Way::Right),
    ] {
        view.press(command);
    }
    for (width, height) in SIZES {
        view.resize(width, height);
        let found = screen(width, height, |frame| view.draw(frame));
        compare("replay", width, height, &found);
    }
    view.press(Command::Space);
    assert!(view.playing());
    for _ in 0..10_000 {
        view.tick();
    }
    assert!(!view.playing(), "it stops at the end");
    type_keys(&mut app, &[Command::Quit]);
    assert!(app.done());
}

#[test]
fn whole_games_against_bots_end_with_any_number_of_seats() {
    for names in [
        &["Anna", "random"][..],
        &["random", "Anna", "random"],
        &["Anna", "random", "random", "random"],
        &["Anna", "Ben", "random", "random", "random"],
    ] {
        let game = Game::new(Setup::base(names.len() as u8).unwrap()).unwrap();
        let state = game.start();
        let mut app = start(game, state, names);
        // Every bot of the table, whatever the seats.
        let mut keys = 0;
        let mut brains = Brains::new(app.game, &seating(names));
        while app.stage() != Stage::Over && keys < 40_000 {
            keys += 1;
            match app.question() {
                Some(ask) => {
                    let thought = brains.think(&ask).expect("the bot answers");
                    app.answer(thought);
                }
                None => {
                    let before = keys;
                    keys = before + step_person(&mut app);
                }
            }
        }
        assert_eq!(app.stage(), Stage::Over, "{names:?}: {}", app.message);
    }
}

/// One key of a person who does the simplest thing.
fn step_person(app: &mut App) -> usize {
    let command = match (&app.overlay, app.stage()) {
        (Overlay::Question { .. }, _) => Command::Yes,
        (Overlay::None, Stage::Choice | Stage::Conquest) => {
            match app
                .targets
                .iter()
                .any(|t| t.region == app.cursor && t.conquer.is_some())
            {
                true => Command::Enter,
                false => Command::End,
            }
        }
        (Overlay::None, Stage::EndOfTurn | Stage::LateDecline) => Command::End,
        (Overlay::None, _) => match &app.staging {
            Some(staging) if staging.left() > 0 => Command::Spread,
            _ => Command::Enter,
        },
        _ => Command::Enter,
    };
    app.press(command);
    1
}

/// One key out of those a person may try, the useful ones more often.
fn random_key(luck: &mut Luck) -> Command {
    const KEYS: [Command; 30] = [
        Command::Enter,
        Command::Enter,
        Command::Enter,
        Command::Enter,
        Command::Enter,
        Command::Enter,
        Command::Next,
        Command::Next,
        Command::Next,
        Command::Move(Way::Down),
        Command::Move(Way::Left),
        Command::MoveAny(Way::Right),
        Command::Yes,
        Command::Yes,
        Command::End,
        Command::End,
        Command::Spread,
        Command::Spread,
        Command::More,
        Command::Less,
        Command::No,
        Command::Decline,
        Command::Abandon,
        Command::Roll,
        Command::Convert,
        Command::Dragon,
        Command::Catapult,
        Command::Pay,
        Command::Number(2),
        Command::Undo,
    ];
    KEYS[luck.below(KEYS.len())]
}

#[test]
fn whole_games_by_random_keys_with_all_boxes_end_in_both_languages() {
    for (seed, (language, seats, boxes)) in (1..).zip([
        (Language::English, 2, &["all"][..]),
        (Language::French, 3, &["all"]),
        (Language::English, 5, &["all"]),
        (Language::English, 3, &["all", "necromancer"]),
        (Language::French, 4, &["all", "necromancer"]),
        (Language::English, 5, &["necromancer"]),
        (Language::French, 6, &["all", "necromancer"]),
    ]) {
        let names: Vec<&str> = (0..seats).map(|_| "Anna").collect();
        let mut app = boxed(language, &names, boxes);
        app.resize(80, 24);
        let mut luck = Luck::new(seed);
        let mut keys = 0;
        while app.stage() != Stage::Over && keys < 60_000 {
            keys += 1;
            app.press(random_key(&mut luck));
            if keys % 97 == 0 {
                screen(80, 24, |frame| draw::draw(frame, &app));
            }
        }
        assert_eq!(
            app.stage(),
            Stage::Over,
            "{seats} {boxes:?}: {}",
            app.message
        );
        let text = write_replay(&app.table);
        Replay::read(&text).unwrap_or_else(|error| panic!("{seats} {boxes:?}: {error}"));
    }
}
