//! Lists and rows of items.

use anyhow::{bail, Context, Result};

use super::bounds::check_within;
use super::code::Code;
use super::translation::{Translation, INDICES};
use crate::shape::{Expression, Int, Lines, Node};

impl Translation {
    /// Items whose number is known before.
    pub fn items(
        &mut self,
        count: &Expression,
        item: &Node,
        lines: Lines,
        code: &mut Code,
    ) -> Result<()> {
        let bound = self.bound(count)?;
        let count = bound.exact("the number of items")?;
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
        let head = match index {
            Some(index) => format!("REPI({index}, {count}{separator})"),
            None => format!("REP({count}{separator})"),
        };
        let mut items = Code::default();
        items.block(&head, &body);
        self.end_line(&mut items);
        // A row without items has no line.
        match starts_line && !separator.is_empty() && bound.least == 0 {
            true => code.block(&format!("IF({count} > 0)"), &items),
            false => code.add(&items.0),
        }
        Ok(())
    }

    /// The body of a loop, and the variable that counts its rounds, if there is one.
    fn body(
        &mut self,
        item: &Node,
        lines: Lines,
        outside: &mut Code,
    ) -> Result<(Code, Option<&'static str>)> {
        self.check_pending(outside);
        let known = self.scalars.len();
        let index = INDICES.get(self.loops.len()).context("lists in lists in lists in lists")?;
        self.loops.push(false);
        let mut body = Code::default();
        self.node(item, &mut body)?;
        if lines == Lines::Column {
            self.end_line(&mut body);
        }
        self.check_pending(&mut body);
        self.forget(known);
        let counts = self.loops.pop().expect("the loop");
        Ok((body, counts.then_some(*index)))
    }

    /// Items to the end of the line.
    pub fn rest(&mut self, count: &Int, item: &Node, code: &mut Code) -> Result<()> {
        let ends = self.ends(count)?;
        self.declare(count.name, &ends.0.shown, &ends.1.shown)?;
        self.end_line(code);
        let (index, count) = (INDICES[self.loops.len()], self.variable(count.name));
        let (item, _) = self.body(item, Lines::Row, code)?;
        code.add(&format!("SET({index} = 0)"));
        code.add(&item.0);
        let next = format!("SET({index} = {index} + 1) SPACE {}", item.0);
        code.block("WHILE(MATCH(\" \"))", &Code(next));
        code.add(&format!("SET({count} = {index} + 1)"));
        check_within(&count, &ends, &mut self.pending)?;
        self.end_line(code);
        Ok(())
    }
}
