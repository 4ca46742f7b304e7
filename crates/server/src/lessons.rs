//! Lessons: nothing is kept, each request brings what the pupil said so far and the rules play it again.

use crate::both::both;
use crate::failed::Failed;
use crate::room::show::{explained, view_for};
use axum::http::StatusCode;
use elbowroom_protocol::{
    Ask, LessonAnswer, LessonAsk, LessonInfo, LessonNow, Pace, Say, SeatInfo, SeatKind, Trouble,
    VERSION, event_view, limits, map_of,
};
use elbowroom_rules::{Language, Viewer};
use elbowroom_teach::{Answer, Session, lesson, lessons};

/// Every lesson.
pub fn list(language: Language) -> Vec<LessonInfo> {
    let info = |lesson: &elbowroom_teach::Lesson| LessonInfo {
        id: lesson.id.clone(),
        title: lesson.title.text(language).to_owned(),
        about: lesson.about.text(language).to_owned(),
        from: lesson.box_name().map(|name| name.text(language).to_owned()),
        steps: lesson.steps.len(),
    };
    lessons().iter().map(info).collect()
}

/// Goes on with a lesson.
pub fn take(id: &str, asked: &LessonAsk) -> Result<LessonAnswer, Failed> {
    let language = crate::socket::language_of(&asked.language);
    let lesson = lesson(id).ok_or_else(|| {
        Failed::new(
            StatusCode::NOT_FOUND,
            Trouble::NoTable,
            both("there is no such lesson", "cette leçon n'existe pas"),
        )
    })?;
    let (most, found) = (limits::LESSON_WORDS, asked.done.len());
    if found > most {
        return Err(Failed::malformed(format!(
            "done: at most {most} expected, found {found}"
        )));
    }
    let session = Session::resume(lesson, &asked.done)
        .map_err(|what| Failed::malformed(format!("done: {what}")))?;
    go_on(session, &asked.ask, language).map_err(Failed::malformed)
}

fn go_on(mut session: Session, ask: &Ask, language: Language) -> Result<LessonAnswer, String> {
    let mut well = None;
    let says = match ask {
        Ask::Hello { .. } => welcome(&session, language),
        Ask::Act { id, action, .. } => {
            let seen = session.scene().trail().len();
            match session.say(action, language)? {
                Answer::Well(words) => {
                    well = words;
                    done(&session, *id, seen, language)
                }
                Answer::Partly => done(&session, *id, seen, language),
                Answer::Astray(text) => vec![refused(&session, *id, text, None)],
                Answer::Refused(text, ruling) => vec![refused(&session, *id, text, ruling)],
            }
        }
        Ask::Undo { id, .. } => {
            let said = session.done();
            let before = &said[..said.len().saturating_sub(1)];
            session = Session::resume(session.lesson(), before)?;
            let last = session.scene().trail().len() - 1;
            done(&session, *id, last, language)
        }
        Ask::Explain { id, action } => {
            let scene = session.scene();
            vec![explained(
                scene.game(),
                scene.state(),
                *id,
                action,
                language,
            )]
        }
        _ => return Err("ask: hello, act, undo or explain expected in a lesson".into()),
    };
    let now = session.now(language)?;
    Ok(LessonAnswer {
        says,
        done: session.done().to_vec(),
        now: LessonNow {
            step: now.step,
            of: now.of,
            text: now.text,
            read: now.read,
            lit: now.lit,
            over: now.over,
        },
        well,
    })
}

/// The number of the state after a line: each line and each event counts.
fn number(session: &Session, line: usize) -> u64 {
    (session.scene().trail()[line].0 + line + 1) as u64
}

/// What happened with a line, and the table after it.
fn line(session: &Session, at: usize, language: Language) -> Vec<Say> {
    let scene = session.scene();
    let game = scene.game();
    let viewer = Viewer::Seat(session.seat());
    let (end, state) = &scene.trail()[at];
    let begin = at
        .checked_sub(1)
        .map_or(0, |before| scene.trail()[before].0);
    let events = scene.told()[begin..*end].iter().enumerate();
    let events = events.filter_map(|(i, &event)| {
        let seen = game.view_event(event, viewer)?;
        Some(event_view(
            game,
            (begin + i + at + 1) as u64,
            seen,
            language,
        ))
    });
    let acts = at + 1 == scene.trail().len() && !session.over();
    let undo = acts && !session.done().is_empty();
    let before = at.checked_sub(1).map(|before| scene.trail()[before].1);
    let before = before.and_then(|state| game.map_text(&state));
    let map = game
        .map_text(state)
        .filter(|map| before.as_ref() != Some(map));
    let mut says = vec![Say::Events {
        events: events.collect(),
    }];
    says.extend(map.map(|board| Say::Map { board }));
    says.push(Say::State {
        number: number(session, at),
        view: view_for(game, state, viewer, undo, acts, language),
    });
    says
}

fn welcome(session: &Session, language: Language) -> Vec<Say> {
    let game = session.scene().game();
    let pupil = session.seat();
    let seats = game.seats().map(|seat| SeatInfo {
        seat: seat.0 + 1,
        name: String::new(),
        kind: match seat == pupil {
            true => SeatKind::Person,
            false => SeatKind::Bot,
        },
        bot: (seat != pupil).then(|| "easy".to_owned()),
        present: seat == pupil,
        stand_in: false,
        left: false,
        time_up: false,
        clock: None,
    });
    let mut says = vec![
        Say::Welcome {
            version: VERSION,
            table: session.lesson().id.clone(),
            seats: vec![pupil.0 + 1],
            board: map_of(game, session.scene().state()),
            title: None,
            host: false,
            pace: Pace::Live,
            seed: None,
        },
        Say::Seats {
            seats: seats.collect(),
            watchers_talk: false,
        },
    ];
    // Everything that was told before comes at once.
    let last = session.scene().trail().len() - 1;
    for at in 0..=last {
        let said = line(session, at, language).into_iter();
        let told = |say: &Say| match say {
            Say::Map { .. } => false,
            Say::State { .. } => at == last,
            _ => true,
        };
        says.extend(said.filter(told));
    }
    says
}

fn done(session: &Session, id: u64, from: usize, language: Language) -> Vec<Say> {
    let lines = from..session.scene().trail().len();
    let last = session.scene().trail().len() - 1;
    let mut says = vec![Say::Done {
        id,
        number: number(session, last),
    }];
    says.extend(lines.flat_map(|at| line(session, at, language)));
    says
}

fn refused(session: &Session, id: u64, text: String, ruling: Option<&'static str>) -> Say {
    Say::Refused {
        id,
        text,
        ruling: ruling.map(str::to_owned),
        number: number(session, session.scene().trail().len() - 1),
    }
}
