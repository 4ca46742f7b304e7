//! The messages of a table's WebSocket.

use crate::room::{ChairWish, Pace, SeatInfo};
use crate::view::{EventView, TableView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum Ask {
    /// The first message: who I am, and what I have seen.
    Hello {
        /// The protocol version of the client.
        version: u32,
        /// Tokens of the seats at this device; none watches.
        #[serde(default)]
        tokens: Vec<String>,
        /// The number of the last event seen; 0 for none.
        #[serde(default)]
        #[ts(type = "number")]
        seen: u64,
        /// `en` or `fr`: the language of the words in events and refusals.
        #[serde(default)]
        language: String,
        /// The key of the host, if this device made the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        host: Option<String>,
    },
    /// An action for a seat of this device.
    Act {
        /// A number the client has not used before: a repeat is answered, not applied twice.
        #[ts(type = "number")]
        id: u64,
        /// The number of the state it answers.
        #[ts(type = "number")]
        state: u64,
        /// The action in words: `conquer 8`, `redeploy 3:2 8:1`.
        action: String,
    },
    /// Takes the last action back, if the rules offer it.
    Undo {
        /// As for an action.
        #[ts(type = "number")]
        id: u64,
        /// The number of the state it answers.
        #[ts(type = "number")]
        state: u64,
    },
    /// Why an action is legal or not, and its price part by part.
    Explain {
        /// Told back with the answer.
        #[ts(type = "number")]
        id: u64,
        /// The action in words.
        action: String,
    },
    /// What a strong bot would do here, and why.
    Hint {
        /// Told back with the answer.
        #[ts(type = "number")]
        id: u64,
    },
    /// Whether something comes up that is new to a beginner.
    Coach {
        /// Told back with the answer.
        #[ts(type = "number")]
        id: u64,
        /// What was said before, by its keys.
        #[serde(default)]
        heard: Vec<String>,
    },
    /// A word to everybody.
    Chat {
        /// The words.
        text: String,
        /// What somebody who watches wants to be called; who sits here has a name already.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// The host says whether those who watch may talk.
    Watchers {
        /// Whether they may.
        talk: bool,
    },
    /// A code with which another device gets the keys of this one: it works once, and not for long.
    Hand {
        /// Told back with the answer.
        #[ts(type = "number")]
        id: u64,
        /// The tokens to hand over: those of seats of this device.
        tokens: Vec<String>,
        /// The key of the host, if it goes along.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        host: Option<String>,
    },
    /// Lets bots play the seats of this device until it says hello with their tokens again.
    Leave {},
    /// The same table again.
    Rematch {},
    /// The host frees a seat or gives it to a bot, before the game begins.
    Chair {
        /// The seat, from 1.
        seat: u8,
        /// `open` or `bot`.
        to: ChairWish,
    },
    /// The host begins without the seats that are still open.
    Begin {},
    /// Is anybody there?
    Ping {},
}

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "kebab-case")]
#[ts(export)]
#[allow(
    clippy::large_enum_variant,
    reason = "a message is sent at once, never kept in numbers"
)]
pub enum Say {
    /// The answer to hello.
    Welcome {
        /// The protocol version of the server.
        version: u32,
        /// The table.
        table: String,
        /// The seats of this device, from 1.
        seats: Vec<u8>,
        /// The rules' own version of the board as it lies, as TOML, to draw it from.
        board: String,
        /// What people call the board, where somebody laid it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        title: Option<String>,
        /// Whether this device may say `chair`, `begin` and `watchers`.
        #[serde(default)]
        host: bool,
        /// How long the table waits for its people.
        #[serde(default)]
        pace: Pace,
        /// The seed of dice and tiles, if somebody chose it: then everybody may know it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        seed: Option<u64>,
    },
    /// The board as it lies now, where hexes move or are laid: told before the state whenever it has changed.
    Map {
        /// The board, as in `welcome`.
        board: String,
    },
    /// Who sits where and who may talk; told again whenever that changes.
    Seats {
        /// The seats.
        seats: Vec<SeatInfo>,
        /// Whether those who watch may talk too.
        #[serde(default)]
        watchers_talk: bool,
    },
    /// The table as this device may see it, after event `number`.
    State {
        /// The number of the last event in it.
        #[ts(type = "number")]
        number: u64,
        /// The table.
        view: TableView,
    },
    /// What happened, in order.
    Events {
        /// The events.
        events: Vec<EventView>,
    },
    /// An action is stored and done; its events follow or were told.
    Done {
        /// The number of the action.
        #[ts(type = "number")]
        id: u64,
        /// The number of the state after it.
        #[ts(type = "number")]
        number: u64,
    },
    /// An action was refused; nothing changed.
    Refused {
        /// The number of the action.
        #[ts(type = "number")]
        id: u64,
        /// Why, in words with the numbers.
        text: String,
        /// The ruling, if one decides.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ruling: Option<String>,
        /// The number of the state now: newer than the one answered when the action came too late.
        #[ts(type = "number")]
        number: u64,
    },
    /// The answer to explain.
    Explained {
        /// The number of the question.
        #[ts(type = "number")]
        id: u64,
        /// Whether it is legal.
        legal: bool,
        /// The refusal, if it is not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
        /// The ruling of the refusal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ruling: Option<String>,
        /// The parts of the price: what, and how many tokens.
        parts: Vec<(String, i8)>,
        /// The price.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        price: Option<u8>,
        /// Tokens to attack with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        force: Option<u8>,
    },
    /// The answer to hint.
    Hint {
        /// The number of the question.
        #[ts(type = "number")]
        id: u64,
        /// The action in words.
        action: String,
        /// Why.
        reason: String,
    },
    /// The answer to coach.
    Coach {
        /// The number of the question.
        #[ts(type = "number")]
        id: u64,
        /// What it is about; none where there is nothing new to say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
        /// In words.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// The answer to hand.
    Handed {
        /// The number of the question.
        #[ts(type = "number")]
        id: u64,
        /// The code.
        code: String,
        /// Seconds until it is too old.
        seconds: u32,
    },
    /// Another device has used a code of this one.
    Taken {
        /// The number of the question that the code answered.
        #[ts(type = "number")]
        id: u64,
    },
    /// A word to everybody.
    Chat {
        /// The seat of who said it, from 1; none for somebody who watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// Who said it; empty where no name was given.
        name: String,
        /// The words.
        text: String,
    },
    /// Somebody wants the same table again: here it is.
    Rematch {
        /// The new table.
        table: String,
    },
    /// The table was begun with fewer seats and is over there: go there with the same tokens.
    Moved {
        /// The new table.
        table: String,
    },
    /// I am here.
    Pong,
    /// Something is wrong with a message or with the client.
    Trouble {
        /// What.
        trouble: Trouble,
        /// In words.
        text: String,
    },
}

/// What can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Trouble {
    /// The message is not one of the protocol.
    Malformed,
    /// The frame is too long.
    TooLong,
    /// Too many messages.
    TooFast,
    /// The client speaks another version.
    Version,
    /// No such table.
    NoTable,
    /// The token opens no seat of this table.
    Token,
    /// The first message must be hello.
    HelloFirst,
    /// Only a person who sits here may do that.
    NotYours,
    /// The table is full.
    Full,
    /// It is told when the game is over: until then coins are secret.
    NotYet,
    /// Too much is asked for at once; try again in a moment.
    Busy,
    /// The server is going down; come back in a moment.
    Closing,
    /// The server could not do it.
    Failed,
}
