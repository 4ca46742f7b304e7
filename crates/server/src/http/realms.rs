//! Worlds that are laid of hexes: what the rules are asked about them.

use super::{Answer, Hubs, Words, read};
use crate::both::Both;
use crate::error::StoreError;
use crate::failed::{Failed, Sent};
use crate::realm;
use crate::socket::language_of;
use axum::Json;
use axum::extract::{Query, State};
use elbowroom_protocol::{RealmBegun, RealmBox, RealmCheck, RealmWish};
use elbowroom_rules::Language;
use tokio::sync::Semaphore;

/// Everything that worlds are laid of, in both languages.
pub(super) async fn contents(Query(_): Query<Words>) -> Json<RealmBox> {
    Json(realm::contents())
}

/// Lets the rules look at a world on another thread, a few at a time.
async fn ponder(
    room: &Semaphore,
    words: Words,
    at: impl FnOnce(Language) -> Result<RealmCheck, Both> + Send + 'static,
) -> Answer<Json<RealmCheck>> {
    let language = language_of(&words.language);
    let _permit = room.acquire().await;
    let told = tokio::task::spawn_blocking(move || at(language))
        .await
        .map_err(|error| StoreError::Damaged(error.to_string()))?;
    told.map(Json).map_err(Failed::malformed)
}

/// What the rules say of a realm file: its faults with their lines, its board, advice.
pub(super) async fn check(
    State(hub): Hubs,
    Query(words): Query<Words>,
    Sent(body): Sent,
) -> Answer<Json<RealmCheck>> {
    let text = String::from_utf8(body.into());
    let text = text.map_err(|_| Failed::malformed("a text in UTF-8 expected"))?;
    ponder(&hub.readers, words, move |language| {
        Ok(realm::check(&text, language))
    })
    .await
}

/// A world like one that is wanted.
pub(super) async fn suggest(
    State(hub): Hubs,
    Query(words): Query<Words>,
    Sent(body): Sent,
) -> Answer<Json<RealmCheck>> {
    let wish: RealmWish = read(&body)?;
    ponder(&hub.layers, words, move |language| {
        realm::suggest(&wish, language)
    })
    .await
}

/// The rest of a world that somebody began.
pub(super) async fn finish(
    State(hub): Hubs,
    Query(words): Query<Words>,
    Sent(body): Sent,
) -> Answer<Json<RealmCheck>> {
    let RealmBegun { realm: text, seed } = read(&body)?;
    ponder(&hub.layers, words, move |language| {
        Ok(realm::finish(&text, seed, language))
    })
    .await
}
