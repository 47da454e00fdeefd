//! Words.

use anyhow::Result;

use super::bounds::within;
use super::code::Code;
use super::translation::{Translation, INDICES};
use crate::shape::Int;

/// The name of a word; its length has the name that the format gives it.
const WORD: &str = "word";

impl Translation {
    /// A word, whose length is bounded; its letters are stored if a rule needs them.
    pub fn letters(&mut self, length: &Int, alphabet: &str, code: &mut Vec<Code>) -> Result<()> {
        let ends = self.ends(length)?;
        let is_fixed = length.judge.least == length.judge.most;
        if !is_fixed {
            self.declare(length.name, &ends.0.shown, &ends.1.shown)?;
        }
        let variable = self.variable(length.name);
        let mut place = self.place(&variable)?;
        if self.stores(WORD) {
            let index = INDICES[self.loops.len()];
            let letter = self.letter(alphabet)?;
            let next = Code::command(format!("SET({index} = {index} + 1)"));
            self.token(format!("SET({index} = 0)"), code);
            code.push(Code::block(format!("WHILE(MATCH(\"{alphabet}\"))"), vec![letter, next]));
            code.push(Code::command(format!("SET({place} = {index})")));
        } else {
            self.token(format!("REGEX(\"[{alphabet}]+\", {WORD})"), code);
            match self.stores(&variable) {
                true => code.push(Code::command(format!("SET({place} = STRLEN({WORD}))"))),
                false => place = format!("STRLEN({WORD})"),
            }
        }
        match is_fixed {
            true => {
                let length = ends.1.exact("the length of a word")?;
                code.push(Code::command(format!("ASSERT({place} == {length})")));
            }
            false => code.extend(within(&place, &ends)?),
        }
        Ok(())
    }

    /// A count, and a word of as many letters on the next line.
    pub fn word(&mut self, count: &Int, alphabet: &str, code: &mut Vec<Code>) -> Result<()> {
        self.number(count, code)?;
        let count = self.scalar(count.name)?.place.clone();
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
        Ok(())
    }

    /// The command that stores a letter of a word.
    fn letter(&mut self, alphabet: &str) -> Result<Code> {
        self.loops.push(false);
        let place = self.place(WORD);
        self.loops.pop();
        Ok(Code::command(format!("REGEX(\"[{alphabet}]\", {})", place?)))
    }
}
