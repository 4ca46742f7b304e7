//! Whose page asks: a page of another site may neither open sockets nor change anything in a visitor's name.

use crate::who::Proxied;
use axum::http::{HeaderMap, Uri, header};
use std::fmt;
use std::str::FromStr;

/// Where a proxy says which host was asked for.
const FORWARDED_HOST: &str = "x-forwarded-host";

/// A site: scheme, host and port, as browsers send it with requests of its pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    scheme: String,
    /// In small letters, without the port that the scheme has anyway.
    place: String,
}

impl Origin {
    /// Whether a host, as requests name it, is this site.
    fn is_at(&self, host: &str) -> bool {
        self.place == place(&self.scheme, host)
    }
}

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            let shown: String = text.chars().take(80).collect();
            format!(
                "scheme, host and port expected, such as `https://play.example.org`, found `{shown}`"
            )
        };
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let (Some(scheme), Some(host)) = (uri.scheme_str(), uri.authority()) else {
            return Err(wrong());
        };
        let is_bare =
            uri.path().len() <= 1 && uri.query().is_none() && !host.as_str().contains('@');
        if !is_bare || !matches!(scheme, "http" | "https") {
            return Err(wrong());
        }
        Ok(Self {
            scheme: scheme.to_owned(),
            place: place(scheme, host.as_str()),
        })
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme, self.place)
    }
}

/// Host and port in one form, so that `Example.org:443` and `example.org` are the same for https.
fn place(scheme: &str, host: &str) -> String {
    let host = host.trim().to_ascii_lowercase();
    let usual = if scheme == "https" { ":443" } else { ":80" };
    match host.strip_suffix(usual) {
        Some(bare) => bare.to_owned(),
        None => host,
    }
}

/// Whether a request comes from a page of this site or of one that is allowed. Programs that are no browsers name
/// no site at all and hold nobody's keys but their own, so they may ask.
pub fn is_ours(headers: &HeaderMap, proxied: Proxied, allowed: &[Origin]) -> bool {
    let mut said = headers.get_all(header::ORIGIN).iter();
    let Some(origin) = said.next() else {
        return true;
    };
    let Some(origin) = origin
        .to_str()
        .ok()
        .and_then(|text| text.parse::<Origin>().ok())
    else {
        return false;
    };
    if said.next().is_some() {
        return false;
    }
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let forwarded = text(FORWARDED_HOST).filter(|_| proxied.0);
    // The first of several is the one the browser asked for.
    let forwarded = forwarded.and_then(|hosts| hosts.split(',').next());
    let host = forwarded.or_else(|| text(header::HOST.as_str()));
    host.is_some_and(|host| origin.is_at(host)) || allowed.contains(&origin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn ours(lines: &[(&'static str, &'static str)], proxied: bool) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_static(value));
        }
        let allowed = ["https://friend.example".parse().expect("an origin")];
        is_ours(&headers, Proxied(proxied), &allowed)
    }

    #[test]
    fn pages_of_this_site_and_of_friends_may_ask() {
        let cases = [
            (None, "a.example", true),
            (Some("http://a.example"), "a.example", true),
            (Some("https://a.example"), "A.example:443", true),
            (Some("http://a.example:8080"), "a.example:8080", true),
            (Some("http://[::1]:8080"), "[::1]:8080", true),
            (Some("https://friend.example"), "a.example", true),
            (Some("http://friend.example"), "a.example", false),
            (Some("http://a.example:8080"), "a.example:8081", false),
            (Some("http://a.example"), "a.example:8080", false),
            (Some("http://b.example"), "a.example", false),
            (Some("null"), "a.example", false),
            (Some("file://"), "a.example", false),
        ];
        for (origin, host, expected) in cases {
            let mut lines = vec![("host", host)];
            lines.extend(origin.map(|origin| ("origin", origin)));
            assert_eq!(ours(&lines, false), expected, "{origin:?} at {host}");
        }
    }

    #[test]
    fn the_host_a_proxy_names_counts_only_from_a_proxy() {
        let lines = [
            ("host", "inner:8080"),
            ("x-forwarded-host", "play.example"),
            ("origin", "https://play.example"),
        ];
        assert!(ours(&lines, true));
        assert!(!ours(&lines, false));
    }

    #[test]
    fn origins_are_read_and_told() {
        let text = |text: &str| text.parse::<Origin>().map(|origin| origin.to_string());
        assert_eq!(
            text("https://Play.example:443/").as_deref(),
            Ok("https://play.example")
        );
        for wrong in [
            "play.example",
            "ftp://a.example",
            "https://a.example/x",
            "https://u@a.example",
            "",
        ] {
            assert!(text(wrong).is_err(), "{wrong}");
        }
    }
}
