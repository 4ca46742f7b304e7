//! `elbowroom serve` is killed at random moments; every acknowledged action is there afterwards.
//!
//! The usual run is small. `ELBOWROOM_LONG=1` plays 200 games and kills 50 times.

use elbowroom_bots::Luck;
use elbowroom_protocol::{
    Ask, ChairWish, Created, EventView, Moment, NewTable, Say, TableView, Trouble, WaitView,
};
use elbowroom_server::client::{Connection, get, post};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// The server as a process of its own; it ends with the test.
struct Served(Child);

impl Served {
    fn start(address: SocketAddr, folder: &Path) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_elbowroom"))
            .args(["serve", "--pause", "0", "--tables-per-hour", "100000"])
            .args(["--address", &address.to_string()])
            .args([
                "--database",
                &format!("sqlite:{}", folder.join("games.db").display()),
            ])
            .env("ELBOWROOM_LOG", "error")
            .stdout(Stdio::null())
            .spawn();
        Self(child.expect("the server starts"))
    }

    fn kill(&mut self) {
        self.0.kill().expect("the server is killed");
        self.0.wait().expect("and gone");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A person at both seats of a table who comes back whenever the server does.
struct Person {
    address: SocketAddr,
    table: Created,
    luck: Luck,
    seen: u64,
    next: u64,
    /// The last action, and the number it was acknowledged with.
    said: Option<(u64, u64, String)>,
    acknowledged: u64,
    told: Vec<EventView>,
    returns: u32,
}

impl Person {
    async fn play(mut self) -> Self {
        while !self.visit().await {
            self.returns += 1;
            sleep(Duration::from_millis(50)).await;
        }
        self
    }

    /// Plays until the connection breaks, or the game is over.
    async fn visit(&mut self) -> bool {
        let tokens: Vec<String> = self
            .table
            .seats
            .iter()
            .map(|seat| seat.token.clone())
            .collect();
        let opened = Connection::hello(self.address, &self.table.table, &tokens, self.seen).await;
        let Ok(mut connection) = opened else {
            return false;
        };
        let Some((mut number, mut view)) = self.hear_state(&mut connection).await else {
            return false;
        };
        assert!(
            number >= self.acknowledged,
            "an acknowledged action is lost"
        );
        if let Some((id, state, action)) = self.said.clone() {
            // Nobody knows whether this one was stored: it is said again.
            if self
                .say(&mut connection, id, state, action, &mut number, &mut view)
                .await
                .is_none()
            {
                return false;
            }
        }
        while view.wait != WaitView::Over {
            let count = view.actions.len();
            if count == 0 {
                match self.hear_state(&mut connection).await {
                    Some(news) => (number, view) = news,
                    None => return false,
                }
                continue;
            }
            let action = view.actions[self.luck.below(count)].action.clone();
            let id = self.next;
            self.next += 1;
            let state = number;
            let done = self
                .say(&mut connection, id, state, action, &mut number, &mut view)
                .await;
            if done.is_none() {
                return false;
            }
            sleep(Duration::from_millis(45)).await;
        }
        true
    }

    /// Says an action and hears the answer.
    async fn say(
        &mut self,
        connection: &mut Connection,
        id: u64,
        state: u64,
        action: String,
        number: &mut u64,
        view: &mut TableView,
    ) -> Option<()> {
        self.said = Some((id, state, action.clone()));
        let ask = Ask::Act { id, state, action };
        connection.ask(&ask).await.ok()?;
        loop {
            match self.hear(connection).await? {
                Say::State {
                    number: now,
                    view: seen,
                } => (*number, *view) = (now, seen),
                Say::Done { id: known, number } if known == id => {
                    self.acknowledged = number;
                    self.said = None;
                    return Some(());
                }
                Say::Refused { text, .. } => panic!("{ask:?} is refused: {text}"),
                Say::Trouble {
                    trouble: Trouble::TooFast,
                    ..
                } => {
                    sleep(Duration::from_millis(200)).await;
                    connection.ask(&ask).await.ok()?;
                }
                _ => {}
            }
        }
    }

    async fn hear_state(&mut self, connection: &mut Connection) -> Option<(u64, TableView)> {
        loop {
            if let Say::State { number, view } = self.hear(connection).await? {
                return Some((number, view));
            }
        }
    }

    async fn hear(&mut self, connection: &mut Connection) -> Option<Say> {
        let heard = timeout(Duration::from_secs(60), connection.hear()).await;
        let say = heard.expect("the server says something").ok()??;
        if let Say::Events { events } = &say {
            self.seen = events.last().map_or(self.seen, |event| event.number);
            self.told.extend(events.iter().cloned());
        }
        Some(say)
    }
}

fn wish(seed: u64) -> NewTable {
    let here = || ChairWish::Here { name: None };
    let mut seats = vec![here(), here()];
    if !seed.is_multiple_of(2) {
        seats.push(ChairWish::Bot { bot: "easy".into() });
    }
    NewTable {
        board: None,
        boxes: None,
        switches: None,
        seats,
        public: None,
        clocks: None,
        seed: Some(seed),
    }
}

#[test]
fn killed_at_random_moments_nothing_acknowledged_is_lost() {
    let long = std::env::var_os("ELBOWROOM_LONG").is_some();
    let (games, kills) = if long { (200, 50) } else { (6, 5) };
    let folder = tempfile::tempdir().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let address = free.expect("a free port");
    let mut served = Served::start(address, folder.path());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut people = Vec::new();
        for game in 0..games {
            let table = loop {
                match post(address, "/api/tables", &wish(game)).await {
                    Ok(table) => break table,
                    Err(_) => sleep(Duration::from_millis(50)).await,
                }
            };
            let person = Person {
                address,
                table,
                luck: Luck::new(game),
                seen: 0,
                next: 1,
                said: None,
                acknowledged: 0,
                told: Vec::new(),
                returns: 0,
            };
            people.push(tokio::spawn(person.play()));
        }
        let mut luck = Luck::new(99);
        for _ in 0..kills {
            sleep(Duration::from_millis(300 + luck.below(700) as u64)).await;
            served.kill();
            served = Served::start(address, folder.path());
        }
        let mut returns = 0;
        for person in people {
            let person = person.await.expect("plays to the end");
            let path = format!("/api/tables/{}/moments", person.table.table);
            let moments: Vec<Moment> = get(address, &path).await.expect("moments");
            let all: Vec<EventView> = moments
                .into_iter()
                .flat_map(|moment| moment.events)
                .collect();
            assert_eq!(person.told, all, "told once, in order, and as recorded");
            returns += person.returns;
        }
        assert!(returns > 0, "the games were disturbed");
        println!("{games} games, {kills} kills, {returns} returns");
    });
}
