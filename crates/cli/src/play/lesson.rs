//! A lesson on the screen: the same table, with a page for each step; the rules and the lesson answer together.

use super::app::{App, Overlay};
use super::args::Plan;
use super::draw::fold;
use super::save::{Chair, Seating};
use super::words::lesson as words;
use elbowroom_rules::notation::action_text;
use elbowroom_rules::record::Playing;
use elbowroom_rules::region_set::RegionSet;
use elbowroom_rules::{Action, Game, Language, RegionId, Seat};
use elbowroom_teach::{Answer, Session};
use std::sync::Arc;

/// A lesson under way.
pub struct Taught {
    session: Session<'static>,
    /// Whether the page on top is the lesson's.
    page: bool,
}

/// Who sits at a table that is set up for somebody to learn.
pub fn chairs(game: &Game, own: Seat, language: Language) -> Vec<Chair> {
    game.seats()
        .map(|seat| match seat == own {
            true => Chair {
                name: words::YOU.text(language).to_owned(),
                bot: None,
            },
            false => Chair {
                name: words::other(language, seat),
                bot: Some("easy".to_owned()),
            },
        })
        .collect()
}

/// The game of a lesson, for as long as the program runs.
pub fn game(session: &Session) -> &'static Game {
    Box::leak(Box::new(Arc::clone(session.scene().game())))
}

impl App<'static> {
    /// A lesson about to begin.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn taught(session: Session<'static>, language: Language) -> Result<Self, String> {
        let plan = Plan {
            game: game(&session),
            start: *session.scene().state(),
            entries: Vec::new(),
            seating: Seating {
                chairs: chairs(session.scene().game(), session.seat(), language),
                seed: 0,
            },
            saver: None,
        };
        let mut app = Self::new(plan, language)?;
        app.lesson = Some(Taught {
            session,
            page: false,
        });
        app.settle();
        app.show_step(None);
        Ok(app)
    }
}

impl App<'_> {
    /// Whether the lesson is done.
    pub fn learnt(&self) -> bool {
        self.lesson
            .as_ref()
            .is_some_and(|taught| taught.session.over())
    }

    /// What the pupil does is answered by the lesson.
    pub(super) fn act_in_lesson(&mut self, actions: &[Action]) {
        let game = self.game;
        let text = |&action: &Action| action_text(game, action);
        let line: Vec<String> = actions.iter().map(text).collect();
        // Several placings are one redeployment.
        let line = match &line[..] {
            [one] => one.clone(),
            _ => line
                .iter()
                .filter_map(|text| text.strip_prefix("place "))
                .fold("redeploy".to_owned(), |all, place| {
                    let (region, tokens) = place.split_once(' ').unwrap_or((place, "1"));
                    format!("{all} {region}:{tokens}")
                }),
        };
        self.say_in_lesson(&line);
    }

    fn say_in_lesson(&mut self, line: &str) {
        let language = self.language;
        let Some(taught) = &mut self.lesson else {
            return;
        };
        let told = taught.session.scene().told().len();
        match taught.session.say(line, language) {
            Ok(Answer::Well(well)) => {
                self.follow(told);
                self.show_step(well);
            }
            Ok(Answer::Partly) => self.follow(told),
            Ok(Answer::Astray(text) | Answer::Refused(text, _)) => {
                self.message = text;
                self.staging = None;
                self.take_seat_again();
            }
            Err(what) => self.message = what,
        }
    }

    /// The pupil takes the last thing back.
    pub(super) fn undo_in_lesson(&mut self) {
        let Some(taught) = &mut self.lesson else {
            return;
        };
        let done = taught.session.done();
        let before = &done[..done.len().saturating_sub(1)];
        if let Ok(session) = Session::resume(taught.session.lesson(), before) {
            let told = session.scene().told().len();
            taught.session = session;
            self.follow(told);
            self.show_step(None);
        }
    }

    /// The table follows the lesson; what was told after so many events is noted.
    fn follow(&mut self, told: usize) {
        let Some(taught) = &self.lesson else { return };
        let scene = taught.session.scene();
        let events = scene.told().get(told..).unwrap_or_default().to_vec();
        self.table = Playing::from(self.game, *scene.state());
        self.batches.clear();
        self.message.clear();
        self.note(&events);
        self.settle();
    }

    fn take_seat_again(&mut self) {
        if let Some(seat) = self.viewer.filter(|_| self.mine()) {
            self.take_seat(seat);
        }
    }

    /// The page of the step, what is lit marked on the map.
    pub(super) fn show_step(&mut self, well: Option<String>) {
        let language = self.language;
        let Some(taught) = &mut self.lesson else {
            return;
        };
        let Ok(now) = taught.session.now(language) else {
            return;
        };
        taught.page = true;
        let title = taught.session.lesson().title.text(language).to_owned();
        let title = match now.over {
            true => title,
            false => format!("{title} · {}/{}", now.step, now.of),
        };
        let lit = now.lit.iter().filter_map(|lit| lit.strip_prefix("region "));
        let lit: Vec<RegionId> = lit
            .filter_map(|number| Some(RegionId(number.parse().ok()?)))
            .collect();
        let key = words::go_on(language, now.over, now.read);
        let text = match well {
            Some(well) => format!("{well}\n\n{}\n\n{key}", now.text),
            None => format!("{}\n\n{key}", now.text),
        };
        let marks = lit
            .iter()
            .fold(RegionSet::EMPTY, |all, &region| all.with(region));
        let watcher = self.watcher();
        self.marks[watcher] = marks;
        self.cursor = lit.first().copied().unwrap_or(self.cursor);
        self.overlay = Overlay::Page {
            title,
            text: fold(&text, self.size.0).join("\n"),
            scroll: 0,
        };
    }

    /// A page was put away: where there was only something to read, the lesson goes on.
    pub(super) fn page_closed(&mut self) {
        let Some(taught) = &mut self.lesson else {
            return;
        };
        if !std::mem::take(&mut taught.page) {
            return;
        }
        match taught.session.now(self.language) {
            Ok(now) if now.over => self.done = true,
            Ok(now) if now.read => self.say_in_lesson(elbowroom_teach::NEXT),
            // The page lay over whatever the moment asks for.
            _ => self.take_seat_again(),
        }
    }
}
