//! The board and the position as the twin sees them: plain sets and names, read from the texts.

use super::text::{BombsText, PositionText};
use elbowroom_rules::{Board, RegionId};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// What is printed in one region.
pub struct Land {
    /// `hill`, `sea` and so on.
    pub terrain: &'static str,
    /// `cavern`, `mine`, `magic`.
    pub symbols: BTreeSet<&'static str>,
    /// Whether it touches the edge of the board.
    pub edge: bool,
    /// Whether monsters are printed there (U-08).
    pub monsters: bool,
    /// Whether the symbol of the volcano is printed there (U-27).
    pub volcano: bool,
    /// Whether it is a peak.
    pub peak: bool,
    /// The island it lies on, where the board is made of several (W-01).
    pub island: Option<String>,
    /// The regions it shares a border with.
    pub borders: BTreeSet<u8>,
}

impl Land {
    /// Whether it is of the same terrain as another, above the earth or below it.
    pub fn is_like(&self, other: &Self) -> bool {
        let above = |terrain: &'static str| match terrain {
            "black-mountain" => "mountain",
            "mushroom" => "forest",
            "mud" => "swamp",
            terrain => terrain,
        };
        above(self.terrain) == above(other.terrain)
    }

    /// Whether it is water that only some may enter: sea or lake.
    pub fn is_deep(&self) -> bool {
        ["sea", "lake"].contains(&self.terrain)
    }

    /// Whether it is water: sea, lake or river.
    pub fn is_water(&self) -> bool {
        self.is_deep() || self.terrain == "river"
    }

    /// Whether it is what a text calls by one of these names: `mountain`, `forest`, `swamp`, `mine`, `magic`.
    pub fn is(&self, kind: &str) -> bool {
        let below = match kind {
            "mountain" => "black-mountain",
            "forest" => "mushroom",
            "swamp" => "mud",
            "magic" => "crystal",
            _ => kind,
        };
        [kind, below].contains(&self.terrain) || self.symbols.contains(kind)
    }
}

/// Whether some of the board lies below the earth: its grounds tell; hexes above have rivers and chasms too.
pub fn is_below(map: &Map) -> bool {
    let below = ["mud", "mushroom", "crystal", "mine", "black-mountain"];
    map.values().any(|land| below.contains(&land.terrain))
}

/// The printed board, by number of region.
pub type Map = BTreeMap<u8, Land>;

/// Copies what is printed on a board.
pub fn read_map(board: &Board) -> Map {
    let numbered = board.regions().iter().enumerate();
    numbered
        .map(|(i, region)| {
            let borders = board.borders(RegionId(i as u8));
            let land = Land {
                terrain: region.terrain.id(),
                symbols: region.symbols.iter().map(|symbol| symbol.id()).collect(),
                edge: region.edge,
                monsters: region.monsters,
                volcano: region.volcano,
                peak: region.peak,
                island: region.island.clone(),
                borders: borders.into_iter().map(|region| region.0).collect(),
            };
            (i as u8, land)
        })
        .collect()
}

/// The race of the Necromancer.
pub const GHOSTS: &str = "necromancer-ghost";

/// Pieces that are played as race tokens and counted among them (C-07, L-02, W-43, W-47).
pub const TOKEN_LIKE: [&str; 4] = ["leader", "horde-token", "beast", "champion-piece"];

/// A race with its power. A race has one banner, so its name tells it from all others.
#[derive(Default)]
pub struct People<'a> {
    /// Who plays it, counted from 1.
    pub seat: u8,
    /// Whether it is active, not in decline. Ghosts sit in the place of an active race.
    pub active: bool,
    /// The names of its powers: none, one, or all that the Necromancer owns.
    pub powers: Vec<&'a str>,
    /// The power that it has from Stonehedge (U-82); it is among its powers too.
    pub lent_power: Option<&'a str>,
    /// Tokens in hand.
    pub hand: u8,
    /// Tokens waiting beside the map or on the island.
    pub aside: u8,
    /// Leaders and horde tokens among those in hand.
    pub pieces: BTreeMap<&'a str, u8>,
    /// Leaders and horde tokens among those beside the map.
    pub pieces_aside: BTreeMap<&'a str, u8>,
    /// Silver hammers, wherever they are (U-41).
    pub lent: u8,
    /// Those among the tokens in hand or aside.
    pub hammers: u8,
    /// Its regions with their tokens.
    pub held: BTreeMap<u8, u8>,
}

impl People<'_> {
    /// All tokens it has, wherever they are.
    pub fn tokens(&self) -> u8 {
        self.hand + self.aside + self.held.values().sum::<u8>()
    }
}

/// A combo in the column.
#[derive(Deserialize)]
pub struct Combo<'a> {
    pub race: &'a str,
    pub power: Option<&'a str>,
    /// Coins lying on it.
    #[serde(default)]
    pub coins: u16,
    /// Homunculi waiting on it.
    #[serde(default)]
    pub waiting: u8,
}

/// What stands in a region.
#[derive(Default)]
pub struct Spot<'a> {
    /// The race that holds it.
    pub race: Option<&'a str>,
    /// The race tokens in it.
    pub tokens: u8,
    /// The markers in it.
    pub pieces: BTreeMap<&'a str, u8>,
    /// Whether a lost tribe lives there, or monsters.
    pub tribe: bool,
}

/// A position.
pub struct Position<'a> {
    /// The round, counted from 1.
    pub round: u8,
    /// Whose turn it is, counted from 1.
    pub seat: u8,
    /// Where the turn stands.
    pub phase: &'a str,
    /// The question that somebody must answer first.
    pub ask: Option<&'a str>,
    /// The race whose owner is asked.
    pub asked: Option<&'a str>,
    /// What fate is asked for.
    pub chance: Option<&'a str>,
    /// What was made ready for the next conquest.
    pub armed: Vec<&'a str>,
    /// The race that acts now; nothing when a combo must be picked.
    pub acting: Option<&'a str>,
    /// How many seats there are.
    pub seats: u8,
    /// The coins of the seats.
    pub coins: Vec<u16>,
    /// How many captive leaders each seat has.
    pub captives: Vec<u16>,
    /// The combos that can be picked, from the top.
    pub column: Vec<Combo<'a>>,
    /// The souls in the well that are no ghosts.
    pub well: Vec<&'a str>,
    /// The ghosts in the well.
    pub ghosts_in_well: u8,
    /// The powers that the Necromancer drew.
    pub shop: Vec<&'a str>,
    /// The races in front of the seats.
    pub peoples: BTreeMap<&'a str, People<'a>>,
    /// The regions with anything in them.
    pub spots: BTreeMap<u8, Spot<'a>>,
    /// Regions that monsters were given by the host.
    pub given_monsters: Vec<u8>,
    /// Relics and places that were found, with their regions.
    pub markers: BTreeMap<&'a str, u8>,
    /// Where the Balrog is.
    pub balrog: Option<u8>,
    /// Where the volcano is.
    pub volcano: Option<u8>,
    /// Where the ghost of the tomb raider is, and its master's seat.
    pub raider: Option<(u8, u8)>,
    /// The power drawn for Stonehedge.
    pub stonehedge: Option<&'a str>,
    /// The seats that attacked each seat since its last turn, where it remembers (U-62).
    pub grudges: Vec<BTreeSet<u8>>,
    /// Whether each seat has a token of harmony, and whether it has paid for this turn (W-35).
    pub harmony: Vec<Option<&'a str>>,
    /// Whether each seat had its first loss of this turn spared (W-16).
    pub spared: Vec<bool>,
    /// The bombs that were turned up (W-24).
    pub bombs: BombsText,
}

impl<'a> Position<'a> {
    /// Reads the JSON of a position.
    pub fn read(json: &'a str) -> Self {
        let text: PositionText = serde_json::from_str(json).expect("the position is JSON");
        let mut position = Self {
            round: text.round,
            seat: text.seat,
            phase: text.phase,
            ask: text.turn.ask,
            asked: None,
            chance: text.turn.chance,
            armed: text.turn.armed.unwrap_or_default().split(' ').collect(),
            acting: None,
            seats: text.seats.len() as u8,
            coins: text.seats.iter().map(|row| row.coins).collect(),
            captives: text
                .seats
                .iter()
                .map(|row| row.captives.len() as u16)
                .collect(),
            column: text.column,
            well: text.necromancer.well,
            ghosts_in_well: text.necromancer.ghosts_in_well,
            shop: text.necromancer.powers,
            peoples: BTreeMap::new(),
            spots: BTreeMap::new(),
            given_monsters: text.monsters,
            markers: text
                .markers
                .iter()
                .map(|(id, at)| (*id, at.region()))
                .collect(),
            balrog: text.balrog,
            volcano: text.volcano,
            raider: text.raider.map(|raider| (raider.region, raider.master)),
            stonehedge: text.stonehedge.map(|power| power.power()),
            grudges: text.seats.iter().map(|row| row.grudge.clone()).collect(),
            harmony: text.seats.iter().map(|row| row.harmony).collect(),
            spared: text.seats.iter().map(|row| row.loss_saved).collect(),
            bombs: text.bombs,
        };
        for (seat, row) in (1..).zip(text.seats) {
            let active = row.active.into_iter().map(|people| (people, true));
            let declined = row.declined.into_iter().map(|people| (people, false));
            for (people, active) in active.chain(declined) {
                let race = people.race;
                let mut powers: Vec<&str> = people.power.into_iter().collect();
                if race == GHOSTS {
                    powers.extend(&text.necromancer.owned);
                }
                let entry = People {
                    seat,
                    active,
                    powers,
                    lent_power: None,
                    lent: people.lent,
                    hammers: people.lent - people.lent_used,
                    hand: people.hand,
                    aside: people.aside,
                    pieces: people.pieces,
                    pieces_aside: people.pieces_aside,
                    held: BTreeMap::new(),
                };
                let twice = position.peoples.insert(race, entry);
                assert!(twice.is_none(), "{race} twice on the table\n{json}");
            }
        }
        position.acting = match &text.turn.acting {
            Some(acting) => position.named(acting.seat, acting.people),
            None => position.named(text.seat, "active"),
        };
        let asked = text.turn.asked.as_ref();
        position.asked = asked.and_then(|asked| position.named(asked.seat, asked.people));
        for row in text.regions {
            let name = row.people.unwrap_or("active");
            let race = row.seat.and_then(|seat| position.named(seat, name));
            assert_eq!(
                race.is_some(),
                row.seat.is_some(),
                "holder of {}\n{json}",
                row.region
            );
            if let Some(race) = race {
                let people = position.peoples.get_mut(race).expect("it was named");
                people.held.insert(row.region, row.tokens);
            }
            let spot = Spot {
                race,
                tokens: row.tokens,
                pieces: row.pieces,
                tribe: row.lost_tribe,
            };
            position.spots.insert(row.region, spot);
        }
        position.lend_power();
        position
    }

    /// Gives the holder of Stonehedge its power (U-82): all of it while active; in decline what lasts as long as the place
    /// is held (U-84).
    fn lend_power(&mut self) {
        let place = self.markers.get("stonehedge");
        let (Some(region), Some(power)) = (place, self.stonehedge) else {
            return;
        };
        let Some(race) = self.spots.get(region).and_then(|spot| spot.race) else {
            return;
        };
        let holder = self.peoples.get_mut(race).expect("it holds a region");
        if holder.active || ["wise", "muddy", "reborn", "seafaring"].contains(&power) {
            holder.powers.push(power);
            holder.lent_power = Some(power);
        }
    }

    /// The region of a relic or place, if that race holds it.
    pub fn holds(&self, race: &str, marker: &str) -> Option<u8> {
        let region = *self.markers.get(marker)?;
        self.peoples[race]
            .held
            .contains_key(&region)
            .then_some(region)
    }

    /// The race that a position calls `active`, `declined` or by its name.
    fn named(&self, seat: u8, name: &str) -> Option<&'a str> {
        let mut of_seat = self
            .peoples
            .iter()
            .filter(|(_, people)| people.seat == seat);
        let found = of_seat.find(|(race, people)| match name {
            "active" => people.active,
            "declined" => !people.active,
            _ => **race == name,
        });
        found.map(|(race, _)| *race)
    }

    /// Whether a race lives: active, and no ghosts (N-23).
    pub fn is_living(&self, race: &str) -> bool {
        self.peoples[race].active && race != GHOSTS
    }

    /// Whether the lake is the island of a Necromancer (N-27).
    pub fn has_island(&self) -> bool {
        self.peoples.contains_key(GHOSTS)
    }

    /// Leaders and horde tokens of a race, wherever they are.
    pub fn token_like(&self, race: &str) -> u8 {
        let people = &self.peoples[race];
        let beside = people.pieces.values().chain(people.pieces_aside.values());
        let on_map = people.held.keys().map(|region| &self.spots[region].pieces);
        let standing = on_map.flat_map(|pieces| TOKEN_LIKE.iter().filter_map(|id| pieces.get(id)));
        beside.chain(standing).sum()
    }

    /// Whether the leader of a race is with it.
    pub fn has_leader(&self, race: &str) -> bool {
        let people = &self.peoples[race];
        people.pieces.contains_key("leader")
            || people.pieces_aside.contains_key("leader")
            || people.held.keys().any(|region| self.has(*region, "leader"))
    }

    /// Whether a piece is in a region.
    pub fn has(&self, region: u8, piece: &str) -> bool {
        let spot = self.spots.get(&region);
        spot.is_some_and(|spot| spot.pieces.contains_key(piece))
    }

    /// The tokens of a race that are in the box no more: on the table or in the well (N-08).
    pub fn out_of_tray(&self, race: &str) -> u8 {
        let played = self.peoples.get(race).map_or(0, People::tokens);
        let hammers = self.peoples.get(race).map_or(0, |people| people.lent);
        let extra = if played > 0 {
            self.token_like(race) + hammers
        } else {
            0
        };
        let souls = self.well.iter().filter(|soul| **soul == race).count() as u8;
        let ghosts = u8::from(race == GHOSTS) * self.ghosts_in_well;
        played - extra + souls + ghosts
    }
}
