//! What whoever decides is asked to do, where a tile or a box says so: all clients say the same without knowing the
//! tile. What the turn alone says (pick, conquer, place) each client says in words that fit its keys or fingers.

use super::Speaker;
use crate::action::Action;
use crate::cx::Cx;
use crate::ids::{PieceId, Seat};
use crate::joint::has;
use crate::legal;
use crate::redeploy;
use crate::state::{Stage, State};
use crate::tile::{Deed, Per, Rule, Tile, Window};

impl<'g> Speaker<'g> {
    /// What whoever decides is asked, in a sentence or two; none where the turn alone says it.
    pub fn task(&self, state: &State) -> Option<String> {
        match self.game.question_now(state) {
            Some(question) => Some((question.task)(self, state)),
            None => self.stage_task(state),
        }
    }

    /// The same at length, with numbers, rulings and the names of the seats; none where there is no more to say.
    pub fn task_in_full(&self, state: &State, name: impl Fn(Seat) -> String) -> Option<String> {
        if let Some(question) = self.game.question_now(state) {
            return (question.in_full)(self, state, &name);
        }
        state.turn().is_armed().then(|| {
            self.pick(
                "All is set: only the marked regions can be attacked now (F-15).",
                "Tout est en place : seules les régions marquées sont attaquables (F-15).",
            )
        })
    }

    /// What a question or a sale is called; none where nothing is asked.
    pub fn title(&self, state: &State) -> Option<String> {
        let question = self.game.question_now(state)?;
        Some(question.title.text(self.language).to_owned())
    }

    /// What is to be done now: an answer, or what the stage asks for.
    pub fn moment(&self, state: &State) -> &'static str {
        let question = self.game.question_now(state).map(|question| question.words);
        let question = question.filter(|words| !words.en.is_empty());
        let words = question.unwrap_or(state.turn().stage.words());
        words.text(self.language)
    }

    /// What a tile has to say before an action is done that cannot be made good.
    pub fn note(&self, state: &State, action: Action) -> Option<String> {
        let cx = Cx::acting(self.game, state);
        match action {
            Action::Abandon(_) => {
                let paid = |rule: &Rule| {
                    matches!(
                        rule,
                        Rule::Score {
                            per: Per::Abandoned,
                            ..
                        }
                    )
                };
                let tile = self
                    .combo_tiles(&cx)
                    .find(|tile| tile.rules.iter().any(paid))?;
                Some(tile.help.text(self.language).to_owned())
            }
            Action::Decline if cx.has(has::DECLINES) => {
                let note = cx.tiles().find_map(|(_, tile)| tile.hooks.decline_note)?;
                note(self, &cx)
            }
            _ => None,
        }
    }

    /// Why the game ended before its last round was played, if it did.
    pub fn ending(&self, state: &State) -> Option<String> {
        let mut endings = self.game.shows().filter_map(|shows| shows.ending);
        endings.find_map(|ending| ending(self, state))
    }

    fn stage_task(&self, state: &State) -> Option<String> {
        let turn = state.turn();
        let cx = Cx::acting(self.game, state);
        Some(match turn.stage {
            Stage::Choice if !turn.acting.is_active() => self.pick(
                "Your declined people may act first.",
                "Votre peuple en déclin peut agir d'abord.",
            ),
            Stage::Choice if !turn.touched() => return self.offered_first(&cx),
            Stage::Choice | Stage::Conquest if turn.is_armed() => self.pick(
                "All is set: only these regions can be attacked now.",
                "Tout est en place : seules ces régions sont attaquables.",
            ),
            Stage::Redeploy => {
                let home = self.game.home(turn.acting.seat())?;
                home.place.text(self.language).to_owned()
            }
            Stage::Pieces => self.piece_task(state, turn.piece),
            Stage::Defence if cx.me().hand == 0 => self.piece_task(state, turn.piece),
            Stage::Defence => {
                let mut driven_out = redeploy::displaced_extras(self.game, state, turn.acting);
                let piece = self.piece(driven_out.next()?.0);
                self.pick(
                    format!("First say where this goes: {piece}."),
                    format!("Dites d'abord où va ceci : {piece}."),
                )
            }
            Stage::EndOfTurn => self.offered_last(&cx, &[Window::EndOfTurn, Window::Anytime]),
            Stage::Start => {
                if self.game.home(cx.seat()).is_some() {
                    return None;
                }
                self.offered_last(&cx, &[Window::Start, Window::Rise])
            }
            Stage::AfterScore => self.offered_last(&cx, &[Window::AfterScore]),
            Stage::LateDecline => self.pick(
                "Your turn is scored. Decline now, or keep your people?",
                "Votre tour est compté. Déclin maintenant, ou garder le peuple ?",
            ),
            Stage::Pick | Stage::Choice | Stage::Conquest | Stage::Over => return None,
        })
    }

    /// Where pieces go; those that are tokens stand among them already and are only named.
    fn piece_task(&self, state: &State, piece: PieceId) -> String {
        let (count, name) = (self.game.pieces_to_place(state), self.piece(piece));
        let which = if count == 1 {
            name.to_owned()
        } else {
            format!("{count} × {name}")
        };
        if self.is_token(piece) {
            self.pick(
                format!("Say where this stands: {which}."),
                format!("Dites où se tient ceci : {which}."),
            )
        } else {
            self.pick(format!("To place: {which}."), format!("À poser : {which}."))
        }
    }

    /// What tiles allow in some windows, as a question.
    fn offered_last(&self, cx: &Cx, windows: &[Window]) -> String {
        let mut names: Vec<&str> = Vec::new();
        for &window in windows {
            for cx in cx.peoples(window) {
                for (asked, tile) in cx.tiles() {
                    for deed in tile.deeds.iter().filter(|deed| deed.window == window) {
                        let name = deed.verb.name.text(self.language);
                        if legal::can_do(&cx.ask(asked), deed) && !names.contains(&name) {
                            names.push(name);
                        }
                    }
                }
            }
        }
        let names = names.join(", ");
        match windows {
            [Window::Start, ..] => self.pick(
                format!("As your turn begins: {names}?"),
                format!("Au début de votre tour : {names} ?"),
            ),
            _ => self.pick(
                format!("Before your turn ends: {names}?"),
                format!("Avant la fin de votre tour : {names} ?"),
            ),
        }
    }

    /// What tiles allow before anything else.
    fn offered_first(&self, cx: &Cx) -> Option<String> {
        let mut deeds = cx.tiles().flat_map(|(asked, tile)| {
            let deeds = tile.deeds.iter();
            deeds.map(move |deed| (asked, deed))
        });
        deeds.find_map(|(asked, deed)| {
            let question = deed.verb.question.as_ref()?;
            let now = deed.window == Window::Choice && matches!(deed.verb.deed, Deed::Now { .. });
            let offered = now && legal::can_do(&cx.ask(asked), deed);
            offered.then(|| (question.task)(self, cx.state))
        })
    }

    fn combo_tiles(&self, cx: &Cx) -> impl Iterator<Item = Tile<'g>> {
        let me = cx.me();
        let race = self.game.race_tile(me.race);
        race.into_iter().chain(self.game.power_tile(me.power))
    }
}
