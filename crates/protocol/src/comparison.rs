//! Comparing an output with the expected one, and saying where they part.

/// The differences that count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Comparison {
    /// Tokens must be the same; white space does not matter.
    #[default]
    Tokens,
    /// Tokens must be the same, but upper and lower case are equal.
    IgnoreCase,
    /// Every byte must be the same.
    Exact,
}

impl Comparison {
    /// Whether an output without a [`difference`](Self::difference) has its tokens on
    /// other lines than expected: empty lines at the end do not count.
    pub fn lines_differ(self, expected: &str, output: &str) -> bool {
        self != Comparison::Exact && lengths(expected) != lengths(output)
    }

    /// Where `output` first differs from `expected`, and what was expected and found there; `None`
    /// if it does not.
    pub fn difference(self, expected: &str, output: &str) -> Option<String> {
        let pieces = if self == Comparison::Exact { lines } else { tokens };
        let (mut expected, mut output) = (pieces(expected), pieces(output));
        loop {
            let (wanted, found) = (expected.next(), output.next());
            // Where the output has ended, the expected line.
            let (line, _) = found.or(wanted)?;
            let [wanted, found] = [wanted, found].map(|piece| piece.map(|(_, text)| text));
            if !self.are_same(wanted, found) {
                let [wanted, found] = [wanted, found].map(shown);
                return Some(format!("line {line}: expected {wanted}, found {found}"));
            }
        }
    }

    fn are_same(self, expected: Option<&str>, found: Option<&str>) -> bool {
        let lower = |piece: Option<&str>| piece.map(str::to_lowercase);
        expected == found || self == Comparison::IgnoreCase && lower(expected) == lower(found)
    }
}

fn shown(piece: Option<&str>) -> String {
    piece.map_or("nothing".to_string(), |text| format!("`{}`", visible(text)))
}

/// How many tokens each line has, up to the last line that has any.
fn lengths(text: &str) -> Vec<usize> {
    let mut lengths: Vec<usize> =
        text.lines().map(|line| line.split_whitespace().count()).collect();
    lengths.truncate(lengths.iter().rposition(|&length| length > 0).map_or(0, |last| last + 1));
    lengths
}

/// Pieces of a text, each with its line.
type Pieces<'a> = Box<dyn Iterator<Item = (usize, &'a str)> + 'a>;

fn tokens(text: &str) -> Pieces<'_> {
    let numbered = text.lines().enumerate();
    Box::new(numbered.flat_map(|(line, text)| text.split_whitespace().map(move |t| (line + 1, t))))
}

fn lines(text: &str) -> Pieces<'_> {
    Box::new(text.split_inclusive('\n').enumerate().map(|(line, text)| (line + 1, text)))
}

/// The beginning of a text with its white space and control characters made visible.
pub fn visible(text: &str) -> String {
    const LENGTH: usize = 60;
    let mut shown = String::new();
    for character in text.chars().take(LENGTH) {
        match character {
            ' ' => shown.push('·'),
            '\n' => shown.push('⏎'),
            '\t' => shown.push('→'),
            // Quotes and backslashes can be seen, though Rust would escape them.
            ' '..='~' => shown.push(character),
            _ => shown.extend(character.escape_debug()),
        }
    }
    if text.chars().nth(LENGTH).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_ignore_white_space_and_nothing_else() {
        assert_eq!(Comparison::Tokens.difference("1 2\n3\n", " 1\t2\r\n\n3"), None);
        assert_eq!(
            Comparison::Tokens.difference("Win\nLose\n", "Win\nlose\n").unwrap(),
            "line 2: expected `Lose`, found `lose`"
        );
        assert_eq!(
            Comparison::Tokens.difference("1\n", "1\n2\n").unwrap(),
            "line 2: expected nothing, found `2`"
        );
        assert_eq!(
            Comparison::Tokens.difference("1\n2\n", "1\n").unwrap(),
            "line 2: expected `2`, found nothing"
        );
    }

    #[test]
    fn lines_are_compared_by_what_is_on_them() {
        let differ = |output| Comparison::Tokens.lines_differ("1 2\n3\n", output);
        for same in ["1 2\n3\n", "1 2\n3", " 1\t2 \r\n3\r\n\r\n"] {
            assert!(!differ(same), "{same:?}");
        }
        for other in ["1\n2\n3\n", "1 2 3\n", "1 2\n\n3\n", "\n1 2\n3\n", "1\n2 3\n"] {
            assert!(differ(other), "{other:?}");
        }
        assert!(!Comparison::Tokens.lines_differ("", "\n\n"));
        assert!(Comparison::IgnoreCase.lines_differ("A B\n", "a\nb\n"));
        assert!(!Comparison::Exact.lines_differ("A B\n", "A B\n"));
    }

    #[test]
    fn case_is_ignored_on_request() {
        assert_eq!(Comparison::IgnoreCase.difference("Kiki\n", "KIKI\n"), None);
        assert!(Comparison::IgnoreCase.difference("Kiki\n", "Cici\n").is_some());
    }

    #[test]
    fn exact_shows_the_white_space() {
        assert_eq!(
            Comparison::Exact.difference("1 2\n", "1 2 \r\n").unwrap(),
            "line 1: expected `1·2⏎`, found `1·2·\\r⏎`"
        );
        assert!(Comparison::Exact.difference("1\n", "1").is_some());
    }

    #[test]
    fn a_piece_is_shown_up_to_its_sixtieth_character() {
        assert_eq!(visible(&"7".repeat(60)), "7".repeat(60));
        assert_eq!(visible(&"7".repeat(61)), "7".repeat(60) + "…");
    }
}
