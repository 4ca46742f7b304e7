//! The regions, who holds them and what stands in them; and what is left in the trays.

use super::{Reader, Result, fault};
use crate::cx::Cx;
use crate::ids::{PeopleId, RaceId, RegionId};
use crate::notation::action_text::piece_named;
use crate::notation::position::RegionText;
use crate::state::TRIBES;

impl Reader<'_> {
    pub(super) fn region(&mut self, at: &str, text: &RegionText) -> Result<()> {
        let region = self.region_id(&format!("{at}.region"), text.region)?;
        if self.state.holder(region).is_some() || self.state.tribes().has(region) {
            return fault(
                format!("{at}.region"),
                format!("region {region} named twice"),
            );
        }
        self.hold(at, region, text)?;
        if text.lost_tribe {
            if self.game.board().water().has(region) || text.seat.is_some() {
                return fault(
                    format!("{at}.lost_tribe"),
                    "a lost tribe lives on land that nobody holds (B-04)",
                );
            }
            self.state.pieces[TRIBES] = self.state.pieces[TRIBES].with(region);
        }
        for (name, &count) in &text.pieces {
            self.pieces(&format!("{at}.pieces.{name}"), region, name, count)?;
        }
        Ok(())
    }

    /// Who holds a region, if anybody does.
    fn hold(&mut self, at: &str, region: RegionId, text: &RegionText) -> Result<()> {
        match text.seat {
            None if text.tokens > 0 || text.people.is_some() => {
                return fault(
                    format!("{at}.seat"),
                    "the seat that holds the region expected",
                );
            }
            None if text.pieces.keys().any(|name| !self.is_rooted(name)) => {
                return fault(format!("{at}.pieces"), "pieces stand only in held regions");
            }
            None => {}
            Some(seat) => {
                let people =
                    self.people_named(at, seat, text.people.as_deref().unwrap_or("active"))?;
                if text.tokens == 0 {
                    return fault(
                        format!("{at}.tokens"),
                        "at least 1 expected in a held region (P-29)",
                    );
                }
                self.state.holder[region.index()] = people;
                self.state.tokens[region.index()] = text.tokens;
                let owner = &mut self.state.people[people.index()];
                owner.regions = owner.regions.with(region);
            }
        }
        Ok(())
    }

    /// Whether a kind of piece stays with the ground.
    fn is_rooted(&self, name: &str) -> bool {
        let piece = piece_named(self.game, name).and_then(|id| self.game.piece(id));
        piece.is_some_and(|piece| piece.rooted)
    }

    fn pieces(&mut self, at: &str, region: RegionId, name: &str, count: u8) -> Result<()> {
        let Some(id) = piece_named(self.game, name) else {
            let known: Vec<&str> = self.game.pieces().map(|(_, piece)| piece.id).collect();
            return fault(at, format!("one of {} expected", known.join(", ")));
        };
        let kind = self.game.pieces[id.index()];
        let most = kind.piece.per_region.min(kind.available(&self.state));
        if !(1..=most).contains(&count) {
            return fault(at, format!("1 to {most} expected (P-15), found {count}"));
        }
        if let Some(extra) = self.game.extra_kind(id) {
            self.extras_at(at, region, extra, count)?;
        }
        for i in (0..kind.planes).filter(|i| count >> i & 1 == 1) {
            let plane = &mut self.state.pieces[kind.plane + i];
            *plane = plane.with(region);
        }
        Ok(())
    }

    /// So many of the tokens of a region come from no tray.
    fn extras_at(&mut self, at: &str, region: RegionId, extra: usize, count: u8) -> Result<()> {
        let holder = self.state.holder(region);
        let others = self.state.tokens(region) - self.game.race_tokens(&self.state, region);
        let most = self.game.extras[extra].most;
        let owned = self.game.extras_owned(&self.state, holder, extra) + count;
        if !holder.is_active() || owned > most || others + count > self.state.tokens[region.index()]
        {
            return fault(
                at,
                format!(
                    "a piece that counts as a token is one of those of an active race, {most} of this kind at most"
                ),
            );
        }
        let aside = self.game.extras_aside(&self.state, holder, extra);
        self.state
            .set_extras(self.game, holder, extra, owned, aside);
        Ok(())
    }

    /// Whatever is not in play lies in the tray (P-14).
    pub(super) fn trays(&mut self) -> Result<()> {
        for (id, tile) in self.game.races_in_play() {
            self.state.tray[id.index()] = tile.supply;
        }
        for home in self.game.homes() {
            self.state.tray[home.race.index()] = home.tokens;
        }
        self.held_out_of_play()?;
        for (id, people) in (0..).map(PeopleId).zip(&self.state.people) {
            if !people.exists() {
                continue;
            }
            let lent = Cx::new(self.game, &self.state, id).lent_for();
            let extras = self.game.all_extras(&self.state, id) + lent;
            let standing: u32 = people
                .regions
                .into_iter()
                .map(|region| u32::from(self.state.tokens[region.index()]))
                .sum();
            let name = self.game.race_tile(people.race).map_or("?", |tile| tile.id);
            let all = standing + u32::from(people.hand) + u32::from(people.aside);
            let Some(used) = all.checked_sub(u32::from(extras)) else {
                return fault(
                    "seats",
                    format!("{name}: {extras} pieces that count as tokens, among {all} tokens"),
                );
            };
            let tray = &mut self.state.tray[people.race.index()];
            if used > u32::from(*tray) {
                return fault(
                    "seats",
                    format!("{name}: at most {tray} tokens exist (P-14), found {used}"),
                );
            }
            *tray -= used as u8;
        }
        Ok(())
    }

    /// Tokens that tiles hold out of play.
    fn held_out_of_play(&mut self) -> Result<()> {
        let game = self.game;
        let races: Vec<RaceId> = game
            .races_in_play()
            .chain(game.roles())
            .map(|(id, _)| id)
            .collect();
        for &tile in &game.table {
            let hooks = &game.tile_on_board(tile).hooks.table;
            let Some(holds) = hooks.holds else { continue };
            for &race in &races {
                let held = holds(game, &self.state, tile, race);
                let tray = &mut self.state.tray[race.index()];
                let Some(left) = tray.checked_sub(held) else {
                    let (name, most) = (self.race_name(race), self.state.tray(race));
                    let field = hooks.says.map_or("seats", |says| says.field);
                    return fault(
                        field,
                        format!("{name}: at most {most} tokens exist (P-14), found {held}"),
                    );
                };
                *tray = left;
            }
        }
        Ok(())
    }
}
