//! The Python package: its wheel, and its tests in an environment of their own.

use crate::{Done, exists, root, run, verify};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Everything of it lies in the build folder.
fn folder() -> PathBuf {
    root().join("target/python")
}

/// A program of the environment.
fn tool(name: &str) -> Command {
    let folder = folder().join("venv");
    let programs = if cfg!(windows) { "Scripts" } else { "bin" };
    let mut command = Command::new(folder.join(programs).join(name));
    command.current_dir(root());
    command
}

/// Makes the environment where there is none.
fn environment() -> Done {
    if !exists(tool("python").args(["-m", "pip", "--version"])) {
        let python = std::env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
        run(Command::new(python)
            .args(["-m", "venv", "--clear"])
            .arg(folder().join("venv")))
        .map_err(|what| format!("Python 3.11 or later with its venv is needed: {what}"))?;
    }
    if exists(tool("maturin").arg("--version")) {
        return Ok(());
    }
    pip(["install", "maturin>=1.8,<2"].map(OsStr::new))
}

fn pip<'a>(arguments: impl IntoIterator<Item = &'a OsStr>) -> Done {
    let mut command = tool("python");
    command.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]);
    run(command.args(arguments))
}

/// Builds the wheel with what the tests have built already: it is the same code, and only its front is compiled.
fn wheel() -> Result<PathBuf, String> {
    let wheels = folder().join("wheels");
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)
            .map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    let mut command = tool("maturin");
    command.args(["build", "--quiet", "--profile", "dev", "--out"]);
    verify::quietly(command.arg(&wheels).current_dir(root().join("python")))?;
    let built = std::fs::read_dir(&wheels).map_err(|error| error.to_string())?;
    let built: Vec<PathBuf> = built.flatten().map(|entry| entry.path()).collect();
    match &built[..] {
        [wheel] if is_for_all(wheel) => Ok(wheel.clone()),
        found => Err(format!("one abi3 wheel expected, found {found:?}")),
    }
}

/// Whether a wheel serves every later Python.
fn is_for_all(wheel: &Path) -> bool {
    let name = wheel.file_name().and_then(OsStr::to_str);
    name.is_some_and(|name| name.contains("-cp39-abi3-"))
}

/// Builds the wheel, installs it, and runs the tests with everything they need.
pub fn check() -> Done {
    environment()?;
    let wheel = wheel()?;
    pip([
        OsStr::new("install"),
        OsStr::new("--force-reinstall"),
        OsStr::new("--no-deps"),
        wheel.as_os_str(),
    ])?;
    // Fetches only what is missing.
    let mut with_tests = wheel.into_os_string();
    with_tests.push("[test]");
    pip([OsStr::new("install"), &with_tests])?;
    run(tool("pytest").args(["--quiet", "python/tests"]))
}

/// The tests that only run where somebody has the time; the package is installed by [`check`].
pub fn check_long() -> Done {
    let mut command = tool("pytest");
    command.args(["--quiet", "-m", "long", "python/tests"]);
    run(command.env("ELBOWROOM_LONG", "1"))
}
