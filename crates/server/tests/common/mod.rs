//! A server for a test, and people who play at it.
#![allow(dead_code, reason = "each test file uses its part")]

use elbowroom_bots::Luck;
use elbowroom_protocol::{
    Ask, ChairWish, Created, EventView, NewTable, Say, SeatInfo, TableView, VERSION, WaitView,
    limits,
};
use elbowroom_server::client::{Connection, post};
use elbowroom_server::{Config, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::time::timeout;

/// A set-up without pauses.
pub fn config(database: impl Into<String>) -> Config {
    Config {
        pause: Duration::ZERO,
        chosen_seeds: true,
        least_free: 0,
        reads: (100_000, 100_000),
        connections_per_address: 10_000,
        tables_per_hour: 10_000,
        messages: (100_000, 100_000),
        ..Config::new(([127, 0, 0, 1], 0).into(), database)
    }
}

pub fn sqlite(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("games.db").display())
}

/// A server that is as strict as the one people use.
pub async fn strict() -> Server {
    let messages = (limits::MESSAGES_PER_SECOND, limits::MESSAGE_BURST);
    Server::start(Config {
        messages,
        ..config("sqlite::memory:")
    })
    .await
    .expect("the server starts")
}

pub async fn server() -> Server {
    Server::start(config("sqlite::memory:"))
        .await
        .expect("the server starts")
}

pub fn here() -> ChairWish {
    ChairWish::Here { name: None }
}

pub fn bot(level: &str) -> ChairWish {
    ChairWish::Bot { bot: level.into() }
}

pub fn wish(seats: Vec<ChairWish>) -> NewTable {
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
        seed: Some(7),
    }
}

pub async fn make(address: SocketAddr, wish: &NewTable) -> Created {
    post(address, "/api/tables", wish)
        .await
        .expect("a table is made")
}

/// Somebody at a table.
pub struct Guest {
    pub connection: Connection,
    pub seats: Vec<u8>,
    pub number: u64,
    pub view: Option<TableView>,
    pub views: Vec<TableView>,
    pub events: Vec<EventView>,
    pub infos: Vec<SeatInfo>,
    pub texts: Vec<String>,
    pub luck: Luck,
    pub next: u64,
}

impl Guest {
    pub async fn come(address: SocketAddr, table: &str, tokens: &[String], seen: u64) -> Self {
        let connection = Connection::hello(address, table, tokens, seen)
            .await
            .expect("the server answers");
        let mut guest = Self {
            connection,
            seats: Vec::new(),
            number: 0,
            view: None,
            views: Vec::new(),
            events: Vec::new(),
            infos: Vec::new(),
            texts: Vec::new(),
            luck: Luck::new(1),
            next: 1,
        };
        while guest.view.is_none() {
            guest.hear().await.expect("a welcome");
        }
        guest
    }

    /// Comes with the key of the host besides.
    pub async fn come_as_host(address: SocketAddr, created: &Created) -> Self {
        let mut guest = Self::come(address, &created.table, &tokens(created), 0).await;
        guest.connection = Connection::open(address, &created.table)
            .await
            .expect("the server answers");
        let hello = Ask::Hello {
            version: VERSION,
            tokens: tokens(created),
            seen: 0,
            language: "en".into(),
            host: Some(created.host.clone()),
        };
        guest.connection.ask(&hello).await.expect("sent");
        let said = guest.until(|say| matches!(say, Say::Welcome { .. })).await;
        assert!(matches!(said, Say::Welcome { host: true, .. }));
        guest
    }

    /// The next message; none when the connection ends.
    pub async fn hear(&mut self) -> Option<Say> {
        let text = timeout(Duration::from_secs(30), self.connection.hear_text())
            .await
            .expect("the server says something")
            .ok()??;
        let say: Say = serde_json::from_str(&text).expect("a message of the protocol");
        self.texts.push(text);
        match &say {
            Say::Welcome { seats, .. } => self.seats = seats.clone(),
            Say::State { number, view } => {
                self.number = *number;
                self.view = Some(view.clone());
                self.views.push(view.clone());
            }
            Say::Events { events } => self.events.extend(events.iter().cloned()),
            Say::Seats { seats, .. } => self.infos = seats.clone(),
            _ => {}
        }
        Some(say)
    }

    pub async fn until(&mut self, done: impl Fn(&Say) -> bool) -> Say {
        loop {
            let say = self.hear().await.expect("the connection holds");
            if done(&say) {
                return say;
            }
        }
    }

    pub fn table(&self) -> &TableView {
        self.view.as_ref().expect("a view came with the welcome")
    }

    pub fn is_over(&self) -> bool {
        self.table().wait == WaitView::Over
    }

    pub fn any_action(&mut self) -> Option<String> {
        let actions = &self.view.as_ref()?.actions;
        let count = actions.len();
        (count > 0).then(|| actions[self.luck.below(count)].action.clone())
    }

    pub async fn send_act(&mut self, action: &str) -> u64 {
        let id = self.next;
        self.next += 1;
        let ask = Ask::Act {
            id,
            state: self.number,
            action: action.into(),
        };
        self.connection.ask(&ask).await.expect("sent");
        id
    }

    /// Plays something and waits for the answer.
    pub async fn act(&mut self, action: &str) -> Say {
        let id = self.send_act(action).await;
        self.until(|say| match say {
            Say::Done { id: known, .. } | Say::Refused { id: known, .. } => *known == id,
            _ => false,
        })
        .await
    }

    /// Plays anything legal, if a seat of this device must decide; waits for news otherwise.
    pub async fn step(&mut self) {
        match self.any_action() {
            Some(action) => {
                let said = self.act(&action).await;
                assert!(matches!(said, Say::Done { .. }), "{action}: {said:?}");
            }
            None => drop(self.hear().await.expect("the connection holds")),
        }
    }

    /// Plays to the end of the game.
    pub async fn finish(&mut self) {
        while !self.is_over() {
            self.step().await;
        }
    }
}

pub fn tokens(created: &Created) -> Vec<String> {
    created
        .seats
        .iter()
        .map(|seat| seat.token.clone())
        .collect()
}
