//! What an action says on a button.

use super::{Speaker, capital};
use crate::action::Action;
use crate::cx::Cx;
use crate::ids::{PieceId, VerbId};
use crate::state::{Stage, State};
use crate::tile::{Deed, Placed};

impl Speaker<'_> {
    /// What an action does, short enough for a button. Regions and combos are named by where the button is.
    pub fn action(&self, state: &State, action: Action) -> String {
        let pick = |en: &str, fr: &str| self.pick(en, fr);
        match action {
            Action::Pick(_) => pick("Take this combo", "Prendre cette combinaison"),
            Action::Decline => pick("Go in decline", "Passer en déclin"),
            Action::End => self.end(state),
            Action::Ready if !state.turn().acting.is_active() => self.only_rearrange(),
            Action::Ready => pick(
                "Take all spare tokens up",
                "Reprendre tous les pions en trop",
            ),
            Action::Abandon(_) => pick("Abandon", "Abandonner"),
            Action::Conquer(_) => pick("Conquer", "Conquérir"),
            Action::Roll(_) => pick("Roll the die", "Lancer le dé"),
            Action::RollFirst => pick("Roll before choosing", "Lancer avant de choisir"),
            Action::Vacate(_) => pick("Give up", "Céder"),
            Action::Place(_, tokens) => format!("+{tokens}"),
            Action::Put(piece, _, count) if count > 1 => format!("{count} × {}", self.piece(piece)),
            Action::Put(piece, ..) => capital(self.put(piece)),
            Action::Do(verb, target, count) => self.deed(state, verb, target, count),
            Action::ConquerWith(_, tokens) => self.pick(
                format!("Conquer with {tokens}"),
                format!("Conquérir avec {tokens}"),
            ),
            Action::TakeUp(_, tokens) => {
                self.pick(format!("Take {tokens} up"), format!("Reprendre {tokens}"))
            }
        }
    }

    /// What a deed says, in the words of its tile.
    fn deed(&self, state: &State, verb: VerbId, target: u8, count: u8) -> String {
        let Some(verb) = self.game.deed_of(state, verb, target) else {
            let verb = self.game.verb(verb);
            return verb.map_or_else(String::new, |verb| capital(verb.name.text(self.language)));
        };
        let name = verb.name.text(self.language);
        match (verb.target, verb.deed) {
            (Some(says), _) => says(self, state, target).0,
            (None, Deed::Token { .. }) if PieceId(target).is_some() => {
                let piece = self.piece(PieceId(target));
                self.pick(format!("Lose {piece}"), format!("Perdre {piece}"))
            }
            (None, Deed::Token { .. }) => {
                self.pick("Lose a race token", "Perdre un pion du peuple")
            }
            (None, Deed::Tokens { .. }) => {
                let piece = self.piece(PieceId(target));
                match count {
                    0 => self.pick(format!("Without {piece}"), format!("Sans {piece}")),
                    1 => self.pick(format!("With {piece}"), format!("Avec {piece}")),
                    _ => self.pick(
                        format!("With {count} × {piece}"),
                        format!("Avec {count} × {piece}"),
                    ),
                }
            }
            (None, Deed::Attack { .. }) if count > 0 => self.pick(
                format!("{}, with {count}", capital(name)),
                format!("{}, avec {count}", capital(name)),
            ),
            _ => capital(name),
        }
    }

    /// What putting one piece says.
    fn put(&self, piece: PieceId) -> &str {
        let put = self.game.piece(piece).map(|piece| piece.put);
        put.map(|put| put.text(self.language))
            .filter(|text| !text.is_empty())
            .unwrap_or_else(|| self.piece(piece))
    }

    fn only_rearrange(&self) -> String {
        self.pick("Only rearrange", "Seulement réorganiser")
    }

    /// What ending means now.
    fn end(&self, state: &State) -> String {
        let turn = state.turn();
        if let Some(question) = self.game.question_now(state) {
            return question.no.text(self.language).to_owned();
        }
        match turn.stage {
            Stage::Start => self.pick("Go on", "Continuer"),
            Stage::Choice if !turn.acting.is_active() => self.pick("Pass", "Passer"),
            // Who stays put has nothing to rearrange.
            Stage::Choice if !Cx::acting(self.game, state).stays_put() => self.only_rearrange(),
            Stage::Choice | Stage::Conquest => self.pick("Finish conquests", "Finir les conquêtes"),
            Stage::Redeploy => self.stay_home(state),
            Stage::Pieces if self.is_token(turn.piece) => self.stay_home(state),
            Stage::Pieces | Stage::EndOfTurn => self.pick("End turn", "Finir le tour"),
            Stage::AfterScore => self.pick("Go on", "Continuer"),
            Stage::LateDecline => self.pick("Keep my people", "Garder mon peuple"),
            Stage::Pick | Stage::Defence | Stage::Over => self.pick("Done", "Terminer"),
        }
    }

    /// Tokens that are not placed wait where the others of their people wait.
    fn stay_home(&self, state: &State) -> String {
        match self.game.home(state.turn().acting.seat()) {
            Some(home) => home.stay_home.text(self.language).to_owned(),
            None => self.pick(
                "They wait beside the map",
                "Ils attendent à côté de la carte",
            ),
        }
    }

    pub(super) fn is_token(&self, piece: PieceId) -> bool {
        let piece = self.game.piece(piece);
        piece.is_some_and(|piece| piece.placed == Placed::AsToken)
    }
}
