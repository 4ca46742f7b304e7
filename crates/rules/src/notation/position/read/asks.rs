//! Questions that come before the turn goes on.

use super::{Reader, Result, fault};
use crate::cx::Cx;
use crate::extras::TROOP;
use crate::ids::PeopleId;
use crate::joint::has;
use crate::leader;
use crate::state::{Ask, Chance, NO_DIE, Stage};

impl Reader<'_> {
    /// Whether the question that is asked can be asked of those who are asked.
    pub(super) fn check_ask(&self) -> Result<()> {
        let turn = self.state.turn();
        let needed = turn.ask != Ask::None || turn.chance == Chance::Growth;
        if turn.asked.is_some() != needed {
            return fault(
                "turn.asked",
                "the people that is asked expected, only with a question",
            );
        }
        if needed && !self.can_be_asked() {
            return fault("turn.ask", "a question that this position can put expected");
        }
        Ok(())
    }

    fn can_be_asked(&self) -> bool {
        let (game, state, turn) = (self.game, &self.state, self.state.turn());
        let asked = Cx::new(game, state, turn.asked);
        let own = turn.asked == PeopleId::active(turn.seat);
        match turn.ask {
            Ask::None => asked.people.is_active() && asked.has(has::ROLLS_FOR_LOSSES),
            Ask::Leader => own && turn.stage == Stage::Conquest && self.can_buy_leader(&asked),
            Ask::Ransom => self.can_ransom(&asked),
            Ask::Loss => {
                game.extras_in_hand(state, turn.asked, TROOP) > 0
                    && game.race_tokens_in_hand(state, turn.asked) > 0
            }
            Ask::Tower => {
                let declines = matches!(turn.stage, Stage::Choice | Stage::LateDecline);
                own && declines && asked.has(has::TOWER) && !asked.me().regions.is_empty()
            }
            Ask::Hire => {
                turn.asked == turn.acting
                    && turn.stage == Stage::Conquest
                    && turn.target.is_some()
                    && turn.die != NO_DIE
                    && asked.paid_discount().is_some()
                    && asked.me().hand > 0
            }
            Ask::FirstPower => {
                Some(turn.asked.seat()) == game.necromancer()
                    && state.necromancer.owned == 0
                    && state.necromancer.powers[0].is_some()
            }
        }
    }

    fn can_buy_leader(&self, asked: &Cx) -> bool {
        self.game.leader().is_some()
            && !asked.me().has_leader()
            && leader::captor(self.game, &self.state, asked.me().race).is_none()
            && self.state.coins(asked.seat()) >= leader::PRICE
    }

    fn can_ransom(&self, asked: &Cx) -> bool {
        let captor = self.state.turn().acting.seat();
        asked.seat() != captor
            && leader::captor(self.game, &self.state, asked.me().race) == Some(captor)
            && self.state.coins(asked.seat()) >= leader::PRICE
    }
}
