//! Boards whose hexes move while people play.

use super::*;
use crate::input::setup;
use elbowroom_rules::Board;

fn moving(language: Language) -> App<'static> {
    let board = Board::printed("s06-2p").expect("a board");
    let setup = setup(Some(board), None, 2, &[]).unwrap_or_else(|_| panic!("a set-up"));
    let game = Game::new(setup).expect("a game");
    let state = game.start();
    start_in(language, game, state, &["Anna", "greedy"])
}

#[test]
fn hexes_are_chosen_beside_the_map_and_the_map_follows() {
    let mut app = moving(Language::English);
    golden("moving-hex", &mut app);
    let before = app.board.clone();
    app.press(Command::Enter);
    golden("moving-cell", &mut app);
    type_keys(&mut app, &[Command::Number(9), Command::Enter]);
    golden("moving-turn", &mut app);
    app.press(Command::Enter);
    assert_ne!(app.board, before, "the hex was pushed");
    assert_eq!(app.now.board().len(), app.board.len());
    golden("moving-pushed", &mut app);
    app.press(Command::Undo);
    assert_eq!(app.board, before, "it was taken back");
}

#[test]
fn whoever_lets_everything_lie_goes_on() {
    let mut app = moving(Language::French);
    let before = app.board.clone();
    assert!(text_of(&mut app).contains("tout laisser en place"));
    type_keys(&mut app, &[Command::Last, Command::Enter]);
    assert_eq!(app.board, before);
    assert_eq!(app.stage(), Stage::Pick);
    assert!(!matches!(app.overlay, Overlay::Menu(_)));
}
