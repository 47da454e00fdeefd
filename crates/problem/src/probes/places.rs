//! Where the parts of a case lie.

use crate::shape::Node;
use crate::value::Value;

/// The way to a part: its place in the case, its place in that, and so on.
pub type Way = Vec<usize>;

/// Calls `visit` with each part of a case, the outer ones first.
pub fn visit(node: &Node, case: &Value, visit: &mut dyn FnMut(&Node, &Value, &Way)) {
    below(node, case, &mut Way::new(), visit);
}

fn below(node: &Node, value: &Value, way: &mut Way, visit: &mut dyn FnMut(&Node, &Value, &Way)) {
    visit(node, value, way);
    let mut inner = |place: usize, node: &Node, value: &Value| {
        way.push(place);
        below(node, value, way, visit);
        way.pop();
    };
    match node {
        Node::Tuple(parts) => {
            let parts = parts.iter().zip(value.row()).enumerate();
            parts.for_each(|(place, (node, value))| inner(place, node, value));
        }
        Node::Items { item, .. } | Node::Rest { item, .. } => {
            let items = value.row().iter().enumerate();
            items.for_each(|(place, value)| inner(place, item, value));
        }
        Node::Counted { body: node, .. }
        | Node::Line(node)
        | Node::Checked { node, .. }
        | Node::Generated { node, .. }
        | Node::Always { node, .. } => below(node, value, way, visit),
        Node::Int(_) | Node::Decimal(_) | Node::Signed(_) | Node::Letters { .. } => {}
    }
}

/// The case with another part there.
pub fn replaced(case: &Value, way: &[usize], part: Value) -> Value {
    let Some((&place, rest)) = way.split_first() else { return part };
    let mut parts = case.row().to_vec();
    parts[place] = replaced(&parts[place], rest, part);
    Value::Row(parts)
}
