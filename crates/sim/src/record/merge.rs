//! Parts of a run put together.

use super::{Part, RecordError};
use crate::plan::Plan;
use crate::run::Outcome;

/// Puts parts together to the run they were cut from, in the order of the games.
///
/// # Errors
/// When the parts belong to different runs, share a game, or leave one out.
pub fn merge(parts: Vec<Part>) -> Result<(Plan, Vec<Outcome>), RecordError> {
    let fault = |what: String| Err(RecordError::Parts(what));
    let Some(first) = parts.first() else {
        return fault("at least one part expected".into());
    };
    let (plan, name) = (first.plan.clone(), first.file.clone());
    let mut all: Vec<(usize, Outcome)> = Vec::new();
    let files: Vec<_> = parts.iter().map(|part| part.file.clone()).collect();
    for (i, part) in parts.into_iter().enumerate() {
        if let Some(what) = difference(&plan, &part.plan) {
            return fault(format!(
                "{}: another run than {}: {what}",
                part.file.display(),
                name.display()
            ));
        }
        all.extend(part.outcomes.into_iter().map(|outcome| (i, outcome)));
    }
    all.sort_by_key(|(i, outcome)| (outcome.game, *i));
    for pair in all.windows(2) {
        if pair[0].1.game == pair[1].1.game {
            return fault(format!(
                "game {} is in {} and in {}",
                pair[0].1.game,
                files[pair[0].0].display(),
                files[pair[1].0].display()
            ));
        }
    }
    let outcomes: Vec<Outcome> = all.into_iter().map(|(_, outcome)| outcome).collect();
    let left_out = plan.games() - outcomes.len() as u64;
    if left_out > 0 {
        let mut done = outcomes.iter().map(|outcome| outcome.game).peekable();
        let missing = (0..plan.games()).filter(|&game| done.next_if_eq(&game).is_none());
        let mut shown: Vec<String> = missing.take(8).map(|game| game.to_string()).collect();
        if left_out > 8 {
            shown.push("…".into());
        }
        return fault(format!(
            "{left_out} of {} games are missing: {}",
            plan.games(),
            shown.join(", ")
        ));
    }
    Ok((plan, outcomes))
}

/// In what the runs of two parts differ, if they do.
pub(super) fn difference(one: &Plan, other: &Plan) -> Option<String> {
    let differ = |field: &str, one: String, other: String| {
        (one != other).then(|| format!("{field} {other} instead of {one}"))
    };
    differ("bots", one.bots().join(","), other.bots().join(","))
        .or_else(|| {
            let players = |plan: &Plan| plan.players().to_string();
            differ("players", players(one), players(other))
        })
        .or_else(|| {
            let name = |plan: &Plan| plan.board().name().to_owned();
            differ("board", name(one), name(other))
        })
        .or_else(|| {
            let games = |plan: &Plan| plan.games().to_string();
            differ("games", games(one), games(other))
        })
        .or_else(|| {
            let seed = |plan: &Plan| plan.seed().to_string();
            differ("seed", seed(one), seed(other))
        })
        .or_else(|| (one != other).then(|| "another board of the same name".into()))
}
