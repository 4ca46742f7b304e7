//! The slow twin: see `twin.rs`.

mod attack;
mod below;
mod diary;
mod ground;
mod heard;
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
