//! Reading an input a line at a time, as many programs do.
//!
//! Such a program is right for a judge, and a case within the judge's bounds must not reject it. So
//! the reader here knows of the format which lines it has, and shares nothing with the writer; white
//! space is a single space, and a list's row is a line of its own even if the list is empty.

use std::iter::Peekable;
use std::str::SplitInclusive;

use anyhow::{ensure, Context, Result};

use crate::format::{Framing, Grammar};
use crate::shape::{Known, Lines, Node};

/// Reads `text` line by line; its numbers are not held to their bounds.
///
/// # Errors
///
/// The first line that has not what the format says.
pub fn check(grammar: &Grammar, text: &str) -> Result<()> {
    let mut lines = Reader::new(text);
    match grammar.framing {
        Framing::Counted(_) => {
            let count = lines.number()?;
            lines.end()?;
            for _ in 0..count {
                lines.case(grammar)?;
            }
        }
        Framing::ToEof => {
            while lines.next_line(grammar).is_some() {
                lines.case(grammar)?;
            }
        }
        Framing::Single => lines.case(grammar)?,
        Framing::Until(sentinel) => {
            let last = format!("{sentinel}\n");
            while lines.next_line(grammar) != Some(&last) {
                lines.case(grammar)?;
            }
            lines.left.next();
        }
    }
    let is_over = lines.next_line(grammar).is_none();
    ensure!(is_over, "line {} follows the end of the input", lines.begun + 1);
    Ok(())
}

struct Reader<'a> {
    left: Peekable<SplitInclusive<'a, char>>,
    begun: usize,
    /// The tokens that are left of the line that has been begun, the last one first.
    line: Option<Vec<&'a str>>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Reader { left: text.split_inclusive('\n').peekable(), begun: 0, line: None }
    }

    /// The next line, before or after a case; blank ones are skipped where a judge may have them.
    fn next_line(&mut self, grammar: &Grammar) -> Option<&'a str> {
        while grammar.blank_lines && self.left.next_if_eq(&"\n").is_some() {
            self.begun += 1;
        }
        self.left.peek().copied()
    }

    fn case(&mut self, grammar: &Grammar) -> Result<()> {
        self.next_line(grammar);
        self.read(&grammar.case, &mut Known::default())?;
        self.end()
    }

    fn read(&mut self, node: &Node, known: &mut Known) -> Result<()> {
        match node {
            Node::Int(int) => known.add(int.name, self.number()?),
            Node::Decimal(_) | Node::Signed(_) | Node::Letters { .. } => {
                self.token()?;
            }
            Node::Tuple(parts) => {
                for part in parts {
                    self.read(part, known)?;
                }
            }
            Node::Counted { count, body } => {
                known.add(count.name, self.number()?);
                self.read(body, known)?;
            }
            Node::Items { count, lines, item } => {
                self.items(count.value(known), *lines, |reader| {
                    known.scoped(|known| reader.read(item, known))
                })?;
            }
            Node::Rest { .. } => {
                self.begin()?;
                self.line = None;
            }
            Node::Line(node) => {
                self.end()?;
                self.read(node, known)?;
                self.end()?;
            }
            Node::Checked { node, .. }
            | Node::Generated { node, .. }
            | Node::Always { node, .. } => self.read(node, known)?,
        }
        Ok(())
    }

    fn items(
        &mut self,
        count: u64,
        lines: Lines,
        mut item: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        match lines {
            Lines::Row => self.begin()?,
            Lines::Column => self.end()?,
            Lines::Inline => {}
        }
        for _ in 0..count {
            item(self)?;
            if lines == Lines::Column {
                self.end()?;
            }
        }
        self.end()
    }

    fn begin(&mut self) -> Result<()> {
        self.end()?;
        let line = self.left.next().context("a line is missing at the end")?;
        self.begun += 1;
        let number = self.begun;
        let line =
            line.strip_suffix('\n').with_context(|| format!("line {number} is not ended"))?;
        let tokens: Vec<&str> = match line {
            "" => Vec::new(),
            _ => line.split(' ').rev().collect(),
        };
        let is_token =
            |word: &&str| !word.is_empty() && !word.contains(|it: char| it.is_ascii_whitespace());
        ensure!(tokens.iter().all(is_token), "line {number} has white space but single spaces");
        self.line = Some(tokens);
        Ok(())
    }

    fn token(&mut self) -> Result<&'a str> {
        if self.line.is_none() {
            self.begin()?;
        }
        let token = self.line.as_mut().and_then(Vec::pop);
        token.with_context(|| format!("line {} ends early", self.begun))
    }

    fn number(&mut self) -> Result<u64> {
        let token = self.token()?;
        token.parse().with_context(|| format!("line {}: `{token}`", self.begun))
    }

    /// Ends the line that has been begun, if there is one.
    fn end(&mut self) -> Result<()> {
        let left = self.line.take().unwrap_or_default();
        ensure!(left.is_empty(), "line {} is too long", self.begun);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{counted, single, to_eof, until, Format};
    use crate::shape::{int, list, rest, Shape};

    fn heaps() -> Shape<Vec<u64>> {
        list(int("n", 0..=3), int("heap", 0..=9))
    }

    #[track_caller]
    fn said<T>(format: Format<T>, text: &str, expected: &str) {
        let said = check(&format.grammar, text);
        assert_eq!(said.err().map(|error| error.to_string()).unwrap_or_default(), expected);
    }

    #[test]
    fn each_framing_has_its_lines() {
        said(counted(int("T", 1..=5), heaps()), "2\n3\n1 2 3\n1\n0\n", "");
        said(counted(int("T", 1..=5), heaps()), "2 1\n7\n1\n0\n", "line 1 is too long");
        said(
            counted(int("T", 1..=5), heaps()),
            "1\n1\n0\n1\n",
            "line 4 follows the end of the input",
        );
        said(to_eof(heaps()), "3\n1 2 3\n1\n0\n", "");
        said(until("0", heaps()), "3\n1 2 3\n0\n", "");
        said(until("0", heaps()), "3\n1 2 3\n", "a line is missing at the end");
        said(single(rest(int("N", 1..=9), int("stair", 1..=9))), "5 6\n", "");
    }

    #[test]
    fn each_layout_has_its_lines() {
        said(single(heaps()), "2\n1 2\n", "");
        said(single(heaps()), "2 1 2\n", "line 1 is too long");
        said(single(heaps()), "2\n1\n2\n", "line 2 ends early");
        said(single(heaps().column()), "2\n1\n2\n", "");
        said(single(heaps().column()), "2\n1 2\n", "line 2 is too long");
        said(single(heaps().inline()), "2 1 2\n", "");
        said(single(heaps().inline()), "2\n1 2\n", "line 1 ends early");
        said(single((heaps(), int("k", 0..=9))), "2\n1 2\n7\n", "");
    }

    #[test]
    fn white_space_is_a_single_space() {
        for line in ["2  1 2", "2 1 2 ", " 2 1 2", "2\t1 2", "2 1 2\r"] {
            let expected = "line 1 has white space but single spaces";
            said(single(heaps().inline()), &format!("{line}\n"), expected);
        }
        said(single(heaps().inline()), "2 1 2", "line 1 is not ended");
    }

    #[test]
    fn the_row_of_an_empty_list_is_an_empty_line() {
        said(single(heaps()), "0\n\n", "");
        said(single(heaps()), "0\n", "a line is missing at the end");
    }
}
