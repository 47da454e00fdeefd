//! Comparing an output with the expected one, and saying where they part.

use std::fmt;

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

/// The first place at which an output is not what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line of the output, counted from 1; where the output has ended, the
    /// expected line.
    pub line: usize,
    /// The expected piece; `None` if nothing more was expected.
    pub expected: Option<String>,
    /// The piece found there; `None` if there is none.
    pub found: Option<String>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = |text: &Option<String>| match text {
            Some(text) => format!("`{}`", visible(text)),
            None => "nothing".to_string(),
        };
        let (expected, found) = (show(&self.expected), show(&self.found));
        write!(f, "line {}: expected {expected}, found {found}", self.line)
    }
}

impl Comparison {
    /// Whether an output without a [`difference`](Self::difference) has its tokens on
    /// other lines than expected: empty lines at the end do not count.
    pub fn lines_differ(self, expected: &str, output: &str) -> bool {
        self != Comparison::Exact && lengths(expected) != lengths(output)
    }

    /// Where `output` first differs from `expected`; `None` if it does not.
    pub fn difference(self, expected: &str, output: &str) -> Option<Difference> {
        match self {
            Comparison::Tokens => first(tokens(expected), tokens(output), |a, b| a == b),
            Comparison::IgnoreCase => {
                first(tokens(expected), tokens(output), |a, b| a.to_lowercase() == b.to_lowercase())
            }
            Comparison::Exact => first(lines(expected), lines(output), |a, b| a == b),
        }
    }
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

fn first(
    mut expected: Pieces<'_>,
    mut found: Pieces<'_>,
    same: impl Fn(&str, &str) -> bool,
) -> Option<Difference> {
    loop {
        let (wanted, there) = (expected.next(), found.next());
        match (wanted, there) {
            (Some((_, a)), Some((_, b))) if same(a, b) => {}
            _ => {
                let text = |piece: Option<(usize, &str)>| piece.map(|(_, text)| text.to_string());
                let (line, _) = there.or(wanted)?;
                return Some(Difference { line, expected: text(wanted), found: text(there) });
            }
        }
    }
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

    fn shown(comparison: Comparison, expected: &str, output: &str) -> Option<String> {
        comparison.difference(expected, output).map(|difference| difference.to_string())
    }

    #[test]
    fn tokens_ignore_white_space_and_nothing_else() {
        assert_eq!(shown(Comparison::Tokens, "1 2\n3\n", " 1\t2\r\n\n3"), None);
        assert_eq!(
            shown(Comparison::Tokens, "Win\nLose\n", "Win\nlose\n").unwrap(),
            "line 2: expected `Lose`, found `lose`"
        );
        assert_eq!(
            shown(Comparison::Tokens, "1\n", "1\n2\n").unwrap(),
            "line 2: expected nothing, found `2`"
        );
        assert_eq!(
            shown(Comparison::Tokens, "1\n2\n", "1\n").unwrap(),
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
        assert_eq!(shown(Comparison::IgnoreCase, "Kiki\n", "KIKI\n"), None);
        assert!(shown(Comparison::IgnoreCase, "Kiki\n", "Cici\n").is_some());
    }

    #[test]
    fn exact_shows_the_white_space() {
        assert_eq!(
            shown(Comparison::Exact, "1 2\n", "1 2 \r\n").unwrap(),
            "line 1: expected `1·2⏎`, found `1·2·\\r⏎`"
        );
        assert!(shown(Comparison::Exact, "1\n", "1").is_some());
    }
}
