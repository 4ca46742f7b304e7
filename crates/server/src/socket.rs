//! One WebSocket: hello first, then questions at a bearable pace.

use crate::both::{Both, both};
use crate::error::StoreError;
use crate::failed::no_table;
use crate::hub::Hub;
use crate::limit::Pace;
use crate::metrics::more;
use crate::outbox::{Outbox, Outgoing, outbox};
use crate::room::{Call, Comer, Turned};
use crate::secret;
use crate::who::Who;
use axum::extract::ws::{Message, WebSocket};
use elbowroom_protocol::{Ask, Say, Trouble, VERSION, limits};
use elbowroom_rules::Language;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};

/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(15);
/// How often a silent client is asked whether it is there, and how long it may stay silent.
const KEEP_ALIVE: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(70);
/// Messages over the limit before the connection is ended.
const PATIENCE: u32 = 200;
/// The largest number that every client can write.
const MOST: u64 = (1 << 53) - 1;
/// Messages that are sent in one go at most.
const TOGETHER: usize = 16;
/// How long a client that is sent away may take to read why.
const GOODBYE: Duration = Duration::from_secs(2);

/// What a message turned out to be.
enum Heard {
    Ask(Ask),
    Nothing,
    Wrong(Trouble, Both),
    /// The connection ends, with trouble or without.
    End(Option<Turned>),
}

/// Serves a connection until it ends.
pub async fn serve(hub: Arc<Hub>, table: String, who: Who, socket: WebSocket) {
    tracing::debug!(table = secret::tag(&table), %who, "a socket is open");
    let (sink, mut stream) = socket.split();
    let (outbox, outgoing) = outbox();
    let mut writer = tokio::spawn(write(sink, outgoing));
    let client = hub.next_client();
    // Until hello says another.
    let mut language = Language::English;
    let (told, written) = tokio::select! {
        told = converse(&hub, &table, (client, who), &mut stream, &outbox, &mut language) => (told, false),
        _ = &mut writer => (Ok(()), true),
    };
    // However it ended, the table hears of it.
    if let Some(room) = hub.rooms.loaded(&table) {
        let _ = room.send(Call::Gone(client)).await;
    }
    if written {
        return;
    }
    if let Err((trouble, what)) = told {
        more(&hub.metrics.troubles);
        outbox.trouble(trouble, what.text(language));
    }
    outbox.close();
    // The client reads why, and says goodbye.
    let _ = timeout(GOODBYE, async {
        let _ = (&mut writer).await;
        while let Some(Ok(_)) = stream.next().await {}
    })
    .await;
    writer.abort();
}

/// Sends what waits; asks silent clients whether they are there.
async fn write(mut sink: SplitSink<WebSocket, Message>, mut outgoing: Outgoing) {
    let mut beat = interval(KEEP_ALIVE);
    let mut waiting = Vec::with_capacity(TOGETHER);
    loop {
        tokio::select! {
            biased;
            () = outgoing.cut.notified() => return,
            count = outgoing.queue.recv_many(&mut waiting, TOGETHER) => if count == 0 {
                return;
            },
            _ = beat.tick() => waiting.push(Message::Ping(Default::default())),
        };
        let last = matches!(waiting.last(), Some(Message::Close(_)));
        // What belongs together leaves together: the system is asked once.
        let send = async {
            for message in waiting.drain(..) {
                sink.feed(message).await?;
            }
            sink.flush().await
        };
        let sent = tokio::select! {
            biased;
            () = outgoing.cut.notified() => return,
            sent = send => sent,
        };
        if sent.is_err() || last {
            return;
        }
    }
}

async fn converse(
    hub: &Arc<Hub>,
    table: &str,
    (client, who): (u64, Who),
    stream: &mut SplitStream<WebSocket>,
    outbox: &Outbox,
    language: &mut Language,
) -> Result<(), Turned> {
    let pace = Pace::new(hub.config.messages);
    let hello = match timeout(HELLO, first(hub, stream)).await {
        Err(_) => return Err((Trouble::HelloFirst, "hello was expected long ago".into())),
        Ok(Heard::Ask(ask)) => ask,
        Ok(Heard::Wrong(trouble, what)) => return Err((trouble, what)),
        Ok(Heard::Nothing | Heard::End(None)) => return Ok(()),
        Ok(Heard::End(Some(turned))) => return Err(turned),
    };
    if let Ask::Hello { language: said, .. } = &hello {
        *language = language_of(said);
    }
    let room = enter(hub, table, (client, who), hello, outbox).await?;
    let from = (client, *language);
    listen(hub, &room, from, stream, outbox, &pace).await
}

async fn first(hub: &Hub, stream: &mut SplitStream<WebSocket>) -> Heard {
    loop {
        match hear(hub, stream.next().await) {
            Heard::Nothing => {}
            heard => return heard,
        }
    }
}

/// Says hello to the table.
async fn enter(
    hub: &Arc<Hub>,
    table: &str,
    (client, who): (u64, Who),
    hello: Ask,
    outbox: &Outbox,
) -> Result<mpsc::Sender<Call>, Turned> {
    let Ask::Hello {
        version,
        tokens,
        seen,
        language,
        host,
    } = hello
    else {
        return Err((
            Trouble::HelloFirst,
            "the first message must be hello".into(),
        ));
    };
    if version != VERSION {
        let what = both(
            format!("protocol version {VERSION} expected, found {version}"),
            format!(
                "version {VERSION} du protocole attendue, {version} trouvée : rechargez la page"
            ),
        );
        return Err((Trouble::Version, what));
    }
    let comer = Comer {
        client,
        who,
        tokens,
        host,
        seen,
        language: language_of(&language),
        outbox: outbox.clone(),
    };
    let entered = hub
        .call(table, |tell| Call::Enter(comer.clone(), tell))
        .await;
    match entered {
        Ok(None) => Err((Trouble::NoTable, no_table())),
        Ok(Some(Err(turned))) => Err(turned),
        Ok(Some(Ok(()))) => hub.rooms.loaded(table).ok_or((Trouble::Closing, closed())),
        Err(_) if hub.is_closing() => Err((
            Trouble::Closing,
            both("the server is going down", "le serveur s'arrête"),
        )),
        Err(StoreError::Elsewhere) => Err((Trouble::Closing, closed())),
        Err(error) => {
            tracing::error!(table = secret::tag(table), %error, "a table could not be loaded");
            let what = both(
                "the table could not be loaded",
                "la table n'a pas pu être chargée",
            );
            Err((Trouble::Failed, what))
        }
    }
}

/// The table went to sleep at the wrong moment.
fn closed() -> Both {
    both(
        "the table was closed; come back in a moment",
        "la table a été fermée ; revenez dans un instant",
    )
}

/// Passes questions on to the table.
async fn listen(
    hub: &Hub,
    room: &mpsc::Sender<Call>,
    (client, language): (u64, Language),
    stream: &mut SplitStream<WebSocket>,
    outbox: &Outbox,
    pace: &Pace,
) -> Result<(), Turned> {
    let mut hurried = 0;
    loop {
        let Ok(message) = timeout(SILENCE, stream.next()).await else {
            return Ok(());
        };
        let heard = hear(hub, message);
        // Pings cost something too.
        if !matches!(heard, Heard::End(_)) && !pace.take() {
            more(&hub.metrics.troubles);
            hurried += 1;
            let most = hub.config.messages.0;
            let what = both(
                format!("at most {most} messages in a second; this one was not read"),
                format!("au plus {most} messages par seconde ; celui-ci n'a pas été lu"),
            );
            if hurried > PATIENCE {
                return Err((Trouble::TooFast, what));
            }
            outbox.trouble(Trouble::TooFast, what.text(language));
            continue;
        }
        match heard {
            Heard::Nothing => {}
            Heard::End(None) => return Ok(()),
            Heard::End(Some(turned)) => return Err(turned),
            Heard::Wrong(Trouble::Malformed, what) => {
                more(&hub.metrics.troubles);
                outbox.trouble(Trouble::Malformed, what.text(language));
            }
            Heard::Wrong(trouble, what) => return Err((trouble, what)),
            Heard::Ask(Ask::Ping {}) => {
                outbox.say(&Say::Pong);
            }
            Heard::Ask(Ask::Hello { .. }) => {
                outbox.trouble(Trouble::Malformed, "hello was said already");
            }
            Heard::Ask(ask) => {
                if room.send(Call::Ask(client, ask)).await.is_err() {
                    return Err((Trouble::Closing, closed()));
                }
            }
        }
    }
}

/// Reads one message.
fn hear(hub: &Hub, message: Option<Result<Message, axum::Error>>) -> Heard {
    let too_long = || {
        let what = format!("a message has at most {} bytes", limits::FRAME_BYTES);
        (Trouble::TooLong, what.into())
    };
    match message {
        None | Some(Ok(Message::Close(_))) => Heard::End(None),
        // The library gives up on what is far too long, or is no WebSocket frame at all.
        Some(Err(error)) if error.to_string().contains("too long") => Heard::End(Some(too_long())),
        Some(Err(_)) => Heard::End(None),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Nothing,
        Some(Ok(Message::Binary(_))) => Heard::Wrong(
            Trouble::Malformed,
            "text expected, found binary data".into(),
        ),
        Some(Ok(Message::Text(text))) => {
            more(&hub.metrics.messages);
            if text.len() > limits::FRAME_BYTES {
                let (trouble, what) = too_long();
                return Heard::Wrong(trouble, what);
            }
            if !text.trim_start().starts_with('{') {
                return Heard::Wrong(Trouble::Malformed, "an object expected".into());
            }
            match serde_json::from_str(&text) {
                Ok(Ask::Act { id, .. } | Ask::Undo { id, .. }) if id > MOST => {
                    let what = format!("id: at most {MOST} expected, found {id}");
                    Heard::Wrong(Trouble::Malformed, what.into())
                }
                Ok(ask) => Heard::Ask(ask),
                Err(error) => {
                    let what: String = error.to_string().chars().take(200).collect();
                    Heard::Wrong(Trouble::Malformed, what.into())
                }
            }
        }
    }
}

/// `fr` is French, everything else English.
pub fn language_of(text: &str) -> Language {
    if text == "fr" {
        Language::French
    } else {
        Language::English
    }
}
