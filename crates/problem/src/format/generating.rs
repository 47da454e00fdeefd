//! Random inputs.

use proptest::collection::vec;
use proptest::strategy::{BoxedStrategy, Strategy};

use super::{Framing, Grammar};
use crate::shape::{Known, Size};
use crate::token::Tokens;
use crate::value::Value;

impl Grammar {
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
}
