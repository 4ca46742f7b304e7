//! In from the west; in the east lie coin mines. The gates of its boards say where the west is.

use super::{scenario, sign};
use crate::belongings::Mark;
use crate::ids::RegionId;
use crate::notation::speech::Speaker;
use crate::refusal::Reason;
use crate::state::{State, Whose};
use crate::tile::{
    Hooks, NO_SHOWS, NO_TABLE, NONE, Per, Rule, Shows, Table, Tile, When, Where, Words, words,
};

/// Go East.
pub static TILE: Tile = Tile {
    icon: "compass",
    help: words(
        "A race without a region may enter only on the western edge; Halflings, a Flying race, Spiderines and Flames enter as they do elsewhere. Each easternmost region has a coin mine, for the whole game: the active race that holds it scores 1 coin more. For Dwarves and Mining it is no mine. Water is sea, but water that would cut off the east is a river: 1 token a region, and left when you redeploy.",
        "Un peuple sans région ne peut entrer que par le bord ouest ; les Mi-portions, un peuple de Volants, les Arachnées et les Flammes entrent comme ailleurs. Chaque région tout à l'est a une mine de jetons, pour toute la partie : le peuple actif qui la tient marque 1 jeton de plus. Pour les Nains et Des Mines, ce n'est pas une mine. L'eau est une mer, mais celle qui couperait l'accès à l'est est une rivière : 1 pion par région, à quitter au redéploiement.",
    ),
    short: words(
        "You come in from the west; the coin mines lie in the far east.",
        "On entre par l'ouest ; les mines de jetons sont tout à l'est.",
    ),
    rulings: &["R-15", "R-18", "R-19", "R-20", "R-74"],
    rules: &[Rule::Score {
        coins: 1,
        per: Per::Region(Where::CoinMine),
        when: When::Active,
    }],
    hooks: Hooks {
        table: Table {
            gates: Some(&GATES),
            prepare: Some(|hands, me| {
                hands.lay_out(me, Whose::ALL);
            }),
            shows: Shows {
                mark: Some(mark),
                icons: &[MINE],
                ..NO_SHOWS
            },
            ..NO_TABLE
        },
        ..NONE
    },
    ..scenario("s03-go-east", words("Go East", "À l'est, du nouveau"))
};

const MINE: &str = "gold-mine";
const NAME: Words = words("coin mine", "mine de jetons");

fn mark<'g>(speaker: &Speaker<'g>, _: &State, region: RegionId) -> Vec<Mark<'g>> {
    let board = speaker.game().board();
    if !board.marked(crate::board::COIN_MINE).has(region) {
        return Vec::new();
    }
    let help = words(
        "Each scoring of an active race here brings 1 coin more (R-18).",
        "Chaque décompte d'un peuple actif ici rapporte 1 jeton de plus (R-18).",
    );
    vec![sign(speaker, &TILE, MINE, NAME, help)]
}

static GATES: Reason = Reason {
    ruling: "R-18",
    words: words(
        "region {region} does not lie on the western edge: here races come in from the west",
        "la région {region} n'est pas au bord ouest : ici les peuples arrivent de l'ouest",
    ),
};
