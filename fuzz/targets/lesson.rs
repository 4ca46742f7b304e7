//! A stranger's lesson is refused with what is wrong, or can be begun and answers whatever a pupil says; so do those that come with the game.
#![no_main]

use elbowroom_protocol::LessonAsk;
use elbowroom_rules::Language;
use elbowroom_teach::{Lesson, Session, lessons};
use libfuzzer_sys::fuzz_target;

fn take(lesson: &Lesson, said: &[String]) {
    let Ok(mut session) = Session::begin(lesson) else {
        return;
    };
    let _ = session.now(Language::French);
    for line in said.iter().take(20) {
        if session.say(line, Language::English).is_err() {
            return;
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(lesson) = Lesson::parse("lesson", &text) {
        take(&lesson, &lesson.steps.iter().flat_map(|step| step.wanted.clone()).collect::<Vec<_>>());
    }
    if let Ok(asked) = serde_json::from_slice::<LessonAsk>(bytes) {
        take(&lessons()[bytes.len() % lessons().len()], &asked.done);
    }
});
