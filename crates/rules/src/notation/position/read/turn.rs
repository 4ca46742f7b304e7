//! The turn under way, field by field. Whether the fields fit each other is another matter (`fits.rs`).

use super::{Reader, Result, fault};
use crate::cx::{Asked, Cx};
use crate::deeds::who_goes;
use crate::effect::By;
use crate::effect::Table;
use crate::game::DeedOnBoard;
use crate::ids::{PeopleId, PieceId, RegionId, SLOTS, Seat};
use crate::joint::has;
use crate::notation::action_text::piece_named;
use crate::notation::position::{PHASES, PositionText};
use crate::region_set::RegionSet;
use crate::state::{NO_DIE, Stage, Turn};

/// The most conquests of a turn that are counted.
const MOST_CONQUESTS: u8 = 64;

impl Reader<'_> {
    pub(super) fn turn(&mut self, text: &PositionText) -> Result<()> {
        self.round(text.round)?;
        let seat = self.seat("seat", text.seat)?;
        let (phase, stage) = self.phase(text, seat)?;
        let said = &text.turn;
        if said.nonempty > MOST_CONQUESTS {
            return fault(
                "turn.nonempty",
                format!("0 to {MOST_CONQUESTS} expected, found {}", said.nonempty),
            );
        }
        self.state.turn.acting = self.acting(text, seat, phase, stage)?;
        let chance = self.due(text)?;
        self.state.turn = Turn {
            stage,
            round: text.round,
            seat,
            acting: self.state.turn.acting,
            chance,
            target: said.target.map_or(Ok(RegionId::NONE), |region| {
                self.region_id("turn.target", region)
            })?,
            die: die(said.die)?,
            piece: self.piece(said.piece.as_deref())?,
            attacked: self.attacked(&said.attacked)?,
            abandoned: self.abandoned(&said.abandoned)?,
            nonempty: said.nonempty,
            owed: said.owed,
            placed: said.placed,
            marks: if said.attempted { Turn::ATTEMPTED } else { 0 }
                | if said.touched { Turn::TOUCHED } else { 0 }
                | if said.wiped_out { Turn::WIPED_OUT } else { 0 }
                | if said.disturbed { Turn::DISTURBED } else { 0 },
            armed: 0,
        };
        // Which tiles are in force follows from who acts.
        for name in said.armed.iter().flat_map(|armed| armed.split_whitespace()) {
            let by = self.armed(name)?;
            Table::new(self.game, &mut self.state, &mut ()).arm(by);
        }
        self.who_goes(text)
    }

    /// How many of each kind go with the next conquest or taking-up: what could be said now (F-25).
    fn who_goes(&mut self, text: &PositionText) -> Result<()> {
        for (name, &count) in &text.turn.with {
            let at = format!("turn.with.{name}");
            let Some(piece) = piece_named(self.game, name) else {
                return fault(at, "a piece that counts as a token expected");
            };
            let cx = Cx::acting(self.game, &self.state);
            if self.state.turn.stage != Stage::Conquest {
                return fault(at, "nothing expected but between conquests (F-25)");
            }
            if let Some(refusal) = who_goes::refuse(&cx, piece, count) {
                return fault(at, refusal.to_string());
            }
            Table::new(self.game, &mut self.state, &mut ()).name_extras(piece, count);
        }
        Ok(())
    }

    fn round(&self, round: u8) -> Result<()> {
        let rounds = self.game.board().rounds();
        if (1..=rounds).contains(&round) {
            Ok(())
        } else {
            fault("round", format!("1 to {rounds} expected, found {round}"))
        }
    }

    /// The phase as it is named, or as a turn begins, with the stage it stands for.
    fn phase<'t>(&self, text: &'t PositionText, seat: Seat) -> Result<(&'t str, Stage)> {
        let phase = match text.phase.as_deref() {
            Some("ready") => "choice",
            Some(phase) => phase,
            None if self.game.home(seat).is_some() => self.starts(seat).unwrap_or("choice"),
            None if self.state.people(PeopleId::active(seat)).exists() => "choice",
            None => "pick-combo",
        };
        let stage = if self.starts(seat) == Some(phase) {
            Stage::Start
        } else {
            one_of("phase", &PHASES, phase)?
        };
        Ok((phase, stage))
    }

    /// The people that acts: the one named, or the active one; in the phase of a declined race that acts the first
    /// of them.
    fn acting(
        &self,
        text: &PositionText,
        seat: Seat,
        phase: &str,
        stage: Stage,
    ) -> Result<PeopleId> {
        if let Some(acting) = &text.turn.acting {
            return self.people_named("turn.acting", acting.seat, &acting.people);
        }
        if stage != Stage::Choice || phase == "choice" {
            return Ok(PeopleId::active(seat));
        }
        let mut declined = (1..SLOTS).map(|slot| PeopleId::new(seat, slot));
        let acts = declined.find(|&id| {
            let exists = self.state.people(id).exists();
            exists && Cx::new(self.game, &self.state, id).has(has::ACTS_IN_DECLINE)
        });
        match acts {
            Some(id) => Ok(id),
            None => fault("phase", "the seat has no declined race that acts"),
        }
    }

    fn piece(&self, name: Option<&str>) -> Result<PieceId> {
        let Some(name) = name else {
            return Ok(PieceId::NONE);
        };
        match piece_named(self.game, name) {
            Some(piece) => Ok(piece),
            None => fault("turn.piece", "a kind of piece expected"),
        }
    }

    /// The seats whose active race was attacked, one bit each.
    fn attacked(&self, seats: &[u8]) -> Result<u8> {
        let mut bits = 0;
        for &number in seats {
            bits |= 1 << self.seat("turn.attacked", number)?.0;
        }
        Ok(bits)
    }

    fn abandoned(&self, regions: &[u8]) -> Result<RegionSet> {
        let mut abandoned = RegionSet::EMPTY;
        for &region in regions {
            abandoned = abandoned.with(self.region_id("turn.left", region)?);
        }
        Ok(abandoned)
    }

    /// The tile that prepared the next conquest: one in force with something to aim.
    fn armed(&self, name: &str) -> Result<By> {
        let cx = Cx::acting(self.game, &self.state);
        let id = |asked: Asked| self.game.tile(cx.ask(asked).asked_id());
        let named = cx.tiles().find(|(asked, tile)| {
            let tool = |deed: &DeedOnBoard| deed.verb.tool && !deed.verb.attacks;
            (tile.hooks.aim.is_some() || tile.deeds.iter().any(tool))
                && id(*asked).is_some_and(|tile| tile.id == name)
        });
        match named {
            Some((asked, _)) if self.state.turn.stage == Stage::Conquest => Ok(cx.ask(asked).by()),
            _ => fault(
                "turn.armed",
                "a tile in force that prepares conquests expected, while conquering",
            ),
        }
    }
}

fn die(face: Option<u8>) -> Result<u8> {
    match face {
        Some(face @ 4..) => fault("turn.die", format!("0 to 3 expected, found {face}")),
        face => Ok(face.unwrap_or(NO_DIE)),
    }
}

/// What a word stands for.
fn one_of<T: Copy>(at: &str, known: &[(&str, T)], name: &str) -> Result<T> {
    match known.iter().find(|(word, _)| *word == name) {
        Some((_, meant)) => Ok(*meant),
        None => {
            let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
            fault(
                at,
                format!("one of {} expected, found `{name}`", words.join(", ")),
            )
        }
    }
}
