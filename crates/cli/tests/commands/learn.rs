//! Lessons typed line by line, the book written out, files checked.

use crate::support::elbowroom;
use elbowroom_rules::Language;
use elbowroom_teach::{Session, lessons, ways_on};

/// What a pupil types who first goes astray at each step.
fn typed(lesson: &'static elbowroom_teach::Lesson) -> String {
    let mut session = Session::begin(lesson).expect("it begins");
    let mut text = String::new();
    while !session.over() {
        let line = ways_on(&session).expect("a sound lesson").remove(0);
        session
            .say(&line, Language::English)
            .expect("a sound lesson");
        text += &format!("pick 9\n{line}\n");
    }
    text
}

#[test]
fn every_lesson_can_be_typed_in_both_languages() {
    for lesson in lessons() {
        for (flag, end) in [("--plain", &lesson.end.en), ("--french", &lesson.end.fr)] {
            let output = elbowroom(&["learn", &lesson.id, flag], &typed(lesson));
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(output.status.success(), "{}: {said}", lesson.id);
            // The last sentence is said as it is written, but for its numbers.
            let begin = end.split('{').next().unwrap_or_default();
            assert!(said.contains(begin), "{}: {said}", lesson.id);
            let steps = lesson.steps.len();
            assert!(
                said.contains(&format!("[{steps}/{steps}]")),
                "{}",
                lesson.id
            );
        }
    }
}

#[test]
fn a_lesson_that_is_none_is_told_with_those_there_are() {
    let output = elbowroom(&["learn", "nobody"], "");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("pick") && said.contains("nobody"), "{said}");
}

#[test]
fn lesson_files_are_checked_with_what_is_wrong() {
    let output = elbowroom(&["lesson", "check"], "");
    assert!(output.status.success());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(said.lines().count(), lessons().len());
    let wrong = "title = { en = \"a\", fr = \"b\" }\nabout = { en = \"a\", fr = \"b\" }\nend = { en = \"a\", fr = \"b\" }\ngiven = \"seat 1 plays giants merchant hand 4\"\n[[step]]\nsay = { en = \"{price 99}\", fr = \"x\" }\ndo = [\"conquer 1\"]\n";
    let output = elbowroom(&["lesson", "check", "-"], wrong);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("there is no region 99"), "{said}");
}

#[test]
fn the_book_is_written_out_whole() {
    for (flags, word) in [
        (&["book"][..], "<html lang=\"en\""),
        (&["book", "--french"], "<html lang=\"fr\""),
    ] {
        let output = elbowroom(flags, "");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains(word) && said.trim_end().ends_with("</html>"));
    }
    let output = elbowroom(&["book", "--check", "-"], "title = 3");
    assert!(!output.status.success());
}
