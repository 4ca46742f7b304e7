//! Any text is a realm, or is refused with a reason; what is one is written so that it is read as the same, and becomes
//! a board on which a game begins, or is refused with a reason.
#![no_main]

use elbowroom_rules::realm::Realm;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Game, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let realm = match Realm::parse(text) {
        Ok(realm) => realm,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    assert_eq!(Realm::parse(&realm.to_toml()).as_ref(), Ok(&realm));
    let Ok(board) = realm.board() else { return };
    let setup = Setup {
        board,
        seats: realm.players,
        boxes: vec![GameBox::Base, GameBox::Underground],
        ..Setup::base(2).expect("a board for two")
    };
    if let Ok(game) = Game::new(setup) {
        game.start();
    }
});
