//! All tables: making them, finding them, loading them from the database when somebody comes.

use crate::both::Both;
use crate::config::Config;
use crate::error::StoreError;
use crate::games::{self, Games};
use crate::limit::{Gate, clean};
use crate::lists::Presence;
use crate::metrics::{Metrics, more};
use crate::play::{Draft, Fate, Play};
use crate::realm;
use crate::room::{Call, Chair, Room};
use crate::rooms::{Calls, Rooms};
use crate::secret;
use crate::store::{SeatRow, Store, TableDraft, TableRow, Wait, Write};
use crate::thinking::Thinking;
use elbowroom_protocol::{ChairWish, Created, Joined, NewTable, limits};
use elbowroom_rules::Pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, mpsc, oneshot};

/// How long tables, and then the database, may take to close.
const CLOSING: Duration = Duration::from_secs(3);
/// Calls that may wait for a table.
const CALLS: usize = 256;

/// Why a table cannot be made.
#[derive(Debug)]
pub enum MakeError {
    /// The wish makes no game.
    Wish(Both),
    /// The database.
    Store(StoreError),
}

impl From<StoreError> for MakeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// All tables.
pub struct Hub {
    /// The set-up of the server.
    pub config: Config,
    /// The database.
    pub store: Store,
    /// The counters.
    pub metrics: Arc<Metrics>,
    /// Where bots think.
    pub thinking: Thinking,
    /// What each address may still do.
    pub gate: Gate,
    /// How many games may be looked at again at once.
    pub readers: Semaphore,
    /// How many worlds may be laid at once: that takes longer, and nobody else waits for it.
    pub layers: Semaphore,
    /// The tables in memory.
    pub rooms: Rooms,
    /// Who is at them.
    pub presence: Presence,
    /// The games they play.
    pub games: Games,
    closing: AtomicBool,
    clients: AtomicU64,
}

impl Hub {
    /// A hub on a database.
    pub fn new(config: Config, store: Store, metrics: Arc<Metrics>) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Arc::new(Self {
            thinking: Thinking::new(cores, &metrics),
            gate: Gate::new(&config),
            config,
            store,
            metrics,
            readers: Semaphore::new(cores),
            layers: Semaphore::new(cores.div_ceil(4)),
            rooms: Rooms::default(),
            presence: Presence::default(),
            games: Games::default(),
            closing: AtomicBool::new(false),
            clients: AtomicU64::new(1),
        })
    }

    /// A number that no other connection has.
    pub fn next_client(&self) -> u64 {
        self.clients.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether the server is going down.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }

    /// The table of a name, loaded if it must be; nothing if there is none.
    ///
    /// # Errors
    /// When the database fails or holds a table that does not play.
    pub async fn find(self: &Arc<Self>, id: &str) -> Result<Option<Calls>, StoreError> {
        if !secret::is_name(id) {
            return Ok(None);
        }
        self.rooms.find(id, self.load(id)).await
    }

    /// Brings a table into memory and sets it going.
    async fn load(self: &Arc<Self>, id: &str) -> Result<Option<Calls>, StoreError> {
        let lease = self.store.claim(id).await?;
        let Some((row, seats, play)) = self.stored(id).await? else {
            return Ok(None);
        };
        if seats.len() != usize::from(play.game().setup().seats) {
            return Err(StoreError::Damaged(format!("{} seats", seats.len())));
        }
        if self.is_closing() {
            return Err(StoreError::Closed);
        }
        let chairs = seats.into_iter().map(Chair::new).collect();
        let (own, calls) = mpsc::channel(CALLS);
        let room = Room::new(
            Arc::clone(self),
            (row, lease),
            play,
            chairs,
            calls,
            own.clone(),
        );
        tokio::spawn(room.run());
        Ok(Some(own))
    }

    /// Asks a table something; nothing if there is no such table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn call<T>(
        self: &Arc<Self>,
        id: &str,
        call: impl Fn(oneshot::Sender<T>) -> Call,
    ) -> Result<Option<T>, StoreError> {
        // A table may go to sleep between finding and asking it.
        for _ in 0..3 {
            let Some(room) = self.find(id).await? else {
                return Ok(None);
            };
            let (tell, told) = oneshot::channel();
            if room.send(call(tell)).await.is_ok()
                && let Ok(answer) = told.await
            {
                return Ok(Some(answer));
            }
        }
        Err(StoreError::Closed)
    }

    /// Makes a table.
    ///
    /// # Errors
    /// When the wish makes no game, or the database fails.
    pub async fn make(&self, wish: NewTable) -> Result<Created, MakeError> {
        let people = |chair: &&ChairWish| !matches!(chair, ChairWish::Bot { .. });
        let several = wish.seats.iter().filter(people).count() > 1;
        if wish.seed.is_some() && several && !self.config.chosen_seeds {
            let what = "seed: none expected where people sit in more than one seat: who chooses it knows every die";
            return Err(MakeError::Wish(what.into()));
        }
        let slow = wish.pace.is_some_and(|pace| pace.days().is_some());
        if slow && wish.clocks.is_some() {
            let what = "clocks: none expected where days are the pace";
            return Err(MakeError::Wish(what.into()));
        }
        if slow && !wish.seats.iter().any(|chair| people(&chair)) {
            let what = "pace: `live` or `relaxed` expected where only bots play";
            return Err(MakeError::Wish(what.into()));
        }
        if wish.board.is_some() && wish.realm.is_some() {
            let what = "realm: a board or a realm expected, found both";
            return Err(MakeError::Wish(what.into()));
        }
        let mut seats = Vec::new();
        let mut joined = Vec::new();
        for (at, chair) in wish.seats.iter().enumerate() {
            let (name, bot, token) = match chair {
                ChairWish::Here { name } => {
                    let token = secret::fresh();
                    joined.push(Joined {
                        seat: at as u8 + 1,
                        token: token.clone(),
                    });
                    let name = crate::room::named(name.as_deref().unwrap_or_default());
                    (name, None, Some(secret::hash(&token)))
                }
                ChairWish::Open {} => (String::new(), None, None),
                ChairWish::Bot { bot } => (
                    clean(bot, limits::NAME_CHARS),
                    Some(known_bot(bot).map_err(|what| MakeError::Wish(what.into()))?),
                    None,
                ),
            };
            seats.push(SeatRow {
                seat: at as u8,
                name,
                bot,
                token,
            });
        }
        let host = secret::fresh();
        let draft =
            draft_table(self, wish, seats, Some(secret::hash(&host))).map_err(MakeError::Wish)?;
        let table = draft.row.id.clone();
        self.store.write(Write::Make(Box::new(draft))).await?;
        self.note_made();
        Ok(Created {
            table,
            seats: joined,
            host,
        })
    }

    /// Counts a table that was made.
    pub fn note_made(&self) {
        more(&self.metrics.tables_made);
        tracing::debug!("a table was made");
    }

    /// Tells every table that the server goes down, and stores what waits.
    pub async fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
        self.thinking.close();
        let told = async {
            let mut waiting = Vec::new();
            for room in self.rooms.all() {
                let (done, ended) = oneshot::channel();
                if room.send(Call::Close(done)).await.is_ok() {
                    waiting.push(ended);
                }
            }
            for ended in waiting {
                let _ = ended.await;
            }
        };
        // Tables that wait for a database that does not answer must not keep the server up.
        if tokio::time::timeout(CLOSING, told).await.is_err() {
            tracing::error!("not every table could be closed in time");
        }
        self.store.close(CLOSING).await;
    }
}

/// A new table with its seats and what fate says first, to be stored.
///
/// # Errors
/// Why the wish makes no game.
pub fn draft_table(
    hub: &Hub,
    mut wish: NewTable,
    seats: Vec<SeatRow>,
    host: Option<String>,
) -> Result<TableDraft, Both> {
    if let Some(file) = &wish.realm {
        let (realm, _) = realm::laid(file)?;
        // Lists tell it by what people call it; the file is kept without its comments.
        wish.board = Some(realm::title(&realm).to_owned());
        wish.realm = Some(realm.to_toml());
    }
    games::draw_islands(&mut wish);
    games::draw_monsters(&mut wish)?;
    let game = hub.games.of(&wish)?;
    if wish.realm.is_none() {
        wish.board = Some(game.board().name().to_owned());
    }
    let play = Play::new(game, Fate::of(wish.seed));
    let fate = play.fate();
    let state = fate.as_ref().map_or(play.state(), Draft::state);
    let made = now();
    let wait = match play.game().pending(state) {
        Pending::Decision(seat) if !seats.iter().any(SeatRow::is_open) => Wait {
            decides: Some(seat.0),
            due: hub
                .config
                .turn_time(wish.pace.unwrap_or_default())
                .map(|time| {
                    let bot = seats[seat.index()].bot.is_some();
                    if bot { made } else { made + time.as_secs() }
                }),
        },
        _ => Wait::default(),
    };
    Ok(TableDraft {
        row: TableRow {
            id: secret::fresh(),
            made,
            seed: wish.seed.unwrap_or_else(secret::seed),
            wish,
            round: 1,
            over: false,
            rematch: None,
            host,
            thought: 0,
            seen: made,
            ended: None,
            ranks: Vec::new(),
            packed: false,
            wait,
        },
        seats,
        entries: fate.map(|draft| draft.rows()).unwrap_or_default(),
    })
}

/// Seconds since 1970.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap_or_default().as_secs()
}

/// Bots that can be had at a table: the named levels, not any budget.
pub fn known_bot(name: &str) -> Result<String, String> {
    let known: Vec<&str> = elbowroom_bots::NAMES
        .iter()
        .map(|(name, _)| *name)
        .collect();
    if known.contains(&name) {
        Ok(name.to_owned())
    } else {
        let found = clean(name, limits::NAME_CHARS);
        Err(format!(
            "bot: one of {} expected, found `{found}`",
            known.join(", ")
        ))
    }
}
