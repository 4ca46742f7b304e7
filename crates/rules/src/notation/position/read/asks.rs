//! Questions that come before the turn goes on.

use super::{Reader, Result, fault};
use crate::cx::Cx;
use crate::game::DeedOnBoard;
use crate::ids::{PeopleId, RegionId, Seat, TileId};
use crate::notation::position::{ActingText, CHANCES, PositionText};
use crate::state::{Chance, Due};

impl Reader<'_> {
    /// What is due, and whether fate owes an answer.
    pub(super) fn due(&mut self, text: &PositionText) -> Result<Chance> {
        let said = &text.turn;
        let by_turn = said.chance.as_deref().map(|name| {
            let known = CHANCES.iter().find(|(known, _)| *known == name);
            (name, known.map(|(_, chance)| *chance))
        });
        if let Some((name, None)) = by_turn {
            if said.ask.is_some() {
                return fault("turn.ask", "fate answers first: no question expected");
            }
            self.put("turn.chance", name, said.asked.as_ref(), said.at, true)?;
        } else if let Some(name) = &said.ask {
            self.put("turn.ask", name, said.asked.as_ref(), said.at, false)?;
        } else if said.asked.is_some() {
            return fault(
                "turn.asked",
                "the people that is asked expected, only with a question",
            );
        }
        for (i, due) in said.then.iter().enumerate() {
            let at = format!("turn.then[{i}]");
            let fate = self.is_fate(&due.ask);
            self.put(&at, &due.ask, Some(&due.asked), due.at, fate)?;
        }
        Ok(match by_turn {
            None => Chance::None,
            Some((_, Some(chance))) => chance,
            Some((_, None)) => Chance::Due,
        })
    }

    /// Whether fate answers a question.
    fn is_fate(&self, name: &str) -> bool {
        let mut deeds = self.game.deeds.iter();
        let deed = deeds.find(|deed| deed.verb.question.is_some_and(|asked| asked.id == name));
        deed.is_some_and(|deed| deed.verb.deed.is_fate())
    }

    /// Puts a question to a people, or one to fate on its behalf.
    fn put(
        &mut self,
        at: &str,
        name: &str,
        asked: Option<&ActingText>,
        place: Option<u8>,
        fate: bool,
    ) -> Result<()> {
        let asks = |deed: &&DeedOnBoard| {
            let question = deed.verb.question.filter(|question| question.id == name);
            question.is_some() && deed.verb.deed.is_fate() == fate
        };
        let mut deeds = self.game.deeds.iter().filter(asks);
        if deeds.clone().next().is_none() {
            let mut known: Vec<&str> = CHANCES.iter().map(|(name, _)| *name).collect();
            if !fate {
                known.clear();
            }
            let all = self.game.deeds.iter();
            let of_kind = all.filter(|deed| deed.verb.deed.is_fate() == fate);
            known.extend(of_kind.filter_map(|deed| Some(deed.verb.question?.id)));
            known.dedup();
            let known = known.join(", ");
            return fault(at, format!("one of {known} expected, found `{name}`"));
        }
        let who = match asked {
            // Who picks a combo is asked before it lies before him (U-39).
            Some(asked) if asked.people == "active" => {
                PeopleId::active(self.seat("turn.asked.seat", asked.seat)?)
            }
            Some(asked) => self.people_named("turn.asked", asked.seat, &asked.people)?,
            None => match self.game.homes().first().filter(|_| fate) {
                Some(home) => PeopleId::active(home.seat),
                None => {
                    return fault("turn.asked", "the people that is asked expected");
                }
            },
        };
        let cx = Cx::new(self.game, &self.state, who);
        let in_column = |tile: TileId| {
            let column = self.state.column().iter();
            column
                .into_iter()
                .any(|combo| TileId::race(combo.race) == tile)
        };
        // Whoever acts can make others choose (W-37).
        let acts = Cx::acting(self.game, &self.state);
        let in_force = |tile: TileId| {
            let has = |cx: Cx| {
                let mut tiles = cx.tiles();
                tiles.any(|(asked, _)| cx.ask(asked).asked_id() == tile)
            };
            self.game.table.contains(&tile) || in_column(tile) || has(cx) || has(acts)
        };
        let Some(deed) = deeds.find(|deed| in_force(deed.tile)) else {
            return fault(at, "a question that this position can put expected");
        };
        let deed = deed.id;
        let region = match place {
            Some(place) => self.region_id("turn.at", place)?,
            None => RegionId::NONE,
        };
        let next = usize::from(self.state.dues);
        if next >= self.state.due.len() {
            return fault(at, "fewer questions expected");
        }
        self.state.due[next] = Due {
            deed,
            who,
            at: region,
        };
        self.state.dues += 1;
        Ok(())
    }

    /// Whether the questions that are asked can be asked of those who are asked.
    pub(super) fn check_ask(&self) -> Result<()> {
        for due in &self.state.due[..usize::from(self.state.dues)] {
            let Some(deed) = self.game.deed(due.deed) else {
                continue;
            };
            let cx = Cx::new(self.game, &self.state, due.who);
            let fits =
                |question: crate::tile::Question| (question.fits)(&cx.ask(cx.asked_as(deed.tile)));
            if !deed.verb.question.is_some_and(fits) {
                return fault("turn.ask", "a question that this position can put expected");
            }
        }
        Ok(())
    }

    /// The stage in which a tile offers something as the turn begins, if a phase names it.
    pub(super) fn starts(&self, seat: Seat) -> Option<&'static str> {
        let people = PeopleId::active(seat);
        let question = self.game.start_question(people, &self.state);
        question.map(|question| question.id)
    }
}
