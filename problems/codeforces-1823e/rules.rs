//! The rules: remove l to r vertices that are connected.

use std::collections::BTreeSet;

use oracle::Ruleset;

/// A graph with the neighbours of each vertex, as bits, and the numbers l and r.
///
/// A position is the vertices that are left, as bits.
pub struct Removing {
    pub neighbours: Vec<u64>,
    pub takes: (u64, u64),
}

impl Ruleset for Removing {
    type Position = u64;

    fn options(&self, &left: &u64) -> Vec<u64> {
        let (least, most) = self.takes;
        let vertices = |set: u64| (0..self.neighbours.len()).filter(move |v| set >> v & 1 == 1);
        let around = |set: u64| vertices(set).fold(0, |all, v| all | self.neighbours[v]);
        // A connected set grows by one of its neighbours at a time.
        let grown = |set: u64| vertices(around(set) & left & !set).map(move |v| set | 1 << v);
        let mut sets: BTreeSet<u64> = vertices(left).map(|v| 1 << v).collect();
        let mut options = Vec::new();
        for size in 1..=most.min(self.neighbours.len() as u64) {
            if size >= least {
                options.extend(sets.iter().map(|set| left & !set));
            }
            sets = sets.iter().flat_map(|&set| grown(set)).collect();
        }
        options
    }
}

/// The same with the lengths of the parts: of a cycle a move leaves a row, and of a row two rows,
/// which may be empty.
///
/// A position is the numbers l and r and the parts, each with 0 for a cycle and 1 for a row. The
/// longer row that is left stands in the place of the old one, and the shorter one at the end,
/// unless it is empty.
pub struct Parts;

impl Ruleset for Parts {
    type Position = (u64, u64, Vec<(u64, u64)>);

    fn options(&self, (l, r, parts): &Self::Position) -> Vec<Self::Position> {
        let mut options = Vec::new();
        for (place, &(length, kind)) in parts.iter().enumerate() {
            for left in (*l..=length.min(*r)).map(|take| length - take) {
                for shorter in 0..=left / 2 * kind {
                    let mut parts = parts.clone();
                    parts[place] = (left - shorter, 1);
                    parts.extend(Some((shorter, 1)).filter(|_| shorter > 0));
                    options.push((*l, *r, parts));
                }
            }
        }
        options
    }
}
