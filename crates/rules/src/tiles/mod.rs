//! The table of contents: every tile the rules know, one line each.
//!
//! The order is part of the notation (stable integers) and never changes: new tiles go at the end.

pub mod boxes;
pub(crate) mod places;
pub(crate) mod powers;
pub(crate) mod races;
pub(crate) mod relics;
pub mod roles;
pub mod scenarios;

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
    &races::cultists::TILE,
    &races::drow::TILE,
    &races::flames::TILE,
    &races::gnomes::TILE,
    &races::iron_dwarves::TILE,
    &races::kraken::TILE,
    &races::liches::TILE,
    &races::lizardmen::TILE,
    &races::mudmen::TILE,
    &races::mummies::TILE,
    &races::ogres::TILE,
    &races::shadow_mimes::TILE,
    &races::shrooms::TILE,
    &races::spiderines::TILE,
    &races::will_o_wisps::TILE,
    &races::draenei::TILE,
    &races::night_elves::TILE,
    &races::gnomes_wow::TILE,
    &races::humans_wow::TILE,
    &races::dwarves_wow::TILE,
    &races::worgen::TILE,
    &races::blood_elves::TILE,
    &races::goblins_wow::TILE,
    &races::orcs_wow::TILE,
    &races::forsaken::TILE,
    &races::tauren::TILE,
    &races::trolls_wow::TILE,
    &races::ethereals::TILE,
    &races::kobolds_wow::TILE,
    &races::naga::TILE,
    &races::pandaren::TILE,
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
    &powers::adventurous::TILE,
    &powers::fisher::TILE,
    &powers::flocking::TILE,
    &powers::frightened::TILE,
    &powers::immortal::TILE,
    &powers::magic::TILE,
    &powers::martyr::TILE,
    &powers::mining::TILE,
    &powers::muddy::TILE,
    &powers::mystic::TILE,
    &powers::quarreling::TILE,
    &powers::reborn::TILE,
    &powers::royal::TILE,
    &powers::shield::TILE,
    &powers::stone::TILE,
    &powers::thieving::TILE,
    &powers::tomb::TILE,
    &powers::vampire::TILE,
    &powers::vanishing::TILE,
    &powers::vengeful::TILE,
    &powers::wise::TILE,
    &powers::archaeologists::TILE,
    &powers::defensive::TILE,
    &powers::swamp_wow::TILE,
    &powers::beastmasters::TILE,
    &powers::enraged::TILE,
    &powers::champion::TILE,
    &powers::explorers::TILE,
    &powers::farmers::TILE,
    &powers::foresters::TILE,
    &powers::blacksmiths::TILE,
    &powers::herbalists::TILE,
    &powers::warlords::TILE,
    &powers::portal_masters::TILE,
    &powers::miners::TILE,
    &powers::mountaineers::TILE,
    &powers::navigators::TILE,
    &powers::marshland::TILE,
    &powers::fishermen::TILE,
    &powers::entrenched::TILE,
    &powers::terrifying::TILE,
];

/// What is neither: roles, what boxes bend for everybody, relics and places.
pub static OTHERS: &[&Tile] = &[
    &boxes::leaders::TILE,
    &roles::necromancer::TILE,
    &boxes::underground::TILE,
    &relics::froggys_ring::TILE,
    &relics::stinky_trolls_socks::TILE,
    &relics::killer_rabbit_sword::TILE,
    &relics::shiny_orb::TILE,
    &relics::flying_doormat::TILE,
    &relics::scepter_of_avarice::TILE,
    &places::altar_of_souls::TILE,
    &places::crypt_of_the_tomb_raider::TILE,
    &places::diamond_fields::TILE,
    &places::keep_on_the_motherland::TILE,
    &places::fountain_of_youth::TILE,
    &places::lost_dwarf_mine::TILE,
    &places::wickedest_pentacle::TILE,
    &places::stonehedge::TILE,
    &places::great_brass_pipe::TILE,
    &places::rusted_throne::TILE,
    &scenarios::s01_my_precious_world::TILE,
    &scenarios::s02_long_river::TILE,
    &scenarios::s03_go_east::TILE,
    &scenarios::s04_mountaintop::TILE,
    &scenarios::s05_rusted_throne::TILE,
    &scenarios::s06_adrift::TILE,
    &scenarios::s07_crops_of_power::TILE,
    &scenarios::s08_sword_in_the_cavern::TILE,
    &scenarios::s09_game_of_gods::TILE,
    &scenarios::s10_dig_too_far::TILE,
    &scenarios::s11_all_together_now::TILE,
    &scenarios::s12_night_and_day::TILE,
    &boxes::factions::TILE,
    &boxes::legends::TILE,
    &relics::ashes_of_alar::TILE,
    &relics::heart_of_azeroth::TILE,
    &relics::frostmourne::TILE,
    &relics::aegis_of_aggramar::TILE,
    &relics::doomhammer::TILE,
    &places::battlefield::TILE,
    &places::lights_hope_chapel::TILE,
    &places::soul_keeper::TILE,
    &places::karazhan::TILE,
    &places::meeting_stone::TILE,
    &places::dark_portal::TILE,
    &places::well_of_eternity::TILE,
];

/// Every race and power, races first.
pub fn all() -> impl Iterator<Item = &'static Tile<'static>> {
    RACES.iter().chain(POWERS).copied()
}

/// The scenarios.
pub fn scenarios() -> impl Iterator<Item = &'static Tile<'static>> {
    let others = OTHERS.iter().copied();
    others.filter(|tile| tile.kind == crate::tile::Kind::Scenario)
}

/// The scenario with an identifier.
pub fn scenario(id: &str) -> Option<&'static Tile<'static>> {
    scenarios().find(|tile| tile.id == id)
}

/// Relics and places.
pub fn markers() -> impl Iterator<Item = &'static Tile<'static>> {
    let others = OTHERS.iter().copied();
    others.filter(|tile| tile.kind.is_marker())
}

/// The race, power, relic, place or scenario with an identifier.
pub fn find(id: &str) -> Option<&'static Tile<'static>> {
    let others = OTHERS.iter().copied();
    let marker = |tile: &&Tile| tile.kind.is_marker() || tile.kind == crate::tile::Kind::Scenario;
    let mut known = all().chain(others.filter(marker));
    known.find(|tile| tile.id == id)
}
