//! The panels beside the board: the column and the log.

use super::Scene;
use crate::play::words;
use elbowroom_rules::ids::{PowerId, RaceId};
use elbowroom_rules::{Language, market};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph};

pub fn panel(title: &str, area: Rect, frame: &mut Frame) -> Rect {
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
pub fn combo_name(scene: &Scene, race: RaceId, power: PowerId, width: usize) -> String {
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
            let count =
                |tile: Option<elbowroom_rules::tile::Tile>| tile.map_or(0, |tile| tile.tokens);
            let tokens =
                count(scene.game.race_tile(combo.race)) + count(scene.game.power_tile(combo.power));
            let coins = match combo.coins {
                0 => String::new(),
                coins => format!("+{coins}"),
            };
            let waiting = match combo.waiting {
                0 => String::new(),
                waiting => format!("+{waiting}"),
            };
            let tail = format!("{tokens:>2}{waiting}t {price}¢{coins:>3}");
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
    pub fn language_text<'w>(&self, words: elbowroom_rules::tile::Words<'w>) -> &'w str {
        words.text(self.language)
    }
}
