//! A player that thinks once in whole turns and then says its plan action by action.

use crate::luck::Luck;
use crate::policy::{Policy, Style};
use crate::reason::Reason;
use crate::turns::Line;
use crate::{Bot, GoOn, guess};
use elbowroom_rules::{Action, ActionList, Game, Language, Seat, State, View, Viewer};

/// A way to find the best rest of a turn.
pub trait Think {
    /// The best way to go on with the turn of a seat, or the best that is known when told to stop.
    fn think(
        &mut self,
        game: &Game,
        state: &State,
        seat: Seat,
        luck: &mut Luck,
        go_on: GoOn<'_>,
    ) -> Option<Line>;
}

/// Says what a way of thinking found.
pub struct Thinker<'g, T> {
    game: &'g Game,
    mind: T,
    luck: Luck,
    plan: Vec<(State, Action)>,
    reason: Reason,
}

impl<'g, T: Think> Thinker<'g, T> {
    pub fn new(game: &'g Game, mind: T, seed: u64) -> Self {
        Self {
            game,
            mind,
            luck: Luck::new(seed),
            plan: Vec::new(),
            reason: Reason::default(),
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

impl<T: Think> Bot for Thinker<'_, T> {
    fn choose(&mut self, view: &View, list: &ActionList) -> Action {
        self.choose_while(view, list, &|| true)
    }

    fn choose_while(&mut self, view: &View, list: &ActionList, go_on: GoOn<'_>) -> Action {
        let state = view.imagine(guess(view));
        let seat = state.decides().seat();
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
                    let line = self.mind.think(self.game, &state, seat, luck, go_on);
                    self.plan = line.map(|line| line.steps).unwrap_or_default();
                    self.plan.first().map_or(list[0], |(_, action)| *action)
                })
        };
        self.reason = Reason::of(self.game, &state, action);
        action
    }

    fn reason(&self, language: Language) -> String {
        self.reason.text(language)
    }
}
