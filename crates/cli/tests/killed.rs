//! `elbowroom serve` is killed at random moments; every acknowledged action is there afterwards.
//!
//! The usual run is small. `ELBOWROOM_LONG=1` plays 200 games and kills at least 50 times.

use elbowroom_bots::Luck;
use elbowroom_protocol::{
    Ask, ChairWish, Created, EventView, Moment, NewTable, Say, TableView, Trouble, WaitView,
};
use elbowroom_rules::notation::Replay;
use elbowroom_server::client::{Connection, get, post, request};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The server as a process of its own; it ends with the test.
struct Served(Child);

impl Served {
    fn start(address: SocketAddr, folder: &Path) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_elbowroom"))
            .args([
                "serve",
                "--pause",
                "0",
                "--tables-per-hour",
                "100000",
                "--chosen-seeds",
            ])
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
    /// What was told is what the record holds, and the record plays to the hashes that were written.
    async fn compare(&self) {
        let path = |what| format!("/api/tables/{}/{what}", self.table.table);
        let moments: Vec<Moment> = get(self.address, &path("moments")).await.expect("moments");
        let (_, _, file) = request(self.address, "GET", &path("replay"), "")
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
        tiles: None,
        seats,
        public: None,
        clocks: None,
        seed: Some(seed),
    }
}

/// Plays so many games one after the other.
async fn play_all(address: SocketAddr, games: std::ops::Range<u64>) -> Vec<Person> {
    let mut played = Vec::new();
    for game in games {
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
        played.push(person.play().await);
    }
    played
}

#[test]
fn killed_at_random_moments_nothing_acknowledged_is_lost() {
    let long = std::env::var_os("ELBOWROOM_LONG").is_some();
    // People at once, games of each, and how often the server is killed in the middle of them at least.
    let (people, games, enough) = if long { (25, 8, 50) } else { (6, 1, 3) };
    let folder = tempfile::tempdir().expect("a folder");
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    let address = free.expect("a free port");
    let mut served = Served::start(address, folder.path());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut playing = JoinSet::new();
        for person in 0..people {
            playing.spawn(play_all(address, person * games..(person + 1) * games));
        }
        let (mut luck, mut kills, mut played) = (Luck::new(99), 0, Vec::new());
        loop {
            let moment = Duration::from_millis(300 + luck.below(700) as u64);
            match timeout(moment, playing.join_next()).await {
                Err(_) => {
                    served.kill();
                    kills += 1;
                    served = Served::start(address, folder.path());
                }
                Ok(Some(games)) => played.extend(games.expect("they play to the end")),
                Ok(None) => break,
            }
        }
        while request(address, "GET", "/health", "").await.is_err() {
            sleep(Duration::from_millis(50)).await;
        }
        for person in &played {
            person.compare().await;
        }
        assert_eq!(played.len() as u64, people * games);
        assert!(kills >= enough, "{kills} kills");
        let returns: u32 = played.iter().map(|person| person.returns).sum();
        assert!(returns > kills, "the games were disturbed");
        let acts: u64 = played.iter().map(|person| person.next - 1).sum();
        println!(
            "{} games, {acts} actions, {kills} kills, {returns} returns",
            played.len()
        );
    });
}
