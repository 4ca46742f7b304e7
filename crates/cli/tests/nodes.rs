//! Three servers on one PostgreSQL are killed, drained and frozen at random moments while people of the same tables sit at different ones;
//! every acknowledged action is there afterwards, once.
//!
//! The usual run is small. `ELBOWROOM_LONG=1` kills at least 200 times.

#[path = "../../server/tests/postgres/mod.rs"]
mod postgres;
mod served;

use elbowroom_bots::Luck;
use elbowroom_protocol::{ChairWish, Created, Join, Joined};
use elbowroom_server::client::post;
use postgres::Postgres;
use served::{Person, Served, awake, free_address, long, wish};
use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Several want the one open seat at different nodes: it is given once. Nobody has it where the answer was lost with the
/// server that gave it: such a table is left alone.
async fn sit_down(nodes: &[SocketAddr], table: &str) -> Option<Joined> {
    let path = format!("/api/tables/{table}/join");
    loop {
        let mut wanting = JoinSet::new();
        for &node in nodes {
            let path = path.clone();
            let join = Join { name: "Bea".into() };
            wanting.spawn(async move { post::<Joined>(node, &path, &join).await });
        }
        let (mut given, mut taken) = (Vec::new(), false);
        while let Some(joined) = wanting.join_next().await {
            match joined.expect("no panic") {
                Ok(joined) => given.push(joined),
                Err(error) => taken |= error.to_string().starts_with("status 409"),
            }
        }
        assert!(given.len() <= 1, "a seat is given once, found {given:?}");
        if taken || !given.is_empty() {
            return given.pop();
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Two people, each at a device of their own that comes to any of the nodes, play so many games.
async fn play_together(nodes: Vec<SocketAddr>, games: std::ops::Range<u64>) -> Vec<Person> {
    let mut played = Vec::new();
    for game in games {
        let mut luck = Luck::new(game ^ 0xabc);
        let mut any = || nodes[luck.below(nodes.len())];
        let mut table = wish(game);
        table.seats[1] = ChairWish::Open {};
        let made: Created = loop {
            match post(any(), "/api/tables", &table).await {
                Ok(made) => break made,
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        };
        let Some(second) = sit_down(&nodes, &made.table).await else {
            continue;
        };
        let first = Person::at(nodes.clone(), made.clone(), game);
        let second = Created {
            seats: vec![second],
            ..made
        };
        let second = Person::at(nodes.clone(), second, game + 1_000_000);
        let (first, second) = tokio::join!(first.play(), second.play());
        played.extend([first, second]);
    }
    played
}

/// Longer than a node's lease: what a frozen node believes to own is another's when it wakes up.
const FROZEN: Duration = Duration::from_secs(7);

enum Node {
    Up(Served),
    /// Killed and not started again yet: its lease runs out.
    Away,
    /// Stopped in mid-air, as one that is cut off from the database.
    Frozen(Served, Instant),
}

struct Nodes {
    database: String,
    addresses: Vec<SocketAddr>,
    nodes: Vec<Node>,
    kills: u32,
    drains: u32,
    freezes: u32,
}

impl Nodes {
    fn start(database: &str) -> Self {
        let addresses: Vec<SocketAddr> = (0..3).map(|_| free_address()).collect();
        let mut this = Self {
            database: database.to_owned(),
            nodes: addresses.iter().map(|_| Node::Away).collect(),
            addresses,
            kills: 0,
            drains: 0,
            freezes: 0,
        };
        this.all_up();
        this
    }

    fn up(&self, at: usize) -> Node {
        let address = self.addresses[at];
        let options = ["--node", &address.to_string()];
        Node::Up(Served::start(address, &self.database, &options))
    }

    fn all_up(&mut self) {
        for at in 0..self.nodes.len() {
            match &self.nodes[at] {
                Node::Up(_) => {}
                Node::Away => self.nodes[at] = self.up(at),
                Node::Frozen(served, _) => {
                    signal(served, "-CONT");
                    self.thaw(at);
                }
            }
        }
    }

    fn thaw(&mut self, at: usize) {
        let node = std::mem::replace(&mut self.nodes[at], Node::Away);
        if let Node::Frozen(served, _) = node {
            self.nodes[at] = Node::Up(served);
        }
    }

    /// Kills, drains, freezes or starts one of them. One at least is up.
    fn disturb(&mut self, luck: &mut Luck) {
        for at in 0..self.nodes.len() {
            if let Node::Frozen(served, since) = &self.nodes[at]
                && since.elapsed() >= FROZEN
            {
                signal(served, "-CONT");
                self.thaw(at);
            }
        }
        let at = luck.below(self.nodes.len());
        let others = |(i, node): (usize, &Node)| i != at && matches!(node, Node::Up(_));
        let alone = !self.nodes.iter().enumerate().any(others);
        self.nodes[at] = match std::mem::replace(&mut self.nodes[at], Node::Away) {
            frozen @ Node::Frozen(..) => frozen,
            Node::Away => self.up(at),
            Node::Up(served) if !alone && luck.below(6) == 0 => {
                signal(&served, "-STOP");
                self.freezes += 1;
                Node::Frozen(served, Instant::now())
            }
            Node::Up(mut served) => {
                if luck.below(4) == 0 {
                    // Told to go down, as for an upgrade.
                    assert!(served.terminate().success());
                    self.drains += 1;
                } else {
                    served.kill();
                    self.kills += 1;
                }
                if alone || luck.below(2) == 0 {
                    self.up(at)
                } else {
                    Node::Away
                }
            }
        };
    }
}

fn signal(served: &Served, signal: &str) {
    let sent = Command::new("kill")
        .args([signal, &served.0.id().to_string()])
        .status();
    assert!(sent.expect("kill is there").success());
}

#[test]
fn killed_at_random_moments_three_nodes_lose_and_double_nothing() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    // Tables at once, games at each, and how often a node is killed in the middle of them at least; others are drained or frozen.
    let (tables, games, enough) = if long() { (10, 24, 200) } else { (4, 2, 2) };
    let mut nodes = Nodes::start(&postgres.database());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        for &node in &nodes.addresses {
            awake(node).await;
        }
        let mut playing = JoinSet::new();
        for table in 0..tables {
            let games = table * games..(table + 1) * games;
            playing.spawn(play_together(nodes.addresses.clone(), games));
        }
        let (mut luck, mut played) = (Luck::new(7), Vec::new());
        loop {
            let moment = Duration::from_millis(400 + luck.below(800) as u64);
            match timeout(moment, playing.join_next()).await {
                Ok(Some(people)) => played.extend(people.expect("they play to the end")),
                Ok(None) => break,
                Err(_) => nodes.disturb(&mut luck),
            }
        }
        nodes.all_up();
        for &node in &nodes.addresses {
            awake(node).await;
        }
        for person in &played {
            person.compare().await;
        }
        let acts: u64 = played.iter().map(|person| person.next - 1).sum();
        let returns: u32 = played.iter().map(|person| person.returns).sum();
        let Nodes {
            kills,
            drains,
            freezes,
            ..
        } = nodes;
        println!(
            "{} people at {} tables, {acts} actions, {kills} kills, {drains} drained, {freezes} frozen, {returns} returns",
            played.len(),
            played.len() / 2
        );
        let disturbed = kills + drains + freezes;
        assert!(!played.is_empty() && kills >= enough, "{kills} kills");
        assert!(returns > disturbed, "the games were disturbed");
    });
}
