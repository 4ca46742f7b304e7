//! The slow twin: see `twin.rs`.
#![allow(dead_code, reason = "each test uses its own part")]

mod attack;
mod below;
mod diary;
mod ground;
mod heard;
pub mod isles;
pub mod knows;
mod laws;
mod losses;
pub mod onlooker;
mod play;
mod position;
mod price;
mod purse;
mod says;
mod score;
pub mod seen;
mod supply;
mod text;

/// How many games are watched: twenty times as many where there is time (`ELBOWROOM_LONG=1`).
pub fn games(usual: u64) -> u64 {
    let long = std::env::var_os("ELBOWROOM_LONG").is_some();
    if long { 20 * usual } else { usual }
}
