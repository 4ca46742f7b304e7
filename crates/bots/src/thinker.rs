//! A player that thinks once in whole turns and then says its plan action by action.

use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::reason::{Afterwards, Reason};
use crate::turns::Line;
use crate::{Bot, Candidate, GoOn, guess};
use elbowroom_rules::ids::MAX_SEATS;
use elbowroom_rules::{Action, ActionList, Game, Language, Seat, State, View, Viewer};

/// A way to find the best rest of a turn.
pub trait Think {
    /// Ways to go on with the turn of a seat, the best first, as far as they are known when told to stop.
    fn think(
        &mut self,
        game: &Game,
        state: &State,
        seat: Seat,
        luck: &mut Luck,
        go_on: GoOn<'_>,
    ) -> Vec<Idea>;
}

/// A way to play the rest of a turn, and what it promises.
pub struct Idea {
    pub line: Line,
    /// Coins that each seat can hope for by the end of the game.
    pub hopes: [f32; MAX_SEATS],
    /// What part of the thought was spent on it.
    pub share: f32,
}

/// How many ideas are told.
const TOLD: usize = 8;

/// Says what a way of thinking found.
pub struct Thinker<'g, T> {
    game: &'g Game,
    mind: T,
    luck: Luck,
    plan: Vec<(State, Action)>,
    candidates: Vec<Candidate>,
    reason: Reason,
    /// Where the turn leads, while its first action is said.
    afterwards: Option<Afterwards>,
}

impl<'g, T: Think> Thinker<'g, T> {
    pub fn new(game: &'g Game, mind: T, seed: u64) -> Self {
        Self {
            game,
            mind,
            luck: Luck::new(seed),
            plan: Vec::new(),
            candidates: Vec::new(),
            reason: Reason::default(),
            afterwards: None,
        }
    }

    /// The action that was planned for this very position.
    fn planned(&self, view: &View, seat: Seat) -> Option<Action> {
        let same =
            |state: &State| self.game.view(state, Viewer::Seat(seat)).table() == view.table();
        self.plan
            .iter()
            .find(|(state, _)| same(state))
            .map(|(_, action)| *action)
    }
}

impl<T> Thinker<'_, T> {
    /// Keeps the best idea as the plan, and what can be told of the others.
    fn note(&mut self, ideas: Vec<Idea>, seat: Seat) {
        let told = ideas.iter().take(TOLD);
        self.candidates = told
            .map(|idea| Candidate {
                actions: idea.line.steps.iter().map(|(_, action)| *action).collect(),
                hopes: idea.hopes,
                share: idea.share,
            })
            .collect();
        let best = ideas.into_iter().next();
        let end = best.as_ref().map(|idea| &idea.line.end);
        self.afterwards = end
            .filter(|end| end.turn().seat != seat)
            .map(|end| Afterwards::of(&self.game.now(end), end, seat));
        self.plan = best.map(|idea| idea.line.steps).unwrap_or_default();
    }
}

impl<T: Think> Bot for Thinker<'_, T> {
    fn choose(&mut self, view: &View, list: &ActionList) -> Action {
        self.choose_while(view, list, &|| true)
    }

    fn choose_while(&mut self, view: &View, list: &ActionList, go_on: GoOn<'_>) -> Action {
        let state = view.imagine(guess(view));
        let seat = state.decides().seat();
        self.afterwards = None;
        let action = if list.len() == 1 {
            list[0]
        } else if state.turn().seat != seat {
            // Displaced defenders: the quick way is good enough.
            let mut policy = Policy::new(self.game, Style::sharp(self.game), self.luck.seed());
            list[policy.choose(&state, list)]
        } else {
            self.planned(view, seat)
                .filter(|action| list.contains(action))
                .unwrap_or_else(|| {
                    let luck = &mut self.luck;
                    let ideas = self.mind.think(self.game, &state, seat, luck, go_on);
                    self.note(ideas, seat);
                    self.plan.first().map_or(list[0], |(_, action)| *action)
                })
        };
        self.reason = Reason::of(self.game, &state, action);
        action
    }

    fn reason(&self, language: Language) -> String {
        let then = self.afterwards.map(|then| then.text(language));
        self.reason.text(language) + &then.unwrap_or_default()
    }

    fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }
}
