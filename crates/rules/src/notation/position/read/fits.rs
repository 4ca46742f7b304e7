//! What the parts of a turn ask of each other and of the table.

use super::{Reader, Result, fault};
use crate::cx::Cx;
use crate::ids::{PeopleId, RaceId};
use crate::invariant;
use crate::joint::has;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::state::{COLUMN, Chance, NO_DIE, Stage};

impl Reader<'_> {
    /// Whether the turn can be played on.
    pub(super) fn check_turn(&self) -> Result<()> {
        self.check_ask()?;
        invariant::extras(self.game, &self.state).or_else(|what| fault("seats", what))?;
        self.who_begins()?;
        self.who_was_wiped_out()?;
        self.who_acts()?;
        self.die_on_the_table()?;
        self.tokens_owed()?;
        self.piece_being_placed()?;
        self.die_being_rolled()?;
        self.region_announced()?;
        self.tile_being_drawn()
    }

    fn who_begins(&self) -> Result<()> {
        let turn = self.state.turn();
        let has_home = self.game.home(turn.seat).is_some();
        if has_home && matches!(turn.stage, Stage::Choice | Stage::Pick) {
            return fault(
                "phase",
                "a seat that picks no combo begins with what its tile offers (N-12)",
            );
        }
        Ok(())
    }

    fn who_was_wiped_out(&self) -> Result<()> {
        let turn = self.state.turn();
        let switched = self.game.setup.switches.wiped_out_picks;
        let gone = !self.state.people(PeopleId::active(turn.seat)).exists();
        if turn.wiped_out() && !(switched && gone && turn.stage != Stage::Pick) {
            return fault(
                "turn.wiped_out",
                "a seat without an active race that picks no combo expected, with `wiped-out-picks` on (B-59)",
            );
        }
        Ok(())
    }

    fn who_acts(&self) -> Result<()> {
        let (state, turn) = (&self.state, self.state.turn());
        let cx = Cx::acting(self.game, state);
        let own = cx.me().exists() && turn.acting.seat() == turn.seat;
        let acts = own && (turn.acting.is_active() || cx.has(has::ACTS_IN_DECLINE));
        match turn.stage {
            Stage::Pick => self.who_picks(),
            Stage::Choice | Stage::Conquest | Stage::Redeploy if !acts => fault(
                "phase",
                "the seat needs an active race, or a declined one that acts",
            ),
            Stage::Pieces | Stage::EndOfTurn | Stage::LateDecline
                if !(own && turn.acting.is_active()) =>
            {
                fault("phase", "the seat needs an active race")
            }
            Stage::LateDecline if !cx.has(has::DECLINE_AFTER_TURN) => fault(
                "phase",
                "no tile of this race lets it decline after the turn",
            ),
            _ => Ok(()),
        }
    }

    fn who_picks(&self) -> Result<()> {
        let (state, turn) = (&self.state, self.state.turn());
        let active = PeopleId::active(turn.seat);
        let interrupted = state.is_interrupted();
        if state.people(active).exists() {
            fault(
                "phase",
                "the seat has an active race: it cannot pick a combo",
            )
        } else if state.shown == 0 && !interrupted && self.game.picking.is_none() {
            fault("column", "at least one combo to pick expected")
        } else if turn.acting != active {
            fault("turn.acting", "nobody acts while a combo is picked")
        } else {
            Ok(())
        }
    }

    fn die_on_the_table(&self) -> Result<()> {
        let turn = self.state.turn();
        let cx = Cx::acting(self.game, &self.state);
        let rolls_first = turn.stage == Stage::Conquest && cx.has(has::DIE_BEFORE_EACH);
        if turn.die != NO_DIE && self.state.due().is_none() && !rolls_first {
            return fault(
                "turn.die",
                "only a race that rolls before choosing has a die on the table",
            );
        }
        Ok(())
    }

    fn tokens_owed(&self) -> Result<()> {
        let (state, turn) = (&self.state, self.state.turn());
        let regions = state.people(turn.acting).regions.into_iter();
        let standing = regions
            .map(|region| state.tokens(region))
            .fold(0, u8::saturating_add);
        if turn.owed > 0 && (turn.stage != Stage::Redeploy || turn.owed > standing) {
            return fault(
                "turn.owed",
                "tokens leave the map at redeployment, no more than stand on it",
            );
        }
        Ok(())
    }

    fn piece_being_placed(&self) -> Result<()> {
        let turn = self.state.turn();
        let kinds = redeploy::kinds(self.game, &self.state, turn.acting);
        if turn.piece.is_some() && !kinds.contains(&turn.piece) {
            return fault("turn.piece", "a piece that the acting race places expected");
        }
        Ok(())
    }

    fn die_being_rolled(&self) -> Result<()> {
        let turn = self.state.turn();
        let hand = self.state.people(turn.acting).hand;
        if turn.chance == Chance::Die && (turn.stage != Stage::Conquest || hand == 0) {
            return fault(
                "turn.chance",
                "the die is rolled in the conquest phase with a token in hand",
            );
        }
        Ok(())
    }

    fn region_announced(&self) -> Result<()> {
        let turn = self.state.turn();
        let cx = Cx::acting(self.game, &self.state);
        // A tile may ask something once the die has fallen (F-22), or a die of its own (W-22).
        let hiring = self.state.due().is_some() && (turn.die != NO_DIE || turn.is_armed());
        let announced = turn.chance == Chance::Die && !cx.has(has::DIE_BEFORE_EACH);
        if turn.target.is_some() != (announced || hiring) {
            return fault(
                "turn.target",
                "the region announced for the die expected, only while it is rolled",
            );
        }
        if turn.target.is_none() {
            return Ok(());
        }
        let (price, hand) = (Prices::new(cx).of(turn.target), cx.me().hand);
        let needs = if hiring && turn.die != NO_DIE {
            price + turn.die
        } else {
            price
        };
        let short = needs > hand && needs <= hand + BEST_DIE + cx.after_die();
        if !reach::targets(&cx).has(turn.target) || !short {
            return fault(
                "turn.target",
                "a region in reach, short by 1 to 3 tokens, expected (B-42)",
            );
        }
        Ok(())
    }

    fn tile_being_drawn(&self) -> Result<()> {
        let state = &self.state;
        let open = usize::from(state.shown) < COLUMN;
        let banner = open.then(|| state.column[usize::from(state.shown)].race);
        let fits = match state.turn().chance {
            Chance::Race => open && !state.races_left.is_empty(),
            Chance::Power => {
                !state.powers_left.is_empty() && banner.is_some_and(|race| race.is_some())
            }
            Chance::None | Chance::Die | Chance::Due => banner.is_none_or(RaceId::is_none),
        };
        if !fits {
            return fault(
                "turn.chance",
                "what is drawn does not fit the column, the banner and the stacks",
            );
        }
        Ok(())
    }
}
