//! Staircase Nim: carry any positive number of stones from one step down to the next, or from the
//! lowest step out of play.
//!
//! Theorem (Sprague, 1937). The nim-value of a staircase is the nim-sum of its lowest step and
//! every second one from there.
//!
//! Proof. A move changes exactly one of these steps, so no option has the same nim-sum. Every lower
//! one is reached as in Nim, by stones that come down to a step between them.
//!
//! Staircases in disguise: the Silver Dollar game (coins on a strip, at most one on a square, that
//! move left and not past each other) has the gaps between coins as steps, the last gap being the
//! lowest; and where heaps must stay in order, the differences of neighbours are the steps.
//!
//! ```
//! use gamecore::staircase_value;
//!
//! assert_eq!(staircase_value(&[3, 4, 5, 0, 1]), 3 ^ 5 ^ 1);
//! ```

use crate::theorems::nim_sum::nim_sum;

/// The nim-value of the stones on the steps, from the lowest one (Sprague, 1937).
///
/// O(n) for n steps.
///
/// ```
/// use gamecore::staircase_value;
///
/// assert_eq!(staircase_value(&[3, 4, 5, 0, 1]), 3 ^ 5 ^ 1);
/// assert_eq!(staircase_value(&[2, 7, 2, 5]), 0);
/// ```
#[must_use]
pub fn staircase_value(steps: &[u64]) -> u64 {
    nim_sum(steps.iter().copied().step_by(2))
}

/// The nim-value of the Silver Dollar game with coins of no value: each is on a square of a strip,
/// 0 the leftmost, at most one on each; a move takes a coin any number of squares to the left, but
/// not onto or past another (Sprague, 1937).
///
/// The coins come in any order. O(n log n) time and O(n) space for n coins.
///
/// # Panics
/// If two coins are on one square.
///
/// ```
/// use gamecore::silver_dollar_value;
///
/// // Three squares between the last two, and two before the first.
/// assert_eq!(silver_dollar_value(&[2, 5, 9]), 3 ^ 2);
/// assert_eq!(silver_dollar_value(&[3, 4, 8, 9]), 0);
/// ```
#[must_use]
pub fn silver_dollar_value(coins: &[u64]) -> u64 {
    let mut squares = coins.to_vec();
    squares.sort_unstable();
    let gap = |pair: &[u64]| match *pair {
        [left, right] => (right - left).checked_sub(1).expect("two coins are on one square"),
        _ => pair[0],
    };
    nim_sum(squares.rchunks(2).map(gap))
}
