//! Runs come out the same however they are played: by threads, in parts, or stopped and resumed.

use elbowroom_rules::{Board, Setup};
use elbowroom_sim::record::{Journal, Part, RecordError, merge, replay_name};
use elbowroom_sim::rows::{COLUMNS, Run, write_csv, write_parquet};
use elbowroom_sim::summary::checksum;
use elbowroom_sim::{Outcome, Plan, Shard, play_all, play_game};
use std::path::{Path, PathBuf};

const GAMES: u64 = 12;

fn plan() -> Plan {
    Plan::base(&["random"], 3, GAMES, 42).expect("sound")
}

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn play_into(mut journal: Journal, plan: &Plan, games: impl IntoIterator<Item = u64>) {
    let game = plan.game().expect("sound");
    for number in games {
        let keep = journal.keeps_replays();
        let (outcome, replay) = play_game(plan, &game, number, keep).expect("played");
        journal
            .finished(plan, &outcome, replay.as_deref())
            .expect("written");
    }
}

/// What does not depend on the clock.
fn numbers(outcomes: &[Outcome]) -> Vec<(u64, u16, u8, u16)> {
    let rows = outcomes.iter().flat_map(|outcome| {
        let seats = outcome.seats.iter();
        seats.map(|seat| (outcome.game, seat.coins, seat.rank, seat.tokens))
    });
    rows.collect()
}

#[test]
fn threads_change_nothing() {
    let plan = plan();
    let one = play_all(&plan, 1).unwrap();
    let two = play_all(&plan, 2).unwrap();
    assert_eq!(numbers(&one), numbers(&two));
    assert_eq!(checksum(&one), checksum(&two));
    let other = Plan::base(&["random"], 3, GAMES, 43).unwrap();
    assert_ne!(checksum(&one), checksum(&play_all(&other, 2).unwrap()));
}

#[test]
fn parts_make_up_the_whole() {
    let (plan, folder) = (plan(), folder("parts"));
    for part in 1..=3 {
        let shard = Shard { part, of: 3 };
        let file = folder.join(format!("{part}.jsonl"));
        let journal = Journal::in_file(&file, &plan, shard).unwrap();
        play_into(journal, &plan, shard.games(&plan));
    }
    let read = |part: u64| Part::read(&folder.join(format!("{part}.jsonl"))).unwrap();
    let (merged, outcomes) = merge(vec![read(3), read(1), read(2)]).unwrap();
    assert_eq!(merged, plan);
    assert_eq!(checksum(&outcomes), checksum(&play_all(&plan, 1).unwrap()));

    let fault = |parts| merge(parts).expect_err("not a run").to_string();
    assert_eq!(
        fault(vec![read(1), read(3)]),
        "4 of 12 games are missing: 1, 4, 7, 10"
    );
    assert!(fault(vec![read(1), read(2), read(3), read(2)]).starts_with("game 1 is in "));
    assert!(fault(vec![]).contains("at least one part"));
    let other = Plan::base(&["random"], 3, GAMES, 43).unwrap();
    let file = folder.join("other.jsonl");
    drop(Journal::in_file(&file, &other, Shard::WHOLE).unwrap());
    let text = fault(vec![read(1), Part::read(&file).unwrap()]);
    assert!(text.ends_with("seed 43 instead of 42"), "{text}");
}

#[test]
fn a_stopped_run_goes_on_wherever_it_was_cut() {
    let (plan, folder) = (plan(), folder("stopped"));
    let journal = Journal::in_folder(&folder, &plan, Shard::WHOLE).unwrap();
    play_into(journal, &plan, [3, 0, 1, 2, 5]);
    assert!(folder.join(replay_name(5)).exists());
    let file = folder.join("run.jsonl");
    let text = std::fs::read(&file).unwrap();
    let head = text.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    let whole = checksum(&play_all(&plan, 1).unwrap());
    for cut in [head, head + 1, head + 150, text.len() - 1, text.len()] {
        std::fs::write(&file, &text[..cut]).unwrap();
        let part = Part::read(&folder).unwrap();
        assert!(part.replays);
        let missing = part.missing();
        assert_eq!(missing.len() + part.outcomes.len(), GAMES as usize);
        play_into(Journal::resume(&part).unwrap(), &plan, missing);
        let (_, outcomes) = merge(vec![Part::read(&folder).unwrap()]).unwrap();
        assert_eq!(checksum(&outcomes), whole, "cut at {cut}");
    }
}

#[test]
fn damaged_files_are_refused_with_their_line() {
    let (plan, folder) = (plan(), folder("damaged"));
    let file = folder.join("run.jsonl");
    play_into(
        Journal::in_file(&file, &plan, Shard::WHOLE).unwrap(),
        &plan,
        0..3,
    );
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let fault = |text: String| {
        std::fs::write(&file, text).unwrap();
        match Part::read(&file) {
            Err(RecordError::Line { line, what, .. }) => (line, what),
            other => panic!("a damaged line expected, found {other:?}"),
        }
    };
    assert_eq!(fault(String::new()).0, 1);
    assert_eq!(fault(text.replace("\"random\"", "\"nobody\"")).0, 1);
    assert_eq!(fault(text.replace("\"seed\":42", "\"seed\":43")).0, 2);
    assert_eq!(
        fault(text.replace("\"elbowroom_run\":1", "\"elbowroom_run\":2")).0,
        1
    );
    let twice = format!("{text}{}\n", lines[2]);
    assert_eq!(fault(twice), (5, "game 1 is there twice".into()));
    assert_eq!(fault(text.replacen("\"coins\":[", "\"coins\":[9", 1)).0, 2);
    assert_eq!(fault(text.replacen("\"game\":2", "\"game\":99", 1)).0, 4);
    assert_eq!(fault(text.replacen("\"ranks\":[", "\"ranks\":[1,", 1)).0, 2);
    // Damaged bytes anywhere are refused or dropped, never a panic.
    for at in (0..text.len()).step_by(7) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 0x15;
        std::fs::write(&file, bytes).unwrap();
        let _ = Part::read(&file);
    }
}

#[test]
fn a_place_with_a_run_is_not_written_over() {
    let (plan, folder) = (plan(), folder("taken"));
    drop(Journal::in_folder(&folder, &plan, Shard::WHOLE).unwrap());
    let again = Journal::in_folder(&folder, &plan, Shard::WHOLE);
    assert!(matches!(again, Err(RecordError::Taken(_))));
    let again = Journal::in_file(&folder.join("run.jsonl"), &plan, Shard::WHOLE);
    assert!(matches!(again, Err(RecordError::Taken(_))));
}

#[test]
fn tables_hold_a_row_for_each_game_and_seat() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    let folder = folder("tables");
    let run = |plan: Plan| Run {
        outcomes: play_all(&plan, 2).unwrap(),
        plan,
    };
    let world = Setup {
        board: Board::printed("s01-2p").unwrap(),
        ..Setup::base(2).unwrap()
    };
    let world = Plan::new(vec!["random".into()], world, GAMES, 42).unwrap();
    let runs = [run(plan()), run(world)];
    let mut csv = Vec::new();
    write_csv(&runs, &mut csv).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0], COLUMNS);
    assert_eq!(rows.len(), 1 + 5 * GAMES as usize);
    let board = |row: &Vec<&str>| (row[8].to_owned(), row[9].to_owned());
    assert_eq!(board(&rows[1]), ("base-3p".into(), String::new()));
    let last = ("s01-2p".into(), "s01-my-precious-world".into());
    assert_eq!(board(&rows[5 * GAMES as usize]), last);

    let path = folder.join("games.parquet");
    write_parquet(&runs, std::fs::File::create(&path).unwrap()).unwrap();
    let reader = SerializedFileReader::new(std::fs::File::open(&path).unwrap()).unwrap();
    let mut count = 0;
    for (row, line) in reader.get_row_iter(None).unwrap().zip(&rows[1..]) {
        let row = row.unwrap();
        assert_eq!(row.get_long(0).unwrap().to_string(), line[0]);
        assert_eq!(row.get_ulong(1).unwrap().to_string(), line[1]);
        assert_eq!(row.get_int(2).unwrap().to_string(), line[2]);
        assert_eq!(row.get_string(3).unwrap(), line[3]);
        assert_eq!(row.get_int(4).unwrap().to_string(), line[4]);
        assert_eq!(row.get_int(5).unwrap().to_string(), line[5]);
        assert_eq!(row.get_int(6).unwrap().to_string(), line[6]);
        assert_eq!(row.get_string(8).unwrap(), line[8]);
        assert_eq!(row.get_string(9).unwrap(), line[9]);
        count += 1;
    }
    assert_eq!(count, 5 * GAMES);
}
