//! What an analysis must keep to.

use elbowroom_analysis::{Analysis, Depth, Unfinished, analyse, chance, moment_at, turns};
use elbowroom_bots::study::{Asked, Study, depth, why};
use elbowroom_bots::{Luck, make};
use elbowroom_rules::record::Playing;
use elbowroom_rules::{Game, Language, Pending, Seat, Setup, Viewer};

fn base(players: u8) -> Game {
    Game::new(Setup::base(players).expect("a board")).expect("a sound set-up")
}

/// A game between bots.
fn played<'g>(game: &'g Game, bots: &[&str], seed: u64) -> Playing<&'g Game> {
    let mut table = Playing::new(game);
    let mut luck = Luck::new(seed);
    let mut bots: Vec<_> = (0..)
        .zip(bots)
        .map(|(number, name)| make(name, game, seed + number).expect("a known bot"))
        .collect();
    loop {
        match table.pending() {
            Pending::Over => return table,
            Pending::Chance(odds) => table.answer(luck.answer(odds), &mut ()).expect("asked"),
            Pending::Decision(seat) => {
                let view = game.view(table.state(), Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &game.legal(table.state()));
                table.act(action, &mut ()).expect("legal");
            }
        }
    }
}

fn told(table: &Playing<&Game>, nodes: usize) -> Analysis {
    let depth = Depth { nodes, seed: 1 };
    let mut steps = Vec::new();
    let (start, record) = (table.start(), table.record());
    let told = analyse(table.game(), start, record, depth, &|| true, |done, of| {
        steps.push((done, of));
    });
    let told = told.expect("a finished game");
    let count = told.turns.len();
    assert_eq!(
        steps,
        (0..=count).map(|done| (done, count)).collect::<Vec<_>>()
    );
    told
}

/// Proves that what is given away tells a player who does anything from one who thinks, and that the chances go his way.
#[test]
fn who_plays_at_random_gives_much_more_away() {
    let game = base(2);
    let table = played(&game, &["random", "search:150"], 4);
    let told = told(&table, 200);
    let (random, thinks) = (told.mean_lost(Seat(0)), told.mean_lost(Seat(1)));
    assert!(random > 3.0 * thinks && random > 2.0, "{random} {thinks}");
    let last = told.turns.last().expect("turns");
    assert_eq!(last.after[..2], [0.0, 1.0], "who won has won");
    assert!(
        told.turns[14].before[1] > 0.9,
        "{:?}",
        told.turns[14].before
    );
    assert!((1..=3).contains(&told.turning.len()));
    assert!(told.turning.is_sorted());
}

/// Proves that the line has no gaps, that nothing given away is negative, and that turning points are the greatest swings.
#[test]
fn every_number_of_players_is_told_turn_by_turn() {
    for players in 2..=5 {
        let game = base(players);
        let table = played(&game, &vec!["greedy"; players.into()], 2);
        let told = told(&table, 24);
        let rounds = usize::from(game.board().rounds());
        assert_eq!(told.turns.len(), rounds * usize::from(players));
        for (turn, next) in told.turns.iter().zip(&told.turns[1..]) {
            assert_eq!(turn.after, next.before);
        }
        assert_eq!(
            told.turns[told.turns.len() - 1].after,
            chance::won(&game, table.state())
        );
        for turn in &told.turns {
            for chances in [turn.before, turn.after] {
                assert!(
                    (chances.iter().sum::<f32>() - 1.0).abs() < 1e-3,
                    "{chances:?}"
                );
            }
            for moment in &turn.moments {
                assert!(moment.lost >= 0.0 && moment.lost_chance >= 0.0);
                assert_eq!(moment.lost == 0.0, moment.best.is_like(&moment.played));
                for language in [Language::English, Language::French] {
                    assert!(why(&game, &moment.best, language).ends_with('.'));
                }
            }
        }
        let least = told
            .turning
            .iter()
            .map(|&at| told.turns[at].swing())
            .fold(f32::MAX, f32::min);
        let others = (0..told.turns.len()).filter(|at| !told.turning.contains(at));
        for other in others {
            assert!(told.turns[other].swing() <= least.max(0.03));
        }
    }
}

/// Proves that a moment is told alike alone and in the whole game, every time.
#[test]
fn a_moment_alone_is_the_moment_in_the_game() {
    let game = base(2);
    let table = played(&game, &["greedy", "greedy"], 9);
    let told = told(&table, 60);
    let turn = told
        .turns
        .iter()
        .find(|turn| turn.moments.len() == 1 && turn.lost() > 0.5);
    let turn = turn.expect("a turn without a die that gave something away");
    let depth = Depth { nodes: 60, seed: 1 };
    let (start, record) = (table.start(), table.record());
    let again = moment_at(&game, start, record, turn.entry, depth, &|| true);
    let again = again.expect("finished").expect("a decision");
    assert_eq!(
        (again.lost, again.hopes),
        (turn.moments[0].lost, turn.moments[0].hopes)
    );
    // Within the turn only what is left is asked.
    let entry = turn.entry + 1;
    let later = moment_at(&game, start, record, entry, depth, &|| true).expect("finished");
    let later = later.expect("a decision");
    assert!(later.entry >= entry);
    assert!(later.played.steps().len() < again.played.steps().len());
    let behind = moment_at(&game, start, record, record.len(), depth, &|| true);
    assert!(behind.expect("finished").is_none());
}

#[test]
fn a_game_under_way_keeps_its_secrets() {
    let game = base(2);
    let table = played(&game, &["greedy", "greedy"], 9);
    let record = &table.record()[..table.record().len() / 2];
    let depth = Depth { nodes: 10, seed: 1 };
    let refused = analyse(&game, table.start(), record, depth, &|| true, |_, _| {});
    assert_eq!(refused.err(), Some(Unfinished));
    let refused = moment_at(&game, table.start(), record, 3, depth, &|| true);
    assert_eq!(refused.err(), Some(Unfinished));
}

/// Proves that weighing is fair: a turn that is put on the scales twice weighs about the same, and the order is no
/// advantage.
#[test]
fn equal_turns_weigh_the_same() {
    let game = base(2);
    let table = played(&game, &["greedy", "greedy"], 3);
    let turns = turns(&game, table.start(), table.record());
    let mut study = Study::new(&game, 8);
    let (mut sum, mut most, mut count) = (0.0, 0.0_f32, 0.0);
    for turn in turns.iter().skip(2).step_by(3) {
        let way = &turn.segments[0].way;
        let weighed = study.weigh(turn.start(), &[way, way], 60, &|| true);
        let apart = study.margin(&weighed[0], turn.seat) - study.margin(&weighed[1], turn.seat);
        sum += apart;
        most = most.max(apart.abs());
        count += 1.0;
    }
    assert!(most < 2.5, "{most}");
    assert!((sum / count).abs() < 0.5, "{sum} of {count}");
}

/// Proves that all turns that are compared draw the tiles that were really drawn, so that nobody is blamed for luck.
#[test]
fn the_same_tiles_are_drawn_in_every_turn() {
    let game = base(2);
    let table = played(&game, &["greedy", "greedy"], 3);
    let turns = turns(&game, table.start(), table.record());
    let mut study = Study::new(&game, 8);
    let mut drew = 0;
    for segment in turns.iter().flat_map(|turn| &turn.segments) {
        let draws: Vec<u8> = segment.draws.iter().map(|(_, tile)| *tile).collect();
        if draws.len() != 2 {
            continue;
        }
        drew += 1;
        let (race, power) = (draws[0], draws[1]);
        let asked = Asked {
            draws: &draws,
            allows: None,
        };
        for way in study.ways(&segment.state, &asked, 5, &|| true) {
            if way
                .actions()
                .any(|action| matches!(action, elbowroom_rules::Action::Pick(_)))
            {
                let last = way.end().column().last().expect("a column");
                assert_eq!((last.race.0, last.power.0), (race, power));
            }
        }
    }
    assert!(drew > 3, "{drew} picks");
}

#[test]
fn bots_that_look_ahead_have_a_depth() {
    assert_eq!(depth("hard"), Some(3_000));
    assert_eq!(depth("search:70"), Some(70));
    for name in [
        "fair",
        "search:1s",
        "search:0",
        "search:",
        "",
        "by-hand:30",
        "search:300000",
    ] {
        assert_eq!(depth(name), None, "{name}");
    }
}
