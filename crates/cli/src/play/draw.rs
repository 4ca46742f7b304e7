//! The screen, drawn from what the viewer may see.

mod board;
mod overlay;
mod panels;
mod seats;

pub use overlay::fold;

use super::app::{App, Overlay};
use super::map::Map;
use super::save::Chair;
use super::stage::Staging;
use super::target::Target;
use super::{layout, words};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::realm::Preview;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Board, Game, Language, RegionId, Seat, State};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph, Wrap};

/// Everything that the board and the panels show.
pub struct Scene<'a> {
    /// The game made ready on the board as it lies.
    pub game: &'a Game,
    /// That board.
    pub board: &'a Board,
    /// A hex as it would lie.
    pub shapes: Vec<Preview>,
    /// The table without the coins of the seats.
    pub state: &'a State,
    /// The coins that the viewer may know.
    pub coins: [Option<u16>; MAX_SEATS],
    /// Tells things.
    pub speaker: Speaker<'a>,
    /// The language.
    pub language: Language,
    /// Who sits where.
    pub chairs: &'a [Chair],
    /// The region under the cursor.
    pub cursor: Option<RegionId>,
    /// The combo under the cursor.
    pub combo: Option<usize>,
    /// What can be done where.
    pub targets: &'a [Target],
    /// Tokens being redeployed.
    pub staging: Option<&'a Staging>,
    /// Regions that changed.
    pub marks: RegionSet,
    /// The log.
    pub log: &'a [String],
    /// Who decides.
    pub decider: Option<Seat>,
    /// The line on top.
    pub status: String,
    /// The line about the cursor.
    pub selection: String,
    /// The line for the person.
    pub notice: String,
    /// The line of keys.
    pub keys: String,
}

/// The colour of a seat, with one that can be read on it.
pub fn seat_colours(seat: Seat) -> (Color, Color) {
    match seat.0 {
        0 => (Color::Indexed(160), Color::Indexed(231)),
        1 => (Color::Indexed(20), Color::Indexed(231)),
        2 => (Color::Indexed(220), Color::Indexed(16)),
        3 => (Color::Indexed(90), Color::Indexed(231)),
        4 => (Color::Indexed(51), Color::Indexed(16)),
        _ => (Color::Indexed(208), Color::Indexed(16)),
    }
}

/// Draws the game.
pub fn draw(frame: &mut Frame, app: &App) {
    let area = frame.area();
    if area.width < layout::LEAST.0 || area.height < layout::LEAST.1 {
        let text = words::too_small(app.language, area.width, area.height);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return;
    }
    if let Overlay::HandOver(seat) = app.overlay {
        return overlay::hand_over(frame, app, seat);
    }
    let view = app.game.view(app.state(), app.eyes());
    let mut coins = [None; MAX_SEATS];
    for seat in app.game.seats() {
        coins[seat.index()] = view.coins(seat);
    }
    let mine = app.mine();
    let scene = Scene {
        game: &app.now,
        board: &app.board,
        shapes: app.shapes(),
        state: view.table(),
        coins,
        speaker: app.speaker(),
        language: app.language,
        chairs: &app.chairs,
        cursor: Some(app.cursor),
        combo: app.combo,
        targets: if mine { &app.targets } else { &[] },
        staging: app.staging.as_ref().filter(|_| mine),
        marks: app.marks[app.watcher()],
        log: &app.log,
        decider: app.decider(),
        status: app.status(),
        selection: app.selection(),
        notice: app.notice(),
        keys: app.keys(),
    };
    if let Some(map) = &app.map {
        scene.draw(frame, map);
    }
    overlay::draw(frame, app);
}

impl Scene<'_> {
    /// Draws the board, the panels and the lines around them.
    pub fn draw(&self, frame: &mut Frame, map: &Map) {
        let area = frame.area();
        let areas = layout::areas(area.width, area.height, self.game);
        let bar = Style::new().add_modifier(Modifier::REVERSED);
        frame.render_widget(
            Paragraph::new(format!(" {}", self.status)).style(bar),
            areas.status,
        );
        board::draw(self, frame, map, areas.board);
        panels::column(self, frame, areas.column);
        seats::draw(self, frame, areas.seats, areas.seat_lines);
        panels::log(self, frame, areas.log);
        let width = usize::from(area.width).saturating_sub(1);
        let line = |text: &str| Line::from(format!(" {}", panels::cut(text, width)));
        let strong = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
        // A long word to the person takes the line about the cursor too; what does not fit then goes over the board.
        let notice = panels::wrap(&self.notice, width);
        let mut rows: Vec<Line> = Vec::new();
        if notice.len() == 1 || self.combo.is_some() {
            let about = panels::wrap(&self.selection, width);
            rows.extend(about.iter().map(|row| line(row)));
        }
        rows.extend(notice.iter().map(|row| line(row).style(strong)));
        let bottom = areas.message.bottom();
        let high = (rows.len() as u16).min(bottom - areas.board.y);
        let under = Rect::new(0, bottom - high, area.width, high);
        frame.render_widget(Clear, under);
        frame.render_widget(Paragraph::new(rows), under);
        let dim = Style::new().add_modifier(Modifier::DIM);
        frame.render_widget(line(&self.keys).style(dim), areas.keys);
    }
}
