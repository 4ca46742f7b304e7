//! The disk is full for a while, again and again, while people play: nothing acknowledged is lost, the server
//! says that it is not well, and goes on by itself when there is room again.
//!
//! The usual run is small. `ELBOWROOM_LONG=1` fills the disk dozens of times.

mod served;

use elbowroom_bots::Luck;
use served::{Served, awake, free_address, health, long, play_all};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// A disk of a few megabytes that only this test and its server see.
struct Disk {
    folder: PathBuf,
    holder: Child,
}

impl Disk {
    /// Nothing where the system does not let us mount one.
    fn new(folder: &Path, kib: u32) -> Option<Self> {
        let mount =
            format!("mount -t tmpfs -o size={kib}k tmpfs \"$0\" && echo ready && exec sleep 3600");
        let mut holder = Command::new("unshare")
            .args(["-rm", "sh", "-c", &mount])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut said = String::new();
        let out = holder.stdout.take()?;
        let read = std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut said);
        let disk = Self {
            folder: folder.to_owned(),
            holder,
        };
        (read.is_ok() && said.trim() == "ready").then_some(disk)
    }

    /// The server, where this disk is.
    fn serve(&self, address: std::net::SocketAddr) -> Served {
        let mut command = Command::new("nsenter");
        command
            .args(["-t", &self.holder.id().to_string()])
            .args(["-m", "-U", "--preserve-credentials"])
            .arg(env!("CARGO_BIN_EXE_elbowroom"));
        let database = format!("sqlite:{}", self.folder.join("games.db").display());
        Served::start_by(command, address, &database, &[])
    }

    /// The folder as it is seen from here.
    fn path(&self) -> PathBuf {
        let root = PathBuf::from(format!("/proc/{}/root", self.holder.id()));
        root.join(self.folder.strip_prefix("/").unwrap_or(&self.folder))
    }

    /// Writes until nothing goes on it any more.
    fn fill(&self) {
        let mut file = std::fs::File::create(self.path().join("filler")).expect("a file");
        while file.write_all(&[7; 1_024]).is_ok() {}
    }

    fn free(&self) {
        std::fs::remove_file(self.path().join("filler")).expect("it was filled");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = self.holder.kill();
        let _ = self.holder.wait();
    }
}

#[test]
fn a_full_disk_loses_nothing_and_the_server_goes_on_by_itself() {
    let (people, games, enough) = if long() { (10, 12, 30) } else { (5, 1, 3) };
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = Disk::new(folder.path(), 24 << 10) else {
        let must = std::env::var_os("CI").is_some();
        assert!(!must, "a small disk could not be mounted");
        eprintln!("a small disk could not be mounted: not tested");
        return;
    };
    let address = free_address();
    let mut served = disk.serve(address);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        awake(address).await;
        let mut playing = JoinSet::new();
        for person in 0..people {
            playing.spawn(play_all(address, person * games..(person + 1) * games));
        }
        let (mut luck, mut fills, mut unwell, mut played) = (Luck::new(7), 0, 0, Vec::new());
        loop {
            let moment = Duration::from_millis(300 + luck.below(500) as u64);
            match timeout(moment, playing.join_next()).await {
                Err(_) => {
                    disk.fill();
                    let full = if long() {
                        1_000 + luck.below(3_000)
                    } else {
                        700
                    };
                    sleep(Duration::from_millis(full as u64)).await;
                    unwell += u32::from(health(address).await == Some(503));
                    disk.free();
                    fills += 1;
                    // By itself, and soon: nobody restarts anything.
                    let well = async {
                        while health(address).await != Some(200) {
                            sleep(Duration::from_millis(100)).await;
                        }
                    };
                    timeout(Duration::from_secs(20), well)
                        .await
                        .expect("the server is well again");
                }
                Ok(Some(games)) => played.extend(games.expect("they play to the end")),
                Ok(None) => break,
            }
        }
        assert!(
            fills >= enough && unwell > 0,
            "{fills} times full, {unwell} times told"
        );
        let returns: u32 = played.iter().map(|person| person.returns).sum();
        assert!(returns > 0, "the games were disturbed");
        // What counts is on the disk, not in the server's memory.
        served.kill();
        served = disk.serve(address);
        awake(address).await;
        for person in &played {
            person.compare().await;
        }
        assert_eq!(played.len() as u64, people * games);
        let acts: u64 = played.iter().map(|person| person.next - 1).sum();
        println!(
            "{} games, {acts} actions, {fills} times full ({unwell} times told), {returns} returns",
            played.len()
        );
    });
}
