//! Stepping through a game that was saved.

use super::draw::Scene;
use super::keys::{Command, Way};
use super::map::{Map, Sight};
use super::named::named;
use super::save::Chair;
use super::target::next_that_way;
use super::{describe, layout, words};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::notation::{Replay, action_text};
use elbowroom_rules::record::Entry;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Board, Event, Language, Pending, RegionId, State, Viewer};
use ratatui::Frame;
use ratatui::widgets::{Paragraph, Wrap};
use std::borrow::Cow;

/// One moment of the game.
struct Moment {
    state: State,
    /// What was said to come here.
    said: String,
    /// How much of the log was told by now.
    told: usize,
    /// Regions that changed.
    marks: RegionSet,
    /// Whether a turn begins here.
    opens: bool,
}

/// A replay on the screen.
pub struct ReplayView<'g> {
    replay: &'g Replay,
    /// The board of the moment, to be drawn.
    board: Cow<'g, Board>,
    language: Language,
    chairs: Vec<Chair>,
    moments: Vec<Moment>,
    log: Vec<String>,
    at: usize,
    playing: bool,
    cursor: Option<RegionId>,
    /// Who may look: everybody, and at everything once the game is known to its end.
    viewer: Viewer,
    map: Option<Map>,
    done: bool,
}

impl<'g> ReplayView<'g> {
    /// A view at the beginning of a replay.
    pub fn new(replay: &'g Replay, chairs: Vec<Chair>, language: Language) -> Self {
        let game = replay.game();
        let speaker = Speaker::new(game, language);
        let viewer = replay.viewer();
        let mut log = Vec::new();
        let mut moments = vec![Moment {
            state: *replay.start(),
            said: words::START.text(language).to_owned(),
            told: 0,
            marks: RegionSet::EMPTY,
            opens: true,
        }];
        replay.play(|entry, state, events| {
            let said = match entry {
                Entry::Action(seat, action) => format!("{seat}: {}", action_text(game, action)),
                Entry::Answer(_) => String::new(),
            };
            let mut marks = RegionSet::EMPTY;
            let mut opens = false;
            for event in game.view_events(events, viewer) {
                match *event {
                    Event::Conquered { region, .. }
                    | Event::Converted { region, .. }
                    | Event::Lost { region, .. }
                    | Event::Abandoned { region, .. }
                    | Event::Vacated { region, .. }
                    | Event::Placed { region, .. }
                    | Event::PieceSet { region, .. } => marks = marks.with(region),
                    Event::Turn { .. } | Event::Over => opens = true,
                    _ => {}
                }
                log.push(named(language, &speaker.event(event), &chairs));
            }
            moments.push(Moment {
                state: *state,
                said,
                told: log.len(),
                marks,
                opens,
            });
        });
        // The tiles drawn before the first decision are no steps of anybody.
        let decided = |moment: &Moment| matches!(game.pending(&moment.state), Pending::Decision(_));
        let first = moments.iter().position(decided).unwrap_or(0);
        moments.drain(..first);
        if let Some(moment) = moments.first_mut() {
            moment.said = words::START.text(language).to_owned();
            moment.opens = true;
        }
        Self {
            replay,
            board: game.map(&moments[0].state),
            language,
            chairs,
            moments,
            log,
            at: 0,
            playing: false,
            cursor: None,
            viewer,
            map: None,
            done: false,
        }
    }

    /// Fits the board to a size of the screen.
    pub fn resize(&mut self, width: u16, height: u16) {
        let board = layout::areas(width, height, self.replay.game()).board;
        self.map = Some(Map::new(
            &self.board,
            board.width,
            board.height,
            self.sight(),
        ));
    }

    fn sight(&self) -> Sight {
        match self.replay.game().moves() {
            true => Sight::of_table(std::iter::empty()),
            false => Sight::BOARD,
        }
    }

    /// Another moment; a board that lies differently there is drawn anew.
    fn go_to(&mut self, at: usize) {
        self.at = at;
        let game = self.replay.game();
        if !game.moves() {
            return;
        }
        let board = game.map(&self.moments[at].state);
        if board != self.board {
            self.board = board;
            let size = self.map.as_ref().map(|map| (map.width, map.height));
            self.map =
                size.map(|(width, height)| Map::new(&self.board, width, height, self.sight()));
        }
    }

    /// Whether the person has left.
    pub fn done(&self) -> bool {
        self.done
    }

    /// Whether the game runs by itself.
    pub fn playing(&self) -> bool {
        self.playing
    }

    /// One step on, while the game runs by itself.
    pub fn tick(&mut self) {
        if self.playing {
            self.go(1);
            self.playing = self.at + 1 < self.moments.len();
        }
    }

    fn go(&mut self, by: isize) {
        let last = self.moments.len() - 1;
        self.go_to(self.at.saturating_add_signed(by).min(last));
    }

    /// Does what a key asks for.
    pub fn press(&mut self, command: Command) {
        let last = self.moments.len() - 1;
        match command {
            Command::Quit | Command::No => self.done = true,
            Command::Move(Way::Right | Way::Down) | Command::Enter | Command::Next => self.go(1),
            Command::Move(Way::Left | Way::Up) | Command::Previous => self.go(-1),
            Command::First => self.go_to(0),
            Command::Last => self.go_to(last),
            Command::PageDown => {
                let next = (self.at + 1..=last).find(|&at| self.moments[at].opens);
                self.go_to(next.unwrap_or(last));
            }
            Command::PageUp => {
                let before = (0..self.at).rev().find(|&at| self.moments[at].opens);
                self.go_to(before.unwrap_or(0));
            }
            Command::Space => {
                if self.at == last {
                    self.go_to(0);
                }
                self.playing = !self.playing;
                return;
            }
            Command::MoveAny(way) => {
                let board = &*self.board;
                let from = self.cursor.unwrap_or(RegionId(0));
                let next = next_that_way(board, from, way, board.all().into_iter());
                self.cursor = next.or(Some(from));
                return;
            }
            _ => return,
        }
        self.playing = false;
    }

    /// The coins that may be shown: all of them once the game is known to its end.
    fn coins(&self, state: &State) -> [Option<u16>; MAX_SEATS] {
        let game = self.replay.game();
        let view = game.view(state, self.viewer);
        let mut coins = [None; MAX_SEATS];
        for seat in game.seats() {
            coins[seat.index()] = view.coins(seat);
        }
        coins
    }

    /// Draws the moment.
    pub fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < layout::LEAST.0 || area.height < layout::LEAST.1 {
            let text = words::too_small(self.language, area.width, area.height);
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
            return;
        }
        let moment = &self.moments[self.at];
        let game = &*self.replay.game().now(&moment.state);
        let speaker = Speaker::new(game, self.language);
        let view = game.view(&moment.state, Viewer::Spectator);
        let turn = moment.state.turn();
        let running = if self.playing {
            words::PLAYING
        } else {
            words::PAUSED
        };
        let scene = Scene {
            game,
            board: &self.board,
            shapes: Vec::new(),
            state: view.table(),
            coins: self.coins(&moment.state),
            speaker,
            language: self.language,
            chairs: &self.chairs,
            cursor: self.cursor,
            combo: None,
            targets: &[],
            staging: None,
            marks: moment.marks,
            log: &self.log[..moment.told],
            decider: Some(moment.state.decides().seat()),
            status: format!(
                "{} {}/{} · {} · {} {}/{} · {}",
                words::ROUND.text(self.language),
                turn.round,
                game.board().rounds(),
                speaker.moment(&moment.state),
                words::STEP.text(self.language),
                self.at,
                self.moments.len() - 1,
                running.text(self.language)
            ),
            selection: self.cursor.map_or(String::new(), |region| {
                describe::region_line(game, view.table(), &speaker, self.language, region)
            }),
            notice: moment.said.clone(),
            keys: words::keys::KEYS_REPLAY.text(self.language).to_owned(),
        };
        if let Some(map) = &self.map {
            scene.draw(frame, map);
        }
    }
}
