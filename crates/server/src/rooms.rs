//! The tables in memory. Each is loaded by one at a time; loading one holds up no other.

use crate::room::Call;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{OnceCell, mpsc};

/// Where a table takes its calls.
pub type Calls = mpsc::Sender<Call>;

/// The place of a table: empty while it is being loaded.
type Slot = Arc<OnceCell<Calls>>;

/// All tables in memory.
#[derive(Default)]
pub struct Rooms(Mutex<HashMap<String, Slot>>);

impl Rooms {
    fn slots(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.0.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// The table of a name if it is in memory.
    pub fn loaded(&self, id: &str) -> Option<Calls> {
        self.slots().get(id)?.get().cloned()
    }

    /// Every table in memory.
    pub fn all(&self) -> Vec<Calls> {
        let slots = self.slots();
        slots
            .values()
            .filter_map(|slot| slot.get())
            .cloned()
            .collect()
    }

    /// The table of a name; `load` brings it into memory if nobody else has or does.
    ///
    /// # Errors
    /// Those of `load`; whoever comes next tries again.
    pub async fn find<E>(
        &self,
        id: &str,
        load: impl Future<Output = Result<Option<Calls>, E>>,
    ) -> Result<Option<Calls>, E> {
        let slot = Arc::clone(self.slots().entry(id.to_owned()).or_default());
        let coming = Coming {
            rooms: self,
            id,
            slot,
        };
        let loading = async { load.await.map_err(Some)?.ok_or(None) };
        match coming.slot.get_or_try_init(|| loading).await {
            Ok(calls) => Ok(Some(calls.clone())),
            Err(None) => Ok(None),
            Err(Some(error)) => Err(error),
        }
    }

    /// Takes a table out of memory. False: somebody has just called it.
    pub fn forget(&self, id: &str, calls: &mpsc::Receiver<Call>, at_once: bool) -> bool {
        let mut slots = self.slots();
        let free = at_once || calls.is_empty();
        if free {
            slots.remove(id);
        }
        free
    }
}

/// Somebody who waits for a table, or turned away while waiting.
struct Coming<'r> {
    rooms: &'r Rooms,
    id: &'r str,
    slot: Slot,
}

impl Drop for Coming<'_> {
    /// The last one who waited in vain clears the place: names of tables that are not there cost nothing.
    fn drop(&mut self) {
        let mut slots = self.rooms.slots();
        let same = slots
            .get(self.id)
            .is_some_and(|slot| Arc::ptr_eq(slot, &self.slot));
        // The list's own and this one: places are handed out under the same lock, so nobody else waits.
        if same && !self.slot.initialized() && Arc::strong_count(&self.slot) == 2 {
            slots.remove(self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;
    use std::future::pending;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::task::yield_now;

    type Loaded = Result<Option<Calls>, Infallible>;

    fn calls() -> Calls {
        mpsc::channel(1).0
    }

    #[tokio::test]
    async fn loading_one_table_holds_up_no_other() {
        let rooms = Arc::new(Rooms::default());
        let slow = Arc::clone(&rooms);
        let stuck = tokio::spawn(async move { slow.find("a", pending::<Loaded>()).await });
        yield_now().await;
        let other = rooms.find("b", async { Loaded::Ok(Some(calls())) }).await;
        assert!(matches!(other, Ok(Some(_))));
        // Whoever gives up leaves the place to the next.
        stuck.abort();
        let _ = stuck.await;
        assert!(!rooms.slots().contains_key("a"));
        let again = rooms.find("a", async { Loaded::Ok(Some(calls())) }).await;
        assert!(matches!(again, Ok(Some(_))));
    }

    #[tokio::test]
    async fn many_who_come_at_once_load_a_table_once() {
        let rooms = Arc::new(Rooms::default());
        let loads = Arc::new(AtomicU32::new(0));
        let come = |_| {
            let (rooms, loads) = (Arc::clone(&rooms), Arc::clone(&loads));
            tokio::spawn(async move {
                let load = async {
                    yield_now().await;
                    // The first tries fail: the next in line loads, and still only one at a time.
                    let tries = loads.fetch_add(1, Ordering::SeqCst);
                    if tries < 3 {
                        Err(tries)
                    } else {
                        Ok(Some(calls()))
                    }
                };
                rooms.find("a", load).await
            })
        };
        let all: Vec<_> = (0..50).map(come).collect();
        let mut found: Vec<Calls> = Vec::new();
        for one in all {
            if let Ok(Some(calls)) = one.await.expect("no panic") {
                found.push(calls);
            }
        }
        assert_eq!((loads.load(Ordering::SeqCst), found.len()), (4, 47));
        assert!(found.iter().all(|calls| calls.same_channel(&found[0])));
    }

    #[tokio::test]
    async fn tables_that_are_not_there_leave_nothing_behind() {
        let rooms = Rooms::default();
        for name in 0..10 {
            let id = name.to_string();
            let found = rooms.find(&id, async { Loaded::Ok(None) }).await;
            assert!(matches!(found, Ok(None)));
        }
        assert!(rooms.slots().is_empty());
    }
}
