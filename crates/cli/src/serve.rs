//! `elbowroom serve`: tables for browsers and bots.

use crate::input::{Done, Failure, say};
use clap::value_parser;
use elbowroom_server::{Config, IpNet, Origin, Server, default_database};
use std::net::{IpAddr, SocketAddr};
use std::process::Stdio;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// Serves tables to browsers and bots, and keeps them in a database.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom serve --open\n  elbowroom serve --address 0.0.0.0:8080\n  elbowroom serve --database postgres://elbowroom@localhost/elbowroom\n  elbowroom serve --trusted-proxy 127.0.0.1\n\nELBOWROOM_LOG sets what is logged: error, warn, info (the usual), debug."
)]
pub struct Serve {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`; a file among the user's data if not said.
    #[arg(long)]
    database: Option<String>,
    /// One of several servers that share a PostgreSQL database: where the others reach this one, such as
    /// `10.0.0.5:8080`. Any of them serves any table (docs/deployment.md).
    #[arg(long, value_name = "ADDRESS")]
    node: Option<SocketAddr>,
    /// Show the game in the browser.
    #[arg(long)]
    open: bool,
    /// Milliseconds a bot waits before each action.
    #[arg(long, default_value_t = 700, value_parser = value_parser!(u64).range(..=60_000))]
    pause: u64,
    /// Tables that one address may open in an hour.
    #[arg(long, default_value_t = usual().tables_per_hour)]
    tables_per_hour: u32,
    /// Pack games that ended so many days ago into replays, which need less room; links to them still work.
    #[arg(long, value_name = "DAYS")]
    keep_finished: Option<u32>,
    /// MiB that must be free on the disk of the database for /health to say 200.
    #[arg(long, default_value_t = 64, value_name = "MIB")]
    least_free: u64,
    /// Let seeds be chosen at tables with several people, for tests; everybody sees them.
    #[arg(long)]
    chosen_seeds: bool,
    /// Requests that change nothing: how many one address may send in a second; four times as many at once.
    #[arg(long, default_value_t = usual().reads.0, value_parser = value_parser!(u32).range(1..), value_name = "NUMBER")]
    reads_per_second: u32,
    /// Connections that one address may have; IPv6 addresses count by their /64.
    #[arg(long, default_value_t = usual().connections_per_address as u32, value_parser = value_parser!(u32).range(1..), value_name = "NUMBER")]
    connections_per_address: u32,
    /// A proxy in front of the server, or a network of them: limits count for the address that it names in
    /// X-Forwarded-For. May be said several times. Without it nobody's word is taken.
    #[arg(long, value_parser = network, value_name = "ADDRESS-OR-NETWORK")]
    trusted_proxy: Vec<IpNet>,
    /// Another site whose pages may open tables here, such as `https://play.example.org`. May be said several times.
    #[arg(long, value_name = "URL")]
    origin: Vec<Origin>,
    /// Log as JSON lines.
    #[arg(long)]
    json_log: bool,
}

/// The set-up of somebody who says nothing.
fn usual() -> Config {
    Config::new(([127, 0, 0, 1], 0).into(), "")
}

/// Reads a network; one address is a network of its own.
fn network(text: &str) -> Result<IpNet, String> {
    let one = text.parse::<IpAddr>().map(IpNet::from);
    one.or_else(|_| text.parse()).map_err(|_| {
        "an address or a network expected, such as `127.0.0.1` or `10.0.0.0/8`".to_owned()
    })
}

impl Serve {
    pub fn run(self) -> Done {
        let log = tracing_subscriber::fmt()
            .with_env_filter(
                EnvFilter::try_from_env("ELBOWROOM_LOG").unwrap_or_else(|_| EnvFilter::new("info")),
            )
            .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
            .with_writer(std::io::stderr);
        if self.json_log {
            log.json().init();
        } else {
            log.init();
        }
        let config = Config {
            pause: Duration::from_millis(self.pause),
            tables_per_hour: self.tables_per_hour,
            keep_finished: self
                .keep_finished
                .map(|days| Duration::from_secs(u64::from(days) * 86_400)),
            least_free: self.least_free << 20,
            chosen_seeds: self.chosen_seeds,
            reads: (
                self.reads_per_second,
                self.reads_per_second.saturating_mul(4),
            ),
            connections_per_address: self.connections_per_address as usize,
            trusted_proxies: self.trusted_proxy.clone(),
            origins: self.origin.clone(),
            node: self.node,
            ..Config::new(self.address, self.database()?)
        };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure(error.to_string()))?;
        let served = runtime.block_on(async {
            let server = Server::start(config)
                .await
                .map_err(|error| Failure(error.to_string()))?;
            let link = format!("http://{}/", server.address());
            say(format_args!("Elbowroom is at {link}"));
            if self.open {
                show(&link);
            }
            server.run_until_told().await;
            Ok(())
        });
        // Bots that still think are not waited for.
        runtime.shutdown_timeout(Duration::from_millis(500));
        served
    }

    fn database(&self) -> Result<String, Failure> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let path = default_database();
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| Failure::at(&folder.display().to_string(), error))?;
        }
        Ok(format!("sqlite:{}", path.display()))
    }
}

/// Shows a link in the browser; without one the person reads the line printed above.
fn show(link: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    // Where there is no browser to open, the link was printed and that must do.
    let _ = std::process::Command::new(program)
        .arg(link)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
