//! The terminal: set up, kept in step with the game, and given back however the game ends.

use super::app::App;
use super::args::Plan;
use super::brains::{Ask, Brains, Thought};
use super::keys::Command;
use super::replay_view::ReplayView;
use super::save::{Chair, Seating};
use super::{draw, keys, words};
use crate::input::{Done, Failure, say};
use crate::learn::End;
use elbowroom_rules::notation::Replay;
use elbowroom_rules::{Action, Game, Language};
use elbowroom_teach::Session;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::style::Color;
use ratatui::{Frame, Terminal};
use std::io::{self, Stdout, stdout};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::{Duration, Instant};

/// How often the screen looks up when nothing is pressed.
const BEAT: Duration = Duration::from_millis(50);
/// How long a placed token of a bot is shown.
const BLINK: Duration = Duration::from_millis(40);

type Screen = Terminal<CrosstermBackend<Stdout>>;

/// The terminal while the game has it.
struct Held(Screen);

impl Held {
    fn take() -> io::Result<Self> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(Self(Terminal::new(CrosstermBackend::new(stdout()))?))
    }

    /// Shows a screen; without colours where the user wants none (no-color.org).
    fn show(&mut self, draw: impl Fn(&mut Frame)) -> Done {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        self.0
            .draw(|frame| {
                draw(frame);
                if plain {
                    for cell in &mut frame.buffer_mut().content {
                        cell.fg = Color::Reset;
                        cell.bg = Color::Reset;
                    }
                }
            })
            .map(|_| ())
            .map_err(fault)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = execute!(stdout(), ratatui::crossterm::cursor::Show);
}

fn fault(error: io::Error) -> Failure {
    Failure::at("terminal", error)
}

/// The bots think beside the screen, so that it stays awake.
fn start_thinking(game: &'static Game, seating: &Seating) -> (Sender<Ask>, Receiver<Thought>) {
    let mut brains = Brains::new(game, seating);
    let (to_brains, questions) = channel::<Ask>();
    let (answers, from_brains) = channel();
    std::thread::spawn(move || {
        for ask in questions {
            let answered = brains.think(&ask).map(|thought| answers.send(thought));
            if !matches!(answered, Some(Ok(()))) {
                break;
            }
        }
    });
    (to_brains, from_brains)
}

/// Plays a game on the screen.
pub fn game(plan: Plan, language: Language, pause: Duration) -> Done {
    let (to_brains, from_brains) = start_thinking(plan.game, &plan.seating);
    let mut app = App::new(plan, language).map_err(Failure)?;
    let mut held = Held::take().map_err(fault)?;
    let size = held.0.size().map_err(fault)?;
    app.resize(size.width, size.height);
    let mut asked = None;
    let mut thought: Option<Thought> = None;
    let mut due = Instant::now() + pause;
    while !app.done() {
        held.show(|frame| draw::draw(frame, &app))?;
        if let Some(ask) = app.question() {
            let name = (ask.serial, ask.hint);
            if asked != Some(name) && to_brains.send(ask).is_ok() {
                asked = Some(name);
            }
        }
        let mut wait = BEAT;
        if thought.is_some() {
            wait = wait.min(due.saturating_duration_since(Instant::now()));
        }
        if event::poll(wait).map_err(fault)? {
            match event::read().map_err(fault)? {
                Event::Key(key) if key.kind != KeyEventKind::Release => match keys::command(key) {
                    // Impatience.
                    Some(Command::Space) if app.bot_moves() => due = Instant::now(),
                    Some(command) => app.press(command),
                    None => app.press_any(),
                },
                Event::Mouse(mouse) => app.click(mouse),
                Event::Resize(width, height) => app.resize(width, height),
                _ => {}
            }
        }
        match from_brains.try_recv() {
            Ok(answer) => thought = Some(answer),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => {
                return Err(Failure("a bot gave up; the game is kept".into()));
            }
        }
        let ready = |thought: &mut Thought| thought.hint || Instant::now() >= due;
        if let Some(answer) = thought.take_if(ready) {
            let small = matches!(answer.action, Action::Place(..) | Action::Put(..));
            if answer.hint {
                // The same hint may be asked for again.
                asked = None;
            }
            app.answer(answer);
            due = Instant::now() + if small { BLINK.min(pause) } else { pause };
        }
    }
    drop(held);
    if let Some(path) = app.kept_in() {
        say(words::kept(language, &path));
    }
    Ok(())
}

/// Takes a lesson on the screen.
pub fn lesson(session: Session<'static>, language: Language) -> Result<End, Failure> {
    let mut app = App::taught(session, language).map_err(Failure)?;
    let mut held = Held::take().map_err(fault)?;
    let size = held.0.size().map_err(fault)?;
    app.resize(size.width, size.height);
    app.show_step(None);
    while !app.done() {
        held.show(|frame| draw::draw(frame, &app))?;
        if !event::poll(BEAT).map_err(fault)? {
            continue;
        }
        match event::read().map_err(fault)? {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if let Some(command) = keys::command(key) {
                    app.press(command);
                }
            }
            Event::Mouse(mouse) => app.click(mouse),
            Event::Resize(width, height) => app.resize(width, height),
            _ => {}
        }
    }
    Ok(match app.learnt() {
        true => End::Learnt,
        false => End::Left,
    })
}

/// Steps through a replay on the screen.
pub fn replay(
    replay: &'static Replay,
    seating: Option<Seating>,
    language: Language,
    pause: Duration,
) -> Done {
    let known = seating.map(|seating| seating.chairs);
    let chairs = replay.game().seats().map(|seat| Chair {
        name: words::pick(language, format!("seat {seat}"), format!("siège {seat}")),
        bot: None,
    });
    let chairs = known.unwrap_or_else(|| chairs.collect());
    let mut view = ReplayView::new(replay, chairs, language);
    let mut held = Held::take().map_err(fault)?;
    let size = held.0.size().map_err(fault)?;
    view.resize(size.width, size.height);
    let mut due = Instant::now() + pause;
    while !view.done() {
        held.show(|frame| view.draw(frame))?;
        if event::poll(BEAT).map_err(fault)? {
            match event::read().map_err(fault)? {
                Event::Key(key) => {
                    if let Some(command) = keys::command(key) {
                        view.press(command);
                        due = Instant::now() + pause;
                    }
                }
                Event::Resize(width, height) => view.resize(width, height),
                _ => {}
            }
        }
        if view.playing() && Instant::now() >= due {
            view.tick();
            due = Instant::now() + pause;
        }
    }
    Ok(())
}
