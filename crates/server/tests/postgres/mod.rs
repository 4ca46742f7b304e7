//! A PostgreSQL server for a test.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A PostgreSQL server in a folder of its own; it ends with the test.
pub struct Postgres {
    folder: tempfile::TempDir,
    bin: PathBuf,
}

impl Postgres {
    /// Nothing where it cannot be started, which is said, and not allowed where changes are decided on.
    pub fn start() -> Option<Self> {
        let started = Self::try_start();
        if started.is_none() {
            let must = std::env::var_os("CI").is_some();
            assert!(!must, "PostgreSQL could not be started");
            eprintln!("PostgreSQL could not be started: not tested");
        }
        started
    }

    fn try_start() -> Option<Self> {
        let bin = programs()?;
        let folder = tempfile::tempdir().ok()?;
        let this = Self { folder, bin };
        // PostgreSQL does not run for root: another user owns the folder then.
        if is_root() {
            let own = Command::new("chown")
                .args(["-R", "postgres"])
                .arg(this.folder.path())
                .status();
            own.ok().filter(std::process::ExitStatus::success)?;
        }
        let data = this.data();
        let data = data.to_str()?;
        this.run(
            "initdb",
            &["-D", data, "-A", "trust", "-U", "elbowroom", "--no-sync"],
        )?;
        let socket = this.folder.path().to_str()?.to_owned();
        let options =
            format!("-c listen_addresses= -c unix_socket_directories={socket} -c fsync=off");
        let log = this.folder.path().join("log");
        this.run(
            "pg_ctl",
            &[
                "-D",
                data,
                "-w",
                "-l",
                log.to_str()?,
                "-o",
                &options,
                "start",
            ],
        )?;
        Some(this)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Option<()> {
        let program = self.bin.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        let status = command
            .args(arguments)
            .current_dir(self.folder.path())
            .stdout(std::process::Stdio::null())
            .status();
        status
            .ok()
            .filter(std::process::ExitStatus::success)
            .map(|_| ())
    }

    /// Stops it in mid-air, or lets it go on: it takes connections and answers nothing.
    pub fn freeze(&self, yes: bool) {
        let pid = std::fs::read_to_string(self.data().join("postmaster.pid")).expect("it runs");
        let pid = pid.lines().next().expect("its number").to_owned();
        let signal = if yes { "-STOP" } else { "-CONT" };
        let children = Command::new("pgrep").args(["-P", &pid]).output();
        let children = children.map(|out| String::from_utf8_lossy(&out.stdout).into_owned());
        for pid in std::iter::once(&*pid).chain(children.unwrap_or_default().lines()) {
            let _ = Command::new("kill").args([signal, pid]).status();
        }
    }

    pub fn database(&self) -> String {
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://elbowroom@{socket}/postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.freeze(false);
        let data = self.data();
        self.run(
            "pg_ctl",
            &["-D", &data.display().to_string(), "-m", "immediate", "stop"],
        );
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.starts_with(b"0"))
}

/// The folder with the programs of PostgreSQL: the newest installed, or wherever the path leads.
fn programs() -> Option<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.splice(0..0, std::env::split_paths(&path));
    found.into_iter().rev().find(|folder: &PathBuf| {
        Path::new(&folder.join("initdb")).is_file() && folder.join("pg_ctl").is_file()
    })
}
