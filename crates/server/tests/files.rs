//! A server that has no more files to open goes on when some are free again.
#![cfg(unix)]

mod common;

use common::*;
use elbowroom_server::client::request;
use rlimit::Resource;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// Alone in its file: the limit is that of the whole process.
#[tokio::test]
async fn running_out_of_files_ends_nothing() {
    let server = server().await;
    let at = server.address();
    let (_, hard) = Resource::NOFILE.get().expect("a limit");
    Resource::NOFILE.set(60, hard).expect("a lower limit");
    let mut held = Vec::new();
    while let Ok(Ok(stream)) = timeout(Duration::from_secs(2), TcpStream::connect(at)).await {
        held.push(stream);
    }
    assert!(held.len() > 5, "some came in");
    sleep(Duration::from_millis(500)).await;
    drop(held);
    let answer = timeout(Duration::from_secs(10), request(at, "GET", "/health", ""));
    let (status, _, _) = answer.await.expect("soon").expect("an answer");
    assert_eq!(status, 200);
    server.stop().await;
}
