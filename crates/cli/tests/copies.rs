//! Copies of the database made under play, and put back; time thought that survives a kill; one server for a file.

mod served;

use elbowroom_protocol::{Clocks, Created, NewTable, Say};
use elbowroom_server::client::{Connection, post};
use served::{Served, awake, free_address, play_all};
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::time::sleep;

fn address_of(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

fn elbowroom(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_elbowroom"))
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn said(output: &Output) -> String {
    let (out, error) = (&output.stdout, &output.stderr);
    String::from_utf8_lossy(out).into_owned() + &String::from_utf8_lossy(error)
}

#[test]
fn a_copy_made_under_play_can_be_put_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db");
    let database = address_of(&file);
    let copy = folder.path().join("copy.db");
    let (copy_name, runtime) = (copy.to_string_lossy(), Runtime::new().expect("a runtime"));
    let address = free_address();
    let mut served = Served::start(address, &database, &[]);
    runtime.block_on(async {
        awake(address).await;
        // Games that are over before the copy is made, and others that run meanwhile.
        let before = play_all(address, 0..1).await;
        let meanwhile = tokio::spawn(play_all(address, 1..2));
        sleep(Duration::from_millis(500)).await;
        let made = elbowroom(&["backup", "--database", &database, &copy_name]);
        assert!(made.status.success(), "{}", said(&made));
        assert!(said(&made).contains("tables with"), "{}", said(&made));
        let again = elbowroom(&["backup", "--database", &database, &copy_name]);
        assert!(!again.status.success(), "a copy is never written over");
        let early = elbowroom(&["restore", "--database", &database, &copy_name]);
        assert!(!early.status.success(), "not under a running server");
        assert!(
            said(&early).contains("another server uses it"),
            "{}",
            said(&early)
        );
        let after = meanwhile.await.expect("they play to the end");

        served.terminate();
        let back = elbowroom(&["restore", "--database", &database, &copy_name]);
        assert!(back.status.success(), "{}", said(&back));
        assert!(said(&back).contains("games.db.old-1"), "{}", said(&back));
        served = Served::start(address, &database, &[]);
        awake(address).await;
        for person in &before {
            person.compare().await;
        }
        // What was there before the copy was put back is kept beside it, whole.
        served.kill();
        let aside = address_of(&folder.path().join("games.db.old-1"));
        served = Served::start(address, &aside, &[]);
        awake(address).await;
        for person in before.iter().chain(&after) {
            person.compare().await;
        }
        served.kill();
    });
    std::fs::write(&copy, b"no database at all").expect("written");
    let broken = elbowroom(&["restore", "--database", &database, &copy_name]);
    assert!(
        !broken.status.success(),
        "a file that is no copy is refused"
    );
    let server = elbowroom(&["backup", "--database", "postgres://x@y/z", "other.db"]);
    assert!(said(&server).contains("pg_dump"), "{}", said(&server));
}

#[test]
fn a_second_server_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = address_of(&folder.path().join("games.db"));
    let address = free_address();
    let _served = Served::start(address, &database, &[]);
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(awake(address));
    let second = elbowroom(&["serve", "--address", "127.0.0.1:0", "--database", &database]);
    let told = said(&second);
    assert!(!second.status.success());
    assert!(
        told.contains("another server uses it") && told.trim().lines().count() == 1,
        "{told}"
    );
}

/// Seconds left on the clock of the first seat.
async fn clock(connection: &mut Connection) -> u32 {
    loop {
        match connection.hear().await.expect("heard") {
            Some(Say::Seats { seats, .. }) => return seats[0].clock.expect("a clock"),
            Some(_) => {}
            None => panic!("the connection holds"),
        }
    }
}

#[test]
fn time_thought_survives_a_kill() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = address_of(&folder.path().join("games.db"));
    let address = free_address();
    let mut served = Served::start(address, &database, &[]);
    let runtime = Runtime::new().expect("a runtime");
    runtime.block_on(async {
        awake(address).await;
        let mut table: NewTable =
            serde_json::from_str(r#"{"seats":[{"kind":"here"},{"kind":"here"}]}"#).expect("a wish");
        table.clocks = Some(Clocks { bank: 600, turn: 0 });
        let created: Created = post(address, "/api/tables", &table).await.expect("a table");
        let tokens: Vec<String> = created
            .seats
            .iter()
            .map(|seat| seat.token.clone())
            .collect();
        let come = || Connection::hello(address, &created.table, &tokens, 0);
        let mut connection = come().await.expect("hello");
        assert!(clock(&mut connection).await >= 599);
        sleep(Duration::from_millis(3_500)).await;
        served.kill();
        served = Served::start(address, &database, &[]);
        awake(address).await;
        let left = clock(&mut come().await.expect("hello")).await;
        assert!(
            left <= 598,
            "{left} of 600 seconds are left after three and a half of thinking"
        );
    });
}
