//! The panels beside the board: the column, the seats, the log.

use super::{Scene, seat_colours};
use crate::play::words;
use elbowroom_rules::ids::{PowerId, RaceId};
use elbowroom_rules::market;
use elbowroom_rules::{Language, Seat};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph};

fn panel(title: &str, area: Rect, frame: &mut Frame) -> Rect {
    let block = Block::new()
        .borders(Borders::TOP)
        .title(format!("─ {title} "))
        .title_style(Style::new().add_modifier(Modifier::BOLD));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// A text cut to a width, with a sign that something is missing.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(width.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// A combo in so many characters: the name of the power gives way.
fn combo_name(scene: &Scene, race: RaceId, power: PowerId, width: usize) -> String {
    let whole = scene.speaker.combo(race, power);
    let race = scene.speaker.race(race);
    let room = width.saturating_sub(race.chars().count() + 1);
    if whole.chars().count() <= width || room < 3 {
        return cut(&whole, width);
    }
    let mut power: String = scene.speaker.power(power).chars().take(room - 1).collect();
    power = power.trim_end().to_owned() + ".";
    match scene.language {
        Language::English => format!("{power} {race}"),
        Language::French => format!("{race} {}", power.to_lowercase()),
    }
}

/// The six combos: price, tokens, coins lying on them.
pub fn column(scene: &Scene, frame: &mut Frame, area: Rect) {
    let title = scene.language_text(words::COLUMN);
    let inner = panel(title, area, frame);
    let width = usize::from(inner.width);
    let lines: Vec<Line> = scene
        .state
        .column()
        .iter()
        .enumerate()
        .map(|(i, combo)| {
            let price = market::price(scene.game, scene.state, i as u8);
            let count = |tile: Option<&'static elbowroom_rules::tile::Tile>| {
                tile.map_or(0, |tile| tile.tokens)
            };
            let tokens =
                count(scene.game.race_tile(combo.race)) + count(scene.game.power_tile(combo.power));
            let coins = match combo.coins {
                0 => String::new(),
                coins => format!("+{coins}"),
            };
            let tail = format!("{tokens:>2}t {price}¢{coins:>3}");
            let here = scene.combo == Some(i);
            let room = width.saturating_sub(tail.chars().count() + 4);
            let name = combo_name(scene, combo.race, combo.power, room);
            let pointer = if here { '▶' } else { ' ' };
            let text = format!("{pointer}{} {name:<room$} {tail}", i + 1);
            let style = if here {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            Line::styled(text, style)
        })
        .collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

/// The seats: name, coins if the viewer may know them, peoples.
pub fn seats(scene: &Scene, frame: &mut Frame, area: Rect, each: u16) {
    let inner = panel(scene.language_text(words::SEATS), area, frame);
    let width = usize::from(inner.width);
    let mut lines: Vec<Line> = Vec::new();
    for seat in scene.game.seats() {
        let (back, front) = seat_colours(seat);
        let name = scene
            .chairs
            .get(seat.index())
            .map_or("", |chair| chair.name.as_str());
        if each == 1 {
            lines.push(seat_line(scene, seat, width));
            continue;
        }
        let coins = scene.coins[seat.index()].map_or("?".to_owned(), |coins| coins.to_string());
        let pointer = if scene.decider == Some(seat) {
            '▶'
        } else {
            ' '
        };
        let room = width.saturating_sub(9);
        let badge = Style::new().bg(back).fg(front).add_modifier(Modifier::BOLD);
        lines.push(Line::from(vec![
            Span::raw(pointer.to_string()),
            Span::styled(format!(" {seat} "), badge),
            Span::raw(format!(" {:<room$}{coins:>3}¢", cut(name, room))),
        ]));
        let mut active = format!("   {}", scene.language_text(words::NO_RACE));
        let mut declined: Vec<&str> = Vec::new();
        for (id, people) in scene.state.peoples(seat) {
            if id.is_active() {
                let waiting = people.hand + people.aside;
                let hand = match waiting {
                    0 => String::new(),
                    hand => format!(" {} {hand}", scene.language_text(words::HAND)),
                };
                let room = width.saturating_sub(3 + hand.chars().count());
                let name = combo_name(scene, people.race, people.power, room);
                active = format!("   {name}{hand}");
            } else {
                declined.push(scene.speaker.race(people.race));
            }
        }
        let dim = Style::new().add_modifier(Modifier::DIM);
        let old = declined.join(", ").to_lowercase();
        if each == 3 {
            lines.push(Line::raw(active));
            let text = match old.as_str() {
                "" => String::new(),
                old => format!("   {old} ({})", scene.language_text(words::DECLINED)),
            };
            lines.push(Line::styled(cut(&text, width), dim));
        } else {
            let room = width.saturating_sub(active.chars().count() + 3);
            let mut spans = vec![Span::raw(active)];
            if !old.is_empty() && room > 2 {
                spans.push(Span::styled(format!(" / {}", cut(&old, room)), dim));
            }
            lines.push(Line::from(spans));
        }
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// A seat in one line, where many must share a small screen: name, coins, race, tokens in hand,
/// and the first letters of what is in decline.
fn seat_line<'a>(scene: &Scene, seat: Seat, width: usize) -> Line<'a> {
    let (back, front) = seat_colours(seat);
    let badge = Style::new().bg(back).fg(front).add_modifier(Modifier::BOLD);
    let name = scene
        .chairs
        .get(seat.index())
        .map_or("", |chair| chair.name.as_str());
    let coins = scene.coins[seat.index()].map_or("?".to_owned(), |coins| coins.to_string());
    let pointer = if scene.decider == Some(seat) {
        '▶'
    } else {
        ' '
    };
    let mut peoples = String::new();
    for (id, people) in scene.state.peoples(seat) {
        let race = scene.speaker.race(people.race);
        if id.is_active() {
            peoples += &cut(race, 9);
            match people.hand + people.aside {
                0 => {}
                hand => peoples += &format!(" {hand}"),
            }
        } else {
            let short: String = race.chars().take(3).collect();
            peoples += &format!("/{}", short.to_lowercase());
        }
    }
    let text = format!(" {:<7}{coins:>3}¢ {peoples}", cut(name, 7));
    Line::from(vec![
        Span::raw(pointer.to_string()),
        Span::styled(format!("{seat}"), badge),
        Span::raw(cut(&text, width.saturating_sub(2))),
    ])
}

/// The last lines of the log.
pub fn log(scene: &Scene, frame: &mut Frame, area: Rect) {
    if area.height < 2 {
        return;
    }
    let inner = panel(scene.language_text(words::LOG), area, frame);
    let width = usize::from(inner.width);
    let mut rows: Vec<String> = Vec::new();
    for entry in scene.log.iter().rev() {
        let wrapped = wrap(entry, width);
        for row in wrapped.into_iter().rev() {
            rows.push(row);
        }
        if rows.len() >= usize::from(inner.height) {
            break;
        }
    }
    rows.truncate(usize::from(inner.height));
    rows.reverse();
    let lines: Vec<Line> = rows.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

/// Breaks a text into rows; rows after the first are set in.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split(' ') {
        let at = rows.len() - 1;
        let taken = rows[at].chars().count();
        if taken > 1 && taken + 1 + word.chars().count() > width {
            rows.push(format!(" {word}"));
        } else {
            if taken > 0 {
                rows[at].push(' ');
            }
            rows[at].push_str(word);
        }
    }
    rows
}

impl Scene<'_> {
    /// A text in the language of the scene.
    pub fn language_text(&self, words: elbowroom_rules::tile::Words) -> &'static str {
        words.text(self.language)
    }
}
