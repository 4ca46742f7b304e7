//! The table of contents: every tile the rules know, one line each.
//!
//! The order is part of the notation (stable integers) and never changes: new tiles go at the end.

pub mod boxes;
mod powers;
mod races;
pub mod roles;

use crate::tile::Tile;

/// The races.
pub static RACES: &[&Tile] = &[
    &races::amazons::TILE,
    &races::dwarves::TILE,
    &races::elves::TILE,
    &races::ghouls::TILE,
    &races::giants::TILE,
    &races::halflings::TILE,
    &races::humans::TILE,
    &races::orcs::TILE,
    &races::ratmen::TILE,
    &races::skeletons::TILE,
    &races::sorcerers::TILE,
    &races::tritons::TILE,
    &races::trolls::TILE,
    &races::wizards::TILE,
    &races::goblins::TILE,
    &races::kobolds::TILE,
    &races::white_ladies::TILE,
    &races::gypsies::TILE,
    &races::priestesses::TILE,
    &races::barbarians::TILE,
    &races::leprechauns::TILE,
    &races::pixies::TILE,
    &races::homunculi::TILE,
    &races::pygmies::TILE,
    &races::ghosts::TILE,
];

/// The powers.
pub static POWERS: &[&Tile] = &[
    &powers::alchemist::TILE,
    &powers::berserk::TILE,
    &powers::bivouacking::TILE,
    &powers::commando::TILE,
    &powers::diplomat::TILE,
    &powers::dragon_master::TILE,
    &powers::flying::TILE,
    &powers::forest::TILE,
    &powers::fortified::TILE,
    &powers::heroic::TILE,
    &powers::hill::TILE,
    &powers::merchant::TILE,
    &powers::mounted::TILE,
    &powers::pillaging::TILE,
    &powers::seafaring::TILE,
    &powers::spirit::TILE,
    &powers::stout::TILE,
    &powers::swamp::TILE,
    &powers::underworld::TILE,
    &powers::wealthy::TILE,
    &powers::cursed::TILE,
    &powers::hordes::TILE,
    &powers::marauding::TILE,
    &powers::ransacking::TILE,
    &powers::were::TILE,
    &powers::historian::TILE,
    &powers::peace_loving::TILE,
    &powers::barricade::TILE,
    &powers::catapult::TILE,
    &powers::corrupt::TILE,
    &powers::imperial::TILE,
    &powers::mercenary::TILE,
];

/// What is neither: roles, and what boxes bend for everybody.
pub static OTHERS: &[&Tile] = &[&boxes::leaders::TILE, &roles::necromancer::TILE];

/// Every race and power, races first.
pub fn all() -> impl Iterator<Item = &'static Tile<'static>> {
    RACES.iter().chain(POWERS).copied()
}

/// The tile with an identifier.
pub fn find(id: &str) -> Option<&'static Tile<'static>> {
    all().find(|tile| tile.id == id)
}
