//! How likely a lead wins: the curves of the analysis.

use elbowroom_analysis::chance::{Sample, fit, rounds_left, surprise, won};
use elbowroom_analysis::play;
use elbowroom_bots::study::Study;
use elbowroom_rules::{Game, Setup};
use elbowroom_sim::plan::mix as seed_of;
use elbowroom_sim::pool;

/// Plays games of the search against itself and fits the curves that turn what seats hope for into chances of winning
/// (crates/analysis/src/chance.rs). Every fourth game is kept back to measure by.
#[derive(clap::Args)]
pub struct Chances {
    /// How many games for each number of players.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// For how many players.
    #[arg(long, value_delimiter = ',', default_value = "2,3,4,5")]
    players: Vec<u8>,
    /// Positions looked at in each turn.
    #[arg(long, default_value_t = 300)]
    nodes: usize,
    /// The seed of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time.
    #[arg(long, default_value_t = pool::cores())]
    jobs: usize,
}

/// Every so many games one is kept back.
const KEPT: u64 = 4;

impl Chances {
    pub fn run(self) -> Result<(), String> {
        for &players in &self.players {
            let setup = Setup::base(players).ok_or("--players: 2 to 5 expected")?;
            let game = Game::new(setup).map_err(|error| error.to_string())?;
            self.fit(&game, players)?;
        }
        Ok(())
    }

    fn fit(&self, game: &Game, players: u8) -> Result<(), String> {
        let numbers: Vec<u64> = (0..self.games).collect();
        let (mut learned, mut kept) = (Vec::new(), Vec::new());
        pool::work(
            &numbers,
            self.jobs,
            |&number| {
                let seed = seed_of(self.seed, players.into(), number);
                Ok::<_, String>((number, self.samples(game, seed)))
            },
            |(number, samples)| {
                match number % KEPT {
                    0 => kept.extend(samples),
                    _ => learned.extend(samples),
                }
                Ok(())
            },
        )?;
        let curve = fit(&learned);
        println!(
            "{players} players: narrow {:.2}, wide {:.2}; {} moments of {} games; kept back {}: surprise {:.3}, of chance {:.3}",
            curve.narrow,
            curve.wide,
            learned.len(),
            self.games,
            kept.len(),
            surprise(curve, &kept),
            f64::from(players).ln(),
        );
        for tenth in 0..10 {
            let (mut said, mut came, mut count) = (0.0, 0.0, 0_u32);
            for sample in &kept {
                let chances = curve.chances(&sample.hopes, sample.left);
                for (&chance, &won) in chances.iter().zip(&sample.won) {
                    if ((chance * 10.0) as usize).min(9) == tenth {
                        said += f64::from(chance);
                        came += f64::from(won);
                        count += 1;
                    }
                }
            }
            let each = f64::from(count.max(1));
            let (said, came) = (100.0 * said / each, 100.0 * came / each);
            println!("  said {said:5.1} %, came true {came:5.1} % of {count}");
        }
        Ok(())
    }

    /// What was hoped for as each turn of a game began: measured as the analysis does.
    fn samples(&self, game: &Game, seed: u64) -> Vec<Sample> {
        let seats = game.seats().count();
        let mut study = Study::new(game, seed);
        let mut samples = Vec::new();
        let end = play(game, self.nodes, seed, |state, ways| {
            let Some(best) = ways.first() else { return };
            let hopes = study.weigh(state, &[best], self.nodes / 2, &|| true)[0];
            samples.push(Sample {
                left: rounds_left(game, state),
                hopes: hopes[..seats].to_vec(),
                won: Vec::new(),
            });
        });
        let won = &won(game, &end)[..seats];
        samples
            .iter_mut()
            .for_each(|sample| sample.won = won.to_vec());
        samples
    }
}
