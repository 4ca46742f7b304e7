//! How far a long run is, for people who watch it.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::io::IsTerminal;

/// A bar on the standard error; nothing when that is no terminal.
pub struct Progress(Option<ProgressBar>);

impl Progress {
    /// A bar for so many games.
    pub fn new(games: u64) -> Self {
        Self::of(games, "games")
    }

    /// A bar for so many of something.
    pub fn of(count: u64, what: &str) -> Self {
        if !std::io::stderr().is_terminal() || count == 0 {
            return Self(None);
        }
        let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr_with_hz(5));
        let style = ProgressStyle::with_template(&format!(
            "{{wide_bar}} {{human_pos}} of {{human_len}} {what}, {{rate}} a second, {{eta}} left"
        ));
        if let Ok(style) = style {
            let rate = |state: &ProgressState, to: &mut dyn Write| {
                let _ = write!(to, "{:.1}", state.per_sec());
            };
            bar.set_style(style.with_key("rate", rate).progress_chars("█▌ "));
        }
        bar.tick();
        Self(Some(bar))
    }

    /// One more is finished.
    pub fn step(&self) {
        if let Some(bar) = &self.0 {
            bar.inc(1);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
