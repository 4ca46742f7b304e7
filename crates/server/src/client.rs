//! The other end of the wire: a small client for tests, bots and load.

use elbowroom_protocol::{Ask, Say, VERSION};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Why a server was not understood, or did not answer.
#[derive(Debug)]
pub struct ClientError(pub String);

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ClientError {}

fn wrong(error: impl fmt::Display) -> ClientError {
    ClientError(error.to_string())
}

/// Sends a request; gives status, head and body.
///
/// # Errors
/// When the server does not answer.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: &str,
) -> Result<(u16, String, Vec<u8>), ClientError> {
    let mut stream = TcpStream::connect(address).await.map_err(wrong)?;
    let head = format!(
        "{method} {path} HTTP/1.0\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.map_err(wrong)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.map_err(wrong)?;
    let split = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .ok_or_else(|| wrong("an HTTP answer expected"))?;
    let head = String::from_utf8_lossy(&answer[..split]).into_owned();
    let status = head.split(' ').nth(1).and_then(|text| text.parse().ok());
    Ok((
        status.ok_or_else(|| wrong("an HTTP status expected"))?,
        head,
        answer[split + 4..].to_vec(),
    ))
}

/// Reads something.
///
/// # Errors
/// When the server does not answer, or with something else.
pub async fn get<T: DeserializeOwned>(address: SocketAddr, path: &str) -> Result<T, ClientError> {
    let (status, _, body) = request(address, "GET", path, "").await?;
    understood(status, &body)
}

/// Sends something and reads the answer.
///
/// # Errors
/// When the server does not answer, or with something else.
pub async fn post<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    body: &impl Serialize,
) -> Result<T, ClientError> {
    let body = serde_json::to_string(body).map_err(wrong)?;
    let (status, _, body) = request(address, "POST", path, &body).await?;
    understood(status, &body)
}

fn understood<T: DeserializeOwned>(status: u16, body: &[u8]) -> Result<T, ClientError> {
    if (200..300).contains(&status) {
        serde_json::from_slice(body).map_err(wrong)
    } else {
        let said = String::from_utf8_lossy(body);
        Err(ClientError(format!("status {status}: {said}")))
    }
}

/// A connection to a table.
pub struct Connection(WebSocketStream<TcpStream>);

impl Connection {
    /// Opens a connection without a word.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn open(address: SocketAddr, table: &str) -> Result<Self, ClientError> {
        let stream = TcpStream::connect(address).await.map_err(wrong)?;
        let _ = stream.set_nodelay(true);
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let (socket, _) = client_async(url, stream).await.map_err(wrong)?;
        Ok(Self(socket))
    }

    /// Opens a connection and says hello.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn hello(
        address: SocketAddr,
        table: &str,
        tokens: &[String],
        seen: u64,
    ) -> Result<Self, ClientError> {
        let mut connection = Self::open(address, table).await?;
        let hello = Ask::Hello {
            version: VERSION,
            tokens: tokens.to_vec(),
            seen,
            language: "en".into(),
            host: None,
        };
        connection.ask(&hello).await?;
        Ok(connection)
    }

    /// Asks something.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn ask(&mut self, ask: &Ask) -> Result<(), ClientError> {
        let text = serde_json::to_string(ask).map_err(wrong)?;
        self.send_text(text).await
    }

    /// Sends any text at all.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.0.send(Message::Text(text.into())).await.map_err(wrong)
    }

    /// Sends any bytes at all, which is no text.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        let message = Message::Binary(bytes.into());
        self.0.send(message).await.map_err(wrong)
    }

    /// The next thing the table says; nothing when the connection ends.
    ///
    /// # Errors
    /// When the connection breaks or says what is not of the protocol.
    pub async fn hear(&mut self) -> Result<Option<Say>, ClientError> {
        match self.hear_text().await? {
            None => Ok(None),
            Some(text) => serde_json::from_str(&text).map(Some).map_err(wrong),
        }
    }

    /// The next text, as it came.
    ///
    /// # Errors
    /// When the connection breaks.
    pub async fn hear_text(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            match self.0.next().await {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(Message::Text(text))) => return Ok(Some(text.to_string())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(wrong(error)),
            }
        }
    }
}
