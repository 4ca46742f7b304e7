//! What every request goes through before it is answered, and every answer on its way out.

use crate::both::both;
use crate::failed::{Failed, documented};
use crate::hub::Hub;
use crate::metrics::more;
use crate::node::pass_on;
use crate::origin::is_ours;
use crate::socket::language_of;
use crate::who::{Passed, Proxied, Who};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, Version, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use elbowroom_protocol::{Trouble, limits};
use elbowroom_rules::Language;
use std::any::Any;
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::predicate::SizeAbove;
use tower_http::compression::{CompressionLayer, Predicate};
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

/// Answers shorter than this are not compressed: that would not save a packet.
const WORTH_COMPRESSING: u16 = 1_024;

/// What pages may load and do. Scripts come from here alone; styles may be attributes, which the client uses; pictures
/// and files to keep may be made by the page itself.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Headers of every answer.
const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    // The link is a key: no other site hears of it.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Puts the layers around the routes; the last one is the first that a request meets.
pub fn around(routes: Router<Arc<Hub>>, hub: &Arc<Hub>) -> Router<Arc<Hub>> {
    let config = &hub.config;
    let late = StatusCode::SERVICE_UNAVAILABLE;
    let compression = CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(WORTH_COMPRESSING.into()).and(is_plain));
    routes
        .layer(DefaultBodyLimit::max(limits::BODY_BYTES))
        .layer(from_fn_with_state(Arc::clone(hub), pass_on))
        .layer(from_fn_with_state(Arc::clone(hub), admit))
        .layer(RequestBodyTimeoutLayer::new(config.body_wait))
        .layer(TimeoutLayer::with_status_code(late, config.request_wait))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(Arc::clone(hub), dress))
        .layer(compression)
}

/// Whether an answer is text that was not compressed when the program was built.
fn is_plain(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    [
        "application/json",
        "application/x-ndjson",
        "application/toml",
        "text/",
    ]
    .iter()
    .any(|plain| kind.starts_with(plain))
}

/// Turns away pages of other sites, and whoever asks too much.
async fn admit(
    State(hub): State<Arc<Hub>>,
    Extension(who): Extension<Who>,
    Extension(proxied): Extension<Proxied>,
    request: Request,
    next: Next,
) -> Result<Response, Failed> {
    let path = request.uri().path();
    // What another node passes on was admitted there.
    let passed = request.extensions().get() == Some(&Passed(true));
    if path.starts_with("/api/") && !passed {
        let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
        let is_ruled = changes || path.ends_with("/socket");
        if is_ruled && !is_ours(request.headers(), proxied, &hub.config.origins) {
            return Err(Failed::new(
                StatusCode::FORBIDDEN,
                Trouble::NotYours,
                "pages of other sites may not do this; the server allows some with --origin",
            ));
        }
        // Some change nothing and are sent only because they are long; whoever joins has a table loaded.
        let is_read = !changes
            || path.starts_with("/api/realm")
            || ["/tiles/check", "/tables/list", "/join", "/take"]
                .iter()
                .any(|end| path.ends_with(end));
        if is_read {
            hub.gate.read(who).map_err(|wait| {
                let most = hub.config.reads.0;
                let what = both(
                    format!("at most {most} requests in a second"),
                    format!("au plus {most} demandes par seconde"),
                );
                Failed::too_fast(what, wait)
            })?;
        }
    }
    Ok(next.run(request).await)
}

/// Gives every answer its headers, and the documented body if it failed.
async fn dress(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_page = !["/api/", "/health", "/metrics"]
        .iter()
        .any(|start| path.starts_with(start));
    // The rules and the boards are the same for everybody; the rest is told only to who asks.
    let is_common = is_page
        || ["/api/rules", "/api/boards"]
            .iter()
            .any(|it| path.starts_with(it));
    let language = language_asked(&request);
    let mut answer = next.run(request).await;
    let failed = answer.status().as_u16() >= 400;
    if failed {
        more(&hub.metrics.failed_requests);
        answer = documented(answer, language).await;
    }
    let headers = answer.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if failed || !is_common {
        let kept = HeaderValue::from_static("no-store");
        headers.insert(header::CACHE_CONTROL, kept);
    }
    answer
}

/// The language that failures are told in: the one asked for after the question mark, or the first that is accepted.
fn language_asked(request: &Request) -> Language {
    let query = request.uri().query().unwrap_or_default();
    let asked = query
        .split('&')
        .find_map(|part| part.strip_prefix("language="));
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|list| list.to_str().ok());
    let first = accepted.and_then(|list| list.split([',', ';', '-']).next());
    language_of(asked.or(first).unwrap_or_default().trim())
}

/// A fault of the program must not leave the client without an answer.
fn panicked(fault: Box<dyn Any + Send>) -> Response {
    let text = fault.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| fault.downcast_ref::<&str>().copied());
    tracing::error!(fault = text.unwrap_or("unknown"), "a request panicked");
    Failed::of(StatusCode::INTERNAL_SERVER_ERROR).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Metrics, store::Store};
    use axum::body::{Body, to_bytes};
    use axum::routing::get;
    use elbowroom_protocol::Problem;
    use std::time::Duration;
    use tower::ServiceExt;

    async fn fails() {
        panic!("on purpose");
    }

    async fn hangs() {
        std::future::pending().await
    }

    #[tokio::test]
    async fn faults_and_hanging_requests_are_answered_too() {
        let config = Config {
            request_wait: Duration::from_millis(50),
            ..Config::new(([127, 0, 0, 1], 0).into(), "sqlite::memory:")
        };
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.database, Arc::clone(&metrics)).await;
        let hub = Hub::new(config, store.expect("a database"), metrics);
        let routes = Router::new()
            .route("/api/fails", get(fails))
            .route("/api/hangs", get(hangs));
        let app = around(routes, &hub).with_state(hub);
        for (path, status, trouble) in [
            ("/api/fails", 500, Trouble::Failed),
            ("/api/hangs", 503, Trouble::Busy),
        ] {
            let request = Request::builder()
                .uri(path)
                .extension(Who::of([192, 0, 2, 1].into()))
                .extension(Proxied(false))
                .body(Body::empty())
                .expect("a request");
            let answer = app.clone().oneshot(request).await.expect("an answer");
            assert_eq!(answer.status(), status, "{path}");
            assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
            let body = to_bytes(answer.into_body(), 1_000).await.expect("a body");
            let problem: Problem = serde_json::from_slice(&body).expect("a problem");
            assert_eq!(problem.trouble, trouble, "{path}");
        }
    }
}
