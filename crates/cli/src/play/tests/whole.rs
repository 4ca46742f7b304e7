//! Whole games, typed key by key.

use super::*;
use crate::play::replay_view::ReplayView;
use elbowroom_bots::Luck;
use elbowroom_rules::Action;
use elbowroom_rules::notation::replay::write_replay;
use elbowroom_rules::notation::{Replay, action_text};
use elbowroom_rules::record::Entry;
use std::collections::BTreeSet;

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
        Command::Deed('c'),
        Command::Deed('g'),
        Command::Deed('f'),
        Command::Deed('m'),
        Command::Number(2),
        Command::Undo,
    ];
    KEYS[luck.below(KEYS.len())]
}

/// The word of an action, without regions and numbers.
fn word(game: &Game, entry: &Entry) -> Option<String> {
    let Entry::Action(_, action) = entry else {
        return None;
    };
    let text = action_text(game, *action);
    let word = text.split(' ').next().unwrap_or_default();
    Some(match action {
        Action::ConquerWith(..) => "conquer with more".to_owned(),
        _ => word.to_owned(),
    })
}

#[test]
fn random_keys_play_whole_games_with_every_decision_of_the_boxes_in_both_languages() {
    let mut said = BTreeSet::new();
    for seed in 1..=70 {
        let (seats, boxes) = match seed % 8 {
            0..4 => (2 + seed % 4, &["all"][..]),
            with => (with - 1, &["all", "necromancer"][..]),
        };
        let language = match seed % 3 {
            0 => Language::French,
            _ => Language::English,
        };
        let names = vec!["Anna"; seats as usize];
        let game = game_of(names.len(), boxes);
        let state = game.start();
        let chairs = seating(&names).chairs;
        let mut app = seeded(language, game, state, Seating { chairs, seed });
        app.resize(80, 24);
        let mut luck = Luck::new(seed);
        let mut keys = 0;
        while app.stage() != Stage::Over && keys < 60_000 {
            keys += 1;
            app.press(random_key(&mut luck));
            if keys % 997 == 0 {
                screen(80, 24, |frame| draw::draw(frame, &app));
            }
        }
        assert_eq!(app.stage(), Stage::Over, "seed {seed}: {}", app.message);
        let text = write_replay(&app.table);
        Replay::read(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        let record = app.table.record().iter();
        said.extend(record.filter_map(|entry| word(app.game, entry)));
    }
    for word in [
        "pay",
        "hire",
        "conquer with more",
        "ready",
        "keep",
        "lose",
        "buy",
        "catapult",
        "rally",
        "leader",
        "horde-token",
        "pot-of-gold",
    ] {
        assert!(said.contains(word), "{word} was never said: {said:?}");
    }
}
