//! `elbowroom`: the one binary.

mod backup;
mod bench;
mod board;
mod book;
mod input;
mod learn;
mod lesson;
mod loadtest;
mod play;
mod position;
mod progress;
mod puzzle;
mod ratings;
mod realm;
mod replay;
mod rules;
mod serve;
mod simulate;
mod soak;
mod stats;
mod tile;

use clap::{Parser, Subcommand};
use elbowroom_rules::notation::plain_line;
use std::process::ExitCode;

/// A server builds thousands of small texts a second for its clients; this allocator is quicker at that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Small World and its family: play, measure, inspect.
///
/// An independent project, not affiliated with or endorsed by the publisher of the board game.
#[derive(Parser)]
#[command(name = "elbowroom", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Learn(learn::Learn),
    Simulate(simulate::Simulate),
    Ratings(ratings::Ratings),
    Stats(stats::Stats),
    Bench(bench::Bench),
    Soak(soak::Soak),
    Position(position::Position),
    Replay(replay::Replay),
    Puzzle(puzzle::Puzzles),
    Board(board::Board),
    Realm(realm::Realms),
    Rules(rules::Rules),
    Tile(tile::Tile),
    Lesson(lesson::Lessons),
    Book(book::Book),
    Serve(serve::Serve),
    Loadtest(loadtest::Loadtest),
    Backup(backup::Backup),
    Restore(backup::Restore),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(command) => command.run(),
        Command::Learn(command) => command.run(),
        Command::Simulate(command) => command.run(),
        Command::Ratings(command) => command.run(),
        Command::Stats(command) => command.run(),
        Command::Bench(command) => command.run(),
        Command::Soak(command) => command.run(),
        Command::Position(command) => match command.run() {
            Ok(verdict) => return verdict,
            Err(failure) => Err(failure),
        },
        Command::Replay(command) => command.run(),
        Command::Puzzle(command) => command.run(),
        Command::Board(command) => command.run(),
        Command::Realm(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Tile(command) => command.run(),
        Command::Lesson(command) => command.run(),
        Command::Book(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Loadtest(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::Restore(command) => command.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(input::Failure(what)) => {
            eprintln!("elbowroom: {}", plain_line(&what, 1000));
            ExitCode::from(2)
        }
    }
}
