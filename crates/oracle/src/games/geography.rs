//! Undirected vertex geography.

use super::super::Ruleset;

/// Move a token along an edge of a graph, given by the neighbours of each vertex, to a vertex where
/// it has not been.
///
/// The position is the walk so far; before the first vertex any can be chosen.
///
/// ```
/// use oracle::games::VertexGeography;
/// use oracle::Oracle;
///
/// let path = Oracle::new(VertexGeography(vec![vec![1], vec![0, 2], vec![1]]));
/// assert!(!path.next_wins(&vec![0]));
/// assert_eq!(path.winning_options(&vec![]), [[0], [2]]);
/// ```
pub struct VertexGeography(pub Vec<Vec<usize>>);

impl Ruleset for VertexGeography {
    type Position = Vec<usize>;

    fn options(&self, walk: &Vec<usize>) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.0.len()).collect();
        let next = walk.last().map_or(&all, |&token| &self.0[token]).iter();
        let unvisited = next.filter(|vertex| !walk.contains(vertex));
        unvisited.map(|&vertex| [&walk[..], &[vertex]].concat()).collect()
    }

    /// Of the vertices before the last one, only which they are matters.
    fn representative(&self, walk: &Vec<usize>) -> Vec<usize> {
        let mut walk = walk.clone();
        if let Some((_, visited)) = walk.split_last_mut() {
            visited.sort_unstable();
        }
        walk
    }
}
