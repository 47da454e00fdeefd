//! Words.

use anyhow::Result;

use super::bounds::check_within;
use super::code::Code;
use super::translation::{Translation, INDICES};
use crate::shape::Int;

/// The name of a word; its length has the name that the format gives it.
const WORD: &str = "word";

impl Translation {
    /// A word, whose length is bounded; its letters are stored if a rule needs them.
    pub fn letters(&mut self, length: &Int, alphabet: &str, code: &mut Code) -> Result<()> {
        let ends = self.ends(length)?;
        let is_fixed = length.judge.least == length.judge.most;
        if !is_fixed {
            self.declare(length.name, &ends.0.shown, &ends.1.shown)?;
        }
        let variable = self.variable(length.name);
        let mut place = self.place(&variable)?;
        if self.stores(WORD) {
            let index = INDICES[self.loops.len()];
            self.loops.push(false);
            let letter = self.place(WORD);
            self.loops.pop();
            let letter = format!("REGEX(\"[{alphabet}]\", {}) SET({index} = {index} + 1)", letter?);
            self.token(&format!("SET({index} = 0)"), code);
            code.block(&format!("WHILE(MATCH(\"{alphabet}\"))"), &Code(letter));
            code.add(&format!("SET({place} = {index})"));
        } else {
            self.token(&format!("REGEX(\"[{alphabet}]+\", {WORD})"), code);
            match self.stores(&variable) {
                true => code.add(&format!("SET({place} = STRLEN({WORD}))")),
                false => place = format!("STRLEN({WORD})"),
            }
        }
        if !is_fixed {
            return check_within(&place, &ends, code);
        }
        code.add(&format!("ASSERT({place} == {})", ends.1.exact("the length of a word")?));
        Ok(())
    }
}
