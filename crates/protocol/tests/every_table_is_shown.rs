//! Whatever a game comes to, its table can be told in both languages.

use elbowroom_protocol::table_view;
use elbowroom_rules::tile::GameBox;
use elbowroom_rules::{Game, Language, Pending, Setup, Viewer};

#[test]
fn every_table_of_random_games_with_every_box_is_told() {
    let mut questions = 0;
    for seed in 0..12_usize {
        let mut setup = Setup::with(3, GameBox::MIXING.to_vec()).expect("a board");
        setup.switches.late_ransom = seed % 2 == 0;
        let game = Game::new(setup).expect("a sound set-up");
        let mut state = game.start();
        let mut luck = seed;
        loop {
            luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(odds) => {
                    let case = (luck >> 33) % usize::from(odds.cases());
                    let answer = odds.case(case as u8);
                    game.answer(&mut state, answer, &mut ()).expect("asked");
                }
                Pending::Decision(seat) => {
                    let list = game.legal(&state);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let coins: Vec<_> = game.seats().map(|seat| view.coins(seat)).collect();
                    for language in [Language::English, Language::French] {
                        let shown = table_view(&game, &view, &coins, Some(&state), false, language);
                        assert_eq!(shown.actions.len(), list.len());
                        questions += u32::from(shown.question.is_some());
                    }
                    let step = list.step((luck >> 33) % list.len()).expect("legal");
                    game.apply(&mut state, step, &mut ());
                }
            }
        }
    }
    assert!(questions > 100, "only {questions} questions were asked");
}
