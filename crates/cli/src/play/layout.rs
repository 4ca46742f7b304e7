//! Where the parts of the screen go.

use elbowroom_rules::Game;
use ratatui::layout::Rect;

/// The least that can be played on.
pub const LEAST: (u16, u16) = (60, 20);

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Areas {
    /// The line on top.
    pub status: Rect,
    /// The board.
    pub board: Rect,
    /// The column of combos.
    pub column: Rect,
    /// The seats.
    pub seats: Rect,
    /// The last lines of the log.
    pub log: Rect,
    /// What is under the cursor.
    pub selection: Rect,
    /// What was said to the person.
    pub message: Rect,
    /// The keys.
    pub keys: Rect,
    /// How many lines each seat has: 1 to 3.
    pub seat_lines: u16,
}

/// Divides a screen.
pub fn areas(width: u16, height: u16, game: &Game) -> Areas {
    let seats = u16::from(game.setup().seats);
    let side = match width {
        0..76 => 24,
        76..100 => 31,
        _ => (width / 3).min(46),
    };
    let line = |y: u16| Rect::new(0, y.min(height), width, u16::from(y < height));
    let body = height.saturating_sub(4);
    let left = width.saturating_sub(side);
    let column = 7.min(body);
    let room_for = |lines: u16| body >= column + seats * lines + 1 + 4;
    let seat_lines = if room_for(3) {
        3
    } else if room_for(2) {
        2
    } else {
        1
    };
    let people = (seats * seat_lines + 1).min(body - column);
    let panel = |y: u16, h: u16| Rect::new(left, 1 + y, side.min(width), h);
    Areas {
        status: line(0),
        board: Rect::new(0, 1, left.saturating_sub(1), body),
        column: panel(0, column),
        seats: panel(column, people),
        log: panel(column + people, body - column - people),
        selection: line(height.saturating_sub(3)),
        message: line(height.saturating_sub(2)),
        keys: line(height.saturating_sub(1)),
        seat_lines,
    }
}

/// Whether a place on the screen lies in an area; where in it.
pub fn within(area: Rect, x: u16, y: u16) -> Option<(u16, u16)> {
    let inside = x >= area.x && x < area.right() && y >= area.y && y < area.bottom();
    inside.then(|| (x - area.x, y - area.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_rules::Setup;
    use elbowroom_rules::tile::GameBox;

    #[test]
    fn the_parts_fill_the_screen_and_never_leave_it() {
        for players in 2..=6 {
            let boxes = match players {
                6 => vec![GameBox::Base, GameBox::Necromancer],
                _ => vec![GameBox::Base],
            };
            let game = Game::new(Setup::with(players, boxes).unwrap()).unwrap();
            for (width, height) in [(60, 20), (80, 24), (120, 40), (220, 70), (3, 2)] {
                let areas = areas(width, height, &game);
                for part in [
                    areas.board,
                    areas.column,
                    areas.seats,
                    areas.log,
                    areas.keys,
                ] {
                    assert!(
                        part.is_empty() || (part.right() <= width && part.bottom() <= height),
                        "{width}x{height}: {part:?}"
                    );
                }
            }
        }
    }
}
