//! The browser client: its packages, its build, its tests.

use crate::{Done, cargo, exists, root, run};
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

fn npm<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root().join("web"));
    command
}

/// Whether Node.js and its package manager are here.
pub fn is_possible() -> bool {
    exists(Command::new("node").arg("--version")) && exists(Command::new("npm").arg("--version"))
}

/// Fetches the packages of the client where they are missing or older than their list.
fn install() -> Done {
    let changed = |path: &str| {
        std::fs::metadata(root().join("web").join(path))
            .and_then(|file| file.modified())
            .ok()
    };
    let fetched = changed("node_modules/.package-lock.json");
    if fetched.is_some() && fetched >= changed("package-lock.json") {
        return Ok(());
    }
    run(&mut npm([
        "ci",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
    ]))
}

/// Builds the client into `web/dist`, where the server takes it from.
pub fn build() -> Done {
    if !is_possible() {
        return Err("Node.js and npm are needed to build the browser client".into());
    }
    install()?;
    run(&mut npm(["run", "--silent", "build"]))
}

/// Types, texts in both languages, and the build.
pub fn check() -> Done {
    install()?;
    run(&mut npm(["run", "--silent", "check"]))?;
    build()
}

/// The types of the protocol are those the tests of the protocol just wrote.
pub fn check_types() -> Done {
    run(Command::new("git")
        .args(["diff", "--exit-code", "--stat", "--", "web/src/protocol"])
        .current_dir(root()))
    .map_err(|_| {
        "web/src/protocol is stale: keep what `cargo test -p elbowroom-protocol` wrote".to_owned()
    })
}

/// Runs tests in a real browser against a real server: those named, or all.
pub fn in_browser(tests: &[&str]) -> Done {
    run(&mut cargo(["build", "--quiet", "-p", "elbowroom"]))?;
    let browser = chromium()?;
    let binary = root().join("target/debug/elbowroom");
    run(Command::new("node")
        .arg("e2e/run.mjs")
        .args(tests)
        .current_dir(root().join("web"))
        .env("ELBOWROOM_BIN", binary)
        .env("CHROMIUM", browser))
}

/// Where Chromium is; installed from the system's packages where it is missing and we may.
fn chromium() -> Result<PathBuf, String> {
    let find = || {
        let folders = std::env::var_os("PATH").unwrap_or_default();
        let names = ["chromium", "chromium-browser", "google-chrome"];
        std::env::split_paths(&folders)
            .flat_map(|folder| names.map(|name| folder.join(name)))
            .find(|path| path.is_file())
    };
    if let Some(path) = find() {
        return Ok(path);
    }
    println!("   fetching chromium");
    let fetch = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null";
    let _ = run(Command::new("sh").args(["-c", fetch]));
    find().ok_or_else(|| "chromium is needed for the tests in the browser".to_owned())
}

/// Builds the client and starts the game in the browser; without Node.js the terminal game. What is being done is
/// shown: the first time it takes minutes.
pub fn play(arguments: &[&str]) -> Done {
    let compile = || run(&mut cargo(["build", "--release", "-p", "elbowroom"]));
    let start = ["run", "--release", "--quiet", "-p", "elbowroom", "--"];
    if !is_possible() {
        println!(
            "Node.js is not here, so the browser client cannot be built: the game starts in the terminal."
        );
        step("1 of 1: compiling the game", compile)?;
        return run(cargo(start).arg("play").args(arguments));
    }
    step("1 of 2: building the browser client", build)?;
    step("2 of 2: compiling the game", compile)?;
    println!(
        "\nStarting; the browser opens by itself, or follow the address below. Ctrl+C ends the game."
    );
    run(cargo(start).args(["serve", "--open"]).args(arguments))
}

/// Says what is being done, and how long it took.
fn step(name: &str, work: impl FnOnce() -> Done) -> Done {
    println!("\n{name} …");
    let began = Instant::now();
    work()?;
    println!("{name}: done in {} s", began.elapsed().as_secs());
    Ok(())
}
