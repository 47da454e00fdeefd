//! Lists and rows of items.

use anyhow::{bail, Context, Result};

use super::bounds::within;
use super::code::Code;
use super::translation::{Translation, INDICES};
use crate::shape::{Expression, Int, Lines, Node};

/// How many items there are: in checktestdata, and whether there may be none.
struct Times {
    code: String,
    may_be_none: bool,
}

impl Translation {
    /// A count, perhaps a header, and as many items.
    pub fn list(
        &mut self,
        count: &Int,
        header: Option<&Node>,
        item: &Node,
        lines: Lines,
        code: &mut Vec<Code>,
    ) -> Result<()> {
        self.number(count, code)?;
        let times = Times {
            code: self.scalar(count.name)?.place.clone(),
            may_be_none: self.bound(&count.judge.least)?.least == 0,
        };
        if let Some(header) = header {
            self.node(header, code)?;
        }
        self.repeated(&times, item, lines, code)
    }

    /// Items whose number is known before.
    pub fn items(
        &mut self,
        count: &Expression,
        item: &Node,
        lines: Lines,
        code: &mut Vec<Code>,
    ) -> Result<()> {
        let count = self.bound(count)?;
        let times = Times {
            code: count.exact("the number of items")?.to_string(),
            may_be_none: count.least == 0,
        };
        self.repeated(&times, item, lines, code)
    }

    fn repeated(
        &mut self,
        times: &Times,
        item: &Node,
        lines: Lines,
        code: &mut Vec<Code>,
    ) -> Result<()> {
        if lines != Lines::Inline {
            self.end_line(code);
        }
        let starts_line = self.at_line_start;
        let (body, index) = self.body(item, lines, code)?;
        let separator = match (starts_line, self.at_line_start) {
            (true, false) => ", SPACE",
            (true, true) | (false, false) => "",
            (false, true) => bail!("a list on one line has items that end it"),
        };
        let count = &times.code;
        let head = match index {
            Some(index) => format!("REPI({index}, {count}{separator})"),
            None => format!("REP({count}{separator})"),
        };
        let mut items = vec![Code::block(head, body)];
        self.end_line(&mut items);
        // A row without items has no line.
        match starts_line && !separator.is_empty() && times.may_be_none {
            true => code.push(Code::block(format!("IF({count} > 0)"), items)),
            false => code.append(&mut items),
        }
        Ok(())
    }

    /// The body of a loop, and the variable that counts its rounds, if there is one.
    fn body(
        &mut self,
        item: &Node,
        lines: Lines,
        outside: &mut Vec<Code>,
    ) -> Result<(Vec<Code>, Option<&'static str>)> {
        outside.append(&mut self.pending);
        let known = self.scalars.len();
        let index = INDICES.get(self.loops.len()).context("lists in lists in lists in lists")?;
        self.loops.push(false);
        let mut body = Vec::new();
        self.node(item, &mut body)?;
        if lines == Lines::Column {
            self.end_line(&mut body);
        }
        body.append(&mut self.pending);
        self.forget(known);
        let counts = self.loops.pop().expect("the loop");
        Ok((body, counts.then_some(*index)))
    }

    /// Items to the end of the line.
    pub fn rest(&mut self, count: &Int, item: &Node, code: &mut Vec<Code>) -> Result<()> {
        let ends = self.ends(count)?;
        self.declare(count.name, &ends.0.shown, &ends.1.shown)?;
        self.end_line(code);
        let (index, count) = (INDICES[self.loops.len()], self.variable(count.name));
        let (item, _) = self.body(item, Lines::Row, code)?;
        let next = [format!("SET({index} = {index} + 1)"), "SPACE".to_string()];
        let next = next.into_iter().map(Code::command).chain(item.clone()).collect();
        code.push(Code::command(format!("SET({index} = 0)")));
        code.extend(item);
        code.push(Code::block("WHILE(MATCH(\" \"))", next));
        code.push(Code::command(format!("SET({count} = {index} + 1)")));
        self.pending.extend(within(&count, &ends)?);
        self.end_line(code);
        Ok(())
    }
}
