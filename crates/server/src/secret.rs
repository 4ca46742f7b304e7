//! Names of tables and keys of seats: 128 bits each from the operating system.

use sha2::{Digest, Sha256};

/// A name or a key: 32 hexadecimal digits.
///
/// # Panics
/// When the operating system has no randomness to give: nothing can be kept secret then.
pub fn fresh() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    hex(&bytes)
}

/// A seed for dice and tiles. It fits into the numbers a browser can write.
pub fn seed() -> u64 {
    getrandom::u64().expect("the operating system gives random bytes") >> 11
}

/// What is kept of a token: who reads the database cannot sit down with it.
pub fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// A name as the log has it: the same for the same table, but who reads the log cannot join it.
pub fn tag(name: &str) -> String {
    hex(&Sha256::digest(name.as_bytes())[..4])
}

/// Whether a text can be the name of a table. Anything else is not even looked up.
pub fn is_name(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_and_are_names() {
        let (a, b) = (fresh(), fresh());
        assert!(is_name(&a) && is_name(&b) && a != b);
        assert!(!is_name("../etc/passwd") && !is_name(&a.to_uppercase().replace('0', "A")[..31]));
        assert_eq!(hash("x").len(), 64);
        assert_ne!(hash(&a), hash(&b));
        assert_eq!(tag("abc"), "ba7816bf");
    }
}
