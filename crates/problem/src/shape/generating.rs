//! Random values.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::strategy::{BoxedStrategy, Just, Strategy};
use protocol::Scope;

use super::bounds::{named, Known};
use super::int::Int;
use super::node::{Condition, Node};
use super::size::Size;
use crate::value::Value;

impl Node {
    /// Random legal values after these numbers, shrinking to the smallest.
    pub fn strategy(&self, size: Size, known: &Known) -> BoxedStrategy<Value> {
        match self {
            Node::Int(int) => int.numbers(size, known).prop_map(Value::Int).boxed(),
            Node::Decimal(decimal) => decimal.strategy(size),
            Node::Signed(signed) => signed.strategy(size),
            Node::Tuple(parts) => tuples(parts, size, known),
            Node::Counted { count, body } => counted(count, body, size, known),
            Node::Letters { length, alphabet } => {
                let letters = (0..alphabet.len() as u64).prop_map(Value::Int);
                vec(letters, length.lengths(size, known)).prop_map(Value::Row).boxed()
            }
            Node::Items { count, item, .. } => {
                let length = count.value(known) as usize;
                vec(item.strategy(size, known), length).prop_map(Value::Row).boxed()
            }
            Node::Rest { count, item } => {
                let lengths = count.lengths(size, known);
                vec(item.strategy(size, known), lengths).prop_map(Value::Row).boxed()
            }
            Node::Line(node) => node.strategy(size, known),
            Node::Checked { node, check } => checked(node.strategy(size, known), check, size.scope),
            Node::Generated { strategy, .. } => strategy(size),
            Node::Always { node, .. } => node.strategy(size, known),
        }
    }

    /// A counted part, as many of whose items or letters may be there as its count says.
    fn of_any_length(&self, count: &Int) -> Node {
        match self {
            Node::Tuple(parts) => {
                Node::Tuple(parts.iter().map(|part| part.of_any_length(count)).collect())
            }
            Node::Line(node) => node.of_any_length(count),
            Node::Items { count: expression, item, .. } if *expression == named(count.name) => {
                Node::Rest { count: count.clone(), item: Arc::clone(item) }
            }
            Node::Letters { length, alphabet } if length.judge.most == named(count.name) => {
                Node::Letters { length: count.clone(), alphabet }
            }
            other => other.clone(),
        }
    }

    /// Whether a bound in this part has one of these names, read outside of it.
    fn depends_on(&self, names: &[&str]) -> bool {
        self.names_from_outside().iter().any(|name| names.contains(name))
    }
}

/// Tuples whose parts shrink independently of each other, as far as they are.
fn tuples(parts: &[Node], size: Size, known: &Known) -> BoxedStrategy<Value> {
    let mut names = Vec::new();
    let dependent = parts.iter().position(|part| {
        let depends = part.depends_on(&names);
        names.extend(part.names_for_later());
        depends
    });
    let (free, dependent) = parts.split_at(dependent.unwrap_or(parts.len()));
    let free = free.iter().map(|part| part.strategy(size, known)).collect::<Vec<_>>();
    if dependent.is_empty() {
        return free.prop_map(Value::Row).boxed();
    }
    let (parts, known) = (parts.to_vec(), known.clone());
    free.prop_flat_map(move |values| {
        let mut known = known.clone();
        let (before, after) = parts.split_at(values.len());
        before.iter().zip(&values).for_each(|(part, value)| part.add_known(value, &mut known));
        (Just(values), tuples(after, size, &known))
    })
    .prop_map(|(mut values, after)| {
        values.extend(after.into_row());
        Value::Row(values)
    })
    .boxed()
}

/// Values of a counted part: of any length, or of one that is drawn first if more depends on it.
fn counted(count: &Int, body: &Arc<Node>, size: Size, known: &Known) -> BoxedStrategy<Value> {
    let free = body.of_any_length(count);
    if !free.depends_on(&[count.name]) {
        return free.strategy(size, known);
    }
    let lengths = count.lengths(size, known);
    let lengths = move |_| lengths.clone().prop_map(|length| Value::Int(length as u64)).boxed();
    let node = Arc::new(Node::Int(count.clone()));
    let length = Node::Generated { node, strategy: Arc::new(lengths) };
    let parts = tuples(&[length, Node::clone(body)], size, known);
    parts.prop_map(|parts| parts.into_row().swap_remove(1)).boxed()
}

/// Values that keep to a rule, where it is in force.
fn checked(values: BoxedStrategy<Value>, check: &Condition, scope: Scope) -> BoxedStrategy<Value> {
    if check.of_judge_only && scope == Scope::Beyond {
        return values;
    }
    let holds = Arc::clone(&check.holds);
    values.prop_filter("the rule is broken", move |value| holds(value).is_ok()).boxed()
}
