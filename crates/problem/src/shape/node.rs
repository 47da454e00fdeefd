//! The description of a case as data.

use std::sync::Arc;

use proptest::strategy::BoxedStrategy;
use protocol::Scope;

use super::bounds::{Expression, Known};
use super::decimal::Decimal;
use super::int::Int;
use super::signed::Signed;
use super::size::Size;
use crate::value::Value;

/// How a list lies in its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// The count, and all items on the next line.
    Row,
    /// The count, then every item on a line of its own.
    Column,
    /// The count and all items on one line.
    Inline,
}

/// The description of a part of the input.
#[derive(Clone)]
pub enum Node {
    /// A number.
    Int(Int),
    /// A number that may exceed 64 bits.
    Decimal(Decimal),
    /// A number that may be negative.
    Signed(Signed),
    /// Several parts, one after the other.
    Tuple(Vec<Node>),
    /// A count, and a part with as many items or letters, perhaps after others.
    ///
    /// The value is that of the part.
    Counted {
        /// The number of items.
        count: Int,
        /// The part, which names the count.
        body: Arc<Node>,
    },
    /// A word.
    ///
    /// The value is the row of the letters' places in the alphabet, counted from 0.
    Letters {
        /// The number of letters, which does not stand before it.
        length: Int,
        /// The letters that may occur.
        alphabet: &'static str,
    },
    /// Items whose number is known before.
    Items {
        /// How many they are.
        count: Expression,
        /// Where lines end.
        lines: Lines,
        /// What they are.
        item: Arc<Node>,
    },
    /// A part on lines of its own.
    Line(Arc<Node>),
    /// Items on one line to the end of the input.
    Rest {
        /// How many they may be.
        count: Int,
        /// What they are.
        item: Arc<Node>,
    },
    /// A part that obeys a rule which is more than ranges.
    Checked {
        /// The part.
        node: Arc<Node>,
        /// The rule.
        check: Condition,
    },
    /// A part with random values of its own.
    Generated {
        /// The part.
        node: Arc<Node>,
        /// Its random values.
        strategy: Strategies,
    },
    /// A part with values that are always among the data.
    Always {
        /// The part.
        node: Arc<Node>,
        /// The values.
        values: Always,
    },
}

/// Random values of some size.
pub type Strategies = Arc<dyn Fn(Size) -> BoxedStrategy<Value> + Send + Sync>;

/// Values that are always among the data.
pub type Always = Arc<dyn Fn(Scope) -> Vec<Value> + Send + Sync>;

/// A rule that is more than ranges.
#[derive(Clone)]
pub struct Condition {
    /// Whether the judge promises it, but we do not ask for it beyond the judge's bounds.
    pub of_judge_only: bool,
    /// `Err` completes the sentence "expected ...".
    pub holds: Holds,
    /// The rule in checktestdata, see [`such_that`](super::IntoShape::such_that).
    pub checktestdata: String,
}

/// Whether a value obeys a rule.
pub type Holds = Arc<dyn Fn(&Value) -> Result<(), String> + Send + Sync>;

impl Node {
    /// Adds the numbers of a value that later parts may name; those of lists' items are not
    /// among them.
    pub(crate) fn add_known(&self, value: &Value, known: &mut Known) {
        match self {
            Node::Int(int) => known.add(int.name, value.int()),
            Node::Tuple(parts) => {
                parts
                    .iter()
                    .zip(value.row())
                    .for_each(|(part, value)| part.add_known(value, known));
            }
            Node::Counted { count, body } => {
                known.add(count.name, body.length(value));
                body.add_known(value, known);
            }
            Node::Line(node)
            | Node::Checked { node, .. }
            | Node::Generated { node, .. }
            | Node::Always { node, .. } => {
                node.add_known(value, known);
            }
            Node::Decimal(_)
            | Node::Signed(_)
            | Node::Letters { .. }
            | Node::Items { .. }
            | Node::Rest { .. } => {}
        }
    }

    /// How many items or letters a value of a counted part has: its last ones.
    pub(crate) fn length(&self, value: &Value) -> u64 {
        match (self, value.row()) {
            (Node::Tuple(parts), [.., value]) => parts[parts.len() - 1].length(value),
            (Node::Line(node), _) => node.length(value),
            (_, items) => items.len() as u64,
        }
    }

    /// Calls `named` with each name in a bound, and whether it is one of `known`, to which it
    /// adds the names that later parts may use: those of [`add_known`](Node::add_known).
    fn visit_names(
        &self,
        known: &mut Vec<&'static str>,
        named: &mut dyn FnMut(&'static str, bool),
    ) {
        let mut uses = |names: &mut dyn Iterator<Item = &'static str>, known: &[&str]| {
            names.for_each(|name| named(name, known.contains(&name)));
        };
        match self {
            Node::Int(int) => {
                uses(&mut int.names(), known);
                known.push(int.name);
            }
            Node::Letters { length, .. } => uses(&mut length.names(), known),
            Node::Tuple(parts) => parts.iter().for_each(|part| part.visit_names(known, named)),
            Node::Counted { count, body } => {
                uses(&mut count.names(), known);
                known.push(count.name);
                body.visit_names(known, named);
            }
            Node::Items { count, item, .. } => {
                uses(&mut count.name().into_iter(), known);
                item.visit_names(&mut known.clone(), named);
            }
            Node::Rest { count, item } => {
                uses(&mut count.names(), known);
                item.visit_names(&mut known.clone(), named);
            }
            Node::Line(node)
            | Node::Checked { node, .. }
            | Node::Generated { node, .. }
            | Node::Always { node, .. } => {
                node.visit_names(known, named);
            }
            Node::Decimal(_) | Node::Signed(_) => {}
        }
    }

    /// The names in bounds that no number read before has, within the part.
    pub(crate) fn names_from_outside(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        self.visit_names(&mut Vec::new(), &mut |name, is_known| {
            names.extend((!is_known).then_some(name));
        });
        names
    }

    /// The names that later parts may use.
    pub(crate) fn names_for_later(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        self.visit_names(&mut names, &mut |_, _| {});
        names
    }

    /// Whether only the end of the input ends this value.
    pub fn is_open(&self) -> bool {
        match self {
            Node::Rest { .. } => true,
            Node::Tuple(parts) => parts.last().is_some_and(Node::is_open),
            Node::Line(node)
            | Node::Checked { node, .. }
            | Node::Generated { node, .. }
            | Node::Always { node, .. } => node.is_open(),
            _ => false,
        }
    }

    /// Whether we accept values that the judge does not give.
    pub(crate) fn is_wider(&self) -> bool {
        match self {
            Node::Int(int) | Node::Letters { length: int, .. } => int.is_wider(),
            Node::Signed(signed) => signed.range(Scope::Judge) != signed.range(Scope::Beyond),
            Node::Decimal(_) => true,
            Node::Tuple(parts) => parts.iter().any(Node::is_wider),
            Node::Counted { count, body: node } | Node::Rest { count, item: node } => {
                count.is_wider() || node.is_wider()
            }
            Node::Checked { node, check } => check.of_judge_only || node.is_wider(),
            Node::Line(node)
            | Node::Items { item: node, .. }
            | Node::Generated { node, .. }
            | Node::Always { node, .. } => node.is_wider(),
        }
    }

    /// The values that are always among the data.
    pub(crate) fn always(&self, scope: Scope) -> Vec<Value> {
        match self {
            Node::Always { node, values } => [values(scope), node.always(scope)].concat(),
            Node::Counted { body: node, .. }
            | Node::Line(node)
            | Node::Checked { node, .. }
            | Node::Generated { node, .. } => node.always(scope),
            _ => Vec::new(),
        }
    }

    /// Lays the items of a list out in lines.
    ///
    /// # Panics
    ///
    /// If it is not a list.
    pub(super) fn lay_out(&mut self, wanted: Lines) {
        match self {
            Node::Counted { body, .. } => Arc::make_mut(body).lay_out(wanted),
            Node::Tuple(parts) if !parts.is_empty() => {
                parts.last_mut().expect("the items").lay_out(wanted);
            }
            Node::Items { lines, .. } => *lines = wanted,
            _ => panic!("only a list is laid out in lines"),
        }
    }

    /// Calls `change` with each number of the format that has 64 bits, the lengths of lists and
    /// words among them.
    pub(crate) fn for_each_int(&mut self, change: &mut dyn FnMut(&mut Int)) {
        match self {
            Node::Int(int) | Node::Letters { length: int, .. } => change(int),
            Node::Tuple(parts) => parts.iter_mut().for_each(|part| part.for_each_int(change)),
            Node::Counted { count, body: node } | Node::Rest { count, item: node } => {
                change(count);
                Arc::make_mut(node).for_each_int(change);
            }
            Node::Line(node)
            | Node::Items { item: node, .. }
            | Node::Checked { node, .. }
            | Node::Generated { node, .. }
            | Node::Always { node, .. } => Arc::make_mut(node).for_each_int(change),
            Node::Decimal(_) | Node::Signed(_) => {}
        }
    }
}
