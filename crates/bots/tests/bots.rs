//! What every bot must keep to: legal, deterministic, honest.

use elbowroom_bots::{Bot, Luck, NAMES, make};
use elbowroom_rules::notation::{read_position, write_position};
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Action, Game, Language, Pending, Seat, Setup, State, Viewer, tiles};
use std::cell::Cell;

fn base(players: u8) -> Game {
    Game::new(Setup::base(players).expect("a base board")).expect("a sound set-up")
}

/// Small enough for tests; the names with a large budget are the same code with more patience.
fn quick(name: &str) -> &str {
    match name {
        "search" | "hard" | "master" | "grandmaster" => "search:12",
        "by-hand" => "by-hand:12",
        name => name,
    }
}

/// Plays a game; the visitor sees every choice before it is applied.
fn play<'g>(
    game: &'g Game,
    start: State,
    bots: &mut [Box<dyn Bot + Send + 'g>],
    seed: u64,
    mut visit: impl FnMut(&State, Action, &dyn Bot),
) -> State {
    let mut luck = Luck::new(seed);
    let mut state = start;
    loop {
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(odds) => game
                .answer(&mut state, luck.answer(odds), &mut ())
                .expect("fate was asked"),
            Pending::Decision(seat) => {
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &game.legal(&state));
                visit(&state, action, bots[seat.index()].as_ref());
                let step = game
                    .check(&state, action)
                    .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
                game.apply(&mut state, step, &mut ());
            }
        }
    }
}

fn seats<'g>(name: &str, game: &'g Game, seed: u64) -> Vec<Box<dyn Bot + Send + 'g>> {
    game.seats()
        .map(|seat| make(quick(name), game, seed + u64::from(seat.0)).expect("a known bot"))
        .collect()
}

#[test]
fn every_bot_plays_every_number_of_players_legally_and_says_why() {
    for (name, _) in NAMES {
        for players in 2..=5 {
            let game = base(players);
            let mut choices = 0;
            play(
                &game,
                game.start(),
                &mut seats(name, &game, 1),
                2,
                |_, _, bot| {
                    choices += 1;
                    for language in [Language::English, Language::French] {
                        let reason = bot.reason(language);
                        assert!(
                            reason.ends_with('.') && reason.len() > 10,
                            "{name}: {reason}"
                        );
                    }
                },
            );
            assert!(choices > 50, "{name} chose {choices} times");
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_game() {
    let game = base(3);
    for (name, _) in NAMES {
        let mut first = Vec::new();
        play(
            &game,
            game.start(),
            &mut seats(name, &game, 5),
            6,
            |_, action, _| first.push(action),
        );
        let mut second = Vec::new();
        play(
            &game,
            game.start(),
            &mut seats(name, &game, 5),
            6,
            |_, action, _| second.push(action),
        );
        assert_eq!(first, second, "{name}");
    }
}

/// The state with other coins for everybody but one seat, by way of its position.
fn with_other_coins(game: &Game, state: &State, but: Seat) -> State {
    let mut json: serde_json::Value =
        serde_json::from_str(&write_position(game, state)).expect("JSON");
    for seat in game.seats().filter(|seat| *seat != but) {
        let coins = &mut json["seats"][seat.index()]["coins"];
        *coins = (coins.as_u64().expect("a number") * 3 + 11).into();
    }
    read_position(&json.to_string())
        .expect("a sound position")
        .1
}

#[test]
fn hidden_coins_of_others_do_not_change_a_choice() {
    let game = base(3);
    for (name, _) in NAMES {
        let mut compared = 0;
        play(
            &game,
            game.start(),
            &mut seats(name, &game, 9),
            4,
            |state, _, _| {
                let seat = state.turn().acting.seat();
                let other = with_other_coins(&game, state, seat);
                let choose = |state: &State| {
                    let view = game.view(state, Viewer::Seat(seat));
                    make(quick(name), &game, 77)
                        .expect("a known bot")
                        .choose(&view, &game.legal(state))
                };
                assert_eq!(choose(state), choose(&other), "{name}");
                compared += 1;
            },
        );
        assert!(compared > 50);
    }
}

/// Every box, with or without those that bring a role of its own.
fn boxes(roles: bool) -> Vec<GameBox> {
    let role = |from: GameBox| tiles::all().any(|t| t.kind == Kind::Role && t.from == from);
    let all = GameBox::MIXING.into_iter();
    all.filter(|from| roles || !role(*from)).collect()
}

#[test]
fn planners_handle_every_pair_of_tiles() {
    let races = tiles::RACES.iter().filter(|tile| tile.kind == Kind::Race);
    let boxes: Vec<String> = boxes(false)
        .into_iter()
        .map(|from| format!("\"{}\"", from.id()))
        .collect();
    let boxes = boxes.join(",");
    for (race, power) in races.flat_map(|race| tiles::POWERS.iter().map(move |power| (race, power)))
    {
        let position = format!(
            "{{\"board\":\"base-2p\",\"boxes\":[{boxes}],\"round\":7,\"seats\":[{{\"coins\":5}},{{\"coins\":5}}],\"column\":[{{\"race\":\"{}\",\"power\":\"{}\"}}]}}",
            race.id, power.id
        );
        // On the surface, or where both tiles can do something; pairs that no printed board allows are of no matter here.
        let below = position.replace("base-2p", "underground-2p");
        let Ok((game, state)) = read_position(&position).or_else(|_| read_position(&below)) else {
            continue;
        };
        let mut bots = seats("fair", &game, 3);
        let mut picked = false;
        play(&game, state, &mut bots, 1, |state, action, _| {
            picked |= state.turn().seat == Seat(0) && matches!(action, Action::Pick(_));
        });
        assert!(picked);
    }
}

/// Every bot plays with all small boxes, on both sides of the Necromancer's table too.
#[test]
fn every_bot_plays_the_small_boxes_legally() {
    for (name, _) in NAMES {
        for (players, necromancer) in [(2, false), (4, false), (3, true), (6, true)] {
            let setup = Setup::with(players, boxes(necromancer)).expect("a board");
            let game = Game::new(setup).expect("a sound set-up");
            let mut bots = seats(name, &game, 7);
            let mut choices = 0;
            play(&game, game.start(), &mut bots, 3, |_, _, bot| {
                choices += 1;
                assert!(bot.reason(Language::French).len() > 10);
            });
            assert!(choices > 50, "{name}, {players} players: {choices} choices");
        }
    }
}

#[test]
fn an_unknown_bot_is_refused_with_the_known_ones() {
    let game = base(2);
    for name in [
        "",
        "hrad",
        "search:",
        "search:0",
        "search:x",
        "search:-1s",
        "search:9999999",
    ] {
        let error = make(name, &game, 1).err().expect("no such bot").to_string();
        assert!(
            error.contains("planner") && error.contains("master"),
            "{error}"
        );
    }
    assert!(make("search:0.01s", &game, 1).is_ok());
}

#[test]
fn a_bot_that_nobody_waits_for_gives_up_at_once() {
    let game = base(3);
    let mut state = game.start();
    while let Pending::Chance(odds) = game.pending(&state) {
        let answer = Luck::new(5).answer(odds);
        game.answer(&mut state, answer, &mut ()).expect("fate");
    }
    let list = game.legal(&state);
    let view = game.view(&state, Viewer::Seat(state.turn().seat));
    for (name, _) in elbowroom_bots::NAMES {
        let asked = Cell::new(0);
        let not_at_all = || {
            asked.set(asked.get() + 1);
            false
        };
        let mut bot = make(name, &game, 9).expect("known");
        let action = bot.choose_while(&view, &list, &not_at_all);
        assert!(list.contains(&action), "{name}");
        assert!(asked.get() <= 2, "{name} asked {} times", asked.get());
        if elbowroom_bots::is_quick(name) || *name == "planner" {
            continue;
        }
        // A search asks at each turn it looks at, and soon obeys.
        let asked = Cell::new(0);
        let for_a_while = || {
            asked.set(asked.get() + 1);
            asked.get() < 100
        };
        let mut bot = make(name, &game, 9).expect("known");
        bot.choose_while(&view, &list, &for_a_while);
        assert!((100..=102).contains(&asked.get()), "{name}");
    }
}

#[test]
fn being_asked_changes_no_choice() {
    let game = base(2);
    let mut plain = seats("hard", &game, 4);
    let mut asked = seats("hard", &game, 4);
    let mut state = game.start();
    let mut luck = Luck::new(6);
    for _ in 0..12 {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(odds) => game
                .answer(&mut state, luck.answer(odds), &mut ())
                .expect("fate was asked"),
            Pending::Decision(seat) => {
                let view = game.view(&state, Viewer::Seat(seat));
                let list = game.legal(&state);
                let action = plain[seat.index()].choose(&view, &list);
                let same = asked[seat.index()].choose_while(&view, &list, &|| true);
                assert_eq!(action, same);
                let step = game.check(&state, action).expect("legal");
                game.apply(&mut state, step, &mut ());
            }
        }
    }
}
