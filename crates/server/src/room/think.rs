//! Bots that play, and bots that advise. They think on other threads, a few at a time.

use super::{Call, Room};
use crate::play::By;
use elbowroom_bots::make;
use elbowroom_protocol::{Say, Trouble};
use elbowroom_rules::notation::action_text;
use elbowroom_rules::{Action, Game, Language, Pending, Seat, State, Viewer};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// Who gives hints.
const ADVISER: &str = "hard";

impl Room {
    /// Lets the bot of the deciding seat think or act.
    pub(super) async fn tick_bots(&mut self, now: Instant) -> Instant {
        let never = now + Duration::from_secs(3_600);
        let at = self.play.number();
        let level = self.deciding().filter(|_| self.started()).and_then(|seat| {
            let level = self.bot_of(seat)?;
            Some((seat, level.to_owned()))
        });
        let Some((seat, level)) = level else {
            self.plan.clear();
            return never;
        };
        if self.thinking == Some(at) {
            return never;
        }
        if self.plan_at != at || self.plan.is_empty() {
            self.think(seat, level, at);
            return never;
        }
        if self.next_bot > now {
            return self.next_bot;
        }
        let Some(action) = self.plan.pop_front() else {
            return now;
        };
        match self.play.act(seat, &[action], By::Bot, self.spent()) {
            Ok(draft) => {
                self.commit(draft).await;
                // The rest of the plan was thought out on the very state that came about.
                self.plan_at = self.play.number();
                self.next_bot = Instant::now() + self.hub.config.pause;
            }
            Err(refusal) => {
                tracing::error!(table = crate::secret::tag(&self.row.id), %refusal, "a bot chose what is not legal");
                self.plan.clear();
            }
        }
        Instant::now()
    }

    fn think(&mut self, seat: Seat, level: String, at: u64) {
        self.thinking = Some(at);
        self.plan.clear();
        let game = Arc::clone(self.play.game());
        let state = *self.play.state();
        let seed = self.row.seed ^ at.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (own, thinkers) = (self.own.clone(), Arc::clone(&self.hub.thinkers));
        tokio::spawn(async move {
            let _permit = thinkers.acquire_owned().await;
            let thought = tokio::task::spawn_blocking({
                let game = Arc::clone(&game);
                move || plan(&game, state, seat, &level, seed)
            });
            // A bot that fails does the first thing that is legal: the table goes on.
            let actions = thought.await.unwrap_or_else(|error| {
                tracing::error!(%error, "a bot failed");
                game.legal(&state).first().copied().into_iter().collect()
            });
            let _ = own.send(Call::Plan(at, actions)).await;
        });
    }

    /// Takes a plan, if the table still is where it was thought out.
    pub(super) fn planned(&mut self, at: u64, actions: Vec<Action>) {
        if self.thinking == Some(at) {
            self.thinking = None;
        }
        if at == self.play.number() {
            self.plan = actions.into();
            self.plan_at = at;
        }
    }

    /// Asks a strong bot what it would do for the client's deciding seat.
    pub(super) fn hint(&mut self, client: u64, id: u64, seats: &[Seat], language: Language) {
        let seat = self.deciding().filter(|seat| seats.contains(seat));
        let Some(seat) = seat.filter(|_| self.started()) else {
            return self.advise(client, id, None);
        };
        let game = Arc::clone(self.play.game());
        let state = *self.play.state();
        let seed = self.row.seed;
        let (own, thinkers) = (self.own.clone(), Arc::clone(&self.hub.thinkers));
        tokio::spawn(async move {
            let _permit = thinkers.acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || {
                let mut bot = make(ADVISER, &game, seed).ok()?;
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bot.choose(&view, &game.legal(&state));
                Some((action_text(&game, action), bot.reason(language)))
            });
            let advice = thought.await.ok().flatten();
            let _ = own.send(Call::Advice(client, id, advice)).await;
        });
    }

    /// Tells a client what a bot advises.
    pub(super) fn advise(&self, client: u64, id: u64, advice: Option<(String, String)>) {
        let Some(client) = self.clients.get(&client) else {
            return;
        };
        match advice {
            Some((action, reason)) => client.outbox.say(&Say::Hint { id, action, reason }),
            None => client.outbox.trouble(
                Trouble::NotYours,
                "a hint is given to the seat that must decide",
            ),
        };
    }
}

/// What a bot does until fate or another seat must speak.
fn plan(game: &Game, mut state: State, seat: Seat, level: &str, seed: u64) -> Vec<Action> {
    let mut actions = Vec::new();
    let Ok(mut bot) = make(level, game, seed) else {
        return game.legal(&state).first().copied().into_iter().collect();
    };
    let turn = state.turn().seat;
    while game.pending(&state) == Pending::Decision(seat) && state.turn().seat == turn {
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bot.choose(&view, &game.legal(&state));
        let Ok(step) = game.check(&state, action) else {
            break;
        };
        game.apply(&mut state, step, &mut ());
        actions.push(action);
    }
    actions
}
