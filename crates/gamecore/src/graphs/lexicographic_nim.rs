use crate::game::{Game, Outcome};
use crate::theorems::digraph::{Cycle, Digraph};
use crate::theorems::parts::check_index;

/// Lexicographic Nim: lower the number of a vertex of a digraph, and change those of its successors
/// at will.
///
/// The digraph has no cycles. Each number of a successor may be replaced by any other, higher or
/// lower, or left as it is. A position is the numbers, one for each vertex. A move is a
/// [`Lowering`]. The player who cannot move loses: all numbers are 0 then. Play ends: where all
/// edges lead to later vertices, the list of the numbers becomes smaller in lexicographic order.
///
/// The class of a vertex is its nim-value with a single token on it, see
/// [`Digraph::nim_values`]. A position is a P-position if and only if in each class the numbers
/// have the nim-sum 0 (Codeforces, problem 1149E, where the game has no name; the proof is in the
/// source).
///
/// Two winning moves that lower the same vertex differ only in how the nim-sum of a class is shared
/// out among the successors in it, and there may be more than 2^64 of them. So
/// [`winning_moves`](Game::winning_moves) gives one for each vertex that can be lowered: the one
/// that changes no more than the first successor in each class. [`after`](Game::after) takes every
/// move of the game. O(vertices + edges) for the outcome, a move, and all of these winning moves.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Digraph, LexicographicNim, Lowering};
///
/// let game = LexicographicNim::new(Digraph::new([vec![1, 2], vec![], vec![]])?)?;
/// assert_eq!(game.outcome(&[0, 7, 7]), Outcome::P);
/// let moves = game.winning_moves(&[5, 1, 3]);
/// assert_eq!(moves, [Lowering { vertex: 0, to: 0, changed: vec![(1, 3)] }]);
/// assert_eq!(game.after(&[5, 1, 3], &moves[0]), [0, 3, 3]);
/// let other = Lowering { vertex: 0, to: 0, changed: vec![(1, 9), (2, 9)] };
/// assert_eq!(game.outcome(&game.after(&[5, 1, 3], &other)), Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LexicographicNim {
    digraph: Digraph,
    classes: Vec<u16>,
}

/// A move: the number of a vertex is lowered, and numbers of its successors are replaced.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Digraph, LexicographicNim, Lowering};
///
/// let game = LexicographicNim::new(Digraph::new([vec![1], vec![]])?)?;
/// let lowering = Lowering { vertex: 0, to: 1, changed: vec![(1, 8)] };
/// assert_eq!(game.after(&[2, 0], &lowering), [1, 8]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lowering {
    /// The vertex whose number is lowered.
    pub vertex: usize,
    /// What it is lowered to.
    pub to: u64,
    /// Successors of the vertex with their new numbers, in ascending order, each once.
    pub changed: Vec<(usize, u64)>,
}

impl LexicographicNim {
    /// The game on this digraph. O(vertices + edges).
    ///
    /// # Errors
    /// [`Cycle`] if there is one.
    pub fn new(digraph: Digraph) -> Result<LexicographicNim, Cycle> {
        let classes = digraph.nim_values()?;
        Ok(LexicographicNim { digraph, classes })
    }

    /// The nim-sum of the numbers in each class. O(vertices).
    ///
    /// # Panics
    /// If there are not as many numbers as vertices.
    ///
    /// ```
    /// use gamecore::{Digraph, LexicographicNim};
    ///
    /// let game = LexicographicNim::new(Digraph::new([vec![1, 2], vec![], vec![]])?)?;
    /// assert_eq!(game.nim_sums(&[5, 1, 3]), [1 ^ 3, 5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn nim_sums(&self, numbers: &[u64]) -> Vec<u64> {
        let vertices = self.classes.len();
        assert!(numbers.len() == vertices, "{} numbers for {} vertices", numbers.len(), vertices);
        let classes = self.classes.iter().map(|&class| usize::from(class) + 1).max();
        let mut sums = vec![0; classes.unwrap_or(0)];
        for (&class, number) in self.classes.iter().zip(numbers) {
            sums[usize::from(class)] ^= number;
        }
        sums
    }
}

// No successor of a vertex is in its class, so a move changes exactly one number in the class of
// the lowered vertex, and its nim-sum. It cannot lead from nim-sums that are all 0 to such ones
// again. Otherwise let c be the highest class whose nim-sum s is not 0. In it some number n has the
// highest binary digit of s; lower it to n xor s. Its vertex has a successor in every lower class,
// by the definition of the nim-value, whose number can make the nim-sum of that class 0.
impl Game for LexicographicNim {
    type Position = [u64];
    type Move = Lowering;

    fn outcome(&self, numbers: &[u64]) -> Outcome {
        Outcome::n_if(self.nim_sums(numbers).iter().any(|&sum| sum != 0))
    }

    fn winning_moves(&self, numbers: &[u64]) -> Vec<Lowering> {
        let sums = self.nim_sums(numbers);
        let unbalanced = sums.iter().filter(|&&sum| sum != 0).count();
        // The vertex that was the last to change a class.
        let mut changed_by = vec![None; sums.len()];
        let mut moves = Vec::new();
        for (vertex, &number) in numbers.iter().enumerate() {
            let class = usize::from(self.classes[vertex]);
            let to = number ^ sums[class];
            if to >= number {
                continue;
            }
            let mut changed = Vec::new();
            for &successor in self.digraph.successors(vertex) {
                let class = usize::from(self.classes[successor]);
                if sums[class] != 0 && changed_by[class] != Some(vertex) {
                    changed_by[class] = Some(vertex);
                    changed.push((successor, numbers[successor] ^ sums[class]));
                }
            }
            if changed.len() + 1 == unbalanced {
                changed.sort_unstable();
                moves.push(Lowering { vertex, to, changed });
            }
        }
        moves
    }

    fn after(&self, numbers: &[u64], chosen: &Lowering) -> Vec<u64> {
        let vertices = self.classes.len();
        assert!(numbers.len() == vertices, "{} numbers for {} vertices", numbers.len(), vertices);
        let Lowering { vertex, to, ref changed } = *chosen;
        check_index("vertex", vertex, vertices);
        let before = numbers[vertex];
        assert!(to < before, "{} is not lower than {} at vertex {}", to, before, vertex);
        let ascends = changed.windows(2).all(|pair| pair[0].0 < pair[1].0);
        assert!(ascends, "the changes are not in ascending order: {:?}", changed);
        let mut successors = self.digraph.successors(vertex).to_vec();
        successors.sort_unstable();
        let mut after = numbers.to_vec();
        after[vertex] = to;
        for &(successor, number) in changed {
            let is_edge = successors.binary_search(&successor).is_ok();
            assert!(is_edge, "no edge leads from {} to {}", vertex, successor);
            after[successor] = number;
        }
        after
    }
}
