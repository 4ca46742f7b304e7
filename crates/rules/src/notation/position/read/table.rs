//! The seats, their peoples, and the regions.

use super::{Reader, Result, fault};
use crate::cx::Cx;
use crate::extras::LEADER;
use crate::ids::{PeopleId, PowerId, RegionId, SLOTS, Seat};
use crate::joint::has;
use crate::notation::action_text::piece_named;
use crate::notation::position::{PeopleText, PositionText, RegionText};
use crate::state::{People, TRIBES};

/// The most coins a seat can be given.
const MAX_COINS: u16 = 10_000;

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
            if seat.coins > MAX_COINS {
                return fault(
                    format!("seats[{i}].coins"),
                    format!("0 to {MAX_COINS} expected, found {}", seat.coins),
                );
            }
            self.state.coins[i] = seat.coins;
            if let Some(active) = &seat.active {
                self.people(
                    &format!("seats[{i}].active"),
                    PeopleId::new(Seat(i as u8), 0),
                    active,
                )?;
            }
            if seat.declined.len() >= SLOTS {
                return fault(
                    format!("seats[{i}].declined"),
                    format!("at most {} expected", SLOTS - 1),
                );
            }
            for (k, name) in seat.captives.iter().enumerate() {
                let at = format!("seats[{i}].captives[{k}]");
                let race = self.race(&at, name)?;
                let held = 1 << race.0;
                if self.game.leader().is_none() || self.state.captives.iter().any(|c| c & held != 0)
                {
                    return fault(at, "a race with a leader, named once, expected (L-09)");
                }
                self.state.captives[i] |= held;
            }
            for (k, declined) in seat.declined.iter().enumerate() {
                self.people(
                    &format!("seats[{i}].declined[{k}]"),
                    PeopleId::new(Seat(i as u8), k + 1),
                    declined,
                )?;
            }
            let ordinary = (1..SLOTS)
                .map(|slot| PeopleId::new(Seat(i as u8), slot))
                .filter(|&id| {
                    self.state.people(id).exists()
                        && !Cx::new(self.game, &self.state, id).has(has::OWN_DECLINE_SLOT)
                });
            if ordinary.count() > 1 {
                return fault(
                    format!("seats[{i}].declined"),
                    "one declined race expected, besides those that keep a place of their own (B-69, B-147)",
                );
            }
        }
        Ok(())
    }

    fn people(&mut self, at: &str, id: PeopleId, text: &PeopleText) -> Result<()> {
        let race = self.race(&format!("{at}.race"), &text.race)?;
        let power = match &text.power {
            Some(power) => self.power(&format!("{at}.power"), power)?,
            None => PowerId::NONE,
        };
        let ghosts = self.game.island.map(|island| island.ghosts);
        let his = self.game.necromancer().map(PeopleId::active);
        if (Some(race) == ghosts) != (Some(id) == his) {
            return fault(
                format!("{at}.race"),
                "the Necromancer has the ghosts and nothing else, and nobody else has them (N-25)",
            );
        }
        if self.state.people.iter().any(|people| people.race == race) {
            return fault(
                format!("{at}.race"),
                format!("`{}` is in play twice", text.race),
            );
        }
        if power.is_some() && self.state.people.iter().any(|people| people.power == power) {
            return fault(
                format!("{at}.power"),
                format!(
                    "`{}` is in play twice",
                    text.power.as_deref().unwrap_or_default()
                ),
            );
        }
        if power.is_some() && !id.is_active() && !self.game.power(power).stays_in_decline {
            return fault(
                format!("{at}.power"),
                "a power that stays in decline expected (B-15)",
            );
        }
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
        for (names, aside) in [(&text.pieces, false), (&text.pieces_aside, true)] {
            for (name, &count) in names {
                self.extras(&format!("{at}.pieces.{name}"), id, name, count, aside)?;
            }
        }
        Ok(())
    }

    /// Leader and extra tokens among the tokens in hand or aside.
    fn extras(&mut self, at: &str, id: PeopleId, name: &str, count: u8, aside: bool) -> Result<()> {
        let kind = piece_named(self.game, name).and_then(|piece| self.game.extra_kind(piece));
        let Some(kind) = kind else {
            return fault(at, "a piece that counts as a token expected");
        };
        let people = &mut self.state.people[id.index()];
        let most = if kind == LEADER { 1 } else { 2 };
        let fits =
            id.is_active() && (1..=most).contains(&count) && people.extras(kind) + count <= most;
        if !fits {
            return fault(
                at,
                "pieces that count as tokens are among those of an active race: one leader, two of the extra kind",
            );
        }
        let more = if aside { count } else { 0 };
        people.set_extras(
            kind,
            people.extras(kind) + count,
            people.extras_aside(kind) + more,
        );
        Ok(())
    }

    pub(super) fn region(&mut self, at: &str, text: &RegionText) -> Result<()> {
        let region = self.region_id(&format!("{at}.region"), text.region)?;
        if self.state.holder(region).is_some() || self.state.tribes().has(region) {
            return fault(
                format!("{at}.region"),
                format!("region {region} named twice"),
            );
        }
        match text.seat {
            None if text.tokens > 0 || text.people.is_some() => {
                return fault(
                    format!("{at}.seat"),
                    "the seat that holds the region expected",
                );
            }
            None if !text.pieces.is_empty() => {
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
            let holder = self.state.holder(region);
            let others = self.state.tokens(region) - self.game.race_tokens(&self.state, region);
            let most = if extra == LEADER { 1 } else { 2 };
            let people = &mut self.state.people[holder.index()];
            let owned = people.extras(extra) + count;
            if !holder.is_active()
                || owned > most
                || others + count > self.state.tokens[region.index()]
            {
                return fault(
                    at,
                    "a piece that counts as a token is one of those of an active race: one leader, two of the extra kind",
                );
            }
            people.set_extras(extra, owned, people.extras_aside(extra));
        }
        for i in (0..kind.planes).filter(|i| count >> i & 1 == 1) {
            let plane = &mut self.state.pieces[kind.plane + i];
            *plane = plane.with(region);
        }
        Ok(())
    }

    /// What needs the regions: how many conquests a people has made, whether it still exists.
    pub(super) fn finish_peoples(&mut self, text: &PositionText) -> Result<()> {
        for (i, seat) in text.seats.iter().enumerate() {
            let active = seat.active.iter().map(|people| (0, people));
            for (slot, people) in active.chain(
                seat.declined
                    .iter()
                    .enumerate()
                    .map(|(k, people)| (k + 1, people)),
            ) {
                let id = PeopleId::new(Seat(i as u8), slot);
                let owner = &mut self.state.people[id.index()];
                owner.conquests = people.conquests.unwrap_or(owner.regions.len());
                if slot > 0 && owner.regions.is_empty() && owner.hand == 0 {
                    return fault(
                        format!("seats[{i}].declined[{}]", slot - 1),
                        "a declined race holds a region or has tokens in hand (B-76)",
                    );
                }
            }
        }
        Ok(())
    }

    /// Whatever is not in play lies in the tray (P-14).
    pub(super) fn trays(&mut self) -> Result<()> {
        for (id, tile) in self.game.races_in_play() {
            self.state.tray[id.index()] = tile.supply;
        }
        if let Some(island) = self.game.island {
            let all = self.game.setup().switches.ghost_reserve + 1;
            let lost = self.state.necromancer.ghosts_in_well;
            if lost > all {
                return fault(
                    "necromancer.ghosts_in_well",
                    format!("at most {all} ghosts exist (N-02), found {lost}"),
                );
            }
            self.state.tray[island.ghosts.index()] = all - lost;
        }
        let well = self.state.necromancer;
        for soul in well.well[..usize::from(well.souls)]
            .iter()
            .filter(|soul| soul.is_some())
        {
            let tray = &mut self.state.tray[soul.index()];
            let Some(left) = tray.checked_sub(1) else {
                return fault(
                    "necromancer.well",
                    "more souls of a race than its tokens (P-14)",
                );
            };
            *tray = left;
        }
        for people in self.state.people.iter().filter(|people| people.exists()) {
            let standing: u32 = people
                .regions
                .into_iter()
                .map(|region| u32::from(self.state.tokens[region.index()]))
                .sum();
            let used = standing + u32::from(people.hand) + u32::from(people.aside)
                - u32::from(people.all_extras());
            let tray = &mut self.state.tray[people.race.index()];
            if used > u32::from(*tray) {
                let name = self.game.race_tile(people.race).map_or("?", |tile| tile.id);
                return fault(
                    "seats",
                    format!("{name}: at most {tray} tokens exist (P-14), found {used}"),
                );
            }
            *tray -= used as u8;
        }
        Ok(())
    }
}
