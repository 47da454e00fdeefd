//! The rules: exchange the apples of two nodes, and then carry apples down the tree.

use oracle::games::Stairs;
use oracle::Ruleset;

/// A position is 1 before the exchange and 0 after it; the number n of nodes; the apples on each
/// node; and the parents of the nodes 2 to n.
pub struct AppleTree;

impl Ruleset for AppleTree {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let n = position[1];
        let (apples, parents) = position[2..].split_at(n as usize);
        let apples = match position[0] {
            0 => Stairs(children(parents)).options(&apples.to_vec()),
            _ => exchanges(apples),
        };
        apples.iter().map(|apples| [&[0, n], &apples[..], parents].concat()).collect()
    }
}

/// The children of each node; nodes are counted from 0 here.
fn children(parents: &[u64]) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); parents.len() + 1];
    for (child, &parent) in (1..).zip(parents) {
        children[parent as usize - 1].push(child);
    }
    children
}

/// The apples after those of two nodes have been exchanged.
fn exchanges(apples: &[u64]) -> Vec<Vec<u64>> {
    let pairs = (1..apples.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    let exchanged = |(a, b): (usize, usize)| {
        let mut apples = apples.to_vec();
        apples.swap(a, b);
        apples
    };
    pairs.map(exchanged).collect()
}
