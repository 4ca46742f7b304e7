//! Every lesson is played in every way it allows.

use elbowroom_teach::{check, lessons};

#[test]
fn every_lesson_can_be_taken_to_its_end() {
    assert!(!lessons().is_empty());
    for lesson in lessons() {
        let ways = check(lesson);
        assert!(ways.is_ok(), "{}: {}", lesson.id, ways.unwrap_err());
        assert!(ways.unwrap() > 0, "{}", lesson.id);
    }
}
