//! The format of a whole input: how the cases follow each other.
//!
//! A format cannot be built, with a panic that says why, if a bound in it names a number that is
//! not read before it.

mod narrowing;
mod reading;

use std::marker::PhantomData;

use proptest::collection::vec;
use proptest::strategy::{BoxedStrategy, Strategy};
use protocol::Scope;

use crate::shape::bounds::not_read;
use crate::shape::{Int, IntoShape, Known, Layout, Node, Size};
use crate::token::Tokens;
use crate::value::{Typed, Value};

/// A larger bound on the number of cases counts as none.
pub(crate) const MOST_CASES: usize = 1_000_000;

/// How the end of the cases is marked.
#[derive(Clone, Debug)]
pub enum Framing {
    /// The number of cases comes first.
    Counted(Int),
    /// Cases to the end of the input, none included.
    ToEof,
    /// A single case, which the end of the input ends.
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
    /// The judge's promises about all cases together.
    pub total: Option<Total>,
}

/// A bound on a number of all cases of an input together, within the judge's bounds.
#[derive(Clone, Debug)]
pub struct Total {
    /// The name of the number of a case.
    pub number: &'static str,
    /// The greatest sum.
    pub most: u64,
}

impl Total {
    /// A name for the sum: `all n together`.
    pub fn name(&self) -> String {
        format!("all {} together", self.number)
    }
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
        let case = case.into_node();
        let of_count = match &framing {
            Framing::Counted(count) => count.names().collect(),
            _ => Vec::new(),
        };
        if let Some(name) = of_count.iter().chain(&case.names_from_outside()).next() {
            panic!("{}", not_read(name));
        }
        let grammar = Grammar { framing, blank_lines: false, case, total: None };
        Format { grammar, of: PhantomData }
    }

    /// The same format, where the judge may put blank lines between the cases.
    pub fn with_blank_lines(mut self) -> Self {
        self.grammar.blank_lines = true;
        self
    }

    /// The same format, where the judge promises that the numbers called `number` of all cases
    /// together are at most `most`.
    ///
    /// # Panics
    ///
    /// If a case has no such number, or has it only in the items of a list.
    pub fn with_total(mut self, number: &'static str, most: u64) -> Self {
        let names = self.grammar.case.names_for_later();
        assert!(names.contains(&number), "there is no `{number}` to add up in {names:?}");
        self.grammar.total = Some(Total { number, most });
        self
    }
}

impl Grammar {
    /// How many cases an input may hold.
    pub fn most_cases(&self, scope: Scope) -> usize {
        match &self.framing {
            Framing::Counted(count) => {
                usize::try_from(*count.range(scope).end()).unwrap_or(usize::MAX)
            }
            Framing::Single => 1,
            _ => usize::MAX,
        }
    }

    /// Whether we accept inputs that the judge does not give, whatever their lines.
    pub fn is_wider(&self) -> bool {
        let count_is_wider = matches!(&self.framing, Framing::Counted(count) if count.is_wider());
        count_is_wider || self.total.is_some() || self.case.is_wider()
    }

    /// How many of the cases, from the first, an input may hold.
    pub fn fitting(&self, cases: &[Value], scope: Scope) -> usize {
        let most = self.most_cases(scope).min(cases.len());
        let Some(total) = self.total.as_ref().filter(|_| scope == Scope::Judge) else {
            return most;
        };
        let mut sum = 0_u64;
        let fits = |case: &&Value| {
            sum = sum.saturating_add(self.added(total, case));
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

    /// Writes a single case, without what frames it.
    pub fn write_case(&self, case: &Value) -> String {
        let mut layout = Layout::default();
        self.case.write(case, &mut layout);
        layout.finish()
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

    /// Random inputs of at least one and at most `most` cases, shrinking to one small case.
    pub fn strategy(&self, size: Size, most: usize) -> BoxedStrategy<Vec<Value>> {
        let case = self.case.strategy(size, &Known::default());
        let most = most.min(self.most_cases(size.scope));
        let inputs = match self.framing {
            Framing::Until(sentinel) => {
                let grammar = self.clone();
                let is_case = move |value: &Value| {
                    !Tokens::new(&grammar.write_case(value), size.scope).at(sentinel)
                };
                vec(case.prop_filter("the sentinel is not a case", is_case), 1..=most).boxed()
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

    /// The amount that a case adds to a total.
    pub(crate) fn added(&self, total: &Total, case: &Value) -> u64 {
        let mut known = Known::default();
        self.case.add_known(case, &mut known);
        known.get(total.number).expect("a format has the number that it adds up")
    }
}

#[cfg(test)]
mod tests;
