//! Every lesson of the terminal, taken on the screen; the first ones key by key.

use super::*;
use elbowroom_rules::notation::parse_line;
use elbowroom_teach::{Session, lesson, lessons, ways_on};

fn begin(id: &str, language: Language) -> App<'static> {
    let session = Session::begin(lesson(id).expect("a lesson")).expect("it begins");
    let mut app = App::taught(session, language).expect("a sound lesson");
    app.resize(80, 24);
    app.show_step(None);
    app
}

#[test]
fn every_lesson_can_be_taken_on_the_screen() {
    for (lesson, language) in lessons()
        .iter()
        .zip([Language::English, Language::French].into_iter().cycle())
    {
        let mut app = begin(&lesson.id, language);
        let mut session = Session::begin(lesson).expect("it begins");
        while !session.over() {
            assert!(matches!(app.overlay, Overlay::Page { .. }), "{}", lesson.id);
            let line = ways_on(&session).expect("a sound lesson").remove(0);
            session.say(&line, language).expect("a sound lesson");
            // Putting the page away goes on where there is only something to read.
            app.press(Command::Enter);
            if line != elbowroom_teach::NEXT {
                let actions = parse_line(app.game, &line).expect("actions");
                app.act(&actions);
            }
            assert!(app.message.is_empty(), "{}: {}", lesson.id, app.message);
        }
        assert!(app.learnt(), "{}", lesson.id);
        app.press(Command::Enter);
        assert!(app.done(), "{}", lesson.id);
    }
}

#[test]
fn a_wrong_key_is_answered_and_the_step_can_be_read_again() {
    let mut app = begin("pick", Language::English);
    app.press(Command::Enter);
    assert_eq!(app.overlay, Overlay::None);
    app.press(Command::Number(6));
    assert!(!app.message.is_empty());
    app.press(Command::Hint);
    assert!(matches!(app.overlay, Overlay::Page { .. }));
    app.press(Command::Quit);
    assert!(app.done() && !app.learnt());
}
