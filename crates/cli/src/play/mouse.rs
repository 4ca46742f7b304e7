//! What clicks and the wheel do.

use super::app::{App, Overlay};
use super::keys::{Command, Way};
use super::layout;
use super::task::Task;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

impl App<'_> {
    /// Does what a click asks for.
    pub fn click(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollDown => return self.wheel(Way::Down),
            MouseEventKind::ScrollUp => return self.wheel(Way::Up),
            MouseEventKind::Down(MouseButton::Left) => {}
            _ => return,
        }
        if !matches!(self.overlay, Overlay::None) {
            // A question is answered with a key, so that no click decides by accident.
            if !matches!(self.overlay, Overlay::Question { .. } | Overlay::Menu(_)) {
                self.press(Command::No);
            }
            return;
        }
        let (width, height) = self.size;
        let areas = layout::areas(width, height, self.game);
        let (x, y) = (mouse.column, mouse.row);
        if let Some((x, y)) = layout::within(areas.board, x, y) {
            let Some(region) = self.map.as_ref().and_then(|map| map.region(x, y)) else {
                return;
            };
            if region == self.cursor && self.combo.is_none() && self.mine() {
                self.play(Command::Enter);
            } else {
                self.select(region);
            }
        } else if let Some((_, y)) = layout::within(areas.column, x, y) {
            let place = usize::from(y).wrapping_sub(1);
            if place < self.state().column().len() {
                if self.combo == Some(place) && self.task() == Task::Pick {
                    self.play(Command::Enter);
                } else {
                    self.combo = Some(place);
                    self.message.clear();
                }
            }
        }
    }

    fn wheel(&mut self, way: Way) {
        match self.overlay {
            Overlay::Page { .. } | Overlay::Menu(_) => self.press(Command::Move(way)),
            Overlay::None if self.combo.is_some() => self.press(Command::Move(way)),
            Overlay::None => self.open_log(),
            _ => {}
        }
    }
}
