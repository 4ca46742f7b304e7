//! `elbowroom ratings`: how strong bots are against each other.

use crate::board;
use crate::input::{Done, Failure, box_names, boxes_help, say, setup_drawn, with_boxes};
use crate::progress::Progress;
use crate::simulate::jobs;
use elbowroom_sim::rating::{Rated, Tournament};
use serde_json::json;

/// Rates bots by letting everybody play everybody.
///
/// Every choice of bots that fills a table plays the same number of games; with fewer bots than seats,
/// every mixture of them. A rating is a guess of strength with its uncertainty (the method of Weng and
/// Lin for games of several players): everybody begins at 25 ± 8.3, and the difference between two bots
/// says how often one will be ahead of the other.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom ratings --bots random,easy,fair,hard\n  elbowroom ratings --bots easy,fair,hard,master --players 3 --games 200 --json"
)]
pub struct Ratings {
    /// The bots, each named once.
    #[arg(long, value_delimiter = ',', required = true, value_name = "A,B,...")]
    bots: Vec<String>,
    /// How many seats a table has; as the board says, or 2, if not said.
    #[arg(long)]
    players: Option<u8>,
    /// How many games at each table.
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, value_delimiter = ',', value_name = "LIST", help = boxes_help())]
    boxes: Vec<String>,
    /// The name of a board or a board file; the printed one for the players if not said.
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<String>,
    /// The seed of the tournament.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run at once; all cores if not said.
    #[arg(long)]
    jobs: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Ratings {
    pub fn run(self) -> Done {
        let jobs = jobs(self.jobs)?;
        let board = self.board.as_deref();
        let board = board.map(|name| board::find(name, self.seed)).transpose()?;
        let setup = setup_drawn(board, self.players, 2, &self.boxes, self.seed)?;
        let (board, players) = (&setup.board, setup.seats);
        let tournament = Tournament::new(self.bots, &setup, self.games, self.seed)
            .map_err(|error| Failure(format!("--{error}")))?;
        let progress = Progress::new(tournament.games());
        let rated = tournament
            .play(jobs, || progress.step())
            .map_err(|error| Failure(error.to_string()))?;
        drop(progress);
        if self.json {
            say(json!({
                "bots": rated,
                "players": players,
                "board": board.name(),
                "boxes": box_names(&setup.boxes),
                "tables": tournament.tables(),
                "games": tournament.games(),
                "seed": self.seed,
            }));
        } else {
            table(&rated);
            say(format_args!(
                "{} tables, {} games, {players} players on {}{}, seed {}",
                tournament.tables(),
                tournament.games(),
                board.name(),
                with_boxes(&setup.boxes),
                self.seed
            ));
        }
        Ok(())
    }
}

fn table(rated: &[Rated]) {
    let longest = rated.iter().map(|line| line.bot.len()).max();
    let wide = longest.unwrap_or(0).max(3);
    say(format_args!(
        "{:<wide$}  {:>6}  {:>5}  {:>9}  {:>8}",
        "bot", "rating", "±", "games", "win rate"
    ));
    for line in rated {
        say(format_args!(
            "{:<wide$}  {:>6.2}  {:>5.2}  {:>9}  {:>6.1} %",
            line.bot,
            line.rating,
            line.uncertainty,
            line.games,
            100.0 * line.win_rate
        ));
    }
}
