//! Problems with several right answers: a checker reads the words of each case and says whether they
//! are right.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::shortened::shortened;
use crate::value::Value;

/// The checker of a case: it reads the words of the case and says what is wrong with them.
pub(crate) type Check = Box<dyn Fn(&Value, &mut Words<'_>) -> Result<(), String> + Send + Sync>;

/// The words of an output, one after the other.
pub struct Words<'a> {
    /// Each with the number of its line.
    left: Box<dyn Iterator<Item = (usize, &'a str)> + 'a>,
    line: usize,
}

impl<'a> Words<'a> {
    fn split(output: &'a str) -> Words<'a> {
        let lines = (1..).zip(output.lines());
        let words =
            lines.flat_map(|(line, text)| text.split_whitespace().map(move |it| (line, it)));
        Words { left: Box::new(words), line: 1 }
    }

    /// The next word; `what` says what it should be: `a vertex`.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn word(&mut self, what: &str) -> Result<&'a str, String> {
        let (line, word) =
            self.left.next().ok_or_else(|| format!("expected {what}, found the end"))?;
        self.line = line;
        Ok(word)
    }

    /// The next number; `what` says what it should be.
    ///
    /// # Errors
    ///
    /// If there is none, or if it is not from the range.
    pub fn number<N>(&mut self, what: &str, range: RangeInclusive<N>) -> Result<N, String>
    where
        N: Display + FromStr + PartialOrd,
    {
        let word = self.word(what)?;
        let number = word.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            let (least, greatest) = range.into_inner();
            let found = shortened(word);
            format!("expected {what} from {least} to {greatest}, found `{found}`")
        })
    }
}

/// Checks an output with the answers to some cases.
///
/// # Errors
///
/// What is wrong, and in which line and case.
pub(crate) fn check_words(check: &Check, cases: &[Value], output: &str) -> Result<(), String> {
    let mut words = Words::split(output);
    for (number, case) in (1..).zip(cases) {
        check(case, &mut words).map_err(|wrong| match cases.len() {
            1 => format!("line {}: {wrong}", words.line),
            _ => format!("line {}, case {number}: {wrong}", words.line),
        })?;
    }
    match words.left.next() {
        None => Ok(()),
        Some((line, word)) => {
            Err(format!("line {line}: `{}` after the last answer", shortened(word)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        // Any divisor of the case.
        let check: Check = Box::new(|case, words| {
            let divisor = words.number("a divisor", 1..=100)?;
            match case.int() % divisor {
                0 => Ok(()),
                _ => Err(format!("{divisor} does not divide {}", case.int())),
            }
        });
        let checked = |cases: &[u64], output: &str| {
            let cases: Vec<Value> = cases.iter().map(|&case| Value::Int(case)).collect();
            check_words(&check, &cases, output).err().unwrap_or_default()
        };
        assert_eq!(checked(&[6, 8], "3\n4\n"), "");
        assert_eq!(checked(&[6, 8], "3 4"), "");
        assert_eq!(checked(&[6, 8], "3\n\n3\n"), "line 3, case 2: 3 does not divide 8");
        assert_eq!(checked(&[6], "x\n"), "line 1: expected a divisor from 1 to 100, found `x`");
        assert_eq!(checked(&[6], "0\n"), "line 1: expected a divisor from 1 to 100, found `0`");
        assert_eq!(checked(&[6, 8], "3\n"), "line 1, case 2: expected a divisor, found the end");
        assert_eq!(checked(&[6], "3\n4\n"), "line 2: `4` after the last answer");
    }
}
