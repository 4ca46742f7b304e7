//! Reads a position and refuses one that no game could reach safely.

mod asks;
mod fits;
mod piles;
mod possible;
mod regions;
mod seats;
mod turn;

use super::{MAX_BYTES, PositionError, PositionText, power_named, race_named};
use crate::effect::Table;
use crate::event::Sink;
use crate::game::Game;
use crate::ids::{PeopleId, PowerId, RaceId, RegionId, Seat};
use crate::notation::json;
use crate::notation::plain::plain_line;
use crate::notation::setup_text::SetupText;
use crate::state::State;
use crate::tile::GameBox;

type Result<T> = std::result::Result<T, PositionError>;

fn fault<T>(field: impl Into<String>, what: impl Into<String>) -> Result<T> {
    Err(error(field.into(), None, &what.into()))
}

fn error(field: String, line: Option<usize>, what: &str) -> PositionError {
    PositionError {
        field: plain_line(&field, 80),
        line,
        what: plain_line(what, 400),
    }
}

/// Reads a position: the game made ready and the state.
///
/// # Errors
/// One line that names the field (and the line, where the text itself is at fault) and what was expected.
pub fn read_position(json: &str) -> Result<(Game, State)> {
    reopen_position(json, &mut ()).map(|(game, state, _)| (game, state))
}

/// Reads a position and says whether the game went on by itself, because nobody had anything to decide; what
/// happened then is told.
///
/// # Errors
/// As for [`read_position`].
pub fn reopen_position<S: Sink>(json: &str, sink: &mut S) -> Result<(Game, State, bool)> {
    if json.len() > MAX_BYTES {
        return fault(
            "",
            format!(
                "a position has at most {MAX_BYTES} bytes, this one {}",
                json.len()
            ),
        );
    }
    if !json.trim_start().starts_with('{') {
        return Err(error(
            String::new(),
            Some(1),
            "a position expected: one JSON object",
        ));
    }
    let text: PositionText = json::read("the position", json)
        .map_err(|fault| error(fault.field, Some(fault.line), &fault.what))?;
    let setup = SetupText {
        board: text.board.clone(),
        board_toml: text.board_toml.clone(),
        boxes: text
            .boxes
            .clone()
            .unwrap_or_else(|| vec![GameBox::Base.id().to_owned()]),
        players: text.players,
        first: text.first.unwrap_or(1),
        switches: text.switches.unwrap_or_default(),
        monsters: text.monsters.clone(),
        custom: text.custom.clone(),
        values: text.values.clone(),
    };
    let game = setup
        .game()
        .map_err(|(field, what)| error(field, None, &what))?;
    let mut state = State::empty();
    game.prepare(&mut state);
    read_world(&game, &mut state, &text)?;
    let now = game.now(&state);
    let mut state = Reader { game: &now, state }.read(&text)?;
    let went_on = crate::turn::reopen(&now, &mut state, sink);
    now.catch_up(&mut state, sink);
    drop(now);
    Ok((game, state, went_on))
}

/// Where hexes move, how they lie comes before everything else.
fn read_world(game: &Game, state: &mut State, text: &PositionText) -> Result<()> {
    let scenario = game.scenario().map(|tile| &tile.hooks.table);
    let says = scenario.and_then(|table| table.says.filter(|_| game.moves()));
    if let Some(says) = says
        && let Some(value) = text.more.get(says.field)
    {
        let mut nobody = ();
        let table = &mut Table::new(game, state, &mut nobody);
        table.lend(|hands| (says.read)(hands, says.field, Seat::NONE, value))?;
    }
    Ok(())
}

struct Reader<'a> {
    game: &'a Game,
    state: State,
}

impl Reader<'_> {
    fn read(mut self, text: &PositionText) -> Result<State> {
        self.known_fields(text)?;
        self.seats(text)?;
        self.said(text)?;
        for (i, region) in text.regions.iter().enumerate() {
            self.region(&format!("regions[{i}]"), region)?;
        }
        self.finish_peoples(text)?;
        Table::new(self.game, &mut self.state, &mut ()).note_in_force_of_all();
        self.check_table(text)?;
        self.trays()?;
        self.piles(text)?;
        self.turn(text)?;
        self.complete_column(text)?;
        self.check_turn()?;
        Ok(self.state)
    }

    fn seat(&self, at: &str, number: u8) -> Result<Seat> {
        let seats = self.game.setup().seats;
        if !(1..=seats).contains(&number) {
            return fault(at, format!("1 to {seats} expected, found {number}"));
        }
        Ok(Seat(number - 1))
    }

    fn region_id(&self, at: &str, number: u8) -> Result<RegionId> {
        let last = self.game.board().len().saturating_sub(1);
        if usize::from(number) > last {
            return fault(at, format!("0 to {last} expected, found {number}"));
        }
        Ok(RegionId(number))
    }

    fn people_named(&self, at: &str, seat: u8, name: &str) -> Result<PeopleId> {
        let seat = self.seat(&format!("{at}.seat"), seat)?;
        let named = self.state.peoples(seat).find(|(id, people)| match name {
            "active" => id.is_active(),
            "declined" => !id.is_active(),
            race => self
                .game
                .race_tile(people.race)
                .is_some_and(|tile| tile.id == race),
        });
        match named {
            Some((id, _)) => Ok(id),
            None => fault(
                format!("{at}.people"),
                format!("active, declined or a race of seat {seat} expected"),
            ),
        }
    }

    fn race_name(&self, race: RaceId) -> &str {
        self.game.race_tile(race).map_or("?", |tile| tile.id)
    }

    fn race(&self, at: &str, name: &str) -> Result<RaceId> {
        race_named(self.game, at, name)
    }

    fn power(&self, at: &str, name: &str) -> Result<PowerId> {
        power_named(self.game, at, name)
    }

    /// Fields that no tile of these boxes knows are faults.
    fn known_fields(&self, text: &PositionText) -> Result<()> {
        let fields = text.more.keys().map(|field| (field, field.clone(), false));
        let seats = text.seats.iter().enumerate().flat_map(|(i, seat)| {
            let fields = seat.more.keys();
            fields.map(move |field| (field, format!("seats[{i}].{field}"), true))
        });
        for (field, at, of_seats) in fields.chain(seats) {
            let mut known = self.game.notations();
            if !known.any(|says| says.field == field && says.of_seats == of_seats) {
                return fault(at, "no such field in a position with these boxes");
            }
        }
        Ok(())
    }

    /// What tiles that lie over the table say.
    fn said(&mut self, text: &PositionText) -> Result<()> {
        for says in self.game.notations() {
            let mut nobody = ();
            let table = &mut Table::new(self.game, &mut self.state, &mut nobody);
            if !says.of_seats {
                if let Some(value) = text.more.get(says.field) {
                    table.lend(|hands| (says.read)(hands, says.field, Seat::NONE, value))?;
                }
                continue;
            }
            for (i, seat) in text.seats.iter().enumerate() {
                if let Some(value) = seat.more.get(says.field) {
                    let at = format!("seats[{i}].{}", says.field);
                    let seat = Seat(i as u8);
                    table.lend(|hands| (says.read)(hands, &at, seat, value))?;
                }
            }
        }
        Ok(())
    }
}
