//! Plays a lesson in every way it allows, and tells what is wrong with it.

use crate::lesson::{Lesson, Step};
use crate::session::{Answer, NEXT, Session, allows, at_least};
use elbowroom_rules::notation::action_text;
use elbowroom_rules::{Action, Language};

/// Ways through a lesson that are tried at most; a lesson that has more is too open to be one.
const MAX_WAYS: usize = 400;

/// Plays a lesson through, in both languages, with right and wrong answers. Gives how many ways it has.
///
/// # Errors
/// The first thing that is wrong, with its step and the words that led there.
pub fn check(lesson: &Lesson) -> Result<usize, String> {
    for (what, text) in [
        ("title", &lesson.title),
        ("about", &lesson.about),
        ("end", &lesson.end),
    ] {
        if text.en.trim().is_empty() || text.fr.trim().is_empty() {
            return Err(format!("{what}: a text in both languages expected"));
        }
    }
    let mut ways = 0;
    let mut open = vec![Session::begin(lesson)?];
    while let Some(session) = open.pop() {
        let at = |what: String| {
            format!(
                "step {}, after {:?}: {what}",
                session.step() + 1,
                session.done()
            )
        };
        for language in [Language::English, Language::French] {
            session.now(language).map_err(at)?;
        }
        if session.over() {
            let unused: Vec<&str> = session.scene().unused().collect();
            if !unused.is_empty() {
                return Err(at(format!("fate was not asked for {}", unused.join(", "))));
            }
            ways += 1;
            continue;
        }
        let step = &lesson.steps[session.step()];
        looks(&session, step).map_err(at)?;
        strays(&session, step).map_err(at)?;
        for line in ways_on(&session).map_err(at)? {
            let mut next = session.clone();
            for language in [Language::French, Language::English] {
                next = session.clone();
                match next.say(&line, language).map_err(at)? {
                    Answer::Well(_) | Answer::Partly => {}
                    other => {
                        return Err(at(format!("`{line}` is wanted, but answered by {other:?}")));
                    }
                }
            }
            open.push(next);
            if ways + open.len() > MAX_WAYS {
                return Err(format!("more than {MAX_WAYS} ways: write fewer open steps"));
            }
        }
    }
    Ok(ways)
}

/// What a pupil may say to go on; nothing when the lesson is over.
///
/// # Errors
/// What is wrong with the step.
pub fn ways_on(session: &Session) -> Result<Vec<String>, String> {
    let Some(step) = session.lesson().steps.get(session.step()) else {
        return Ok(Vec::new());
    };
    if step.wanted.is_empty() {
        return Ok(vec![NEXT.into()]);
    }
    let scene = session.scene();
    if scene.deciding() != Some(session.seat()) {
        return Err("something is to be done, but the pupil does not decide here".into());
    }
    let game = scene.game();
    let legal = game.legal(scene.state());
    let texts: Vec<(Action, String)> = legal
        .iter()
        .map(|&action| (action, action_text(game, action)))
        .collect();
    let mut lines = Vec::new();
    for want in &step.wanted {
        if want.starts_with("redeploy") {
            let mut all: Vec<String> = [Rest::First, Rest::Last]
                .into_iter()
                .map(|rest| redeployment(session, step, rest))
                .collect::<Result<_, _>>()?;
            all.dedup();
            lines.extend(all);
            continue;
        }
        let fits = texts.iter().filter(|(_, text)| allows(want, text));
        let fits: Vec<String> = fits.map(|(_, text)| text.clone()).collect();
        if fits.is_empty() {
            return Err(format!("`{want}` is wanted, but not legal here"));
        }
        lines.extend(fits);
    }
    Ok(lines)
}

/// Where tokens go that need not stand anywhere: two ends of what a pupil may do, so that what others
/// do next is tried against both.
#[derive(Clone, Copy)]
enum Rest {
    First,
    Last,
}

/// A redeployment that keeps to what must stand where; the rest goes to one region.
fn redeployment(session: &Session, step: &Step, rest: Rest) -> Result<String, String> {
    let mut scene = session.scene().clone();
    let mut line = String::from("redeploy");
    let mut wishes = step
        .until
        .iter()
        .map(|until| at_least(until))
        .collect::<Result<Vec<_>, _>>()?;
    loop {
        let game = scene.game().clone();
        let legal = game.legal(scene.state());
        let places: Vec<(elbowroom_rules::RegionId, u8)> = legal
            .iter()
            .filter_map(|action| match *action {
                Action::Place(region, tokens) => Some((region, tokens)),
                _ => None,
            })
            .collect();
        let mine = scene.deciding() == Some(session.seat());
        let open = match rest {
            Rest::First => places.first(),
            Rest::Last => places.last(),
        };
        let Some(&(open, _)) = open.filter(|_| mine) else {
            break;
        };
        wishes.retain(|&(region, least)| scene.state().tokens(region) < least);
        let wish = wishes
            .first()
            .map(|&(region, least)| (region, least - scene.state().tokens(region)));
        let most = |region| {
            places
                .iter()
                .filter(|place| place.0 == region)
                .map(|place| place.1)
                .max()
                .unwrap_or(0)
        };
        let (region, tokens) = wish.map_or((open, most(open)), |(region, missing)| {
            (region, missing.min(most(region)))
        });
        scene
            .say(&format!("place {region} {tokens}"))
            .map_err(|no| no.to_string())?;
        line += &format!(" {region}:{tokens}");
    }
    if line == "redeploy" {
        return Err("a redeployment is wanted, but there is nothing to place".into());
    }
    Ok(line)
}

/// Whether what is lit is there.
fn looks(session: &Session, step: &Step) -> Result<(), String> {
    let scene = session.scene();
    let state = scene.state();
    let game = &*scene.game().now(state);
    let lit = session.now(Language::English)?.lit;
    for light in &lit {
        let there = match light.split_once(' ') {
            Some(("region", number)) => number
                .parse()
                .is_ok_and(|number: usize| number < game.board().len()),
            Some(("combo", place)) => place
                .parse()
                .is_ok_and(|place: usize| (1..=state.column().len()).contains(&place)),
            Some(("action", text)) => game
                .legal(state)
                .iter()
                .any(|&action| action_text(game, action) == text),
            Some(("seat", number)) => number
                .parse()
                .is_ok_and(|number: usize| (1..=game.seats().count()).contains(&number)),
            _ => light == "hand" || light == "round",
        };
        if !there {
            return Err(format!(
                "lit: `{light}`: a region, combo, seat or action that is there, `hand` or `round` expected"
            ));
        }
    }
    if !step.wanted.is_empty() && lit.is_empty() {
        return Err("nothing is lit".into());
    }
    Ok(())
}

/// Wrong answers: nothing changes, and each is answered in words.
fn strays(session: &Session, step: &Step) -> Result<(), String> {
    let game = session.scene().game();
    let state = session.scene().state();
    for astray in &step.astray {
        let used = !step.until.is_empty()
            || game
                .legal(state)
                .iter()
                .any(|&action| allows(&astray.said, &action_text(game, action)));
        if !used {
            return Err(format!(
                "astray: `{}` is not legal here, so the rules answer it",
                astray.said
            ));
        }
    }
    let wanted = |text: &str| step.wanted.iter().any(|want| allows(want, text));
    for action in game.universe() {
        let text = action_text(game, action);
        if wanted(&text) {
            continue;
        }
        let mut tried = session.clone();
        let answer = tried.say(&text, Language::French)?;
        let words = match &answer {
            Answer::Astray(words) | Answer::Refused(words, _) => words,
            Answer::Well(_) | Answer::Partly => {
                return Err(format!("`{text}` is not wanted, yet it leads on"));
            }
        };
        if words.trim().is_empty() || tried.done() != session.done() {
            return Err(format!("`{text}` is answered by nothing"));
        }
    }
    Ok(())
}
