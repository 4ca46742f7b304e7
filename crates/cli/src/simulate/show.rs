//! The result of runs, for people and for programs.

use crate::input::{box_names, say, with_boxes};
use elbowroom_rules::tile::GameBox;
use elbowroom_sim::rows::Run;
use elbowroom_sim::{Shard, Summary};
use serde::Serialize;
use serde_json::json;

/// What is told of a run.
#[derive(Serialize)]
pub struct Told {
    #[serde(flatten)]
    summary: Summary,
    #[serde(skip_serializing_if = "Option::is_none")]
    scenario: Option<String>,
    #[serde(rename = "boxes", skip_serializing_if = "Vec::is_empty")]
    box_names: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shard: Option<String>,
    #[serde(skip)]
    boxes: Vec<GameBox>,
}

impl Told {
    /// Sums a run up; a part of one says which.
    pub fn of(run: &Run, shard: Shard) -> Self {
        let setup = run.plan.setup();
        Self {
            summary: Summary::of(&run.plan, &run.outcomes),
            scenario: setup.board.scenario().map(str::to_owned),
            box_names: box_names(&setup.boxes),
            shard: (shard != Shard::WHOLE).then(|| shard.to_string()),
            boxes: setup.boxes.clone(),
        }
    }
}

/// One run as an object; several as a list of such objects.
pub fn json(told: &[Told]) -> serde_json::Value {
    match told {
        [one] => json!(one),
        several => json!({ "runs": several }),
    }
}

/// The summaries as a table, and below it a line for each run.
pub fn table(told: &[Told]) {
    let bots = || told.iter().flat_map(|one| &one.summary.bots);
    let wide = bots().map(|line| line.bot.len()).max().unwrap_or(0).max(3);
    // Where there is one board, the line below names it.
    let boards = told.iter().map(|one| one.summary.board.len() + 2).max();
    let (board, head) = match (told.len(), boards) {
        (2.., Some(longest)) => (longest.max(7), "board"),
        _ => (0, ""),
    };
    say(format_args!(
        "{head:<board$}{:<wide$}  {:>9}  {:>11}  {:>8}  {:>15}  {:>10}  {:>10}",
        "bot", "games", "wins", "win rate", "95 %", "mean score", "s per turn"
    ));
    for one in told {
        let on = if board > 0 { &*one.summary.board } else { "" };
        for line in &one.summary.bots {
            let interval = format!("{:.1} to {:.1} %", 100.0 * line.low, 100.0 * line.high);
            say(format_args!(
                "{on:<board$}{:<wide$}  {:>9}  {:>11.1}  {:>6.1} %  {interval:>15}  {:>10.1}  {:>10.6}",
                line.bot,
                line.games,
                line.wins,
                100.0 * line.win_rate,
                line.mean_score,
                line.seconds_per_turn
            ));
        }
    }
    for one in told {
        let summary = &one.summary;
        let part = one.shard.as_ref();
        let part = part.map_or_else(String::new, |part| format!(", part {part}"));
        say(format_args!(
            "{} games{part}, {} players on {}{}, seed {}, checksum {}",
            summary.games,
            summary.players,
            summary.board,
            with_boxes(&one.boxes),
            summary.seed,
            summary.checksum
        ));
    }
}
