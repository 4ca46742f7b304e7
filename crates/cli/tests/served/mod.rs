//! The server as a process of its own, and people who play at it whatever happens to it.
#![allow(dead_code, reason = "each test file uses its part")]

use elbowroom_bots::Luck;
use elbowroom_protocol::{
    Ask, ChairWish, Created, EventView, Moment, NewTable, Say, TableView, Trouble, WaitView,
};
use elbowroom_rules::notation::Replay;
use elbowroom_server::client::{Connection, get, post, request};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// A free port of this machine.
pub fn free_address() -> SocketAddr {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    free.expect("a free port")
}

/// Whether the long runs are wanted.
pub fn long() -> bool {
    std::env::var_os("ELBOWROOM_LONG").is_some()
}

/// The server as a process of its own; it ends with the test.
pub struct Served(pub Child);

impl Served {
    /// Starts the server on a database, with more options.
    pub fn start(address: SocketAddr, database: &str, options: &[&str]) -> Self {
        Self::start_by(
            Command::new(env!("CARGO_BIN_EXE_elbowroom")),
            address,
            database,
            options,
        )
    }

    /// Starts it by a command that takes the server's arguments.
    pub fn start_by(
        mut command: Command,
        address: SocketAddr,
        database: &str,
        options: &[&str],
    ) -> Self {
        let child = command
            .args(["serve", "--pause", "0", "--tables-per-hour", "100000"])
            .args(["--chosen-seeds", "--least-free", "0"])
            .args([
                "--reads-per-second",
                "100000",
                "--connections-per-address",
                "10000",
            ])
            .args(["--address", &address.to_string()])
            .args(["--database", database])
            .args(options)
            .env(
                "ELBOWROOM_LOG",
                std::env::var("ELBOWROOM_LOG").unwrap_or("off".into()),
            )
            .stdout(Stdio::null())
            .spawn();
        Self(child.expect("the server starts"))
    }

    pub fn kill(&mut self) {
        self.0.kill().expect("the server is killed");
        self.0.wait().expect("and gone");
    }

    /// Asks it to end, and waits.
    pub fn terminate(&mut self) -> std::process::ExitStatus {
        let asked = Command::new("kill").arg(self.0.id().to_string()).status();
        assert!(asked.expect("kill is there").success());
        self.0.wait().expect("it ends")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until the server answers.
pub async fn awake(address: SocketAddr) {
    while request(address, "GET", "/health", "").await.is_err() {
        sleep(Duration::from_millis(50)).await;
    }
}

/// The status of `/health`, if the server answers at all.
pub async fn health(address: SocketAddr) -> Option<u16> {
    let answer = timeout(
        Duration::from_secs(20),
        request(address, "GET", "/health", ""),
    )
    .await;
    answer.ok()?.ok().map(|(status, _, _)| status)
}

/// A person at both seats of a table who comes back whenever the server does.
pub struct Person {
    /// Where the server is; one of several is taken anew with each visit.
    nodes: Vec<SocketAddr>,
    pub table: Created,
    luck: Luck,
    seen: u64,
    pub next: u64,
    /// The last action, and the number it was acknowledged with.
    said: Option<(u64, u64, String)>,
    pub acknowledged: u64,
    told: Vec<EventView>,
    pub returns: u32,
}

impl Person {
    /// Somebody who has the keys of a table.
    pub fn at(nodes: Vec<SocketAddr>, table: Created, seed: u64) -> Self {
        Self {
            nodes,
            table,
            luck: Luck::new(seed),
            seen: 0,
            next: 1,
            said: None,
            acknowledged: 0,
            told: Vec::new(),
            returns: 0,
        }
    }

    /// What was told is what the record holds, and the record plays to the hashes that were written.
    pub async fn compare(&self) {
        let path = |what| format!("/api/tables/{}/{what}", self.table.table);
        let moments: Vec<Moment> = get(self.nodes[0], &path("moments")).await.expect("moments");
        let (_, _, file) = request(self.nodes[0], "GET", &path("replay"), "")
            .await
            .expect("a replay");
        let replay = Replay::read(&String::from_utf8_lossy(&file)).expect("the hashes are equal");
        assert_eq!(replay.entries().len(), moments.len());
        let last = moments.last().expect("a game");
        assert_eq!(last.view.wait, WaitView::Over);
        let all: Vec<EventView> = moments
            .into_iter()
            .flat_map(|moment| moment.events)
            .collect();
        assert_eq!(self.told, all, "told once, in order, and as recorded");
    }

    pub async fn play(mut self) -> Self {
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
        let address = self.nodes[self.luck.below(self.nodes.len())];
        let opened = Connection::hello(address, &self.table.table, &tokens, self.seen).await;
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

pub fn wish(seed: u64) -> NewTable {
    let here = || ChairWish::Here { name: None };
    let mut seats = vec![here(), here()];
    if !seed.is_multiple_of(2) {
        seats.push(ChairWish::Bot { bot: "easy".into() });
    }
    NewTable {
        board: None,
        realm: None,
        boxes: None,
        switches: None,
        tiles: None,
        monsters: None,
        seats,
        public: None,
        watchers_talk: None,
        pace: None,
        clocks: None,
        seed: Some(seed),
    }
}

/// Plays so many games one after the other.
pub async fn play_all(address: SocketAddr, games: std::ops::Range<u64>) -> Vec<Person> {
    let mut played = Vec::new();
    for game in games {
        let table = loop {
            match post(address, "/api/tables", &wish(game)).await {
                Ok(table) => break table,
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        };
        let person = Person::at(vec![address], table, game);
        played.push(person.play().await);
    }
    played
}
