//! The panel of the seats: names, coins, peoples, and what goes with them.

use super::panels::{combo_name, cut, panel};
use super::{Scene, seat_colours};
use crate::play::describe::{numbers_of, piece_letters};
use crate::play::words;
use elbowroom_rules::Seat;
use elbowroom_rules::belongings::Belonging;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// The seats: name, coins if the viewer may know them, peoples.
pub fn draw(scene: &Scene, frame: &mut Frame, area: Rect, each: u16) {
    let inner = panel(scene.language_text(words::SEATS), area, frame);
    let width = usize::from(inner.width);
    let mut lines: Vec<Line> = Vec::new();
    for seat in scene.game.seats() {
        if each == 1 {
            lines.push(one_line(scene, seat, width));
            continue;
        }
        lines.push(name_line(scene, seat, width));
        let dim = Style::new().add_modifier(Modifier::DIM);
        let (active, old) = if scene.game.role(seat).is_some() {
            let rest = [signs(scene, seat), pieces(scene, seat)].concat();
            (numbers(scene, seat, usize::MAX), rest.join(" "))
        } else {
            (
                active(scene, seat, width.saturating_sub(3)),
                others(scene, seat, each == 3),
            )
        };
        if each == 3 {
            lines.push(Line::raw(format!("   {active}")));
            lines.push(Line::styled(cut(&format!("   {old}"), width), dim));
        } else {
            let room = width.saturating_sub(active.chars().count() + 6);
            let mut spans = vec![Span::raw(format!("   {active}"))];
            if !old.is_empty() && room > 2 {
                spans.push(Span::styled(format!(" / {}", cut(&old, room)), dim));
            }
            lines.push(Line::from(spans));
        }
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

fn name<'a>(scene: &Scene<'a>, seat: Seat) -> &'a str {
    let chair = scene.chairs.get(seat.index());
    chair.map_or("", |chair| chair.name.as_str())
}

fn coins(scene: &Scene, seat: Seat) -> String {
    scene.coins[seat.index()].map_or("?".to_owned(), |coins| coins.to_string())
}

fn pointer(scene: &Scene, seat: Seat) -> &'static str {
    if scene.decider == Some(seat) {
        "▶"
    } else {
        " "
    }
}

fn badge(seat: Seat) -> Style {
    let (back, front) = seat_colours(seat);
    Style::new().bg(back).fg(front).add_modifier(Modifier::BOLD)
}

fn name_line<'a>(scene: &Scene, seat: Seat, width: usize) -> Line<'a> {
    let room = width.saturating_sub(9);
    let name = cut(name(scene, seat), room);
    let coins = coins(scene, seat);
    Line::from(vec![
        Span::raw(pointer(scene, seat)),
        Span::styled(format!(" {seat} "), badge(seat)),
        Span::raw(format!(" {name:<room$}{coins:>3}¢")),
    ])
}

/// The letters of pieces that a seat owns as tokens.
fn pieces(scene: &Scene, seat: Seat) -> Vec<String> {
    let letters = piece_letters(scene.game);
    let has = belongings(scene, seat).into_iter();
    has.filter_map(|one| {
        let letter = letters.get(one.piece?.index())?;
        Some(match one.number {
            None | Some(1) => letter.to_string(),
            Some(number) => format!("{letter}x{number}"),
        })
    })
    .collect()
}

fn belongings<'a>(scene: &Scene<'a>, seat: Seat) -> Vec<Belonging<'a>> {
    scene.game.belongings(scene.state, seat, scene.language)
}

/// What else lies before a seat and is not numbers_of.
fn signs(scene: &Scene, seat: Seat) -> Vec<String> {
    let has = belongings(scene, seat).into_iter();
    has.filter(|one| one.number.is_none() && one.piece.is_none())
        .map(|one| one.short)
        .collect()
}

/// What stands for a seat on the map and lies before it in numbers, each with so many letters of its name.
fn numbers(scene: &Scene, seat: Seat, letters: usize) -> String {
    let numbers_of = numbers_of(scene.game, scene.state, seat, scene.language);
    let told = numbers_of.iter().map(|text| match text.rsplit_once(' ') {
        Some((name, number)) => {
            let name: String = name.chars().take(letters).collect();
            format!("{name} {number}")
        }
        None => text.clone(),
    });
    told.collect::<Vec<String>>().join(" ")
}

/// The active race in a width: its combo, pieces among its tokens, tokens in hand.
fn active(scene: &Scene, seat: Seat, width: usize) -> String {
    let people = scene.state.people(scene.game.active(seat));
    if !people.exists() {
        return scene.language_text(words::NO_RACE).to_owned();
    }
    let hand = match people.hand + people.aside {
        0 => String::new(),
        hand => format!(" {} {hand}", scene.language_text(words::HAND)),
    };
    let pieces: String = pieces(scene, seat)
        .iter()
        .map(|one| format!(" {one}"))
        .collect();
    let tail = pieces + &hand;
    let room = width.saturating_sub(tail.chars().count());
    combo_name(scene, people.race, people.power, room) + &tail
}

fn declined<'a>(scene: &Scene<'a>, seat: Seat) -> Vec<&'a str> {
    let peoples = scene.state.peoples(seat).filter(|(id, _)| !id.is_active());
    peoples
        .map(|(_, people)| scene.speaker.race(people.race))
        .collect()
}

/// What is in decline, and what else lies before the seat.
fn others(scene: &Scene, seat: Seat, long: bool) -> String {
    let old = declined(scene, seat).join(", ").to_lowercase();
    let mut parts: Vec<String> = Vec::new();
    if !old.is_empty() {
        parts.push(match long {
            true => format!("{old} ({})", scene.language_text(words::DECLINED)),
            false => old,
        });
    }
    parts.extend(signs(scene, seat));
    parts.join(" ")
}

/// A seat in one line, where many must share a small screen: name, coins, race, tokens in hand,
/// and the first letters of what is in decline.
fn one_line<'a>(scene: &Scene, seat: Seat, width: usize) -> Line<'a> {
    let mut peoples = String::new();
    if scene.game.role(seat).is_some() {
        peoples = numbers(scene, seat, 3);
    } else {
        let people = scene.state.people(scene.game.active(seat));
        if people.exists() {
            peoples += &cut(scene.speaker.race(people.race), 9);
            for piece in pieces(scene, seat) {
                peoples += &format!(" {piece}");
            }
            match people.hand + people.aside {
                0 => {}
                hand => peoples += &format!(" {hand}"),
            }
        }
        for race in declined(scene, seat) {
            let short: String = race.chars().take(3).collect();
            peoples += &format!("/{}", short.to_lowercase());
        }
        peoples += &signs(scene, seat).concat();
    }
    let coins = coins(scene, seat);
    let text = format!(" {:<7}{coins:>3}¢ {peoples}", cut(name(scene, seat), 7));
    Line::from(vec![
        Span::raw(pointer(scene, seat)),
        Span::styled(format!("{seat}"), badge(seat)),
        Span::raw(cut(&text, width.saturating_sub(2))),
    ])
}
