//! `elbowroom realm try`: what a world is like to play on.

use crate::board;
use crate::input::{Done, Failure, boxes_help, say, setup};
use crate::progress::Progress;
use crate::simulate::jobs;
use elbowroom_sim::world::{self, Played, World};
use elbowroom_sim::{Plan, RunError, pool};

/// Plays on a realm with bots and tells whether seats are even, how crowded it is, and which races rule.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom realm try my.realm.toml\n  elbowroom realm try my.realm.toml --games 1000 --bot fair --boxes all --json"
)]
pub struct Try {
    /// The realm file, or any board.
    file: String,
    /// How many games.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// How many players; as many as it is made for if not said.
    #[arg(long)]
    players: Option<u8>,
    /// Who plays all seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// How many games run at once; all cores if not said.
    #[arg(long)]
    jobs: Option<usize>,
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Try {
    pub fn run(self) -> Done {
        let jobs = jobs(self.jobs)?;
        let laid = board::find(&self.file, self.seed)?;
        let setup = setup(Some(laid), self.players, 2, &self.boxes)?;
        let plan = Plan::new(vec![self.bot], setup, self.games, self.seed);
        let plan = plan.map_err(|error| Failure(format!("--{error}")))?;
        let game = plan.game().map_err(|error| Failure(error.to_string()))?;
        let numbers: Vec<u64> = (0..self.games).collect();
        let progress = Progress::new(self.games);
        let mut played: Vec<(u64, Played)> = Vec::new();
        pool::work(
            &numbers,
            jobs,
            |&number| Ok::<_, RunError>((number, world::play(&plan, &game, number)?)),
            |one| {
                played.push(one);
                progress.step();
                Ok(())
            },
        )
        .map_err(|error: RunError| Failure(error.to_string()))?;
        drop(progress);
        // Sums of parts do not depend on which game was over first.
        played.sort_by_key(|(number, _)| *number);
        let played: Vec<Played> = played.into_iter().map(|(_, one)| one).collect();
        let world = world::sum_up(&game, &played);
        if self.json {
            // Names and numbers only: nothing that JSON cannot say.
            say(serde_json::to_string(&world).unwrap_or_default());
        } else {
            tell(game.board().name(), &world);
        }
        Ok(())
    }
}

fn tell(name: &str, world: &World) {
    say(format_args!(
        "{name}: {} games, {:.1} regions of land for each player",
        world.games, world.land
    ));
    say(format_args!(
        "seat   win rate             95 %  mean score   (even: {:.1} %)",
        100.0 * world.even
    ));
    for seat in &world.seats {
        let interval = format!("{:.1} to {:.1} %", 100.0 * seat.low, 100.0 * seat.high);
        let off = if seat.low > world.even {
            "  more than even"
        } else if seat.high < world.even {
            "  less than even"
        } else {
            ""
        };
        say(format_args!(
            "{:>4} {:>8.1} % {interval:>16} {:>11.1}{off}",
            seat.seat,
            100.0 * seat.win_rate,
            seat.mean_score
        ));
    }
    say(format_args!(
        "mean score {:.1}, winners {:.1}; {:.0} % of the land is held at the end, {:.2} regions change hands each turn",
        world.mean_score,
        world.winning_score,
        100.0 * world.held,
        world.losses
    ));
    if world.rulers.is_empty() {
        say("no race surely wins more than its share");
    }
    for race in &world.rulers {
        say(format_args!(
            "{} win {:.1} % of their games ({:.1} to {:.1} %): more than their share",
            race.name(),
            100.0 * race.win_rate,
            100.0 * race.low,
            100.0 * race.high
        ));
    }
}
