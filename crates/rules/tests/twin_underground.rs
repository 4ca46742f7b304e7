//! The slow twin of price, reach and score looks on at games with Underground: alone, and mixed with the base game and the
//! small boxes above and below. See `twin.rs`.

#[path = "twin/attack.rs"]
mod attack;
#[path = "twin/below.rs"]
mod below;
#[path = "twin/diary.rs"]
mod diary;
#[path = "twin/finds.rs"]
mod finds;
#[path = "twin/ground.rs"]
mod ground;
#[path = "twin/heard.rs"]
mod heard;
#[path = "twin/knows.rs"]
mod knows;
#[path = "twin/laws.rs"]
mod laws;
#[path = "twin/losses.rs"]
mod losses;
#[path = "twin/onlooker.rs"]
mod onlooker;
#[path = "twin/play.rs"]
mod play;
#[path = "twin/position.rs"]
mod position;
#[path = "twin/price.rs"]
mod price;
#[path = "twin/purse.rs"]
mod purse;
#[path = "twin/says.rs"]
mod says;
#[path = "twin/score.rs"]
mod score;
#[path = "twin/seen.rs"]
mod seen;
#[path = "twin/supply.rs"]
mod supply;
#[path = "twin/text.rs"]
mod text;

use elbowroom_rules::tile::GameBox;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Board, Game, RegionId, Setup};
use knows::BOXES;
use onlooker::Onlooker;
use seen::Seen;

/// Random games for each number of players.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100)
}

#[test]
fn the_twin_agrees_below_with_two_players() {
    agree(2, &[GameBox::Underground], "underground");
}

#[test]
fn the_twin_agrees_below_with_three_players() {
    agree(3, &[GameBox::Underground], "underground");
}

#[test]
fn the_twin_agrees_below_with_four_players() {
    agree(4, &[GameBox::Underground], "underground");
}

#[test]
fn the_twin_agrees_below_with_five_players() {
    agree(5, &[GameBox::Underground], "underground");
}

#[test]
fn the_twin_agrees_on_mixed_boxes_below() {
    for players in 2..=5 {
        agree(players, &mixed(), "underground");
    }
}

#[test]
fn the_twin_agrees_on_mixed_boxes_above() {
    for players in 2..=5 {
        agree(players, &mixed(), "base");
    }
}

/// All boxes but the Necromancer's, whose island needs a lake.
fn mixed() -> Vec<GameBox> {
    let all = BOXES.into_iter().chain([GameBox::Underground]);
    all.filter(|from| *from != GameBox::Necromancer).collect()
}

/// Looks on at games with these boxes on the board of that family.
fn agree(players: u8, boxes: &[GameBox], board: &str) {
    let board = Board::printed(&format!("{board}-{players}p")).expect("it is printed");
    let mut seen = Seen::new();
    for seed in 0..games() {
        let monsters = monsters(&board, players, seed);
        let base = Setup::with(players, boxes.to_vec()).expect("there is a board");
        let setup = Setup {
            board: board.clone(),
            monsters,
            ..base
        };
        let onlooker = Onlooker::new(Game::new(setup).expect("the set-up fits"));
        onlooker.watch(seed, &mut seen);
    }
    eprintln!("{seen:?}");
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
    if seed % 3 == 0 || chosen.len() < wanted {
        chosen.clear();
    }
    chosen.into_iter().collect()
}
