//! Hints: what a strong bot would do, thought out once for each state.

use super::{Call, Room};
use crate::metrics::more;
use crate::thinking::{Busy, Kind, Ticket, Wish};
use crate::who::Who;
use elbowroom_bots::{is_quick, make};
use elbowroom_protocol::{Say, Trouble};
use elbowroom_rules::notation::action_text;
use elbowroom_rules::{Language, Seat, Viewer};
use std::mem;
use std::sync::Arc;

/// Who gives hints.
const ADVISER: &str = "hard";
/// Questions of one client that may wait for the same hint.
const WAITING: usize = 8;

/// Why a hint is not given, in both languages.
type Why = (&'static str, &'static str);

const NOT_YOURS: Why = (
    "a hint is given to the seat that must decide",
    "un conseil est donné au siège qui doit décider",
);
const MOVED_ON: Why = (
    "the table has moved on since",
    "la table a changé entre-temps",
);
const TOO_MANY: Why = (
    "you wait for many hints already",
    "vous attendez déjà plusieurs conseils",
);
const BUSY: Why = (
    "too many bots are thinking; try again in a moment",
    "trop de robots réfléchissent ; réessayez dans un instant",
);
const FAILED: Why = ("no hint was found", "aucun conseil n'a été trouvé");

/// A hint, for whoever may have it.
pub struct Advised {
    action: String,
    english: String,
    french: String,
}

impl Advised {
    fn say(&self, id: u64, language: Language) -> Say {
        let reason = match language {
            Language::English => &self.english,
            Language::French => &self.french,
        };
        Say::Hint {
            id,
            action: self.action.clone(),
            reason: reason.clone(),
        }
    }
}

/// The hint for one state, and who waits for it.
pub(super) struct Advice {
    at: u64,
    seat: Seat,
    step: Step,
}

enum Step {
    /// Clients with the numbers of their questions. Without them the thought has no purpose.
    Thinking {
        _ticket: Ticket,
        waiting: Vec<(u64, u64)>,
    },
    Known(Advised),
}

impl Room {
    /// Asks a strong bot what it would do for the client's deciding seat.
    pub(super) fn hint(&mut self, client: u64, id: u64, seats: &[Seat], language: Language) {
        let seat = self.deciding().filter(|seat| seats.contains(seat));
        let Some(seat) = seat.filter(|_| self.started()) else {
            return self.no_hint(client, Trouble::NotYours, NOT_YOURS);
        };
        // Whatever belongs to another state is out of the way then.
        self.tick_advice();
        match self.advice.as_mut().map(|advice| &mut advice.step) {
            Some(Step::Known(advised)) => {
                more(&self.hub.metrics.hints_known);
                let say = advised.say(id, language);
                if let Some(client) = self.clients.get(&client) {
                    client.outbox.say(&say);
                }
            }
            Some(Step::Thinking { waiting, .. }) => {
                if waiting.iter().filter(|(known, _)| *known == client).count() >= WAITING {
                    return self.no_hint(client, Trouble::Busy, TOO_MANY);
                }
                more(&self.hub.metrics.hints_known);
                waiting.push((client, id));
            }
            None => {
                let at = self.play.number();
                let Some(who) = self.clients.get(&client).map(|client| client.who) else {
                    return;
                };
                match self.consult(at, seat, who) {
                    Ok(ticket) => {
                        let step = Step::Thinking {
                            _ticket: ticket,
                            waiting: vec![(client, id)],
                        };
                        self.advice = Some(Advice { at, seat, step });
                    }
                    Err(Busy) => self.no_hint(client, Trouble::Busy, BUSY),
                }
            }
        }
    }

    /// Has the state thought about.
    fn consult(&self, at: u64, seat: Seat, who: Who) -> Result<Ticket, Busy> {
        let wish = Wish {
            who,
            table: self.row.id.clone(),
            kind: Kind::Hint,
            quick: is_quick(ADVISER),
        };
        let game = Arc::clone(self.play.game());
        let state = *self.play.state();
        let seed = self.row.seed;
        let (ticket, thought) = self.hub.thinking.ask(wish, move |breath| {
            let mut bot = make(ADVISER, &game, seed).ok()?;
            let view = game.view(&state, Viewer::Seat(seat));
            let action = bot.choose_while(&view, &game.legal(&state), &|| breath.go_on());
            Some(Advised {
                action: action_text(&game, action),
                english: bot.reason(Language::English),
                french: bot.reason(Language::French),
            })
        })?;
        let own = self.own.clone();
        tokio::spawn(async move {
            if let Ok(advised) = thought.await {
                let advised = advised.ok().flatten();
                let _ = own.send(Call::Advice(at, advised)).await;
            }
        });
        Ok(ticket)
    }

    /// Tells everybody who waits what a bot advises, and keeps it for whoever asks next.
    pub(super) fn advise(&mut self, at: u64, advised: Option<Advised>) {
        self.tick_advice();
        let Some(mut advice) = self.advice.take_if(|advice| advice.at == at) else {
            return;
        };
        let Step::Thinking { waiting, .. } = &mut advice.step else {
            return self.advice = Some(advice);
        };
        let waiting = mem::take(waiting);
        let Some(advised) = advised else {
            for (client, _) in waiting {
                self.no_hint(client, Trouble::Failed, FAILED);
            }
            return;
        };
        for (client, id) in waiting {
            if let Some(client) = self.clients.get(&client) {
                client.outbox.say(&advised.say(id, client.language));
            }
        }
        advice.step = Step::Known(advised);
        self.advice = Some(advice);
    }

    /// Forgets a hint when the table has moved on, and stops thinking about one that nobody waits for.
    pub(super) fn tick_advice(&mut self) {
        let Some(mut advice) = self.advice.take() else {
            return;
        };
        let moved = advice.at != self.play.number();
        if let Step::Thinking { waiting, .. } = &mut advice.step {
            for (client, _) in waiting.extract_if(.., |(id, _)| {
                let client = self.clients.get(id);
                moved || !client.is_some_and(|client| client.seats.contains(&advice.seat))
            }) {
                let why = if moved { MOVED_ON } else { NOT_YOURS };
                self.no_hint(client, Trouble::NotYours, why);
            }
            if waiting.is_empty() {
                return;
            }
        }
        if !moved {
            self.advice = Some(advice);
        }
    }

    /// Tells a client, if it is there, why it gets no hint.
    fn no_hint(&self, client: u64, trouble: Trouble, (english, french): Why) {
        if let Some(client) = self.clients.get(&client) {
            more(&self.hub.metrics.troubles);
            let what = match client.language {
                Language::English => english,
                Language::French => french,
            };
            client.outbox.trouble(trouble, what);
        }
    }
}
