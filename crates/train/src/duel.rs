//! Who is better, and by how much.

use elbowroom_rules::{Board, Setup};
use elbowroom_sim::plan::Plan;
use elbowroom_sim::pool;
use elbowroom_sim::run::play_game;
use elbowroom_sim::wilson::wilson;

/// Plays games between bots on a printed board and tells how often the first of them wins.
#[derive(clap::Args)]
pub struct Duel {
    /// The bots, dealt to the seats in turn.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The board; every board has its usual boxes.
    #[arg(long, default_value = "base-2p")]
    board: String,
    /// The seed of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time.
    #[arg(long, default_value_t = pool::cores())]
    jobs: usize,
}

impl Duel {
    pub fn run(self) -> Result<(), String> {
        let board = Board::printed(&self.board).ok_or("the name of a printed board expected")?;
        let setup = Setup {
            seats: board.players(),
            boxes: Setup::usual_boxes(&board),
            board,
            ..Setup::base(2).expect("a board for two")
        };
        let plan = Plan::new(self.bots.clone(), setup, self.games, self.seed)
            .map_err(|error| error.to_string())?;
        let game = plan.game().map_err(|error| error.to_string())?;
        let numbers: Vec<u64> = (0..self.games).collect();
        let (mut won, mut played) = (0.0, 0_u64);
        let mut seconds = vec![0.0; self.bots.len()];
        pool::work(
            &numbers,
            self.jobs,
            |&number| play_game(&plan, &game, number, false).map_err(|error| error.to_string()),
            |(outcome, _)| {
                played += 1;
                for seat in 0..outcome.seats.len() {
                    let bot = plan.hand(outcome.game, seat) % self.bots.len();
                    seconds[bot] += outcome.seats[seat].seconds;
                    if bot == 0 {
                        won += outcome.win(seat);
                    }
                }
                if played % 10 == 0 {
                    let (low, high) = wilson(won, played);
                    eprintln!(
                        "{played}: {:.1} % ({:.0}-{:.0}), seconds {seconds:.0?}",
                        100.0 * won / played as f64,
                        100.0 * low,
                        100.0 * high
                    );
                }
                Ok(())
            },
        )?;
        let (low, high) = wilson(won, played);
        println!(
            "{} on {}: the first wins {:.1} % of {played} ({:.1}-{:.1}), seconds {seconds:.1?}",
            self.bots.join(","),
            self.board,
            100.0 * won / played as f64,
            100.0 * low,
            100.0 * high
        );
        Ok(())
    }
}
