use crate::theorems::digraph::Digraph;
use crate::theorems::loopy::LoopyOutcome;
use crate::theorems::parts::check_index;
use crate::theorems::remoteness::remoteness;

/// A token on a digraph that may have cycles: slide it along an edge.
///
/// A position is the vertex of the token, a move the vertex that it goes to. The player who cannot
/// move loses, and if play never ends, the game is a draw. Every game that need not end can be
/// played with one token, if its positions are finitely many: vertices are positions, edges are
/// moves. An outcome has three values, so this is not a [`Game`](crate::Game); its methods have the
/// same names.
///
/// Every position is won, lost or drawn (Zermelo, 1913). The remoteness of a position is the number
/// of moves to the end (Steinhaus, 1925; Smith, 1966, for digraphs with cycles; the proof is in the
/// source); it is odd where the player to move wins, and even where that player loses. All of them
/// are found at once, in O(vertices + edges) time and space, without recursion.
///
/// ```
/// use gamecore::{Digraph, Loopy, LoopyOutcome};
///
/// // A cycle 0 -> 1 -> 2 -> 0 that can be left: 2 -> 3.
/// let game = Loopy::new(Digraph::new([vec![1], vec![2], vec![0, 3], vec![]])?);
/// assert_eq!(game.digraph().successors(2), [0, 3]);
/// assert_eq!(game.outcome(0), LoopyOutcome::N);
/// assert_eq!(game.outcome(1), LoopyOutcome::P);
/// assert_eq!(game.remoteness(0), Some(3));
/// assert_eq!(game.winning_moves(2), [3]);
///
/// // With one more edge the last vertex is won, and nobody wants to go there.
/// let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)];
/// let game = Loopy::new(Digraph::from_edges(5, &edges)?);
/// assert_eq!(game.outcome(2), LoopyOutcome::Draw);
/// assert_eq!(game.drawing_moves(2), [0]);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Loopy {
    digraph: Digraph,
    remoteness: Vec<Option<u64>>,
}

impl Loopy {
    /// The game on this digraph, looked at backwards from the vertices without edges.
    ///
    /// O(vertices + edges), without recursion. Source: Smith, 1966.
    #[must_use]
    pub fn new(digraph: Digraph) -> Loopy {
        let remoteness = remoteness(&digraph);
        Loopy { digraph, remoteness }
    }

    /// The digraph. O(1).
    #[must_use]
    pub fn digraph(&self) -> &Digraph {
        &self.digraph
    }

    /// The outcome in normal play of a token on `vertex`. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn outcome(&self, vertex: usize) -> LoopyOutcome {
        match self.remoteness(vertex) {
            None => LoopyOutcome::Draw,
            Some(moves) if moves % 2 == 0 => LoopyOutcome::P,
            Some(_) => LoopyOutcome::N,
        }
    }

    /// The number of moves after which play ends if the winner makes haste and the loser
    /// delays; `None` if and only if the position is a draw. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn remoteness(&self, vertex: usize) -> Option<u64> {
        check_index("vertex", vertex, self.remoteness.len());
        self.remoteness[vertex]
    }

    /// All vertices to which the player to move can go and win, those from which play ends
    /// soonest first; empty if and only if the position is not an N-position.
    ///
    /// A player who always chooses the first wins within [`remoteness`](Loopy::remoteness)
    /// moves; one who chooses others may go around in circles. A repeated edge is a repeated
    /// move. O(d log d) for d edges of the vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn winning_moves(&self, vertex: usize) -> Vec<usize> {
        let mut moves = self.moves_between(vertex, LoopyOutcome::N, LoopyOutcome::P);
        moves.sort_by_key(|&to| self.remoteness[to]);
        moves
    }

    /// All vertices to which the player to move can go at a draw without losing; empty if and
    /// only if the position is not a draw.
    ///
    /// A repeated edge is a repeated move. O(d) for d edges of the vertex.
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn drawing_moves(&self, vertex: usize) -> Vec<usize> {
        self.moves_between(vertex, LoopyOutcome::Draw, LoopyOutcome::Draw)
    }

    // The moves that change the outcome so, if the vertex has the first of them.
    fn moves_between(&self, vertex: usize, from: LoopyOutcome, to: LoopyOutcome) -> Vec<usize> {
        if self.outcome(vertex) != from {
            return Vec::new();
        }
        let moves = self.digraph.successors(vertex).iter().copied();
        moves.filter(|&vertex| self.outcome(vertex) == to).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Every digraph on n vertices, loops included.
    fn digraphs(n: usize) -> impl Iterator<Item = Digraph> {
        let row = move |bits: u32, from| {
            (0..n).filter(move |to| bits >> (from * n + to) & 1 == 1).collect::<Vec<usize>>()
        };
        (0..1 << (n * n)).map(move |bits| {
            Digraph::new((0..n).map(|from| row(bits, from))).expect("edges in range")
        })
    }

    // By which number of moves the player to move can force the end as a winner, or as a loser
    // has to face it, play being broken off after a given number of moves.
    fn within(graph: &Digraph, moves: u64) -> Vec<Option<bool>> {
        let mut wins: Vec<Option<bool>> = (0..graph.vertices())
            .map(|vertex| Some(false).filter(|_| graph.successors(vertex).is_empty()))
            .collect();
        for _ in 0..moves {
            let after = wins.clone();
            for vertex in 0..graph.vertices() {
                let mut options = graph.successors(vertex).iter().map(|&to| after[to]);
                if options.clone().any(|wins| wins == Some(false)) {
                    wins[vertex] = Some(true);
                } else if options.all(|wins| wins == Some(true)) {
                    wins[vertex] = Some(false);
                }
            }
        }
        wins
    }

    #[test]
    fn every_small_digraph_is_as_play_with_a_limit_says() {
        for graph in (0..=3).flat_map(digraphs).chain(digraphs(4).step_by(7)) {
            // No win takes as many moves as there are vertices.
            let limits: Vec<_> = (0..=5).map(|moves| within(&graph, moves)).collect();
            let game = Loopy::new(graph);
            for vertex in 0..game.digraph().vertices() {
                let soonest = limits.iter().position(|wins| wins[vertex].is_some());
                assert_eq!(game.remoteness(vertex), soonest.map(|moves| moves as u64));
                let by_limit = match limits[5][vertex] {
                    Some(true) => LoopyOutcome::N,
                    Some(false) => LoopyOutcome::P,
                    None => LoopyOutcome::Draw,
                };
                assert_eq!(game.outcome(vertex), by_limit);
                let winning = game.winning_moves(vertex);
                assert_eq!(winning.is_empty(), by_limit != LoopyOutcome::N);
                assert!(winning.iter().all(|&to| limits[5][to] == Some(false)));
                let all = game.digraph().successors(vertex).iter();
                let lost = all.filter(|&&to| limits[5][to] == Some(false)).count();
                assert_eq!(winning.len(), lost);
                if let Some(&first) = winning.first() {
                    let moves = game.remoteness(first).map(|moves| moves + 1);
                    assert_eq!(game.remoteness(vertex), moves);
                }
                let drawing = game.drawing_moves(vertex);
                assert_eq!(drawing.is_empty(), by_limit != LoopyOutcome::Draw);
                assert!(drawing.iter().all(|&to| limits[5][to].is_none()));
            }
        }
    }

    #[test]
    fn a_digraph_without_cycles_has_no_draws() {
        let graph = Digraph::new((0..100).map(|vertex| vertex / 3..vertex)).unwrap();
        let values = graph.nim_values().unwrap();
        let game = Loopy::new(graph);
        for (vertex, &value) in values.iter().enumerate() {
            let outcome = if value == 0 { LoopyOutcome::P } else { LoopyOutcome::N };
            assert_eq!(game.outcome(vertex), outcome);
        }
    }

    #[test]
    fn a_long_path_with_a_way_back_is_decided() {
        const LAST: usize = 300_000;
        let on = (0..LAST).map(|vertex| (vertex, vertex + 1));
        let back = (1..LAST).step_by(2).map(|vertex| (vertex, vertex - 1));
        let edges: Vec<(usize, usize)> = on.chain(back).collect();
        let game = Loopy::new(Digraph::from_edges(LAST + 1, &edges).unwrap());
        assert_eq!(game.remoteness(0), Some(LAST as u64));
        assert_eq!(game.winning_moves(LAST - 1), [LAST, LAST - 2]);
    }

    #[test]
    fn repeated_edges_are_repeated_moves_and_a_loop_is_a_draw() {
        let edges = [(0, 1), (0, 1), (2, 2), (2, 2), (2, 0)];
        let game = Loopy::new(Digraph::from_edges(3, &edges).unwrap());
        assert_eq!(game.winning_moves(0), [1, 1]);
        assert_eq!(game.drawing_moves(2), [2, 2]);
        assert!(game.drawing_moves(0).is_empty() && game.winning_moves(2).is_empty());
    }
}
