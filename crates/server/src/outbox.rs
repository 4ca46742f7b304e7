//! What waits to be sent to one client. A client that does not read is cut off; nobody waits for it.

use axum::extract::ws::{Message, Utf8Bytes};
use elbowroom_protocol::{Say, Trouble, limits};
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// The sending end of a client.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Message>,
    cut: Arc<Notify>,
}

/// The end that the connection reads.
pub struct Outgoing {
    /// What waits.
    pub queue: mpsc::Receiver<Message>,
    /// Told when the client must be cut off at once.
    pub cut: Arc<Notify>,
}

/// Both ends.
pub fn outbox() -> (Outbox, Outgoing) {
    let (send, receive) = mpsc::channel(limits::SEND_QUEUE);
    let cut = Arc::new(Notify::new());
    let outgoing = Outgoing {
        queue: receive,
        cut: Arc::clone(&cut),
    };
    (Outbox { queue: send, cut }, outgoing)
}

/// A message as it is sent.
pub fn text(say: &Say) -> Utf8Bytes {
    // A state is the longest that is said often; it fits without growing.
    let mut bytes = Vec::with_capacity(if matches!(say, Say::State { .. }) {
        8 * 1024
    } else {
        512
    });
    // Strings, numbers and lists only: nothing that JSON cannot say.
    serde_json::to_writer(&mut bytes, say).expect("a message is JSON");
    String::from_utf8(bytes).expect("JSON is UTF-8").into()
}

impl Outbox {
    /// Puts a message into the queue. False: the queue is full and the client is cut off.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        let sent = self.queue.try_send(Message::Text(text)).is_ok();
        if !sent {
            self.cut.notify_one();
        }
        sent
    }

    /// Whether the connection has ended by itself.
    pub fn has_ended(&self) -> bool {
        self.queue.is_closed()
    }

    /// Says something.
    pub fn say(&self, say: &Say) -> bool {
        self.send(text(say))
    }

    /// Tells of trouble.
    pub fn trouble(&self, trouble: Trouble, what: impl Into<String>) -> bool {
        self.say(&Say::Trouble {
            trouble,
            text: what.into(),
        })
    }

    /// Ends the connection after what waits was sent.
    pub fn close(&self) {
        if self.queue.try_send(Message::Close(None)).is_err() {
            self.cut.notify_one();
        }
    }
}
