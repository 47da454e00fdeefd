use crate::coins::heads::turn_over;
use crate::game::SumGame;
use crate::theorems::coins::ruler_value;
use crate::theorems::nim_sum::from_gray_code;

/// Ruler: turn over any number of neighbours in a row of coins, the last of them from heads to
/// tails.
///
/// A position is the coins that show heads, counted from 0, each once (which is not checked) and in
/// any order; a move is the [`Run`] of the coins to turn, and after it the heads are in order. The
/// player who cannot move loses.
///
/// Coin n has as its nim-value the greatest power of two that divides n + 1 (Berlekamp, Conway and
/// Guy, Winning Ways, 1982, chapter 14; the proof is on the
/// [page](crate::theorems::coins) of the theorem). A coin has at most one winning
/// move. O(n) for the outcome and the winning moves with n heads; the position after a move takes
/// time and space for each coin of the run.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Ruler, Run};
///
/// let values: Vec<u64> = (0..8).map(|coin| Ruler.nim_value(&[coin])).collect();
/// assert_eq!(values, [1, 2, 1, 4, 1, 2, 1, 8]);
/// assert_eq!(Ruler.outcome(&[1, 5]), Outcome::P);
/// // Turn the first four coins, and the first and the third show heads.
/// assert_eq!(Ruler.winning_moves(&[1, 3]), [Run { first: 0, last: 3 }]);
/// assert_eq!(Ruler.after(&[1, 3], &Run { first: 0, last: 3 }), [0, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ruler;

/// A move: the coins from a first to a last one are turned.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Ruler, Run};
///
/// assert_eq!(Ruler.after(&[2, 3], &Run { first: 1, last: 3 }), [1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Run {
    /// The first coin, counted from 0.
    pub first: u64,
    /// The last coin, which goes from heads to tails.
    pub last: u64,
}

impl SumGame for Ruler {
    type Component = u64;
    type Move = Run;

    /// # Panics
    /// For coin 2^64 - 1, whose nim-value is 2^64.
    fn component_value(&self, &coin: &u64) -> u64 {
        ruler_value(coin)
    }

    fn component_moves(&self, _index: usize, &coin: &u64, nim_value: u64) -> Vec<Run> {
        let first = coin ^ from_gray_code(nim_value);
        Some(Run { first, last: coin }).filter(|_| first <= coin).into_iter().collect()
    }

    fn make_move(&self, heads: &mut Vec<u64>, chosen: &Run) {
        assert!(chosen.first <= chosen.last, "{:?} is empty", chosen);
        turn_over(heads, chosen.first..=chosen.last);
    }
}
