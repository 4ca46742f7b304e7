//! Every face, every set of faces, and names that are no set.

use super::*;
use crate::board::{Region, Terrain};
use crate::ids::RegionId;
use crate::region_set::RegionSet;

fn land(board: &Board) -> Vec<&Region> {
    let regions = board.regions().iter();
    regions
        .filter(|region| !region.terrain.is_water())
        .collect()
}

/// The lines of an outline, as it is walked.
fn lines(region: &Region) -> impl Iterator<Item = [[f32; 2]; 2]> + '_ {
    let next = region.outline.iter().cycle().skip(1);
    let lines = region.outline.iter().zip(next);
    lines.map(|(from, to)| [*from, *to])
}

/// The lines that one region alone has.
fn shore(board: &Board, of: &Region) -> Vec<[[f32; 2]; 2]> {
    let others = || board.regions().iter().flat_map(lines);
    let alone = |[from, to]: &[[f32; 2]; 2]| !others().any(|line| line == [*to, *from]);
    lines(of).filter(alone).collect()
}

#[test]
fn every_face_is_sound_and_pleasant() {
    for face in Face::all() {
        let (name, board) = (face.name(), Board::parse(face.file().1));
        let board = board.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(board.name(), name);
        let regions = land(&board).len();
        let wanted = match face.size() {
            Size::Large => 11,
            Size::Medium => 9,
            Size::Small => 7,
        };
        assert_eq!(regions, wanted, "{name}");
        assert!(board.len() - regions <= 1, "{name}: one water at most");
        assert_eq!(board.legendary().len(), 1, "{name}");
        assert!((2..=4).contains(&board.anchors().len()), "{name}");
        for terrain in [
            Terrain::Farmland,
            Terrain::Forest,
            Terrain::Hill,
            Terrain::Swamp,
            Terrain::Mountain,
        ] {
            let here = usize::from(board.terrain(terrain).len());
            assert!((1..=3).contains(&here), "{name}: {here} of {terrain:?}");
        }
        let like = |region: RegionId| board.regions()[region.index()].terrain;
        let anchors: Vec<RegionId> = board.anchors().into_iter().collect();
        assert!(
            anchors.iter().any(|one| like(*one) != like(anchors[0])),
            "{name}: anchors on one terrain alone"
        );
        for anchor in anchors {
            let region = &board.regions()[anchor.index()];
            assert!(!shore(&board, region).is_empty(), "{name}: {anchor} inland");
        }
        for region in board.all() {
            assert!(board.borders(region).len() >= 2, "{name}: {region}");
        }
    }
}

#[test]
fn regions_border_each_other_where_their_outlines_do() {
    for face in Face::all() {
        let board = face.board();
        for one in board.all() {
            for other in board.all().without(one) {
                let [here, there] = [one, other].map(|region| &board.regions()[region.index()]);
                let touch =
                    lines(here).any(|[from, to]| lines(there).any(|line| line == [to, from]));
                let said = board.borders(one).has(other);
                assert_eq!(said, touch, "{}: {one} and {other}", face.name());
            }
        }
    }
}

#[test]
fn every_set_makes_a_board() {
    for (players, sets, rounds) in [(2, 16, 10), (3, 64, 10), (4, 64, 9), (5, 64, 8)] {
        assert_eq!(Islands::all(players).count(), sets);
        for islands in Islands::all(players) {
            let name = islands.name();
            let board = Board::printed(&name).expect("it has a name");
            assert_eq!(board.name(), name);
            assert!(board.is_printed(), "{name}");
            assert_eq!(
                (board.players(), board.rounds()),
                (players, rounds),
                "{name}"
            );
            assert_eq!(board.islands().len(), usize::from(players), "{name}");
            assert_eq!(board.entry(), board.anchors(), "{name}: W-03, W-06");
            assert_eq!(board.legendary().len(), players, "{name}: W-02");
            assert!(board.terrain(Terrain::Mountain).len() <= 10, "{name}");
            assert!(board.murlocs().len() <= 15, "{name}");
            let mut first = 0;
            for (face, (told, regions)) in islands.faces().iter().zip(board.islands()) {
                assert_eq!(face.name(), told);
                assert_eq!(board.neighbours(*regions) - *regions, RegionSet::EMPTY);
                let alone = face.board();
                for (here, region) in regions.into_iter().zip(alone.regions()) {
                    let laid = &board.regions()[here.index()];
                    assert_eq!(board.island(here), *regions, "{name}");
                    let what =
                        |region: &Region| (region.terrain, region.symbols.clone(), region.murloc);
                    assert_eq!(what(laid), what(region), "{name}: {here}");
                    assert_eq!(here.index() - first, alone_number(&alone, region));
                }
                first += alone.len();
            }
            assert_eq!(first, board.len(), "{name}");
        }
    }
    assert_eq!(Islands::all(1).chain(Islands::all(6)).count(), 0);
}

fn alone_number(board: &Board, region: &Region) -> usize {
    let mut regions = board.regions().iter();
    regions
        .position(|other| std::ptr::eq(other, region))
        .expect("it is there")
}

#[test]
fn there_is_open_sea_between_islands() {
    for islands in (2..=5).flat_map(Islands::all) {
        let board = islands.board();
        let wide = |[x, y]: [f32; 2]| [x * board.aspect(), y];
        let points: Vec<Vec<[f32; 2]>> = board
            .islands()
            .iter()
            .map(|(_, regions)| {
                let of = |region: RegionId| board.regions()[region.index()].outline.clone();
                regions.into_iter().flat_map(of).map(wide).collect()
            })
            .collect();
        for (i, here) in points.iter().enumerate() {
            for there in &points[i + 1..] {
                let near = |[ax, ay]: &[f32; 2], [bx, by]: &[f32; 2]| (ax - bx).hypot(ay - by);
                let nearest = here
                    .iter()
                    .flat_map(|a| there.iter().map(move |b| near(a, b)))
                    .fold(f32::INFINITY, f32::min);
                assert!(nearest > 35.0, "{}: {nearest}", islands.name());
            }
        }
        // Neither a strip nor higher than wide, for a screen that is wider than high.
        let aspect = board.aspect();
        assert!(
            (1.1..=2.4).contains(&aspect),
            "{}: {aspect}",
            islands.name()
        );
    }
}

#[test]
fn sets_are_drawn_by_luck_alone() {
    for (players, name) in Islands::names_to_draw() {
        assert_eq!(Islands::to_draw(&name), Some(players));
        let mut seen = Vec::new();
        let mut number = 1_u32;
        for _ in 0..2000 {
            let drawn = Islands::draw(players, |below| {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (number >> 16) as usize % below
            });
            let drawn = drawn.expect("islands for so many");
            if !seen.contains(&drawn) {
                seen.push(drawn);
            }
        }
        let mut all: Vec<Islands> = Islands::all(players).collect();
        let order = |islands: &Islands| islands.name();
        seen.sort_by_key(order);
        all.sort_by_key(order);
        assert_eq!(seen, all, "every set is drawn, and no other");
    }
    assert_eq!(Islands::draw(6, |_| 0), None);
    assert_eq!(Islands::to_draw("islands-6p"), None);
    assert_eq!(Islands::to_draw("islands-l1a-s2b"), None);
}

#[test]
fn a_name_that_is_no_set_tells_what_was_expected() {
    let told = |name: &str| Islands::parse(name).expect_err("no set").to_string();
    assert_eq!(
        told("base-2p"),
        "islands such as islands-l1a-s2b or islands-2p expected, found `base-2p`"
    );
    assert_eq!(
        told("islands-l1a-s9"),
        "an island out of l1a, l1b, l2a, l2b, m1a, m1b, m2a, m2b, s1a, s1b, s2a, s2b expected, found `s9`"
    );
    assert!(told("islands-").ends_with("found ``"));
    assert_eq!(
        told("islands-l1a-l1b"),
        "one face of each island expected, found l1a and l1b"
    );
    assert_eq!(
        told("islands-l1a-m1b"),
        "islands of the sizes L+S, L+M+S, L+M+M+S, L+L+M+S+S expected (W-01), found L+M"
    );
    assert_eq!(
        Board::named("islands-l1a")
            .expect_err("no board")
            .to_string(),
        "islands of the sizes L+S, L+M+S, L+M+M+S, L+L+M+S+S expected (W-01), found L"
    );
    let mixed = Islands::parse("islands-s2b-l1a").expect("in any order");
    assert_eq!(mixed.name(), Islands::EXAMPLE);
}

const TWO: &str = "name = \"two\"\nplayers = 2\nrounds = 10\nset = \"islands\"\n
[[region]]\nid = 0\nterrain = \"hill\"\nsymbols = [\"anchor\"]\nisland = \"a\"\nborders = []\n
[[region]]\nid = 1\nterrain = \"swamp\"\nsymbols = [\"anchor\"]\nmurloc = true\nisland = \"b\"\nborders = []\n";

#[test]
fn a_file_may_have_islands_of_its_own() {
    let board = Board::parse(TWO).expect("two islands");
    assert!(!board.is_printed());
    assert_eq!(board.islands().len(), 2);
    assert_eq!(board.island(RegionId(1)), RegionSet::one(RegionId(1)));
    let fault = |text: &str| {
        let error = Board::parse(text).expect_err("a fault");
        error
            .faults
            .into_iter()
            .map(|fault| fault.what)
            .collect::<Vec<_>>()
    };
    let joined = TWO.replacen("borders = []", "borders = [1]", 1);
    let joined = joined.replacen("borders = []", "borders = [0]", 1);
    assert_eq!(
        fault(&joined)[0],
        "region 0: borders 1, which lies on another island (W-01)"
    );
    assert_eq!(
        fault(&TWO.replacen("symbols = [\"anchor\"]\nmurloc", "murloc", 1)),
        ["island b: at least one land region with an anchor expected (W-03)"]
    );
    assert_eq!(
        fault(&TWO.replacen("island = \"b\"\n", "", 1)),
        ["region 1: island expected, as other regions have one"]
    );
    assert_eq!(
        fault(&TWO.replace("set = \"islands\"\n", "")),
        ["at most 0 murlocs are in the box (B-04), found 1"]
    );
    assert_eq!(
        fault(&TWO.replace("swamp", "lake"))[0],
        "region 1: a murloc needs land, found lake"
    );
}
