//! A throne on the only peak, to which all around it pay.

use super::scenario;
use crate::effect::Hands;
use crate::game::SetupError;
use crate::ids::{RegionId, Seat, TileId};
use crate::reach;
use crate::state::Whose;
use crate::tile::{Hooks, NO_TABLE, NONE, Table, Tile, words};
use crate::tiles::places::rusted_throne;
use crate::tiles::powers::magic;

/// The Rusted Throne.
pub static TILE: Tile = Tile {
    icon: "stone-throne",
    help: words(
        "The Rusted Throne stands on the only peak. If a race of yours holds it at the end of your turn, active or in decline, you get 1 coin for each non-empty region that borders it: from that region's player if he has one, from the bank for a lost tribe. Your own regions and immune regions pay nothing. Water is sea.",
        "Le Trône rouillé se dresse sur l'unique Pic. Si un de vos peuples le tient à la fin de votre tour, actif ou en déclin, vous recevez 1 jeton par région non-vide voisine : du joueur qui la tient s'il en a un, de la banque pour une Tribu oubliée. Vos propres régions et les régions imprenables ne paient rien. L'eau est une mer.",
    ),
    short: words(
        "Whoever sits on the throne is paid by all around it.",
        "Qui siège sur le Trône reçoit un tribut de tous ses voisins.",
    ),
    rulings: &["R-24", "R-25", "R-74", "R-75"],
    hooks: Hooks {
        table: Table {
            set_up: Some(
                |setup| match setup.board.marked(rusted_throne::MARK).len() {
                    1 => Ok(None),
                    found => Err(SetupError::new(format!(
                        "one region with the throne expected, found {found} (R-24)"
                    ))),
                },
            ),
            // There is no relic that the bag could stand for.
            leaves_out: Some(|_, tile| tile.id == magic::TILE.id),
            prepare: Some(|hands, _| {
                let throne = hands.game.tile_of(&rusted_throne::TILE);
                if let (Some(throne), Some(region)) = (throne, seat_of_power(hands)) {
                    hands.lay_out(throne, Whose::holder_of(region));
                }
            }),
            after_score: Some(collect),
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario(
        "s05-rusted-throne",
        words("The Rusted Throne", "Le trône rouillé"),
    )
};

fn seat_of_power(hands: &Hands) -> Option<RegionId> {
    hands.game.board().marked(rusted_throne::MARK).lowest()
}

/// Each region around the throne that another player holds pays its holder a coin, if that player can and it is not
/// immune. Tribes are paid for by the bank: the throne says that itself.
fn collect(hands: &mut Hands, _: TileId, seat: Seat) {
    let Some(throne) = seat_of_power(hands) else {
        return;
    };
    let holder = hands.state().holder(throne);
    if holder.is_none() || holder.seat() != seat {
        return;
    }
    let cx = hands.cx_of(holder);
    let shut = reach::immune(&cx) | reach::closed_to(&cx);
    for region in hands.game.board().borders(throne) - shut {
        let payer = hands.state().holder(region);
        if payer.is_some() && payer.seat() != seat {
            hands.hand_over(payer.seat(), seat, 1);
        }
    }
}
