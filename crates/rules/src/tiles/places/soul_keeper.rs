//! A keeper who brings one back.

use crate::tile::{GameBox, Kind, Rule, Tile, Where, other, words};

/// Soul Keeper.
pub static TILE: Tile = Tile {
    icon: "lantern-flame",
    help: words(
        "Its active holder gets one token more at each redeployment, if his tray has one.",
        "Son occupant actif reçoit un pion de plus à chaque redéploiement, s’il en reste dans le casier.",
    ),
    rulings: &["W-64"],
    rules: &[Rule::RecruitIn(Where::Here)],
    ..other(
        Kind::Place,
        "soul-keeper",
        words("Soul Keeper", "Gardien des Âmes"),
    )
    .of(GameBox::Warcraft)
};
