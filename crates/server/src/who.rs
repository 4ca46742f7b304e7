//! Who asks: the address that limits are counted for, also when a proxy passes requests on.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Where a proxy says for whom it asks.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// An address as limits count it. A household or a rented machine has a whole /64 of IPv6 addresses, so these
/// count as one; IPv4 is IPv4 however it is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Who(IpAddr);

impl Who {
    /// Who has this address.
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = address.to_bits() & !u128::from(u64::MAX);
                Ipv6Addr::from_bits(network).into()
            }
            address => address,
        })
    }

    /// The address, or the first of its network.
    pub fn address(&self) -> IpAddr {
        self.0
    }
}

/// Whether another node passed a request on, which counted it already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed(pub bool);

/// Whether a connection was let in without a place among those of its address: what it carries takes one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placeless(pub bool);

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(network) => write!(f, "{network}/64"),
        }
    }
}

/// Whether a trusted proxy passed a request on: then its other words about the request hold too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proxied(pub bool);

/// Whether an address is that of a proxy whose word is taken.
pub fn is_trusted(address: IpAddr, trusted: &[IpNet]) -> bool {
    let address = address.to_canonical();
    trusted.iter().any(|network| network.contains(&address))
}

/// Who sent a request that came from `peer`. Anybody can write the header, so it counts only when a trusted
/// proxy sent it, and only as far from its end as trusted proxies wrote it.
pub fn sender(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> (Who, Proxied) {
    if !is_trusted(peer, trusted) {
        return (Who::of(peer), Proxied(false));
    }
    let mut entries = Vec::new();
    for line in headers.get_all(FORWARDED_FOR) {
        // A line that is no text is an entry that is no address.
        entries.extend(line.to_str().unwrap_or("?").split(','));
    }
    let mut known = entries.into_iter().rev().map(address_in);
    let first = known.find(|entry| entry.is_none_or(|address| !is_trusted(address, trusted)));
    let found = first.flatten().unwrap_or(peer);
    (Who::of(found), Proxied(true))
}

/// The address in an entry; some proxies add a port.
fn address_in(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let bare = entry.strip_prefix('[').and_then(|e| e.strip_suffix(']'));
    let plain = bare.unwrap_or(entry).parse().ok();
    plain.or_else(|| entry.parse::<SocketAddr>().ok().map(|at| at.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn networks_count_as_one_and_ipv4_is_ipv4() {
        let who = |text| Who::of(ip(text));
        assert_eq!(who("2001:db8:1:2::1"), who("2001:db8:1:2:ffff::9"));
        assert_ne!(who("2001:db8:1:2::1"), who("2001:db8:1:3::1"));
        assert_eq!(who("::ffff:192.0.2.7"), who("192.0.2.7"));
        assert_ne!(who("192.0.2.7"), who("192.0.2.8"));
        assert_eq!(who("2001:db8::5").to_string(), "2001:db8::/64");
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let trusted = ["10.0.0.0/8".parse().expect("a network")];
        let asks = |peer: &str, lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                let line = HeaderValue::from_bytes(line.as_bytes()).expect("a line");
                headers.append(FORWARDED_FOR, line);
            }
            sender(ip(peer), &headers, &trusted).0
        };
        let cases: [(&str, &[&str], &str); 12] = [
            ("192.0.2.1", &["203.0.113.9"], "192.0.2.1"),
            ("10.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            ("::ffff:10.0.0.1", &["203.0.113.9"], "203.0.113.9"),
            ("10.0.0.1", &["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
            ("10.0.0.1", &["203.0.113.9, 10.2.3.4"], "203.0.113.9"),
            ("10.0.0.1", &["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
            ("10.0.0.1", &["203.0.113.9:4711"], "203.0.113.9"),
            ("10.0.0.1", &["[2001:db8::1]:4711"], "2001:db8::1"),
            ("10.0.0.1", &["[2001:db8::1]"], "2001:db8::1"),
            ("10.0.0.1", &["203.0.113.9, nonsense"], "10.0.0.1"),
            ("10.0.0.1", &["203.0.113.9", "é"], "10.0.0.1"),
            ("10.0.0.1", &[], "10.0.0.1"),
        ];
        for (peer, lines, expected) in cases {
            assert_eq!(asks(peer, lines), Who::of(ip(expected)), "{peer} {lines:?}");
        }
    }
}
