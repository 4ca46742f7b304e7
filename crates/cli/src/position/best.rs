//! What a bot would do in a position, and between which turns it chose.

use super::loaded::load;
use super::pending;
use crate::input::{Done, Failure, say};
use elbowroom_bots::{Bot, Candidate, make};
use elbowroom_rules::notation::action_text;
use elbowroom_rules::{Game, Language, Pending, Seat, Viewer};
use serde_json::{Value, json};

pub(super) fn best(file: &str, bot: &str, seed: u64, json: bool) -> Done {
    let loaded = load(file)?;
    let (game, state) = (&loaded.game, &loaded.state);
    let mut mind = make(bot, game, seed).map_err(|error| Failure(format!("bot: {error}")))?;
    let Pending::Decision(seat) = game.pending(state) else {
        let waits = pending(game, state);
        if json {
            loaded.say_json(json!({ "pending": waits }));
        } else {
            loaded.say_what_happened();
            say(format_args!("nobody has anything to choose: {waits}"));
        }
        return Ok(());
    };
    let view = game.view(state, Viewer::Seat(seat));
    let action = mind.choose(&view, &game.legal(state));
    let reason = mind.reason(Language::English);
    if json {
        let candidates = mind.candidates().iter();
        let candidates: Vec<Value> = candidates.map(|one| row(game, one)).collect();
        loaded.say_json(json!({
            "seat": seat.0 + 1,
            "bot": bot,
            "action": action_text(game, action),
            "code": action.code(),
            "reason": reason,
            "candidates": candidates,
        }));
        return Ok(());
    }
    loaded.say_what_happened();
    say(format_args!("seat {seat}: {}", action_text(game, action)));
    say(format_args!("  {reason}"));
    told(game, seat, mind.as_ref());
    Ok(())
}

/// The turns it chose from, with the coins that it expects everybody to end with.
fn told(game: &Game, seat: Seat, mind: &dyn Bot) {
    if mind.candidates().is_empty() {
        return;
    }
    say("\nturns it compared, with what it expects everybody to end with (its own coins first):");
    for candidate in mind.candidates() {
        let others = game.seats().filter(|other| *other != seat);
        let hopes = std::iter::once(seat).chain(others);
        let hopes: Vec<String> = hopes
            .map(|seat| format!("{:.0}", candidate.hopes[seat.index()]))
            .collect();
        say(format_args!(
            "{:>4.0} %  {:<14} {}",
            100.0 * candidate.share,
            hopes.join(" : "),
            turn(game, candidate).join(", ")
        ));
    }
}

fn turn(game: &Game, candidate: &Candidate) -> Vec<String> {
    let actions = candidate.actions.iter();
    actions.map(|&action| action_text(game, action)).collect()
}

fn row(game: &Game, candidate: &Candidate) -> Value {
    let hopes = game.seats().map(|seat| candidate.hopes[seat.index()]);
    json!({
        "actions": turn(game, candidate),
        "codes": candidate.actions.iter().map(|action| action.code()).collect::<Vec<_>>(),
        "coins": hopes.collect::<Vec<f32>>(),
        "share": candidate.share,
    })
}
