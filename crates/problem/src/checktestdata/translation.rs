//! One case of a format in checktestdata.

use std::collections::BTreeMap;
use std::iter::once;

use anyhow::{bail, ensure, Result};

use super::code::{Code, NEWLINE};
use super::names::{title, variable};
use super::rules::Arrays;
use crate::shape::{Condition, Node};

/// The variables with which rules and loops count.
pub const INDICES: [&str; 3] = ["i", "j", "jj"];

/// A format on its way into checktestdata.
#[derive(Default)]
pub struct Translation {
    /// Whether the cases are in a loop.
    is_repeated: bool,
    /// The numbers that are known at this place.
    pub(super) scalars: Vec<Scalar>,
    /// The bounds of all numbers and their sums, in the order in which they are read.
    pub(super) bounds: Vec<String>,
    /// The variable and the bounds of each name.
    names: BTreeMap<&'static str, (String, String)>,
    /// The rules for this place.
    rules: Vec<Rule>,
    /// Which of the loops around this place count their rounds.
    pub(super) loops: Vec<bool>,
    /// Whether nothing of the line has been read.
    pub(super) at_line_start: bool,
    /// The checks at the end of the line.
    pub(super) pending: Code,
}

/// A number of the format that later bounds may name.
pub struct Scalar {
    /// The format's name for it.
    pub name: &'static str,
    /// Its variable in checktestdata.
    pub place: String,
    /// The least value that it may have.
    pub least: u64,
    /// The greatest value that it may have.
    pub most: u64,
    /// Whether another number is where it was.
    pub is_lost: bool,
}

/// A rule for the part that is being translated.
struct Rule {
    arrays: Arrays,
    /// How many loops were around the part.
    loops: usize,
    /// The arrays that have been met.
    stored: Vec<String>,
}

impl Translation {
    /// An empty translation; `is_repeated` says whether the cases are in a loop.
    pub fn new(is_repeated: bool) -> Translation {
        Translation { is_repeated, at_line_start: true, ..Translation::default() }
    }

    /// A part of the format.
    pub(super) fn node(&mut self, node: &Node, code: &mut Code) -> Result<()> {
        match node {
            Node::Int(int) => self.number(int, code),
            Node::Decimal(decimal) => self.decimal(decimal, code),
            Node::Signed(signed) => self.signed(signed, code),
            Node::Tuple(parts) => parts.iter().try_for_each(|part| self.node(part, code)),
            Node::Counted { count, body } => {
                self.number(count, code)?;
                self.node(body, code)
            }
            Node::Letters { length, alphabet } => self.letters(length, alphabet, code),
            Node::Items { count, item, lines } => self.items(count, item, *lines, code),
            Node::Rest { count, item } => self.rest(count, item, code),
            Node::Checked { node, check } => self.checked(node, check, code),
            Node::Line(node) => {
                self.end_line(code);
                self.node(node, code)?;
                self.end_line(code);
                Ok(())
            }
            Node::Generated { node, .. } | Node::Always { node, .. } => self.node(node, code),
        }
    }

    fn checked(&mut self, node: &Node, check: &Condition, code: &mut Code) -> Result<()> {
        let lines = check.checktestdata.trim_end();
        ensure!(!lines.is_empty(), "a rule has no lines of checktestdata");
        let start = code.0.len();
        let arrays = Arrays::in_lines(lines);
        self.rules.push(Rule { arrays, loops: self.loops.len(), stored: Vec::new() });
        self.node(node, code)?;
        let rule = self.rules.pop().expect("the rule");
        let whole = rule.stored.iter().filter(|name| rule.arrays.whole.contains(*name));
        let whole: Vec<&str> = whole.map(String::as_str).collect();
        if !whole.is_empty() && (self.is_repeated || rule.loops > 0) {
            let part = code.0.split_off(start);
            code.lines(&format!("UNSET({})", whole.join(", ")));
            code.add(part.trim_start());
        }
        self.pending.lines(lines);
        if self.at_line_start {
            self.check_pending(code);
        }
        Ok(())
    }

    /// Whether a rule needs more than the latest value of a variable.
    pub(super) fn stores(&self, variable: &str) -> bool {
        self.rules.iter().any(|rule| rule.arrays.contains(variable))
    }

    /// The variable for a name, which no other name has.
    pub fn variable(&mut self, name: &'static str) -> String {
        if let Some((variable, _)) = self.names.get(name) {
            return variable.clone();
        }
        let is_free = |variable: &String| self.names.values().all(|(other, _)| other != variable);
        let plain = variable(name);
        let numbered = (2..).map(|number| format!("{plain}{number}"));
        let free = once(plain.clone()).chain(numbered).find(is_free);
        let free = free.expect("there are many numbers");
        self.names.insert(name, (free.clone(), String::new()));
        free
    }

    /// Where a value is put: into the variable, or into an array if a rule needs one.
    pub(super) fn place(&mut self, variable: &str) -> Result<String> {
        ensure!(!INDICES.contains(&variable), "the name `{variable}` is needed for counting");
        let Some(rule) = self.rules.iter_mut().find(|rule| rule.arrays.contains(variable)) else {
            return Ok(variable.to_string());
        };
        if rule.loops == self.loops.len() {
            return Ok(variable.to_string());
        }
        if !rule.stored.iter().any(|stored| stored == variable) {
            rule.stored.push(variable.to_string());
        }
        let loops = rule.loops..self.loops.len();
        self.loops[loops.clone()].fill(true);
        Ok(format!("{variable}[{}]", INDICES[loops].join(", ")))
    }

    /// Notes the bounds of a number, once.
    pub(super) fn declare(&mut self, name: &'static str, least: &str, most: &str) -> Result<()> {
        let bound = format!("{} <= {} <= {}", least, title(name), most);
        let variable = self.variable(name);
        match self.names.insert(name, (variable, bound.clone())) {
            Some((_, before)) if before == bound => Ok(()),
            Some((_, before)) if before.is_empty() => {
                self.bounds.push(bound);
                Ok(())
            }
            before => bail!("one name for {before:?} and {bound}"),
        }
    }

    pub(super) fn token(&mut self, token: &str, code: &mut Code) {
        if !self.at_line_start {
            code.add("SPACE");
        }
        code.add(token);
        self.at_line_start = false;
    }

    pub(super) fn end_line(&mut self, code: &mut Code) {
        if !self.at_line_start {
            code.add(NEWLINE);
        }
        self.check_pending(code);
        self.at_line_start = true;
    }

    /// Adds the checks that had to wait.
    pub(super) fn check_pending(&mut self, code: &mut Code) {
        let checks = std::mem::take(&mut self.pending);
        if !checks.0.is_empty() {
            code.lines(&checks.0);
        }
    }
}
