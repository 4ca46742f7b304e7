//! The seats and their peoples.

use super::{Reader, Result, fault};
use crate::cx::Cx;
use crate::effect::Table;
use crate::ids::{PeopleId, PowerId, RaceId, SLOTS, Seat};
use crate::joint::has;
use crate::notation::action_text::piece_named;
use crate::notation::position::{PeopleText, PositionText, SeatText};
use crate::state::People;

/// The most coins a seat can be given.
const MAX_COINS: u16 = 10_000;

impl SeatText {
    /// Its peoples with their slots and where they are named.
    pub(super) fn peoples(&self, at: &str) -> impl Iterator<Item = (usize, String, &PeopleText)> {
        let active = self.active.iter();
        let declined = self.declined.iter().enumerate();
        active
            .map(|people| (0, "active".to_owned(), people))
            .chain(declined.map(|(k, people)| (k + 1, format!("declined[{k}]"), people)))
            .map(move |(slot, name, people)| (slot, format!("{at}.{name}"), people))
    }
}

impl Reader<'_> {
    pub(super) fn seats(&mut self, text: &PositionText) -> Result<()> {
        let seats = usize::from(self.game.setup().seats);
        if text.seats.len() > seats {
            return fault(
                "seats",
                format!("at most {seats} expected, found {}", text.seats.len()),
            );
        }
        for (i, seat) in text.seats.iter().enumerate() {
            self.seat_text(&format!("seats[{i}]"), Seat(i as u8), seat)?;
        }
        Ok(())
    }

    fn seat_text(&mut self, at: &str, seat: Seat, text: &SeatText) -> Result<()> {
        if text.coins > MAX_COINS {
            return fault(
                format!("{at}.coins"),
                format!("0 to {MAX_COINS} expected, found {}", text.coins),
            );
        }
        self.state.coins[seat.index()] = text.coins;
        if text.declined.len() >= SLOTS {
            return fault(
                format!("{at}.declined"),
                format!(
                    "at most {} expected, found {}",
                    SLOTS - 1,
                    text.declined.len()
                ),
            );
        }
        if text.loss_saved {
            if !self.game.brings.saves_first_loss {
                return fault(
                    format!("{at}.loss_saved"),
                    "a game with a race that saves its first loss expected (W-16)",
                );
            }
            self.state.cells[self.game.saved_cells + seat.index()] = 1;
        }
        for &number in &text.grudge {
            let field = format!("{at}.grudge");
            if !self.game.brings.grudge {
                return fault(
                    field,
                    "none expected: no tile of these boxes remembers attacks",
                );
            }
            let bit = 1 << self.seat(&field, number)?.0;
            self.state.cells[self.game.grudge_cells + seat.index()] |= bit;
        }
        for (slot, at, people) in text.peoples(at) {
            self.people(&at, PeopleId::new(seat, slot), people)?;
        }
        self.one_ordinary_decline(&format!("{at}.declined"), seat)
    }

    fn one_ordinary_decline(&self, at: &str, seat: Seat) -> Result<()> {
        let ordinary = (1..SLOTS)
            .map(|slot| PeopleId::new(seat, slot))
            .filter(|&id| {
                self.state.people(id).exists()
                    && !Cx::new(self.game, &self.state, id).has(has::OWN_DECLINE_SLOT)
            });
        if ordinary.count() > 1 {
            return fault(
                at,
                "one declined race expected, besides those that keep a place of their own (B-69, B-147)",
            );
        }
        Ok(())
    }

    fn people(&mut self, at: &str, id: PeopleId, text: &PeopleText) -> Result<()> {
        let race = self.race(&format!("{at}.race"), &text.race)?;
        let power = match &text.power {
            Some(power) => self.power(&format!("{at}.power"), power)?,
            None => PowerId::NONE,
        };
        self.combo_fits(at, id, race, power)?;
        let marks = if text.fresh { People::FRESH } else { 0 }
            | if text.displaced { People::DISPLACED } else { 0 };
        self.state.people[id.index()] = People {
            race,
            power,
            hand: text.hand,
            aside: text.aside,
            race_memo: text.race_memo,
            power_memo: text.power_memo,
            marks,
            ..People::NONE
        };
        Table::new(self.game, &mut self.state, &mut ()).note_in_force(id);
        if text.lent > 0 {
            self.lent(at, id, text)?;
        }
        for (names, aside) in [(&text.pieces, false), (&text.pieces_aside, true)] {
            for (name, &count) in names {
                let field = if aside { "pieces_aside" } else { "pieces" };
                self.extras(&format!("{at}.{field}.{name}"), id, name, count, aside)?;
            }
        }
        Ok(())
    }

    /// Tokens that only attack, got for regions.
    fn lent(&mut self, at: &str, id: PeopleId, text: &PeopleText) -> Result<()> {
        let cx = Cx::new(self.game, &self.state, id);
        let makes = id.is_active() && cx.any(|tile| !tile.lent_for.is_empty());
        if !makes || text.lent > 7 || text.lent_used > text.lent {
            return fault(
                format!("{at}.lent"),
                "up to 7 expected, of an active race that gets such tokens (U-41)",
            );
        }
        let cell = self.game.lent_cells + id.seat().index();
        self.state.cells[cell] = text.lent;
        self.state.cells[cell + usize::from(self.game.setup().seats)] = text.lent_used;
        Ok(())
    }

    /// Whether a banner and a badge can lie before a seat, beside those that lie on the table already.
    fn combo_fits(&self, at: &str, id: PeopleId, race: RaceId, power: PowerId) -> Result<()> {
        let mut homes = self.game.homes().iter();
        let wrong = homes.any(|home| (home.race == race) != (PeopleId::active(home.seat) == id));
        if wrong {
            return fault(
                format!("{at}.race"),
                "a seat that picks no combo has its own tokens and nothing else, and nobody else has them (N-25)",
            );
        }
        let mut peoples = (0..).map(PeopleId).zip(&self.state.people);
        if peoples.any(|(other, people)| other != id && people.race == race) {
            let name = self.race_name(race);
            return fault(format!("{at}.race"), format!("`{name}` is in play twice"));
        }
        if power.is_none() {
            return Ok(());
        }
        let mut peoples = self.state.people.iter();
        if peoples.any(|people| people.power == power) {
            let name = self.game.power_tile(power).map_or("?", |tile| tile.id);
            return fault(format!("{at}.power"), format!("`{name}` is in play twice"));
        }
        if !id.is_active() && !self.game.power(power).stays_in_decline {
            return fault(
                format!("{at}.power"),
                "a power that stays in decline expected (B-15)",
            );
        }
        Ok(())
    }

    /// Tokens of no tray among those in hand or aside.
    fn extras(&mut self, at: &str, id: PeopleId, name: &str, count: u8, aside: bool) -> Result<()> {
        let piece = piece_named(self.game, name);
        let Some(kind) = piece.and_then(|piece| self.game.extra_kind(piece)) else {
            return fault(at, "a piece that counts as a token expected");
        };
        let most = self.game.extras[kind].most;
        let owned = self.game.extras_owned(&self.state, id, kind) + count;
        if !id.is_active() || count == 0 || owned > most {
            return fault(
                at,
                format!(
                    "pieces that count as tokens are among those of an active race, {most} of this kind at most"
                ),
            );
        }
        let waiting = self.game.extras_aside(&self.state, id, kind) + if aside { count } else { 0 };
        self.state.set_extras(self.game, id, kind, owned, waiting);
        Ok(())
    }

    /// What needs the regions: how many conquests a people has made, whether it still exists.
    pub(super) fn finish_peoples(&mut self, text: &PositionText) -> Result<()> {
        for (i, seat) in text.seats.iter().enumerate() {
            for (slot, at, people) in seat.peoples(&format!("seats[{i}]")) {
                let id = PeopleId::new(Seat(i as u8), slot);
                let owner = &mut self.state.people[id.index()];
                owner.conquests = people.conquests.unwrap_or(owner.regions.len());
                if slot > 0 && owner.regions.is_empty() && owner.hand == 0 {
                    return fault(
                        at,
                        "a declined race holds a region or has tokens in hand (B-76)",
                    );
                }
            }
        }
        Ok(())
    }
}
