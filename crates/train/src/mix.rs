//! What is played: every number of players, boards and boxes, each as often as it is worth.
//!
//! Left out on purpose, so that it can be measured how tiles are judged that were never seen: the islands of Warcraft, the worlds
//! of scenarios 6 to 12, and suggested worlds.

use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Board, Game, Setup};

const SMALL: [GameBox; 4] = [
    GameBox::Cursed,
    GameBox::GrandDames,
    GameBox::BeNotAfraid,
    GameBox::Leaders,
];

/// One kind of game.
pub struct Kind {
    /// Its name, for files.
    pub name: String,
    /// How many positions of a thousand come from it.
    pub share: u32,
    /// The game made ready.
    pub game: Game,
}

/// Everything that is played.
pub fn all() -> Vec<Kind> {
    let base = [GameBox::Base];
    let small = [&base[..], &SMALL].concat();
    let below = [GameBox::Underground];
    let both = [&base[..], &SMALL, &below].concat();
    let necromancer = [&base[..], &[GameBox::Necromancer]].concat();
    let mut kinds = Vec::new();
    let mut add = |name: &str, boxes: &[GameBox], shares: &[(u8, u32)]| {
        for &(players, share) in shares {
            let setup = Setup::with(players, boxes.to_vec());
            let game = setup.and_then(|setup| Game::new(setup).ok());
            kinds.extend(game.map(|game| Kind {
                name: format!("{name}-{players}p"),
                share,
                game,
            }));
        }
    };
    add("base", &base, &[(2, 300), (3, 110), (4, 90), (5, 60)]);
    add("small", &small, &[(2, 80), (3, 60), (4, 40), (5, 30)]);
    add("below", &below, &[(2, 50), (3, 30), (4, 20), (5, 15)]);
    add("both", &both, &[(2, 30), (3, 20), (4, 15), (5, 10)]);
    add("necromancer", &necromancer, &[(3, 10), (4, 10), (5, 5)]);
    let worlds = Board::printed_names().filter_map(Board::printed);
    let worlds = worlds.filter(|board| {
        let name = board.name();
        board.realm().is_none()
            && ["s01", "s02", "s03", "s04", "s05"]
                .iter()
                .any(|s| name.starts_with(s))
    });
    for board in worlds {
        let setup = Setup {
            seats: board.players(),
            boxes: Setup::usual_boxes(&board),
            ..Setup::base(2).expect("a board for two")
        };
        let name = board.name().to_owned();
        let game = Game::new(Setup { board, ..setup });
        kinds.extend(game.ok().map(|game| Kind {
            name,
            share: 2,
            game,
        }));
    }
    kinds
}
