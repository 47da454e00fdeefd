//! One case of a format in checktestdata.

use std::collections::BTreeMap;
use std::iter::once;
use std::sync::Arc;

use anyhow::{bail, ensure, Context, Result};
use protocol::Scope;

use super::code::{self, Code, NEWLINE};
use super::fit::{Expression, Scalar, Written};
use super::rules::Arrays;
use super::{title, variable};
use crate::data::Random;
use crate::decimal::Decimal;
use crate::shape::{with_header, Check, Int, Lines, Node};
use crate::signed::Signed;
use crate::value::Value;

/// How many samples of all numbers a format is walked with at once. The first two have the least
/// and the greatest numbers.
pub const SAMPLES: usize = 8;

/// How long a list is at most, in most of the samples.
const LENGTH: u64 = 50;

/// What rules and loops count with.
const INDICES: [&str; 3] = ["i", "j", "jj"];

/// What a word is called; its length has the name that the format gives it.
const WORD: &str = "word";

/// The same part of the nodes of all samples, which are of one kind.
macro_rules! alike {
    ($nodes:expr, $pattern:pat => $part:expr) => {
        $nodes
            .iter()
            .map(|node| match *node {
                $pattern => Ok($part),
                _ => bail!("the kind of a part depends on what is before it"),
            })
            .collect::<Result<Vec<_>>>()?
    };
}

/// A format on its way into checktestdata.
pub struct Translation {
    random: Random,
    /// Whether the cases are in a loop.
    is_repeated: bool,
    /// The numbers that are known at this place.
    scalars: Vec<Scalar>,
    /// The bounds of all numbers, in order.
    bounds: Vec<String>,
    /// The variable and the bounds of each name.
    names: BTreeMap<&'static str, (String, String)>,
    /// The rules for this place.
    rules: Vec<Rule>,
    /// Which of the loops around this place count their rounds.
    loops: Vec<bool>,
    /// Whether nothing of the line has been read.
    at_line_start: bool,
    /// What is checked at the end of the line.
    pending: Vec<Code>,
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
    /// Nothing so far; `is_repeated` says whether the cases are in a loop.
    pub fn new(is_repeated: bool) -> Translation {
        Translation {
            random: Random::new(1),
            is_repeated,
            scalars: Vec::new(),
            bounds: Vec::new(),
            names: BTreeMap::new(),
            rules: Vec::new(),
            loops: Vec::new(),
            at_line_start: true,
            pending: Vec::new(),
        }
    }

    /// The bounds of all numbers, in the order in which they are read.
    pub fn into_bounds(self) -> Vec<String> {
        self.bounds
    }

    /// Adds a bound that is no number's own.
    pub fn add_bound(&mut self, bound: String) {
        self.bounds.push(bound);
    }

    /// The expression that has this value in each sample.
    pub fn fitting(&self, values: &[i128]) -> Option<Expression> {
        Expression::fitting(values, &self.scalars)
    }

    /// A whole case, its last line ended; its value in each sample.
    pub fn case(&mut self, case: &Node, code: &mut Vec<Code>) -> Result<Vec<Value>> {
        let values = self.node(&[case; SAMPLES], code)?;
        self.end_line(code);
        Ok(values)
    }

    /// A number that stands on a line of its own.
    pub fn line(&mut self, number: &Int, code: &mut Vec<Code>) -> Result<()> {
        self.number(&[number; SAMPLES], &|_| u64::MAX, code)?;
        self.end_line(code);
        Ok(())
    }

    fn node(&mut self, nodes: &[&Node], code: &mut Vec<Code>) -> Result<Vec<Value>> {
        match nodes[0] {
            Node::Int(_) => {
                let numbers = alike!(nodes, Node::Int(number) => number);
                let values = self.number(&numbers, &|_| u64::MAX, code)?;
                Ok(values.into_iter().map(Value::Int).collect())
            }
            Node::Decimal(decimal) => self.decimal(decimal, code),
            Node::Signed(signed) => self.signed(signed, code),
            Node::Tuple(_) => {
                let tuples = alike!(nodes, Node::Tuple(parts) => parts);
                self.tuple(&tuples, code)
            }
            Node::List { .. } => self.list(nodes, code),
            Node::Letters { alphabet, .. } => {
                let lengths = alike!(nodes, Node::Letters { length, .. } => length);
                self.letters(&lengths, alphabet, code)
            }
            Node::Word { alphabet, .. } => {
                let counts = alike!(nodes, Node::Word { count, .. } => count);
                self.word(&counts, alphabet, code)
            }
            Node::Items { lines, .. } => {
                let counts = alike!(nodes, Node::Items { count, .. } => *count);
                let items = alike!(nodes, Node::Items { item, .. } => &**item);
                self.items(&counts, &items, *lines, code)
            }
            Node::Rest { count, .. } => {
                let items = alike!(nodes, Node::Rest { item, .. } => &**item);
                self.rest(count, &items, code)
            }
            Node::Then { .. } => {
                let firsts = alike!(nodes, Node::Then { first, .. } => &**first);
                let firsts = self.node(&firsts, code)?;
                let closures = alike!(nodes, Node::Then { next, .. } => next);
                let nexts: Vec<Node> =
                    closures.iter().zip(&firsts).map(|(next, first)| next(first)).collect();
                let seconds = self.node(&nexts.iter().collect::<Vec<_>>(), code)?;
                let pairs = firsts.into_iter().zip(seconds);
                Ok(pairs.map(|(first, second)| Value::Row(vec![first, second])).collect())
            }
            Node::Checked { check, .. } => {
                let checked = alike!(nodes, Node::Checked { node, .. } => &**node);
                self.checked(&checked, check, code)
            }
            Node::Generated { .. } => {
                let nodes = alike!(nodes, Node::Generated { node, .. } => &**node);
                self.node(&nodes, code)
            }
        }
    }

    fn tuple(&mut self, tuples: &[&Vec<Node>], code: &mut Vec<Code>) -> Result<Vec<Value>> {
        let length = tuples[0].len();
        ensure!(
            tuples.iter().all(|parts| parts.len() == length),
            "how many parts there are depends on what is before them: say it as a row or a column"
        );
        let mut rows = vec![Vec::new(); tuples.len()];
        for index in 0..length {
            let parts: Vec<&Node> = tuples.iter().map(|parts| &parts[index]).collect();
            let values = self.node(&parts, code)?;
            rows.iter_mut().zip(values).for_each(|(row, value)| row.push(value));
        }
        Ok(rows.into_iter().map(Value::Row).collect())
    }

    /// A number, which in each sample is at most `cap`, unless its least value is more.
    fn number(
        &mut self,
        numbers: &[&Int],
        cap: &dyn Fn(usize) -> u64,
        code: &mut Vec<Code>,
    ) -> Result<Vec<u64>> {
        let name = numbers[0].name;
        let variable = self.variable(name);
        let place = self.place(&variable)?;
        let (least, most) = self.ends(numbers)?;
        let (from, to) = (least.written(), most.written());
        ensure!(
            !matches!(least, Expression::AtMost(..)),
            "the least value of `{name}` is the lesser of two numbers, which cannot be said"
        );
        let greatest = self.greatest(&most);
        self.token(format!("INT({}, {}, {place})", from.code, code::number(greatest)), code);
        code.extend(at_most(&place, &most));
        self.declare(name, &from, &to)?;
        let pick = |(sample, number): (usize, &&Int)| {
            self.pick(sample, number.range(Scope::Judge).into_inner(), cap(sample))
        };
        let values: Vec<u64> = numbers.iter().enumerate().map(pick).collect();
        self.scalars.push(Scalar {
            title: title(name).to_string(),
            variable: place,
            most: greatest,
            values: values.iter().copied().map(i128::from).collect(),
        });
        Ok(values)
    }

    /// The greatest value that an expression may have: tools read the bounds of a number out of
    /// its `INT`, and take a variable there for what the data has.
    fn greatest(&self, expression: &Expression) -> i128 {
        match expression {
            Expression::Constant(most) | Expression::AtMost(_, most) => *most,
            Expression::Shifted(name, shift) => {
                let mut scalars = self.scalars.iter().rev();
                let scalar = scalars.find(|scalar| scalar.variable == name.variable);
                scalar.expect("what an expression names").most + shift
            }
        }
    }

    /// The least and the greatest value of a number.
    fn ends(&self, numbers: &[&Int]) -> Result<(Expression, Expression)> {
        let end = |of: fn(&Int) -> u64| {
            let values: Vec<i128> = numbers.iter().map(|number| of(number).into()).collect();
            self.fitting(&values).with_context(|| {
                format!(
                    "the bounds of `{}` are no simple expression of what is before it: give it \
                     constant bounds, and say the rest by a rule",
                    numbers[0].name
                )
            })
        };
        Ok((
            end(|number| *number.range(Scope::Judge).start())?,
            end(|number| *number.range(Scope::Judge).end())?,
        ))
    }

    /// A value for sample number `sample`.
    fn pick(&mut self, sample: usize, (least, most): (u64, u64), cap: u64) -> u64 {
        let most = most.min(cap).max(least);
        match sample {
            0 => least,
            1 => most,
            _ => {
                let magnitude = 10_u64.pow(self.random.int(1..=19) as u32);
                self.random.int(least..=most.min(least.saturating_add(magnitude)))
            }
        }
    }

    fn list(&mut self, nodes: &[&Node], code: &mut Vec<Code>) -> Result<Vec<Value>> {
        let counts = alike!(nodes, Node::List { count, .. } => count);
        let headers = alike!(nodes, Node::List { header, .. } => header.as_deref());
        let items = alike!(nodes, Node::List { item, .. } => item);
        let lines = alike!(nodes, Node::List { lines, .. } => *lines)[0];
        let lengths = self.count(&counts, code)?;
        let expression = self.scalars.last().expect("the count").variable.clone();
        let headers = match headers.into_iter().collect::<Option<Vec<&Node>>>() {
            Some(headers) => self.node(&headers, code)?.into_iter().map(Some).collect(),
            None => vec![None; nodes.len()],
        };
        let ons = lengths.iter().zip(&headers);
        let items: Vec<Arc<Node>> = items
            .into_iter()
            .zip(ons)
            .map(|(item, (&length, header))| {
                item.node(header.as_ref().unwrap_or(&Value::Int(length)))
            })
            .collect();
        let items: Vec<&Node> = items.iter().map(|item| &**item).collect();
        let rows = self.repeated(&expression, &lengths, &items, lines, code)?;
        Ok(headers.into_iter().zip(rows).map(|(header, row)| with_header(header, row)).collect())
    }

    /// The number of items of a list: in the second sample, the outermost lists are long.
    fn count(&mut self, counts: &[&Int], code: &mut Vec<Code>) -> Result<Vec<u64>> {
        let is_outermost = self.loops.is_empty();
        let longest = |sample| match (is_outermost, sample) {
            (true, 1) => 100_000,
            (true, _) => LENGTH,
            (false, _) => 3,
        };
        self.number(counts, &longest, code)
    }

    fn items(
        &mut self,
        counts: &[u64],
        items: &[&Node],
        lines: Lines,
        code: &mut Vec<Code>,
    ) -> Result<Vec<Value>> {
        let values: Vec<i128> = counts.iter().copied().map(i128::from).collect();
        match self.fitting(&values) {
            Some(count) if !matches!(count, Expression::AtMost(..)) => {
                self.repeated(&count.written().code, counts, items, lines, code)
            }
            _ => bail!("the number of items is no simple expression of what is before them"),
        }
    }

    /// The items of a list, `count` of them.
    fn repeated(
        &mut self,
        count: &str,
        lengths: &[u64],
        items: &[&Node],
        lines: Lines,
        code: &mut Vec<Code>,
    ) -> Result<Vec<Value>> {
        if lines != Lines::Inline {
            self.end_line(code);
        }
        let starts_line = self.at_line_start;
        let (values, body, index) = self.body(items, lines, code)?;
        let separator = match (starts_line, self.at_line_start) {
            (true, false) => ", SPACE",
            (true, true) | (false, false) => "",
            (false, true) => bail!("a list on one line has items that end it"),
        };
        let head = match index {
            Some(index) => format!("REPI({index}, {count}{separator})"),
            None => format!("REP({count}{separator})"),
        };
        let mut items = vec![Code::block(head, body)];
        self.end_line(&mut items);
        // A row of no items is no line at all.
        match starts_line && !separator.is_empty() && lengths[0] == 0 {
            true => code.push(Code::block(format!("IF({count} > 0)"), items)),
            false => code.append(&mut items),
        }
        let rows = values.into_iter().zip(lengths);
        Ok(rows.map(|(value, &length)| Value::Row(vec![value; length as usize])).collect())
    }

    /// What is in a loop, and what counts its rounds if anything does.
    fn body(
        &mut self,
        items: &[&Node],
        lines: Lines,
        outside: &mut Vec<Code>,
    ) -> Result<(Vec<Value>, Vec<Code>, Option<&'static str>)> {
        outside.append(&mut self.pending);
        let known = self.scalars.len();
        let index = INDICES.get(self.loops.len()).context("lists in lists in lists in lists")?;
        self.loops.push(false);
        let mut body = Vec::new();
        let values = self.node(items, &mut body)?;
        if lines == Lines::Column {
            self.end_line(&mut body);
        }
        body.append(&mut self.pending);
        self.scalars.truncate(known);
        let counts = self.loops.pop().expect("the loop");
        Ok((values, body, counts.then_some(*index)))
    }

    /// Items to the end of the line.
    fn rest(&mut self, count: &Int, items: &[&Node], code: &mut Vec<Code>) -> Result<Vec<Value>> {
        let (least, most) = self.ends(&[count])?;
        let (least, most) = (least.written(), most.written());
        self.declare(count.name, &least, &most)?;
        self.end_line(code);
        let (index, count) = (INDICES[self.loops.len()], self.variable(count.name));
        let (values, item, _) = self.body(items, Lines::Row, code)?;
        let next = [format!("SET({index} = {index} + 1)"), "SPACE".to_string()];
        let next = next.into_iter().map(Code::command).chain(item.clone()).collect();
        code.push(Code::command(format!("SET({index} = 0)")));
        code.extend(item);
        code.push(Code::block("WHILE(MATCH(\" \"))", next));
        code.push(Code::command(format!("SET({count} = {index} + 1)")));
        self.pending.push(Code::lines(within(&count, &least.code, &most.code)));
        self.end_line(code);
        Ok(values.into_iter().map(|value| Value::Row(vec![value])).collect())
    }

    fn decimal(&mut self, decimal: &Decimal, code: &mut Vec<Code>) -> Result<Vec<Value>> {
        let variable = self.variable(decimal.name);
        let place = self.place(&variable)?;
        let most = format!("10^{}", decimal.exponent);
        self.token(format!("INT(1, {most}, {place})"), code);
        let [least, most] =
            ["1".to_string(), most].map(|end| Written { code: end.clone(), shown: end });
        self.declare(decimal.name, &least, &most)?;
        Ok(vec![Value::Row(vec![Value::Int(1)]); SAMPLES])
    }

    fn signed(&mut self, signed: &Signed, code: &mut Vec<Code>) -> Result<Vec<Value>> {
        let variable = self.variable(signed.name);
        let place = self.place(&variable)?;
        let (least, most) = signed.range(Scope::Judge).into_inner();
        let [least, most] = [least, most].map(|end| Expression::Constant(end.into()).written());
        self.token(format!("INT({}, {}, {place})", least.code, most.code), code);
        self.declare(signed.name, &least, &most)?;
        Ok(vec![Value::Int(0); SAMPLES])
    }

    /// A word, whose length is bounded; its letters are stored if a rule needs them.
    fn letters(
        &mut self,
        lengths: &[&Int],
        alphabet: &str,
        code: &mut Vec<Code>,
    ) -> Result<Vec<Value>> {
        let name = lengths[0].name;
        let (least, most) = self.ends(lengths)?;
        let (from, to) = (least.written(), most.written());
        if least != most {
            self.declare(name, &from, &to)?;
        }
        let variable = self.variable(name);
        let mut length = self.place(&variable)?;
        if self.stores(WORD) {
            let index = INDICES[self.loops.len()];
            let letter = self.letter(alphabet)?;
            let next = Code::command(format!("SET({index} = {index} + 1)"));
            self.token(format!("SET({index} = 0)"), code);
            code.push(Code::block(format!("WHILE(MATCH(\"{alphabet}\"))"), vec![letter, next]));
            code.push(Code::command(format!("SET({length} = {index})")));
        } else {
            self.token(format!("REGEX(\"[{alphabet}]+\", {WORD})"), code);
            match self.stores(&variable) {
                true => code.push(Code::command(format!("SET({length} = STRLEN({WORD}))"))),
                false => length = format!("STRLEN({WORD})"),
            }
        }
        if least == most {
            code.push(Code::command(format!("ASSERT({length} == {})", to.code)));
        } else {
            let greatest = code::number(self.greatest(&most));
            code.push(Code::command(within(&length, &from.code, &greatest)));
            code.extend(at_most(&length, &most));
        }
        let word = |length: &&Int| {
            let (least, most) = length.range(Scope::Judge).into_inner();
            Value::Row(vec![Value::Int(0); most.min(LENGTH).max(least) as usize])
        };
        Ok(lengths.iter().map(word).collect())
    }

    /// A count, and a word of as many letters on the next line.
    fn word(
        &mut self,
        counts: &[&Int],
        alphabet: &str,
        code: &mut Vec<Code>,
    ) -> Result<Vec<Value>> {
        let lengths = self.count(counts, code)?;
        let count = self.scalars.last().expect("the count").variable.clone();
        self.end_line(code);
        if self.stores(WORD) {
            let index = INDICES[self.loops.len()];
            let letter = self.letter(alphabet)?;
            code.push(Code::block(format!("REPI({index}, {count})"), vec![letter]));
            self.at_line_start = false;
        } else {
            self.token(format!("REGEX(\"[{alphabet}]+\", {WORD})"), code);
            code.push(Code::command(format!("ASSERT(STRLEN({WORD}) == {count})")));
        }
        self.end_line(code);
        let word = |length| Value::Row(vec![Value::Int(0); length as usize]);
        Ok(lengths.into_iter().map(word).collect())
    }

    /// The command that stores a letter of a word.
    fn letter(&mut self, alphabet: &str) -> Result<Code> {
        self.loops.push(false);
        let letter = self.place(WORD);
        self.loops.pop();
        Ok(Code::command(format!("REGEX(\"[{alphabet}]\", {})", letter?)))
    }

    fn checked(
        &mut self,
        nodes: &[&Node],
        check: &Check,
        code: &mut Vec<Code>,
    ) -> Result<Vec<Value>> {
        let lines = check.checktestdata.trim_end();
        ensure!(!lines.is_empty(), "a rule has no lines of checktestdata");
        let start = code.len();
        let arrays = Arrays::in_lines(lines);
        self.rules.push(Rule { arrays, loops: self.loops.len(), stored: Vec::new() });
        let values = self.node(nodes, code)?;
        let rule = self.rules.pop().expect("the rule");
        let whole = rule.stored.iter().filter(|name| rule.arrays.whole.contains(*name));
        let whole: Vec<&str> = whole.map(String::as_str).collect();
        if !whole.is_empty() && (self.is_repeated || rule.loops > 0) {
            code.insert(start, Code::lines(format!("UNSET({})", whole.join(", "))));
        }
        self.pending.push(Code::lines(lines));
        if self.at_line_start {
            code.append(&mut self.pending);
        }
        Ok(values)
    }

    /// Whether a rule needs more than the latest value of a variable.
    fn stores(&self, variable: &str) -> bool {
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
    fn place(&mut self, variable: &str) -> Result<String> {
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
    fn declare(&mut self, name: &'static str, least: &Written, most: &Written) -> Result<()> {
        let bound = format!("{} <= {} <= {}", least.shown, title(name), most.shown);
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

    fn token(&mut self, token: String, code: &mut Vec<Code>) {
        if !self.at_line_start {
            code.push(Code::command("SPACE"));
        }
        code.push(Code::command(token));
        self.at_line_start = false;
    }

    fn end_line(&mut self, code: &mut Vec<Code>) {
        if !self.at_line_start {
            code.push(Code::command(NEWLINE));
        }
        code.append(&mut self.pending);
        self.at_line_start = true;
    }
}

/// The part of an upper bound that depends on another number.
fn at_most(place: &str, most: &Expression) -> Option<Code> {
    let bound = match most {
        Expression::Constant(_) => return None,
        Expression::Shifted(..) => most.written().code,
        Expression::AtMost(name, _) => name.variable.clone(),
    };
    Some(Code::command(format!("ASSERT({place} <= {bound})")))
}

/// The check that a number is within its bounds.
fn within(number: &str, least: &str, most: &str) -> String {
    format!("ASSERT({least} <= {number} && {number} <= {most})")
}
