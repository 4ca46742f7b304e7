//! `elbowroom stats`: what replays tell about races, powers and pairs, and about relics and places.

use crate::input::{Done, Failure, boxes, read, say};
use crate::progress::Progress;
use crate::simulate::jobs;
use crate::simulate::output::Output;
use elbowroom_rules::notation::Replay;
use elbowroom_rules::tile::GameBox;
use elbowroom_sim::pool;
use elbowroom_sim::stats::{
    Line, MarkerLine, Report, Stats as Sums, TableLine, Tale, html, write_boards_csv, write_csv,
    write_markers_csv,
};
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Gathers what replays tell about races, powers and pairs, and about the boards they were played on.
///
/// Reads replays, or every .replay of a folder and of the folders in it, plays them through, and counts how often a tile was
/// picked, what it cost, how long it was active, what it earned, and how often its seats won. Where relics
/// and places are in play, also how often and when each came to light, how often it moved, and what it paid.
/// Games that are not finished are left out. Nothing is written when a replay is damaged.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom stats run\n  elbowroom stats run --players 3 --html stats.html\n  elbowroom stats run --boxes all\n  elbowroom stats worlds --by-board --boards-csv boards.csv\n  elbowroom stats run --csv tiles.csv --markers-csv markers.csv\n  elbowroom stats game.replay other.replay --json"
)]
pub struct Stats {
    /// Replays, or folders of replays.
    #[arg(required = true, value_name = "DIR|FILE")]
    from: Vec<PathBuf>,
    /// Only games with so many players.
    #[arg(long)]
    players: Option<u8>,
    /// Only games on the board of this name.
    #[arg(long, value_name = "NAME")]
    board: Option<String>,
    /// Only games with exactly these boxes beside the base game; `base` for none.
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    boxes: Vec<String>,
    /// How many pairs the table shows; the files always hold all.
    #[arg(long, default_value_t = 20, value_name = "N")]
    pairs: usize,
    /// Show seats, races and powers once more for each board and number of players; the files always hold them.
    #[arg(long)]
    by_board: bool,
    /// How many replays are read at once; all cores if not said.
    #[arg(long)]
    jobs: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write races, powers and pairs as CSV, and races and powers of each board.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write relics and places as CSV, with columns of their own; only the head where none came to light.
    #[arg(long, value_name = "FILE")]
    markers_csv: Option<PathBuf>,
    /// Write boards as CSV, a row for each seat.
    #[arg(long, value_name = "FILE")]
    boards_csv: Option<PathBuf>,
    /// Write one page with pictures.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Stats {
    pub fn run(self) -> Done {
        let jobs = jobs(self.jobs)?;
        let files = files(&self.from)?;
        let csv = self.csv.as_deref().map(Output::open).transpose()?;
        let markers = self.markers_csv.as_deref().map(Output::open).transpose()?;
        let boards = self.boards_csv.as_deref().map(Output::open).transpose()?;
        let page = self.html.as_deref().map(Output::open).transpose()?;
        let wanted = match self.boxes.is_empty() {
            true => None,
            false => Some(boxes(&self.boxes)?),
        };
        let (sums, unfinished) = self.gather(&files, jobs, wanted)?;
        if sums.games() == 0 {
            return Err(Failure(format!(
                "no finished game to count among {} replays ({unfinished} unfinished)",
                files.len()
            )));
        }
        let report = Report::of(&sums);
        if let Some(csv) = csv {
            csv.write(|to| write_csv(&report, to))?;
        }
        if let Some(markers) = markers {
            markers.write(|to| write_markers_csv(&report, to))?;
        }
        if let Some(boards) = boards {
            boards.write(|to| write_boards_csv(&report, to))?;
        }
        if let Some(page) = page {
            page.write(|to| to.write_all(html::page(&report).as_bytes()))?;
        }
        if self.json {
            let mut value = json!(report);
            value["unfinished"] = unfinished.into();
            say(value);
        } else {
            show(&report, unfinished, self.pairs, self.by_board);
        }
        Ok(())
    }

    /// Adds up every finished game that is asked for; also gives how many were not finished.
    fn gather(
        &self,
        files: &[PathBuf],
        jobs: usize,
        boxes: Option<Vec<GameBox>>,
    ) -> Result<(Sums, u64), Failure> {
        let progress = Progress::new(files.len() as u64);
        let (mut sums, mut unfinished) = (Sums::default(), 0);
        let tale = |file: &PathBuf| -> Result<(bool, Option<Tale>), Failure> {
            let name = file.display().to_string();
            let replay = Replay::read(&read(&name)?).map_err(|error| Failure::at(&name, error))?;
            let played = &replay.game().setup().boxes;
            let wanted = boxes.as_ref().is_none_or(|boxes| boxes == played);
            Ok((wanted, Tale::of(&replay)))
        };
        pool::work(files, jobs, tale, |tale| {
            match tale {
                (false, _) => {}
                (true, None) => unfinished += 1,
                (true, Some(tale)) if self.wanted(&tale) => sums.add(&tale),
                (true, Some(_)) => {}
            }
            progress.step();
            Ok(())
        })?;
        Ok((sums, unfinished))
    }

    fn wanted(&self, tale: &Tale) -> bool {
        let players = |&players: &u8| usize::from(players) == tale.ranks.len();
        self.players.as_ref().is_none_or(players)
            && self.board.as_ref().is_none_or(|board| *board == tale.board)
    }
}

/// The replays that were named, those of a folder in the order of their names.
fn files(from: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in from {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let mut inside =
            replays(path).map_err(|error| Failure::at(&path.display().to_string(), error))?;
        if inside.is_empty() {
            return Err(Failure::at(
                &path.display().to_string(),
                "replays expected (*.replay), found none",
            ));
        }
        inside.sort();
        files.append(&mut inside);
    }
    Ok(files)
}

/// The replays of a folder, and of the folders in it: a run over several boards has one for each.
fn replays(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let inside = |folder: &Path| -> std::io::Result<Vec<PathBuf>> {
        let entries = std::fs::read_dir(folder)?;
        entries.map(|entry| Ok(entry?.path())).collect()
    };
    for path in inside(folder)? {
        if path.is_dir() {
            found.extend(inside(&path)?);
        } else {
            found.push(path);
        }
    }
    found.retain(|path| path.extension().is_some_and(|end| end == "replay"));
    Ok(found)
}

fn show(report: &Report, unfinished: u64, pairs: usize, each: bool) {
    tables(&report.tables);
    if unfinished > 0 {
        say(format_args!("{unfinished} unfinished games left out"));
    }
    lines("race", &report.races);
    lines("power", &report.powers);
    markers(&report.markers);
    let shown = pairs.min(report.pairs.len());
    lines("pair", &report.pairs[..shown]);
    if shown < report.pairs.len() {
        say(format_args!(
            "… and {} pairs more (--pairs N shows them)",
            report.pairs.len() - shown
        ));
    }
    if each {
        report.tables.iter().for_each(by_board);
    }
}

/// A line for each board and number of players.
fn tables(tables: &[TableLine]) {
    let longest = |of: fn(&TableLine) -> usize| tables.iter().map(of).max().unwrap_or(0);
    let board = longest(|line| line.board.len()).max(5);
    let scenario = longest(|line| line.scenario.as_ref().map_or(0, String::len));
    let scenario = if scenario > 0 { scenario.max(8) } else { 0 };
    let head = if scenario > 0 { "scenario" } else { "" };
    say(format_args!(
        "{:<board$}  {head:<scenario$}  {:>7}  {:>7}  {:>6}  {:>7}  {:>8}  {:>10}  {:>13}  wins of the seats, %",
        "board", "players", "games", "rounds", "actions", "declines", "mean score", "winning score"
    ));
    for line in tables {
        say(format_args!(
            "{:<board$}  {:<scenario$}  {:>7}  {:>7}  {:>6.1}  {:>7.0}  {:>8.1}  {:>10.1}  {:>13.1}  {}",
            line.board,
            line.scenario.as_deref().unwrap_or_default(),
            line.players,
            line.games,
            line.rounds,
            line.actions,
            line.declines,
            line.mean_score,
            line.winning_score,
            line.wins()
        ));
    }
}

/// Seats, races and powers of one board.
fn by_board(table: &TableLine) {
    say(format_args!(
        "\n== {}, {} players",
        table.board, table.players
    ));
    say(format_args!(
        "{:<24}  {:>10}  {:>8}  {:>15}",
        "seat", "mean score", "win rate", "95 %"
    ));
    for seat in &table.seats {
        let interval = format!("{:.1} to {:.1} %", 100.0 * seat.low, 100.0 * seat.high);
        say(format_args!(
            "{:<24}  {:>10.1}  {:>6.1} %  {interval:>15}",
            seat.seat,
            seat.mean_score,
            100.0 * seat.win_rate
        ));
    }
    lines("race", &table.races);
    lines("power", &table.powers);
}

fn lines(title: &str, lines: &[Line]) {
    if lines.is_empty() {
        return;
    }
    say(format_args!(
        "\n{title:<24}  {:>7}  {:>6}  {:>6}  {:>7}  {:>5}  {:>5}  {:>5}  {:>8}  {:>15}",
        "picks", "coins", "active", "decline", "turns", "paid", "found", "win rate", "95 %"
    ));
    for line in lines {
        let interval = format!("{:.1} to {:.1} %", 100.0 * line.low, 100.0 * line.high);
        say(format_args!(
            "{:<24}  {:>7}  {:>6.1}  {:>6.1}  {:>7.1}  {:>5.1}  {:>5.2}  {:>5.2}  {:>6.1} %  {interval:>15}",
            line.name(),
            line.picks,
            line.coins,
            line.active,
            line.decline,
            line.turns,
            line.paid,
            line.found,
            100.0 * line.win_rate
        ));
    }
}

fn markers(lines: &[MarkerLine]) {
    if lines.is_empty() {
        return;
    }
    say(format_args!(
        "\n{:<24}  {:>5}  {:>7}  {:>8}  {:>5}  {:>5}  {:>5}  {:>8}  {:>15}",
        "relic or place",
        "kind",
        "found",
        "of games",
        "round",
        "moves",
        "coins",
        "win rate",
        "95 %"
    ));
    for line in lines {
        let interval = format!("{:.1} to {:.1} %", 100.0 * line.low, 100.0 * line.high);
        say(format_args!(
            "{:<24}  {:>5}  {:>7}  {:>6.1} %  {:>5.1}  {:>5.1}  {:>5.1}  {:>6.1} %  {interval:>15}",
            line.marker,
            line.kind,
            line.found,
            100.0 * line.share,
            line.round,
            line.moves,
            line.coins,
            100.0 * line.win_rate
        ));
    }
}
