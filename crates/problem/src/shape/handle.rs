//! The description of cases of a Rust type, and the parts that it is made of.

use std::marker::PhantomData;
use std::sync::Arc;

use proptest::strategy::{BoxedStrategy, Strategy};
use protocol::Scope;

use super::bounds::{between, named, Expression, Known};
use super::decimal::Decimal;
use super::int::{int, Int};
use super::node::{Condition, Lines, Node};
use super::signed::{Integer, Signed};
use super::size::Size;
use crate::value::{Typed, Value};

/// The shape of cases of type `T`.
pub struct Shape<T> {
    node: Node,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Shape<T> {
    fn clone(&self) -> Self {
        Shape::new(self.node.clone())
    }
}

impl<T> Shape<T> {
    fn new(node: Node) -> Shape<T> {
        Shape { node, of: PhantomData }
    }

    /// Every item of the list on a line of its own.
    pub fn column(self) -> Self {
        self.laid_out(Lines::Column)
    }

    /// The count and all items of the list on one line.
    pub fn inline(self) -> Self {
        self.laid_out(Lines::Inline)
    }

    fn laid_out(mut self, wanted: Lines) -> Self {
        self.node.lay_out(wanted);
        self
    }
}

/// A description of a part of the input: a [`Shape`], an [`Int`], or a tuple of these.
pub trait IntoShape: Sized {
    /// The Rust type of the values.
    type Value: Typed;

    /// The description.
    fn into_node(self) -> Node;

    /// The shape.
    fn into_shape(self) -> Shape<Self::Value> {
        Shape::new(self.into_node())
    }

    /// The same shape, held to a rule that is more than ranges.
    ///
    /// `rule` completes the sentence "expected ...".
    ///
    /// `checktestdata` says it once more, for the judges' validators, in lines of that language
    /// which stand after those that read the shape.
    /// A number has its name there without article, in small letters: `ASSERT(heap <= n)`.
    /// Where the lines use it as an array, the numbers of a list are in one, counted from 0:
    /// `heap[i]`, `UNIQUE(heap)`, `INARRAY(1, heap)`; those of a list in a list are `heap[i, j]`.
    /// A word is `word`, and as an array its letters are.
    fn such_that<F>(
        self,
        rule: &'static str,
        checktestdata: impl Into<String>,
        holds: F,
    ) -> Shape<Self::Value>
    where
        F: Fn(&Self::Value) -> bool + Send + Sync + 'static,
    {
        let verdict = move |value: &Self::Value| match holds(value) {
            true => Ok(()),
            false => Err(rule.to_string()),
        };
        self.checked(checktestdata, verdict)
    }

    /// The same shape, held to a rule that only the judge promises.
    ///
    /// `rule` and `checktestdata` are as in [`such_that`](IntoShape::such_that).
    fn for_judge<F>(
        self,
        rule: &'static str,
        checktestdata: impl Into<String>,
        holds: F,
    ) -> Shape<Self::Value>
    where
        F: Fn(&Self::Value) -> bool + Send + Sync + 'static,
    {
        let mut shape = self.such_that(rule, checktestdata, holds);
        if let Node::Checked { check, .. } = &mut shape.node {
            check.of_judge_only = true;
        }
        shape
    }

    /// The same shape, held to a rule whose error completes the sentence "expected ...".
    ///
    /// `checktestdata` is as in [`such_that`](IntoShape::such_that).
    fn checked<F>(self, checktestdata: impl Into<String>, verdict: F) -> Shape<Self::Value>
    where
        F: Fn(&Self::Value) -> Result<(), String> + Send + Sync + 'static,
    {
        let verdict = move |value: &Value| verdict(&Self::Value::from_value(value));
        let checktestdata = checktestdata.into();
        let check = Condition { of_judge_only: false, holds: Arc::new(verdict), checktestdata };
        Shape::new(Node::Checked { node: Arc::new(self.into_node()), check })
    }

    /// The same shape with random values of its own, where the usual ones would
    /// break a rule too often.
    fn generated_by<F>(self, strategy: F) -> Shape<Self::Value>
    where
        F: Fn(Size) -> BoxedStrategy<Self::Value> + Send + Sync + 'static,
    {
        let strategy = move |size| strategy(size).prop_map(|value| value.to_value()).boxed();
        let node = Arc::new(self.into_node());
        Shape::new(Node::Generated { node, strategy: Arc::new(strategy) })
    }

    /// The same shape with its usual random values changed by `repair`, so that they keep the rule
    /// that follows in [`such_that`](IntoShape::such_that): an even length, different numbers.
    fn repaired_by<F>(self, repair: F) -> Shape<Self::Value>
    where
        F: Fn(Self::Value) -> Self::Value + Send + Sync + 'static,
    {
        let (usual, repair) = (self.into_shape(), Arc::new(repair));
        usual.clone().generated_by(move |size| {
            let repair = Arc::clone(&repair);
            usual.clone().strategy(size).prop_map(move |value| repair(value)).boxed()
        })
    }

    /// The same shape, with cases that are always among the data, as far as they keep to the
    /// bounds: the list in the order that hurts, the first number at which an approximation fails.
    /// Their answers come from the rules or the formula.
    fn always_with<F>(self, cases: F) -> Shape<Self::Value>
    where
        F: Fn(Scope) -> Vec<Self::Value> + Send + Sync + 'static,
    {
        let values = move |scope| cases(scope).iter().map(Self::Value::to_value).collect();
        let node = Arc::new(self.into_node());
        Shape::new(Node::Always { node, values: Arc::new(values) })
    }

    /// Random legal values, shrinking to the smallest.
    ///
    /// # Panics
    ///
    /// If a bound names a number that is not read before it.
    fn strategy(self, size: Size) -> BoxedStrategy<Self::Value> {
        let values = self.into_node().strategy(size, &Known::default());
        values.prop_map(|value| Self::Value::from_value(&value)).boxed()
    }
}

impl<T: Typed> IntoShape for Shape<T> {
    type Value = T;

    fn into_node(self) -> Node {
        self.node
    }
}

/// Nothing in the input.
impl IntoShape for () {
    type Value = ();

    fn into_node(self) -> Node {
        Node::Tuple(Vec::new())
    }
}

impl IntoShape for Int {
    type Value = u64;

    fn into_node(self) -> Node {
        Node::Int(self)
    }
}

impl IntoShape for Decimal {
    type Value = Vec<u64>;

    fn into_node(self) -> Node {
        Node::Decimal(self)
    }
}

impl IntoShape for Signed {
    type Value = Integer;

    fn into_node(self) -> Node {
        Node::Signed(self)
    }
}

impl<A: IntoShape, B: IntoShape> IntoShape for (A, B) {
    type Value = (A::Value, B::Value);

    fn into_node(self) -> Node {
        Node::Tuple(vec![self.0.into_node(), self.1.into_node()])
    }
}

impl<A: IntoShape, B: IntoShape, C: IntoShape> IntoShape for (A, B, C) {
    type Value = (A::Value, B::Value, C::Value);

    fn into_node(self) -> Node {
        Node::Tuple(vec![self.0.into_node(), self.1.into_node(), self.2.into_node()])
    }
}

/// `n`, then n items.
pub fn list<E: IntoShape>(count: Int, item: E) -> Shape<Vec<E::Value>> {
    let items = items(named(count.name), item, Lines::Row);
    Shape::new(Node::Counted { count, body: Arc::new(items) })
}

/// `n header`, then n items: the value is the header and the items.
pub fn headed_list<H, E>(count: Int, header: H, item: E) -> Shape<(H::Value, Vec<E::Value>)>
where
    H: IntoShape,
    E: IntoShape,
{
    let items = items(named(count.name), item, Lines::Row);
    let body = Arc::new(Node::Tuple(vec![header.into_node(), items]));
    Shape::new(Node::Counted { count, body })
}

/// A word, `length` being how many letters it may have: the value is the row of the letters'
/// places in `alphabet`, counted from 0.
pub fn letters(length: Int, alphabet: &'static str) -> Shape<Vec<u64>> {
    Shape::new(Node::Letters { length, alphabet })
}

/// `n`, and on the next line a word of n letters: the value is the row of the letters' places in
/// `alphabet`, counted from 0.
pub fn word(count: Int, alphabet: &'static str) -> Shape<Vec<u64>> {
    let length = int("letters", between(named(count.name), named(count.name)));
    let body = Arc::new(Node::Line(Arc::new(Node::Letters { length, alphabet })));
    Shape::new(Node::Counted { count, body })
}

/// As many items as `count` says, on a line of their own: their number does not stand before
/// them, as it has been read already.
pub fn row<E: IntoShape>(count: impl Into<Expression>, item: E) -> Shape<Vec<E::Value>> {
    Shape::new(items(count.into(), item, Lines::Row))
}

/// As many items as `count` says, each on a line of its own: their number does not stand before
/// them, as the n - 1 edges of a tree with n vertices.
pub fn column<E: IntoShape>(count: impl Into<Expression>, item: E) -> Shape<Vec<E::Value>> {
    Shape::new(items(count.into(), item, Lines::Column))
}

fn items(count: Expression, item: impl IntoShape, lines: Lines) -> Node {
    Node::Items { count, lines, item: Arc::new(item.into_node()) }
}

/// Items on one line to the end of the input; `count` is how many they may be, and is not written.
/// Such a case must be the [`single`](crate::format::single) one.
pub fn rest<E: IntoShape>(count: Int, item: E) -> Shape<Vec<E::Value>> {
    Shape::new(Node::Rest { count, item: Arc::new(item.into_node()) })
}
