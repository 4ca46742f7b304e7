//! The board and the position as the twin sees them: plain sets and names, read from the texts.

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
    /// The regions it shares a border with.
    pub borders: BTreeSet<u8>,
}

impl Land {
    /// Whether it is sea or lake.
    pub fn is_water(&self) -> bool {
        ["sea", "lake"].contains(&self.terrain)
    }
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
                borders: borders.into_iter().map(|region| region.0).collect(),
            };
            (i as u8, land)
        })
        .collect()
}

/// A race with its power. A race has one banner, so its name tells it from all others.
#[derive(Default)]
pub struct People<'a> {
    /// Who plays it, counted from 1.
    pub seat: u8,
    /// Whether it is active, not in decline.
    pub active: bool,
    /// The name of its power, or nothing.
    pub power: &'a str,
    /// Tokens in hand.
    pub hand: u8,
    /// Tokens waiting beside the map.
    pub aside: u8,
    /// Its regions with their tokens.
    pub held: BTreeMap<u8, u8>,
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
    /// Whether a lost tribe lives there.
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
    /// The face of a die rolled before choosing a region.
    pub die: Option<u8>,
    /// The race that acts now; nothing when a combo must be picked.
    pub acting: Option<&'a str>,
    /// How many seats there are.
    pub seats: u8,
    /// The races in front of the seats.
    pub peoples: BTreeMap<&'a str, People<'a>>,
    /// The regions with anything in them.
    pub spots: BTreeMap<u8, Spot<'a>>,
}

impl<'a> Position<'a> {
    /// Reads the JSON of a position.
    pub fn read(json: &'a str) -> Self {
        let text: PositionText = serde_json::from_str(json).expect("the position is JSON");
        let mut position = Self {
            round: text.round,
            seat: text.seat,
            phase: text.phase,
            die: text.turn.die,
            acting: None,
            seats: text.seats.len() as u8,
            peoples: BTreeMap::new(),
            spots: BTreeMap::new(),
        };
        for (seat, row) in (1..).zip(&text.seats) {
            let active = row.active.iter().map(|people| (people, true));
            let declined = row.declined.iter().map(|people| (people, false));
            for (people, active) in active.chain(declined) {
                let power = people.power.unwrap_or_default();
                let (hand, aside) = (people.hand, people.aside);
                let held = BTreeMap::new();
                let entry = People {
                    seat,
                    active,
                    power,
                    hand,
                    aside,
                    held,
                };
                let twice = position.peoples.insert(people.race, entry);
                assert!(
                    twice.is_none(),
                    "{} twice on the table\n{json}",
                    people.race
                );
            }
        }
        position.acting = match &text.turn.acting {
            Some(acting) => position.named(acting.seat, acting.people),
            None => position.named(text.seat, "active"),
        };
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
        position
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
}

#[derive(Deserialize)]
struct PositionText<'a> {
    round: u8,
    seat: u8,
    phase: &'a str,
    #[serde(default, borrow)]
    turn: TurnText<'a>,
    #[serde(borrow)]
    seats: Vec<SeatText<'a>>,
    #[serde(borrow)]
    regions: Vec<RegionText<'a>>,
}

#[derive(Default, Deserialize)]
struct TurnText<'a> {
    #[serde(borrow)]
    acting: Option<ActingText<'a>>,
    die: Option<u8>,
}

#[derive(Deserialize)]
struct ActingText<'a> {
    seat: u8,
    people: &'a str,
}

#[derive(Deserialize)]
struct SeatText<'a> {
    #[serde(borrow)]
    active: Option<PeopleText<'a>>,
    #[serde(default, borrow)]
    declined: Vec<PeopleText<'a>>,
}

#[derive(Deserialize)]
struct PeopleText<'a> {
    race: &'a str,
    power: Option<&'a str>,
    hand: u8,
    #[serde(default)]
    aside: u8,
}

#[derive(Deserialize)]
struct RegionText<'a> {
    region: u8,
    seat: Option<u8>,
    people: Option<&'a str>,
    #[serde(default)]
    tokens: u8,
    #[serde(default, borrow)]
    pieces: BTreeMap<&'a str, u8>,
    #[serde(default)]
    lost_tribe: bool,
}
