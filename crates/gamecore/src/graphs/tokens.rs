use crate::game::SumGame;
use crate::theorems::digraph::Digraph;
use crate::theorems::digraph_values::Cycle;
use crate::theorems::parts::check_index;

/// Tokens on a digraph without cycles: a move slides one token along an edge.
///
/// A position is the vertices of the tokens; several may share one. A move is a [`Slide`]. The
/// player who cannot move loses. An edge that is repeated is the same move. In Nimble, where
/// a coin goes any number of squares to the left, each vertex has edges to all before it.
///
/// Every impartial game of finitely many positions is such a game with one token: vertices are
/// positions, edges are moves. Several tokens are a sum, so each vertex needs only its nim-value
/// (Sprague, 1935; Grundy, 1939). Where the digraph has cycles, see [`Loopy`](crate::Loopy). O(n)
/// for the outcome with n tokens; the moves take O(n + m log m), where m edges lead from the
/// tokens.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Digraph, Slide, Tokens};
///
/// let game = Tokens::new(Digraph::new([vec![1, 2], vec![2], vec![]])?)?;
/// assert_eq!(game.digraph().successors(0), [1, 2]);
/// assert_eq!(game.value(0), 2);
/// assert_eq!(game.outcome(&[0, 0, 2]), Outcome::P);
/// assert_eq!(game.winning_moves(&[0, 1]), [Slide { token: 0, to: 1 }]);
/// assert_eq!(game.after(&[0, 1], &Slide { token: 0, to: 1 }), [1, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tokens {
    digraph: Digraph,
    // Those of the vertices.
    values: Vec<u16>,
}

/// A move: one token goes to a vertex.
///
/// Slides are ordered by token first.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Digraph, Slide, Tokens};
///
/// let game = Tokens::new(Digraph::new([vec![1], vec![]])?)?;
/// assert_eq!(game.after(&[0, 0], &Slide { token: 1, to: 1 }), [0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slide {
    /// The index of the token, from 0.
    pub token: usize,
    /// The vertex that it goes to.
    pub to: usize,
}

impl Tokens {
    /// The game on this digraph. O(vertices + edges).
    ///
    /// # Errors
    /// [`Cycle`] if there is one anywhere, as for [`Digraph::nim_values`].
    pub fn new(digraph: Digraph) -> Result<Tokens, Cycle> {
        let values = digraph.nim_values()?;
        Ok(Tokens { digraph, values })
    }

    /// The digraph. O(1).
    #[must_use]
    pub fn digraph(&self) -> &Digraph {
        &self.digraph
    }

    /// The nim-value of a vertex, with a single token on it. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn value(&self, vertex: usize) -> u64 {
        check_index("vertex", vertex, self.values.len());
        u64::from(self.values[vertex])
    }
}

impl SumGame for Tokens {
    type Component = usize;
    type Move = Slide;

    fn component_value(&self, &vertex: &usize) -> u64 {
        self.value(vertex)
    }

    fn component_moves(&self, index: usize, &vertex: &usize, nim_value: u64) -> Vec<Slide> {
        let successors = self.digraph.successors(vertex).iter().copied();
        let matching = successors.filter(|&to| self.value(to) == nim_value);
        let mut moves: Vec<Slide> = matching.map(|to| Slide { token: index, to }).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    fn make_move(&self, tokens: &mut Vec<usize>, chosen: &Slide) {
        check_index("token", chosen.token, tokens.len());
        let from = tokens[chosen.token];
        let is_edge = self.digraph.successors(from).contains(&chosen.to);
        assert!(is_edge, "no edge leads from {} to {}", from, chosen.to);
        tokens[chosen.token] = chosen.to;
    }
}
