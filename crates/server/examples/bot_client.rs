//! A bot that joins a table over the network and plays it to the end.
//!
//! ```text
//! cargo run -p elbowroom-server --example bot_client -- 127.0.0.1:8080 TABLE
//! ```
//!
//! It knows no rule: the table tells it which actions are legal and what they cost. It takes the cheapest
//! region, and otherwise whatever comes first.

use elbowroom_protocol::{ActionView, Ask, Join, Joined, Say, WaitView};
use elbowroom_server::client::{ClientError, Connection, post};
use std::net::SocketAddr;

#[tokio::main]
async fn main() -> Result<(), ClientError> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, table] = &arguments[..] else {
        return Err(ClientError("usage: bot_client ADDRESS TABLE".into()));
    };
    let address: SocketAddr = address
        .parse()
        .map_err(|error| ClientError(format!("{address}: {error}")))?;
    let name = Join {
        name: "Robin".into(),
    };
    let seat: Joined = post(address, &format!("/api/tables/{table}/join"), &name).await?;
    println!("I sit at seat {}.", seat.seat);
    let mut connection = Connection::hello(address, table, &[seat.token], 0).await?;
    let mut id = 0;
    while let Some(said) = connection.hear().await? {
        match said {
            Say::Events { events } => events.iter().for_each(|event| println!("{}", event.text)),
            Say::Refused { text, .. } | Say::Trouble { text, .. } => println!("No: {text}"),
            Say::State { view, .. } if view.wait == WaitView::Over => {
                for rank in view.ranks {
                    println!("{}. seat {}: {} coins", rank.rank, rank.seat, rank.coins);
                }
                return Ok(());
            }
            Say::State { number, view } => {
                if let Some(action) = choose(&view.actions) {
                    id += 1;
                    let action = action.to_owned();
                    let ask = Ask::Act {
                        id,
                        state: number,
                        action,
                    };
                    connection.ask(&ask).await?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The cheapest region, or whatever comes first.
fn choose(actions: &[ActionView]) -> Option<&str> {
    let conquests = actions.iter().filter(|action| action.verb == "conquer");
    let cheapest = conquests.min_by_key(|action| action.price);
    let chosen = cheapest.or_else(|| actions.first())?;
    Some(&chosen.action)
}
