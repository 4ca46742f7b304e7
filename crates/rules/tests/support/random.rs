//! Random play for tests.
#![allow(dead_code, reason = "each test uses its own part")]

use elbowroom_rules::islands::Islands;
use elbowroom_rules::realm::Realm;
use elbowroom_rules::tile::{GameBox, Kind};
use elbowroom_rules::{Action, ActionList, Game, Odds, Pending, Setup, Sink, State, tiles};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Dice, tiles and choices from a seed.
pub struct Luck(Xoshiro256PlusPlus);

impl Luck {
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    pub fn answer(&mut self, odds: Odds) -> u8 {
        odds.case(self.below(usize::from(odds.cases())) as u8)
    }

    /// A legal action: mostly one that builds something up, so that games look like games.
    pub fn choose(&mut self, list: &ActionList) -> Action {
        let builds =
            |action: &Action| !matches!(action, Action::Abandon(_) | Action::Decline | Action::End);
        let good: Vec<Action> = list.iter().copied().filter(builds).collect();
        if good.is_empty() || self.below(5) == 0 {
            list[self.below(list.len())]
        } else {
            good[self.below(good.len())]
        }
    }
}

/// The base game for so many players.
pub fn base(players: u8) -> Game {
    Game::new(Setup::base(players).expect("a base board")).expect("a sound set-up")
}

/// These boxes for so many players.
pub fn with(players: u8, boxes: &[GameBox]) -> Game {
    Game::new(Setup::with(players, boxes.to_vec()).expect("a base board")).expect("a sound set-up")
}

/// Every box in which all seats play alike: those without a role.
pub fn without_roles() -> Vec<GameBox> {
    let role =
        |from: GameBox| tiles::all().any(|tile| tile.kind == Kind::Role && tile.from == from);
    GameBox::MIXING
        .into_iter()
        .filter(|from| !role(*from))
        .collect()
}

/// These boxes as a position names them.
pub fn box_ids(boxes: &[GameBox]) -> String {
    let ids: Vec<String> = boxes
        .iter()
        .map(|from| format!("\"{}\"", from.id()))
        .collect();
    ids.join(", ")
}

/// Games on islands: sets that show every face.
pub fn islands() -> impl Iterator<Item = Game> {
    let sets = [
        "l1a-s1a",
        "l2b-s2b",
        "l1b-m1a-s1b",
        "l2a-m2b-s2a",
        "l1a-m1b-m2a-s2b",
        "l1b-l2a-m2b-s1a-s2a",
    ];
    sets.into_iter().map(|faces| {
        let board = Islands::parse(&format!("islands-{faces}"))
            .expect("a set")
            .board();
        let setup = Setup::with(board.players(), vec![GameBox::Warcraft]).expect("islands");
        Game::new(Setup { board, ..setup }).expect("a sound set-up")
    })
}

/// The base game, all boxes, and all of them with the Necromancer, at every number of players; and below the earth.
pub fn games() -> impl Iterator<Item = Game> {
    let base = (2..=5).map(base);
    let small = (2..=5).map(|players| with(players, &without_roles()));
    base.chain(small)
        .chain((3..=6).map(|players| with(players, &GameBox::MIXING)))
        .chain(below())
        .chain(islands())
        .chain(laid())
}

/// Games on small worlds of hexes: every scenario that stands.
pub fn laid() -> impl Iterator<Item = Game> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/realms");
    let files = std::fs::read_dir(folder).expect("small worlds");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.into_iter().map(|file| {
        let text = std::fs::read_to_string(&file).expect("a small world");
        let board = Realm::parse(&text).and_then(|realm| realm.board());
        let board = board.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let setup = Setup {
            seats: board.players(),
            boxes: Setup::usual_boxes(&board),
            board,
            ..Setup::base(2).expect("a base board")
        };
        Game::new(setup).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    })
}

/// Games with relics and places: on the boards of their box, mixed with the others there, and on a surface board.
pub fn below() -> impl Iterator<Item = Game> {
    let own = (2..=5).map(|players| with(players, &[GameBox::Underground]));
    let mixed = |board: &str, monsters: bool| {
        let board = elbowroom_rules::Board::printed(board).expect("a printed board");
        let mut setup = Setup::with(board.players(), without_roles()).expect("a base board");
        if monsters {
            let mut luck = Luck::new(7);
            let drawn = Setup::draw_monsters(&board, |below| luck.below(below));
            setup.monsters = drawn.expect("room for monsters");
        }
        Game::new(Setup { board, ..setup }).expect("a sound set-up")
    };
    own.chain([mixed("underground-3p", false), mixed("base-3p", true)])
}

/// Plays on to the end; the visitor sees every state in which a seat decides, with its legal actions.
pub fn play_on<S: Sink>(
    game: &Game,
    mut state: State,
    luck: &mut Luck,
    sink: &mut S,
    mut visit: impl FnMut(&State, &ActionList),
) -> State {
    let mut list = ActionList::new();
    loop {
        match game.pending(&state) {
            Pending::Over => return state,
            Pending::Chance(odds) => {
                let answer = luck.answer(odds);
                game.answer(&mut state, answer, sink)
                    .expect("fate gives what was asked for");
            }
            Pending::Decision(_) => {
                game.list(&state, &mut list);
                assert!(
                    !list.is_empty(),
                    "no legal action while the game is not over: {:?}, {:?}",
                    state.turn(),
                    state.due()
                );
                visit(&state, &list);
                let action = luck.choose(&list);
                let step = game
                    .check(&state, action)
                    .expect("listed actions are legal");
                game.apply(&mut state, step, sink);
            }
        }
    }
}
