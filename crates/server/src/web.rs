//! The browser client's files, which are part of the program.

use crate::failed::Failed;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// A file of the browser client.
struct File {
    path: &'static str,
    plain: Form,
    /// Compressed with gzip when the program was built; none where that does not help.
    packed: Option<Form>,
}

/// One of the forms that a file can be sent in. Each has a tag of its own: caches must not take one for the other.
struct Form {
    bytes: &'static [u8],
    tag: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

const INDEX: &str = "index.html";

/// Answers with a file; pages of the client that are no files get its first page.
pub async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        let mut answer = Failed::of(StatusCode::METHOD_NOT_ALLOWED).into_response();
        let allowed = HeaderValue::from_static("GET, HEAD");
        answer.headers_mut().insert(header::ALLOW, allowed);
        return answer;
    }
    let path = uri.path().trim_start_matches('/');
    let find = |path: &str| FILES.iter().find(|file| file.path == path);
    let looks_like_file = path
        .rsplit('/')
        .next()
        .is_some_and(|last| last.contains('.'));
    let page = || find(INDEX).filter(|_| !looks_like_file);
    match find(path).or_else(page) {
        Some(file) => answer(file, &headers),
        None => Failed::nothing().into_response(),
    }
}

/// The form of a file that suits the client best, or word that it has it already.
fn answer(file: &File, headers: &HeaderMap) -> Response {
    let packed = file.packed.as_ref().filter(|_| takes_gzip(headers));
    let form = packed.unwrap_or(&file.plain);
    let mut answer = if is_known(headers, form.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(form.bytes))
    };
    let mut set = |name, value| {
        drop(
            answer
                .headers_mut()
                .insert(name, HeaderValue::from_static(value)),
        )
    };
    set(header::ETAG, form.tag);
    set(header::CACHE_CONTROL, freshness(file.path));
    set(header::CONTENT_TYPE, kind(file.path));
    if file.packed.is_some() {
        set(header::VARY, "accept-encoding");
    }
    if packed.is_some() {
        set(header::CONTENT_ENCODING, "gzip");
    }
    answer
}

/// The parts of a header that is a list.
fn parts(headers: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter();
    let texts = lines.filter_map(|line| line.to_str().ok());
    texts.flat_map(|text| text.split(',').map(str::trim))
}

/// Whether the client has the form with this tag.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    parts(headers, header::IF_NONE_MATCH)
        .any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// Whether the client can unpack gzip, and does not refuse it with a weight of nothing.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let weight = |name: &str| {
        parts(headers, header::ACCEPT_ENCODING).find_map(|part| {
            let (coding, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            let weight = weight.trim().trim_start_matches("q=").parse::<f32>();
            let named = coding.trim().eq_ignore_ascii_case(name);
            named.then(|| weight.unwrap_or(0.0))
        })
    };
    weight("gzip").or_else(|| weight("*")).unwrap_or(0.0) > 0.0
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

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: File = File {
        path: "assets/a.js",
        plain: Form {
            bytes: b"plain",
            tag: "\"1\"",
        },
        packed: Some(Form {
            bytes: b"packed",
            tag: "\"1-gzip\"",
        }),
    };

    fn asked(lines: &[(&'static str, &'static str)]) -> (u16, Option<String>, String) {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        let answer = answer(&FILE, &headers);
        assert_eq!(answer.headers()["vary"], "accept-encoding");
        let text = |name: &str| Some(answer.headers().get(name)?.to_str().ok()?.to_owned());
        let status = answer.status().as_u16();
        let tag = text("etag").expect("a tag");
        (status, text("content-encoding"), tag)
    }

    #[test]
    fn each_form_has_its_tag() {
        let packed = Some("gzip".to_owned());
        let (plain_tag, packed_tag) = ("\"1\"".to_owned(), "\"1-gzip\"".to_owned());
        let plain = (200, None, plain_tag.clone());
        assert_eq!(asked(&[]), plain);
        for refused in ["br", "gzip;q=0", "*;q=0", "gzip; q=0.0, *", "gzip;q=x"] {
            assert_eq!(asked(&[("accept-encoding", refused)]), plain, "{refused}");
        }
        for taken in ["gzip", "br, gzip;q=0.5", "*", "deflate, GZIP"] {
            let expected = (200, packed.clone(), packed_tag.clone());
            assert_eq!(asked(&[("accept-encoding", taken)]), expected, "{taken}");
        }
        let gzip = ("accept-encoding", "gzip");
        let known = ("if-none-match", "\"0\", W/\"1-gzip\"");
        assert_eq!(asked(&[gzip, known]), (304, packed, packed_tag));
        assert_eq!(asked(&[known]).0, 200);
        assert_eq!(asked(&[("if-none-match", "\"1\"")]), (304, None, plain_tag));
        assert_eq!(asked(&[("if-none-match", "*")]).0, 304);
    }
}
