//! The rules: pick a vertex that is heavier than the last one, and take it away with all below it.

use oracle::Ruleset;

/// A position is the weight of the vertex picked last, 0 at the start; the number n of vertices; their
/// weights, 0 for those that are gone; and the parents of the vertices 2 to n.
pub struct Heavier;

impl Ruleset for Heavier {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let (last, n) = (position[0], position[1]);
        let (weights, parents) = position[2..].split_at(n as usize);
        let picked = (1..).zip(weights).filter(|(_, weight)| **weight > last);
        let left = |top, &(vertex, &weight): &(u64, &u64)| match is_below(top, vertex, parents) {
            true => 0,
            false => weight,
        };
        picked
            .map(|(top, &weight)| {
                let weights: Vec<u64> = (1..).zip(weights).map(|it| left(top, &it)).collect();
                [&[weight, n], &weights[..], parents].concat()
            })
            .collect()
    }
}

/// Whether a vertex is `top` or below it.
fn is_below(top: u64, mut vertex: u64, parents: &[u64]) -> bool {
    while vertex != top && vertex > 1 {
        vertex = parents[vertex as usize - 2];
    }
    vertex == top
}
