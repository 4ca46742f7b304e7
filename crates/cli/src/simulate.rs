//! `elbowroom simulate`: many games between bots.

pub mod output;
pub mod progress;
mod show;

use crate::board;
use crate::input::{Done, Failure, boxes, boxes_help, roles, say, setup, tiles, with_monsters};
use elbowroom_rules::{Board, Setup};
use elbowroom_sim::record::{Journal, Part, RecordError, merge};
use elbowroom_sim::{Outcome, Plan, Shard, Summary, play_game, pool};
use output::Outputs;
use progress::Progress;
use std::path::{Path, PathBuf};

/// Plays many games between bots and counts who wins.
///
/// The bots are dealt to the seats in turn and move on by one seat from game to game. Every game has
/// seeds of its own, so the result does not depend on --jobs, on shards, or on where a run was stopped;
/// the checksum tells whether two runs played the same games.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:
  elbowroom simulate --bots hard,easy --games 1000
  elbowroom simulate --bots hard,greedy --games 400 --boxes all
  elbowroom simulate --bots master,hard,random --games 300 --json
  elbowroom simulate --bots hard,fair --games 100000 --save run      (Ctrl-C stops it)
  elbowroom simulate --resume run                                    (and this goes on)
  elbowroom simulate --bots hard,fair --games 1000 --shard 1/2 --out one.jsonl
  elbowroom simulate --bots hard,fair --games 1000 --shard 2/2 --out two.jsonl
  elbowroom simulate merge one.jsonl two.jsonl"
)]
pub struct Simulate {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    settings: Settings,
    /// How many games run at once; all cores if not said.
    #[arg(long)]
    jobs: Option<usize>,
    /// Keep every replay in this folder, and the run itself (run.jsonl) as its games finish.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["resume", "out"])]
    save: Option<PathBuf>,
    /// Keep the run in this file as its games finish, without replays.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    out: Option<PathBuf>,
    /// Go on with a run that was kept; its settings are read from it.
    #[arg(long, value_name = "DIR|FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    tell: Tell,
}

/// What is played. Everything may be left out when a run is resumed.
#[derive(clap::Args)]
struct Settings {
    /// The bots, at most as many as seats; fewer are dealt to the seats in turn.
    #[arg(long, value_delimiter = ',', value_name = "A,B,...")]
    bots: Option<Vec<String>>,
    /// How many games.
    #[arg(long)]
    games: Option<u64>,
    /// How many seats; as the board says, or as many as bots (at least 2), if not said.
    #[arg(long)]
    players: Option<u8>,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// A blank tile in play, as a file (see `elbowroom tile`); may be said several times.
    #[arg(long, value_name = "FILE")]
    tile: Vec<String>,
    /// Monsters that guard relics and places on a surface board, where lost tribes would be; drawn by the seed.
    #[arg(long)]
    monsters: bool,
    /// The name of a board or a board file; the printed one for the players if not said.
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<String>,
    /// The seed of the run; 1 if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// Play only this part of the games: 1/4 is the first of four.
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
}

/// How the result is told.
#[derive(clap::Args)]
struct Tell {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write one row for each game and seat as CSV.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the same rows as Parquet.
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
}

#[derive(clap::Subcommand)]
enum What {
    /// Puts the parts of a run together and tells the result of the whole.
    ///
    /// The parts are files of --out or folders of --save. They must come from the same settings, share
    /// no game and leave none out.
    #[command(
        after_help = "Examples:\n  elbowroom simulate merge one.jsonl two.jsonl\n  elbowroom simulate merge part-* --json --csv games.csv"
    )]
    Merge {
        /// The parts.
        #[arg(required = true, value_name = "PART")]
        parts: Vec<PathBuf>,
        #[command(flatten)]
        tell: Tell,
    },
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Self(error.to_string())
    }
}

impl Settings {
    fn board(&self) -> Result<Option<Board>, Failure> {
        let seed = self.seed.unwrap_or(1);
        let board = self.board.as_deref();
        board.map(|name| board::find(name, seed)).transpose()
    }

    fn shard(&self) -> Result<Shard, Failure> {
        let shard = self.shard.as_deref().map(str::parse).transpose();
        let shard = shard.map_err(|error| Failure(format!("--{error}")))?;
        Ok(shard.unwrap_or(Shard::WHOLE))
    }

    fn plan(&self) -> Result<Plan, Failure> {
        let missing = |option: &str| Failure(format!("{option} expected (see --help)"));
        let bots = self.bots.clone().ok_or_else(|| missing("--bots A,B,..."))?;
        let games = self.games.ok_or_else(|| missing("--games N"))?;
        let board = self.board()?;
        let named = bots.len().clamp(2, usize::from(u8::MAX)) as u8;
        let most = 5 + roles(&boxes(&self.boxes)?);
        if self.players.is_none() && board.is_none() && named > most {
            return Err(Failure(format!(
                "--bots: at most {most} expected, found {named} (`elbowroom ratings` compares more)"
            )));
        }
        let setup = Setup {
            custom: tiles(&self.tile)?,
            ..setup(board, self.players, named, &self.boxes)?
        };
        let setup = with_monsters(setup, self.monsters.then(|| self.seed.unwrap_or(1)))?;
        Plan::new(bots, setup, games, self.seed.unwrap_or(1))
            .map_err(|error| Failure(format!("--{error}")))
    }

    /// Refuses settings that differ from those of the run that goes on.
    fn agree(&self, part: &Part) -> Done {
        let plan = &part.plan;
        let mut faults = Vec::new();
        let mut compare = |option: &str, said: Option<String>, is: String| {
            if let Some(said) = said.filter(|said| *said != is) {
                faults.push(format!("{option} {said} instead of {is}"));
            }
        };
        let list = |bots: &[String]| bots.join(",");
        compare("--bots", self.bots.as_deref().map(list), list(plan.bots()));
        let text = |number: u64| number.to_string();
        compare("--games", self.games.map(text), text(plan.games()));
        let players = |number: u8| number.to_string();
        compare(
            "--players",
            self.players.map(players),
            players(plan.players()),
        );
        compare("--seed", self.seed.map(text), text(plan.seed()));
        if self.shard.is_some() {
            let said = self.shard()?.to_string();
            compare("--shard", Some(said), part.shard.to_string());
        }
        if self.board()?.is_some_and(|board| board != *plan.board()) {
            faults.push("another --board".into());
        }
        if !self.boxes.is_empty() && boxes(&self.boxes)? != plan.setup().boxes {
            faults.push("other --boxes".into());
        }
        if self.monsters && plan.setup().monsters.is_empty() {
            faults.push("no monsters (--monsters)".into());
        }
        if !self.tile.is_empty() && tiles(&self.tile)? != plan.setup().custom {
            faults.push("other blank tiles (--tile)".into());
        }
        match faults.first() {
            None => Ok(()),
            Some(fault) => Err(Failure::at(
                &part.file.display().to_string(),
                format!("this run has other settings: {fault}"),
            )),
        }
    }
}

impl Simulate {
    pub fn run(self) -> Done {
        if let Some(What::Merge { parts, tell }) = self.what {
            return merge_parts(&parts, &tell);
        }
        let jobs = jobs(self.jobs)?;
        let mut done = Vec::new();
        let (plan, shard, mut journal, todo);
        if let Some(from) = &self.resume {
            let part = Part::read(from)?;
            self.settings.agree(&part)?;
            journal = Some(Journal::resume(&part)?);
            todo = part.missing();
            (plan, shard, done) = (part.plan, part.shard, part.outcomes);
        } else {
            plan = self.settings.plan()?;
            shard = self.settings.shard()?;
            todo = shard.games(&plan).collect();
            if todo.is_empty() {
                return Err(Failure(format!(
                    "--shard: {shard} of {} games holds no game",
                    plan.games()
                )));
            }
            journal = None;
        }
        let outputs = self.tell.outputs()?;
        // Last of all that can be refused, so that no empty run stays behind.
        if let Some(folder) = &self.save {
            journal = Some(Journal::in_folder(folder, &plan, shard)?);
        } else if let Some(file) = &self.out {
            journal = Some(Journal::in_file(file, &plan, shard)?);
        }
        play(&plan, &todo, jobs, journal, &mut done)?;
        done.sort_by_key(|outcome| outcome.game);
        self.tell.tell(&plan, shard, &done, outputs)
    }
}

/// The number of threads a person asked for.
pub fn jobs(asked: Option<usize>) -> Result<usize, Failure> {
    match asked {
        None => Ok(pool::cores()),
        Some(jobs @ 1..=1024) => Ok(jobs),
        Some(jobs) => Err(Failure(format!("--jobs: 1 to 1024 expected, found {jobs}"))),
    }
}

fn play(
    plan: &Plan,
    todo: &[u64],
    jobs: usize,
    mut journal: Option<Journal>,
    done: &mut Vec<Outcome>,
) -> Done {
    let game = plan.game().map_err(|error| Failure(error.to_string()))?;
    let keep = journal.as_ref().is_some_and(Journal::keeps_replays);
    let progress = Progress::new(todo.len() as u64);
    pool::work(
        todo,
        jobs,
        |&number| play_game(plan, &game, number, keep).map_err(|error| Failure(error.to_string())),
        |(outcome, replay)| {
            if let Some(journal) = &mut journal {
                journal.finished(plan, &outcome, replay.as_deref())?;
            }
            done.push(outcome);
            progress.step();
            Ok(())
        },
    )
}

fn merge_parts(parts: &[PathBuf], tell: &Tell) -> Done {
    let read = |path: &PathBuf| Part::read(Path::new(path));
    let parts: Vec<Part> = parts.iter().map(read).collect::<Result<_, _>>()?;
    let (plan, outcomes) = merge(parts)?;
    let outputs = tell.outputs()?;
    tell.tell(&plan, Shard::WHOLE, &outcomes, outputs)
}

impl Tell {
    fn outputs(&self) -> Result<Outputs, Failure> {
        Outputs::open(self.csv.as_deref(), self.parquet.as_deref())
    }

    fn tell(&self, plan: &Plan, shard: Shard, outcomes: &[Outcome], outputs: Outputs) -> Done {
        outputs.write(plan, outcomes)?;
        let summary = Summary::of(plan, outcomes);
        if self.json {
            say(show::json(&summary, &plan.setup().boxes, shard));
        } else {
            show::table(&summary, &plan.setup().boxes, shard);
        }
        Ok(())
    }
}
