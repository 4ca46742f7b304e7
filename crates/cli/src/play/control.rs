//! What keys and clicks do.

use super::app::{App, Overlay};
use super::draw::fold;
use super::keys::{Command, Way};
use super::target::{next_that_way, piece_to_put};
use super::task::Task;
use super::words;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::Words;
use elbowroom_rules::{Action, RegionId, Seat};

/// How far a page of a text goes.
const PAGE: usize = 10;

impl App<'_> {
    /// Does what a key asks for.
    pub fn press(&mut self, command: Command) {
        match &mut self.overlay {
            Overlay::None => self.play(command),
            Overlay::HandOver(seat) => {
                let seat = *seat;
                if command == Command::Quit {
                    self.done = true;
                } else {
                    self.take_seat(seat);
                }
            }
            Overlay::Result => match command {
                Command::Quit => self.done = true,
                Command::Log => self.open_log(),
                _ => self.overlay = Overlay::None,
            },
            Overlay::Menu(at) => {
                let at = *at;
                self.press_in_menu(at, command);
            }
            Overlay::Question { yes, no, .. } => {
                let answer = match command {
                    Command::Quit => {
                        self.done = true;
                        return;
                    }
                    Command::Yes | Command::Enter => Some(*yes),
                    Command::Decline if *yes == Action::Decline => Some(*yes),
                    Command::End if *yes == Action::End => Some(*yes),
                    Command::No => *no,
                    Command::End if no.is_some() => *no,
                    Command::Undo if no.is_some() => None,
                    _ => return,
                };
                self.overlay = Overlay::None;
                match answer {
                    Some(action) => self.act(&[action]),
                    None if command == Command::Undo => self.undo(),
                    None => {}
                }
            }
            Overlay::Page { text, scroll, .. } => {
                let room = usize::from(self.size.1).saturating_sub(4);
                let last = text.lines().count().saturating_sub(room);
                match command {
                    Command::Move(Way::Down) => *scroll = (*scroll + 1).min(last),
                    Command::Move(Way::Up) => *scroll = scroll.saturating_sub(1),
                    Command::PageDown | Command::Space => *scroll = (*scroll + PAGE).min(last),
                    Command::PageUp => *scroll = scroll.saturating_sub(PAGE),
                    Command::First => *scroll = 0,
                    Command::Last => *scroll = last,
                    Command::Quit if self.lesson.is_some() => self.done = true,
                    _ => {
                        self.overlay = Overlay::None;
                        self.page_closed();
                    }
                }
            }
        }
    }

    /// A key that means nothing still wakes the next person up.
    pub fn press_any(&mut self) {
        if matches!(self.overlay, Overlay::HandOver(_)) {
            self.press(Command::Enter);
        }
    }

    /// Puts the cursor on a region and tells why it is no target, if it is none.
    pub(super) fn select(&mut self, region: RegionId) {
        self.cursor = region;
        self.extra = 0;
        self.message.clear();
        if self.task() != Task::Pick {
            self.combo = None;
        }
        let target = self.targets.iter().any(|target| target.region == region);
        if self.mine() && !target {
            self.refuse(region);
        }
    }

    /// Tells why a region can not be chosen.
    pub(super) fn refuse(&mut self, region: RegionId) {
        let action = match self.task() {
            Task::Fight => Action::Conquer(region),
            Task::Place => Action::Place(region, 1),
            Task::Vacate => Action::Vacate(region),
            Task::Point => match self.point_at(region) {
                Some(action) => action,
                None => return,
            },
            Task::Put => match piece_to_put(&self.game.legal(self.state())) {
                Some(piece) => Action::Put(piece, region, 1),
                None => return,
            },
            _ => return,
        };
        if let Some(refusal) = self.game.explain(self.state(), action).refusal {
            self.message = refusal.text(self.language);
        }
    }

    pub(super) fn play(&mut self, command: Command) {
        match command {
            Command::Quit => self.done = true,
            Command::Help => self.open(words::HELP, self.help_page()),
            Command::Info => self.open(words::REGION, self.region_page(self.cursor)),
            Command::Tile => self.open(words::TILES, self.tile_page()),
            Command::Log => self.open_log(),
            Command::Undo => self.undo(),
            Command::Pick => {
                self.combo = match self.combo {
                    Some(_) if self.task() != Task::Pick => None,
                    _ => Some(0),
                }
            }
            Command::No if self.task() != Task::Pick => {
                self.combo = None;
                self.message.clear();
            }
            Command::Move(way) => self.go(way, false),
            Command::MoveAny(way) => self.go(way, true),
            Command::Next => self.cycle(1),
            Command::Previous => self.cycle(-1),
            Command::Enter if self.stage() == Stage::Over => self.overlay = Overlay::Result,
            _ if !self.mine() => {
                let decides = matches!(
                    command,
                    Command::Enter | Command::Decline | Command::End | Command::Hint
                );
                if decides && self.stage() != Stage::Over {
                    self.message = self.text(words::NOT_YOURS).to_owned();
                }
            }
            Command::Hint if self.lesson.is_some() => self.show_step(None),
            Command::Hint => {
                self.hint_wanted = true;
                self.message = self.text(words::HINT_ASKED).to_owned();
            }
            _ => self.decide(command),
        }
    }

    /// Moves the cursor on the map or in the column.
    fn go(&mut self, way: Way, any: bool) {
        if let Some(combo) = self.combo.filter(|_| !any) {
            let last = self.state().column().len().saturating_sub(1);
            self.combo = Some(match way {
                Way::Up => combo.saturating_sub(1),
                Way::Down => (combo + 1).min(last),
                Way::Left | Way::Right => combo,
            });
            self.message.clear();
            return;
        }
        let board = &*self.board;
        let next = if any || self.targets.is_empty() {
            next_that_way(board, self.cursor, way, board.all().into_iter())
        } else {
            let targets = self.targets.iter().map(|target| target.region);
            next_that_way(board, self.cursor, way, targets)
        };
        if let Some(next) = next {
            self.select(next);
        }
    }

    /// To the next legal target, around the board.
    fn cycle(&mut self, by: i32) {
        if let Some(combo) = self.combo {
            let count = self.state().column().len().max(1) as i32;
            self.combo = Some((combo as i32 + by).rem_euclid(count) as usize);
            return;
        }
        let list: Vec<RegionId> = if self.targets.is_empty() {
            self.board.all().into_iter().collect()
        } else {
            self.targets.iter().map(|target| target.region).collect()
        };
        let here = list.iter().position(|&region| region == self.cursor);
        let next = match here {
            Some(at) => (at as i32 + by).rem_euclid(list.len() as i32) as usize,
            None => 0,
        };
        if let Some(&region) = list.get(next) {
            self.select(region);
        }
    }

    /// Opens a page at its beginning.
    fn open(&mut self, title: Words, text: String) {
        self.overlay = Overlay::Page {
            title: self.text(title).to_owned(),
            text: fold(&text, self.size.0).join("\n"),
            scroll: 0,
        };
    }

    /// Opens the log at its end.
    pub(super) fn open_log(&mut self) {
        self.open(words::LOG, self.log.join("\n"));
        self.press(Command::Last);
    }

    /// The name of a seat.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.chairs
            .get(seat.index())
            .map_or("?", |chair| chair.name.as_str())
    }
}
