//! The turn under way, and what its parts ask of each other.

use super::{Reader, Result, fault};
use crate::cx::{Asked, Cx};
use crate::extras::TROOP;
use crate::ids::{PeopleId, PieceId, RaceId, RegionId, SLOTS};
use crate::invariant;
use crate::joint::has;
use crate::leader;
use crate::notation::action_text::piece_named;
use crate::notation::position::{ASKS, CHANCES, PHASES, PositionText, TurnText};
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::region_set::RegionSet;
use crate::state::{Ask, COLUMN, Chance, NO_DIE, NO_TILE, Stage, Turn};

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
        let default = if self.game.necromancer() == Some(seat) {
            "purchases"
        } else if self.state.people(active).exists() {
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
            abandoned,
            ask,
            asked,
            armed,
            ..
        } = &text.turn;
        let acting = match acting {
            // The phase of a declined race that acts: the first of them, if none is named.
            None if *stage == Stage::Choice && phase != "choice" => {
                let acts = |id: &PeopleId| {
                    self.state.people(*id).exists()
                        && Cx::new(self.game, &self.state, *id).has(has::ACTS_IN_DECLINE)
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
                None => {
                    let known: Vec<&str> = CHANCES.iter().map(|(name, _)| *name).collect();
                    return fault(
                        "turn.chance",
                        format!("one of {} expected", known.join(", ")),
                    );
                }
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
        let mut left = RegionSet::EMPTY;
        for &region in abandoned {
            left = left.with(self.region_id("turn.left", region)?);
        }
        let ask = match ask.as_deref() {
            None => Ask::None,
            Some(name) => match ASKS.iter().find(|(known, _)| *known == name) {
                Some((_, ask)) => *ask,
                None => {
                    let known: Vec<&str> = ASKS.iter().map(|(name, _)| *name).collect();
                    return fault("turn.ask", format!("one of {} expected", known.join(", ")));
                }
            },
        };
        let asked = match asked {
            None => PeopleId::NONE,
            Some(asked) => self.people_named("turn.asked", asked.seat, &asked.people)?,
        };
        self.state.turn = Turn {
            left,
            ask,
            asked,
            armed: NO_TILE,
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
        };
        if let Some(name) = armed {
            self.state.turn.armed = self.armed(name)?;
        }
        Ok(())
    }

    /// The tile that prepared the next conquest: one in force with something to aim.
    fn armed(&self, name: &str) -> Result<u8> {
        let cx = Cx::acting(self.game, &self.state);
        let id = |asked: Asked| match asked {
            Asked::Race => self.game.race_tile(cx.me().race),
            Asked::Power => self.game.power_tile(cx.me().power),
            Asked::Owned(place) => self
                .game
                .power_tile(self.state.necromancer.powers[usize::from(place)]),
        };
        let named = cx.tiles().find(|(asked, tile)| {
            tile.hooks.aim.is_some() && id(*asked).is_some_and(|tile| tile.id == name)
        });
        match named {
            Some((asked, _)) if self.state.turn.stage == Stage::Conquest => Ok(asked.code()),
            _ => fault(
                "turn.armed",
                "a tile in force that prepares conquests expected, while conquering",
            ),
        }
    }

    /// Whether the question that is asked can be asked of those who are asked.
    fn check_ask(&self) -> Result<()> {
        let (game, state) = (self.game, &self.state);
        let turn = state.turn();
        let needed = turn.ask != Ask::None || turn.chance == Chance::Growth;
        if turn.asked.is_some() != needed {
            return fault(
                "turn.asked",
                "the people that is asked expected, only with a question",
            );
        }
        if !needed {
            return Ok(());
        }
        let asked = Cx::new(game, state, turn.asked);
        let own = turn.asked == PeopleId::active(turn.seat);
        let race = asked.me().race;
        let in_hand = |kind| game.extras_in_hand(state, turn.asked, kind);
        let fits = match turn.ask {
            Ask::None => asked.people.is_active() && asked.has(has::ROLLS_FOR_LOSSES),
            Ask::Leader => {
                own && turn.stage == Stage::Conquest
                    && game.leader().is_some()
                    && !asked.me().has_leader()
                    && leader::captor(game, state, race).is_none()
                    && state.coins(turn.seat) >= leader::PRICE
            }
            Ask::Ransom => {
                turn.asked.seat() != turn.acting.seat()
                    && leader::captor(game, state, race) == Some(turn.acting.seat())
                    && state.coins(turn.asked.seat()) >= leader::PRICE
            }
            Ask::Loss => in_hand(TROOP) > 0 && game.race_tokens_in_hand(state, turn.asked) > 0,
            Ask::Tower => {
                let stage = matches!(turn.stage, Stage::Choice | Stage::LateDecline);
                own && stage && asked.has(has::TOWER) && !asked.me().regions.is_empty()
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
        };
        if fits {
            Ok(())
        } else {
            fault("turn.ask", "a question that this position can put expected")
        }
    }

    /// What the parts of a turn ask of each other.
    pub(super) fn check_turn(&self) -> Result<()> {
        self.check_ask()?;
        invariant::extras(self.game, &self.state).or_else(|what| fault("seats", what))?;
        let state = &self.state;
        let turn = *state.turn();
        let cx = Cx::acting(self.game, state);
        let necromancer = self.game.necromancer() == Some(turn.seat);
        if necromancer && matches!(turn.stage, Stage::Choice | Stage::Pick)
            || !necromancer && turn.stage == Stage::Shop
        {
            return fault(
                "phase",
                "the Necromancer begins with his purchases, and nobody else does (N-12)",
            );
        }
        let exists = cx.me().exists();
        let own = turn.acting.seat() == turn.seat;
        let acts = exists && own && (turn.acting.is_active() || cx.has(has::ACTS_IN_DECLINE));
        let active = state.people(PeopleId::active(turn.seat)).exists();
        match turn.stage {
            Stage::Pick if active => {
                return fault(
                    "phase",
                    "the seat has an active race: it cannot pick a combo",
                );
            }
            Stage::Pick
                if state.shown == 0 && turn.chance == Chance::None && turn.ask == Ask::None =>
            {
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
            Stage::LateDecline if !cx.has(has::DECLINE_AFTER_TURN) => {
                return fault(
                    "phase",
                    "no tile of this race lets it decline after the turn",
                );
            }
            _ => {}
        }
        let conquering = matches!(turn.stage, Stage::Conquest);
        let hiring = turn.ask == Ask::Hire;
        if turn.die != NO_DIE && !hiring && !(conquering && cx.has(has::DIE_BEFORE_EACH)) {
            return fault(
                "turn.die",
                "only a race that rolls before choosing has a die on the table",
            );
        }
        let standing: u8 = (cx.me().regions.into_iter())
            .map(|region| state.tokens(region))
            .fold(0, u8::saturating_add);
        if turn.owed > 0 && (turn.stage != Stage::Redeploy || turn.owed > standing) {
            return fault(
                "turn.owed",
                "tokens leave the map at redeployment, no more than stand on it",
            );
        }
        if turn.piece.is_some()
            && !redeploy::kinds(self.game, state, turn.acting).contains(&turn.piece)
        {
            return fault("turn.piece", "a piece that the acting race places expected");
        }
        let rolling = turn.chance == Chance::Die;
        let announced = rolling && !cx.has(has::DIE_BEFORE_EACH);
        if turn.target.is_some() != (announced || hiring) {
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
            let help = cx.paid_discount().map_or(0, |(_, fewer)| fewer);
            let needs = if hiring { needs + turn.die } else { needs };
            let fair = reach::targets(&cx).has(turn.target)
                && needs > hand
                && needs <= hand + BEST_DIE + help;
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
            Chance::Shop => state.shown == 0 && self.game.necromancer().is_some(),
            Chance::None | Chance::Die | Chance::Growth => open
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
