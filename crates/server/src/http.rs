//! The requests: making and finding tables, replays, rules, boards, and the browser client's files.

mod realms;

use crate::book;
use crate::both::both;
use crate::error::StoreError;
use crate::failed::{Failed, Sent};
use crate::hub::{Hub, MakeError};
use crate::layers::around;
use crate::lessons;
use crate::library;
use crate::moments::{is_open, moments, points, replay};
use crate::room::{Call, Record};
use crate::socket::{self, language_of};
use crate::web;
use crate::who::{Placeless, Who};
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Json, Router};
use elbowroom_protocol::{
    Join, LessonAnswer, LessonAsk, NewTable, TableInfo, TableNames, Take, TileCheck, Trouble,
    limits, map_of,
};
use elbowroom_rules::Board;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

type Hubs = State<Arc<Hub>>;
type Answer<T> = Result<T, Failed>;

/// Frames longer than this are not even read to their end.
const LONGEST_FRAME: usize = 64 * 1024;

/// What may be asked for after a question mark.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(default)]
    language: String,
}

/// Every route.
pub fn router(hub: Arc<Hub>) -> Router {
    // Nothing may be asked for after a question mark here.
    let bare = Router::new()
        .route("/api/tables", post(make).get(lobby))
        .route("/api/tables/list", post(named))
        .route("/api/tables/{id}", get(info))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/take", post(take))
        .route("/api/tables/{id}/replay", get(replay_file))
        .route("/api/tables/{id}/board", get(table_board))
        .route("/api/tables/{id}/socket", any(open_socket))
        .route("/api/lessons/{id}", post(take_lesson))
        .route("/api/boards", get(boards))
        .route("/api/boards/{name}", get(board))
        .route_layer(from_fn(no_query));
    let routes = Router::new()
        .route("/api/tables/{id}/moments", get(moment_list))
        .route("/api/tables/{id}/points", get(point_list))
        .route("/api/tables/{id}/tiles", get(table_tiles))
        .route("/api/tiles/check", post(check_tile))
        .route("/api/realm", get(realms::contents).post(realms::check))
        .route("/api/realm/suggest", post(realms::suggest))
        .route("/api/realm/finish", post(realms::finish))
        .route("/api/rules", get(rules))
        .route("/api/lessons", get(lesson_list))
        .route("/api/book", get(book_index))
        .route("/api/book/{page}", get(book_page))
        .route("/book", get(whole_book))
        .route("/api", any(no_route))
        .route("/api/", any(no_route))
        .route("/api/{*rest}", any(no_route))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .merge(bare)
        .fallback(web::file);
    around(routes, &hub).with_state(hub)
}

/// Refuses questions where there are none, so that nobody believes they were heard.
async fn no_query(request: Request, next: Next) -> Answer<Response> {
    if request.uri().query().is_some_and(|query| !query.is_empty()) {
        return Err(Failed::malformed(
            "nothing expected after the question mark",
        ));
    }
    Ok(next.run(request).await)
}

/// Reads a body and names the field that is wrong.
fn read<T: DeserializeOwned>(body: &Bytes) -> Answer<T> {
    // A list in the order of the fields would be read too; nobody means that.
    if !body.trim_ascii_start().starts_with(b"{") {
        return Err(Failed::malformed("an object expected"));
    }
    serde_json::from_slice(body).map_err(|error| Failed::malformed(error.to_string()))
}

async fn make(
    State(hub): Hubs,
    Extension(who): Extension<Who>,
    Sent(body): Sent,
) -> Answer<impl IntoResponse> {
    let wish: NewTable = read(&body)?;
    hub.gate.make(who).map_err(|wait| {
        let most = hub.config.tables_per_hour;
        let what = both(
            format!("at most {most} tables in an hour"),
            format!("au plus {most} tables par heure"),
        );
        Failed::too_fast(what, wait)
    })?;
    match hub.make(wish).await {
        Ok(created) => Ok((StatusCode::CREATED, Json(created))),
        Err(MakeError::Wish(what)) => Err(Failed::malformed(what)),
        Err(MakeError::Store(error)) => Err(error.into()),
    }
}

async fn lobby(State(hub): Hubs) -> Answer<Json<Vec<TableInfo>>> {
    Ok(Json(hub.lobby().await?))
}

/// The tables of these names: what a device keeps a list of.
async fn named(State(hub): Hubs, Sent(body): Sent) -> Answer<Json<Vec<TableInfo>>> {
    let names: TableNames = read(&body)?;
    let (most, found) = (limits::TABLE_NAMES, names.tables.len());
    if found > most {
        let what = format!("tables: at most {most} expected, found {found}");
        return Err(Failed::malformed(what));
    }
    Ok(Json(hub.named(names.tables).await?))
}

async fn info(State(hub): Hubs, Path(id): Path<String>) -> Answer<Json<TableInfo>> {
    let info = hub.call(&id, Call::Info).await?;
    info.map(Json).ok_or_else(Failed::no_table)
}

async fn join(
    State(hub): Hubs,
    Path(id): Path<String>,
    Extension(who): Extension<Who>,
    Sent(body): Sent,
) -> Answer<impl IntoResponse> {
    let wish: Join = if body.is_empty() {
        Join::default()
    } else {
        read(&body)?
    };
    let joined = hub
        .call(&id, |tell| Call::Join(wish.name.clone(), who, tell))
        .await?;
    match joined.ok_or_else(Failed::no_table)? {
        Ok(joined) => Ok(Json(joined)),
        Err((trouble, text)) => Err(Failed::new(StatusCode::CONFLICT, trouble, text)),
    }
}

/// The keys of another device, for whoever has its code.
async fn take(
    State(hub): Hubs,
    Path(id): Path<String>,
    Sent(body): Sent,
) -> Answer<impl IntoResponse> {
    let wish: Take = read(&body)?;
    let taken = hub
        .call(&id, |tell| Call::Take(wish.code.clone(), tell))
        .await?;
    match taken.ok_or_else(Failed::no_table)? {
        Ok(taken) => Ok(Json(taken)),
        Err((trouble, text)) => Err(Failed::new(StatusCode::CONFLICT, trouble, text)),
    }
}

/// Looks at a game again on another thread, a few games at a time.
async fn look<T: Send + 'static>(
    hub: &Arc<Hub>,
    id: &str,
    at: impl FnOnce(&Record) -> T + Send + 'static,
) -> Answer<T> {
    let record = hub.call(id, Call::Record).await?;
    let record = record.ok_or_else(Failed::no_table)?;
    let _permit = hub.readers.acquire().await;
    tokio::task::spawn_blocking(move || at(&record))
        .await
        .map_err(|error| StoreError::Damaged(error.to_string()).into())
}

/// Looks at a game of which everything may be told.
async fn look_open<T: Send + 'static>(
    hub: &Arc<Hub>,
    id: &str,
    at: impl FnOnce(&Record) -> T + Send + 'static,
) -> Answer<T> {
    let open = look(hub, id, |record| is_open(record).then(|| at(record))).await?;
    open.ok_or_else(|| {
        let what = both(
            "coins are secret until the game is over",
            "les jetons sont secrets jusqu'à la fin de la partie",
        );
        Failed::new(StatusCode::CONFLICT, Trouble::NotYet, what)
    })
}

async fn replay_file(State(hub): Hubs, Path(id): Path<String>) -> Answer<Response> {
    let text = look_open(&hub, &id, replay).await?;
    let name = format!("attachment; filename=\"elbowroom-{}.replay\"", &id[..8]);
    let mut answer = ([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        answer
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(answer)
}

async fn moment_list(
    State(hub): Hubs,
    Path(id): Path<String>,
    Query(words): Query<Words>,
) -> Answer<Response> {
    let language = language_of(&words.language);
    let list = look(&hub, &id, move |record| moments(record, language)).await?;
    Ok(Json(list).into_response())
}

async fn point_list(
    State(hub): Hubs,
    Path(id): Path<String>,
    Query(words): Query<Words>,
) -> Answer<Response> {
    let language = language_of(&words.language);
    let list = look_open(&hub, &id, move |record| points(record, language)).await?;
    Ok(Json(list).into_response())
}

async fn open_socket(
    State(hub): Hubs,
    Path(id): Path<String>,
    Extension(who): Extension<Who>,
    Extension(placeless): Extension<Placeless>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    // A connection of a proxy was let in without a place; what it carries takes one here.
    let place = if placeless.0 {
        let place = hub.gate.places.take(who);
        Some(place.ok_or_else(|| Failed::crowded(hub.config.connections_per_address))?)
    } else {
        None
    };
    let answer = upgrade
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        // Small messages come in; views of a few kilobytes go out.
        .read_buffer_size(4 * 1024)
        .write_buffer_size(16 * 1024)
        .on_upgrade(move |socket| async move {
            let _place = place;
            socket::serve(hub, id, who, socket).await;
        });
    Ok(answer)
}

async fn rules(Query(words): Query<Words>) -> Response {
    Json(library::tiles(&words.language)).into_response()
}

/// The blank tiles of a table, as `/api/rules` tells the printed ones.
async fn table_tiles(
    State(hub): Hubs,
    Path(id): Path<String>,
    Query(words): Query<Words>,
) -> Answer<Response> {
    let list = look(&hub, &id, move |record| {
        library::blank_tiles(&record.game, &words.language)
    });
    Ok(Json(list.await?).into_response())
}

/// Whether a text is a blank tile: its faults with their lines, or what it says in words.
async fn check_tile(Query(words): Query<Words>, Sent(body): Sent) -> Answer<Json<TileCheck>> {
    let text = str::from_utf8(&body).map_err(|_| Failed::malformed("a text in UTF-8 expected"))?;
    Ok(Json(TileCheck::of(text, language_of(&words.language))))
}

async fn lesson_list(Query(words): Query<Words>) -> Response {
    Json(lessons::list(language_of(&words.language))).into_response()
}

/// A lesson goes on: what was said so far comes with the request.
async fn take_lesson(Path(id): Path<String>, Sent(body): Sent) -> Answer<Json<LessonAnswer>> {
    let ask: LessonAsk = read(&body)?;
    lessons::take(&id, &ask).map(Json)
}

async fn book_index(Query(words): Query<Words>) -> Response {
    Json(book::index(language_of(&words.language))).into_response()
}

async fn book_page(Path(page): Path<String>, Query(words): Query<Words>) -> Answer<Response> {
    let page = book::page(&page, language_of(&words.language))?;
    Ok(Json(page).into_response())
}

/// The whole rule book, to be kept and printed.
async fn whole_book(Query(words): Query<Words>) -> Response {
    Html(book::document(language_of(&words.language))).into_response()
}

async fn boards() -> Response {
    Json(library::boards()).into_response()
}

async fn board(Path(name): Path<String>) -> Answer<Response> {
    let board = Board::printed(&name).ok_or_else(|| {
        Failed::new(
            StatusCode::NOT_FOUND,
            Trouble::Malformed,
            both("there is no such board", "ce plateau n'existe pas"),
        )
    })?;
    Ok(board_file(board.source().to_owned()))
}

/// The board of a table as it was set up, also one that somebody laid.
async fn table_board(State(hub): Hubs, Path(id): Path<String>) -> Answer<Response> {
    let source = look(&hub, &id, |record| {
        map_of(&record.game, &record.game.start())
    });
    Ok(board_file(source.await?))
}

fn board_file(source: String) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/toml; charset=utf-8")];
    (kind, source).into_response()
}

async fn no_route() -> Failed {
    Failed::nothing()
}

async fn health(State(hub): Hubs) -> Answer<&'static str> {
    let (trouble, what) = if hub.is_closing() {
        (Trouble::Closing, "the server is going down".to_owned())
    } else {
        match hub.store.is_well(hub.config.least_free).await {
            Ok(()) => return Ok("well\n"),
            Err(what) => (Trouble::Failed, what),
        }
    };
    Err(Failed::new(StatusCode::SERVICE_UNAVAILABLE, trouble, what))
}

async fn metrics(State(hub): Hubs) -> Response {
    let kind = [(
        header::CONTENT_TYPE,
        "text/plain; version=0.0.4; charset=utf-8",
    )];
    (kind, hub.metrics.text()).into_response()
}
