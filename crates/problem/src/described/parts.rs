//! The lines of a described format.

use std::collections::BTreeMap;
use std::sync::Arc;

use anyhow::{bail, ensure, Context, Result};

use super::case_of;
use super::expressions::{constant, Number, Numbers};
use crate::shape::signed::signed;
use crate::shape::{between, int, Expression, Int, Lines, Node};

/// A case that cannot be shorter than this is not made.
const MOST_ITEMS: u64 = 1_000_000;

/// The lines that were read, and the numbers that they may name.
#[derive(Default)]
pub struct Parts {
    lines: Vec<Node>,
    numbers: Numbers,
    names: Vec<String>,
    /// The numbers that say how many there are of something, and how deep that lies.
    counts: BTreeMap<&'static str, u32>,
}

impl Parts {
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The whole case. Numbers that count something are not larger than a list may be long.
    pub fn into_case(self) -> Node {
        let mut case = case_of(self.lines);
        case.for_each_int(&mut |int| {
            int.counts = self.counts.get(int.name).copied().unwrap_or(int.counts);
        });
        case
    }

    /// The number of cases: `t in 1..20`. No other number depends on it.
    pub fn count_of_cases(&mut self, text: &str) -> Result<Int> {
        let expected = "expected `cases t in 1..20`, `cases to the end` or `cases until 0`";
        let (name, range) = text.split_once(" in ").context(expected)?;
        let name = self.name(name)?;
        let (least, most) = self.bounds(range)?;
        let single = self.numbers.least(least) <= 1 && self.numbers.most(most) >= 1;
        ensure!(single, "`{range}` does not allow a single case");
        Ok(int(name, between(least, most)))
    }

    /// A number of the case, and what all of its values together are bounded by.
    pub fn total(&self, name: &str, most: &str) -> Result<(&'static str, u64)> {
        let names = self.lines.iter().flat_map(Node::names_for_later).collect::<Vec<_>>();
        let number = names.into_iter().find(|number| *number == name);
        let number = number.with_context(|| format!("no number `{name}` before"))?;
        let most = u64::try_from(constant(most)?).context("it is negative")?;
        let single = self.numbers.most(self.numbers.expression(name)?);
        ensure!(single <= most, "a single {name} can be {single}, which is more");
        Ok((number, most))
    }

    /// Reads the description of a line, or of several alike.
    pub fn line(&mut self, text: &str) -> Result<()> {
        let Some((count, item)) = text.split_once(" lines:") else {
            let parts = self.parts(text, 1, 1)?;
            self.lines.push(Node::Line(Arc::new(parts)));
            return Ok(());
        };
        let is_list = |part: &str| part.contains(" of ");
        let depth = if item.split(", ").any(is_list) { 2 } else { 1 };
        let count = self.count(count, depth, 1)?;
        // The numbers of the lines are not known after them.
        let known = self.numbers.0.len();
        let item = self.parts(item, depth, self.numbers.least(count).max(1))?;
        self.numbers.0.truncate(known);
        self.lines.push(Node::Items { count, lines: Lines::Column, item: Arc::new(item) });
        Ok(())
    }

    /// Reads the parts of a line; `times` is how often it stands there at least.
    fn parts(&mut self, text: &str, depth: u32, times: u64) -> Result<Node> {
        let texts: Vec<&str> = text.split(", ").collect();
        let mut parts = Vec::new();
        for (place, text) in texts.iter().enumerate() {
            let part = self.part(text.trim(), depth, times)?;
            let is_row = matches!(part, Node::Items { .. });
            ensure!(!is_row || place + 1 == texts.len(), "`{text}` ends its line");
            parts.push(part);
        }
        Ok(case_of(parts))
    }

    fn part(&mut self, text: &str, depth: u32, times: u64) -> Result<Node> {
        let (name, list) = match text.split_once(':') {
            Some((name, list)) => (Some(name), list.trim()),
            None => (None, text),
        };
        if let Some(word) = list.strip_prefix("word of ") {
            name.map(|name| self.name(name)).transpose()?;
            return self.word(word, depth, times);
        }
        if let Some(name) = name {
            let (count, range) = list.split_once(" of ").context("expected `a: n of 1..9`")?;
            let name = self.name(name)?;
            let count = self.count(count, depth, times)?;
            let item = Arc::new(self.number(name, range)?);
            return Ok(Node::Items { count, lines: Lines::Inline, item });
        }
        let Some((name, range)) = text.split_once(" in ") else {
            bail!("expected `n in 1..9`, `a: n of 1..9` or `word of n from ab`, found `{text}`");
        };
        let name = self.name(name)?;
        let node = self.number(name, range)?;
        if let Node::Int(_) = node {
            let (least, most) = self.bounds(range)?;
            self.numbers.0.push(Number { name, least, most });
        }
        Ok(node)
    }

    /// `n from ab`, or `1..9 from a-z`.
    fn word(&mut self, text: &str, depth: u32, times: u64) -> Result<Node> {
        let (length, letters) =
            text.split_once(" from ").context("expected `word of n from ab`")?;
        let (least, most) = match length.contains("..") {
            true => self.bounds(length)?,
            false => [self.count(length, depth, times)?; 2].into(),
        };
        self.mark(least, depth);
        self.is_short(least, times)?;
        ensure!(self.numbers.least(least) > 0, "a word may not be empty: `{length}` can be 0");
        let alphabet = alphabet(letters.trim())?.leak();
        Ok(Node::Letters { length: int("letters", between(least, most)), alphabet })
    }

    /// A number in a range, which may be negative.
    fn number(&self, name: &'static str, range: &str) -> Result<Node> {
        if let Some((least, most)) = range.trim().strip_prefix('-').and(range.split_once("..")) {
            let [least, most] = [constant(least)?, constant(most)?];
            ensure!(
                least <= 0 && 0 <= most,
                "`{range}` does not contain 0, as a range with negative numbers must"
            );
            let most = i64::try_from(most).context("with negative numbers, there are 63 bits")?;
            return Ok(Node::Signed(signed(name, i64::try_from(least)?..=most)));
        }
        let (least, most) = self.bounds(range)?;
        Ok(Node::Int(int(name, between(least, most))))
    }

    fn bounds(&self, range: &str) -> Result<(Expression, Expression)> {
        let range = range.trim();
        let ends = range.split_once("..").map(|(least, most)| (least.trim(), most.trim()));
        let (least, most) = ends.with_context(|| format!("`{range}` is not a range, as `1..9`"))?;
        let bounds = (self.numbers.expression(least)?, self.numbers.expression(most)?);
        let fits = self.numbers.never_exceeds(bounds.0, bounds.1);
        ensure!(fits, "`{range}` may be empty: {least} can exceed {most}");
        Ok(bounds)
    }

    /// How many there are of something.
    fn count(&mut self, text: &str, depth: u32, times: u64) -> Result<Expression> {
        let count = self.numbers.expression(text)?;
        self.is_short(count, times)?;
        self.mark(count, depth);
        Ok(count)
    }

    /// Marks the numbers that must be small for this one to be small.
    fn mark(&mut self, count: Expression, depth: u32) {
        let Some(number) = count.name().and_then(|name| self.numbers.get(name)) else { return };
        let (name, least) = (number.name, number.least);
        let deepest = self.counts.entry(name).or_default();
        *deepest = depth.max(*deepest);
        self.mark(least, depth);
    }

    fn is_short(&self, count: Expression, times: u64) -> Result<()> {
        let least = self.numbers.least(count).saturating_mul(times);
        ensure!(least <= MOST_ITEMS, "a case has at least {least} of them, which is too many");
        Ok(())
    }

    /// A new name.
    fn name(&mut self, text: &str) -> Result<&'static str> {
        let name = text.trim();
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        ensure!(is_name, "`{name}` is not a name");
        ensure!(!self.names.iter().any(|other| other == name), "`{name}` stands there twice");
        self.names.push(name.to_string());
        Ok(name.to_string().leak())
    }
}

/// Letters that stand for themselves, or rows of them: `ab`, `a-z`, `.#`.
fn alphabet(text: &str) -> Result<String> {
    let letters: Vec<char> = text.chars().collect();
    let (mut alphabet, mut rest) = (String::new(), &letters[..]);
    while let Some((&first, others)) = rest.split_first() {
        (rest, alphabet) = match others {
            ['-', last, others @ ..] if first < *last => (others, alphabet + &row(first, *last)),
            ['-', last, ..] if last.is_alphanumeric() => bail!("`{first}-{last}` has no letters"),
            _ => (others, format!("{alphabet}{first}")),
        };
    }
    let is_plain = alphabet.chars().all(|letter| letter.is_ascii_graphic());
    ensure!(is_plain && !alphabet.is_empty(), "`{text}` is not a row of letters of ASCII");
    let twice = alphabet.chars().find(|letter| alphabet.matches(*letter).count() > 1);
    ensure!(twice.is_none(), "`{text}` has a letter twice");
    Ok(alphabet)
}

fn row(first: char, last: char) -> String {
    (first..=last).collect()
}

/// The first word, and the rest.
pub fn split_words(line: &str) -> (&str, &str) {
    line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()))
}
