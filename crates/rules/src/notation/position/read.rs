//! Reads a position and refuses one that no game could reach safely.

use super::write::{left_by_default, powers_by_default};
use super::{
    CHANCES, ComboText, MAX_BYTES, PHASES, PeopleText, PositionError, PositionText, RegionText,
    TurnText,
};
use crate::cx::Cx;
use crate::game::Game;
use crate::ids::{PeopleId, PieceId, PowerId, RaceId, RegionId, SLOTS, Seat};
use crate::notation::action_text::piece_named;
use crate::notation::plain::plain_line;
use crate::notation::setup_text::SetupText;
use crate::price::{BEST_DIE, Prices};
use crate::reach;
use crate::redeploy;
use crate::region_set::TileSet;
use crate::state::{COLUMN, Chance, Combo, NO_DIE, People, Stage, State, TRIBES, Turn};
use crate::tile::{GameBox, Tile};
use crate::tiles;
use crate::turn;

type Result<T> = std::result::Result<T, PositionError>;

/// The most coins a seat can be given.
const MAX_COINS: u16 = 10_000;

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
    let mut reader = serde_json::Deserializer::from_str(json);
    let text: PositionText = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = error.path().to_string();
        let inner = error.into_inner();
        let full = inner.to_string();
        let what = full.split(" at line ").next().unwrap_or(&full).to_owned();
        let field = if field == "." { String::new() } else { field };
        self::error(field, Some(inner.line()), &what)
    })?;
    reader.end().map_err(|error| PositionError {
        field: String::new(),
        line: Some(error.line()),
        what: "nothing expected after the position".into(),
    })?;
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
    };
    let game = setup
        .game()
        .map_err(|(field, what)| error(field, None, &what))?;
    let mut state = Reader {
        game: &game,
        state: State::empty(),
    }
    .read(&text)?;
    turn::reopen(&game, &mut state);
    Ok((game, state))
}

struct Reader<'a> {
    game: &'a Game,
    state: State,
}

impl Reader<'_> {
    fn read(mut self, text: &PositionText) -> Result<State> {
        self.seats(text)?;
        for (i, region) in text.regions.iter().enumerate() {
            self.region(&format!("regions[{i}]"), region)?;
        }
        self.finish_peoples(text)?;
        self.trays()?;
        self.piles(text)?;
        self.turn(text)?;
        self.complete_column(text)?;
        self.check_turn()?;
        Ok(self.state)
    }

    fn seats(&mut self, text: &PositionText) -> Result<()> {
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
                        && !Cx::new(self.game, &self.state, id).any(|tile| tile.own_decline_slot)
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
        Ok(())
    }

    fn region(&mut self, at: &str, text: &RegionText) -> Result<()> {
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
        for i in (0..kind.planes).filter(|i| count >> i & 1 == 1) {
            let plane = &mut self.state.pieces[kind.plane + i];
            *plane = plane.with(region);
        }
        Ok(())
    }

    /// What needs the regions: how many conquests a people has made, whether it still exists.
    fn finish_peoples(&mut self, text: &PositionText) -> Result<()> {
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
    fn trays(&mut self) -> Result<()> {
        for (id, tile) in self.game.races_in_play() {
            self.state.tray[id.index()] = tile.supply;
        }
        for people in self.state.people.iter().filter(|people| people.exists()) {
            let standing: u32 = people
                .regions
                .into_iter()
                .map(|region| u32::from(self.state.tokens[region.index()]))
                .sum();
            let used = standing + u32::from(people.hand) + u32::from(people.aside);
            let tray = &mut self.state.tray[people.race.index()];
            if used > u32::from(*tray) {
                let name = tiles::RACES[people.race.index()].id;
                return fault(
                    "seats",
                    format!("{name}: at most {tray} tokens exist (P-14), found {used}"),
                );
            }
            *tray -= used as u8;
        }
        Ok(())
    }

    fn piles(&mut self, text: &PositionText) -> Result<()> {
        let column: &[ComboText] = text.column.as_deref().unwrap_or(&[]);
        if column.len() > COLUMN {
            return fault(
                "column",
                format!("at most {COLUMN} combos expected, found {}", column.len()),
            );
        }
        for (i, combo) in column.iter().enumerate() {
            let race = self.race(&format!("column[{i}].race"), &combo.race)?;
            let power = match &combo.power {
                Some(power) => self.power(&format!("column[{i}].power"), power)?,
                None => PowerId::NONE,
            };
            self.unused(&format!("column[{i}]"), race, power)?;
            self.state.column[i] = Combo {
                race,
                power,
                coins: combo.coins,
                ..Combo::NONE
            };
        }
        self.state.shown = column.len() as u8;
        for (i, name) in text.returned.iter().enumerate() {
            let race = self.race(&format!("returned[{i}]"), name)?;
            self.unused(&format!("returned[{i}]"), race, PowerId::NONE)?;
            self.state.returned[i] = race;
            self.state.waiting += 1;
        }
        for (i, name) in text.discard.iter().enumerate() {
            let power = self.power(&format!("discard[{i}]"), name)?;
            self.unused(&format!("discard[{i}]"), RaceId::NONE, power)?;
            self.state.discard.add(power.0);
        }
        if let Some(banner) = &text.turn.banner {
            let race = self.race("turn.banner", banner)?;
            self.unused("turn.banner", race, PowerId::NONE)?;
            if usize::from(self.state.shown) == COLUMN {
                return fault("turn.banner", "an open place of the column expected");
            }
            self.state.column[usize::from(self.state.shown)].race = race;
        }
        self.state.races_left = left_by_default(self.game, &self.state);
        if let Some(named) = &text.races_left {
            let mut left = TileSet::default();
            for (i, name) in named.iter().enumerate() {
                let race = self.race(&format!("races_left[{i}]"), name)?;
                self.unused(&format!("races_left[{i}]"), race, PowerId::NONE)?;
                left.add(race.0);
            }
            self.state.races_left = left;
        }
        self.state.powers_left = powers_by_default(self.game, &self.state);
        if let Some(named) = &text.powers_left {
            let mut left = TileSet::default();
            for (i, name) in named.iter().enumerate() {
                let power = self.power(&format!("powers_left[{i}]"), name)?;
                self.unused(&format!("powers_left[{i}]"), RaceId::NONE, power)?;
                left.add(power.0);
            }
            self.state.powers_left = left;
        }
        Ok(())
    }

    fn unused(&self, at: &str, race: RaceId, power: PowerId) -> Result<()> {
        let state = &self.state;
        let seen = race.is_some()
            && (state.people.iter().any(|people| people.race == race)
                || state.column.iter().any(|combo| combo.race == race)
                || state.returned().contains(&race));
        if seen {
            return fault(
                at,
                format!(
                    "race `{}` is already elsewhere",
                    tiles::RACES[race.index()].id
                ),
            );
        }
        let seen = power.is_some()
            && (state.people.iter().any(|people| people.power == power)
                || state.column.iter().any(|combo| combo.power == power)
                || state.discard.has(power.0));
        if seen {
            return fault(
                at,
                format!(
                    "power `{}` is already elsewhere",
                    tiles::POWERS[power.index()].id
                ),
            );
        }
        Ok(())
    }

    /// Open places of the column are filled in the order of the catalogue.
    fn complete_column(&mut self, text: &PositionText) -> Result<()> {
        if self.state.turn.chance != Chance::None && text.column.is_some() {
            return Ok(());
        }
        let state = &mut self.state;
        while usize::from(state.shown) < COLUMN {
            let Some(race) = state.races_left.nth(0) else {
                break;
            };
            let Some(power) = state.powers_left.nth(0) else {
                break;
            };
            state.races_left.take(race);
            state.powers_left.take(power);
            state.column[usize::from(state.shown)] = Combo {
                race: RaceId(race),
                power: PowerId(power),
                ..Combo::NONE
            };
            state.shown += 1;
        }
        Ok(())
    }

    fn turn(&mut self, text: &PositionText) -> Result<()> {
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
    fn check_turn(&self) -> Result<()> {
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

    fn seat(&self, at: &str, number: u8) -> Result<Seat> {
        let seats = self.game.setup().seats;
        if !(1..=seats).contains(&number) {
            return fault(at, format!("1 to {seats} expected, found {number}"));
        }
        Ok(Seat(number - 1))
    }

    fn region_id(&self, at: &str, number: u8) -> Result<RegionId> {
        let last = self.game.board().len() - 1;
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
            race => tiles::RACES
                .get(people.race.index())
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

    fn race(&self, at: &str, name: &str) -> Result<RaceId> {
        let known: Vec<(u8, &Tile)> = self
            .game
            .races_in_play()
            .map(|(id, tile)| (id.0, tile))
            .collect();
        tile(at, "race", name, &known).map(RaceId)
    }

    fn power(&self, at: &str, name: &str) -> Result<PowerId> {
        let known: Vec<(u8, &Tile)> = self
            .game
            .powers_in_play()
            .map(|(id, tile)| (id.0, tile))
            .collect();
        tile(at, "power", name, &known).map(PowerId)
    }
}

fn tile(at: &str, kind: &str, name: &str, known: &[(u8, &Tile)]) -> Result<u8> {
    match known.iter().find(|(_, tile)| tile.id == name) {
        Some((id, _)) => Ok(*id),
        None => {
            let ids: Vec<&str> = known.iter().map(|(_, tile)| tile.id).collect();
            let shown: String = name.chars().filter(|c| !c.is_control()).take(24).collect();
            fault(
                at,
                format!("a {kind} expected ({}), found `{shown}`", ids.join(", ")),
            )
        }
    }
}
