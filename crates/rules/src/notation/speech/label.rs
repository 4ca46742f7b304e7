//! What an action says on a button.

use super::{Speaker, capital};
use crate::action::Action;
use crate::cx::Cx;
use crate::ids::PieceId;
use crate::state::{Ask, Stage, State};
use crate::tile::Placed;

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
            Action::Do(verb, _) => self
                .game
                .verb(verb)
                .map_or_else(String::new, |verb| capital(verb.name.text(self.language))),
            Action::ConquerWith(_, tokens) => self.pick(
                format!("Conquer with {tokens}"),
                format!("Conquérir avec {tokens}"),
            ),
            Action::TakeUp(_, tokens) => {
                self.pick(format!("Take {tokens} up"), format!("Reprendre {tokens}"))
            }
            Action::Hire(_) => pick("Conquer for less", "Conquérir moins cher"),
            Action::HireWith(_, tokens) => self.pick(
                format!("Conquer for less, with {tokens}"),
                format!("Conquérir moins cher, avec {tokens}"),
            ),
            Action::Pay => match state.turn().ask {
                Ask::Leader => pick("Buy the leader", "Acheter le Chef"),
                Ask::Hire => pick("Pay for help", "Payer l'aide"),
                _ => pick("Pay the ransom", "Payer la rançon"),
            },
            Action::Lose(piece) if piece.is_some() => {
                format!("{} {}", pick("Lose", "Perdre"), self.piece(piece))
            }
            Action::Lose(_) => pick("Lose a race token", "Perdre un pion du peuple"),
            Action::Keep(_) => pick("Raise the tower here", "Élever la tour ici"),
            Action::Buy(0) => pick("Buy a ghost", "Acheter un fantôme"),
            Action::Buy(what) => {
                let power = state.necromancer().shop().nth(usize::from(what) - 1);
                power.map_or_else(String::new, |(power, _)| self.power(power).to_owned())
            }
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
        if turn.ask != Ask::None {
            return self.pick("No, thank you", "Non merci");
        }
        match turn.stage {
            Stage::Shop => self.pick("Done buying", "Fini les achats"),
            Stage::Choice if !turn.acting.is_active() => self.pick("Pass", "Passer"),
            // Who stays put has nothing to rearrange.
            Stage::Choice if !Cx::acting(self.game, state).stays_put() => self.only_rearrange(),
            Stage::Choice | Stage::Conquest => self.pick("Finish conquests", "Finir les conquêtes"),
            Stage::Redeploy => self.stay_home(state),
            Stage::Pieces if self.is_token(turn.piece) => self.stay_home(state),
            Stage::Pieces | Stage::EndOfTurn => self.pick("End turn", "Finir le tour"),
            Stage::LateDecline => self.pick("Keep my people", "Garder mon peuple"),
            Stage::Pick | Stage::Defence | Stage::Over => self.pick("Done", "Terminer"),
        }
    }

    /// Tokens that are not placed wait where the others of their people wait.
    fn stay_home(&self, state: &State) -> String {
        if self.game.necromancer() == Some(state.turn().acting.seat()) {
            self.pick("They stay on the island", "Ils restent sur l'île")
        } else {
            self.pick(
                "They wait beside the map",
                "Ils attendent à côté de la carte",
            )
        }
    }

    pub(super) fn is_token(&self, piece: PieceId) -> bool {
        let piece = self.game.piece(piece);
        piece.is_some_and(|piece| piece.placed == Placed::AsToken)
    }
}
