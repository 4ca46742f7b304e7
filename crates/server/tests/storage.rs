//! The database by itself, and the server on it: SQLite always, PostgreSQL where it can be started.

mod common;

use common::*;
use elbowroom_server::store::{EntryKind, EntryRow, SeatRow, Store, TableDraft, TableRow, Write};
use elbowroom_server::{Metrics, Server, StoreError};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

async fn open(database: &str) -> Store {
    Store::open(database, Arc::new(Metrics::default()))
        .await
        .expect("the database opens")
}

fn table(id: &str, listed: bool) -> TableRow {
    let mut wish = wish(vec![here(), bot("easy")]);
    wish.public = Some(listed);
    TableRow {
        id: id.into(),
        made: 1_700_000_000,
        wish,
        seed: u64::MAX - 5,
        round: 1,
        over: false,
        rematch: None,
    }
}

fn seat(seat: u8, bot: Option<&str>, token: Option<&str>) -> SeatRow {
    SeatRow {
        seat,
        name: "Zoë 'quoted'".into(),
        bot: bot.map(str::to_owned),
        token: token.map(str::to_owned),
    }
}

fn entry(number: u64) -> EntryRow {
    EntryRow {
        number,
        kind: EntryKind::Act,
        seat: 1,
        text: format!("conquer {number}"),
        asked: number
            .is_multiple_of(2)
            .then_some((u64::MAX - number, number)),
        spent: number * 10,
    }
}

fn append(table: &str, numbers: std::ops::Range<u64>) -> Write {
    Write::Append {
        table: table.into(),
        entries: numbers.map(entry).collect(),
        round: 3,
        over: false,
    }
}

fn draft(row: TableRow, seats: &[SeatRow], entries: Vec<EntryRow>) -> Box<TableDraft> {
    Box::new(TableDraft {
        row,
        seats: seats.to_vec(),
        entries,
    })
}

async fn keeps_what_it_is_given(database: &str) {
    let store = open(database).await;
    let (row, hidden) = (table("a", true), table("b", false));
    let seats = vec![seat(0, None, Some("hash")), seat(1, Some("easy"), None)];
    store
        .write(Write::Make(draft(row.clone(), &seats, vec![entry(0)])))
        .await
        .expect("kept");
    store
        .write(Write::Make(draft(hidden, &seats, vec![])))
        .await
        .expect("kept");
    assert_eq!(store.table("a").await.expect("read"), Some(row.clone()));
    assert_eq!(store.table("none").await.expect("read"), None);
    assert_eq!(store.seats("a").await.expect("read"), seats);
    store.write(append("a", 1..5)).await.expect("kept");
    let again = store.write(append("a", 4..6)).await;
    assert!(
        matches!(again, Err(StoreError::Database(_))),
        "no entry twice"
    );
    let entries = store.entries("a").await.expect("read");
    assert_eq!(
        entries,
        (0..5).map(entry).collect::<Vec<_>>(),
        "all or none"
    );
    let joined = seat(1, None, Some("other"));
    store
        .write(Write::Seats("a".into(), vec![joined.clone()]))
        .await
        .expect("kept");
    assert_eq!(store.seats("a").await.expect("read")[1], joined);
    // A rematch that cannot be stored leaves no trace, and one that can is all there.
    let taken = Write::Rematch("a".into(), draft(table("b", false), &seats, vec![]));
    assert!(store.write(taken).await.is_err(), "the name is taken");
    let first = store.table("a").await.expect("read").expect("there");
    assert_eq!(first.rematch, None);
    let again = draft(table("c", false), &seats, vec![entry(0)]);
    store
        .write(Write::Rematch("a".into(), again))
        .await
        .expect("kept");
    assert_eq!(store.seats("c").await.expect("read"), seats);
    assert_eq!(store.entries("c").await.expect("read"), [entry(0)]);
    let lobby = store.lobby().await.expect("read");
    assert_eq!(lobby.len(), 1, "only what is listed");
    assert_eq!(
        (lobby[0].round, lobby[0].rematch.as_deref()),
        (3, Some("c"))
    );

    // Many at once: one that fails takes nobody with it.
    let store = Arc::new(store);
    let write = |number: u64| {
        let store = Arc::clone(&store);
        let write = if number == 7 {
            append("a", 0..1)
        } else {
            append("b", number..number + 1)
        };
        tokio::spawn(async move { store.write(write).await.is_ok() })
    };
    let all: Vec<_> = (0..50).map(write).collect();
    for (number, done) in all.into_iter().enumerate() {
        assert_eq!(done.await.expect("answered"), number != 7);
    }
    assert_eq!(store.entries("b").await.expect("read").len(), 49);
    store.close().await;
    assert!(matches!(
        store.write(append("b", 90..91)).await,
        Err(StoreError::Closed)
    ));
    let store = open(database).await;
    assert_eq!(
        store.entries("b").await.expect("read").len(),
        49,
        "still there"
    );
    store.close().await;
}

async fn carries_a_game_over_a_restart(database: &str) {
    let server = Server::start(config(database)).await.expect("starts");
    let created = make(server.address(), &wish(vec![here(), bot("fair")])).await;
    let mut guest = Guest::come(server.address(), &created.table, &tokens(&created), 0).await;
    for _ in 0..30 {
        guest.step().await;
    }
    let seen = guest.events.last().map_or(0, |event| event.number);
    server.stop().await;
    let server = Server::start(config(database)).await.expect("starts");
    let mut again = Guest::come(server.address(), &created.table, &tokens(&created), seen).await;
    again.next = 1_000;
    assert!(again.number >= guest.number);
    again.finish().await;
    server.stop().await;
}

#[tokio::test]
async fn sqlite_does_it() {
    let folder = tempfile::tempdir().expect("a folder");
    keeps_what_it_is_given(&sqlite(folder.path())).await;
    carries_a_game_over_a_restart(&sqlite(folder.path())).await;
}

#[tokio::test]
async fn an_unknown_database_is_refused() {
    let opened = Store::open("mysql://x", Arc::new(Metrics::default())).await;
    assert!(matches!(opened, Err(StoreError::Address(_))));
}

/// A PostgreSQL server in a folder of its own; it ends with the test.
struct Postgres {
    folder: tempfile::TempDir,
    bin: PathBuf,
}

impl Postgres {
    fn start() -> Option<Self> {
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

    fn database(&self) -> String {
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://elbowroom@{socket}/postgres")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
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

#[tokio::test]
async fn postgres_does_it_too() {
    let Some(postgres) = Postgres::start() else {
        assert!(
            std::env::var_os("CI").is_none(),
            "PostgreSQL could not be started"
        );
        eprintln!("PostgreSQL could not be started: not tested");
        return;
    };
    keeps_what_it_is_given(&postgres.database()).await;
    carries_a_game_over_a_restart(&postgres.database()).await;
}
