//! The table as lines of text, as one seat may see it.

use super::words::{self, plain};
use crate::input::say;
use elbowroom_rules::ids::PeopleId;
use elbowroom_rules::notation::action_text;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::record::Table;
use elbowroom_rules::{Action, Language, RegionId, Seat, Viewer, market};

pub fn show(table: &Table, seat: Seat, speaker: &Speaker, language: Language) {
    let game = table.game();
    let view = game.view(table.state(), Viewer::Seat(seat));
    let state = view.table();
    let turn = state.turn();
    let stage = turn.stage.words().text(language);
    let rounds = game.board().rounds();
    say(plain::turn(language, turn.round, rounds, turn.seat, stage));
    for other in game.seats() {
        let coins = view
            .coins(other)
            .map_or("?".to_owned(), |coins| coins.to_string());
        let mark = if other == seat { "*" } else { " " };
        let (word, unit) = (plain::SEAT.text(language), words::COINS.text(language));
        say(format_args!("{mark}{word} {other}: {coins} {unit}"));
        for (id, people) in state.peoples(other) {
            let held: Vec<String> = people
                .regions
                .into_iter()
                .map(|region| region_text(table, region))
                .collect();
            let declined = match id.is_active() {
                true => String::new(),
                false => format!(", {}", words::DECLINED.text(language)),
            };
            let in_hand = plain::IN_HAND.text(language);
            say(format_args!(
                "    {}{declined}: {} {in_hand}; {}",
                speaker.combo(people.race, people.power),
                people.hand,
                if held.is_empty() {
                    plain::NO_REGION.text(language).to_owned()
                } else {
                    held.join("  ")
                }
            ));
        }
    }
    let tribes: Vec<String> = state
        .tribes()
        .into_iter()
        .map(|region| region.to_string())
        .collect();
    let word = plain::LOST_TRIBES.text(language);
    say(format_args!("{word}: {}", tribes.join(" ")));
    let picking = !state.people(PeopleId::active(seat)).exists();
    if picking {
        for (i, combo) in state.column().iter().enumerate() {
            let price = market::price(game, state, i as u8);
            let tile = |tile: Option<&'static elbowroom_rules::tile::Tile>| {
                tile.map_or("", |tile| tile.help.text(language))
            };
            let name = speaker.combo(combo.race, combo.power);
            say(plain::combo(language, i + 1, &name, price, combo.coins));
            say(format_args!(
                "       {} {}",
                tile(game.race_tile(combo.race)),
                tile(game.power_tile(combo.power))
            ));
        }
    }
    let list = game.legal(table.state());
    let mut line = String::new();
    for (i, action) in list.iter().enumerate() {
        let mut text = format!("{}) {}", i + 1, action_text(game, *action));
        if let Action::Conquer(region) | Action::Roll(region) = *action {
            text += &format!(
                " [{} of {}]",
                game.price(table.state(), region).unwrap_or(0),
                game.force(table.state())
            );
        }
        if line.len() + text.len() > 76 {
            say(std::mem::take(&mut line));
        }
        line += &format!("{text:<24} ");
    }
    say(line);
    let short = game.shortfall(table.state());
    if short > 0 {
        say(words::shortfall(language, short));
    }
}

/// A region with its terrain, tokens and pieces: `8 mountain:2+fortress`.
fn region_text(table: &Table, region: RegionId) -> String {
    let (game, state) = (table.game(), table.state());
    let terrain = game
        .board()
        .region(region)
        .map_or("", |region| region.terrain.id());
    let mut text = format!("{region} {terrain}:{}", state.tokens(region));
    for (id, piece) in game.pieces() {
        match game.pieces_at(state, id, region) {
            0 => {}
            1 => text += &format!("+{}", piece.id),
            count => text += &format!("+{count} {}", piece.id),
        }
    }
    text
}
