//! Bots that play. They think elsewhere, and only while somebody is at the table.

use super::{Call, Room};
use crate::play::By;
use crate::thinking::{Breath, Failed, Kind, Ticket, Wish};
use crate::who::Who;
use elbowroom_bots::{is_quick, make};
use elbowroom_rules::{Action, Game, Pending, Seat, State, Viewer};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How long a table waits that was told too many bots think.
const AGAIN: Duration = Duration::from_millis(500);

/// What a bot is thinking about: the number of the state, and which bot.
pub(super) struct Planning {
    at: u64,
    level: String,
    /// Whoever drops it ends the thought.
    _ticket: Ticket,
}

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
            self.thinking = None;
            return never;
        };
        let same = |known: &Planning| known.at == at && known.level == level;
        if self.thinking.as_ref().is_some_and(same) {
            return never;
        }
        if self.plan_at != at || self.plan.is_empty() {
            let begun = self.think(seat, level, at);
            return if begun { never } else { now + AGAIN };
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

    /// Has the bot of a seat think. False: too many do already.
    fn think(&mut self, seat: Seat, level: String, at: u64) -> bool {
        // Whatever was thought about before is not wanted any more.
        self.thinking = None;
        self.plan.clear();
        let wish = Wish {
            who: self.payer(),
            table: self.row.id.clone(),
            kind: Kind::Bot,
            quick: is_quick(&level),
        };
        let game = Arc::clone(self.play.game());
        let state = *self.play.state();
        let seed = self.row.seed ^ at.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let asked = self.hub.thinking.ask(wish, {
            let (game, level) = (Arc::clone(&game), level.clone());
            move |breath| plan(&game, state, seat, &level, seed, breath)
        });
        let Ok((ticket, thought)) = asked else {
            return false;
        };
        self.thinking = Some(Planning {
            at,
            level,
            _ticket: ticket,
        });
        let own = self.own.clone();
        tokio::spawn(async move {
            let actions = match thought.await {
                Ok(Ok(actions)) => actions,
                // A bot that fails does the first thing that is legal: the table goes on.
                Ok(Err(Failed)) => game.legal(&state).first().copied().into_iter().collect(),
                // Nobody waits for it any more.
                Err(_) => return,
            };
            let _ = own.send(Call::Plan(at, actions)).await;
        });
        true
    }

    /// Whose share the bots of this table count against: somebody's who plays with them, or who watches.
    fn payer(&self) -> Who {
        let seated = self.clients.values().filter(|one| !one.seats.is_empty());
        let seated = seated.map(|one| one.who).min();
        seated
            .or_else(|| self.clients.values().map(|one| one.who).min())
            .unwrap_or(Who::of(Ipv4Addr::LOCALHOST.into()))
    }

    /// Takes a plan, if the table still is where it was thought out.
    pub(super) fn planned(&mut self, at: u64, actions: Vec<Action>) {
        self.thinking.take_if(|known| known.at == at);
        if at == self.play.number() {
            self.plan = actions.into();
            self.plan_at = at;
        }
    }
}

/// What a bot does until fate or another seat must speak.
fn plan(
    game: &Game,
    mut state: State,
    seat: Seat,
    level: &str,
    seed: u64,
    breath: &Breath,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let Ok(mut bot) = make(level, game, seed) else {
        return game.legal(&state).first().copied().into_iter().collect();
    };
    let turn = state.turn().seat;
    let open =
        |state: &State| game.pending(state) == Pending::Decision(seat) && state.turn().seat == turn;
    while open(&state) && breath.go_on() {
        let view = game.view(&state, Viewer::Seat(seat));
        let action = bot.choose_while(&view, &game.legal(&state), &|| breath.go_on());
        let Ok(step) = game.check(&state, action) else {
            break;
        };
        game.apply(&mut state, step, &mut ());
        actions.push(action);
    }
    actions
}
