//! The longest list in ascending and in descending order, and with all items alike: a loop may be
//! quick on any list but these.

use protocol::Scope;

use super::places::{replaced, visit, Way};
use super::Probe;
use crate::definition::Definition;
use crate::positions::random_cases;
use crate::shape::{Known, Node, Size};
use crate::value::Value;

/// A shorter list is quick in any order.
const LEAST: usize = 1000;

/// Lists of equal items are no longer than this.
const MOST: u64 = 300_000;

/// The longest list of a case.
struct Longest {
    way: Way,
    items: Vec<Value>,
    /// The least and the greatest item, unless their bounds are those of other numbers.
    ends: Option<[Value; 2]>,
    /// How long the list may be, if its length is nowhere else.
    most: u64,
}

pub(super) fn probes(definition: &Definition) -> Vec<Probe> {
    let full = random_cases(definition, Size::full(Scope::Judge), 1, 1);
    let Some(case) = full.ok().and_then(|cases| cases.into_iter().next()) else {
        return Vec::new();
    };
    let Some(longest) = longest(&definition.grammar.case, &case) else { return Vec::new() };
    let mut ascending = longest.items.clone();
    ascending.sort_by_cached_key(numbers);
    let mut descending = ascending.clone();
    descending.reverse();
    let with =
        |kind, items| Probe { kind, cases: vec![replaced(&case, &longest.way, Value::Row(items))] };
    let mut probes = vec![with("ascending", ascending), with("descending", descending)];
    if let Some([least, greatest]) = &longest.ends {
        let longer = (longest.most.min(MOST) as usize).max(longest.items.len());
        for (kind, item) in [("all-least", least), ("all-greatest", greatest)] {
            let equal = |length| with(kind, vec![item.clone(); length]);
            let probe = equal(longer);
            let fits = definition.grammar.holds(&probe.cases[0], Scope::Judge);
            probes.push(if fits { probe } else { equal(longest.items.len()) });
        }
    }
    probes
}

fn longest(node: &Node, case: &Value) -> Option<Longest> {
    let mut longest: Option<Longest> = None;
    let mut most = 0;
    visit(node, case, &mut |node, value, way| {
        let ends = match node {
            Node::Counted { count, .. } => {
                most = end(count).map_or(0, |[_, most]| most);
                return;
            }
            Node::Items { item, .. } => ends(item),
            Node::Rest { item, count } => {
                most = end(count).map_or(0, |[_, most]| most);
                ends(item)
            }
            Node::Letters { alphabet, .. } => Some([0, alphabet.len() as u64 - 1].map(Value::Int)),
            _ => return,
        };
        let items = value.row();
        if items.len() >= longest.as_ref().map_or(LEAST, |other| other.items.len() + 1) {
            longest = Some(Longest { way: way.clone(), items: items.to_vec(), ends, most });
        }
    });
    longest
}

/// The least and the greatest value of a number, unless another number bounds it.
fn end(int: &crate::shape::Int) -> Option<[u64; 2]> {
    let is_constant = int.names().next().is_none();
    is_constant.then(|| {
        let range = int.range_after(Scope::Judge, &Known::default());
        [*range.start(), *range.end()]
    })
}

fn ends(item: &Node) -> Option<[Value; 2]> {
    match item {
        Node::Int(int) => end(int).map(|ends| ends.map(Value::Int)),
        Node::Tuple(parts) => {
            let parts: Vec<[Value; 2]> = parts.iter().map(ends).collect::<Option<_>>()?;
            let row = |end: usize| Value::Row(parts.iter().map(|ends| ends[end].clone()).collect());
            Some([row(0), row(1)])
        }
        _ => None,
    }
}

/// All numbers of a value, one after the other.
fn numbers(value: &Value) -> Vec<u64> {
    match value {
        Value::Int(number) => vec![*number],
        Value::Row(parts) => parts.iter().flat_map(numbers).collect(),
    }
}
