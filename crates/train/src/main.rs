//! `elbowroom-train`: games for the evaluation to learn from, and duels that tell what it is worth.

mod chances;
mod duel;
mod games;
mod mix;

use clap::{Parser, Subcommand};
use elbowroom_bots::judge_by;
use std::process::ExitCode;

/// Makes the games from which the evaluation of the bots is learned, and measures what came of it.
#[derive(Parser)]
#[command(name = "elbowroom-train", version)]
struct Cli {
    /// Judges by these weights instead of those of the program.
    #[arg(long, global = true, value_name = "FILE")]
    weights: Option<std::path::PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Chances(chances::Chances),
    Games(games::Games),
    Duel(duel::Duel),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let weights = cli.weights.map_or(Ok(()), |file| {
        let bytes = std::fs::read(&file).map_err(|error| error.to_string());
        let judged = bytes.and_then(|bytes| judge_by(&bytes));
        judged.map_err(|what| format!("{}: {what}", file.display()))
    });
    let done = weights.and_then(|()| match cli.command {
        Command::Chances(command) => command.run(),
        Command::Games(command) => command.run(),
        Command::Duel(command) => command.run(),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("elbowroom-train: {what}");
            ExitCode::from(2)
        }
    }
}
