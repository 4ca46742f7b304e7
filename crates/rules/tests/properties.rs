//! What must hold in every game, tried in random ones.

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::ids::PeopleId;
use elbowroom_rules::notation::{self, action_text, parse_action, read_position, write_position};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Action, Event, Game, Pending, Seat, State, Viewer, invariant};
use random::{Luck, base, games, play_on};
use std::collections::BTreeSet;

/// The state with other coins for everybody but one seat, by way of its position.
fn with_other_coins(game: &Game, state: &State, but: Seat) -> State {
    let mut json: serde_json::Value = serde_json::from_str(&write_position(game, state)).unwrap();
    for seat in game.seats().filter(|seat| *seat != but) {
        let coins = &mut json["seats"][seat.index()]["coins"];
        *coins = (coins.as_u64().unwrap() + 7).into();
    }
    read_position(&json.to_string()).unwrap().1
}

/// Proves P-18, P-23: what is listed is what is not refused, at every step there is something.
#[test]
fn the_list_is_the_predicate() {
    for game in games() {
        let universe = game.universe();
        for seed in 0..6 {
            play_on(
                &game,
                game.start(),
                &mut Luck::new(seed),
                &mut (),
                |state, list| {
                    let listed: BTreeSet<Action> = list.iter().copied().collect();
                    assert_eq!(listed.len(), list.len(), "an action is listed twice");
                    let legal: BTreeSet<Action> = universe
                        .iter()
                        .copied()
                        .filter(|action| game.check(state, *action).is_ok())
                        .collect();
                    assert_eq!(listed, legal, "{}", write_position(&game, state));
                },
            );
        }
    }
}

/// Proves P-14, P-15, P-29: tokens of each race, banners, badges and pieces are conserved.
#[test]
fn every_invariant_holds_at_every_step() {
    for game in games() {
        for seed in 0..150 {
            let end = play_on(
                &game,
                game.start(),
                &mut Luck::new(seed),
                &mut (),
                |state, list| {
                    invariant::check(&game, state).unwrap_or_else(|what| {
                        panic!(
                            "seed {seed}: {what}\n{:?}\n{}",
                            state.turn(),
                            write_position(&game, state)
                        )
                    });
                    assert!(list.len() <= game.most_actions(), "{} actions", list.len());
                },
            );
            invariant::check(&game, &end).unwrap_or_else(|what| panic!("seed {seed}, end: {what}"));
        }
    }
}

#[test]
fn a_position_that_was_written_reads_as_the_same_state() {
    for game in games() {
        for seed in 0..12 {
            let check = |state: &State| {
                let text = write_position(&game, state);
                let (_, read) =
                    read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert!(
                    read == *state,
                    "seed {seed}\n{text}\n{}",
                    write_position(&game, &read)
                );
            };
            let end = play_on(
                &game,
                game.start(),
                &mut Luck::new(seed),
                &mut (),
                |state, _| check(state),
            );
            check(&end);
        }
    }
}

#[test]
fn every_action_has_a_text_and_a_number_of_its_own() {
    for game in games() {
        let universe = game.universe();
        let texts: BTreeSet<String> = universe
            .iter()
            .map(|action| action_text(&game, *action))
            .collect();
        assert_eq!(texts.len(), universe.len());
        for action in universe {
            assert_eq!(
                parse_action(&game, &action_text(&game, action)).unwrap(),
                action
            );
            assert_eq!(Action::from_code(action.code()), Some(action));
        }
    }
}

/// Plays a recorded game, now and then taking something back.
fn recorded(game: &Game, seed: u64) -> Playing<&Game> {
    let mut luck = Luck::new(seed);
    let mut table = Playing::new(game);
    loop {
        match table.pending() {
            Pending::Over => return table,
            Pending::Chance(odds) => {
                table.answer(luck.answer(odds), &mut ()).unwrap();
                assert_eq!(table.can_undo(), None, "fate cannot be taken back");
            }
            Pending::Decision(seat) => {
                let before = *table.state();
                let action = luck.choose(&game.legal(&before));
                table.act(action, &mut ()).unwrap();
                if luck.below(4) == 0 {
                    assert_eq!(table.can_undo(), Some(seat));
                    assert_eq!(table.undo(), Some(action));
                    assert!(*table.state() == before, "undo returns the same state");
                    table.act(action, &mut ()).unwrap();
                }
            }
        }
    }
}

/// Proves P-22: a record needs no generator, and says when a game no longer plays the same.
#[test]
fn a_replay_plays_the_same_game_and_notices_when_it_does_not() {
    for game in games() {
        for seed in 0..8 {
            let table = recorded(&game, seed);
            let text = notation::replay::write_replay(&table);
            let replay = notation::Replay::read(&text).unwrap_or_else(|error| panic!("{error}"));
            assert!(replay.play(|_, _, _| {}) == *table.state());
            assert_eq!(replay.entries(), table.record());
            let at = text.rfind("\"hash\":\"").unwrap() + 8;
            let digit = if text.as_bytes()[at] == b'0' {
                "1"
            } else {
                "0"
            };
            let changed = format!("{}{digit}{}", &text[..at], &text[at + 1..]);
            let error = notation::Replay::read(&changed)
                .err()
                .expect("the hash was changed");
            assert!(error.what.contains("another hash"), "{error}");
        }
    }
}

#[test]
fn undo_stops_at_another_seats_decision() {
    let game = base(3);
    let mut table = Playing::new(&game);
    let mut luck = Luck::new(5);
    let mut last = None;
    while let pending @ (Pending::Chance(_) | Pending::Decision(_)) = table.pending() {
        match pending {
            Pending::Chance(odds) => {
                table.answer(luck.answer(odds), &mut ()).unwrap();
                last = None;
            }
            Pending::Decision(seat) => {
                let action = luck.choose(&game.legal(table.state()));
                table.act(action, &mut ()).unwrap();
                if last.is_some_and(|last| last != seat) {
                    table.undo().expect("one's own action can be taken back");
                    assert_eq!(table.can_undo(), None, "another seat's decision cannot");
                    table.act(action, &mut ()).unwrap();
                }
                last = Some(seat);
            }
            Pending::Over => unreachable!(),
        }
    }
}

/// Proves P-20, B-67: what a seat sees does not depend on the coins of the others.
#[test]
fn views_hide_the_coins_of_the_others() {
    let game = base(4);
    for seed in 0..10 {
        play_on(
            &game,
            game.start(),
            &mut Luck::new(seed),
            &mut (),
            |state, list| {
                let Pending::Decision(seat) = game.pending(state) else {
                    unreachable!("only decisions are visited")
                };
                let other = with_other_coins(&game, state, seat);
                assert!(
                    game.view(state, Viewer::Seat(seat)) == game.view(&other, Viewer::Seat(seat))
                );
                assert!(
                    game.view(state, Viewer::Seat(seat))
                        != game.view(&other, Viewer::Seat(game.next_seat(seat)))
                );
                assert_eq!(
                    list[..],
                    game.legal(&other)[..],
                    "the choices do not depend on hidden coins"
                );
                let watched = game.view(state, Viewer::Spectator);
                assert!(game.seats().all(|seat| watched.coins(seat).is_none()));
                assert!(game.seats().all(|seat| watched.table().coins(seat) == 0));
            },
        );
    }
}

/// Proves P-21, B-67: with open coins, and at the end, everybody sees all totals.
#[test]
fn coins_are_open_by_choice_and_at_the_end() {
    let game = base(2);
    let end = play_on(&game, game.start(), &mut Luck::new(1), &mut (), |_, _| {});
    let seen = game.view(&end, Viewer::Spectator);
    assert!(
        game.seats()
            .all(|seat| seen.coins(seat) == Some(end.coins(seat)))
    );
    let mut setup = game.setup().clone();
    setup.switches.open_coins = true;
    let open = Game::new(setup).unwrap();
    let start = open.start();
    assert_eq!(
        open.view(&start, Viewer::Seat(Seat(0))).coins(Seat(1)),
        Some(5)
    );
    assert_eq!(
        game.view(&game.start(), Viewer::Seat(Seat(0)))
            .coins(Seat(1)),
        None
    );
}

/// Proves P-36: a preview and the legality check use one sum, and its parts add up to it.
#[test]
fn the_parts_of_a_price_add_up_to_what_is_paid() {
    let game = base(3);
    let mut conquests = 0;
    for seed in 0..20 {
        play_on(
            &game,
            game.start(),
            &mut Luck::new(seed),
            &mut (),
            |state, list| {
                for action in list.iter() {
                    if let Action::Conquer(region) = *action {
                        let explanation = game.explain(state, *action);
                        let price = explanation.price().expect("a conquest has a price");
                        assert_eq!(Ok(price), game.price(state, region));
                        let mut after = *state;
                        let step = game.check(state, *action).unwrap();
                        let mut events = Vec::new();
                        game.apply(&mut after, step, &mut events);
                        let paid = events.iter().find_map(|event| match event {
                            elbowroom_rules::Event::Conquered { tokens, .. } => Some(*tokens),
                            _ => None,
                        });
                        assert_eq!(paid, Some(price));
                        conquests += 1;
                    }
                }
            },
        );
    }
    assert!(
        conquests > 1_000,
        "only {conquests} conquests were compared"
    );
}

/// Proves B-34: whatever tiles open, nobody attacks a region of the very people that attacks.
#[test]
fn no_attack_names_a_region_of_the_attacker() {
    let mut attacks = 0;
    for game in games() {
        for seed in 0..60 {
            play_on(
                &game,
                game.start(),
                &mut Luck::new(seed),
                &mut (),
                |state, list| {
                    let own = state.people(state.turn().acting).regions;
                    for action in list.iter() {
                        if !game.facts(state, *action).attacks {
                            continue;
                        }
                        let region = game.region_of(*action).expect("an attack names a region");
                        attacks += 1;
                        let position = || write_position(&game, state);
                        assert!(!own.has(region), "{action:?} in {}", position());
                    }
                },
            );
        }
    }
    assert!(attacks > 10_000, "only {attacks} attacks were looked at");
}

/// Proves B-59 with its switch: an active race without a token is never waited for, and everything else still holds.
/// Seldom is one lost to the last token, so these games begin with weak ones.
#[test]
fn races_wiped_out_give_their_banners_back() {
    let text = r#"{"board": "base-2p", "boxes": ["base", "be-not-afraid-box", "leaders-box"],
        "switches": {"wiped-out-picks": true},
        "seats": [{"coins": 5, "active": {"race": "ratmen", "power": "hill", "hand": 7}},
                  {"coins": 5, "active": {"race": "pygmies", "power": "forest"},
                   "declined": [{"race": "ghouls"}]}],
        "regions": [{"region": 1, "seat": 1, "tokens": 1},
                    {"region": 2, "seat": 2, "tokens": 1},
                    {"region": 6, "seat": 2, "people": "ghouls", "tokens": 4}]}"#;
    let (game, start) = read_position(text).unwrap_or_else(|error| panic!("{error}"));
    let pygmies = start.people(PeopleId::active(Seat(1))).race;
    let (mut wiped_out, mut by_ghouls) = (0, 0);
    for seed in 0..150 {
        let mut events: Vec<Event> = Vec::new();
        let luck = &mut Luck::new(seed);
        play_on(&game, start, luck, &mut events, |state, _| {
            let text = write_position(&game, state);
            invariant::check_position(&game, state).unwrap_or_else(|what| panic!("{what}\n{text}"));
            let (_, read) = read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert!(read == *state, "seed {seed}\n{text}");
            by_ghouls += u32::from(state.turn().wiped_out());
            let asked = state.due().is_some();
            for id in game.seats().map(PeopleId::active) {
                let people = state.people(id);
                let waits = asked || state.turn().acting == id || !people.exists();
                assert!(waits || !people.is_spent(), "seed {seed}: {id:?}\n{text}");
            }
        });
        // Declined first, they were not wiped out.
        let first = events.iter().find(|event| {
            matches!(event, Event::Declined { race, .. } | Event::Vanished { race, .. } if *race == pygmies)
        });
        wiped_out += u32::from(matches!(first, Some(Event::Vanished { .. })));
    }
    assert!(
        wiped_out > 10 && by_ghouls > 3,
        "{wiped_out}, {by_ghouls} decisions after own Ghouls did it"
    );
}
