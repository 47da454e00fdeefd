//! The format of a judge that allows less than the others do.
//!
//! A format says what the most generous judge of a problem allows. The manifest may say that
//! another judge allows less; then the format is narrowed, and everything that is read and made
//! of it within [`Scope::Judge`] keeps to that judge's bounds.

use std::sync::Arc;

use anyhow::{ensure, Result};
use proptest::strategy::{BoxedStrategy, Strategy};
use protocol::{Bounds, Scope};

use super::{Framing, Grammar};
use crate::shape::{Int, Known, Node, Size};
use crate::value::Value;

impl Grammar {
    /// The same format, in which the judge's numbers of these names keep to these bounds, too.
    ///
    /// # Errors
    ///
    /// If there is no number of some name, or its least value depends on another number.
    pub fn narrowed(mut self, bounds: &Bounds) -> Result<Grammar> {
        for (name, &range) in bounds {
            self.narrow(name, range)?;
        }
        if !bounds.is_empty() {
            let strategy = Arc::new(self.clone().strategies_in_bounds());
            self.case = Node::Generated { node: Arc::new(self.case), strategy };
        }
        Ok(self)
    }

    fn narrow(&mut self, name: &str, range: [u64; 2]) -> Result<()> {
        let mut results = Vec::new();
        let mut narrow = |int: &mut Int| {
            if int.name == name {
                results.push(int.narrow(range));
            }
        };
        if let Framing::Counted(count) = &mut self.framing {
            narrow(count);
        }
        self.case.for_each_int(&mut narrow);
        ensure!(!results.is_empty(), "the format has no number called `{name}`");
        ensure!(!results.contains(&None), "the least `{name}` is not the same in all inputs");
        Ok(())
    }

    /// The cases' random values: a strategy of the problem's own may not know that this judge
    /// allows less.
    fn strategies_in_bounds(self) -> impl Fn(Size) -> BoxedStrategy<Value> {
        move |size| {
            let values = self.case.strategy(size, &Known::default());
            if size.scope == Scope::Beyond {
                return values;
            }
            let grammar = self.clone();
            let in_bounds = move |value: &Value| {
                grammar.read_case(&grammar.write_case(value), Scope::Judge).is_ok()
            };
            values.prop_filter("the judge's own bounds", in_bounds).boxed()
        }
    }
}
