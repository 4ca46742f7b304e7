//! Artifacts and legendary places lie face down on the islands; whoever conquers the region first turns them up (W-02,
//! W-56).

use crate::board::Symbol;
use crate::effect::Hands;
use crate::game::Game;
use crate::ids::{PeopleId, RegionId, TileId};
use crate::markers;
use crate::notation::position::MARKERS;
use crate::region_set::TileSet;
use crate::state::State;
use crate::tile::{
    Deed, Drawn, GameBox, Hooks, Kind, NO_TABLE, NONE, PIECE, Piece, QUESTION, Question, Table,
    Tile, VERB, Verb, Window, other, words,
};
use crate::tiles::places::well_of_eternity;

/// What lies face down.
pub static TILE: Tile = Tile {
    help: words(
        "A marker lies face down in each legendary region. Whoever conquers the region first turns it up: an artifact or a place that works at once for whoever holds it with an active race.",
        "Un marqueur est posé face cachée dans chaque région légendaire. Qui conquiert la région le premier le retourne : un artefact ou un lieu, qui sert aussitôt à qui le tient avec un peuple actif.",
    ),
    rulings: &["W-02", "W-56", "W-57"],
    pieces: &[Piece {
        id: "hidden-marker",
        icon: "uncertainty",
        name: words("hidden marker", "marqueur caché"),
        supply: 12,
        rooted: true,
        ..PIECE
    }],
    hooks: Hooks {
        verbs: &[
            Verb {
                word: LEGEND,
                name: words("turn the marker up", "retourner le marqueur"),
                window: Window::Asked,
                deed: Deed::Draw {
                    what: Drawn::Others,
                    from: |game, state| unseen(game, state, Kind::is_marker),
                    act: markers::found,
                },
                question: Some(FOUND),
                ..VERB
            },
            Verb {
                word: PLACE,
                name: words("draw another place", "tirer un autre lieu"),
                window: Window::Asked,
                deed: Deed::Draw {
                    what: Drawn::Others,
                    from: |game, state| unseen(game, state, |kind| kind == Kind::Place),
                    act: markers::found,
                },
                question: Some(Question {
                    id: PLACE,
                    ruling: "W-66",
                    ..FOUND
                }),
                ..VERB
            },
        ],
        table: Table {
            begins: Some(|hands, tile| {
                let piece = hands.game.tile_on_board(tile).pieces[0];
                for region in hands.game.board().symbol(Symbol::Legendary) {
                    hands.add_pieces(piece, region, 1);
                }
            }),
            conquered: Some(|hands, tile, taking| {
                let piece = hands.game.tile_on_board(tile).pieces[0];
                let hidden = hands.game.pieces_at(hands.state(), piece, taking.region) > 0;
                if hidden && taking.conquered {
                    hands.remove_pieces(piece, taking.region);
                    ask(hands, LEGEND, taking.region);
                }
            }),
            says: Some(&MARKERS),
            ..NO_TABLE
        },
        ..NONE
    },
    ..other(
        Kind::Box,
        "face-down-markers",
        words("Markers face down", "Marqueurs face cachée"),
    )
    .of(GameBox::Warcraft)
};

const LEGEND: &str = "legend";
const PLACE: &str = "legendary-place";
const FOUND: Question = Question {
    id: LEGEND,
    ruling: "W-56",
    words: words(
        "what lies under the marker",
        "ce qui se trouve sous le marqueur",
    ),
    fits: |_| true,
    ..QUESTION
};

fn ask(hands: &mut Hands, word: &str, region: RegionId) {
    let Some(tile) = hands.game.tile_of(&TILE) else {
        return;
    };
    let deed = hands.game.deed_of_tile(tile, word);
    let who = PeopleId::active(hands.turn().seat);
    hands.ask(deed, who, region);
}

/// Another place comes instead of one that finds no water, if any is left (W-65, W-66).
pub(crate) fn replace(hands: &mut Hands, region: RegionId) {
    let left = unseen(hands.game, hands.state(), |kind| kind == Kind::Place);
    if !left.is_empty() {
        ask(hands, PLACE, region);
    }
}

/// Artifacts and places that nobody has seen yet.
fn unseen(game: &Game, state: &State, which: fn(Kind) -> bool) -> TileSet {
    let mut set = game.markers;
    for place in game.markers.iter() {
        let id = TileId::other(usize::from(place));
        let tile = game.tile(id);
        let legend = tile.is_some_and(|tile| tile.from == GameBox::Warcraft && which(tile.kind));
        let out = state.forces().iter().any(|force| force.tile == id);
        if !legend || out || well_of_eternity::is_gone(game, state, id) {
            set.take(place);
        }
    }
    set
}
