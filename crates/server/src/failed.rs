//! Requests that fail, and the one body that all of them are answered with.

use crate::both::{Both, both};
use crate::error::StoreError;
use axum::Json;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::response::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use elbowroom_protocol::{Problem, Trouble};
use elbowroom_rules::Language;
use std::error::Error;
use std::time::Duration;
use tower_http::timeout::TimeoutError;

/// What is told of a fault, in characters: nobody gets back all they sent.
const LONGEST_TEXT: usize = 300;

/// A request that failed.
#[derive(Debug)]
pub struct Failed {
    status: StatusCode,
    trouble: Trouble,
    text: Both,
    /// When it is worth trying again.
    wait: Option<Duration>,
}

impl Failed {
    /// A failure with its words.
    pub fn new(status: StatusCode, trouble: Trouble, text: impl Into<Both>) -> Self {
        Self {
            status,
            trouble,
            text: text.into(),
            wait: None,
        }
    }

    fn problem(&self, language: Language) -> Problem {
        Problem {
            trouble: self.trouble,
            text: self.text.text(language).to_owned(),
        }
    }

    /// There is no table of that name.
    pub fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, Trouble::NoTable, no_table())
    }

    /// There is nothing at that address.
    pub fn nothing() -> Self {
        Self::of(StatusCode::NOT_FOUND)
    }

    /// What was sent is not of the protocol.
    pub fn malformed(text: impl Into<Both>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Trouble::Malformed, text)
    }

    /// Too many requests; after this time there may be another.
    pub fn too_fast(text: impl Into<Both>, wait: Duration) -> Self {
        let failed = Self::new(StatusCode::TOO_MANY_REQUESTS, Trouble::TooFast, text);
        Self {
            wait: Some(wait),
            ..failed
        }
    }

    /// An address has all the connections it may have.
    pub fn crowded(most: usize) -> Self {
        let text = both(
            format!("at most {most} connections at once; close another first"),
            format!("au plus {most} connexions à la fois ; fermez-en une autre d'abord"),
        );
        Self::new(StatusCode::TOO_MANY_REQUESTS, Trouble::Busy, text)
    }

    /// The node that has the table does not answer; soon another has it.
    pub fn moving() -> Self {
        let text = both(
            "the table moves to another server; come back in a moment",
            "la table passe à un autre serveur ; revenez dans un instant",
        );
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Trouble::Closing, text)
    }

    /// A failure of which only the status is known.
    pub fn of(status: StatusCode) -> Self {
        let (trouble, text) = match status {
            StatusCode::NOT_FOUND => (
                Trouble::Malformed,
                both("there is nothing here", "il n'y a rien ici"),
            ),
            StatusCode::METHOD_NOT_ALLOWED => (
                Trouble::Malformed,
                "this method is not for this address".into(),
            ),
            StatusCode::REQUEST_TIMEOUT => (
                Trouble::Malformed,
                both(
                    "the request came too slowly",
                    "la demande est arrivée trop lentement",
                ),
            ),
            StatusCode::PAYLOAD_TOO_LARGE => (
                Trouble::TooLong,
                both("the body is too long", "la demande est trop longue"),
            ),
            StatusCode::SERVICE_UNAVAILABLE => (
                Trouble::Busy,
                both(
                    "this took too long; try again in a moment",
                    "cela a pris trop de temps ; réessayez dans un instant",
                ),
            ),
            status if status.is_client_error() => {
                (Trouble::Malformed, "the request is not sound".into())
            }
            _ => (
                Trouble::Failed,
                both(
                    "the server could not do it",
                    "le serveur n'a pas pu le faire",
                ),
            ),
        };
        Self::new(status, trouble, text)
    }
}

/// There is no table of that name.
pub fn no_table() -> Both {
    both("there is no such table", "cette table n'existe pas")
}

/// The same failure in French, for whoever asked in French.
#[derive(Clone)]
struct InFrench(Problem);

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let english = Json(self.problem(Language::English));
        let mut answer = (self.status, english).into_response();
        let french = InFrench(self.problem(Language::French));
        answer.extensions_mut().insert(french);
        if let Some(wait) = self.wait {
            // Whole seconds, and never too early.
            let seconds = wait.as_secs() + 1;
            let headers = answer.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        answer
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        let trouble = match error {
            StoreError::Closed | StoreError::Elsewhere => Trouble::Closing,
            _ => Trouble::Failed,
        };
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            trouble,
            both(
                "the server could not do it; try again in a moment",
                "le serveur n'a pas pu le faire ; réessayez dans un instant",
            ),
        )
    }
}

/// Gives an answer that failed the documented body, whatever part of the server wrote it. Other headers stay: some
/// tell what would have been right.
pub async fn documented(answer: Response, language: Language) -> Response {
    let json = HeaderValue::from_static("application/json");
    let is_told = answer.headers().get(header::CONTENT_TYPE) == Some(&json);
    if is_told && language == Language::English {
        return answer;
    }
    let (mut parts, body) = answer.into_parts();
    if is_told {
        return match parts.extensions.remove::<InFrench>() {
            Some(InFrench(problem)) => told(parts, &problem),
            None => Response::from_parts(parts, body),
        };
    }
    let mut problem = Failed::of(parts.status).problem(language);
    // The library tells in plain words what it did not understand.
    let words = to_bytes(body, 16 * 1024).await.unwrap_or_default();
    let words: String = String::from_utf8_lossy(&words)
        .chars()
        .take(LONGEST_TEXT)
        .collect();
    if !words.is_empty() {
        problem.text = words;
    }
    parts.headers.insert(header::CONTENT_TYPE, json);
    told(parts, &problem)
}

/// An answer that tells this and nothing else.
fn told(mut parts: Parts, problem: &Problem) -> Response {
    let body = serde_json::to_vec(problem).unwrap_or_default();
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(body))
}

/// The whole body of a request; it fails in the documented way when it is too long or comes too slowly.
pub struct Sent(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Failed;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failed> {
        let body = Bytes::from_request(request, state).await;
        body.map(Self).map_err(|error| {
            let mut cause: Option<&dyn Error> = Some(&error);
            while let Some(inner) = cause {
                if inner.is::<TimeoutError>() {
                    return Failed::of(StatusCode::REQUEST_TIMEOUT);
                }
                cause = inner.source();
            }
            match error.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Failed::of(StatusCode::PAYLOAD_TOO_LARGE),
                _ => Failed::malformed("the body did not come whole"),
            }
        })
    }
}
