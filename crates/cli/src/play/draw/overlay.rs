//! What lies on top of the board: pages, questions, the ranking, the screen between two people.

use super::panels::wrap;
use crate::play::app::{App, Overlay};
use crate::play::{layout, words};
use elbowroom_rules::Seat;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Clear, Paragraph};

/// How the row under the cursor of a choice begins.
pub const POINTED: &str = " ▶";

pub fn draw(frame: &mut Frame, app: &App) {
    match &app.overlay {
        Overlay::None | Overlay::HandOver(_) => {}
        Overlay::Page {
            title,
            text,
            scroll,
        } => page(frame, title, text, *scroll, app.text(words::CLOSE)),
        Overlay::Question { text, .. } => page(frame, "?", text, 0, app.text(words::YES_NO)),
        Overlay::Menu(at) => menu(frame, app, *at),
        Overlay::Result => page(
            frame,
            app.text(words::RESULT),
            &app.result_page(),
            0,
            app.text(words::CLOSE),
        ),
    }
}

fn page_width(screen: u16) -> usize {
    usize::from(screen.min(84)).saturating_sub(8)
}

/// A text as the rows of a page on a screen of that width; rows that are set in stay as they are.
pub fn fold(text: &str, screen: u16) -> Vec<String> {
    let most = page_width(screen);
    let row = |line: &str| {
        if line.starts_with(' ') || line.chars().count() <= most {
            vec![line.to_owned()]
        } else {
            wrap(line, most)
        }
    };
    text.lines().flat_map(row).collect()
}

/// A choice: what is under the cursor is in sight, and hexes that are chosen from are not covered.
fn menu(frame: &mut Frame, app: &App, at: usize) {
    let whole = frame.area();
    let screen = match app.offers_hexes() {
        false => whole,
        true => {
            let side = layout::areas(whole.width, whole.height, &app.now).column;
            Rect::new(side.x, 0, side.width, whole.height)
        }
    };
    let text = app.menu_page(at);
    let rows = fold(&text, screen.width);
    let pointed = rows.iter().position(|row| row.starts_with(POINTED));
    let room = usize::from(screen.height).saturating_sub(4);
    let scroll = pointed.map_or(0, |row| (row + 2).saturating_sub(room));
    let (title, foot) = (app.menu_title(), app.text(words::MENU));
    page_in(frame, screen, [&title, &text, foot], scroll);
}

/// A box in the middle of the screen, as large as its text needs.
pub fn page(frame: &mut Frame, title: &str, text: &str, scroll: usize, foot: &str) {
    page_in(frame, frame.area(), [title, text, foot], scroll);
}

/// The same in the middle of a part of the screen: a title, a text, and what stands at the foot.
fn page_in(frame: &mut Frame, screen: Rect, [title, text, foot]: [&str; 3], scroll: usize) {
    let most = page_width(screen.width);
    let rows = fold(text, screen.width);
    let inner = rows
        .iter()
        .map(|row| row.chars().count())
        .chain([foot.chars().count() + 2, title.chars().count() + 4])
        .max()
        .unwrap_or(0)
        .min(most);
    let width = inner as u16 + 4;
    let height = (rows.len() as u16 + 2).min(screen.height.saturating_sub(2));
    let width = width.min(screen.width);
    let area = Rect::new(
        screen.x + (screen.width - width) / 2,
        screen.y + (screen.height - height) / 2,
        width,
        height,
    );
    let room = usize::from(height) - 2;
    let from = scroll.min(rows.len().saturating_sub(room));
    let mut foot = foot.to_owned();
    if rows.len() > room {
        foot = format!(
            "↑↓ {}/{}  {foot}",
            (from + room).min(rows.len()),
            rows.len()
        );
    }
    let block = Block::new()
        .borders(Borders::ALL)
        .title(format!(" {title} "))
        .title_style(Style::new().add_modifier(Modifier::BOLD))
        .title_bottom(Line::from(format!(" {foot} ")).right_aligned());
    let lines: Vec<Line> = rows
        .into_iter()
        .skip(from)
        .take(room)
        .map(|row| Line::raw(format!(" {row}")))
        .collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// Another person takes over: the table stays hidden until a key is pressed.
pub fn hand_over(frame: &mut Frame, app: &App, seat: Seat) {
    let area = frame.area();
    let text = format!(
        "{}\n\n{}",
        words::hand_over(app.language, app.name(seat), seat),
        app.text(words::ANY_KEY)
    );
    let rows = Rect::new(0, area.height / 2 - 2, area.width, 4);
    frame.render_widget(Paragraph::new(text).alignment(Alignment::Center), rows);
}
