//! A lesson being taken. It is nothing but the lesson and what the pupil said, so it can be taken up again anywhere.

use crate::lesson::{Lesson, Step};
use crate::scene::{No, Scene};
use crate::text::fill;
use elbowroom_rules::notation::{action_text, parse_line};
use elbowroom_rules::{Action, Language, Seat};

/// What a pupil says to go on where there is only something to read.
pub const NEXT: &str = "next";

/// A lesson being taken.
#[derive(Clone)]
pub struct Session<'l> {
    lesson: &'l Lesson,
    scene: Scene,
    step: usize,
    done: Vec<String>,
    /// What was said before the step that is under way, and the table then.
    begun: (usize, Scene),
}

/// The answer to what a pupil said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Right: the step is done. What it brought, where the lesson tells it.
    Well(Option<String>),
    /// Right so far: the step is not done yet.
    Partly,
    /// Allowed, but not what the lesson shows; nothing has changed, or the step begins anew.
    Astray(String),
    /// The rules refuse it: why, and the ruling.
    Refused(String, Option<&'static str>),
}

/// Where a lesson stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Now {
    /// The step, from 1; one more than there are when the lesson is over.
    pub step: usize,
    /// How many steps there are.
    pub of: usize,
    /// What is said.
    pub text: String,
    /// Whether there is only something to read.
    pub read: bool,
    /// What is lit.
    pub lit: Vec<String>,
    /// Whether it is over.
    pub over: bool,
}

impl<'l> Session<'l> {
    /// Begins a lesson.
    ///
    /// # Errors
    /// What is wrong with the lesson.
    pub fn begin(lesson: &'l Lesson) -> Result<Self, String> {
        let scene = Scene::on(lesson.realm.as_deref(), &lesson.given, &lesson.fate)?;
        let seats = scene.game().seats().count();
        if !(1..=seats).contains(&usize::from(lesson.seat)) {
            return Err(format!(
                "seat: 1 to {seats} expected, found {}",
                lesson.seat
            ));
        }
        let mut session = Self {
            lesson,
            begun: (0, scene.clone()),
            scene,
            step: 0,
            done: Vec::new(),
        };
        session.enter()?;
        Ok(session)
    }

    /// Takes a lesson up where these words led.
    ///
    /// # Errors
    /// What is wrong with the lesson, or the first word that does not lead on.
    pub fn resume(lesson: &'l Lesson, done: &[String]) -> Result<Self, String> {
        let mut session = Self::begin(lesson)?;
        for line in done {
            match session.say(line, Language::English)? {
                Answer::Well(_) | Answer::Partly => {}
                Answer::Astray(_) | Answer::Refused(..) => {
                    return Err(format!("`{line}` does not lead on in this lesson"));
                }
            }
        }
        Ok(session)
    }

    /// The lesson.
    pub fn lesson(&self) -> &'l Lesson {
        self.lesson
    }

    /// The table.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Where the pupil sits.
    pub fn seat(&self) -> Seat {
        Seat(self.lesson.seat - 1)
    }

    /// What led here.
    pub fn done(&self) -> &[String] {
        &self.done
    }

    /// The step under way, from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    fn current(&self) -> Option<&'l Step> {
        self.lesson.steps.get(self.step)
    }

    /// Whether everything is done.
    pub fn over(&self) -> bool {
        self.current().is_none()
    }

    /// Begins a step: what others do comes first.
    fn enter(&mut self) -> Result<(), String> {
        for line in self.current().map_or(&[][..], |step| &step.others) {
            let at = self.step + 1;
            if self.scene.deciding() == Some(self.seat()) {
                return Err(format!(
                    "step {at}: `{line}`: the pupil decides here, not others"
                ));
            }
            self.scene
                .say(line)
                .map_err(|no| format!("step {at}: others: `{line}`: {no}"))?;
        }
        self.begun = (self.done.len(), self.scene.clone());
        Ok(())
    }

    /// Where the lesson stands, in words.
    ///
    /// # Errors
    /// A number in the text that the rules cannot tell.
    pub fn now(&self, language: Language) -> Result<Now, String> {
        let of = self.lesson.steps.len();
        let step = self.current();
        let text = step.map_or(&self.lesson.end, |step| &step.say);
        let text = fill(text.text(language), &self.scene, self.seat(), language)
            .map_err(|what| format!("step {}: {what}", self.step + 1))?;
        Ok(Now {
            step: self.step + 1,
            of,
            text,
            read: step.is_some_and(|step| step.wanted.is_empty()),
            lit: step.map_or_else(Vec::new, |step| self.lit(step)),
            over: step.is_none(),
        })
    }

    /// What is lit: what the step says, or what must be done.
    fn lit(&self, step: &Step) -> Vec<String> {
        if !step.lit.is_empty() {
            return step.lit.clone();
        }
        let game = self.scene.game();
        let legal = game.legal(self.scene.state());
        let texts = legal
            .iter()
            .map(|&action| (action, action_text(game, action)));
        let wanted = texts.filter(|(_, text)| step.wanted.iter().any(|want| allows(want, text)));
        let mut lit: Vec<String> = wanted
            .map(|(action, text)| match (game.region_of(action), action) {
                (Some(region), _) => format!("region {region}"),
                (None, Action::Pick(_)) => text.replacen("pick", "combo", 1),
                (None, _) => format!("action {text}"),
            })
            .collect();
        lit.dedup();
        lit
    }

    /// The pupil says something.
    ///
    /// # Errors
    /// What is wrong with the lesson: never something that the pupil did.
    pub fn say(&mut self, line: &str, language: Language) -> Result<Answer, String> {
        let Some(step) = self.current() else {
            return Ok(Answer::Astray(words(language, OVER)));
        };
        let line = line.trim();
        if step.wanted.is_empty() {
            if line != NEXT {
                return Ok(Answer::Astray(words(language, READ_FIRST)));
            }
            return self.did(step, NEXT.to_owned(), language);
        }
        let actions = match parse_line(self.scene.game(), line) {
            Ok(actions) => actions,
            Err(error) => return Ok(Answer::Refused(error.to_string(), None)),
        };
        let mut tried = self.scene.clone();
        let played = tried.say(line);
        if let Err(No::Refused(no)) = played {
            return Ok(Answer::Refused(no.text(language), Some(no.ruling())));
        }
        if !self.wants(step, &actions) {
            return Ok(Answer::Astray(self.astray(step, &actions, language)?));
        }
        played.map_err(|no| format!("step {}: `{line}`: {no}", self.step + 1))?;
        self.scene = tried;
        self.did(step, line.to_owned(), language)
    }

    /// Notes what was said, and begins the next step when this one is done.
    fn did(&mut self, step: &Step, line: String, language: Language) -> Result<Answer, String> {
        self.done.push(line);
        if self.is_placing(step) {
            return Ok(Answer::Partly);
        }
        for until in &step.until {
            let (region, least) = at_least(until)?;
            if self.scene.state().tokens(region) < least {
                let astray = self.astray(step, &[], language)?;
                let (said, scene) = self.begun.clone();
                self.done.truncate(said);
                self.scene = scene;
                return Ok(Answer::Astray(astray));
            }
        }
        let well = step.well.as_ref().map(|well| {
            fill(well.text(language), &self.scene, self.seat(), language)
                .map_err(|what| format!("step {}: well: {what}", self.step + 1))
        });
        let well = well.transpose()?;
        self.step += 1;
        self.enter()?;
        Ok(Answer::Well(well))
    }

    /// Whether tokens are still to be placed, one region after the other.
    fn is_placing(&self, step: &Step) -> bool {
        let places = step.wanted.iter().any(|want| want.starts_with("redeploy"));
        let game = self.scene.game();
        let mine = self.scene.deciding() == Some(self.seat());
        let legal = game.legal(self.scene.state());
        places
            && mine
            && legal
                .iter()
                .any(|action| matches!(action, Action::Place(..)))
    }

    /// Whether a step wants these actions.
    fn wants(&self, step: &Step, actions: &[Action]) -> bool {
        let game = self.scene.game();
        let texts: Vec<String> = actions
            .iter()
            .map(|&action| action_text(game, action))
            .collect();
        let all = |want: &String| texts.iter().all(|text| allows(want, text));
        !texts.is_empty() && step.wanted.iter().any(all)
    }

    /// What is said of something that is allowed but not wanted.
    fn astray(
        &self,
        step: &Step,
        actions: &[Action],
        language: Language,
    ) -> Result<String, String> {
        let game = self.scene.game();
        let texts: Vec<String> = actions
            .iter()
            .map(|&action| action_text(game, action))
            .collect();
        let fits = |said: &str| texts.iter().all(|text| allows(said, text));
        match step.astray.iter().find(|astray| fits(&astray.said)) {
            Some(astray) => fill(
                astray.say.text(language),
                &self.scene,
                self.seat(),
                language,
            )
            .map_err(|what| format!("step {}: astray: {what}", self.step + 1)),
            None => Ok(words(language, NOT_NOW)),
        }
    }
}

/// Whether an action is what a pattern of a lesson means.
pub(crate) fn allows(pattern: &str, text: &str) -> bool {
    // A redeployment is so many placings.
    let pattern = pattern.replacen("redeploy", "place", 1);
    match pattern.strip_suffix('*') {
        Some(start) => text.starts_with(start.trim_end()),
        None => text == pattern,
    }
}

/// `5:3`: at least three tokens in region 5.
pub(crate) fn at_least(until: &str) -> Result<(elbowroom_rules::RegionId, u8), String> {
    let read = || {
        let (region, least) = until.split_once(':')?;
        Some((
            elbowroom_rules::RegionId(region.parse().ok()?),
            least.parse().ok()?,
        ))
    };
    read().ok_or_else(|| format!("until: `region:tokens` expected, such as 5:3, found `{until}`"))
}

const OVER: (&str, &str) = ("This lesson is done.", "Cette leçon est finie.");
const READ_FIRST: (&str, &str) = (
    "Nothing to do here yet: read, then go on.",
    "Rien à faire ici pour l'instant : lisez, puis continuez.",
);
const NOT_NOW: (&str, &str) = (
    "That is allowed, but try what is lit first.",
    "C'est permis, mais essayez d'abord ce qui est éclairé.",
);

fn words(language: Language, (en, fr): (&str, &str)) -> String {
    match language {
        Language::English => en.into(),
        Language::French => fr.into(),
    }
}
