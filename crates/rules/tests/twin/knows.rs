//! What the twin was taught. It is written from the rulings and not from the tiles, so a new box is in its games only
//! once its laws are here and the box stands below.

use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::tiles;

/// The boxes whose tiles the twin knows, of those that are played on the boards of the base game.
pub const BOXES: [GameBox; 6] = [
    GameBox::Base,
    GameBox::Cursed,
    GameBox::GrandDames,
    GameBox::BeNotAfraid,
    GameBox::Leaders,
    GameBox::Necromancer,
];

/// The box with boards of its own, whose tiles the twin knows too. What it does not see of it: where the tokens of a redeployment
/// and shields, queens and ghosts may be put, which tokens of Tomb go where, how many tokens a combo brings, what the
/// Balrog does to Pygmies and leaders, and games with a Necromancer.
#[allow(dead_code)] // Each test has its own boxes.
pub const BELOW: GameBox = GameBox::Underground;

/// Everything of a kind in some of these boxes, in the order of the catalogue.
pub fn ids(kind: Kind, boxes: &[GameBox]) -> Vec<&'static str> {
    let tiles = tiles::all().filter(|tile| tile.kind == kind && boxes.contains(&tile.from));
    tiles.map(|tile| tile.id).collect()
}
