//! The nim-sum: the exclusive or of numbers.
//!
//! Theorem (Sprague, 1935; Grundy, 1939; for Nim Bouton, 1901). The nim-value of a sum of games is
//! the nim-sum of their nim-values. The proof is on the page of [`theorems`](crate::theorems).
//!
//! ```
//! use gamecore::nim_sum;
//!
//! assert_eq!(nim_sum([1, 2, 3]), 0);
//! ```

use std::borrow::Borrow;

/// The nim-sum of `values`, owned or borrowed: their exclusive or, 0 if there are none.
///
/// It is the nim-value of a sum of games with these nim-values
/// (Sprague, 1935; Grundy, 1939). O(n) for n values.
///
/// ```
/// use gamecore::nim_sum;
///
/// assert_eq!(nim_sum([3, 5, 7]), 1);
/// let heaps = vec![3, 5, 7];
/// assert_eq!(nim_sum(&heaps), 1);
/// ```
pub fn nim_sum<I>(values: I) -> u64
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    values.into_iter().fold(0, |sum, value| sum ^ value.borrow())
}

// The number n with this Gray code, n xor floor(n / 2): each digit is the nim-sum of the code's
// digits from there up.
pub(crate) fn from_gray_code(code: u64) -> u64 {
    (0..6).fold(code, |number, level| number ^ number >> (1 << level))
}
