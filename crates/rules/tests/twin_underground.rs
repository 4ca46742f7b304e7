//! The slow twin of price, reach and score looks on at games with Underground: alone, and mixed with the base game and the
//! small boxes above and below. See `twin.rs`.

#[path = "twin_underground/seldom.rs"]
mod seldom;
#[path = "twin/mod.rs"]
mod twin;

use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Board, Game, RegionId, Setup};
use twin::knows::{BELOW, BOXES, ids};
use twin::onlooker::Onlooker;
use twin::seen::{Seen, expect};

/// Random games for each number of players with Underground alone.
const GAMES: u64 = 100;

/// Random games for each number of players with mixed boxes.
const MIXED: u64 = 50;

/// What must come up in games with Underground alone, or they prove little.
const SIGHTS: [&str; 40] = [
    // What may be said.
    "ancient",
    "bag",
    "balrog",
    "balrog at once",
    "bite",
    "doormat",
    "haunt",
    "orb",
    "reborn",
    "ring",
    "scepter",
    "socks",
    "sword",
    "wisp",
    // What makes regions cheaper.
    "cultists' discount",
    "ogres' discount",
    "sword's discount",
    "vengeful discount",
    // What is paid.
    "coins: adventurous",
    "coins: diamond-fields",
    "coins: drow",
    "coins: fisher",
    "coins: flocking",
    "coins: frightened",
    "coins: keep-on-the-motherland",
    "coins: lost-dwarf-mine",
    "coins: mining",
    "coins: muddy",
    "coins: mystic",
    "coins: quarreling",
    "coins: regions of kraken",
    "coins: scepter-of-avarice",
    "coins: shrooms",
    "coins: stone",
    "coins: wise",
    "liches are paid",
    "martyrs are paid",
    "ring pays",
    "thieving takes",
    "exchange",
];

#[test]
fn the_twin_agrees_below_with_two_players() {
    agree(2);
}

#[test]
fn the_twin_agrees_below_with_three_players() {
    agree(3);
}

#[test]
fn the_twin_agrees_below_with_four_players() {
    agree(4);
}

#[test]
fn the_twin_agrees_below_with_five_players() {
    agree(5);
}

/// Below there are no farms, hills and caverns.
#[test]
fn the_twin_agrees_on_mixed_boxes_below() {
    mix("underground", &["humans", "hill", "mounted", "underworld"]);
}

/// Above there are no chasms. Bags and places come with the monsters of some games.
#[test]
fn the_twin_agrees_on_mixed_boxes_above() {
    mix("base", &["flames", "spiderines"]);
}

/// Looks on at games with Underground alone.
fn agree(players: u8) {
    let mut seen = Seen::new();
    watch(
        players,
        "underground",
        &[BELOW],
        twin::games(GAMES),
        &mut seen,
    );
    let games = format!("with {players} players");
    for kind in [Kind::Race, Kind::Power] {
        expect(&seen, &ids(kind, &[BELOW]), &games);
    }
    expect(&seen, &SIGHTS, &games);
}

/// Looks on at games with all boxes but the Necromancer's, on the boards of one family, without the tiles that cannot be used
/// there.
fn mix(board: &str, useless: &[&str]) {
    let all = BOXES.into_iter().chain([BELOW]);
    let boxes: Vec<GameBox> = all.filter(|from| *from != GameBox::Necromancer).collect();
    let mut seen = Seen::new();
    for players in 2..=5 {
        watch(players, board, &boxes, twin::games(MIXED), &mut seen);
    }
    for kind in [Kind::Race, Kind::Power] {
        let mut used = ids(kind, &boxes);
        used.retain(|tile| !useless.contains(tile));
        expect(&seen, &used, board);
    }
    expect(&seen, &SIGHTS, board);
    let there = useless.iter().find(|tile| seen.contains_key(**tile));
    assert!(there.is_none(), "{there:?} on the boards of {board}");
}

/// Looks on at games for a number of players.
fn watch(players: u8, board: &str, boxes: &[GameBox], games: u64, seen: &mut Seen) {
    let board = Board::printed(&format!("{board}-{players}p")).expect("it is printed");
    for seed in 0..games {
        let setup = Setup {
            board: board.clone(),
            monsters: monsters(&board, players, seed),
            ..Setup::with(players, boxes.to_vec()).expect("there is a board")
        };
        Onlooker::new(Game::new(setup).expect("the set-up fits")).watch(seed, seen);
    }
}

/// On a surface board, in two games of three: monsters on as many symbols of lost tribes as the players ask for, never side by
/// side.
fn monsters(board: &Board, players: u8, seed: u64) -> RegionSet {
    let mut chosen: Vec<RegionId> = Vec::new();
    let count = board.regions().len();
    let wanted = usize::from(players) + 1;
    for step in 0..count {
        let region = RegionId(((step + seed as usize) % count) as u8);
        let tribe = board.regions()[usize::from(region.0)].lost_tribe;
        let mut near = board.borders(region).into_iter();
        if tribe && chosen.len() < wanted && !near.any(|near| chosen.contains(&near)) {
            chosen.push(region);
        }
    }
    if seed.is_multiple_of(3) || chosen.len() < wanted {
        chosen.clear();
    }
    chosen.into_iter().collect()
}
