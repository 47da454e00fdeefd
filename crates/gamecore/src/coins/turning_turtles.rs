use crate::coins::heads::turn_over;
use crate::game::SumGame;

/// Turning Turtles: turn over one or two coins of a row, the last of them from heads to tails.
///
/// A position is the coins that show heads, counted from 0, each once (which is not checked) and in
/// any order; a move is the coins to turn, in ascending order, and after it the heads are in order.
/// The player who cannot move loses.
///
/// It is [`Nim`](crate::Nim): coin n is a heap of n + 1 stones, and has that nim-value (Berlekamp,
/// Conway and Guy, Winning Ways, 1982, chapter 14). To turn it alone is to take the heap, and to
/// turn coin m with it leaves m + 1 stones. O(n) for n heads; a coin has at most one winning move.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::TurningTurtles;
///
/// assert_eq!(TurningTurtles.nim_value(&[6]), 7);
/// assert_eq!(TurningTurtles.outcome(&[0, 1, 2]), Outcome::P);
/// assert_eq!(TurningTurtles.winning_moves(&[0, 4]), [[0, 4]]);
/// assert_eq!(TurningTurtles.winning_moves(&[4]), [[4]]);
/// assert_eq!(TurningTurtles.after(&[4, 0], &vec![2, 4]), [0, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurningTurtles;

impl SumGame for TurningTurtles {
    type Component = u64;
    type Move = Vec<u64>;

    /// # Panics
    /// For coin 2^64 - 1, whose nim-value is 2^64.
    fn component_value(&self, &coin: &u64) -> u64 {
        coin.checked_add(1).expect("the nim-value of the coin exceeds 64 bits")
    }

    fn component_moves(&self, _index: usize, &coin: &u64, nim_value: u64) -> Vec<Vec<u64>> {
        match nim_value.checked_sub(1) {
            None => vec![vec![coin]],
            Some(other) if other < coin => vec![vec![other, coin]],
            Some(_) => Vec::new(),
        }
    }

    fn make_move(&self, heads: &mut Vec<u64>, chosen: &Vec<u64>) {
        let is_allowed = match chosen[..] {
            [_] => true,
            [other, coin] => other < coin,
            _ => false,
        };
        assert!(is_allowed, "{:?} are not one or two coins in order", chosen);
        turn_over(heads, chosen.iter().copied());
    }
}
