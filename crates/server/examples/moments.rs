//! Looks for games that come to what the tiles of a box can do, and prints them as the browser tests read them: a seed, what was
//! said, and (for what is found) what is said next.
//!
//! `cargo run --release -p elbowroom-server --example moments -- warcraft islands-l1a-s1a`

use elbowroom_bots::Luck;
use elbowroom_rules::notation::action_text;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{ActionList, Board, Game, Language, Pending, Setup, State, tiles};
use std::collections::BTreeMap;

/// The seeds that are tried, and the actions of a game.
const SEEDS: u64 = 6000;
const ACTIONS: usize = 16;

/// Words of every game.
const BASE: [&str; 8] = [
    "pick", "conquer", "roll", "place", "take", "end", "decline", "abandon",
];

type Moment = (u64, Vec<String>, String);

fn main() {
    let mut words = std::env::args().skip(1);
    let from = words.next().and_then(|id| GameBox::named(&id));
    let board = words.next().and_then(|name| Board::named(&name).ok());
    let (Some(from), Some(board)) = (from, board) else {
        eprintln!("expected: BOX BOARD");
        return;
    };
    let setup = Setup {
        board,
        ..Setup::with(2, vec![from]).expect("a box with boards")
    };
    let game = Game::new(setup).expect("a game");
    let (mut finds, mut deeds) = (BTreeMap::new(), BTreeMap::new());
    for seed in 1..SEEDS {
        play(&game, seed, &mut finds, &mut deeds);
    }
    let line = |(name, (seed, said, say)): (&String, &Moment)| {
        let next = match say.as_str() {
            "" => String::new(),
            say => format!(", \"say\": {say:?}"),
        };
        format!("  {name:?}: {{\"seed\": {seed}, \"said\": {said:?}{next}}}")
    };
    let list =
        |all: &BTreeMap<String, Moment>| all.iter().map(line).collect::<Vec<_>>().join(",\n");
    println!(
        "{{\n\"finds\": {{\n{}\n}},\n\"deeds\": {{\n{}\n}}\n}}",
        list(&finds),
        list(&deeds)
    );
}

/// One game as the server would deal it; the shortest way to a moment is kept.
fn play(
    game: &Game,
    seed: u64,
    finds: &mut BTreeMap<String, Moment>,
    deeds: &mut BTreeMap<String, Moment>,
) {
    let (mut fate, mut choice) = (Luck::new(seed), Luck::new(seed ^ 0xe1b0));
    let mut state = game.start();
    let mut said: Vec<String> = Vec::new();
    let mut list = ActionList::new();
    let keep = |all: &mut BTreeMap<String, Moment>, name: &str, said: &[String], say: &str| {
        if all
            .get(name)
            .is_none_or(|(_, known, _)| known.len() > said.len())
        {
            all.insert(name.to_owned(), (seed, said.to_vec(), say.to_owned()));
        }
    };
    while said.len() < ACTIONS {
        match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(odds) => {
                let answer = fate.answer(odds);
                game.answer(&mut state, answer, &mut ()).expect("an answer");
            }
            Pending::Decision(_) => {
                game.list(&state, &mut list);
                for &action in list.iter() {
                    let text = action_text(game, action);
                    let word = text.split(' ').next().unwrap_or_default();
                    if !BASE.contains(&word) {
                        keep(deeds, word, &said, "");
                    }
                }
                let Some(step) = list.step(choice.below(list.len())) else {
                    return;
                };
                let text = action_text(game, step.action());
                let before = shown(game, &state);
                game.apply(&mut state, step, &mut ());
                if text.starts_with("conquer") {
                    let mut after = state;
                    let mut fate = fate.clone();
                    while let Pending::Chance(odds) = game.pending(&after) {
                        let answer = fate.answer(odds);
                        game.answer(&mut after, answer, &mut ()).expect("an answer");
                    }
                    for marker in shown(game, &after) {
                        if !before.contains(&marker) {
                            keep(finds, &marker, &said, &text);
                        }
                    }
                }
                said.push(text);
            }
        }
    }
}

/// The relics and places that lie face up in a region.
fn shown(game: &Game, state: &State) -> Vec<String> {
    let regions = game.board().all().into_iter();
    let marks = regions.flat_map(|region| game.marks(state, region, Language::English));
    let known = |id: &str| tiles::markers().any(|tile| tile.id == id);
    marks
        .filter_map(|mark| mark.tile.map(str::to_owned))
        .filter(|id| known(id))
        .collect()
}
