//! `elbowroom serve` is killed at random moments; every acknowledged action is there afterwards.
//!
//! The usual run is small. `ELBOWROOM_LONG=1` plays 500 games and kills at least 100 times.

mod served;

use elbowroom_bots::Luck;
use served::{Served, awake, free_address, long, play_all};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;

#[test]
fn killed_at_random_moments_nothing_acknowledged_is_lost() {
    // People at once, games of each, and how often the server is killed in the middle of them at least.
    let (people, games, enough) = if long() { (25, 20, 100) } else { (6, 1, 3) };
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("games.db").display());
    let address = free_address();
    let mut served = Served::start(address, &database, &[]);
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
                    served = Served::start(address, &database, &[]);
                }
                Ok(Some(games)) => played.extend(games.expect("they play to the end")),
                Ok(None) => break,
            }
        }
        awake(address).await;
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
