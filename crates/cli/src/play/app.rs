//! The state of the screen game: a table, a cursor, what lies on top. It knows no terminal: keys and
//! clicks come in, a screen can be drawn from it.

use super::args::Plan;
use super::brains::{Ask, Thought};
use super::lesson::Taught;
use super::map::{Map, Sight};
use super::save::{Chair, Saver};
use super::stage::Staging;
use super::target::{Target, nearest, targets};
use super::task::Task;
use super::{layout, words};
use elbowroom_bots::Luck;
use elbowroom_rules::ids::{MAX_SEATS, PeopleId, VerbId};
use elbowroom_rules::notation::speech::Speaker;
use elbowroom_rules::record::{Entry, Playing};
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::state::Stage;
use elbowroom_rules::tile::Words;
use elbowroom_rules::{Action, Board, Game, Language, Now, Pending, RegionId, Seat, State, Viewer};
use std::borrow::Cow;

/// What lies on top of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// Nothing.
    None,
    /// A page to read.
    Page {
        /// Its title.
        title: String,
        /// Its lines.
        text: String,
        /// Lines scrolled away.
        scroll: usize,
    },
    /// A question to be answered with yes or no.
    Question {
        /// The question.
        text: String,
        /// What yes does.
        yes: Action,
        /// What no does, if anything.
        no: Option<Action>,
    },
    /// A choice between a few things; the place of the cursor.
    Menu(usize),
    /// Another person takes over; nothing else is shown.
    HandOver(Seat),
    /// The ranking.
    Result,
}

/// The game on the screen.
pub struct App<'g> {
    /// The game as it was set up.
    pub(super) game: &'g Game,
    /// The same on the board as it lies, and that board to be drawn.
    pub(super) now: Now<'g>,
    pub(super) board: Cow<'g, Board>,
    pub(super) table: Playing<&'g Game>,
    pub(super) chairs: Vec<Chair>,
    pub(super) language: Language,
    luck: Luck,
    saver: Option<Saver>,
    /// The person who looks at the screen.
    pub(super) viewer: Option<Seat>,
    /// The region under the cursor.
    pub(super) cursor: RegionId,
    /// The combo under the cursor, when the column is being looked at.
    pub(super) combo: Option<usize>,
    pub(super) overlay: Overlay,
    /// The deed of which the choice that lies on top shows the ways; none: every legal action.
    pub(super) choosing: Option<VerbId>,
    pub(super) message: String,
    pub(super) log: Vec<String>,
    /// The redeployment that the last line of the log tells.
    pub(super) placed: Option<(Seat, Vec<(RegionId, u8)>)>,
    /// For each seat, and last for those who watch: regions that others changed since the seat last
    /// did something.
    pub(super) marks: [RegionSet; MAX_SEATS + 1],
    pub(super) staging: Option<Staging>,
    /// Tokens beyond the price with which the region under the cursor is to be attacked.
    pub(super) extra: u8,
    pub(super) targets: Vec<Target>,
    pub(super) size: (u16, u16),
    pub(super) map: Option<Map>,
    /// Counts the changes of the table.
    serial: u64,
    /// How many actions each step that can be taken back is made of.
    pub(super) batches: Vec<usize>,
    /// Whether a person waits for a hint.
    pub(super) hint_wanted: bool,
    /// The lesson that is taken here, if it is one.
    pub(super) lesson: Option<Taught>,
    /// Whether the person has left.
    pub(super) done: bool,
}

impl<'g> App<'g> {
    /// A game about to begin or to go on.
    ///
    /// # Errors
    /// When what was said before cannot be said again.
    pub fn new(plan: Plan, language: Language) -> Result<Self, String> {
        let game: &'g Game = plan.game;
        let seed = plan.seating.seed ^ (plan.entries.len() as u64).wrapping_mul(0x9e37_79b9);
        let mut app = Self {
            game,
            now: game.now(&plan.start),
            board: game.map(&plan.start),
            table: Playing::from(game, plan.start),
            chairs: plan.seating.chairs,
            language,
            luck: Luck::new(seed),
            saver: plan.saver,
            viewer: None,
            cursor: RegionId(0),
            combo: None,
            overlay: Overlay::None,
            choosing: None,
            message: String::new(),
            log: Vec::new(),
            placed: None,
            marks: [RegionSet::EMPTY; MAX_SEATS + 1],
            staging: None,
            extra: 0,
            targets: Vec::new(),
            size: (80, 24),
            map: None,
            serial: 0,
            batches: Vec::new(),
            hint_wanted: false,
            lesson: None,
            done: false,
        };
        for entry in plan.entries {
            let mut events = Vec::new();
            match entry {
                Entry::Action(_, action) => {
                    let done = app.table.act(action, &mut events);
                    done.map_err(|refusal| refusal.to_string())?;
                }
                Entry::Answer(answer) => {
                    let done = app.table.answer(answer, &mut events);
                    done.map_err(|error| error.to_string())?;
                }
            }
            app.note(&events);
        }
        app.marks = [RegionSet::EMPTY; MAX_SEATS + 1];
        app.board = game.map(app.table.state());
        app.cursor = nearest_to_middle(&app.board).unwrap_or(app.cursor);
        app.settle();
        Ok(app)
    }

    /// A text in the language of the game.
    pub(super) fn text<'w>(&self, words: Words<'w>) -> &'w str {
        words.text(self.language)
    }

    /// Tells things of the board as it lies.
    pub(super) fn speaker(&self) -> Speaker<'_> {
        Speaker::new(&self.now, self.language)
    }

    /// The state, for questions about what is legal. What a person reads comes from a view.
    pub(super) fn state(&self) -> &State {
        self.table.state()
    }

    /// Where the turn stands.
    pub(super) fn stage(&self) -> Stage {
        self.state().turn().stage
    }

    /// Whether a bot is about to move.
    pub fn bot_moves(&self) -> bool {
        let decider = self.decider().filter(|_| self.lesson.is_none());
        decider.is_some_and(|seat| !self.is_person(seat))
    }

    /// Who looks.
    pub(super) fn eyes(&self) -> Viewer {
        self.viewer.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whose marks are shown.
    pub(super) fn watcher(&self) -> usize {
        self.viewer.map_or(MAX_SEATS, Seat::index)
    }

    /// The seat that must decide.
    pub(super) fn decider(&self) -> Option<Seat> {
        match self.table.pending() {
            Pending::Decision(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the person who looks decides.
    pub(super) fn mine(&self) -> bool {
        self.viewer.is_some() && self.decider() == self.viewer
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.chairs
            .get(seat.index())
            .is_some_and(|chair| chair.bot.is_none())
    }

    /// The people that acts.
    pub(super) fn acting(&self) -> PeopleId {
        self.state().turn().acting
    }

    /// Where the game is kept.
    pub fn kept_in(&self) -> Option<String> {
        self.saver
            .as_ref()
            .map(|saver| saver.path().display().to_string())
    }

    /// Fits the board to a size of the screen.
    pub fn resize(&mut self, width: u16, height: u16) {
        let board = layout::areas(width, height, self.game).board;
        self.size = (width, height);
        let sight = self.sight();
        let fits =
            |map: &Map| (map.width, map.height, map.sight()) == (board.width, board.height, sight);
        if !self.map.as_ref().is_some_and(fits) {
            self.map = Some(Map::new(&self.board, board.width, board.height, sight));
        }
    }

    /// What of the table is to be seen: the board, and where hexes could come to lie.
    fn sight(&self) -> Sight {
        if !self.game.moves() {
            return Sight::BOARD;
        }
        let shown = self.options().into_iter().filter(|_| self.mine());
        let shapes = shown.flat_map(|action| self.game.preview(self.state(), action));
        Sight::of_table(shapes.flat_map(|shape| shape.outline))
    }

    /// Looks at the board as it lies; one that has changed is drawn anew.
    fn look_again(&mut self) {
        if !self.game.moves() {
            return;
        }
        self.now = self.game.now(self.table.state());
        let board = self.game.map(self.table.state());
        if board != self.board {
            self.board = board;
            self.map = None;
        }
        self.resize(self.size.0, self.size.1);
        if self.cursor.index() >= self.board.len() {
            self.cursor = nearest_to_middle(&self.board).unwrap_or(RegionId(0));
        }
    }

    /// Does actions of the seat that decides, all or none; a refusal is told.
    pub(super) fn act(&mut self, actions: &[Action]) {
        if self.lesson.is_some() {
            return self.act_in_lesson(actions);
        }
        if self.mine() {
            self.marks[self.watcher()] = RegionSet::EMPTY;
        }
        let mut events = Vec::new();
        match self.table.act_all(actions, &mut events) {
            Ok(()) => {
                if self.table.can_undo().is_some() && !self.new_undoer(actions.len()) {
                    self.batches.push(actions.len());
                }
                self.message.clear();
                self.note(&events);
                self.settle();
            }
            Err((_, refusal)) => self.message = refusal.text(self.language),
        }
    }

    /// Lets fate answer, then makes the screen ready for whoever decides.
    pub(super) fn settle(&mut self) {
        while let Pending::Chance(odds) = self.table.pending() {
            let answer = self.luck.answer(odds);
            let mut events = Vec::new();
            if self.table.answer(answer, &mut events).is_err() {
                break;
            }
            self.batches.clear();
            self.note(&events);
        }
        self.look_again();
        self.serial += 1;
        self.hint_wanted = false;
        self.staging = None;
        self.extra = 0;
        self.targets = Vec::new();
        self.combo = None;
        if let Some(saver) = &self.saver
            && let Err(what) = saver.keep(&self.table)
        {
            self.message = words::not_kept(self.language, &what);
        }
        match self.table.pending() {
            Pending::Over => self.overlay = Overlay::Result,
            Pending::Decision(seat) if self.is_person(seat) => {
                let people = self.chairs.iter().filter(|chair| chair.bot.is_none());
                if self.viewer != Some(seat) && people.count() > 1 {
                    self.viewer = None;
                    self.overlay = Overlay::HandOver(seat);
                } else {
                    self.take_seat(seat);
                }
            }
            _ => {}
        }
    }

    /// The person of a seat looks at the screen and decides.
    pub(super) fn take_seat(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.overlay = Overlay::None;
        self.targets = targets(self.game, self.state());
        self.staging = Staging::new(&self.game.legal(self.state()));
        if !self.targets.iter().any(|t| t.region == self.cursor) {
            let board = &*self.board;
            let regions = |all: bool| {
                self.targets
                    .iter()
                    .filter(move |t| all || t.is_obvious())
                    .map(|t| t.region)
            };
            let first = nearest(board, self.cursor, regions(false))
                .or_else(|| nearest(board, self.cursor, regions(true)));
            self.cursor = first.unwrap_or(self.cursor);
        }
        match self.task() {
            Task::Pick => self.combo = Some(0),
            Task::Choose => {
                self.choosing = None;
                self.overlay = Overlay::Menu(0);
            }
            Task::LateDecline => {
                self.overlay = Overlay::Question {
                    text: self.text(words::LATE_DECLINE).to_owned(),
                    yes: Action::Decline,
                    no: Some(Action::End),
                };
            }
            _ => {}
        }
    }

    /// What a bot should be asked now.
    pub fn question(&self) -> Option<Ask> {
        let seat = self.decider()?;
        let hint = self.hint_wanted && self.mine();
        if self.done || self.lesson.is_some() || (self.is_person(seat) && !hint) {
            return None;
        }
        Some(Ask {
            serial: self.serial,
            seat,
            hint,
            view: self.game.view(self.state(), Viewer::Seat(seat)),
            list: Box::new(self.game.legal(self.state())),
            language: self.language,
        })
    }

    /// Takes what a bot answered; answers to questions of the past are thrown away.
    pub fn answer(&mut self, thought: Thought) {
        if thought.serial != self.serial {
            return;
        }
        if !thought.hint {
            self.act(&[thought.action]);
        } else if self.hint_wanted {
            self.hint_wanted = false;
            self.message.clear();
            let action = self.told(thought.action);
            self.cursor = self.game.region_of(thought.action).unwrap_or(self.cursor);
            self.overlay = Overlay::Page {
                title: self.text(words::HINT).to_owned(),
                text: words::hint(self.language, &action, &thought.reason),
                scroll: 0,
            };
        }
    }

    /// Whether the person has left.
    pub fn done(&self) -> bool {
        self.done
    }
}

/// The region in the middle of the board.
fn nearest_to_middle(board: &Board) -> Option<RegionId> {
    let far = |region: RegionId| {
        let [x, y] = board.region(region).map_or([0.0, 0.0], |r| r.center);
        (x - 500.0).powi(2) + (y - 500.0).powi(2)
    };
    let all = board.all().into_iter();
    all.min_by(|&a, &b| far(a).total_cmp(&far(b)))
}
