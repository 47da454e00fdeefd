//! What a theorem says of a position, and the text that says the same in other languages.

use std::fmt;
use std::rc::Rc;

use study::{words, Row};

use super::formula::Formula;
use super::functions::{Code, Function};
use super::readings::Reading;
use super::views::View;

/// A formula of the numbers that a view makes of a reading of a row.
#[derive(Clone)]
pub struct Statement {
    pub reading: Rc<Reading>,
    pub view: Rc<View>,
    pub says: Formula,
    /// Whether it is about nim-values, and not about which positions are lost.
    pub values: bool,
}

impl fmt::Debug for Statement {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.lines(Code::Python).join("; "))
    }
}

impl Statement {
    /// The nim-value of a position, or 1 if it is lost and 0 if not; `None` where it says nothing.
    pub fn evaluate(&self, row: &Row) -> Option<i128> {
        self.of_numbers(row, 0)
    }

    /// What it says of the numbers of a position from a place on.
    pub fn of_numbers(&self, row: &Row, first: usize) -> Option<i128> {
        let (parameters, numbers) = self.reading.read(row);
        self.says.value(&self.view.see(numbers.get(first..)?, &parameters)?, &parameters)
    }

    /// What is said or true of a position: a nim-value, or who wins.
    pub fn worded(&self, says: i128) -> String {
        match (self.values, says) {
            (true, value) => value.to_string(),
            (false, 0) => words("not lost", "非必败").to_string(),
            (false, _) => words("lost", "必败").to_string(),
        }
    }

    /// Lines of code that say the same of a row `h`, or of its only number `n`, or of `a` and `b`:
    /// definitions, what is made of the row, and the formula in the last line.
    pub fn lines(&self, code: Code) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut define = |function: &Function| {
            let definition = function.definition[code as usize];
            if !definition.is_empty() && lines.iter().all(|line| line != definition) {
                lines.push(definition.to_string());
            }
        };
        self.view.functions(&mut define);
        self.says.functions(&mut define);
        let row: Vec<String> =
            self.reading.lines(code).into_iter().chain(self.view.lines(code)).collect();
        let says = match row.is_empty() {
            true => self.says.clone(),
            // These are the numbers that the row had before.
            false => [('n', "h[0]"), ('a', "h[0]"), ('b', "h[1]")]
                .iter()
                .fold(self.says.clone(), |says, (name, text)| {
                    says.with(*name, &Formula::parse(text))
                }),
        };
        lines.extend(row);
        lines.push(match says {
            Formula::Number(number) if !self.values => code.truth(number).to_string(),
            _ => says.code(code),
        });
        lines
    }
}
