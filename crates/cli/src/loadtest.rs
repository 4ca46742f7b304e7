//! `elbowroom loadtest`: what a server bears.

use crate::input::{Done, Failure, say};
use clap::value_parser;
use elbowroom_server::load::{Counts, Load, Report, run};
use indicatif::{ProgressBar, ProgressStyle};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Sends many clients to a server and measures how soon everybody hears of an action.
///
/// The server must allow so much from one address: `--tables-per-hour`, `--reads-per-second`, `--connections-per-address`.
#[derive(clap::Args)]
#[command(
    after_help = "Example, each on a core of its own:\n  taskset -c 0 elbowroom serve --tables-per-hour 100000 --reads-per-second 100000 --connections-per-address 2000\n  taskset -c 1 elbowroom loadtest --tables 500 --clients 1000 --seconds 60 --pid $(pidof -s elbowroom)"
)]
pub struct Loadtest {
    /// The server.
    #[arg(long, default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// Tables.
    #[arg(long, default_value_t = 500, value_parser = value_parser!(u32).range(1..))]
    tables: u32,
    /// Clients; the third and later ones of a table watch.
    #[arg(long, default_value_t = 1_000, value_parser = value_parser!(u32).range(1..))]
    clients: u32,
    /// Seconds, once everybody is there.
    #[arg(long, default_value_t = 30, value_parser = value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// Milliseconds a client thinks before an action, on average; a person takes a few seconds.
    #[arg(long, default_value_t = 1_000, value_parser = value_parser!(u64).range(..=3_600_000))]
    think: u64,
    /// The server's process, to tell its memory (Linux).
    #[arg(long)]
    pid: Option<u32>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Loadtest {
    pub fn run(self) -> Done {
        let load = Load {
            address: self.address,
            tables: self.tables as usize,
            clients: self.clients as usize,
            time: Duration::from_secs(self.seconds),
            think: Duration::from_millis(self.think),
        };
        let failure = |error: &dyn std::fmt::Display| Failure::at(&self.address.to_string(), error);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| failure(&error))?;
        let counts = Arc::new(Counts::default());
        let bar = progress(Arc::clone(&counts), self.clients);
        let report = runtime.block_on(run(load, counts));
        bar.finish_and_clear();
        let report = report.map_err(|error| failure(&error))?;
        self.tell(&report);
        Ok(())
    }

    fn tell(&self, report: &Report) {
        let milliseconds = |percent| report.percentile(percent).as_secs_f64() * 1_000.0;
        let (p50, p99, most) = (milliseconds(50.0), milliseconds(99.0), milliseconds(100.0));
        let pace = report.actions as f64 / self.seconds as f64;
        let memory = self.pid.and_then(memory);
        if self.json {
            say(serde_json::json!({
                "tables": self.tables,
                "clients": report.clients,
                "failed": report.failed,
                "actions": report.actions,
                "refused": report.refused,
                "unheard": report.unheard,
                "actions_per_second": pace,
                "heard_by_all": report.delays.len(),
                "p50_ms": p50,
                "p99_ms": p99,
                "max_ms": most,
                "memory_kib": memory,
            }));
            return;
        }
        say(format_args!(
            "{} tables, {} clients ({} failed), {} actions ({pace:.0} in a second), {} refused",
            self.tables, report.clients, report.failed, report.actions, report.refused
        ));
        say(format_args!(
            "from an action to everybody's events: p50 {p50:.1} ms, p99 {p99:.1} ms, longest {most:.1} ms; {} actions were not heard of by everybody",
            report.unheard
        ));
        if let Some(memory) = memory {
            say(format_args!("memory of the server: {} MiB", memory / 1_024));
        }
    }
}

/// Shows how many are there and what they did.
fn progress(counts: Arc<Counts>, clients: u32) -> ProgressBar {
    let bar = ProgressBar::new(clients.into());
    if let Ok(style) = ProgressStyle::with_template("{elapsed} {pos}/{len} clients, {msg} actions")
    {
        bar.set_style(style);
    }
    let shown = bar.clone();
    std::thread::spawn(move || {
        while !shown.is_finished() {
            shown.set_position(counts.present.load(Ordering::Relaxed));
            shown.set_message(counts.actions.load(Ordering::Relaxed).to_string());
            std::thread::sleep(Duration::from_millis(250));
        }
    });
    bar
}

/// The most memory a process has had, in KiB.
fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
