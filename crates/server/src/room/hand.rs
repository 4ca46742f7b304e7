//! Keys that go to another device by a code. It works once and for some minutes, and is kept in memory only: after whatever
//! happens to the server the device asks for another.

use super::talk::Asker;
use super::{Room, Turned};
use crate::both::both;
use crate::secret;
use elbowroom_protocol::{Joined, Say, Taken, Trouble, limits};
use std::time::Duration;
use tokio::time::Instant;

/// What a code opens.
pub(super) struct Handed {
    /// The hash of the code.
    hash: String,
    until: Instant,
    /// Who asked for it, and the number of the question.
    client: u64,
    id: u64,
    keys: Taken,
}

impl Room {
    /// Gives a code for keys that this device has.
    pub(super) fn hand(
        &mut self,
        asker: &Asker,
        id: u64,
        tokens: Vec<String>,
        host: Option<String>,
    ) {
        let seats = match self.seats_of(&tokens) {
            Ok(seats) if seats.iter().all(|seat| asker.seats.contains(seat)) => seats,
            _ => Vec::new(),
        };
        let hosts = host.as_deref().map(secret::hash);
        if seats.is_empty()
            || tokens.len() != seats.len()
            || (hosts.is_some() && hosts != self.row.host)
        {
            let what = asker.words(
                "tokens: those of seats of this device expected",
                "tokens : ceux de sièges de cet appareil attendus",
            );
            asker.outbox.trouble(Trouble::Token, what);
            return;
        }
        // Each token goes with its own seat, in whatever order they were said.
        let key = |token: &String| {
            let seat = self.seats_of(std::slice::from_ref(token)).ok()?.first()?.0 + 1;
            let token = token.clone();
            Some(Joined { seat, token })
        };
        let keys = Taken {
            seats: tokens.iter().filter_map(key).collect(),
            host,
        };
        let now = Instant::now();
        self.handed.retain(|known| known.until > now);
        if self.handed.len() >= limits::CODES {
            self.handed.remove(0);
        }
        let code = secret::fresh();
        self.handed.push(Handed {
            hash: secret::hash(&code),
            until: now + Duration::from_secs(limits::CODE_SECONDS),
            client: asker.id,
            id,
            keys,
        });
        asker.outbox.say(&Say::Handed {
            id,
            code,
            seconds: limits::CODE_SECONDS as u32,
        });
    }

    /// Gives the keys to whoever has the code, once.
    pub(super) fn take(&mut self, code: &str) -> Result<Taken, Turned> {
        let (hash, now) = (secret::hash(code), Instant::now());
        let at = self.handed.iter().position(|known| known.hash == hash);
        let known = at.map(|at| self.handed.remove(at));
        let Some(known) = known.filter(|known| known.until > now) else {
            let what = both(
                "this link was used already or is too old; ask for another on the first device",
                "ce lien a déjà servi ou est trop ancien ; demandez-en un autre sur le premier appareil",
            );
            return Err((Trouble::Token, what));
        };
        if let Some(client) = self.clients.get(&known.client) {
            client.outbox.say(&Say::Taken { id: known.id });
        }
        Ok(known.keys)
    }
}
