//! The worlds of the scenarios of Realms: each uses the hexes and pieces that its scenario names, and a game begins there.

use elbowroom_rules::board::Terrain;
use elbowroom_rules::realm::{Cell, Layout, PieceKind, Realm, Side, Water};
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Game, Pending, RegionId, Seat, Setup, Switches, tiles};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// What is known of a scenario: the sides of its hexes, its water, whether sets add up, and the hexes of each set.
struct Scenario {
    number: u8,
    id: &'static str,
    sides: &'static [Side],
    water: Water,
    adds_up: bool,
    sets: &'static [(u8, &'static str)],
}

const ABOVE: &[Side] = &[Side::Surface];
const BELOW: &[Side] = &[Side::Underground];
const BOTH: &[Side] = &Side::ALL;
const ALL: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

#[rustfmt::skip]
const SCENARIOS: &[Scenario] = &[
    Scenario { number: 1, id: "s01-my-precious-world", sides: ABOVE, water: Water::River, adds_up: true,
        sets: &[(2, "CDFLORTXY"), (3, "HIQW"), (4, "EKNPZ"), (5, "BJMV"), (6, "AGSU")] },
    Scenario { number: 2, id: "s02-long-river", sides: ABOVE, water: Water::River, adds_up: true,
        sets: &[(2, "ACGLRSUY"), (3, "BJMV"), (4, "EKNZ"), (5, "HIQW"), (6, "DFOX")] },
    // The river cuts the east off: R-19.
    Scenario { number: 3, id: "s03-go-east", sides: ABOVE, water: Water::River, adds_up: true,
        sets: &[(2, "ADFGNOUX"), (3, "CEK"), (4, "BJMV"), (5, "HISW"), (6, "LQRY")] },
    Scenario { number: 4, id: "s04-mountaintop", sides: ABOVE, water: Water::River, adds_up: true,
        sets: &[(3, "DEFIJKLMOPVXY"), (4, "ABR"), (5, "CHQW"), (6, "GUNSZ")] },
    Scenario { number: 5, id: "s05-rusted-throne", sides: ABOVE, water: Water::Sea, adds_up: true,
        sets: &[(4, "BCDEFHIJMQRSVWYZ"), (5, "AGK")] },
    Scenario { number: 6, id: "s06-adrift", sides: ABOVE, water: Water::Sea, adds_up: true,
        sets: &[(2, "FHILOSUY"), (3, "AEPQZ"), (4, "GKMX"), (5, "DJNTV"), (6, "BCRW")] },
    Scenario { number: 7, id: "s07-crops-of-power", sides: ABOVE, water: Water::River, adds_up: true,
        sets: &[(2, "AIMNQRSUXZ"), (3, "CGL"), (4, "EKO"), (5, "BJF"), (6, "DHW")] },
    Scenario { number: 8, id: "s08-sword-in-the-cavern", sides: BELOW, water: Water::Sea, adds_up: false,
        sets: &[(3, "ABEFGHNORSV"), (4, "ABCDEFGHIMNRVYZ"), (5, "ABCDEFGHIJKLQUVWXY")] },
    // Everything in the box: the world is laid in play.
    Scenario { number: 9, id: "s09-game-of-gods", sides: ABOVE, water: Water::River, adds_up: false,
        sets: &[(2, ALL), (3, ALL), (4, ALL)] },
    // One box has too few races for more.
    Scenario { number: 9, id: "s09-game-of-gods", sides: BOTH, water: Water::River, adds_up: false,
        sets: &[(5, ALL), (6, ALL)] },
    Scenario { number: 10, id: "s10-dig-too-far", sides: BELOW, water: Water::River, adds_up: true,
        sets: &[(3, "ABDEFGHNOPRSU"), (4, "CLMQ")] },
    Scenario { number: 11, id: "s11-all-together-now", sides: BOTH, water: Water::River, adds_up: true,
        sets: &[(5, "ABCDEFGHIJKMNQSUVXYZ")] },
    Scenario { number: 12, id: "s12-night-and-day", sides: BOTH, water: Water::River, adds_up: true,
        sets: &[(3, "BCEHIKLNRSVY"), (4, "ADOU"), (5, "FMQZ")] },
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/boards/realms")
}

/// The world of a scenario for so many players.
struct World {
    scenario: &'static Scenario,
    players: u8,
    name: String,
    file: toml::Table,
    realm: Realm,
    layout: Layout,
}

impl World {
    fn read(scenario: &'static Scenario, players: u8) -> Self {
        let name = format!("s{:02}-{players}p", scenario.number);
        let path = folder().join(format!("{name}.realm.toml"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let realm = Realm::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let layout = realm
            .lay()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        Self {
            scenario,
            players,
            name,
            file: text.parse().expect("a realm file is TOML"),
            realm,
            layout,
        }
    }

    fn all() -> impl Iterator<Item = Self> {
        let sets = SCENARIOS.iter().flat_map(|scenario| {
            let players = scenario.sets.iter();
            players.map(move |(players, _)| (scenario, *players))
        });
        sets.map(|(scenario, players)| Self::read(scenario, players))
    }

    fn of(number: u8) -> impl Iterator<Item = Self> {
        let scenario = SCENARIOS.iter().find(|scenario| scenario.number == number);
        let scenario = scenario.expect("a scenario with worlds");
        let players = scenario.sets.iter();
        players.map(move |(players, _)| Self::read(scenario, *players))
    }

    /// The pieces of a kind as the file says them.
    fn pieces(&self, kind: &str) -> Vec<&toml::Table> {
        let pieces = self.file.get("piece").and_then(toml::Value::as_array);
        let pieces = pieces
            .into_iter()
            .flatten()
            .filter_map(toml::Value::as_table);
        pieces
            .filter(|piece| piece["kind"].as_str() == Some(kind))
            .collect()
    }

    /// The region that a piece lies on.
    fn under(&self, piece: &toml::Table) -> RegionId {
        let number = |value: &toml::Value| value.as_integer().and_then(|n| i8::try_from(n).ok());
        let at = piece["at"].as_array().expect("a cell");
        let at = Cell::from([0, 1].map(|axis| number(&at[axis]).expect("a small number")));
        let third = number(&piece["third"]).expect("a third") as u8;
        self.layout.region(at, third).expect("a hex lies there")
    }

    /// The regions under the pieces of a kind.
    fn with(&self, kind: &str) -> RegionSet {
        let pieces = self.pieces(kind);
        pieces.into_iter().map(|piece| self.under(piece)).collect()
    }

    fn count(&self, kind: &str) -> usize {
        self.pieces(kind).len()
    }

    /// The middle of a region's first hex, east and south.
    fn place(&self, region: RegionId) -> [f32; 2] {
        let region = self.layout.board.region(region).expect("a region");
        region.center
    }

    fn land(&self) -> RegionSet {
        let board = &self.layout.board;
        board.all() - board.water() - board.closed()
    }

    /// What can be walked to from some regions among others.
    fn reached(&self, from: RegionSet, among: RegionSet) -> RegionSet {
        let mut reached = from & among;
        loop {
            let more = reached | (self.layout.board.neighbours(reached) & among);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Empty cells with hexes all around.
    fn holes(&self) -> BTreeSet<Cell> {
        let around = self.realm.hexes.iter().flat_map(|hex| hex.at.around());
        let laid = |cell: Cell| self.realm.hex(cell).is_some();
        around
            .filter(|cell| !laid(*cell) && cell.around().all(laid))
            .collect()
    }

    fn game(&self) -> Game {
        let setup = Setup {
            board: self.layout.board.clone(),
            seats: self.players,
            first: Seat(0),
            boxes: Setup::usual_boxes(&self.layout.board),
            switches: Switches::default(),
            monsters: RegionSet::EMPTY,
            custom: Vec::new(),
            values: Default::default(),
        };
        Game::new(setup).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }
}

#[test]
fn there_is_a_world_for_every_scenario_and_number_of_players_and_no_other() {
    let expected: BTreeSet<String> = World::all()
        .map(|world| format!("{}.realm.toml", world.name))
        .collect();
    let files = std::fs::read_dir(folder()).expect("the folder of worlds");
    let files = files.map(|file| file.expect("a file").file_name());
    let found: BTreeSet<String> = files
        .map(|name| name.into_string().expect("a plain name"))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(found.len(), 45);
}

/// Proves for the scenarios: the hexes of the box's list, the sides that lie up, rounds and water.
#[test]
fn worlds_use_the_hexes_that_their_scenario_names() {
    for world in World::all() {
        let Scenario {
            sets,
            adds_up,
            sides,
            water,
            ..
        } = world.scenario;
        let sets = sets.iter().filter(|(players, _)| {
            *players == world.players || *adds_up && *players < world.players
        });
        let named: BTreeSet<char> = sets.flat_map(|(_, letters)| letters.chars()).collect();
        let hexes = &world.realm.hexes;
        let laid: BTreeSet<char> = hexes.iter().map(|hex| hex.tile.letter()).collect();
        assert_eq!(laid, named, "{}", world.name);
        for side in Side::ALL {
            let lies = hexes.iter().any(|hex| hex.side == side);
            assert_eq!(lies, sides.contains(&side), "{}: {side:?}", world.name);
        }
        let rounds = [10, 10, 9, 8, 8][usize::from(world.players) - 2];
        assert_eq!(world.realm.players, world.players, "{}", world.name);
        assert_eq!(world.realm.rounds, rounds, "{}", world.name);
        assert_eq!(world.realm.water, *water, "{}", world.name);
        assert_eq!(world.realm.name, world.name);
        assert!(!world.realm.title.is_empty(), "{}", world.name);
        let said = world.file.get("scenario").and_then(toml::Value::as_str);
        // A scenario that is not told yet is not said either.
        let known = tiles::scenario(world.scenario.id).map(|tile| tile.id);
        assert_eq!(said, known, "{}", world.name);
    }
}

/// The pieces that are known of scenarios 3, 4, 5, 8, 11 and 12; nowhere else is one of the special ones.
#[test]
fn worlds_have_the_pieces_that_are_known() {
    let known = |number: u8, players: u8, kind: &str| -> Option<usize> {
        let of = usize::from(players);
        Some(match (number, kind) {
            (3, "lost-tribe") => [6, 10, 13, 15, 18][of - 2],
            (3, "coin-mine") => 2 * (of - 1),
            (4, "peak") => [2, 3, 4, 4][of - 3],
            (5, "peak" | "throne") => 1,
            (8, "mountain") => [6, 8, 8][of - 3],
            (8, "chasm") => 6,
            // Two monsters in each place, and with the sword.
            (8, "monsters") => [5, 6, 7][of - 3],
            (10, "monsters") => 2,
            (10, "vein") => 9,
            (11, "tunnel") => 2 * 4,
            (12, "tunnel") => 2 * of,
            (_, "coin-mine" | "throne" | "vein") => 0,
            _ => return None,
        })
    };
    let kinds = PieceKind::ALL.map(PieceKind::id);
    for world in World::all() {
        for kind in kinds {
            if let Some(expected) = known(world.scenario.number, world.players, kind) {
                assert_eq!(world.count(kind), expected, "{}: {kind}", world.name);
            }
        }
    }
}

#[test]
fn a_game_begins_in_every_world() {
    for world in World::all() {
        let game = world.game();
        let mut state = game.start();
        for _ in 0..400 {
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(odds) => {
                    let answer = game.answer(&mut state, odds.case(0), &mut ());
                    answer.expect("fate was asked");
                }
                Pending::Decision(_) => {
                    let list = game.legal(&state);
                    let step = list.step(list.len() / 2).expect("something is legal");
                    game.apply(&mut state, step, &mut ());
                }
            }
        }
        assert!(
            state.turn().round > 1 || state.turn().seat != Seat(0),
            "{}: nobody came past the first turn",
            world.name
        );
    }
}

/// Proves R-17 for the worlds of scenario 2: two river ends and the two regions beside each are the gates, and one river
/// runs from end to end.
#[test]
fn the_long_river_is_entered_at_its_ends() {
    for world in World::of(2) {
        let (board, gates) = (&world.layout.board, world.with("gate"));
        assert_eq!(gates.len(), 6, "{}", world.name);
        let ends = gates & board.water();
        assert_eq!(ends.len(), 2, "{}", world.name);
        for end in ends {
            let banks = board.borders(end) & world.land();
            assert_eq!(banks.len(), 2, "{}", world.name);
            assert_eq!(banks - gates, RegionSet::EMPTY, "{}", world.name);
        }
        let edge = board.select(|region| region.edge);
        assert_eq!(edge & board.water(), ends, "{}", world.name);
        let first = ends.into_iter().take(1).collect();
        let river = world.reached(first, board.water());
        assert_eq!(river, board.water(), "{}", world.name);
        assert!(river.len() > 2, "{}: the ends are regions", world.name);
    }
}

/// Proves for the worlds of scenario 3: gates in the west, mines in the east, and a river from north to
/// south that has to be crossed.
#[test]
fn the_way_east_crosses_a_river() {
    for world in World::of(3) {
        let board = &world.layout.board;
        let (gates, mines) = (world.with("gate"), world.with("coin-mine"));
        let edge = board.select(|region| region.edge);
        assert!(gates.len() >= world.players, "{}", world.name);
        assert_eq!((gates | mines) - (edge & world.land()), RegionSet::EMPTY);
        let east = |region| world.place(region)[0];
        let most = gates.into_iter().map(east).fold(0.0, f32::max);
        let least = mines.into_iter().map(east).fold(1000.0, f32::min);
        assert!(most < 400.0 && least > 600.0, "{}", world.name);
        let west = world.reached(gates, world.land());
        assert_eq!(west & mines, RegionSet::EMPTY, "{}", world.name);
        assert_eq!(
            world.reached(gates, board.all() - board.closed()) & mines,
            mines
        );
    }
}

/// Proves R-24 for the worlds of scenario 5: the throne is on the only peak, and five regions of land border it.
#[test]
fn five_regions_border_the_throne() {
    for world in World::of(5) {
        let throne = world.with("throne");
        assert_eq!(throne, world.with("peak"), "{}", world.name);
        let around = world.layout.board.neighbours(throne) - throne;
        assert_eq!(around.len(), 5, "{}", world.name);
        assert_eq!(around - world.land(), RegionSet::EMPTY, "{}", world.name);
    }
}

/// Proves R-27 for the beginning of scenario 6: one mass without holes, no river borders.
#[test]
fn the_continent_begins_as_one_round_mass() {
    for world in World::of(6) {
        assert_eq!(world.count("river-border"), 0, "{}", world.name);
        assert!(world.holes().is_empty(), "{}", world.name);
        let hexes = &world.realm.hexes;
        let far = |hex: &elbowroom_rules::realm::Hex| {
            let steps = hexes.iter().map(|other| hex.at.steps(other.at));
            steps.max().unwrap_or_default()
        };
        let widest = hexes.iter().map(far).max().expect("hexes");
        assert!(
            widest <= 3 + (i32::from(world.players) + 1) / 2,
            "{}",
            world.name
        );
    }
}

/// Proves for the worlds of scenario 7: a hole for each player, and at least five regions of land around
/// each.
#[test]
fn crops_have_land_around_them() {
    for world in World::of(7) {
        let holes = world.holes();
        assert_eq!(holes.len(), usize::from(world.players), "{}", world.name);
        for hole in holes {
            let around = (0..6).map(|side| {
                let hex = world.realm.hex(hole.across(side)).expect("all around");
                let facing = (side + 3) % 6;
                let third = (facing + 6 - hex.turn) % 6 / 2;
                world.layout.region(hex.at, third).expect("a third")
            });
            let around: RegionSet = around.collect();
            assert!((around & world.land()).len() >= 5, "{}", world.name);
        }
    }
}

/// Proves R-38 for the worlds of scenario 8: the sword lies in the middle, nobody enters there.
#[test]
fn the_sword_lies_in_the_middle() {
    for world in World::of(8) {
        let markers = world.pieces("marker");
        assert_eq!(markers.len(), 1, "{}", world.name);
        let tile = markers[0]["tile"].as_str();
        assert_eq!(tile, Some("killer-rabbit-sword"), "{}", world.name);
        let sword = world.under(markers[0]);
        assert!(world.with("monsters").has(sword), "{}", world.name);
        let [x, y] = world.place(sword);
        assert!(
            (x - 500.0).abs() < 150.0 && (y - 500.0).abs() < 150.0,
            "{}",
            world.name
        );
        let edge = world.layout.board.select(|region| region.edge);
        assert!(!edge.has(sword), "{}", world.name);
    }
}

/// Proves for the worlds of scenario 10: three veins from west to east, each of three regions that touch,
/// one above the other; the two places lie north of them.
#[test]
fn veins_run_down_side_by_side() {
    for world in World::of(10) {
        let mut before = 0.0;
        let mut highest = 1000.0_f32;
        for number in 1..=3 {
            let vein = ["a", "b", "c"].map(|level| {
                let pieces = world.pieces("vein").into_iter();
                let here = pieces.filter(|piece| {
                    piece["level"].as_str() == Some(level)
                        && piece["number"].as_integer() == Some(number)
                });
                let here: Vec<_> = here.collect();
                assert_eq!(here.len(), 1, "{}: {number}{level}", world.name);
                world.under(here[0])
            });
            for pair in vein.windows(2) {
                assert!(
                    world.layout.board.borders(pair[0]).has(pair[1]),
                    "{}",
                    world.name
                );
                assert!(
                    world.place(pair[0])[1] < world.place(pair[1])[1],
                    "{}",
                    world.name
                );
            }
            let x = vein
                .iter()
                .map(|region| world.place(*region)[0])
                .sum::<f32>()
                / 3.0;
            assert!(
                x > before,
                "{}: vein {number} is east of the last",
                world.name
            );
            before = x;
            highest = highest.min(world.place(vein[0])[1]);
        }
        let veins = world.with("vein");
        assert_eq!(veins.len(), 9, "{}", world.name);
        assert_eq!(veins - world.land(), RegionSet::EMPTY, "{}", world.name);
        for place in world.with("monsters") {
            assert!(world.place(place)[1] < highest, "{}", world.name);
        }
    }
}

/// The regions of one side.
fn side(world: &World, side: Side) -> RegionSet {
    let hexes = world.realm.hexes.iter().filter(|hex| hex.side == side);
    let regions = hexes.flat_map(|hex| {
        (0..3).map(move |third| world.layout.region(hex.at, third).expect("a third"))
    });
    regions.collect()
}

/// Proves R-66 for the world of scenario 11: two maps that only tunnels join.
#[test]
fn two_maps_are_joined_by_tunnels_alone() {
    for world in World::of(11) {
        let (above, below) = (side(&world, Side::Surface), side(&world, Side::Underground));
        assert_eq!(above & below, RegionSet::EMPTY, "{}", world.name);
        let ends = world.with("tunnel");
        let seam = world.layout.board.neighbours(above) & below;
        assert_eq!(seam, ends & below, "{}", world.name);
        assert_eq!((ends & above).len(), 4, "{}", world.name);
        let edge = world.layout.board.entry();
        assert!((edge & above).len() > 8 && (edge & below).len() > 8);
    }
}

/// Proves R-70 for the worlds of scenario 12: the surface in the north and its gates in the northern row, the other world in
/// the south and its gates in the southern row.
#[test]
fn day_is_in_the_north_and_night_in_the_south() {
    for world in World::of(12) {
        let rows = |side| {
            let hexes = world.realm.hexes.iter().filter(move |hex| hex.side == side);
            hexes.map(|hex| hex.at.r)
        };
        let (north, south) = (rows(Side::Surface), rows(Side::Underground));
        assert!(north.clone().max() < south.clone().min(), "{}", world.name);
        let (first, last) = (north.min(), south.max());
        for gate in world.pieces("gate") {
            let row = gate["at"][1].as_integer();
            assert!(row == first.map(i64::from) || row == last.map(i64::from));
        }
        let gates = world.with("gate");
        for half in Side::ALL {
            let land = (gates & side(&world, half)).len();
            assert!(land >= world.players, "{}: {land}", world.name);
        }
        assert_eq!(gates - world.layout.board.entry(), RegionSet::EMPTY);
    }
}

/// Mountains, black ones too, and what stands on them are land that somebody can hold.
#[test]
fn no_world_is_all_mountains_and_chasms() {
    for world in World::all() {
        let board = &world.layout.board;
        let high = board.terrain(Terrain::Mountain) | board.terrain(Terrain::BlackMountain);
        let land = world.land();
        assert!(4 * high.len() <= 2 * land.len(), "{}", world.name);
        assert!(land.len() >= 7 * world.players - 7, "{}", world.name);
    }
}
