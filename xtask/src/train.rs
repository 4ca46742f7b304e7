//! The evaluation of the bots, learned anew: games, then weights, then better games, generation after generation.

use crate::{Done, cargo, exists, root, run};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How much is learned from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// As the weights of the program were made: some ten minutes of games and as many of learning for each generation.
    Full,
    /// Enough to see that every part works.
    Small,
}

/// Positions of a generation, the seed of its games, and how often each is learned from.
struct Generation {
    positions: u32,
    epochs: u32,
}

const FULL: [Generation; 3] = [
    Generation {
        positions: 1_500_000,
        epochs: 8,
    },
    Generation {
        positions: 1_500_000,
        epochs: 5,
    },
    Generation {
        positions: 1_000_000,
        epochs: 4,
    },
];
const SMALL: [Generation; 2] = [
    Generation {
        positions: 6_000,
        epochs: 2,
    },
    Generation {
        positions: 6_000,
        epochs: 1,
    },
];

fn folder() -> PathBuf {
    root().join("target/train")
}

fn python() -> Command {
    let programs = if cfg!(windows) { "Scripts" } else { "bin" };
    Command::new(folder().join("venv").join(programs).join("python"))
}

/// Fetches what learns, where it is missing.
fn environment() -> Done {
    if exists(python().args(["-c", "import numpy, torch"])) {
        return Ok(());
    }
    println!("   fetching PyTorch: some gigabytes, once");
    run(Command::new("python3")
        .args(["-m", "venv", "--clear"])
        .arg(folder().join("venv")))?;
    run(python().args(["-m", "pip", "install", "--quiet", "numpy", "torch"]))
}

fn trainer() -> Command {
    cargo(["run", "--release", "--quiet", "-p", "elbowroom-train", "--"])
}

/// Learns from the beginning; with `keep` the weights become those of the program.
pub fn train(size: Size, keep: bool) -> Done {
    environment()?;
    let generations: &[Generation] = match size {
        Size::Full => &FULL,
        Size::Small => &SMALL,
    };
    let mut shards: Vec<PathBuf> = Vec::new();
    let mut before: Option<PathBuf> = None;
    for (number, generation) in generations.iter().enumerate() {
        println!("   generation {}: games", number + 1);
        let games = folder().join(format!("games-{number}"));
        let mut play = trainer();
        play.args(["games", "--seed", &(number + 11).to_string()]);
        play.args(["--positions", &generation.positions.to_string()]);
        play.arg("--out").arg(&games);
        match &before {
            None => play.arg("--by-hand"),
            Some(weights) => play.arg("--weights").arg(weights),
        };
        run(&mut play)?;
        shards.push(games);
        println!("   generation {}: learning", number + 1);
        let weights = folder().join(format!("weights-{number}.bin"));
        run(&mut learn(generation, &shards, before.as_deref(), &weights))?;
        before = Some(weights);
    }
    let Some(weights) = before else {
        return Ok(());
    };
    // What was learned must be readable and playable.
    let mut duel = trainer();
    duel.args(["duel", "--bots", "search:20,greedy", "--games", "20"]);
    run(duel.arg("--weights").arg(&weights))?;
    if keep {
        let kept = root().join("crates/bots/src/learned");
        for (from, to) in [
            (&weights, "weights.bin"),
            (&weights.with_extension("json"), "weights.json"),
        ] {
            std::fs::copy(from, kept.join(to))
                .map_err(|error| format!("{}: {error}", from.display()))?;
        }
    }
    Ok(())
}

/// The first generation learns from nothing; later ones go on from what is known, from the last two generations of games.
fn learn(
    generation: &Generation,
    shards: &[PathBuf],
    before: Option<&Path>,
    weights: &Path,
) -> Command {
    let mut learn = python();
    learn.arg(root().join("crates/train/python/learn.py"));
    learn.args(&shards[shards.len().saturating_sub(2)..]);
    learn.arg("--out").arg(weights);
    learn.arg("--figures").arg(weights.with_extension("json"));
    learn.args(["--epochs", &generation.epochs.to_string()]);
    if let Some(before) = before {
        learn.arg("--from").arg(before.with_extension("pt"));
        learn.args(["--rate", "1e-3"]);
    }
    learn
}
