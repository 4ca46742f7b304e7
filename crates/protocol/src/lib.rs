//! What a client and a table say to each other: JSON over HTTP and WebSocket (`docs/protocol.md`).
//!
//! A client gets a view of its seat, the legal actions with their prices, and words for everything that
//! happens; it computes no rule. Every type here is also written as TypeScript for the browser client.

mod fill;
mod lesson;
mod message;
mod offer;
mod realm;
mod room;
mod told;
mod view;

pub use fill::{map_of, rank_views, table_view};
pub use lesson::{LessonAnswer, LessonAsk, LessonInfo, LessonNow};
pub use message::{Ask, Say, Trouble};
pub use offer::{ActionView, GoodView, GroupView, SaleView, ShapeView};
pub use realm::{
    BothNames, HexView, LeftOut, PieceKindView, RealmAdvice, RealmBegun, RealmBoard, RealmBox,
    RealmCheck, RealmFault, RealmWish, SideView, ThirdRegion, ThirdView, WaterView,
};
pub use room::{
    ChairWish, Clocks, Created, Join, Joined, Moment, NewTable, Pace, Problem, SeatInfo, SeatKind,
    TableInfo, TableNames, Take, Taken, TileCheck, TileFault,
};
pub use told::{event_view, score_line};
pub use view::{
    BelongingView, ComboView, EventView, MarkView, PeopleView, PieceView, RankView, RegionView,
    RoleView, ScoreLine, SeatView, TableView, TurnPoints, WaitView,
};

/// The version of the protocol. It changes when an old client would misunderstand.
pub const VERSION: u32 = 2;

/// What a table accepts. Shown in `docs/protocol.md`; the server keeps to it.
pub mod limits {
    /// The longest frame a client may send, in bytes.
    pub const FRAME_BYTES: usize = 4_096;
    /// Messages a client may send in a second, on average.
    pub const MESSAGES_PER_SECOND: u32 = 20;
    /// Messages a client may send at once before it must slow down.
    pub const MESSAGE_BURST: u32 = 60;
    /// Tables that one address may open in an hour.
    pub const TABLES_PER_ADDRESS_AND_HOUR: u32 = 60;
    /// Clients that may watch one table. Whoever has the key of a seat always gets in.
    pub const WATCHERS_PER_TABLE: usize = 100;
    /// Connections that may be open with the key of one seat; the oldest gives way.
    pub const CONNECTIONS_PER_SEAT: usize = 8;
    /// Tables that one request may ask for by name.
    pub const TABLE_NAMES: usize = 100;
    /// The longest name, in characters.
    pub const NAME_CHARS: usize = 24;
    /// The longest chat message, in characters.
    pub const CHAT_CHARS: usize = 300;
    /// The longest body of a request, in bytes (a board file may be part of it).
    pub const BODY_BYTES: usize = 128 * 1024;
    /// Things a pupil may have said in a lesson.
    pub const LESSON_WORDS: usize = 100;
    /// Blank tiles of one table.
    pub const TILES: usize = 12;
    /// The longest file of a blank tile, in bytes.
    pub const TILE_BYTES: usize = elbowroom_rules::custom::MAX_BYTES;
    /// The longest file of a world that somebody laid, in bytes.
    pub const REALM_BYTES: usize = elbowroom_rules::realm::MAX_BYTES;
    /// Messages that wait for a slow client before it is cut off.
    pub const SEND_QUEUE: usize = 256;
    /// Seconds an absent person is waited for before a bot takes the seat.
    pub const GRACE_SECONDS: u64 = 60;
    /// The same at a relaxed table.
    pub const RELAXED_SECONDS: u64 = 600;
    /// Codes for other devices that a table keeps at once; the oldest gives way.
    pub const CODES: usize = 16;
    /// Seconds until such a code is too old.
    pub const CODE_SECONDS: u64 = 600;
}
