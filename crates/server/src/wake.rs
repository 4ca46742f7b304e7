//! Tables that play by days are looked after though nobody is there: bots play, and time runs out.

use crate::error::StoreError;
use crate::hub::{Hub, now};
use crate::secret;
use std::collections::HashSet;
use std::sync::Weak;
use tokio::time::sleep;

/// Tables that are woken in one go at most.
const MOST: usize = 100;

/// Wakes whatever is due, again and again, until the server goes down.
pub async fn wake(hub: Weak<Hub>) {
    let mut damaged = HashSet::new();
    while let Some(hub) = hub.upgrade() {
        if hub.is_closing() {
            return;
        }
        if let Err(error) = hub.wake_due(&mut damaged).await {
            tracing::error!(%error, "slow tables could not be looked after");
        }
        let pause = hub.config.wake;
        drop(hub);
        sleep(pause).await;
    }
}

impl Hub {
    /// Brings every table into memory that is due and not there; it does the rest by itself.
    async fn wake_due(
        self: &std::sync::Arc<Self>,
        damaged: &mut HashSet<String>,
    ) -> Result<(), StoreError> {
        // Those that cannot be loaded must not keep others out.
        for id in self.store.due(now(), MOST + damaged.len()).await? {
            if damaged.contains(&id) || self.rooms.loaded(&id).is_some() {
                continue;
            }
            match self.find(&id).await {
                // Its owner wakes it.
                Ok(_) | Err(StoreError::Elsewhere) => {}
                Err(error @ StoreError::Damaged(_)) => {
                    tracing::error!(table = %secret::tag(&id), %error, "a slow table does not play");
                    damaged.insert(id);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
