//! The table as lines of text, as one seat may see it.

use super::describe::numbers_of;
use super::menu::belongings;
use super::save::Chair;
use super::words::{self, asks, plain};
use crate::input::say;
use elbowroom_rules::ids::PeopleId;
use elbowroom_rules::notation::action_text;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::record::Playing;
use elbowroom_rules::state::People;
use elbowroom_rules::{Action, Game, Language, RegionId, Seat, State, View, Viewer, market};

/// Shows the table to the seat that decides.
pub fn show(table: &Playing<&Game>, seat: Seat, language: Language, chairs: &[Chair]) {
    let game = &*table.game().now(table.state());
    let speaker = &Speaker::new(game, language);
    let view = game.view(table.state(), Viewer::Seat(seat));
    let state = view.table();
    let turn = state.turn();
    let (stage, rounds) = (speaker.moment(state), game.board().rounds());
    say(plain::turn(language, turn.round, rounds, turn.seat, stage));
    seats(game, &view, seat, speaker, language);
    for region in game.board().all() {
        for mark in game.marks(state, region, language) {
            match mark.tile {
                Some(_) => say(format_args!("{region}: {}. {}", mark.text, mark.help)),
                None => {
                    let numbers = numbers_of(game, state, mark.seat, language);
                    say(format_args!("{region}: {}", numbers.join(", ")));
                }
            }
        }
    }
    let numbers = |regions: elbowroom_rules::region_set::RegionSet| -> String {
        let all: Vec<String> = regions
            .into_iter()
            .map(|region| region.to_string())
            .collect();
        all.join(" ")
    };
    let (guards, murlocs) = (game.setup().monsters(), game.board().murlocs());
    for (natives, word) in [(guards, plain::MONSTERS), (murlocs, plain::MURLOCS)] {
        let here = state.tribes() & natives;
        if !here.is_empty() {
            let word = word.text(language);
            say(format_args!("{word}: {}", numbers(here)));
        }
    }
    let others = guards | murlocs;
    let tribes = state.tribes() - others;
    if !tribes.is_empty() || others.is_empty() {
        let word = plain::LOST_TRIBES.text(language);
        say(format_args!("{word}: {}", numbers(tribes)));
    }
    if !turn.abandoned.is_empty() {
        say(asks::abandoned(language, &numbers(turn.abandoned)));
    }
    let legal = game.legal(table.state());
    if legal.iter().any(|action| matches!(action, Action::Pick(_))) {
        column(game, state, speaker, language);
    }
    let name = |seat: Seat| {
        let chair = chairs.get(seat.index());
        chair.map_or("?", |chair| chair.name.as_str()).to_owned()
    };
    if let Some(asked) = speaker.task_in_full(table.state(), name) {
        say(asked);
    }
    if let Some(sale) = game.sale(state, language).filter(|sale| sale.seat == seat) {
        say(belongings(&view, game, seat, language));
        for good in sale.goods.iter().filter(|good| !good.owned) {
            let (text, told) = (action_text(game, good.action), &good.help);
            say(format_args!("  {text}: {}: {told}", good.name));
        }
    }
    actions(game, table.state(), speaker, language);
    let short = game.shortfall(table.state());
    if short > 0 {
        say(words::shortfall(language, short));
    }
}

fn seats(game: &Game, view: &View, seat: Seat, speaker: &Speaker, language: Language) {
    let state = view.table();
    for other in game.seats() {
        let coins = view
            .coins(other)
            .map_or("?".to_owned(), |coins| coins.to_string());
        let mark = if other == seat { "*" } else { " " };
        let (word, unit) = (plain::SEAT.text(language), words::COINS.text(language));
        let has = game.belongings(state, other, language).into_iter();
        let has = has.filter(|one| one.number.is_none() && one.piece.is_none());
        let has: String = has.map(|one| format!("; {}", one.text)).collect();
        say(format_args!("{mark}{word} {other}: {coins} {unit}{has}"));
        for (id, people) in state.peoples(other) {
            say(people_line(game, state, speaker, language, id, people));
        }
    }
}

fn people_line(
    game: &Game,
    state: &State,
    speaker: &Speaker,
    language: Language,
    id: PeopleId,
    people: &People,
) -> String {
    let held: Vec<String> = people
        .regions
        .into_iter()
        .map(|region| region_text(game, state, region))
        .collect();
    let mut about = vec![format!("{} {}", people.hand, plain::IN_HAND.text(language))];
    about.extend(game.waiting(state, id, language));
    if id.is_active() {
        let has = game.belongings(state, id.seat(), language).into_iter();
        about.extend(has.filter(|one| one.piece.is_some()).map(|one| one.text));
    }
    let declined = match id.is_active() {
        true => String::new(),
        false => format!(", {}", words::DECLINED.text(language)),
    };
    let held = match held.is_empty() {
        true => plain::NO_REGION.text(language).to_owned(),
        false => held.join("  "),
    };
    let combo = speaker.combo(people.race, people.power);
    format!("    {combo}{declined}: {}; {held}", about.join(", "))
}

fn column(game: &Game, state: &State, speaker: &Speaker, language: Language) {
    for (i, combo) in state.column().iter().enumerate() {
        let price = market::price(game, state, i as u8);
        let name = speaker.combo(combo.race, combo.power);
        let mut line = plain::combo(language, i + 1, &name, price, combo.coins);
        if combo.waiting > 0 {
            line += &format!(", {}", words::waiting(language, combo.waiting));
        }
        say(line);
        let race = game.race_tile(combo.race);
        let power = game.power_tile(combo.power);
        let help = [race, power].into_iter().flatten();
        let help: Vec<&str> = help.map(|tile| tile.help.text(language)).collect();
        say(format_args!("       {}", help.join(" ")));
    }
}

/// Legal actions that differ in a count alone, as one entry of the list.
struct Entry {
    text: String,
    /// Their numbers.
    from: usize,
    to: usize,
    /// Their counts, the least and the most.
    counts: Option<(u8, u8)>,
}

impl Entry {
    fn text(&self) -> String {
        let Self { text, from, to, .. } = self;
        match self.counts {
            Some((least, most)) if from < to => format!("{from}-{to}) {text} {least}…{most}"),
            Some((count, _)) => format!("{from}) {text} {count}"),
            None => format!("{from}) {text}"),
        }
    }
}

/// Every legal action with its number.
fn actions(game: &Game, state: &State, speaker: &Speaker, language: Language) {
    let mut entries: Vec<Entry> = Vec::new();
    for (number, &action) in (1..).zip(game.legal(state).iter()) {
        let (text, count) = counted(game, action);
        match (entries.last_mut(), count) {
            (Some(entry), Some(count)) if entry.counts.is_some() && entry.text == text => {
                entry.to = number;
                entry.counts = entry.counts.map(|(least, _)| (least, count));
            }
            _ => entries.push(Entry {
                text: text + &note(game, state, speaker, language, action),
                from: number,
                to: number,
                counts: count.map(|count| (count, count)),
            }),
        }
    }
    let mut line = String::new();
    for text in entries.iter().map(Entry::text) {
        if line.chars().count() + text.chars().count() > 76 && !line.is_empty() {
            say(std::mem::take(&mut line).trim_end());
        }
        line += &format!("{text:<24} ");
    }
    say(line.trim_end());
}

/// The text of an action without the number of tokens or pieces it ends with, and that number.
fn counted(game: &Game, action: Action) -> (String, Option<u8>) {
    match action {
        Action::Place(region, count) => (format!("place {region}"), Some(count)),
        Action::ConquerWith(region, count) => (format!("conquer {region}"), Some(count)),
        Action::TakeUp(region, count) => (format!("take {region}"), Some(count)),
        Action::Do(verb, target, count) if count > 0 => {
            (action_text(game, Action::Do(verb, target, 0)), Some(count))
        }
        Action::Put(piece, region, count) => (
            action_text(game, Action::Put(piece, region, 1)),
            Some(count),
        ),
        _ => (action_text(game, action), None),
    }
}

/// What an action costs, or what its text does not say.
fn note(
    game: &Game,
    state: &State,
    speaker: &Speaker,
    language: Language,
    action: Action,
) -> String {
    let of_force = |price: u8| format!(" [{price} of {}]", game.force(state));
    let name = || format!(" ({})", speaker.action(state, action));
    let coins = match game.coins_for(state, action) {
        Some(coins) => format!(" {coins} {}", words::COINS.text(language)),
        None => String::new(),
    };
    match action {
        Action::Conquer(_) | Action::Roll(_) | Action::Do(_, _, 0)
            if game.region_of(action).is_some() =>
        {
            let price = game.tokens_for(state, action);
            price.map(of_force).unwrap_or_default() + &coins
        }
        Action::Do(_, _, 0) => name() + &coins,
        Action::Ready => name(),
        Action::End if speaker.title(state).is_some() => name(),
        _ => String::new(),
    }
}

/// A region with its terrain, tokens and pieces: `8 mountain:2+piece`.
fn region_text(game: &Game, state: &State, region: RegionId) -> String {
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
