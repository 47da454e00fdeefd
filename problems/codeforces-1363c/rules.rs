//! The rules: take a vertex that has at most one neighbour, until the special one is taken.

use oracle::Ruleset;

/// A tree, its vertices counted from 0. A position says which of them are still there.
pub struct TakeLeaf {
    pub edges: Vec<(usize, usize)>,
    pub special: usize,
}

impl Ruleset for TakeLeaf {
    type Position = Vec<bool>;

    fn options(&self, there: &Vec<bool>) -> Vec<Vec<bool>> {
        if !there[self.special] {
            return Vec::new();
        }
        let mut neighbours = vec![0; there.len()];
        for &(x, y) in self.edges.iter().filter(|&&(x, y)| there[x] && there[y]) {
            neighbours[x] += 1;
            neighbours[y] += 1;
        }
        let leaves = (0..there.len()).filter(|&vertex| there[vertex] && neighbours[vertex] <= 1);
        let without = |vertex: usize| {
            let mut there = there.clone();
            there[vertex] = false;
            there
        };
        leaves.map(without).collect()
    }
}
