//! `elbowroom replay analyse`: who was ahead when, and what would have been better.

use super::{load, words};
use crate::input::{Done, Failure, say};
use crate::progress::Progress;
use elbowroom_analysis::{Analysis, Depth, Moment, TurnTold, analyse, moment_at, way_text};
use elbowroom_bots::study::{deep_names, depth, why};
use elbowroom_rules::notation::{self, plain_line};
use elbowroom_rules::{Game, Language, Seat};
use serde_json::{Value, json};

/// Tells who was ahead after each turn, where a finished game turned, and what each turn gave away.
///
/// Chances are those of players as strong as the search. What a turn gave away is measured against the best turn that was
/// found: both are looked at equally often. Everything lies open, coins too, so only finished games are analysed.
#[derive(clap::Args)]
pub struct Analyse {
    /// The replay.
    file: String,
    /// As deep as this bot thinks: hard, master, grandmaster, or `search:N` with a number of positions.
    #[arg(long, default_value = "hard")]
    bot: String,
    /// So many times as deep.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=50))]
    deep: u8,
    /// Only what this seat gave away, from 1.
    #[arg(long)]
    seat: Option<u8>,
    /// Only what could be decided at this moment: after so many entries of the record.
    #[arg(long, value_name = "MOMENT", conflicts_with = "seat")]
    at: Option<usize>,
    /// Only turns that gave away so many coins are told in full.
    #[arg(long, default_value_t = 1.0, value_name = "COINS")]
    least: f32,
    /// The seed of what is drawn and rolled in thought.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// In French.
    #[arg(long)]
    french: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// The most positions that are looked at for a turn.
const MOST: usize = 200_000;

impl Analyse {
    pub fn run(self) -> Done {
        let nodes = depth(&self.bot).ok_or_else(|| {
            let known: Vec<&str> = deep_names().collect();
            let found = plain_line(&self.bot, 40);
            Failure(format!(
                "--bot: one of {}, or search:N expected, found `{found}`",
                known.join(", ")
            ))
        })?;
        let nodes = nodes * usize::from(self.deep);
        if nodes > MOST {
            return Err(Failure(format!(
                "--deep: at most {MOST} positions a turn expected, found {nodes}"
            )));
        }
        let depth = Depth {
            nodes,
            seed: self.seed,
        };
        let replay = load(&self.file)?;
        let seats = replay.game().setup().seats;
        if let Some(seat) = self.seat.filter(|seat| !(1..=seats).contains(seat)) {
            return Err(Failure(format!(
                "--seat: 1 to {seats} expected, found {seat}"
            )));
        }
        if let Some(at) = self.at {
            return self.one(&replay, at, depth);
        }
        let mut progress = None;
        let told = analyse(
            replay.game(),
            replay.start(),
            replay.entries(),
            depth,
            &|| true,
            |done, of| match done {
                0 => progress = Some(Progress::of(of as u64, "turns")),
                _ => progress.iter().for_each(Progress::step),
            },
        );
        drop(progress);
        let told = told.map_err(|error| Failure::at(&self.file, error))?;
        match self.json {
            true => say(self.to_json(replay.game(), &told, nodes)),
            false => self.tell(replay.game(), &told, nodes),
        }
        Ok(())
    }

    fn language(&self) -> Language {
        match self.french {
            true => Language::French,
            false => Language::English,
        }
    }

    fn wants(&self, seat: Seat) -> bool {
        self.seat.is_none_or(|wanted| wanted == seat.0 + 1)
    }

    /// One moment, and nothing else.
    fn one(&self, replay: &notation::Replay, at: usize, depth: Depth) -> Done {
        let (game, entries) = (replay.game(), replay.entries());
        let found = moment_at(game, replay.start(), entries, at, depth, &|| true)
            .map_err(|error| Failure::at(&self.file, error))?;
        match found {
            Some(moment) if self.json => say(moment_json(game, &moment)),
            Some(moment) => self.moment(game, &moment),
            None if self.json => say(Value::Null),
            None => say(words::NOBODY.text(self.language())),
        }
        Ok(())
    }

    fn tell(&self, game: &Game, told: &Analysis, nodes: usize) {
        let language = self.language();
        let turns = told.turns.len();
        say(words::head(language, &self.file, turns, &self.bot, nodes));
        say(format_args!("\n{}", words::CHANCES.text(language)));
        for turn in &told.turns {
            let chances: Vec<String> = game
                .seats()
                .map(|seat| format!("{:>3.0} %", 100.0 * turn.after[seat.index()]))
                .collect();
            let lost = match turn.lost() {
                0.0 => words::NOTHING.text(language).to_owned(),
                coins => words::lost(language, coins, None, turn.lost_chance()),
            };
            let chances = chances.join(" :");
            say(format_args!("{:<34} {chances}   {lost}", self.place(turn)));
        }
        let turning = match told.turning.is_empty() {
            true => words::NO_TURNING,
            false => words::TURNING,
        };
        say(format_args!("\n{}", turning.text(language)));
        for turn in told.turning.iter().map(|&at| &told.turns[at]) {
            let (before, after) = (turn.before, turn.after);
            let turned = |seat: &Seat| (after[seat.index()] - before[seat.index()]).abs();
            let most = game.seats().max_by(|a, b| turned(a).total_cmp(&turned(b)));
            let most = most.unwrap_or(turn.seat);
            let at = most.index();
            let turned = words::turned(language, most, before[at], after[at]);
            say(format_args!("  {} – {turned}", self.place(turn)));
        }
        say(format_args!("\n{}", words::MEAN.text(language)));
        for seat in game.seats() {
            let word = words::SEAT.text(language);
            let mean = words::number(language, told.mean_lost(seat), 2);
            say(format_args!("  {word} {seat}  {mean}"));
        }
        let wanted = |turn: &&TurnTold| {
            self.wants(turn.seat) && turn.lost() > 0.0 && turn.lost() >= self.least
        };
        let mut better = told.turns.iter().filter(wanted).peekable();
        if better.peek().is_some() {
            say(format_args!("\n{}", words::BETTER.text(language)));
        }
        for turn in better {
            say(format_args!("\n{}", self.place(turn)));
            let moments = turn.moments.iter();
            for moment in moments.filter(|moment| moment.is_better()) {
                self.moment(game, moment);
            }
        }
    }

    /// Where a turn stands in the game.
    fn place(&self, turn: &TurnTold) -> String {
        let language = self.language();
        format!(
            "{} {}, {} {} ({} {})",
            words::ROUND.text(language),
            turn.round,
            words::SEAT.text(language),
            turn.seat,
            words::MOMENT.text(language),
            turn.entry
        )
    }

    fn moment(&self, game: &Game, moment: &Moment) {
        let language = self.language();
        let turn = |way| way_text(game, way).join(", ");
        let (played, best) = (words::PLAYED.text(language), words::BEST.text(language));
        say(format_args!("  {played} {}", turn(&moment.played)));
        if !moment.is_better() {
            say(format_args!("  {}", words::AS_GOOD.text(language)));
            say(format_args!("  {}", why(game, &moment.played, language)));
            return;
        }
        say(format_args!("  {best} {}", turn(&moment.best)));
        say(format_args!("  {}", why(game, &moment.best, language)));
        let lost = words::lost(
            language,
            moment.lost,
            Some(moment.error),
            moment.lost_chance,
        );
        say(format_args!("  {lost}"));
    }

    fn to_json(&self, game: &Game, told: &Analysis, nodes: usize) -> Value {
        let turns = told.turns.iter().filter(|turn| self.wants(turn.seat));
        let turns: Vec<Value> = turns
            .map(|turn| {
                let moments = turn.moments.iter();
                let moments: Vec<Value> = moments.map(|one| moment_json(game, one)).collect();
                json!({
                    "round": turn.round,
                    "seat": turn.seat.0 + 1,
                    "moment": turn.entry,
                    "before": by_seat(game, &turn.before),
                    "after": by_seat(game, &turn.after),
                    "lost": turn.lost(),
                    "lost_chance": turn.lost_chance(),
                    "moments": moments,
                })
            })
            .collect();
        let turning = told.turning.iter().map(|&at| told.turns[at].entry);
        json!({
            "bot": self.bot,
            "positions": nodes,
            "seed": self.seed,
            "turns": turns,
            "turning": turning.collect::<Vec<_>>(),
            "mean_lost": game.seats().map(|seat| told.mean_lost(seat)).collect::<Vec<_>>(),
        })
    }
}

fn by_seat(game: &Game, values: &[f32]) -> Vec<f32> {
    game.seats().map(|seat| values[seat.index()]).collect()
}

fn moment_json(game: &Game, moment: &Moment) -> Value {
    json!({
        "moment": moment.entry,
        "played": way_text(game, &moment.played),
        "best": way_text(game, &moment.best),
        "coins": by_seat(game, &moment.hopes),
        "lost": moment.lost,
        "error": moment.error,
        "lost_chance": moment.lost_chance,
        "reason": {
            "en": why(game, &moment.best, Language::English),
            "fr": why(game, &moment.best, Language::French),
        },
    })
}
