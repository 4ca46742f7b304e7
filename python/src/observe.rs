//! What a seat sees, as bytes. Made from a view and nothing else, so no secret can be in it.

use elbowroom_rules::board::Symbol;
use elbowroom_rules::ids::{MAX_REGIONS, PeopleId, PieceId, PowerId, RaceId, SLOTS};
use elbowroom_rules::state::{COLUMN, Chance, FORCES, NO_DIE, Stage};
use elbowroom_rules::{Game, RegionId, Seat, State, View, Viewer};

/// A field of an observation: its name, where it begins, and its shape.
pub struct Field {
    pub name: &'static str,
    pub first: usize,
    pub shape: Vec<usize>,
}

/// How the observations of one game are laid out.
pub struct Layout {
    pub fields: Vec<Field>,
    pub size: usize,
    seats: usize,
    regions: usize,
    races: Vec<RaceId>,
    powers: Vec<PowerId>,
    pieces: Vec<PieceId>,
    cells: usize,
    lies_out: bool,
    moves: bool,
    /// Where the parts begin.
    at: Parts,
}

#[derive(Default)]
struct Parts {
    table: usize,
    attacked: usize,
    coins: usize,
    people: usize,
    column: usize,
    races: usize,
    powers: usize,
    holder: usize,
    slot: usize,
    tokens: usize,
    marks: usize,
    pieces: usize,
    ground: usize,
    force: usize,
    cells: usize,
}

/// Numbers of the table, in their order.
pub const TABLE: [&str; 19] = [
    "round",
    "rounds_left",
    "stage",
    "fate",
    "seat",
    "turn_of",
    "acting_seat",
    "acting_slot",
    "target",
    "die",
    "piece",
    "nonempty",
    "owed",
    "placed",
    "attempted",
    "touched",
    "armed",
    "asked",
    "asked_at",
];

/// Numbers of a people, in their order.
pub const PEOPLE: [&str; 8] = [
    "race",
    "power",
    "hand",
    "aside",
    "race_memo",
    "power_memo",
    "conquests",
    "fresh",
];

/// Numbers of a combo, in their order.
pub const COMBO: [&str; 4] = ["race", "power", "coins", "waiting"];

/// Numbers of a thing that lies out, in their order.
pub const FORCE: [&str; 5] = ["tile", "whose", "which", "memo", "fresh"];

impl Layout {
    pub fn new(game: &Game) -> Self {
        let setup = game.setup();
        let seats = usize::from(setup.seats);
        let moves = game.moves();
        let regions = if moves {
            MAX_REGIONS
        } else {
            game.board().len()
        };
        let plain = setup.boxes == [elbowroom_rules::tile::GameBox::Base]
            && setup.custom.is_empty()
            && game.scenario().is_none();
        let mut layout = Self {
            fields: Vec::new(),
            size: 0,
            seats,
            regions,
            races: game.races_in_play().map(|(id, _)| id).collect(),
            powers: game.powers_in_play().map(|(id, _)| id).collect(),
            pieces: game.pieces_in_play().map(|(id, _)| id).collect(),
            cells: game.cells_in_use(),
            lies_out: !plain,
            moves,
            at: Parts::default(),
        };
        layout.at.table = layout.field("table", &[TABLE.len()]);
        layout.at.attacked = layout.field("attacked", &[seats]);
        layout.at.coins = layout.field("coins", &[seats, 2]);
        layout.at.people = layout.field("people", &[seats, SLOTS, PEOPLE.len()]);
        layout.at.column = layout.field("column", &[COLUMN, COMBO.len()]);
        layout.at.races = layout.field("races", &[2, layout.races.len()]);
        layout.at.powers = layout.field("powers", &[layout.powers.len()]);
        layout.at.holder = layout.field("holder", &[regions]);
        layout.at.slot = layout.field("slot", &[regions]);
        layout.at.tokens = layout.field("tokens", &[regions]);
        layout.at.marks = layout.field("marks", &[2, regions]);
        layout.at.pieces = layout.field("pieces", &[layout.pieces.len(), regions]);
        if moves {
            layout.at.ground = layout.field("ground", &[1 + Symbol::ALL.len(), regions]);
        }
        if layout.lies_out {
            layout.at.force = layout.field("force", &[FORCES, FORCE.len()]);
        }
        if layout.cells > 0 {
            layout.at.cells = layout.field("cells", &[layout.cells]);
        }
        layout
    }

    fn field(&mut self, name: &'static str, shape: &[usize]) -> usize {
        let first = self.size;
        self.fields.push(Field {
            name,
            first,
            shape: shape.to_vec(),
        });
        self.size += shape.iter().product::<usize>();
        first
    }

    /// The races, powers and pieces that fields list, in their order.
    pub fn races(&self) -> &[RaceId] {
        &self.races
    }

    pub fn powers(&self) -> &[PowerId] {
        &self.powers
    }

    pub fn pieces(&self) -> &[PieceId] {
        &self.pieces
    }

    /// How many regions a field of regions has.
    pub fn regions(&self) -> usize {
        self.regions
    }

    /// Writes what a view shows into `out`, which has the size of an observation. Seats are counted from the one
    /// that looks; a spectator counts from the first.
    pub fn write(&self, game: &Game, view: &View, out: &mut [u8]) {
        let me = match view.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Afterwards => Seat(0),
        };
        let state = view.table();
        out.fill(0);
        // Where the seat stands counted from the one that looks.
        let mut from_me = [0_u8; 8];
        for seat in 0..self.seats {
            let place = (seat + self.seats - usize::from(me.0)) % self.seats;
            from_me[seat & 7] = place as u8;
        }
        let from_me = |seat: Seat| from_me[usize::from(seat.0 & 7)];
        self.write_table(game, state, me, &from_me, out);
        for seat in (0..self.seats as u8).map(Seat) {
            let place = usize::from(from_me(seat));
            out[self.at.attacked + place] = state.attacked(seat).into();
            if let Some(coins) = view.coins(seat) {
                out[self.at.coins + 2 * place] = coins.min(255) as u8;
                out[self.at.coins + 2 * place + 1] = 1;
            }
            let peoples = &mut out[self.at.people + place * SLOTS * PEOPLE.len()..];
            for (slot, row) in peoples
                .chunks_exact_mut(PEOPLE.len())
                .take(SLOTS)
                .enumerate()
            {
                let people = state.people(PeopleId::new(seat, slot));
                row.copy_from_slice(&[
                    people.race.0.wrapping_add(1),
                    people.power.0.wrapping_add(1),
                    people.hand,
                    people.aside,
                    people.race_memo,
                    people.power_memo,
                    people.conquests,
                    people.is_fresh().into(),
                ]);
            }
        }
        let rows = out[self.at.column..].chunks_exact_mut(COMBO.len());
        for (combo, row) in state.column().iter().zip(rows) {
            row.copy_from_slice(&[
                combo.race.0.wrapping_add(1),
                combo.power.0.wrapping_add(1),
                combo.coins,
                combo.waiting,
            ]);
        }
        let (left, tray) = out[self.at.races..].split_at_mut(self.races.len());
        for ((&race, left), tray) in self.races.iter().zip(left).zip(tray) {
            *left = state.races_left().has(race.0).into();
            *tray = state.tray(race);
        }
        for (&power, place) in self.powers.iter().zip(&mut out[self.at.powers..]) {
            let left = u8::from(state.powers_left().has(power.0));
            *place = left + 2 * u8::from(state.discard().has(power.0));
        }
        self.write_regions(game, state, &from_me, out);
        if self.lies_out {
            self.write_forces(state, &from_me, out);
        }
        for (cell, place) in out[self.at.cells..].iter_mut().take(self.cells).enumerate() {
            *place = state.cell(cell);
        }
    }

    #[inline]
    fn write_table(
        &self,
        game: &Game,
        state: &State,
        me: Seat,
        from_me: &impl Fn(Seat) -> u8,
        out: &mut [u8],
    ) {
        let turn = state.turn();
        let due = state.due();
        out[self.at.table..][..TABLE.len()].copy_from_slice(&[
            turn.round,
            game.board().rounds().saturating_sub(turn.round),
            stage(turn.stage),
            u8::from(turn.chance != Chance::None),
            me.0,
            from_me(turn.seat),
            from_me(turn.acting.seat()),
            turn.acting.slot() as u8,
            turn.target.0.wrapping_add(1),
            if turn.die == NO_DIE { 0 } else { turn.die + 1 },
            turn.piece.0.wrapping_add(1),
            turn.nonempty,
            turn.owed,
            turn.placed,
            turn.attempted().into(),
            turn.touched().into(),
            turn.is_armed().into(),
            due.map_or(0, |due| due.deed.0.wrapping_add(1)),
            due.map_or(0, |due| due.at.0.wrapping_add(1)),
        ]);
    }

    #[inline]
    fn write_regions(
        &self,
        game: &Game,
        state: &State,
        from_me: &impl Fn(Seat) -> u8,
        out: &mut [u8],
    ) {
        let all = self.regions;
        for region in 0..all {
            let at = RegionId(region as u8);
            let holder = state.holder(at);
            if holder.is_some() {
                out[self.at.holder + region] = 1 + from_me(holder.seat());
                out[self.at.slot + region] = holder.slot() as u8;
            }
            out[self.at.tokens + region] = state.tokens(at);
        }
        let mut put = |first: usize, region: RegionId, value: u8| {
            if region.index() < all {
                out[first + region.index()] = value;
            }
        };
        for region in state.tribes() {
            put(self.at.marks, region, 1);
        }
        for region in state.turn().abandoned {
            put(self.at.marks + all, region, 1);
        }
        for (i, &piece) in self.pieces.iter().enumerate() {
            for region in game.regions_with(state, piece) {
                let count = game.pieces_at(state, piece, region);
                put(self.at.pieces + i * all, region, count);
            }
        }
        if self.moves {
            let now = game.now(state);
            for (region, ground) in now.board().regions().iter().enumerate().take(all) {
                let at = RegionId(region as u8);
                put(self.at.ground, at, now.board().ground(at).wrapping_add(1));
                for (i, symbol) in Symbol::ALL.iter().enumerate() {
                    let here = ground.symbols.contains(symbol);
                    put(self.at.ground + (1 + i) * all, at, here.into());
                }
            }
        }
    }

    fn write_forces(&self, state: &State, from_me: &impl Fn(Seat) -> u8, out: &mut [u8]) {
        let rows = out[self.at.force..].chunks_exact_mut(FORCE.len());
        for (force, row) in state.forces().iter().zip(rows) {
            let whose = force.whose;
            let (whose, which) = match (whose.is_seat(), whose.is_region(), whose.is_ring()) {
                (Some(seat), ..) => (1, from_me(seat)),
                (_, Some(region), _) => (2, region.0),
                (_, _, Some(ring)) => (3, ring as u8),
                _ if whose == elbowroom_rules::state::Whose::ALL => (4, 0),
                _ => (0, 0),
            };
            let tile = force.tile.0.wrapping_add(1);
            row.copy_from_slice(&[tile, whose, which, force.memo, force.fresh.into()]);
        }
    }
}

/// The number of a stage, in the order of [`STAGES`].
fn stage(stage: Stage) -> u8 {
    STAGES.iter().position(|known| *known == stage).unwrap_or(0) as u8
}

/// The stages of a turn, numbered from 0.
pub const STAGES: [Stage; 11] = [
    Stage::Pick,
    Stage::Start,
    Stage::Choice,
    Stage::Conquest,
    Stage::Redeploy,
    Stage::Pieces,
    Stage::EndOfTurn,
    Stage::LateDecline,
    Stage::AfterScore,
    Stage::Defence,
    Stage::Over,
];
