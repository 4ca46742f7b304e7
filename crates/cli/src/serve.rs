//! `elbowroom serve`: tables for browsers and bots.

use crate::input::{Done, Failure, say};
use clap::value_parser;
use elbowroom_server::{Config, Server, default_database};
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// Serves tables to browsers and bots, and keeps them in a database.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  elbowroom serve --open\n  elbowroom serve --address 0.0.0.0:8080\n  elbowroom serve --database postgres://elbowroom@localhost/elbowroom\n\nELBOWROOM_LOG sets what is logged: error, warn, info (the usual), debug."
)]
pub struct Serve {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// `sqlite:PATH` or `postgres://…`; a file among the user's data if not said.
    #[arg(long)]
    database: Option<String>,
    /// Show the game in the browser.
    #[arg(long)]
    open: bool,
    /// Milliseconds a bot waits before each action.
    #[arg(long, default_value_t = 700, value_parser = value_parser!(u64).range(..=60_000))]
    pause: u64,
    /// Tables that one address may open in an hour.
    #[arg(long, default_value_t = usual_tables_per_hour())]
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
    /// Log as JSON lines.
    #[arg(long)]
    json_log: bool,
}

fn usual_tables_per_hour() -> u32 {
    Config::new(([127, 0, 0, 1], 0).into(), "").tables_per_hour
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
