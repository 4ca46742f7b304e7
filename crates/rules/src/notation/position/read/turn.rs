//! The turn under way, and what its parts ask of each other.

use super::{Reader, Result, fault};
use crate::cx::Cx;
use crate::ids::{PeopleId, PieceId, RaceId, RegionId, SLOTS};
use crate::notation::action_text::piece_named;
use crate::notation::position::{CHANCES, PHASES, PositionText, TurnText};
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::state::{COLUMN, Chance, NO_DIE, Stage, Turn};

impl Reader<'_> {
    pub(super) fn turn(&mut self, text: &PositionText) -> Result<()> {
        let rounds = self.game.board().rounds();
        if !(1..=rounds).contains(&text.round) {
            return fault(
                "round",
                format!("1 to {rounds} expected, found {}", text.round),
            );
        }
        let seat = self.seat("seat", text.seat)?;
        let active = PeopleId::active(seat);
        let default = if self.state.people(active).exists() {
            "choice"
        } else {
            "pick-combo"
        };
        let phase = match text.phase.as_deref() {
            None => default,
            Some("ready") => "choice",
            Some(phase) => phase,
        };
        let Some((_, stage)) = PHASES.iter().find(|(name, _)| *name == phase) else {
            let known: Vec<&str> = PHASES.iter().map(|(name, _)| *name).collect();
            return fault("phase", format!("one of {} expected", known.join(", ")));
        };
        let TurnText {
            acting,
            chance,
            target,
            die,
            piece,
            placed,
            attacked,
            nonempty,
            owed,
            attempted,
            touched,
            ..
        } = &text.turn;
        let acting = match acting {
            // The phase of a declined race that acts: the first of them, if none is named.
            None if *stage == Stage::Choice && phase != "choice" => {
                let acts = |id: &PeopleId| {
                    self.state.people(*id).exists()
                        && Cx::new(self.game, &self.state, *id).any(|tile| tile.acts_in_decline)
                };
                match (1..SLOTS).map(|slot| PeopleId::new(seat, slot)).find(acts) {
                    Some(id) => id,
                    None => return fault("phase", "the seat has no declined race that acts"),
                }
            }
            None => active,
            Some(acting) => self.people_named("turn.acting", acting.seat, &acting.people)?,
        };
        let chance = match chance.as_deref() {
            None => Chance::None,
            Some(name) => match CHANCES.iter().find(|(known, _)| *known == name) {
                Some((_, chance)) => *chance,
                None => return fault("turn.chance", "one of race, power, die expected"),
            },
        };
        let target = target.map_or(Ok(RegionId::NONE), |region| {
            self.region_id("turn.target", region)
        })?;
        let piece = match piece {
            None => PieceId::NONE,
            Some(name) => match piece_named(self.game, name) {
                Some(piece) => piece,
                None => return fault("turn.piece", "a kind of piece expected"),
            },
        };
        let mut mask = 0;
        for &number in attacked {
            mask |= 1 << self.seat("turn.attacked", number)?.0;
        }
        if let Some(face @ 4..) = die {
            return fault("turn.die", format!("0 to 3 expected, found {face}"));
        }
        if *nonempty > 64 {
            return fault(
                "turn.nonempty",
                format!("0 to 64 expected, found {nonempty}"),
            );
        }
        self.state.turn = Turn {
            stage: *stage,
            chance,
            round: text.round,
            seat,
            acting,
            target,
            die: die.unwrap_or(NO_DIE),
            piece,
            attacked: mask,
            nonempty: *nonempty,
            owed: *owed,
            marks: if *attempted { Turn::ATTEMPTED } else { 0 }
                | if *touched { Turn::TOUCHED } else { 0 },
            placed: *placed,
            spare: [0; 3],
        };
        Ok(())
    }

    /// What the parts of a turn ask of each other.
    pub(super) fn check_turn(&self) -> Result<()> {
        let state = &self.state;
        let turn = *state.turn();
        let cx = Cx::acting(self.game, state);
        let exists = cx.me().exists();
        let own = turn.acting.seat() == turn.seat;
        let acts =
            exists && own && (turn.acting.is_active() || cx.any(|tile| tile.acts_in_decline));
        let active = state.people(PeopleId::active(turn.seat)).exists();
        match turn.stage {
            Stage::Pick if active => {
                return fault(
                    "phase",
                    "the seat has an active race: it cannot pick a combo",
                );
            }
            Stage::Pick if state.shown == 0 && turn.chance == Chance::None => {
                return fault("column", "at least one combo to pick expected");
            }
            Stage::Pick if turn.acting != PeopleId::active(turn.seat) => {
                return fault("turn.acting", "nobody acts while a combo is picked");
            }
            Stage::Choice | Stage::Conquest | Stage::Redeploy if !acts => {
                return fault(
                    "phase",
                    "the seat needs an active race, or a declined one that acts",
                );
            }
            Stage::Pieces | Stage::EndOfTurn | Stage::LateDecline
                if !(exists && own && turn.acting.is_active()) =>
            {
                return fault("phase", "the seat needs an active race");
            }
            Stage::LateDecline if !cx.any(|tile| tile.decline_after_turn) => {
                return fault(
                    "phase",
                    "no tile of this race lets it decline after the turn",
                );
            }
            _ => {}
        }
        let conquering = matches!(turn.stage, Stage::Conquest);
        if turn.die != NO_DIE && !(conquering && cx.any(|tile| tile.die_before_each)) {
            return fault(
                "turn.die",
                "only a race that rolls before choosing has a die on the table",
            );
        }
        if turn.owed > 0 && (turn.stage != Stage::Redeploy || turn.owed > cx.me().regions.len()) {
            return fault(
                "turn.owed",
                "tokens leave the map at redeployment, one from each region at most",
            );
        }
        if turn.piece.is_some()
            && !redeploy::kinds(self.game, state, turn.acting).contains(&turn.piece)
        {
            return fault("turn.piece", "a piece that the acting race places expected");
        }
        let rolling = turn.chance == Chance::Die;
        if turn.target.is_some() != (rolling && !cx.any(|tile| tile.die_before_each)) {
            return fault(
                "turn.target",
                "the region announced for the die expected, only while it is rolled",
            );
        }
        if rolling && (!conquering || cx.me().hand == 0) {
            return fault(
                "turn.chance",
                "the die is rolled in the conquest phase with a token in hand",
            );
        }
        if turn.target.is_some() {
            let (needs, hand) = (Prices::new(cx).of(turn.target), cx.me().hand);
            let fair =
                reach::targets(&cx).has(turn.target) && needs > hand && needs <= hand + BEST_DIE;
            if !fair {
                return fault(
                    "turn.target",
                    "a region in reach, short by 1 to 3 tokens, expected (B-42)",
                );
            }
        }
        let open = usize::from(state.shown) < COLUMN;
        let asked = match turn.chance {
            Chance::Race => open && !state.races_left.is_empty(),
            Chance::Power => {
                open && !state.powers_left.is_empty()
                    && state.column[usize::from(state.shown)].race.is_some()
            }
            Chance::None | Chance::Die => open
                .then(|| state.column[usize::from(state.shown)].race)
                .is_none_or(RaceId::is_none),
        };
        if !asked {
            return fault(
                "turn.chance",
                "what is drawn does not fit the column, the banner and the stacks",
            );
        }
        Ok(())
    }
}
