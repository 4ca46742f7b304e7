//! Beasts from the hills.

use crate::board::Terrain;
use crate::cx::Cx;
use crate::effect::{By, Hands};
use crate::event::Event;
use crate::extras;
use crate::ids::{PeopleId, RegionId};
use crate::ready;
use crate::refusal::Refusal;
use crate::tile::{
    Deed, Falls, GameBox, Hooks, Known, NO_TABLE, NONE, PIECE, Piece, Placed, QUESTION, Question,
    Table, Tile, VERB, Verb, Where, Window, power, terrains, words,
};
use crate::turn;

/// Beastmaster.
pub static TILE: Tile = Tile {
    icon: "wolf-head",
    help: words(
        "As your turn begins all beasts go, then one comes to hand for each hill you hold, five at most. They fight and hold like tokens, and are lost first.",
        "Au début de votre tour toutes les bêtes partent, puis une vient en main par colline occupée, cinq au plus. Elles se battent et tiennent comme des pions, et sont perdues les premières.",
    ),
    short: words(
        "A beast for each hill, each turn; beasts are lost first.",
        "Une bête par colline à chaque tour ; perdues d’abord.",
    ),
    rulings: &["W-43", "W-44", "W-70", "W-71"],
    pieces: &[Piece {
        id: "beast",
        icon: "paw-print",
        name: words("beast", "bête"),
        put: words("beast here", "bête ici"),
        supply: BEASTS,
        per_region: BEASTS,
        placed: Placed::AsToken,
        falls: Falls::First,
        fetched: true,
        ..PIECE
    }],
    hooks: Hooks {
        verbs: &[Verb {
            word: LET_GO,
            name: words("give this region up", "céder cette région"),
            short: words("let go", "céder"),
            key: 'v',
            icon: "footsteps",
            window: Window::Asked,
            deed: Deed::Region {
                candidates: |cx| cx.me().regions,
                refuse: |_, region, held| {
                    (!held.has(region)).then_some(Refusal::NotHeld { region })
                },
                act: |hands, by, region| {
                    give_up(hands, by, region);
                    turn::begin_redeployment(hands);
                },
            },
            question: Some(Question {
                id: LET_GO,
                ruling: "W-70",
                words: words(
                    "which region is given up, for want of tokens of the race to stay in all",
                    "quelle région est cédée, faute de pions du peuple pour rester dans toutes",
                ),
                fits: |cx| {
                    let acts = cx.people == cx.state.turn().acting;
                    acts && cx.me().regions.len() > 1 && too_thin(cx)
                },
                title: words("Too few to stay", "Trop peu pour rester"),
                task: |speaker, _| {
                    speaker.pick(
                        "Beasts do not count once conquests are over, and you have too few tokens of the race for all your regions. Choose one to give up.",
                        "Les bêtes ne comptent plus après les conquêtes, et vous avez trop peu de pions du peuple pour toutes vos régions. Choisissez-en une à céder.",
                    )
                },
                ..QUESTION
            }),
            ..VERB
        }],
        before_redeployment: Some(thin_out),
        table: Table {
            turn_begins: Some(|hands, tile, seat| {
                let people = PeopleId::active(seat);
                let game = hands.game;
                if game.active_with(hands.state(), tile) != Some(people) {
                    return;
                }
                let piece = game.tile_on_board(tile).pieces[0];
                let Some(kind) = game.extra_kind(piece) else {
                    return;
                };
                extras::dismiss(hands, people, kind);
                let held = hands.people(people).regions;
                let hills = (held & game.regions(HILLS)).len().min(BEASTS);
                if hills > 0 {
                    hands.bring_extras(people, kind, hills);
                }
                hands.disturb();
            }),
            ..NO_TABLE
        },
        ..NONE
    },
    ..power("beastmasters", words("Beastmaster", "Dresseurs"), 5)
        .of(GameBox::Warcraft)
        .tokens_are(Known::House)
};

const LET_GO: &str = "let-go";
const BEASTS: u8 = 5;
const HILLS: Where = Where::Terrain(terrains(&[Terrain::Hill]));

/// Whether a race that may not stay alone has too few tokens of its own for its regions: beasts do not count (W-70).
fn too_thin(cx: &Cx) -> bool {
    let least = cx.least();
    if least < 2 {
        return false;
    }
    let regions = cx.me().regions;
    let standing = regions.into_iter();
    let standing: u8 = standing
        .map(|region| cx.game.race_tokens(cx.state, region))
        .sum();
    // Those that come before tokens are placed count.
    let come = cx.sum(|tile| tile.recruits_here);
    let come = come.min(cx.state.tray(cx.me().race));
    let has = cx.game.race_tokens_in_hand(cx.state, cx.people) + standing + come;
    has < regions.len() * least
}

/// As many regions are given up as it takes; the owner says which, where there is more than one.
fn thin_out(hands: &mut Hands, by: By) -> bool {
    let cx = hands.cx_by(by);
    let regions = cx.me().regions;
    if regions.is_empty() || !too_thin(&cx) {
        return false;
    }
    let deed = hands.game.deed_of_tile(cx.asked_id(), LET_GO);
    match (regions.len(), regions.lowest()) {
        (1, Some(only)) => {
            give_up(hands, by, only);
            false
        }
        _ => {
            hands.ask(deed, by.people, RegionId::NONE);
            true
        }
    }
}

fn give_up(hands: &mut Hands, by: By, region: RegionId) {
    ready::leave(hands, by.people, region);
    hands.tell(Event::Vacated {
        seat: by.seat(),
        race: hands.people(by.people).race,
        region,
    });
}
