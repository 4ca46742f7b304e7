//! What replays tell, added up.

use elbowroom_rules::notation::Replay;
use elbowroom_sim::stats::{Report, Stats, Tale, html, write_csv};
use elbowroom_sim::{Plan, play_game};

fn tales(players: u8, games: u64) -> Vec<Tale> {
    let plan = Plan::base(&["random"], players, games, 3).expect("sound");
    let game = plan.game().expect("sound");
    (0..games)
        .map(|number| {
            let (_, text) = play_game(&plan, &game, number, true).expect("played");
            let replay = Replay::read(&text.expect("kept")).expect("sound");
            Tale::of(&replay).expect("finished")
        })
        .collect()
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
    assert!(csv.lines().all(|line| line.split(',').count() == 14));
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
