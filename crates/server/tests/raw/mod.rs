//! Requests written by hand, with any headers and any bytes.
#![allow(dead_code, reason = "each test file uses its part")]

use elbowroom_protocol::{Problem, Trouble};
use std::io::Read;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// What a server answered.
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
    /// The connection, as long as the answer is looked at.
    stream: TcpStream,
}

impl Reply {
    /// A header of the answer; nothing if it is not there.
    pub fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let found = lines.find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value)
    }

    /// The trouble that the body tells.
    pub fn trouble(&self) -> Trouble {
        let problem: Problem = serde_json::from_slice(&self.body).expect("a problem");
        problem.trouble
    }
}

/// Sends bytes and reads one answer.
pub async fn say(at: SocketAddr, bytes: &[u8]) -> Reply {
    let mut stream = TcpStream::connect(at).await.expect("a connection");
    // A server that refuses what is too long does not read it to its end.
    let _ = stream.write_all(bytes).await;
    let mut said = Vec::new();
    let split = loop {
        if let Some(at) = said.windows(4).position(|four| four == b"\r\n\r\n") {
            break at;
        }
        let more = timeout(Duration::from_secs(20), stream.read_buf(&mut said));
        let more = more.await.expect("an answer in time").expect("an answer");
        assert!(more > 0, "the connection ended without an answer");
    };
    let head = String::from_utf8_lossy(&said[..split]).into_owned();
    let status = head.split(' ').nth(1).and_then(|text| text.parse().ok());
    let mut reply = Reply {
        status: status.expect("a status"),
        head,
        body: said[split + 4..].to_vec(),
        stream,
    };
    // The connection may stay open behind an answer that tells its length.
    let length = reply.header("content-length").parse().ok();
    let length = length.filter(|_| reply.status != 101).unwrap_or(usize::MAX);
    while reply.status != 101 && reply.body.len() < length {
        match reply.stream.read_buf(&mut reply.body).await {
            Ok(more) if more > 0 => {}
            _ => break,
        }
    }
    reply
}

/// Sends a request with headers and any body.
pub async fn ask_bytes(
    at: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Reply {
    let mut head = format!("{method} {path} HTTP/1.0\r\nHost: {at}\r\nConnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if !body.is_empty() {
        head += &format!("Content-Length: {}\r\n", body.len());
    }
    let mut bytes = format!("{head}\r\n").into_bytes();
    bytes.extend_from_slice(body);
    say(at, &bytes).await
}

/// Sends a request with headers.
pub async fn ask(
    at: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Reply {
    ask_bytes(at, method, path, headers, body.as_bytes()).await
}

/// The request for a WebSocket, with more lines.
pub fn upgrade(table: &str, lines: &str) -> String {
    let host = if lines.contains("Host: ") {
        ""
    } else {
        "Host: a\r\n"
    };
    format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\n{host}Connection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{lines}\r\n"
    )
}

/// Asks for a WebSocket; it stays open as long as the answer is held.
pub async fn open(at: SocketAddr, table: &str, lines: &str) -> Reply {
    let lines = format!("Host: {at}\r\n{lines}");
    say(at, upgrade(table, &lines).as_bytes()).await
}

/// Bytes that were compressed with gzip.
pub fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    let mut reader = flate2::read::GzDecoder::new(bytes);
    reader.read_to_end(&mut plain).expect("gzip");
    plain
}
