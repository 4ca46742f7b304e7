//! The browser client's files, which are part of the program.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// A file of the browser client.
struct File {
    path: &'static str,
    bytes: &'static [u8],
    tag: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

const INDEX: &str = "index.html";

/// Answers with a file; pages of the client that are no files get its first page.
pub async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let find = |path: &str| FILES.iter().find(|file| file.path == path);
    let looks_like_file = path
        .rsplit('/')
        .next()
        .is_some_and(|last| last.contains('.'));
    let found = match find(path) {
        Some(file) => file,
        None if looks_like_file => return StatusCode::NOT_FOUND.into_response(),
        None => match find(INDEX) {
            Some(file) => file,
            None => return StatusCode::NOT_FOUND.into_response(),
        },
    };
    let known = headers
        .get(header::IF_NONE_MATCH)
        .is_some_and(|tag| tag.as_bytes() == found.tag.as_bytes());
    let mut answer = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(found.bytes))
    };
    let set = answer.headers_mut();
    set.insert(header::ETAG, HeaderValue::from_static(found.tag));
    set.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static(kind(found.path)),
    );
    set.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(freshness(found.path)),
    );
    set.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    answer
}

/// Names with a hash in them never change what they hold.
fn freshness(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "toml" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
