//! Words that agree with their numbers.

use crate::refusal::Language;

/// The longest ending that is put in brackets.
const ENDING: usize = 3;

/// The text with every ending in brackets kept or left out by the number before it: `2 token(s)` becomes
/// `2 tokens`, `1 pion(s) doi(ven)t` becomes `1 pion doit`. Nothing is plural in English, not in French.
pub fn agree(language: Language, text: &str) -> String {
    let plural = |number: u32| match language {
        Language::English => number != 1,
        Language::French => number > 1,
    };
    let mut agreed = String::with_capacity(text.len());
    let mut rest = text;
    let mut number = None;
    while let Some(c) = rest.chars().next() {
        if let Some(digits) = leading(rest, |c| c.is_ascii_digit()) {
            number = digits.parse().ok();
            agreed += digits;
            rest = &rest[digits.len()..];
            continue;
        }
        let ending = rest
            .strip_prefix('(')
            .filter(|_| agreed.ends_with(char::is_alphabetic))
            .and_then(|inside| leading(inside, |c| c.is_ascii_lowercase()))
            .filter(|ending| ending.len() <= ENDING && rest[ending.len() + 1..].starts_with(')'));
        if let (Some(ending), Some(number)) = (ending, number) {
            agreed += if plural(number) { ending } else { "" };
            rest = &rest[ending.len() + 2..];
        } else {
            agreed.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    agreed
}

/// The beginning of a text as far as a condition holds, if it is not empty.
fn leading(text: &str, holds: impl Fn(char) -> bool) -> Option<&str> {
    let end = text.find(|c| !holds(c)).unwrap_or(text.len());
    (end > 0).then(|| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_follow_the_number_before_them() {
        let english = |text| agree(Language::English, text);
        let french = |text| agree(Language::French, text);
        assert_eq!(english("1 coin(s) for 2 token(s)"), "1 coin for 2 tokens");
        assert_eq!(english("0 token(s)"), "0 tokens");
        assert_eq!(french("0 pion(s)"), "0 pion");
        assert_eq!(
            french("Région 4 : 1 pion(s) perdu(s), 3 nouveau(x)"),
            "Région 4 : 1 pion perdu, 3 nouveaux"
        );
        assert_eq!(french("12 pion(s) doi(ven)t"), "12 pions doivent");
        assert_eq!(french("1 pion(s) doi(ven)t"), "1 pion doit");
    }

    #[test]
    fn other_brackets_stay() {
        for text in [
            "3 tokens (s)",
            "2 regions (B-82)",
            "token(s)",
            "4 f(longer)",
            "2 a(",
            "2 é(s",
            "",
        ] {
            assert_eq!(agree(Language::English, text), text);
        }
    }
}
