//! A game being played at a table: beside what the rules keep of it, its numbered events, what was asked,
//! and the clocks. No I/O: what is to be stored comes out as rows, and the same rows make the same game again.
//!
//! Every change is drafted first, stored by the caller, and kept only then. Numbers only rise: taking an
//! action back is an event of its own, and an entry without events still moves the number on by one.

mod again;
mod fate;
mod told;

use crate::store::{EntryKind, EntryRow};
use elbowroom_protocol::{Clocks, EventView, RankView, rank_views};
use elbowroom_rules::notation::{action_text, answer_text};
use elbowroom_rules::record::{Drafted, Entry, Playing};
use elbowroom_rules::{
    Action, Event, Game, Language, NoSuchAnswer, Pending, Refusal, Seat, State, Viewer,
};
pub use fate::Fate;
use std::collections::HashMap;
use std::sync::Arc;
use told::{Told, told_view};

/// Who says an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A person, with the number of the action and the state it answers.
    Person(u64, u64),
    /// A bot.
    Bot,
}

/// One entry with everything that follows from it.
struct Step {
    row: EntryRow,
    /// What the rules keep; nothing for an undo or a time that is up.
    drafted: Option<Drafted>,
    events: Vec<Event>,
}

impl Step {
    /// An undo, or a time that is up.
    fn without_entry(row: EntryRow) -> Self {
        Self {
            row,
            drafted: None,
            events: Vec::new(),
        }
    }
}

/// A change that is not kept yet.
pub struct Draft {
    steps: Vec<Step>,
    state: State,
    fate: Fate,
}

impl Draft {
    fn push(&mut self, step: Step) {
        if let Some(drafted) = &step.drafted {
            self.state = *drafted.after();
        }
        self.steps.push(step);
    }

    /// What must be stored before the change is kept.
    pub fn rows(&self) -> Vec<EntryRow> {
        self.steps.iter().map(|step| step.row.clone()).collect()
    }

    /// The state after the change.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whether the time of a seat is up with it.
    pub fn flags(&self) -> bool {
        let last = self.steps.last();
        last.is_some_and(|step| step.row.kind == EntryKind::Flag)
    }

    /// Whether it takes an action back.
    pub fn takes_back(&self) -> bool {
        let last = self.steps.last();
        last.is_some_and(|step| step.row.kind == EntryKind::Undo)
    }

    /// The round after the change, and the ranking if the game is over.
    pub fn progress(&self, game: &Game) -> (u8, Option<Vec<RankView>>) {
        let over = game.pending(&self.state) == Pending::Over;
        let ranks = over.then(|| rank_views(game, &self.state));
        (self.state.turn().round, ranks)
    }
}

/// A game being played.
pub struct Play {
    playing: Playing<Arc<Game>>,
    fate: Fate,
    /// For each entry that holds: the number of the state after it.
    numbers: Vec<u64>,
    told: Vec<(u64, Told)>,
    number: u64,
    rows: u64,
    /// For each seat: action → the state it answered, and the number after it.
    asked: Vec<HashMap<u64, (u64, u64)>>,
    /// The action whose consequences are still being noted.
    asking: Option<(Seat, u64)>,
    /// For each seat: milliseconds taken, and turns begun.
    spent: Vec<u64>,
    turns: Vec<u32>,
    /// The turn (round and seat) that a bot finishes for a seat whose time is up.
    flagged: Option<(u8, Seat, Seat)>,
}

impl Play {
    /// A game before its first entry.
    pub fn new(game: Arc<Game>, fate: Fate) -> Self {
        let seats = usize::from(game.setup().seats);
        let playing = Playing::new(game);
        let mut turns = vec![0; seats];
        turns[playing.state().turn().seat.index()] = 1;
        Self {
            playing,
            fate,
            numbers: Vec::new(),
            told: Vec::new(),
            number: 0,
            rows: 0,
            asked: vec![HashMap::new(); seats],
            asking: None,
            spent: vec![0; seats],
            turns,
            flagged: None,
        }
    }

    /// Drafts actions of one seat, all or none, and the answers of fate that they ask for.
    ///
    /// # Errors
    /// The refusal of the first action that is not legal.
    pub fn act(
        &self,
        seat: Seat,
        actions: &[Action],
        by: By,
        spent: u64,
    ) -> Result<Draft, Refusal> {
        let mut draft = self.draft();
        for (i, &action) in actions.iter().enumerate() {
            // A later action of the line may have lost its turn to somebody else.
            if i > 0 && self.game().pending(&draft.state) != Pending::Decision(seat) {
                return Err(Refusal::NotNow(draft.state.turn().stage));
            }
            let (kind, asked) = match by {
                By::Person(id, state) => (EntryKind::Act, (i == 0).then_some((id, state))),
                By::Bot => (EntryKind::Bot, None),
            };
            let row = EntryRow {
                number: self.rows + draft.steps.len() as u64,
                kind,
                seat: seat.0,
                text: action_text(self.game(), action),
                asked,
                spent: if i == 0 { spent } else { 0 },
            };
            let step = self.act_step(&draft.state, action, row)?;
            draft.push(step);
        }
        self.settle(&mut draft);
        Ok(draft)
    }

    /// Drafts what fate is asked for now, if anything.
    pub fn fate(&self) -> Option<Draft> {
        let mut draft = self.draft();
        self.settle(&mut draft);
        (!draft.steps.is_empty()).then_some(draft)
    }

    /// Drafts taking the last action back, if its seat may.
    pub fn undo(&self, id: u64, state: u64, spent: u64) -> Option<Draft> {
        let seat = self.can_undo()?;
        let back = *self.playing.undone()?;
        let row = EntryRow {
            number: self.rows,
            kind: EntryKind::Undo,
            seat: seat.0,
            text: String::new(),
            asked: Some((id, state)),
            // Time thought is spent, whatever is taken back.
            spent,
        };
        Some(Draft {
            state: back,
            steps: vec![Step::without_entry(row)],
            ..self.draft()
        })
    }

    /// Drafts that the time of a seat is up: everybody hears of it, and a bot plays the rest of the turn.
    pub fn flag(&self, seat: Seat, spent: u64) -> Draft {
        let row = EntryRow {
            number: self.rows,
            kind: EntryKind::Flag,
            seat: seat.0,
            text: String::new(),
            asked: None,
            spent,
        };
        Draft {
            steps: vec![Step::without_entry(row)],
            ..self.draft()
        }
    }

    fn draft(&self) -> Draft {
        Draft {
            steps: Vec::new(),
            state: *self.state(),
            fate: self.fate.clone(),
        }
    }

    fn settle(&self, draft: &mut Draft) {
        while let Pending::Chance(odds) = self.game().pending(&draft.state) {
            let answer = draft.fate.answer(odds);
            let row = EntryRow {
                number: self.rows + draft.steps.len() as u64,
                kind: EntryKind::Fate,
                seat: 0,
                text: answer_text(self.game(), odds, answer),
                asked: None,
                spent: 0,
            };
            let Ok(step) = self.fate_step(&draft.state, answer, row) else {
                return;
            };
            draft.push(step);
        }
    }

    fn act_step(&self, state: &State, action: Action, row: EntryRow) -> Result<Step, Refusal> {
        let mut events = Vec::new();
        let drafted = Drafted::action(self.game(), state, action, &mut events)?;
        Ok(Step {
            row,
            drafted: Some(drafted),
            events,
        })
    }

    fn fate_step(&self, state: &State, answer: u8, row: EntryRow) -> Result<Step, NoSuchAnswer> {
        let mut events = Vec::new();
        let drafted = Drafted::answer(self.game(), state, answer, &mut events)?;
        Ok(Step {
            row,
            drafted: Some(drafted),
            events,
        })
    }

    /// Keeps a draft of this very state.
    pub fn keep(&mut self, draft: Draft) {
        self.fate = draft.fate;
        for step in draft.steps {
            self.keep_step(step);
        }
    }

    fn keep_step(&mut self, step: Step) {
        let seat = Seat(step.row.seat);
        let began = self.number;
        let before = *self.state();
        for event in step.events {
            self.number += 1;
            self.told.push((self.number, Told::Event(event)));
        }
        match step.drafted {
            None if step.row.kind == EntryKind::Flag => {
                let turn = before.turn();
                self.flagged = Some((turn.round, turn.seat, seat));
                self.playing.close();
                self.number += 1;
                self.told.push((self.number, Told::TimeUp(seat)));
            }
            None => {
                self.playing.undo();
                self.numbers.pop();
                let back_to = self.numbers.last().copied().unwrap_or(0);
                self.number += 1;
                self.told.push((self.number, Told::Undone(seat, back_to)));
            }
            Some(drafted) => {
                self.number = self.number.max(began + 1);
                self.numbers.push(self.number);
                self.playing.keep(drafted);
                // What a bot did stays; so does the end, where everybody's coins were shown.
                if step.row.kind == EntryKind::Bot || self.pending() == Pending::Over {
                    self.playing.close();
                }
            }
        }
        let place = |state: &State| (state.turn().round, state.turn().seat);
        if place(&before) != place(self.state()) {
            // A turn begins, or its beginning was taken back.
            let now = self.state().turn().seat;
            match step.drafted {
                Some(_) => self.turns[now.index()] += 1,
                None => self.turns[before.turn().seat.index()] -= 1,
            }
        }
        self.spent[seat.index()] += step.row.spent;
        self.remember_ask(&step.row);
        self.rows += 1;
    }

    /// Remembers the number after an action, the rest of its line and the fate it asked for.
    fn remember_ask(&mut self, row: &EntryRow) {
        if let Some((id, state)) = row.asked {
            self.asking = Some((Seat(row.seat), id));
            self.asked[usize::from(row.seat)].insert(id, (state, self.number));
        } else if row.kind == EntryKind::Bot {
            self.asking = None;
        } else if let Some((seat, id)) = self.asking
            && let Some((_, number)) = self.asked[seat.index()].get_mut(&id)
        {
            *number = self.number;
        }
    }

    /// The game made ready.
    pub fn game(&self) -> &Arc<Game> {
        self.playing.game()
    }

    /// The state now.
    pub fn state(&self) -> &State {
        self.playing.state()
    }

    /// The number of the state now.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// What the game waits for.
    pub fn pending(&self) -> Pending {
        self.playing.pending()
    }

    /// The seat that could take its last action back: never across fate, another seat's decision, a bot's,
    /// or the end of the game.
    pub fn can_undo(&self) -> Option<Seat> {
        self.playing.can_undo()
    }

    /// The answer an action of this number got before: the state it answered, and the number after it.
    pub fn answered(&self, seats: &[Seat], id: u64) -> Option<(u64, u64)> {
        seats
            .iter()
            .find_map(|seat| self.asked.get(seat.index())?.get(&id).copied())
    }

    /// Whether the time of a seat is up in the turn under way.
    pub fn is_flagged(&self, seat: Seat) -> bool {
        self.is_flagged_in(self.state(), seat)
    }

    /// The same in a state that may come.
    pub fn is_flagged_in(&self, state: &State, seat: Seat) -> bool {
        let turn = state.turn();
        self.flagged == Some((turn.round, turn.seat, seat))
    }

    /// Whether anybody has acted yet.
    pub fn has_begun(&self) -> bool {
        let acted = |entry: &Entry| matches!(entry, Entry::Action(..));
        self.playing.record().iter().any(acted)
    }

    /// Milliseconds left on a seat's clock.
    pub fn time_left(&self, seat: Seat, clocks: Clocks) -> u64 {
        let turns = u64::from(self.turns[seat.index()]);
        let all = (u64::from(clocks.bank) + turns * u64::from(clocks.turn)) * 1_000;
        all.saturating_sub(self.spent[seat.index()])
    }

    /// Events after a number, as a viewer may see them, in words.
    pub fn events_after(&self, seen: u64, viewer: Viewer, language: Language) -> Vec<EventView> {
        let from = self.told.partition_point(|(number, _)| *number <= seen);
        self.told[from..]
            .iter()
            .filter_map(|&(number, told)| told_view(self.game(), number, told, viewer, language))
            .collect()
    }

    /// Entries that hold, each with the number of the state after it: for replays.
    pub fn record(&self) -> Vec<(Entry, u64)> {
        let entries = self.playing.record().iter().copied();
        entries.zip(self.numbers.iter().copied()).collect()
    }
}
