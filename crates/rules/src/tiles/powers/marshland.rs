//! Whoever comes into their swamps pays.

use crate::board::Terrain;
use crate::cx::Cx;
use crate::fees::What;
use crate::ids::{RegionId, Seat};
use crate::refusal::Reason;
use crate::tile::{Fee, GameBox, Hooks, Known, NONE, Rule, Tile, power, words};

/// Marshland.
pub static TILE: Tile = Tile {
    icon: "frog",
    help: words(
        "An opponent gives you a coin before he attacks one of your swamps, in decline too; without a coin he cannot.",
        "Un adversaire vous donne un jeton avant d’attaquer un de vos marais, même en déclin ; sans jeton, il ne peut pas.",
    ),
    short: words(
        "Opponents pay a coin to attack their swamps.",
        "Un jeton à payer pour attaquer leurs marais.",
    ),
    rulings: &["W-51"],
    rules: &[Rule::StaysInDecline],
    hooks: Hooks {
        fee: Some(Fee {
            asks,
            paid: |_, _, _| {},
            against: What::Attack,
            why: &TOLL,
        }),
        ..NONE
    },
    ..power("marshland", words("Marshland", "Palustres"), 5)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};

static TOLL: Reason = Reason {
    ruling: "W-51",
    words: words(
        "region {region}: this swamp costs a coin before the attack, more than you have",
        "région {region} : ce marais coûte un jeton avant l'attaque, plus que vous n'en avez",
    ),
};

fn asks(cx: &Cx, _: Seat, region: RegionId) -> u8 {
    let ground = cx.board().region(region).map(|region| region.terrain);
    u8::from(ground.is_some_and(|ground| ground.is_kin(Terrain::Swamp)))
}
