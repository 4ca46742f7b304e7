//! A bot that joins a table over the network and plays it to the end.
//!
//! ```text
//! cargo run -p elbowroom-server --example bot_client -- 127.0.0.1:8080 TABLE
//! ```
//!
//! It knows no rule: the table tells it which actions are legal and what they cost. It takes the cheapest
//! region, and otherwise whatever comes first.

use elbowroom_protocol::{ActionView, Ask, Join, Joined, RankView, Say, Trouble, WaitView, limits};
use elbowroom_server::client::{ClientError, Connection, post};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;
use tokio::time::sleep;

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (address, table) = match &arguments[..] {
        [address, table] => (address.parse(), table),
        _ => return failed("usage: bot_client ADDRESS TABLE"),
    };
    let Ok(address) = address else {
        return failed("an address like 127.0.0.1:8080 expected");
    };
    match play(address, table).await {
        Err(error) => failed(&error.0),
        Ok(ranks) => {
            for rank in ranks {
                println!("{}. seat {}: {} coins", rank.rank, rank.seat, rank.coins);
            }
            ExitCode::SUCCESS
        }
    }
}

fn failed(why: &str) -> ExitCode {
    eprintln!("bot_client: {why}");
    ExitCode::FAILURE
}

/// Takes the first open seat and plays to the end; gives the ranking.
pub async fn play(address: SocketAddr, table: &str) -> Result<Vec<RankView>, ClientError> {
    let name = Join {
        name: "Robin".into(),
    };
    let seat: Joined = post(address, &format!("/api/tables/{table}/join"), &name).await?;
    println!("I sit at seat {}.", seat.seat);
    let mut connection = Connection::hello(address, table, &[seat.token], 0).await?;
    // A table reads so many messages in a second.
    let pace = Duration::from_secs(1) / limits::MESSAGES_PER_SECOND;
    let mut said: Option<Ask> = None;
    let mut id = 0;
    while let Some(heard) = connection.hear().await? {
        match heard {
            Say::Events { events } => events.iter().for_each(|event| println!("{}", event.text)),
            Say::State { view, .. } if view.wait == WaitView::Over => return Ok(view.ranks),
            Say::State { number, view } => {
                if let Some(action) = choose(&view.actions) {
                    id += 1;
                    let ask = Ask::Act {
                        id,
                        state: number,
                        action: action.to_owned(),
                    };
                    sleep(pace).await;
                    connection.ask(&ask).await?;
                    said = Some(ask);
                }
            }
            // It was not read: the same again does no harm.
            Say::Trouble {
                trouble: Trouble::TooFast,
                ..
            } => {
                sleep(4 * pace).await;
                if let Some(ask) = &said {
                    connection.ask(ask).await?;
                }
            }
            // The state that the action came too late for is on its way, or was told already.
            Say::Refused { text, .. } | Say::Trouble { text, .. } => println!("No: {text}"),
            _ => {}
        }
    }
    Err(ClientError("the table ended the connection".into()))
}

/// The cheapest region, or whatever comes first.
fn choose(actions: &[ActionView]) -> Option<&str> {
    let conquests = actions.iter().filter(|action| action.verb == "conquer");
    let cheapest = conquests.min_by_key(|action| action.price);
    let chosen = cheapest.or_else(|| actions.first())?;
    Some(&chosen.action)
}
