//! Watch towers over the fields.

use crate::board::Terrain;
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, SLOTS, Seat, TileId};
use crate::state::State;
use crate::tile::{GameBox, Hooks, Known, NO_TABLE, NONE, PIECE, Piece, Table, Tile, power, words};

/// Defensive.
pub static TILE: Tile = Tile {
    icon: "watchtower",
    help: words(
        "At the end of your turn a watch tower stands on each farmland you hold around which you hold more regions than any other race: it is immune. Six in all.",
        "À la fin de votre tour, une tour de garde se dresse sur chaque champ occupé autour duquel vous tenez plus de régions que tout autre peuple : il est imprenable. Six en tout.",
    ),
    short: words(
        "Towers make well-surrounded farmland immune.",
        "Des tours rendent imprenables les champs bien entourés.",
    ),
    rulings: &["W-40", "W-41", "W-79"],
    pieces: &[Piece {
        id: "watch-tower",
        icon: "guarded-tower",
        name: words("watch tower", "tour de garde"),
        supply: 6,
        immune: true,
        ..PIECE
    }],
    hooks: Hooks {
        table: Table {
            before_score: Some(build),
            ..NO_TABLE
        },
        ..NONE
    },
    ..power("defensive", words("Defensive", "Défensifs"), 5)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};

/// Towers that are no longer justified go, then those that are come (W-40).
fn build(hands: &mut Hands, tile: TileId, seat: Seat) {
    let people = PeopleId::active(seat);
    if hands.game.active_with(hands.state(), tile) != Some(people) {
        return;
    }
    let piece = hands.game.tile_on_board(tile).pieces[0];
    let held = hands.people(people).regions;
    let has = |hands: &Hands, region| hands.game.pieces_at(hands.state(), piece, region) > 0;
    for region in held {
        if has(hands, region) && !is_justified(hands.game, hands.state(), people, region) {
            hands.remove_pieces(piece, region);
        }
    }
    for region in held {
        let left = hands.game.pieces[piece.index()].available(hands.state()) > 0;
        let due = !has(hands, region) && is_justified(hands.game, hands.state(), people, region);
        if left && due {
            hands.add_pieces(piece, region, 1);
        }
    }
}

/// Whether a people holds more of the regions around its farmland than any other, natives being one (W-40, W-41).
fn is_justified(game: &Game, state: &State, people: PeopleId, region: RegionId) -> bool {
    let ground = game.board().region(region).map(|region| region.terrain);
    if !ground.is_some_and(|ground| ground.is_kin(Terrain::Farmland)) {
        return false;
    }
    let around = game.board().borders(region);
    let held = |id: PeopleId| (state.people(id).regions & around).len();
    let peoples = game.setup.seats * SLOTS as u8;
    let others = (0..peoples).map(PeopleId).filter(|&id| id != people);
    let most = others.map(held).max().unwrap_or(0);
    held(people) > most.max((state.tribes() & around).len())
}
