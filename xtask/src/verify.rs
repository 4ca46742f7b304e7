//! Every check, one after the other; the first that fails ends the run.

use crate::train::Size;
use crate::{Done, cargo, docs, exists, policy, python, root, run, train, web};
use std::process::Command;
use std::time::Instant;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// What must hold before a change lands.
    Usual,
    /// That, and what takes long.
    Long,
}

const WASM: &str = "wasm32-unknown-unknown";

pub fn all(mode: Mode) -> Done {
    let began = Instant::now();
    step("formatting", || {
        run(&mut cargo(["fmt", "--all", "--check"]))
    })?;
    step("browser client", web::check)?;
    step("clippy", || {
        run(&mut cargo([
            "clippy",
            "--workspace",
            "--all-targets",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ]))
    })?;
    step("a database server for the tests", database_server)?;
    step("tests", tests)?;
    step("types of the protocol", web::check_types)?;
    step("games in the browser", || web::in_browser(&[]))?;
    step("the Python package", python::check)?;
    step("doc tests", || {
        run(&mut cargo(["test", "--workspace", "--doc", "--quiet"]))
    })?;
    step("documentation", || {
        run(cargo(["doc", "--workspace", "--no-deps", "--quiet"])
            .env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    step("generated pages", docs::check)?;
    step("rules for the browser", wasm)?;
    step("licences and advisories", policy::check)?;
    if mode == Mode::Long {
        for (boxes, games) in LONG_GAMES {
            step(
                &format!("{games} random games with each number of players: {boxes}"),
                || {
                    let mut command =
                        cargo(["run", "--release", "--quiet", "-p", "elbowroom", "--"]);
                    run(command.args(["soak", "--games", games, "--boxes", boxes]))
                },
            )?;
        }
        for (what, games) in LONG_WORLDS {
            step(&format!("{games} random games on each: {what}"), || {
                let mut command = cargo(["run", "--release", "--quiet", "-p", "elbowroom", "--"]);
                run(command.args(["soak", "--games", games, what]))
            })?;
        }
        step("the twin looks on for long", || {
            let mut command = cargo(["test", "--release", "--quiet", "-p", "elbowroom-rules"]);
            let twins = [
                "twin",
                "twin_boxes",
                "twin_islands",
                "twin_underground",
                "twin_worlds",
            ];
            command.args(twins.iter().flat_map(|twin| ["--test", twin]));
            run(command.env("ELBOWROOM_LONG", "1"))
        })?;
        step("the Python package for long", python::check_long)?;
        step("learning on small numbers", || {
            train::train(Size::Small, false)
        })?;
        step("a hundred kills and full disks under play", disturbed)?;
        step("a minute of fuzzing", || fuzz(12))?;
    }
    println!("\nverified in {} s", began.elapsed().as_secs());
    Ok(())
}

/// Random games that take long: the boxes, and how many with each number of players.
const LONG_GAMES: [(&str, &str); 4] = [
    ("base", "1000000"),
    ("all", "250000"),
    ("underground", "1000000"),
    ("all,base,underground", "250000"),
];

/// A million games over the worlds of all scenarios, and a hundred thousand on suggested ones.
const LONG_WORLDS: [(&str, &str); 2] = [("--scenarios", "22300"), ("--suggested", "20000")];

fn step(name: &str, check: impl FnOnce() -> Done) -> Done {
    println!("\n== {name}");
    let began = Instant::now();
    check().map_err(|what| format!("{name}: {what}"))?;
    println!("   {name}: good, {:.1} s", began.elapsed().as_secs_f64());
    Ok(())
}

/// With nextest where it is installed.
fn tests() -> Done {
    if exists(&mut cargo(["nextest", "--version"])) {
        run(&mut cargo([
            "nextest",
            "run",
            "--workspace",
            "--status-level",
            "fail",
            "--final-status-level",
            "fail",
        ]))
    } else {
        run(&mut cargo([
            "test",
            "--workspace",
            "--all-targets",
            "--quiet",
        ]))
    }
}

/// The server is killed, and its disk is filled, while people play: many times.
fn disturbed() -> Done {
    let mut command = cargo(["test", "--release", "--quiet", "-p", "elbowroom"]);
    command.args([
        "--test",
        "killed",
        "--test",
        "full_disk",
        "--test",
        "nodes",
        "--",
        "--nocapture",
    ]);
    run(command.env("ELBOWROOM_LONG", "1"))
}

/// PostgreSQL's programs; the tests start a server of their own from them.
fn database_server() -> Done {
    let here = exists(Command::new("initdb").arg("--version"))
        || std::fs::read_dir("/usr/lib/postgresql")
            .is_ok_and(|mut versions| versions.next().is_some());
    if here {
        return Ok(());
    }
    println!("   fetching postgresql");
    let fetch = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null";
    let fetched = run(Command::new("sh").args(["-c", fetch]));
    // Without it the tests say what they leave out; on the machine that decides they must not.
    if std::env::var_os("CI").is_some() {
        fetched
    } else {
        Ok(())
    }
}

/// The rules build for the browser; the target is fetched where it is missing.
fn wasm() -> Done {
    if exists(Command::new("rustup").arg("--version")) {
        run(Command::new("rustup")
            .args(["--quiet", "target", "add", WASM])
            .current_dir(root()))?;
    }
    run(&mut cargo([
        "build",
        "--quiet",
        "-p",
        "elbowroom-rules",
        "--target",
        WASM,
    ]))
}

/// Fuzzes each target for so many seconds. The instrumentation needs nothing but stable flags.
pub fn fuzz(seconds: u32) -> Done {
    let flags = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
                 -Cllvm-args=-sanitizer-coverage-trace-compares -Cdebug-assertions -Coverflow-checks";
    let folder = root().join("fuzz");
    // A named target keeps the flags away from build scripts.
    let target = host()?;
    for name in [
        "position", "replay", "board", "action", "frame", "tile", "lesson", "realm",
    ] {
        println!("   {name}");
        let corpus = folder.join("corpus").join(name);
        std::fs::create_dir_all(&corpus)
            .map_err(|error| format!("{}: {error}", corpus.display()))?;
        let mut command = cargo([
            "run",
            "--release",
            "--quiet",
            "--manifest-path",
            "fuzz/Cargo.toml",
            "--target",
            &target,
            "--bin",
            name,
            "--",
        ]);
        command.arg(&corpus).arg(folder.join("seeds").join(name));
        command.arg(format!("-max_total_time={seconds}")).args([
            "-max_len=20000",
            "-timeout=10",
            "-verbosity=0",
        ]);
        quietly(command.env("RUSTFLAGS", flags))?;
    }
    Ok(())
}

/// Runs a command and shows what it said only when it fails.
pub fn quietly(command: &mut Command) -> Done {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let last: Vec<&str> = said.lines().rev().take(40).collect();
    Err(format!(
        "ended with {}\n{}",
        output.status,
        last.into_iter().rev().collect::<Vec<_>>().join("\n")
    ))
}

/// The name of the machine this runs on, as cargo says it.
fn host() -> Result<String, String> {
    let output = Command::new("rustc")
        .arg("-vV")
        .output()
        .map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| "rustc names no host".into())
}
