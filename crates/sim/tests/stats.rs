//! What replays tell, added up.

use elbowroom_rules::event::Source;
use elbowroom_rules::ids::TileId;
use elbowroom_rules::notation::{Replay, write_position};
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Board, Event, Setup, tiles};
use elbowroom_sim::stats::{
    Find, Line, MarkerLine, Report, Stats, Tale, html, write_boards_csv, write_csv,
    write_markers_csv,
};
use elbowroom_sim::{Plan, play_game};
use std::collections::{BTreeMap, BTreeSet};

fn replays(plan: &Plan) -> Vec<Replay> {
    let game = plan.game().expect("sound");
    (0..plan.games())
        .map(|number| {
            let (_, text) = play_game(plan, &game, number, true).expect("played");
            Replay::read(&text.expect("kept")).expect("sound")
        })
        .collect()
}

fn told(replays: &[Replay]) -> Vec<Tale> {
    let tales = replays.iter().map(Tale::of);
    tales.map(|tale| tale.expect("finished")).collect()
}

fn tales(players: u8, games: u64) -> Vec<Tale> {
    let plan = Plan::base(&["random"], players, games, 3).expect("sound");
    told(&replays(&plan))
}

/// Games below the earth, where relics and places lie hidden.
fn below(players: u8, games: u64) -> Vec<Replay> {
    let setup = Setup::with(players, vec![GameBox::Underground]).expect("a board");
    let plan = Plan::new(vec!["random".to_owned()], setup, games, 3).expect("sound");
    replays(&plan)
}

fn report(tales: &[Tale]) -> Report {
    let mut stats = Stats::default();
    tales.iter().for_each(|tale| stats.add(tale));
    Report::of(&stats)
}

/// What a writer of CSV writes.
fn csv(report: &Report, write: fn(&Report, &mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut csv = Vec::new();
    write(report, &mut csv).expect("written");
    String::from_utf8(csv).expect("text")
}

#[test]
fn sums_do_not_depend_on_the_order() {
    let tales: Vec<Tale> = tales(2, 6).into_iter().chain(tales(4, 3)).collect();
    let (mut one, mut other) = (Stats::default(), Stats::default());
    tales.iter().for_each(|tale| one.add(tale));
    tales.iter().rev().for_each(|tale| other.add(tale));
    assert_eq!(one, other);
    let report = Report::of(&one);
    let picks =
        |lines: &[elbowroom_sim::stats::Line]| -> u64 { lines.iter().map(|line| line.picks).sum() };
    let all: usize = tales.iter().map(|tale| tale.picks.len()).sum();
    for lines in [&report.races, &report.powers, &report.pairs] {
        assert_eq!(picks(lines), all as u64);
        assert!(lines.windows(2).all(|pair| pair[0].coins >= pair[1].coins));
        for line in lines {
            assert!((line.active + line.decline - line.coins).abs() < 1e-9);
            assert!(line.low <= line.win_rate && line.win_rate <= line.high);
            assert!(line.seats <= line.picks);
        }
    }
    assert_eq!(report.games, 9);
    assert_eq!((report.tables[0].games, report.tables[1].players), (6, 4));
    let by_round: u64 = report.rounds.iter().map(|line| line.declines).sum();
    let by_turns: u64 = report.declines.iter().map(|line| line.races).sum();
    assert_eq!(by_round, by_turns);
}

#[test]
fn the_page_stands_alone() {
    let mut stats = Stats::default();
    tales(2, 4).iter().for_each(|tale| stats.add(tale));
    let report = Report::of(&stats);
    let page = html::page(&report);
    for outside in [
        "http", "<script", "<link", "src=", "url(", "@import", "NaN", "inf\"",
    ] {
        assert!(!page.contains(outside), "{outside}");
    }
    for part in [
        "prefers-color-scheme: dark",
        "viewport",
        "<title>stout",
        "never picked",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(page.matches("<svg").count(), 4);
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    let mut csv = Vec::new();
    write_csv(&report, &mut csv).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    assert!(csv.lines().all(|line| line.split(',').count() == 16));
}

/// Everything that is told of a board is told of its games alone, and all boards together are the whole.
#[test]
fn boards_are_told_apart() {
    let plan = |board: &str, games| {
        let board = Board::printed(board).expect("a board");
        let setup = Setup {
            seats: board.players(),
            boxes: Setup::usual_boxes(&board),
            board,
            ..Setup::base(2).expect("a board")
        };
        Plan::new(vec!["random".to_owned()], setup, games, 3).expect("sound")
    };
    let (one, other) = (
        told(&replays(&plan("s01-2p", 5))),
        told(&replays(&plan("s04-3p", 4))),
    );
    let both = report(&[one.clone(), other.clone()].concat());
    let alone = report(&other);
    assert_eq!(both.tables.len(), 2);
    assert_eq!(both.tables[1], alone.tables[0]);
    assert_eq!(both.tables[1].races, alone.races);
    assert_eq!(both.tables[1].powers, alone.powers);
    let scenario = both.tables[1].scenario.as_deref();
    assert_eq!(scenario, Some("s04-mountaintop"));
    for (table, tales) in both.tables.iter().zip([&one, &other]) {
        let wins: f64 = table.seats.iter().map(|seat| seat.win_rate).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{wins}");
        let first: u16 = tales.iter().map(|tale| tale.scores[0]).sum();
        let mean = f64::from(first) / tales.len() as f64;
        assert!((table.seats[0].mean_score - mean).abs() < 1e-9);
        let actions: u32 = tales.iter().map(|tale| tale.actions).sum();
        let said = f64::from(actions) / tales.len() as f64;
        assert!((table.actions - said).abs() < 1e-9 && said > 30.0);
        assert!(table.winning_score >= table.mean_score && table.declines > 0.0);
        assert!((table.rounds - 10.0).abs() < 1e-9, "{}", table.rounds);
    }
    let picks = |lines: &[Line]| lines.iter().map(|line| line.picks).sum::<u64>();
    let of_tables = both.tables.iter().map(|table| picks(&table.races));
    assert_eq!(of_tables.sum::<u64>(), picks(&both.races));

    let boards = csv(&both, write_boards_csv);
    assert_eq!(boards.lines().count(), 1 + 2 + 3, "a row for each seat");
    assert!(boards.lines().all(|line| line.split(',').count() == 14));
    let row = boards.lines().nth(3).expect("a row");
    assert!(
        row.starts_with("s04-3p,s04-mountaintop,3,4,10.0000,"),
        "{row}"
    );
    let tiles = csv(&both, write_csv);
    let of = |end: &str| tiles.lines().filter(|line| line.ends_with(end)).count();
    let (races, powers) = (&both.tables[1].races, &both.tables[1].powers);
    assert_eq!(of(",s04-3p,3"), races.len() + powers.len());
    let page = html::page(&both);
    assert!(page.contains("<h2>s04-3p, 3 players</h2>"));
    assert!(
        !html::page(&alone).contains("<h2>s04-3p"),
        "a lone board is the whole"
    );
}

#[test]
fn an_empty_page_is_still_a_page() {
    let page = html::page(&Report::of(&Stats::default()));
    assert!(page.ends_with("</html>\n") && !page.contains("NaN"));
}

#[test]
fn an_unfinished_game_has_nothing_to_say() {
    let plan = Plan::base(&["random"], 2, 1, 1).unwrap();
    let game = plan.game().unwrap();
    let (_, text) = play_game(&plan, &game, 0, true).unwrap();
    let text = text.unwrap();
    let half: Vec<&str> = text.lines().take(40).collect();
    let replay = Replay::read(&half.join("\n")).unwrap();
    assert_eq!(Tale::of(&replay), None);
}

#[test]
fn what_came_to_light_is_told_as_it_happened() {
    let (mut moved, mut paid) = (0, 0);
    for replay in &below(3, 8) {
        let game = replay.game();
        let marker = |tile: TileId| game.tile(tile).filter(|tile| tile.kind.is_marker());
        let mut round = replay.start().turn().round;
        let mut found: Vec<(&str, Kind, Option<u8>, u8)> = Vec::new();
        let mut used: BTreeMap<&str, (u16, u16)> = BTreeMap::new();
        let end = replay.play(|_, _, events| {
            for &event in events {
                let (tile, moves, coins) = match event {
                    Event::Turn { round: now, .. } => {
                        round = now;
                        continue;
                    }
                    Event::Revealed { seat, tile, .. } => {
                        if let Some(tile) = marker(tile) {
                            let seat = seat.is_some().then_some(seat.0);
                            found.push((tile.id, tile.kind, seat, round));
                        }
                        continue;
                    }
                    Event::Moved { tile, .. } => (tile, 1, 0),
                    Event::Scored {
                        source: Source::Tile(tile),
                        coins,
                        ..
                    } => (tile, 0, u16::from(coins)),
                    _ => continue,
                };
                if let Some(tile) = marker(tile) {
                    let used = used.entry(tile.id).or_default();
                    *used = (used.0 + moves, used.1 + coins);
                }
            }
        });
        let tale = Tale::of(replay).expect("finished");
        let finds = tale.finds.iter();
        let told: Vec<_> = finds
            .map(|find| (find.marker.as_str(), find.kind, find.seat, find.round))
            .collect();
        assert_eq!(told, found);
        for find in &tale.finds {
            let used = used.remove(find.marker.as_str()).unwrap_or_default();
            assert_eq!((find.moves, find.coins), used, "{}", find.marker);
            moved += find.moves;
            paid += find.coins;
        }
        assert!(used.is_empty(), "not told: {used:?}");
        // What was found lies on the board to the end.
        let position = write_position(game, &end);
        let position: serde_json::Value = serde_json::from_str(&position).expect("JSON");
        let lying = position["markers"].as_object().into_iter().flatten();
        let lying: BTreeSet<&str> = lying.map(|(id, _)| id.as_str()).collect();
        let names: BTreeSet<&str> = found.iter().map(|find| find.0).collect();
        assert_eq!(lying, names);
        assert_eq!(names.len(), found.len(), "each is found once a game");
    }
    assert!(moved > 0 && paid > 0, "{moved} moves, {paid} coins");
}

#[test]
fn relics_and_places_are_counted_in_the_games_with_their_box() {
    let deep = told(&below(3, 8));
    let all: Vec<Tale> = tales(2, 3).into_iter().chain(deep.clone()).collect();
    let (mut one, mut other) = (Stats::default(), Stats::default());
    all.iter().for_each(|tale| one.add(tale));
    all.iter().rev().for_each(|tale| other.add(tale));
    assert_eq!(one, other);
    let report = Report::of(&one);
    assert_eq!(report.games, 11);
    assert_eq!(report.boxes, [GameBox::Base, GameBox::Underground]);

    let finds: Vec<&Find> = deep.iter().flat_map(|tale| &tale.finds).collect();
    let names: BTreeSet<&str> = finds.iter().map(|find| find.marker.as_str()).collect();
    assert!(names.len() > 1);
    assert_eq!(report.markers.len(), names.len());
    for line in &report.markers {
        let mine: Vec<&&Find> = finds
            .iter()
            .filter(|find| find.marker == line.marker)
            .collect();
        let sum =
            |of: fn(&Find) -> u16| -> f64 { mine.iter().map(|find| f64::from(of(find))).sum() };
        let near = |mean: f64, sum: f64| (mean * mine.len() as f64 - sum).abs() < 1e-9;
        assert_eq!((line.found, line.games), (mine.len() as u64, 8));
        assert!((line.share * 8.0 - mine.len() as f64).abs() < 1e-9);
        assert!(line.share <= 1.0);
        assert!(near(line.round, sum(|find| find.round.into())));
        assert!(near(line.moves, sum(|find| find.moves)));
        assert!(near(line.coins, sum(|find| find.coins)));
        assert!(mine.iter().all(|find| find.kind.id() == line.kind));
        let finders = mine.iter().filter(|find| find.seat.is_some()).count();
        assert_eq!(line.seats, finders as u64);
        assert!(line.low <= line.win_rate && line.win_rate <= line.high);
    }
    let shares: f64 = report.markers.iter().map(|line| line.share).sum();
    assert!((shares * 8.0 - finds.len() as f64).abs() < 1e-9);

    // Victories of finders, those that are shared in parts.
    let won = |tale: &Tale| -> f64 {
        let winners = tale.ranks.iter().filter(|&&rank| rank == 1).count() as f64;
        let finders = tale.finds.iter().filter_map(|find| find.seat);
        let won = finders.filter(|&seat| tale.ranks[usize::from(seat)] == 1);
        won.count() as f64 / winners
    };
    let expected: f64 = deep.iter().map(won).sum();
    let lines = report.markers.iter();
    let wins: f64 = lines.map(|line| line.win_rate * line.seats as f64).sum();
    assert!(expected > 0.0);
    assert!((wins - expected).abs() < 1e-9, "{wins}, {expected}");

    let place = |line: &MarkerLine| tiles::markers().position(|tile| tile.id == line.marker);
    for pair in report.markers.windows(2) {
        let (first, second) = (&pair[0], &pair[1]);
        let tied = first.coins == second.coins && place(first) < place(second);
        assert!(first.coins > second.coins || tied, "{first:?} {second:?}");
    }
}

#[test]
fn relics_and_places_come_beside_what_is_told_anyway() {
    let report = report(&told(&below(2, 4)));
    let without = Report {
        markers: Vec::new(),
        ..report.clone()
    };
    assert_ne!(report, without);
    assert_eq!(
        csv(&report, write_csv),
        csv(&without, write_csv),
        "the table of races, powers and pairs has no place for them"
    );
    let markers = csv(&report, write_markers_csv);
    assert_eq!(markers.lines().count(), 1 + report.markers.len());
    assert!(markers.lines().all(|line| line.split(',').count() == 12));
    for (text, line) in markers.lines().skip(1).zip(&report.markers) {
        let start = format!("{},{},{},4,", line.marker, line.kind, line.found);
        assert!(text.starts_with(&start), "{text}");
    }
    let page = html::page(&report);
    let at = page.find("<h2>Relics and places</h2>").expect("a section");
    let end = page.find("<h2>All pairs</h2>").expect("a section");
    assert!(page.find("<h2>Powers</h2>").expect("a section") < at);
    for line in &report.markers {
        let cell = format!("<tr><td>{}</td><td>{}</td>", line.marker, line.kind);
        assert!(page[at..end].contains(&cell), "{cell}");
    }
    let rest = format!("{}{}", &page[..at], &page[end..]);
    assert_eq!(rest, html::page(&without));
    let json = serde_json::to_value(&report).expect("JSON");
    let told = json["markers"].as_array().expect("a list");
    assert_eq!(told.len(), report.markers.len());
}

#[test]
fn where_nothing_lies_hidden_nothing_is_said_of_it() {
    let report = report(&tales(2, 4));
    assert!(report.markers.is_empty());
    let json = serde_json::to_value(&report).expect("JSON");
    let fields: BTreeSet<&str> = json
        .as_object()
        .into_iter()
        .flatten()
        .map(|(field, _)| field.as_str())
        .collect();
    let before = [
        "declines", "games", "pairs", "powers", "races", "rounds", "tables",
    ];
    assert_eq!(fields, BTreeSet::from(before));
    let page = html::page(&report).to_lowercase();
    for word in ["relic", "<td>place</td>", "of games"] {
        assert!(!page.contains(word), "{word}");
    }
    assert_eq!(csv(&report, write_markers_csv).lines().count(), 1);
}
