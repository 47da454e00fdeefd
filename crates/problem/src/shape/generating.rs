//! Random values.

use std::sync::Arc;

use proptest::collection::vec;
use proptest::strategy::{BoxedStrategy, Just, Strategy};
use protocol::Scope;

use super::bounds::{named, Known};
use super::int::Int;
use super::node::{Condition, Lines, Node};
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
            Node::List { count, header, item, .. } => {
                lists(count, header.as_ref(), item, size, known)
            }
            Node::Letters { length: count, alphabet } | Node::Word { count, alphabet } => {
                let letters = (0..alphabet.len() as u64).prop_map(Value::Int);
                vec(letters, count.lengths(size, known)).prop_map(Value::Row).boxed()
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

/// Lists, as tuples of their parts: the header, which may shrink alone, and the items.
fn lists(
    count: &Int,
    header: Option<&Arc<Node>>,
    item: &Arc<Node>,
    size: Size,
    known: &Known,
) -> BoxedStrategy<Value> {
    let (header, item) = (header.map(|header| Node::clone(header)), Arc::clone(item));
    let by_count = header.iter().chain([&*item]).any(|part| part.depends_on(&[count.name]));
    if !by_count {
        let items = Node::Rest { count: count.clone(), item };
        let parts: Vec<Node> = header.into_iter().chain([items]).collect();
        return tuples(&parts, size, known).prop_map(|parts| listed(parts.into_row())).boxed();
    }
    let lengths = count.lengths(size, known);
    let lengths = move |_| lengths.clone().prop_map(|length| Value::Int(length as u64)).boxed();
    let node = Arc::new(Node::Int(count.clone()));
    let length = Node::Generated { node, strategy: Arc::new(lengths) };
    let items = Node::Items { count: named(count.name), item, lines: Lines::Row };
    let parts: Vec<Node> = [length].into_iter().chain(header).chain([items]).collect();
    let without_length = |parts: Value| listed(parts.into_row().split_off(1));
    tuples(&parts, size, known).prop_map(without_length).boxed()
}

/// The value of a list: its items, after the header if there is one.
fn listed(parts: Vec<Value>) -> Value {
    <[Value; 1]>::try_from(parts).map_or_else(Value::Row, |[items]| items)
}

/// Values that keep to a rule, where it is in force.
fn checked(values: BoxedStrategy<Value>, check: &Condition, scope: Scope) -> BoxedStrategy<Value> {
    if check.of_judge_only && scope == Scope::Beyond {
        return values;
    }
    let holds = Arc::clone(&check.holds);
    values.prop_filter("the rule is broken", move |value| holds(value).is_ok()).boxed()
}
