//! The panel of the seats: names, coins, peoples, and what goes with them.

use super::panels::{combo_name, cut, panel};
use super::{Scene, seat_colours};
use crate::play::describe::{ghosts_on_island, piece_letters};
use crate::play::words;
use elbowroom_rules::Seat;
use elbowroom_rules::state::People;
use elbowroom_rules::tile::Placed;
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
        let (active, old) = if scene.game.necromancer() == Some(seat) {
            (necromancer(scene, usize::MAX), powers(scene))
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

/// The letters of the leader and of extra tokens that a people owns.
fn extras(scene: &Scene, people: &People) -> String {
    let mut text = String::new();
    for ((id, piece), letter) in scene.game.pieces().zip(piece_letters(scene.game)) {
        let owned = match piece.placed {
            Placed::AsToken if scene.game.leader() == Some(id) => u8::from(people.has_leader()),
            Placed::AsToken => people.troops(),
            _ => 0,
        };
        match owned {
            0 => {}
            1 => text += &format!(" {letter}"),
            owned => text += &format!(" {letter}x{owned}"),
        }
    }
    text
}

/// The active race in a width: its combo, leader and extra tokens, tokens in hand.
fn active(scene: &Scene, seat: Seat, width: usize) -> String {
    let people = scene.state.people(scene.game.active(seat));
    if !people.exists() {
        return scene.language_text(words::NO_RACE).to_owned();
    }
    let hand = match people.hand + people.aside {
        0 => String::new(),
        hand => format!(" {} {hand}", scene.language_text(words::HAND)),
    };
    let tail = extras(scene, people) + &hand;
    let room = width.saturating_sub(tail.chars().count());
    combo_name(scene, people.race, people.power, room) + &tail
}

fn declined<'a>(scene: &Scene<'a>, seat: Seat) -> Vec<&'a str> {
    let peoples = scene.state.peoples(seat).filter(|(id, _)| !id.is_active());
    peoples
        .map(|(_, people)| scene.speaker.race(people.race))
        .collect()
}

/// The races whose leaders a seat holds captive, by their first letters.
fn captives(scene: &Scene, seat: Seat) -> Vec<String> {
    let held = scene.state.captives(seat);
    held.map(|race| {
        let short: String = scene.speaker.race(race).chars().take(3).collect();
        format!("‡{short}")
    })
    .collect()
}

/// What is in decline, and captive leaders.
fn others(scene: &Scene, seat: Seat, long: bool) -> String {
    let old = declined(scene, seat).join(", ").to_lowercase();
    let mut parts: Vec<String> = Vec::new();
    if !old.is_empty() {
        parts.push(match long {
            true => format!("{old} ({})", scene.language_text(words::DECLINED)),
            false => old,
        });
    }
    parts.extend(captives(scene, seat));
    parts.join(" ")
}

/// The ghosts on the Necromancer's island and in reserve, and the souls in his well, each with so many letters
/// of its name.
fn necromancer(scene: &Scene, letters: usize) -> String {
    let reserve = scene.game.ghosts();
    let reserve = reserve.map_or(0, |(race, _)| scene.state.tray(race));
    let numbers = [
        (words::ISLAND, ghosts_on_island(scene.game, scene.state)),
        (words::RESERVE, reserve),
        (words::SOULS, scene.state.necromancer().souls()),
    ];
    let told = numbers.map(|(name, number)| {
        let name = scene.language_text(name).chars().take(letters);
        format!("{} {number}", name.collect::<String>())
    });
    told.join(" ")
}

/// The powers that the Necromancer owns, and captive leaders.
fn powers(scene: &Scene) -> String {
    let shop = scene.state.necromancer().shop();
    let owned = shop.filter(|(_, owned)| *owned);
    let mut parts: Vec<String> = owned
        .map(|(power, _)| scene.speaker.power(power).to_owned())
        .collect();
    if let Some(seat) = scene.game.necromancer() {
        let people = scene.state.people(scene.game.active(seat));
        let extras = extras(scene, people).trim().to_owned();
        parts.extend((!extras.is_empty()).then_some(extras));
        parts.extend(captives(scene, seat));
    }
    parts.join(" ")
}

/// A seat in one line, where many must share a small screen: name, coins, race, tokens in hand,
/// and the first letters of what is in decline.
fn one_line<'a>(scene: &Scene, seat: Seat, width: usize) -> Line<'a> {
    let mut peoples = String::new();
    if scene.game.necromancer() == Some(seat) {
        peoples = necromancer(scene, 3);
    } else {
        let people = scene.state.people(scene.game.active(seat));
        if people.exists() {
            peoples += &cut(scene.speaker.race(people.race), 9);
            peoples += &extras(scene, people);
            match people.hand + people.aside {
                0 => {}
                hand => peoples += &format!(" {hand}"),
            }
        }
        for race in declined(scene, seat) {
            let short: String = race.chars().take(3).collect();
            peoples += &format!("/{}", short.to_lowercase());
        }
        peoples += &captives(scene, seat).concat();
    }
    let coins = coins(scene, seat);
    let text = format!(" {:<7}{coins:>3}¢ {peoples}", cut(name(scene, seat), 7));
    Line::from(vec![
        Span::raw(pointer(scene, seat)),
        Span::styled(format!("{seat}"), badge(seat)),
        Span::raw(cut(&text, width.saturating_sub(2))),
    ])
}
