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
use elbowroom_rules::{Game, Setup};
use onlooker::Onlooker;
use seen::Seen;

/// Random games for each number of players.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100)
}

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

/// Looks on at games with Underground alone.
fn agree(players: u8) {
    let setup = Setup::with(players, vec![GameBox::Underground]).expect("there is a board");
    let onlooker = Onlooker::new(Game::new(setup).expect("the set-up fits"));
    let mut seen = Seen::new();
    for seed in 0..games() {
        onlooker.watch(seed, &mut seen);
    }
    eprintln!("{seen:?}");
}
