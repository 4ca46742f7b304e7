//! Every lesson is played in every way it allows.

use elbowroom_teach::{Lesson, check, lessons};

#[test]
fn every_lesson_can_be_taken_to_its_end() {
    assert!(!lessons().is_empty());
    for lesson in lessons() {
        let ways = check(lesson);
        assert!(ways.is_ok(), "{}: {}", lesson.id, ways.unwrap_err());
        assert!(ways.unwrap() > 0, "{}", lesson.id);
    }
}

#[test]
fn the_first_game_comes_first() {
    let first = ["pick", "enter", "die", "redeploy", "decline", "defend"];
    let ids: Vec<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids[..first.len()], first);
    for (at, lesson) in lessons().iter().enumerate() {
        assert_eq!(lesson.from.is_none(), at < first.len(), "{}", lesson.id);
    }
}

/// One thing at a time: what is said before a step is read in a few breaths.
#[test]
fn nobody_reads_long() {
    for lesson in lessons() {
        for (at, step) in lesson.steps.iter().enumerate() {
            for text in [&step.say.en, &step.say.fr] {
                // Signs that French sets apart are no words.
                let words = text.split_whitespace();
                let words = words.filter(|word| word.contains(char::is_alphanumeric));
                let words = words.count();
                assert!(words <= 36, "{}, step {}: {words}", lesson.id, at + 1);
            }
        }
    }
}

#[test]
fn the_example_of_the_guide_is_a_lesson() {
    let guide = include_str!("../../../docs/lessons.md");
    let example = guide.split("```toml\n").nth(1).expect("an example");
    let example = example.split("```").next().expect("its end");
    let lesson = Lesson::parse("example", example).expect("it can be read");
    assert_eq!(check(&lesson), Ok(1));
}
