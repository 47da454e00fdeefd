//! The format of a whole input: how the cases follow each other.

use std::marker::PhantomData;
use std::sync::Arc;

use proptest::collection::vec;
use proptest::strategy::{BoxedStrategy, Strategy};
use protocol::Scope;

use crate::listing;
use crate::shape::{Int, IntoShape, Layout, Node, Size};
use crate::token::{Fault, Number, ParseError, Reached, Tokens};
use crate::value::{Typed, Value};

/// How the end of the cases is marked.
#[derive(Clone, Debug)]
pub enum Framing {
    /// The number of cases comes first.
    Counted(Int),
    /// Cases to the end of the input, none included.
    ToEof,
    /// The judge gives a single case, and our range allows more.
    OneOrMore,
    /// A single case, whatever the range: only the end of the input ends it.
    Single,
    /// Cases until these tokens stand where a case would begin.
    Until(&'static str),
}

/// The format of an input: cases of one shape, framed.
#[derive(Clone)]
pub struct Grammar {
    /// How the end of the cases is marked.
    pub framing: Framing,
    /// Whether the judge may put blank lines between the cases.
    pub blank_lines: bool,
    /// The shape of a case.
    pub case: Node,
    /// What the judge promises of all cases together.
    pub total: Option<Total>,
}

/// A bound on what the cases of an input add up to, within the judge's bounds.
#[derive(Clone)]
pub struct Total {
    /// What is added up: `all n together`.
    pub name: &'static str,
    /// The greatest sum.
    pub most: u64,
    /// What a case adds.
    pub of: Arc<dyn Fn(&Value) -> u64 + Send + Sync>,
}

/// A [`Grammar`] whose cases are of type `T`.
pub struct Format<T> {
    pub(crate) grammar: Grammar,
    of: PhantomData<fn() -> T>,
}

/// `T`, then T cases.
pub fn counted<S: IntoShape>(count: Int, case: S) -> Format<S::Value> {
    Format::framed(Framing::Counted(count), case)
}

/// Cases to the end of the input, none included.
pub fn to_eof<S: IntoShape>(case: S) -> Format<S::Value> {
    Format::framed(Framing::ToEof, case)
}

/// A single case for the judge; our range allows more, to the end of the input.
pub fn one_or_more<S: IntoShape>(case: S) -> Format<S::Value> {
    Format::framed(Framing::OneOrMore, case)
}

/// A single case, which the end of the input ends.
pub fn single<S: IntoShape>(case: S) -> Format<S::Value> {
    Format::framed(Framing::Single, case)
}

/// Cases until the tokens of `sentinel` stand where a case would begin.
pub fn until<S: IntoShape>(sentinel: &'static str, case: S) -> Format<S::Value> {
    Format::framed(Framing::Until(sentinel), case)
}

impl<T: Typed> Format<T> {
    fn framed(framing: Framing, case: impl IntoShape<Value = T>) -> Self {
        let grammar = Grammar { framing, blank_lines: false, case: case.into_node(), total: None };
        Format { grammar, of: PhantomData }
    }

    /// The same format, where the judge may put blank lines between the cases.
    pub fn with_blank_lines(mut self) -> Self {
        self.grammar.blank_lines = true;
        self
    }

    /// The same format, where the judge promises that all cases together have at most `most` of
    /// what `name` says: `with_total("all n together", 200_000, |heaps| heaps.len() as u64)`.
    pub fn with_total<F>(mut self, name: &'static str, most: u64, of: F) -> Self
    where
        F: Fn(&T) -> u64 + Send + Sync + 'static,
    {
        let of = Arc::new(move |case: &Value| of(&T::from_value(case)));
        self.grammar.total = Some(Total { name, most, of });
        self
    }
}

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

    /// What follows the lines of the cases, if `text` begins with them.
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
        let case = self.case.read(&mut tokens)?;
        self.end(&mut tokens).map(|()| case)
    }

    /// Writes a single case, without what frames it.
    pub fn write_case(&self, case: &Value) -> String {
        let mut layout = Layout::default();
        self.case.write(case, &mut layout);
        layout.finish()
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
                let expected = format!("an input with {} at most {}", total.name, total.most);
                Err(tokens.error(start, Fault::Broken, expected))
            }
            _ => Ok(cases),
        }
    }

    /// How many of the cases, from the first, an input may hold.
    pub fn fitting(&self, cases: &[Value], scope: Scope) -> usize {
        let most = self.most_cases(scope).min(cases.len());
        let Some(total) = self.total.as_ref().filter(|_| scope == Scope::Judge) else {
            return most;
        };
        let mut sum = 0_u64;
        let fits = |case: &&Value| {
            sum = sum.saturating_add((total.of)(case));
            sum <= total.most
        };
        cases[..most].iter().take_while(fits).count()
    }

    /// The cases as inputs, each with as many of them as it may hold.
    pub fn inputs<'a>(
        &'a self,
        cases: &'a [Value],
        scope: Scope,
    ) -> impl Iterator<Item = &'a [Value]> {
        let mut left = cases;
        std::iter::from_fn(move || {
            let (input, others) = left.split_at(self.fitting(left, scope));
            left = others;
            Some(input).filter(|input| !input.is_empty())
        })
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
        let mut cases = Vec::new();
        match &self.framing {
            Framing::Counted(count) => {
                for _ in 0..count.read(tokens)? {
                    cases.push(self.case.read(tokens)?);
                }
            }
            Framing::ToEof => {
                while tokens.peek().is_some() {
                    cases.push(self.case.read(tokens)?);
                }
            }
            Framing::Single => cases.push(self.case.read(tokens)?),
            Framing::OneOrMore => {
                cases.push(self.case.read(tokens)?);
                // The judge itself gives a single case.
                while tokens.scope() == Scope::Beyond && tokens.peek().is_some() {
                    cases.push(self.case.read(tokens)?);
                }
            }
            Framing::Until(sentinel) => {
                while !tokens.at(sentinel) {
                    cases.push(self.case.read(tokens)?);
                }
                for _ in sentinel.split_whitespace() {
                    tokens.next(|| sentinel.to_string())?;
                }
            }
        }
        Ok(cases)
    }

    /// Writes a whole input.
    pub fn write(&self, cases: &[Value]) -> String {
        let mut layout = Layout::default();
        if let Framing::Counted(_) = self.framing {
            layout.token(cases.len());
            layout.end_line();
        }
        for case in cases {
            self.case.write(case, &mut layout);
            layout.end_line();
        }
        if let Framing::Until(sentinel) = self.framing {
            layout.token(sentinel);
        }
        layout.finish()
    }

    /// How many cases an input may hold.
    pub fn most_cases(&self, scope: Scope) -> usize {
        match &self.framing {
            Framing::Counted(count) => {
                usize::try_from(*count.range(scope).end()).unwrap_or(usize::MAX)
            }
            Framing::Single => 1,
            Framing::OneOrMore if scope == Scope::Judge => 1,
            _ => usize::MAX,
        }
    }

    /// Random cases. A strategy of the problem's own may not know that this judge allows less.
    fn cases_in_bounds(&self, size: Size) -> BoxedStrategy<Value> {
        let case = self.case.strategy(size);
        if size.scope == Scope::Beyond || !listing::is_narrowed() {
            return case;
        }
        let grammar = self.clone();
        let in_bounds =
            move |value: &Value| grammar.read_case(&grammar.write_case(value), size.scope).is_ok();
        case.prop_filter("the judge's own bounds", in_bounds).boxed()
    }

    /// Random inputs of at least one and at most `most` cases, shrinking to one small case.
    pub fn strategy(&self, size: Size, most: usize) -> BoxedStrategy<Vec<Value>> {
        let case = self.cases_in_bounds(size);
        let most = most.min(self.most_cases(size.scope));
        let inputs = match self.framing {
            Framing::Until(sentinel) => {
                let grammar = self.clone();
                let is_case = move |value: &Value| {
                    !Tokens::new(&grammar.write_case(value), size.scope).at(sentinel)
                };
                vec(case.prop_filter("the sentinel is no case", is_case), 1..=most).boxed()
            }
            _ => vec(case, 1..=most).boxed(),
        };
        if self.total.is_none() {
            return inputs;
        }
        let grammar = self.clone();
        let fitting = move |mut cases: Vec<Value>| {
            cases.truncate(grammar.fitting(&cases, size.scope));
            cases
        };
        inputs.prop_map(fitting).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{int, list, word, Shape};

    fn heaps() -> Shape<Vec<u64>> {
        list(int("n", 1..=3), int("heap", 0..=9))
    }

    #[test]
    fn what_is_written_is_read_again() {
        let cases = [vec![1, 2, 3], vec![0]].map(|case| case.to_value());
        for (format, text) in [
            (counted(int("T", 1..=5), heaps()), "2\n3\n1 2 3\n1\n0\n"),
            (to_eof(heaps()), "3\n1 2 3\n1\n0\n"),
            (one_or_more(heaps()), "3\n1 2 3\n1\n0\n"),
            (until("0", heaps()), "3\n1 2 3\n1\n0\n0\n"),
        ] {
            assert_eq!(format.grammar.write(&cases), text);
            assert_eq!(format.grammar.read(text, Scope::Beyond).unwrap(), cases);
        }
    }

    #[test]
    fn words_are_written_and_read() {
        let words = counted(int("T", 1..=5), word(int("n", 1..=4), "IX"));
        let (text, cases) = ("2\n3\nIXX\n1\nI\n", [vec![0, 1, 1], vec![0]]);
        let cases = cases.map(|case| case.to_value());
        assert_eq!(words.grammar.write(&cases), text);
        assert_eq!(words.grammar.read(text, Scope::Judge).unwrap(), cases);
    }

    #[test]
    fn each_framing_has_its_own_errors() {
        let fault = |format: &Format<_>, text: &str| {
            format.grammar.read(text, Scope::Judge).unwrap_err().fault
        };
        let counted = counted(int("T", 1..=5), heaps());
        assert_eq!(fault(&counted, "2 1 0"), Fault::Ended);
        assert_eq!(fault(&counted, "1 1 0 7"), Fault::Trailing);
        assert_eq!(fault(&one_or_more(heaps()), " \n"), Fault::Ended);
        assert_eq!(fault(&one_or_more(heaps()), "1 7 1 7"), Fault::Trailing);
        assert_eq!(fault(&until("0", heaps()), "1 7"), Fault::Ended);
        assert_eq!(fault(&until("0", heaps()), "0 1 7"), Fault::Trailing);
        assert_eq!(fault(&to_eof(heaps()), "4 1 1 1 1"), Fault::TooLarge);
        assert_eq!(to_eof(heaps()).grammar.read("", Scope::Judge), Ok(vec![]));
    }

    #[test]
    fn the_judge_may_bound_what_all_cases_add_up_to() {
        let format = counted(int("T", 1..=9).beyond(0..=99), heaps());
        let grammar = format.with_total("all n together", 4, |heaps| heaps.len() as u64).grammar;
        let text = "2\n3\n1 2 3\n2\n0 0\n";
        assert_eq!(
            grammar.read(text, Scope::Judge).unwrap_err().to_string(),
            "line 1, column 1: expected an input with all n together at most 4, found `2`"
        );
        let cases = grammar.read(text, Scope::Beyond).unwrap();
        assert_eq!(cases.len(), 2);
        let inputs: Vec<_> = grammar.inputs(&cases, Scope::Judge).collect();
        assert_eq!(inputs, [&cases[..1], &cases[1..]]);
        let fits = |input: &Vec<Value>| grammar.read(&grammar.write(input), Scope::Judge).is_ok();
        let strategy = grammar.strategy(Size::full(Scope::Judge), 5);
        let mut runner = crate::data::runner(1);
        assert!((0..50).all(|_| fits(&strategy.new_tree(&mut runner).unwrap().current())));
    }

    #[test]
    fn a_sentinel_of_two_tokens_needs_both() {
        let pairs = until("0 0", (int("a", 0..=9), int("b", 0..=9)));
        assert_eq!(pairs.grammar.read("0 5 0 0", Scope::Judge), Ok(vec![(0, 5).to_value()]));
    }

    #[test]
    fn blank_lines_may_stand_between_the_cases_only() {
        let format = counted(int("T", 1..=5), heaps()).with_blank_lines().grammar;
        for text in ["2\n1\n7\n1\n8\n", "2\n\n1\n7\n\n\n1\n8\n\n"] {
            assert!(format.is_promised(text), "{text:?}");
        }
        for text in ["\n2\n1\n7\n1\n8\n", "2\n1\n\n7\n1\n8\n", "2\n1\n7\n1\n8\n\n "] {
            assert!(!format.is_promised(text), "{text:?}");
        }
    }

    #[test]
    fn a_judge_ends_the_last_line_and_gives_something() {
        let format = to_eof(heaps()).grammar;
        assert!(format.is_promised("1\n7\n"));
        for text in ["", "\n", "1\n7", "1 7\n", "1\n7\r\n", "1\n10\n"] {
            assert!(!format.is_promised(text), "{text:?}");
        }
        let cases = [vec![7].to_value()];
        assert!(format.is_laid_out("1\n7", &cases) && !format.is_laid_out("1 7\n", &cases));
    }
}
