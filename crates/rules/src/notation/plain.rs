//! A stranger's text, made safe to show.

/// The text in one line of at most so many characters, without anything a terminal would obey.
pub fn plain_line(text: &str, most: usize) -> String {
    let mut line: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(most)
        .collect();
    if text.chars().nth(most).is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_escapes_are_gone_and_long_texts_are_cut() {
        assert_eq!(plain_line("a\nb\u{1b}[31m", 20), "a b [31m");
        assert_eq!(plain_line("abcdef", 3), "abc…");
    }
}
