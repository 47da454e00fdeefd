use crate::game::{Game, MisereGame, Outcome, Take};
use crate::theorems::fibonacci::{is_fibonacci_nim_p, zeckendorf};

/// Fibonacci Nim: take at least one stone from the only heap, and at most twice as many as the move
/// before took; the first move may not take everything.
///
/// A position is the stones and the limit, the most that the next move may take; a limit beyond
/// the stones allows no more than to take them all. [`FibonacciNim::start`] gives the first
/// position of a heap. In a move the heap has the index 0. The player who cannot move loses.
///
/// The Fibonacci numbers are 1, 2, 3, 5, 8, ... throughout. A first position is a P-position if and
/// only if the number of stones is a Fibonacci number or 0 (Gaskell, as credited by Whinihan,
/// 1963). Any position is one if and only if the smallest term of the Zeckendorf representation of
/// the stones exceeds the limit, or there are no stones (Schwenk, 1970; the proof:
/// [`fibonacci`](crate::theorems::fibonacci)). The winning moves are ordered by stones. The first
/// one takes that smallest term, and there is at most one for each term: it and all smaller ones
/// together. Every method takes O(log n) for n stones, and is exact for every `u64`.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{FibonacciNim, Take};
///
/// assert_eq!(FibonacciNim.outcome(&FibonacciNim::start(13)), Outcome::P);
/// // 12 = 8 + 3 + 1: to take 3 + 1 would leave 8 with a limit of 8.
/// let start = FibonacciNim::start(12);
/// let moves = FibonacciNim.winning_moves(&start);
/// assert_eq!(moves, [Take { heap: 0, stones: 1 }]);
/// assert_eq!(FibonacciNim.after(&start, &moves[0]), (11, 2));
///
/// // 10 = 8 + 2.
/// assert_eq!(FibonacciNim.outcome(&(10, 1)), Outcome::P);
/// assert_eq!(FibonacciNim.outcome(&(10, 2)), Outcome::N);
/// // 16 = 13 + 3: take 3 and leave 13 with a limit of 6, or take all.
/// let moves = FibonacciNim.winning_moves(&(16, 16));
/// assert_eq!(moves, [Take { heap: 0, stones: 3 }, Take { heap: 0, stones: 16 }]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FibonacciNim;

impl Game for FibonacciNim {
    type Position = (u64, u64);
    type Move = Take;

    fn outcome(&self, &(stones, limit): &(u64, u64)) -> Outcome {
        Outcome::n_if(!is_fibonacci_nim_p(stones, limit))
    }

    fn winning_moves(&self, &(stones, limit): &(u64, u64)) -> Vec<Take> {
        let terms = zeckendorf(stones);
        let mut takes = Vec::new();
        let mut tail = 0;
        for (index, term) in terms.iter().enumerate().rev() {
            tail += term;
            // Below a term, the tail is less than the Fibonacci number before that
            // term, hence less than 2^63, so twice the tail does not overflow.
            let leaves_p_position = index == 0 || terms[index - 1] > 2 * tail;
            if leaves_p_position && tail <= limit {
                takes.push(Take { heap: 0, stones: tail });
            }
        }
        takes
    }

    /// The stones that are left, and the limit, twice the stones taken; a limit of 2^64 or more
    /// is given as `u64::MAX`, which allows as much.
    fn after(&self, &(mut stones, limit): &(u64, u64), take: &Take) -> (u64, u64) {
        assert!(take.heap == 0, "there is only the heap 0, not {}", take.heap);
        assert!(take.stones <= limit, "{} stones are more than {}", take.stones, limit);
        take.lower(&mut stones);
        (stones, take.stones.saturating_mul(2))
    }
}

/// As in normal play, but with one stone less: that stone is left to the opponent.
///
/// The proof is in the source, and the costs are those of normal play. From the first position of
/// two stones or more the player to move wins, by leaving one stone. Where no stone may be taken,
/// the next player wins.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{FibonacciNim, Take};
///
/// // 13 - 1 = 8 + 3 + 1.
/// assert_eq!(FibonacciNim.misere_outcome(&(13, 1)), Outcome::N);
/// // 14 - 1 is a Fibonacci number, and greater than 12.
/// assert_eq!(FibonacciNim.misere_outcome(&(14, 12)), Outcome::P);
/// let start = FibonacciNim::start(14);
/// assert_eq!(FibonacciNim.misere_winning_moves(&start), [Take { heap: 0, stones: 13 }]);
/// ```
// Where some stone may be taken, to take the last one loses: the opponent finds no stone. The other
// moves and the limits after them are those of the heap with one stone less. They end at one stone
// with a limit of at least 1: it must be taken, so this is a P-position, as the heap without a
// stone is in normal play.
impl MisereGame for FibonacciNim {
    fn misere_outcome(&self, &(stones, limit): &(u64, u64)) -> Outcome {
        match stones.checked_sub(1) {
            Some(rest) if limit > 0 => self.outcome(&(rest, limit)),
            _ => Outcome::N,
        }
    }

    fn misere_winning_moves(&self, &(stones, limit): &(u64, u64)) -> Vec<Take> {
        self.winning_moves(&(stones.saturating_sub(1), limit))
    }
}

impl FibonacciNim {
    /// The first position of a heap of `stones`, where all but one may be taken.
    ///
    /// From 0 stones or 1 there is no move. O(1).
    ///
    /// ```
    /// use gamecore::FibonacciNim;
    ///
    /// assert_eq!(FibonacciNim::start(12), (12, 11));
    /// ```
    #[must_use]
    pub fn start(stones: u64) -> (u64, u64) {
        (stones, stones.saturating_sub(1))
    }
}
