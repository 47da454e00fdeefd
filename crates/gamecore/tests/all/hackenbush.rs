//! Green Hackenbush against the bare rules.

use gamecore::{Hackenbush, Outcome};
use oracle::{Oracle, Ruleset};

/// A graph, of which vertex 0 is the ground; a position is the set of edges that stand.
struct Edges(Vec<(usize, usize)>);

impl Edges {
    /// What is left of a set of edges when those without a way to the ground have fallen.
    fn standing(&self, set: u32) -> u32 {
        let (mut reached, mut stands) = (vec![0], 0);
        while let Some(vertex) = reached.pop() {
            for (edge, &(one, other)) in self.0.iter().enumerate() {
                let new = set & !stands & 1 << edge;
                if new > 0 && (one == vertex || other == vertex) {
                    stands |= new;
                    reached.extend([one, other]);
                }
            }
        }
        stands
    }
}

impl Ruleset for Edges {
    type Position = u32;

    fn options(&self, &set: &u32) -> Vec<u32> {
        let cuts = (0..self.0.len()).filter(|edge| set >> edge & 1 == 1);
        cuts.map(|edge| self.standing(set & !(1 << edge))).collect()
    }
}

fn check(vertices: usize, edges: &[(usize, usize)]) {
    let oracle = Oracle::new(Edges(edges.to_vec()));
    for set in 0..1_u32 << edges.len() {
        let stands = oracle.rules().standing(set);
        let kept: Vec<usize> = (0..edges.len()).filter(|edge| set >> edge & 1 == 1).collect();
        let graph = Hackenbush::new(vertices, kept.iter().map(|&edge| edges[edge])).unwrap();
        assert_eq!(graph.nim_value(), oracle.nim_value(&stands), "{kept:?} of {edges:?}");
        assert_eq!(graph.outcome(), Outcome::n_if(oracle.next_wins(&stands)));
        let wins = graph.winning_moves().into_iter().map(|cut| kept[cut.edge]);
        let wins = wins.map(|edge| oracle.rules().standing(stands & !(1 << edge)));
        assert_eq!(wins.collect::<Vec<u32>>(), oracle.winning_options(&stands), "{kept:?}");
    }
}

#[test]
fn small_graphs_are_as_played() {
    // All edges between five vertices; then circuits, loops and an edge twice.
    let pairs: Vec<(usize, usize)> =
        (0..5).flat_map(|one| (0..one).map(move |other| (one, other))).collect();
    check(5, &pairs);
    check(4, &[(0, 1), (1, 2), (2, 0), (0, 1), (2, 2), (2, 3), (3, 1), (0, 0), (3, 3)]);
}
