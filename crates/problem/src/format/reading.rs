//! Inputs read strictly.

use protocol::comparison::visible;
use protocol::Scope;

use super::{Framing, Grammar};
use crate::shape::Known;
use crate::token::{place_after, Fault, Number, ParseError, Reached, Tokens};
use crate::value::Value;

impl Grammar {
    /// The first place at which `text`, which holds these cases, leaves the very lines that a judge
    /// writes.
    ///
    /// White space is free in our range, but a program that reads line by line is
    /// right for the judge.
    fn laid_out(&self, text: &str, cases: &[Value]) -> Result<(), ParseError> {
        let count = match self.framing {
            Framing::Counted(_) => format!("{}\n", cases.len()),
            _ => String::new(),
        };
        let end = match self.framing {
            Framing::Until(sentinel) => format!("{sentinel}\n"),
            _ => String::new(),
        };
        let cases = cases.iter().map(|case| self.write_case(case));
        let mut rest = after(text, text, &count)?;
        for lines in cases.chain([end]) {
            if self.blank_lines {
                rest = rest.trim_start_matches('\n');
            }
            rest = after(text, rest, &lines)?;
        }
        match rest {
            "" => Ok(()),
            _ => Err(misplaced(text, rest, "the end of the input".to_string())),
        }
    }

    /// Whether a judge may give `text`: within its bounds and in its very lines, and not empty.
    pub fn is_promised(&self, text: &str) -> bool {
        !text.trim_ascii().is_empty() && self.read_lines(text, Scope::Judge).is_ok()
    }

    /// Reads a whole input strictly, white space and all within the judge's bounds.
    pub fn read_lines(&self, text: &str, scope: Scope) -> Result<Vec<Value>, ParseError> {
        let cases = self.read(text, scope)?;
        match scope {
            Scope::Judge => self.laid_out(text, &cases).map(|()| cases),
            Scope::Beyond => Ok(cases),
        }
    }

    /// Reads a whole input strictly, except for its white space.
    pub fn read(&self, text: &str, scope: Scope) -> Result<Vec<Value>, ParseError> {
        self.read_to_end(&mut Tokens::new(text, scope))
    }

    /// Reads the text of a single case, without what frames it.
    ///
    /// # Errors
    ///
    /// The first token that breaks the shape or follows the case.
    pub fn read_case(&self, text: &str, scope: Scope) -> Result<Value, ParseError> {
        let mut tokens = Tokens::new(text, scope);
        let case = self.case.read(&mut tokens, &mut Known::default())?;
        self.end(&mut tokens).map(|()| case)
    }

    /// Whether a case may stand in an input.
    pub fn holds(&self, case: &Value, scope: Scope) -> bool {
        self.read(&self.write(std::slice::from_ref(case)), scope).is_ok()
    }

    /// Which bounds a valid input reaches.
    pub fn reached(&self, text: &str, scope: Scope) -> Result<Reached, ParseError> {
        let mut reached = Reached::new();
        let mut noted = |number: Number| {
            let ends = reached.entry(number.name).or_default();
            ends.0 |= number.ends.0;
            ends.1 |= number.ends.1;
        };
        self.read_to_end(&mut Tokens::new(text, scope).noting(&mut noted))?;
        Ok(reached)
    }

    /// The numbers of a valid input, in the order in which they stand there.
    pub fn numbers(&self, text: &str, scope: Scope) -> Result<Vec<Number>, ParseError> {
        let mut numbers = Vec::new();
        let mut noted = |number| numbers.push(number);
        self.read_to_end(&mut Tokens::new(text, scope).noting(&mut noted))?;
        Ok(numbers)
    }

    fn read_to_end(&self, tokens: &mut Tokens<'_>) -> Result<Vec<Value>, ParseError> {
        let start = tokens.place();
        let cases = self.read_cases(tokens)?;
        self.end(tokens)?;
        match &self.total {
            Some(total) if self.fitting(&cases, tokens.scope()) < cases.len() => {
                let expected = format!("an input with {} at most {}", total.name(), total.most);
                Err(tokens.error(start, Fault::Broken, expected))
            }
            _ => Ok(cases),
        }
    }

    fn end(&self, tokens: &mut Tokens<'_>) -> Result<(), ParseError> {
        match tokens.peek() {
            None => Ok(()),
            Some(_) => {
                let place = tokens.place();
                Err(tokens.error(place, Fault::Trailing, "the end of the input"))
            }
        }
    }

    fn read_cases(&self, tokens: &mut Tokens<'_>) -> Result<Vec<Value>, ParseError> {
        let (mut cases, known) = (Vec::new(), &mut Known::default());
        match &self.framing {
            Framing::Counted(count) => {
                for _ in 0..count.read(tokens, known)? {
                    cases.push(self.case.read(tokens, known)?);
                }
            }
            Framing::ToEof => {
                while tokens.peek().is_some() {
                    cases.push(self.case.read(tokens, known)?);
                }
            }
            Framing::Single => cases.push(self.case.read(tokens, known)?),
            Framing::Until(sentinel) => {
                while !tokens.at(sentinel) {
                    cases.push(self.case.read(tokens, known)?);
                }
                for _ in sentinel.split_whitespace() {
                    tokens.next(|| sentinel.to_string())?;
                }
            }
        }
        Ok(cases)
    }
}

/// What stands behind `lines` in the rest of a text.
fn after<'a>(text: &str, rest: &'a str, lines: &str) -> Result<&'a str, ParseError> {
    rest.strip_prefix(lines).ok_or_else(|| {
        let same = rest.bytes().zip(lines.bytes()).take_while(|(found, right)| found == right);
        let same = same.count();
        misplaced(text, &rest[same..], format!("`{}`", visible(&lines[same..=same])))
    })
}

/// The error that the `rest` of a text does not begin as it should.
fn misplaced(text: &str, rest: &str, expected: String) -> ParseError {
    let (line, column) = place_after(&text[..text.len() - rest.len()]);
    let found = rest.chars().next().map(String::from);
    ParseError { fault: Fault::Broken, line, column, expected, found }
}
