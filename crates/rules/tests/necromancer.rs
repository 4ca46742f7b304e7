//! How a game with the Necromancer begins, and what must hold until it ends.

#[path = "support/random.rs"]
mod random;

use elbowroom_rules::board::{Board, Terrain};
use elbowroom_rules::ids::PowerId;
use elbowroom_rules::notation::{phase_name, write_position};
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::tiles::roles::necromancer;
use elbowroom_rules::{
    Action, Game, Odds, Pending, Refusal, Seat, Setup, State, finish, invariant, tiles,
};
use random::{Luck, play_on, with};
use std::collections::BTreeSet;

fn buy(game: &Game, what: u8) -> Action {
    Action::Do(game.verb_named("buy").unwrap(), what, 0)
}

const ISLAND: [GameBox; 2] = [GameBox::Base, GameBox::Necromancer];

fn power(id: &str) -> PowerId {
    let at = tiles::POWERS.iter().position(|tile| tile.id == id);
    PowerId(at.expect("a power") as u8)
}

/// Draws what is asked for until somebody decides; gives how many tiles that took.
fn draw(game: &Game, state: &mut State, luck: &mut Luck) -> usize {
    let mut drawn = 0;
    while let Pending::Chance(odds) = game.pending(state) {
        game.answer(state, luck.answer(odds), &mut ()).unwrap();
        drawn += 1;
    }
    drawn
}

fn act(game: &Game, state: &mut State, action: Action) {
    let step = game
        .check(state, action)
        .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    game.apply(state, step, &mut ());
}

/// Proves N-01: the board is the one for a player fewer, and he sits to the right of the first.
#[test]
fn the_necromancer_is_the_player_more() {
    for players in 3..=6 {
        let game = with(players, &ISLAND);
        assert_eq!(game.board().players(), players - 1);
        assert_eq!(game.seats().count(), usize::from(players));
        assert_eq!(necromancer::his_seat(&game), Some(Seat(players - 1)));
        for first in 0..players {
            let mut setup = Setup::with(players, ISLAND.to_vec()).unwrap();
            setup.first = Seat(first);
            let game = Game::new(setup).unwrap();
            let seat = necromancer::his_seat(&game).unwrap();
            assert_eq!(
                game.next_seat(seat),
                Seat(first),
                "he is the last of a round"
            );
        }
    }
}

/// Proves N-01: two at a table are too few, seven too many.
#[test]
fn too_few_or_too_many_seats_are_refused() {
    for players in [0, 1, 2, 7] {
        assert!(Setup::with(players, ISLAND.to_vec()).is_none());
    }
    let mut setup = Setup::with(3, ISLAND.to_vec()).unwrap();
    setup.seats = 2;
    let error = Game::new(setup).err().expect("two seats").to_string();
    assert!(error.contains("N-01") && error.contains('2'), "{error}");
}

/// Proves N-02: one ghost on the island and 13, 12 or 11 in reserve, nothing else.
#[test]
fn the_reserve_is_a_switch() {
    for (reserve, sound) in [
        (0, false),
        (10, false),
        (11, true),
        (12, true),
        (13, true),
        (14, false),
        (255, false),
    ] {
        let mut setup = Setup::with(3, ISLAND.to_vec()).unwrap();
        setup.switches.ghost_reserve = reserve;
        match Game::new(setup) {
            Err(error) => {
                let error = error.to_string();
                assert!(!sound && error.contains("N-02"), "{reserve}: {error}");
            }
            Ok(game) => {
                assert!(sound, "{reserve}");
                let state = game.start();
                let (ghosts, _) = game.roles().next().unwrap();
                let people = state.people(game.active(Seat(2)));
                assert_eq!(state.tray(ghosts), reserve);
                assert_eq!((people.aside, people.hand), (1, 0));
                assert!(people.regions.is_empty());
                invariant::check(&game, &state).unwrap();
            }
        }
    }
}

/// Proves N-02: without him the switch says nothing.
#[test]
fn the_reserve_matters_only_with_him() {
    let mut setup = Setup::base(3).unwrap();
    setup.switches.ghost_reserve = 0;
    assert!(Game::new(setup).is_ok());
}

/// Proves N-27: every printed board with a lake will do, one without will not.
#[test]
fn a_board_without_a_lake_is_refused() {
    for name in Board::printed_names() {
        let board = Board::printed(name).unwrap();
        // Scenarios ask for boxes of their own.
        if board.terrain(Terrain::Lake).is_empty() || board.scenario().is_some() {
            continue;
        }
        let seats = board.players() + 1;
        let setup = |board: Board| Setup {
            board,
            seats,
            first: Seat(0),
            boxes: ISLAND.to_vec(),
            monsters: elbowroom_rules::region_set::RegionSet::EMPTY,
            switches: Default::default(),
            custom: Vec::new(),
            values: Default::default(),
        };
        let source = board.source().to_owned();
        assert!(Game::new(setup(board)).is_ok(), "{name}");
        let dry = source.replace("terrain = \"lake\"", "terrain = \"swamp\"");
        let dry = Board::parse(&dry).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(dry.terrain(Terrain::Lake).is_empty());
        let error = Game::new(setup(dry)).err().expect("no lake").to_string();
        assert!(error.contains("N-27"), "{error}");
    }
}

/// Proves N-03: six powers are drawn before anything else, he takes one for nothing, then the column is laid
/// from the others.
#[test]
fn he_draws_six_powers_and_chooses_one() {
    for players in 3..=6 {
        for seed in 0..20 {
            let game = with(players, &ISLAND);
            let mut state = game.start();
            let mut luck = Luck::new(seed);
            assert!(matches!(
                game.pending(&state),
                Pending::Chance(Odds::Power(_))
            ));
            assert_eq!(draw(&game, &mut state, &mut luck), 6);
            assert_eq!(state.column().len(), 0);
            let him = Seat(players - 1);
            assert_eq!(game.pending(&state), Pending::Decision(him));
            assert_eq!(phase_name(&game, &state), "first-power");
            let shop: Vec<(PowerId, bool)> = necromancer::shop(&game, &state).collect();
            assert_eq!(shop.len(), 6);
            assert!(shop.iter().all(|(_, owned)| !owned));
            // Neither a ghost nor anything else is to be had.
            let listed: Vec<Action> = game.legal(&state).iter().copied().collect();
            assert_eq!(
                listed,
                (1..=6).map(|what| buy(&game, what)).collect::<Vec<_>>()
            );
            for (action, ruling) in [
                (buy(&game, 0), "N-13"),
                (Action::End, "N-03"),
                (Action::Pick(0), "N-03"),
            ] {
                let refusal: Refusal = game.check(&state, action).err().unwrap();
                assert_eq!(refusal.ruling(), ruling, "{action:?}");
            }
            act(&game, &mut state, buy(&game, 3));
            assert_eq!(state.coins(him), 5, "the first power is free");
            let owned: Vec<bool> = necromancer::shop(&game, &state)
                .map(|(_, owned)| owned)
                .collect();
            assert_eq!(owned, [false, false, true, false, false, false]);
            assert_eq!(draw(&game, &mut state, &mut luck), 12);
            assert_eq!(game.pending(&state), Pending::Decision(Seat(0)));
            assert_eq!(phase_name(&game, &state), "pick-combo");
            let his: BTreeSet<u8> = shop.iter().map(|(power, _)| power.0).collect();
            assert_eq!(his.len(), 6);
            assert!(
                state
                    .column()
                    .iter()
                    .all(|combo| !his.contains(&combo.power.0))
            );
            assert_eq!(state.powers_left().len(), 20 - 12);
            invariant::check(&game, &state).unwrap();
        }
    }
}

/// Proves N-03: Cursed, Spirit and Stout are never his, but stay in the stack for the others.
#[test]
fn powers_of_a_decline_are_not_drawn_for_him() {
    let game = with(3, &GameBox::MIXING);
    let mut state = game.start();
    let mut luck = Luck::new(1);
    for _ in 0..6 {
        let Pending::Chance(odds) = game.pending(&state) else {
            panic!("six draws");
        };
        for id in ["cursed", "spirit", "stout"] {
            assert!(!odds.allows(power(id).0), "{id}");
            assert!(state.powers_left().has(power(id).0), "{id} stays");
        }
        game.answer(&mut state, luck.answer(odds), &mut ()).unwrap();
    }
    act(&game, &mut state, buy(&game, 1));
    let Pending::Chance(odds @ Odds::Race(_)) = game.pending(&state) else {
        panic!("a banner is drawn next");
    };
    game.answer(&mut state, luck.answer(odds), &mut ()).unwrap();
    let Pending::Chance(odds @ Odds::Power(_)) = game.pending(&state) else {
        panic!("its badge is drawn next");
    };
    for id in ["cursed", "spirit", "stout"] {
        assert!(odds.allows(power(id).0), "{id} comes to the column");
    }
}

/// Proves N-03 and N-05: every other power of every box can come to him.
#[test]
fn every_other_power_can_come_to_him() {
    let game = with(3, &GameBox::MIXING);
    let state = game.start();
    let Pending::Chance(odds) = game.pending(&state) else {
        panic!("a draw");
    };
    let in_play = game.powers_in_play().count();
    // Cursed, Spirit and Stout, and those that do something only in decline (N-05).
    assert_eq!(usize::from(odds.cases()), in_play - 3 - 4);
    // Without relics and places two powers could do nothing.
    let offered = tiles::all().filter(|tile| tile.kind == Kind::Power);
    let offered = offered.filter(|tile| GameBox::MIXING.contains(&tile.from));
    assert_eq!(in_play, offered.count() - 2);
}

/// Proves N-24: Wealthy chosen at the start pays at the end of his first turn, and no more.
#[test]
fn wealthy_from_the_start_pays_in_the_first_turn() {
    let game = with(3, &ISLAND);
    let mut state = game.start();
    game.answer(&mut state, power("wealthy").0, &mut ())
        .unwrap();
    let mut luck = Luck::new(4);
    draw(&game, &mut state, &mut luck);
    act(&game, &mut state, buy(&game, 1));
    let him = Seat(2);
    let mut paid = Vec::new();
    let mut before = state.coins(him);
    // Everybody only ends what can be ended, so that he has nothing but his power.
    while paid.len() < 2 {
        draw(&game, &mut state, &mut luck);
        let (round, seat) = (state.turn().round, state.turn().seat);
        let list = game.legal(&state);
        let action = if list.contains(&Action::End) {
            Action::End
        } else {
            list[0]
        };
        act(&game, &mut state, action);
        if seat == him && (state.turn().seat != him || state.turn().round != round) {
            paid.push(state.coins(him) - before);
            before = state.coins(him);
        }
    }
    assert_eq!(paid, [7, 0]);
}

/// Proves N-04: he starts with five coins like everybody.
#[test]
fn he_starts_with_five_coins() {
    for players in 3..=6 {
        let game = with(players, &ISLAND);
        let state = game.start();
        assert!(game.seats().all(|seat| state.coins(seat) == 5));
    }
}

/// Proves N-28: the rounds are those of the board, not those of the number of players.
#[test]
fn the_rounds_are_those_of_the_board() {
    let rounds: Vec<u8> = (3..=6)
        .map(|players| with(players, &ISLAND).board().rounds())
        .collect();
    assert_eq!(rounds, [10, 10, 9, 8]);
}

/// How random games ended.
#[derive(Default, Debug)]
struct Ends {
    /// By the ghosts, before the last round or in it.
    ghosts: usize,
    early: usize,
    /// By coins.
    coins: usize,
}

/// Plays games to the end with every invariant checked at every step.
fn play(boxes: &[GameBox], games: u64, reserve: u8) -> Ends {
    let mut ends = Ends::default();
    for players in 3..=6 {
        let mut setup = Setup::with(players, boxes.to_vec()).unwrap();
        setup.switches.ghost_reserve = reserve;
        let game = Game::new(setup).unwrap();
        let him = necromancer::his_seat(&game).unwrap();
        for seed in 0..games {
            let mut steps = 0;
            let end = play_on(
                &game,
                game.start(),
                &mut Luck::new(seed * 7 + u64::from(players)),
                &mut (),
                |state, _| {
                    steps += 1;
                    assert!(
                        steps < 20_000,
                        "{players} players, seed {seed}: no end in sight"
                    );
                    invariant::check(&game, state).unwrap_or_else(|what| {
                        panic!(
                            "{players} players, seed {seed}: {what}\n{:?}\n{}",
                            state.turn(),
                            write_position(&game, state)
                        )
                    });
                    keeps_to_his_rules(&game, state);
                },
            );
            invariant::check(&game, &end).unwrap();
            keeps_to_his_rules(&game, &end);
            let first = finish::standings(&game, &end)[0];
            let (ghosts, _) = game.roles().next().unwrap();
            if end.winner() == necromancer::his_seat(&game) {
                assert_eq!(first.seat, him, "his ghosts win whatever the coins (N-21)");
                assert_eq!(
                    (end.tray(ghosts), necromancer::ghosts_in_well(&game, &end)),
                    (0, 0),
                    "no ghost is left to come (N-21)"
                );
                ends.ghosts += 1;
                ends.early += usize::from(end.turn().round < game.board().rounds());
            } else {
                assert_eq!(end.turn().round, game.board().rounds());
                let most = game.seats().map(|seat| end.coins(seat)).max();
                assert_eq!(Some(first.coins), most, "the coins decide (N-22)");
                ends.coins += 1;
            }
        }
    }
    ends
}

/// What the rulings promise in every state.
fn keeps_to_his_rules(game: &Game, state: &State) {
    let him = necromancer::his_seat(game).unwrap();
    let lake = game.board().terrain(Terrain::Lake);
    assert!(
        game.seats().all(|seat| !state.regions_of(seat).meets(lake)),
        "nobody holds the lake (N-20)"
    );
    assert_eq!(
        state.peoples(him).count(),
        1,
        "he has his ghosts and nothing else (N-25)"
    );
    let (ghosts, _) = game.roles().next().unwrap();
    assert!(
        game.seats()
            .filter(|seat| *seat != him)
            .all(|seat| state.peoples(seat).all(|(_, people)| people.race != ghosts))
    );
}

/// Proves N-21, N-22, N-23, N-25, N-20: random games come to an end, some by his ghosts and some by coins.
#[test]
fn random_games_end_both_ways() {
    let ends = play(&ISLAND, 300, 13);
    assert!(
        ends.ghosts > 0 && ends.early > 0 && ends.coins > 0,
        "{ends:?}"
    );
}

/// Proves N-21, N-22: the same with every box and with the smallest reserve.
#[test]
fn random_games_of_all_boxes_end_both_ways() {
    let ends = play(&GameBox::MIXING, 300, 11);
    assert!(
        ends.ghosts > 0 && ends.early > 0 && ends.coins > 0,
        "{ends:?}"
    );
}
