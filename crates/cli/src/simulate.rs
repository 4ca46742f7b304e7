//! `elbowroom simulate`: many games between bots.

pub mod output;

mod show;

use crate::board;
use crate::input::{
    Done, Failure, boxes, boxes_help, roles, say, setup_drawn, tiles, values, with_monsters,
};
use crate::progress::Progress;
use elbowroom_bots::Luck;
use elbowroom_rules::islands::Islands;
use elbowroom_rules::{Board, Setup};
use elbowroom_sim::record::{Journal, Part, RecordError, merge};
use elbowroom_sim::rows::Run;
use elbowroom_sim::{Outcome, Plan, Shard, play_game, pool};
use output::Outputs;
use show::Told;
use std::path::{Path, PathBuf};

/// Plays many games between bots and counts who wins.
///
/// The bots are dealt to the seats in turn and move on by one seat from game to game. Every game has
/// seeds of its own, so the result does not depend on --jobs, on shards, or on where a run was stopped;
/// the checksum tells whether two runs played the same games. Over several boards every board has a run of its own.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "Examples:
  elbowroom simulate --bots hard,easy --games 1000
  elbowroom simulate --bots hard,greedy --games 400 --boxes all
  elbowroom simulate --bots greedy --games 200 --scenarios --save worlds
  elbowroom simulate --bots greedy --games 200 --boxes warcraft --islands 8
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
    /// Keep every replay in this folder, and the run itself (run.jsonl) as its games finish; over several boards in a
    /// folder inside for each.
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
    /// Numbers of tokens that are not those printed on races and powers, as a file (see docs/house-values.md).
    #[arg(long, value_name = "FILE")]
    values: Option<String>,
    /// Monsters that guard relics and places on a surface board, where lost tribes would be; drawn by the seed.
    #[arg(long)]
    monsters: bool,
    /// The name of a board or a board file; may be said several times. The printed one for the players if not said.
    #[arg(long, value_name = "NAME|FILE")]
    board: Vec<String>,
    /// The worlds of all scenarios, for so many players if --players is said.
    #[arg(long, conflicts_with_all = ["board", "resume"])]
    scenarios: bool,
    /// So many different sets of islands, drawn by the seed, instead of one.
    #[arg(long, value_name = "N", conflicts_with_all = ["board", "scenarios", "resume"])]
    islands: Option<usize>,
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
    fn boards(&self) -> Result<Vec<Board>, Failure> {
        if !self.scenarios {
            let seed = self.seed.unwrap_or(1);
            if let Some(sets) = self.islands {
                return self.drawn(sets, seed);
            }
            let boards = self.board.iter();
            return boards.map(|name| board::find(name, seed)).collect();
        }
        let worlds = Board::printed_names().filter_map(Board::printed);
        let wanted = |board: &Board| {
            let players = self
                .players
                .is_none_or(|players| players == board.players());
            players && board.scenario().is_some()
        };
        let worlds: Vec<Board> = worlds.filter(wanted).collect();
        match (worlds.is_empty(), self.players) {
            (true, Some(players)) => Err(Failure(format!(
                "--players: no scenario has a world for {players}"
            ))),
            _ => Ok(worlds),
        }
    }

    /// So many different sets of islands.
    fn drawn(&self, sets: usize, seed: u64) -> Result<Vec<Board>, Failure> {
        let named = self.bots.as_ref().map_or(2, Vec::len).clamp(2, 5) as u8;
        let players = self.players.unwrap_or(named);
        let most = Islands::all(players).count();
        if !(1..=most).contains(&sets) {
            return Err(Failure(format!(
                "--islands: 1 to {most} sets expected for {players} players, found {sets}"
            )));
        }
        let mut luck = Luck::new(seed);
        let mut drawn: Vec<Islands> = Vec::new();
        while drawn.len() < sets {
            let set = Islands::draw(players, |below| luck.below(below));
            drawn.extend(set.filter(|set| !drawn.contains(set)));
        }
        Ok(drawn.iter().map(Islands::board).collect())
    }

    fn shard(&self) -> Result<Shard, Failure> {
        let shard = self.shard.as_deref().map(str::parse).transpose();
        let shard = shard.map_err(|error| Failure(format!("--{error}")))?;
        Ok(shard.unwrap_or(Shard::WHOLE))
    }

    /// A plan for each board, or one on the printed board.
    fn plans(&self) -> Result<Vec<Plan>, Failure> {
        let boards = self.boards()?;
        let mut names: Vec<&str> = boards.iter().map(Board::name).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Failure(format!("--board: {} is there twice", twice[0])));
        }
        match boards.is_empty() {
            true => Ok(vec![self.plan(None)?]),
            false => boards
                .into_iter()
                .map(|board| self.plan(Some(board)))
                .collect(),
        }
    }

    fn plan(&self, board: Option<Board>) -> Result<Plan, Failure> {
        let missing = |option: &str| Failure(format!("{option} expected (see --help)"));
        let bots = self.bots.clone().ok_or_else(|| missing("--bots A,B,..."))?;
        let games = self.games.ok_or_else(|| missing("--games N"))?;
        let named = bots.len().clamp(2, usize::from(u8::MAX)) as u8;
        let most = 5 + roles(&boxes(&self.boxes)?);
        if self.players.is_none() && board.is_none() && named > most {
            return Err(Failure(format!(
                "--bots: at most {most} expected, found {named} (`elbowroom ratings` compares more)"
            )));
        }
        let setup = Setup {
            custom: tiles(&self.tile)?,
            values: values(self.values.as_deref())?,
            ..setup_drawn(
                board,
                self.players,
                named,
                &self.boxes,
                self.seed.unwrap_or(1),
            )?
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
        if self.boards()?.iter().any(|board| board != plan.board()) {
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
        if let Some(from) = &self.resume {
            let part = Part::read(from)?;
            self.settings.agree(&part)?;
            let under_way = UnderWay {
                todo: part.missing(),
                journal: Some(Journal::resume(&part)?),
                done: part.outcomes,
                plan: part.plan,
            };
            return self
                .tell
                .all(vec![under_way], part.shard, jobs, self.tell.outputs()?);
        }
        let (plans, shard) = (self.settings.plans()?, self.settings.shard()?);
        let several = plans.len() > 1;
        if several && self.out.is_some() {
            return Err(Failure(
                "--out: one --board expected (--save keeps a folder for each)".into(),
            ));
        }
        let begin = |plan: Plan| {
            let todo: Vec<u64> = shard.games(&plan).collect();
            if todo.is_empty() {
                let games = plan.games();
                return Err(Failure(format!(
                    "--shard: {shard} of {games} games holds no game"
                )));
            }
            Ok(UnderWay {
                todo,
                journal: None,
                done: Vec::new(),
                plan,
            })
        };
        let begun: Result<_, Failure> = plans.into_iter().map(begin).collect();
        let mut begun: Vec<UnderWay> = begun?;
        let outputs = self.tell.outputs()?;
        // Last of all that can be refused, so that no empty run stays behind.
        for one in &mut begun {
            if let Some(folder) = &self.save {
                let inside = folder.join(one.plan.board().name());
                let folder = if several { &inside } else { folder };
                one.journal = Some(Journal::in_folder(folder, &one.plan, shard)?);
            } else if let Some(file) = &self.out {
                one.journal = Some(Journal::in_file(file, &one.plan, shard)?);
            }
        }
        self.tell.all(begun, shard, jobs, outputs)
    }
}

/// A run that is being played.
struct UnderWay {
    plan: Plan,
    todo: Vec<u64>,
    journal: Option<Journal>,
    done: Vec<Outcome>,
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
    tell.tell(&[Run { plan, outcomes }], Shard::WHOLE, outputs)
}

impl Tell {
    fn outputs(&self) -> Result<Outputs, Failure> {
        Outputs::open(self.csv.as_deref(), self.parquet.as_deref())
    }

    /// Plays what is left of every run, and tells of all of them.
    fn all(&self, begun: Vec<UnderWay>, shard: Shard, jobs: usize, outputs: Outputs) -> Done {
        let mut runs = Vec::new();
        for mut one in begun {
            play(&one.plan, &one.todo, jobs, one.journal, &mut one.done)?;
            one.done.sort_by_key(|outcome| outcome.game);
            runs.push(Run {
                plan: one.plan,
                outcomes: one.done,
            });
        }
        self.tell(&runs, shard, outputs)
    }

    fn tell(&self, runs: &[Run], shard: Shard, outputs: Outputs) -> Done {
        outputs.write(runs)?;
        let told: Vec<Told> = runs.iter().map(|run| Told::of(run, shard)).collect();
        if self.json {
            say(show::json(&told));
        } else {
            show::table(&told);
        }
        Ok(())
    }
}
