//! Reading an input token by token, and saying exactly where it goes wrong.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;

use protocol::comparison::visible;
use protocol::Scope;

/// The fault in an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The input ends where a token is expected.
    Ended,
    /// The token is not a decimal number, or not one that fits 64 bits.
    NotANumber,
    /// The number is below its least legal value.
    TooSmall,
    /// The number is above its greatest legal value.
    TooLarge,
    /// The numbers are in range, but break a rule of the format or of the game.
    Broken,
    /// Something follows after the end of the input's last case.
    Trailing,
}

/// The first place at which an input breaks its format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The kind of fault.
    pub fault: Fault,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The words for a right token.
    pub expected: String,
    /// The token that is there; `None` at the end of the input.
    pub found: Option<String>,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: expected {}, ", self.line, self.column, self.expected)?;
        match &self.found {
            Some(token) => write!(f, "found `{}`", visible(token)),
            None => write!(f, "found the end of the input"),
        }
    }
}

impl std::error::Error for ParseError {}

/// The tokens of a text, separated by any white space of ASCII: a judge's reader
/// knows no other.
///
/// A place in the text is how many bytes stand before it. Its line and its column are counted only
/// if an error has to name them.
pub struct Tokens<'a> {
    text: &'a str,
    place: usize,
    scope: Scope,
    /// What is told of each number.
    noted: Option<&'a mut dyn FnMut(Number)>,
}

/// A number of an input, as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// The format's name for it.
    pub name: &'static str,
    /// Where it stands in the text.
    pub token: Range<usize>,
    /// The least legal value.
    pub least: i128,
    /// One more than the greatest legal value, which may exceed any integer.
    pub above: String,
    /// Whether it is the least legal value, and whether it is the greatest.
    pub ends: (bool, bool),
}

/// For each number of a format, by its name, whether its least and its greatest
/// legal value occur.
pub type Reached = BTreeMap<&'static str, (bool, bool)>;

impl<'a> Tokens<'a> {
    /// The tokens of `text`, to be held to the bounds of `scope`.
    pub fn new(text: &'a str, scope: Scope) -> Self {
        Tokens { text, place: 0, scope, noted: None }
    }

    /// The same tokens, whose numbers are told to `noted`.
    pub fn noting(self, noted: &'a mut dyn FnMut(Number)) -> Self {
        Tokens { noted: Some(noted), ..self }
    }

    /// The bounds the input is held to.
    pub fn scope(&self) -> Scope {
        self.scope
    }

    /// Where the next token starts, or where the input ends.
    pub fn place(&mut self) -> usize {
        self.place = self.text.len() - self.text[self.place..].trim_ascii_start().len();
        self.place
    }

    /// The next token, without taking it.
    pub fn peek(&mut self) -> Option<&'a str> {
        let start = self.place();
        self.text[start..].split_ascii_whitespace().next()
    }

    /// Whether the input begins, from here on, with the tokens of `sentinel`.
    pub fn at(&mut self, sentinel: &str) -> bool {
        let start = self.place();
        let mut ahead = self.text[start..].split_ascii_whitespace();
        sentinel.split_whitespace().all(|token| ahead.next() == Some(token))
    }

    /// Takes the next token.
    pub fn next(&mut self, expected: impl FnOnce() -> String) -> Result<&'a str, ParseError> {
        let place = self.place();
        match self.peek() {
            Some(token) => {
                self.place += token.len();
                Ok(token)
            }
            None => Err(self.error(place, Fault::Ended, expected())),
        }
    }

    /// Takes a decimal number of `range`; `name` is the format's name for it.
    pub fn number<T>(
        &mut self,
        name: &'static str,
        range: &RangeInclusive<T>,
    ) -> Result<T, ParseError>
    where
        T: PartialOrd + Copy + Into<i128> + FromStr + fmt::Display,
    {
        let expected = || format!("{name} ({}..={})", range.start(), range.end());
        let place = self.place();
        let token = self.next(expected)?;
        let fault = match parse(token) {
            Some(number) if range.contains(&number) => {
                let (least, most): (i128, i128) = ((*range.start()).into(), (*range.end()).into());
                self.note(|| Number {
                    name,
                    token: place..place + token.len(),
                    least,
                    above: (most + 1).to_string(),
                    ends: (number == *range.start(), number == *range.end()),
                });
                return Ok(number);
            }
            Some(number) if number < *range.start() => Fault::TooSmall,
            Some(_) => Fault::TooLarge,
            None => Fault::NotANumber,
        };
        Err(self.error(place, fault, expected()))
    }

    /// Takes a word with a number of letters in this range: their places in `alphabet`, counted
    /// from 0.
    pub fn letters(
        &mut self,
        lengths: &RangeInclusive<u64>,
        alphabet: &str,
    ) -> Result<Vec<u64>, ParseError> {
        let (least, most) = (lengths.start(), lengths.end());
        let expected = || match least == most {
            true => format!("a word of {least} letters of {alphabet}"),
            false => format!("a word of {least} to {most} letters of {alphabet}"),
        };
        let place = self.place();
        let token = self.next(expected)?;
        let letters: Option<Vec<u64>> =
            token.chars().map(|letter| alphabet.find(letter).map(|place| place as u64)).collect();
        let letters = letters.filter(|letters| lengths.contains(&(letters.len() as u64)));
        letters.ok_or_else(|| self.error(place, Fault::Broken, expected()))
    }

    /// Takes the digits of a positive number; the judge's are up to 10^`exponent`.
    pub fn digits(&mut self, name: &'static str, exponent: usize) -> Result<&'a str, ParseError> {
        let judged = self.scope == Scope::Judge;
        let expected = || match judged {
            true => format!("{name} (1..=10^{exponent})"),
            false => format!("{name} (1 or more)"),
        };
        let place = self.place();
        let token = self.next(expected)?;
        let is_greatest =
            token.len() == exponent + 1 && token.trim_end_matches('0') == "1" && exponent > 0;
        let fault = match token {
            "0" => Fault::TooSmall,
            _ if !is_canonical(token) => Fault::NotANumber,
            _ if judged && token.len() > exponent && !is_greatest => Fault::TooLarge,
            _ => {
                self.note(|| Number {
                    name,
                    token: place..place + token.len(),
                    least: 1,
                    above: format!("1{:0>exponent$}", 1),
                    ends: (token == "1", is_greatest),
                });
                return Ok(token);
            }
        };
        Err(self.error(place, fault, expected()))
    }

    fn note(&mut self, number: impl FnOnce() -> Number) {
        if let Some(noted) = &mut self.noted {
            noted(number());
        }
    }

    /// The error that the token at `place` is not what was `expected`.
    pub fn error(&self, place: usize, fault: Fault, expected: impl Into<String>) -> ParseError {
        let (before, rest) = self.text.split_at(place);
        let (line, column) = place_after(before);
        let found = rest.split_ascii_whitespace().next().map(str::to_string);
        ParseError { fault, line, column, expected: expected.into(), found }
    }
}

/// The line and the column at which a text goes on that begins so, both counted from 1.
pub(crate) fn place_after(beginning: &str) -> (usize, usize) {
    let last = beginning.rsplit('\n').next().unwrap_or_default();
    (beginning.matches('\n').count() + 1, last.chars().count() + 1)
}

/// Strictly decimal digits, perhaps after a minus sign: neither leading zeros nor an exponent nor -0.
fn parse<T: FromStr>(token: &str) -> Option<T> {
    let digits = token.strip_prefix('-').unwrap_or(token);
    let is_number = is_canonical(digits) && token != "-0";
    is_number.then(|| token.parse().ok()).flatten()
}

fn is_canonical(token: &str) -> bool {
    token.bytes().all(|byte| byte.is_ascii_digit()) && (token == "0" || !token.starts_with('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_line_column_and_token() {
        let mut tokens = Tokens::new("1 2\r\n\n  3 x7\n", Scope::Judge);
        for _ in 0..3 {
            tokens.number("n", &(1..=3)).unwrap();
        }
        let error = tokens.number("n", &(1..=3)).unwrap_err();
        assert_eq!(error.to_string(), "line 3, column 5: expected n (1..=3), found `x7`");
        let error = tokens.number("n", &(1..=3)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 4, column 1: expected n (1..=3), found the end of the input"
        );
    }

    #[test]
    fn invisible_characters_are_made_visible() {
        for (text, found) in [
            ("7\0", "7\\0"),
            ("\u{feff}7", "\\u{feff}7"),
            ("7\u{a0}8", "7\\u{a0}8"),
            ("\u{fffd}", "\u{fffd}"),
        ] {
            let error = Tokens::new(text, Scope::Judge).number("n", &(1..=9)).unwrap_err();
            let expected = format!("line 1, column 1: expected n (1..=9), found `{found}`");
            assert_eq!(error.to_string(), expected);
        }
    }

    #[test]
    fn a_word_has_its_length_and_its_letters() {
        let word = |text| Tokens::new(text, Scope::Judge).letters(&(3..=3), "IX");
        assert_eq!(word("IXX"), Ok(vec![0, 1, 1]));
        for text in ["IX", "IXXI", "IxX", "I X X"] {
            assert_eq!(word(text).unwrap_err().fault, Fault::Broken, "{text}");
        }
        assert_eq!(word("").unwrap_err().fault, Fault::Ended);
    }

    #[test]
    fn numbers_are_strict() {
        for (token, fault) in [
            ("0", Fault::TooSmall),
            ("10", Fault::TooLarge),
            ("18446744073709551616", Fault::NotANumber),
            ("07", Fault::NotANumber),
            ("+7", Fault::NotANumber),
            ("-7", Fault::NotANumber),
            ("7.0", Fault::NotANumber),
        ] {
            let error = Tokens::new(token, Scope::Judge).number("n", &(1..=9_u64)).unwrap_err();
            assert_eq!(error.fault, fault, "{token}");
        }
    }
}
