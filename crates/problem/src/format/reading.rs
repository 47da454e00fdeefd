//! Inputs read strictly.

use protocol::Scope;

use super::{Framing, Grammar};
use crate::shape::Known;
use crate::token::{Fault, Number, ParseError, Reached, Tokens};
use crate::value::Value;

impl Grammar {
    /// Whether `text` holds the cases in the very lines that a judge writes; the last line need
    /// not be ended.
    ///
    /// White space is free in our range, but a program that reads line by line is
    /// right for the judge.
    pub fn is_laid_out(&self, text: &str, cases: &[Value]) -> bool {
        let is_ended = text.is_empty() || text.ends_with('\n');
        let text = if is_ended { text.to_string() } else { format!("{text}\n") };
        self.after_cases(&text, cases).is_some_and(|rest| match self.framing {
            Framing::Until(sentinel) => rest.strip_suffix('\n') == Some(sentinel),
            _ => rest.is_empty(),
        })
    }

    /// The rest of `text` after the lines of the cases, if it begins with them.
    fn after_cases<'a>(&self, text: &'a str, cases: &[Value]) -> Option<&'a str> {
        let without_blank_lines = |text: &'a str| match self.blank_lines {
            true => text.trim_start_matches('\n'),
            false => text,
        };
        let mut rest = match self.framing {
            Framing::Counted(_) => text.strip_prefix(&format!("{}\n", cases.len()))?,
            _ => text,
        };
        for case in cases {
            rest = without_blank_lines(rest).strip_prefix(&self.write_case(case))?;
        }
        Some(without_blank_lines(rest))
    }

    /// Whether a judge may give `text`: within its bounds and in its very lines, the last one
    /// ended, and not empty.
    pub fn is_promised(&self, text: &str) -> bool {
        let cases = self.read(text, Scope::Judge);
        text.ends_with('\n')
            && !text.trim_ascii().is_empty()
            && cases.is_ok_and(|cases| self.is_laid_out(text, &cases))
    }

    /// Reads a whole input strictly.
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
        let mut tokens = Tokens::new(text, scope);
        self.read_to_end(&mut tokens)?;
        Ok(tokens.into_reached())
    }

    /// The numbers of a valid input, in the order in which they stand there.
    pub fn numbers(&self, text: &str, scope: Scope) -> Result<Vec<Number>, ParseError> {
        let mut tokens = Tokens::new(text, scope).remembering();
        self.read_to_end(&mut tokens)?;
        Ok(tokens.into_numbers())
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
