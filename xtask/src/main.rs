//! The chores of the project. `cargo verify` runs every check.

mod browser;
mod docs;
mod policy;
mod python;
mod train;
mod verify;
mod vocabulary;
mod web;

use std::process::{Command, ExitCode};
use train::Size;

const HELP: &str = "\
cargo xtask TASK

  verify [--long]   every check; --long adds a million random games with each number of players, a hundred
                    kills and dozens of full disks under play, and a minute of fuzzing
  docs [--check]    writes what is made from the definitions (pages of docs/, pictures and boxes for the browser),
                    or checks that it is up to date
  golden            plays the golden games anew; read the diff before you keep it
  fuzz [SECONDS]    fuzzes each target, 15 seconds if not said
  play [OPTION…]    builds the browser client and starts the game in the browser
  web               builds the browser client into web/dist
  pictures          takes the pictures of docs/ anew in a real browser
  python            builds the wheel of the Python package and runs its tests
  train [--small] [--keep]
                    learns the evaluation of the bots anew, from games to weights; --keep makes them those of the
                    program
  policy            licences of the dependencies, and advisories where cargo-deny is installed";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["verify"] => verify::all(verify::Mode::Usual),
        ["verify", "--long"] => verify::all(verify::Mode::Long),
        ["docs"] => docs::write(),
        ["docs", "--check"] => docs::check(),
        ["golden"] => run(
            cargo(["test", "-p", "elbowroom-rules", "--test", "playthroughs"])
                .env("ELBOWROOM_BLESS", "1"),
        ),
        ["fuzz"] => verify::fuzz(15),
        ["fuzz", seconds] => match seconds.parse() {
            Ok(seconds) => verify::fuzz(seconds),
            Err(_) => Err(format!(
                "fuzz: a number of seconds expected, found `{seconds}`"
            )),
        },
        ["policy"] => policy::check(),
        ["python"] => python::check(),
        ["train"] => train::train(Size::Full, false),
        ["train", "--keep"] => train::train(Size::Full, true),
        ["train", "--small"] => train::train(Size::Small, false),
        ["play", ref options @ ..] => web::play(options),
        ["web"] => web::build(),
        ["pictures"] => web::build().and_then(|()| web::in_browser(&["pictures"])),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}

/// What a chore gives: nothing, or one line that says what is wrong.
type Done = Result<(), String>;

fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// The folder of the workspace.
fn root() -> &'static std::path::Path {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
}

fn run(command: &mut Command) -> Done {
    let line = format!("{command:?}").replace('"', "");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` ended with {status}")),
        Err(error) => Err(format!("`{line}`: {error}")),
    }
}

/// Whether a program can be started.
fn exists(program: &mut Command) -> bool {
    program.output().is_ok_and(|output| output.status.success())
}
