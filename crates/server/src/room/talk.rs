//! What clients ask, and the answers.

use super::Room;
use super::seats::{goes_on_elsewhere, named};
use crate::hub::draft_table;
use crate::limit::clean;
use crate::metrics::more;
use crate::outbox::Outbox;
use crate::play::{By, Draft};
use crate::room::show::{explained, eyes};
use crate::store::{SeatRow, Write};
use elbowroom_protocol::{Ask, Say, Trouble, limits};
use elbowroom_rules::notation::parse_line;
use elbowroom_rules::{Language, Pending, Refusal, Seat, Viewer};
use elbowroom_teach::coach;

/// Why an action is not taken: in words, and the ruling.
type No = (String, Option<&'static str>);

/// Whoever asked.
pub(super) struct Asker {
    pub id: u64,
    pub seats: Vec<Seat>,
    pub language: Language,
    pub outbox: Outbox,
}

impl Asker {
    pub fn words(&self, en: &str, fr: &str) -> String {
        match self.language {
            Language::English => en.to_owned(),
            Language::French => fr.to_owned(),
        }
    }

    fn refusal(&self, refusal: Refusal) -> No {
        (refusal.text(self.language), Some(refusal.ruling()))
    }
}

impl Room {
    pub(super) async fn ask(&mut self, client: u64, ask: Ask) {
        let Some(known) = self.clients.get(&client) else {
            return;
        };
        let asker = Asker {
            id: client,
            seats: known.seats.clone(),
            language: known.language,
            outbox: known.outbox.clone(),
        };
        let watches = asker.seats.is_empty();
        let public = match ask {
            Ask::Chat { .. } => self.watchers_talk(),
            Ask::Explain { .. }
            | Ask::Chair { .. }
            | Ask::Begin {}
            | Ask::Watchers { .. }
            | Ask::Ping {}
            | Ask::Hello { .. } => true,
            Ask::Act { .. }
            | Ask::Undo { .. }
            | Ask::Hint { .. }
            | Ask::Coach { .. }
            | Ask::Hand { .. }
            | Ask::Leave {}
            | Ask::Rematch {} => false,
        };
        if watches && !public {
            more(&self.hub.metrics.troubles);
            let what = asker.words(
                "only a person who sits here may do that",
                "seule une personne assise à la table peut faire cela",
            );
            asker.outbox.trouble(Trouble::NotYours, what);
            return;
        }
        match ask {
            Ask::Act { id, state, action } => self.act(&asker, id, state, Some(&action)).await,
            Ask::Undo { id, state } => self.act(&asker, id, state, None).await,
            Ask::Explain { id, action } => self.explain(&asker, id, &action),
            Ask::Hint { id } => self.hint(asker.id, id, &asker.seats, asker.language),
            Ask::Coach { id, heard } => self.coach(&asker, id, &heard),
            Ask::Chat { text, name } => self.chat(&asker, &text, name.as_deref()),
            Ask::Watchers { talk } => self.let_watchers_talk(&asker, talk).await,
            Ask::Hand { id, tokens, host } => self.hand(&asker, id, tokens, host),
            Ask::Leave {} => self.leave(asker.id).await,
            Ask::Rematch {} => self.rematch(&asker).await,
            Ask::Chair { seat, to } => self.chair(&asker, seat, to).await,
            Ask::Begin {} => self.begin(&asker).await,
            Ask::Ping {} | Ask::Hello { .. } => {
                asker.outbox.say(&Say::Pong);
            }
        }
    }

    /// An action, or with none taking the last one back.
    async fn act(&mut self, asker: &Asker, id: u64, state: u64, action: Option<&str>) {
        if let Some((answered, number)) = self.play.answered(&asker.seats, id) {
            let say = if answered == state {
                Say::Done { id, number }
            } else {
                let text = asker.words(
                    "this number was used for another action",
                    "ce numéro a déjà servi à une autre action",
                );
                self.refused(id, (text, None))
            };
            asker.outbox.say(&say);
            return;
        }
        let draft = match action {
            Some(action) => self.draft(asker, id, state, action),
            None => self.draft_undo(asker, id, state),
        };
        let say = match draft {
            Err(no) => {
                more(&self.hub.metrics.refusals);
                self.refused(id, no)
            }
            Ok(draft) => {
                if !self.commit(draft).await {
                    return;
                }
                Say::Done {
                    id,
                    number: self.play.number(),
                }
            }
        };
        asker.outbox.say(&say);
    }

    fn refused(&self, id: u64, (text, ruling): No) -> Say {
        Say::Refused {
            id,
            text,
            ruling: ruling.map(str::to_owned),
            number: self.play.number(),
        }
    }

    /// What holds for every action: the table has begun, and the client knows it as it is.
    fn refuse_early(&self, asker: &Asker, state: u64) -> Result<(), No> {
        let what = if self.row.over && self.play.pending() != Pending::Over {
            goes_on_elsewhere().text(asker.language).to_owned()
        } else if !self.started() {
            asker.words(
                "not every seat is taken yet",
                "tous les sièges ne sont pas encore pris",
            )
        } else if state != self.play.number() {
            asker.words(
                "the table has moved on since",
                "la table a changé entre-temps",
            )
        } else {
            return Ok(());
        };
        Err((what, None))
    }

    fn draft(&self, asker: &Asker, id: u64, state: u64, action: &str) -> Result<Draft, No> {
        self.refuse_early(asker, state)?;
        let seat = match self.play.pending() {
            Pending::Over => return Err(asker.refusal(Refusal::Over)),
            Pending::Chance(_) => return Err(asker.refusal(Refusal::ChanceFirst)),
            Pending::Decision(seat) => seat,
        };
        if !asker.seats.contains(&seat) {
            let (en, fr) = (
                format!("seat {seat} must decide"),
                format!("c'est au siège {seat} de décider"),
            );
            return Err((asker.words(&en, &fr), None));
        }
        if self.bot_of(seat).is_some() {
            let what = asker.words(
                "the time is up: a bot plays the rest of this turn",
                "le temps est écoulé : un robot finit ce tour",
            );
            return Err((what, None));
        }
        let actions =
            parse_line(self.play.game(), action).map_err(|error| (error.to_string(), None))?;
        self.play
            .act(seat, &actions, By::Person(id, state), self.spent())
            .map_err(|refusal| asker.refusal(refusal))
    }

    fn draft_undo(&self, asker: &Asker, id: u64, state: u64) -> Result<Draft, No> {
        self.refuse_early(asker, state)?;
        self.may_undo(&asker.seats)
            .then(|| self.play.undo(id, state, self.spent()))
            .flatten()
            .ok_or_else(|| {
                let what = asker.words(
                    "nothing can be taken back: a die, a tile or another seat came after it",
                    "rien à annuler : un dé, une tuile ou un autre siège est passé depuis",
                );
                (what, None)
            })
    }

    fn explain(&self, asker: &Asker, id: u64, action: &str) {
        // Asked of what this device may know: coins of others are taken to be plenty.
        let game = self.play.game();
        let viewer = eyes(&asker.seats, self.deciding());
        let state = game.view(self.play.state(), viewer).imagine(|_| 999);
        let say = explained(game, &state, id, action, asker.language);
        asker.outbox.say(&say);
    }

    /// Something new to a beginner in what a seat of this device must decide, told from what it may know.
    fn coach(&self, asker: &Asker, id: u64, heard: &[String]) {
        let game = self.play.game();
        let deciding = self.deciding().filter(|seat| asker.seats.contains(seat));
        let remark = deciding.and_then(|seat| {
            let view = game.view(self.play.state(), Viewer::Seat(seat));
            let state = view.imagine(|_| 999);
            coach::remark(game, &state, seat, heard, asker.language)
        });
        asker.outbox.say(&Say::Coach {
            id,
            key: remark.as_ref().map(|remark| remark.key.to_owned()),
            text: remark.map_or_else(String::new, |remark| remark.text),
        });
    }

    /// Whoever sits here talks under the name of the seat; who watches says a name with each word and has no seat, so
    /// that nobody takes them for a player.
    fn chat(&mut self, asker: &Asker, text: &str, name: Option<&str>) {
        let text = clean(text, limits::CHAT_CHARS);
        if text.is_empty() {
            return;
        }
        let (seat, name) = match asker.seats.first() {
            Some(seat) => {
                let name = self.chairs[seat.index()].row.name.clone();
                (Some(seat.0 + 1), name)
            }
            None => (None, named(name.unwrap_or_default())),
        };
        self.tell_all(&Say::Chat { seat, name, text });
    }

    /// The same table again: same set-up, same people with the same tokens, other luck.
    async fn rematch(&mut self, asker: &Asker) {
        if self.play.pending() != Pending::Over {
            let what = asker.words("the game is not over", "la partie n'est pas terminée");
            asker.outbox.trouble(Trouble::NotYours, what);
            return;
        }
        if let Some(table) = self.row.rematch.clone() {
            asker.outbox.say(&Say::Rematch { table });
            return;
        }
        // Who had left comes to the next game like everybody else.
        let seats = self.chairs.iter().map(|chair| SeatRow {
            bot: chair.row.bot.clone().filter(|_| !chair.is_person()),
            ..chair.row.clone()
        });
        let mut wish = self.row.wish.clone();
        wish.seed = None;
        let Ok(draft) = draft_table(&self.hub, wish, seats.collect(), self.row.host.clone()) else {
            let what = asker.words(
                "the table could not be made",
                "la table n'a pas pu être créée",
            );
            asker.outbox.trouble(Trouble::Failed, what);
            return;
        };
        let table = draft.row.id.clone();
        // What is packed is not written to any more; who is there hears where to go.
        let write = match self.row.packed {
            true => Write::Make(Box::new(draft)),
            false => Write::Rematch(self.row.id.clone(), Box::new(draft)),
        };
        if self.store(write).await.is_ok() {
            self.hub.note_made();
            self.row.rematch = Some(table.clone());
            self.tell_all(&Say::Rematch { table });
        }
    }
}
