//! The rules: cut an edge; edges that are no longer joined to vertex 1 fall.

use std::collections::BTreeSet;

use oracle::Ruleset;

/// An edge between two vertices, which are counted from 1.
pub type Edge = (u64, u64);

/// A position is the edges that stand, each with its lower number first, in ascending order.
pub struct CutEdge;

impl Ruleset for CutEdge {
    type Position = Vec<Edge>;

    fn options(&self, edges: &Vec<Edge>) -> Vec<Vec<Edge>> {
        let without = |cut: usize| [&edges[..cut], &edges[cut + 1..]].concat();
        (0..edges.len()).map(|cut| standing(&without(cut))).collect()
    }
}

/// The edges that are joined to vertex 1, in order.
pub fn standing(edges: &[Edge]) -> Vec<Edge> {
    let mut reached = BTreeSet::from([1]);
    loop {
        let found = edges.iter().filter(|(x, y)| reached.contains(x) != reached.contains(y));
        let found: Vec<u64> = found.flat_map(|&(x, y)| [x, y]).collect();
        if found.is_empty() {
            break;
        }
        reached.extend(found);
    }
    let stands = edges.iter().filter(|(x, _)| reached.contains(x));
    let mut stands: Vec<Edge> = stands.map(|&(x, y)| (x.min(y), x.max(y))).collect();
    stands.sort_unstable();
    stands
}
