//! The result of a run, for people and for programs.

use crate::input::{box_names, say, with_boxes};
use elbowroom_rules::tile::GameBox;
use elbowroom_sim::{Shard, Summary};
use serde::Serialize;

#[derive(Serialize)]
struct Told<'s> {
    #[serde(flatten)]
    summary: &'s Summary,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    boxes: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shard: Option<String>,
}

/// The summary as JSON; a part of a run says which.
pub fn json(summary: &Summary, boxes: &[GameBox], shard: Shard) -> String {
    let told = Told {
        summary,
        boxes: box_names(boxes),
        shard: (shard != Shard::WHOLE).then(|| shard.to_string()),
    };
    // Names and numbers only: nothing that JSON cannot say.
    serde_json::to_string(&told).unwrap_or_default()
}

/// The summary as a table.
pub fn table(summary: &Summary, boxes: &[GameBox], shard: Shard) {
    let longest = summary.bots.iter().map(|line| line.bot.len()).max();
    let wide = longest.unwrap_or(0).max(3);
    say(format_args!(
        "{:<wide$}  {:>9}  {:>11}  {:>8}  {:>15}  {:>10}  {:>10}",
        "bot", "games", "wins", "win rate", "95 %", "mean score", "s per turn"
    ));
    for line in &summary.bots {
        let interval = format!("{:.1} to {:.1} %", 100.0 * line.low, 100.0 * line.high);
        say(format_args!(
            "{:<wide$}  {:>9}  {:>11.1}  {:>6.1} %  {interval:>15}  {:>10.1}  {:>10.6}",
            line.bot,
            line.games,
            line.wins,
            100.0 * line.win_rate,
            line.mean_score,
            line.seconds_per_turn
        ));
    }
    let part = if shard == Shard::WHOLE {
        String::new()
    } else {
        format!(", part {shard}")
    };
    say(format_args!(
        "{} games{part}, {} players on {}{}, seed {}, checksum {}",
        summary.games,
        summary.players,
        summary.board,
        with_boxes(boxes),
        summary.seed,
        summary.checksum
    ));
}
