//! Mark: take one stone from a heap, or leave half of it, rounded down.
//!
//! Theorem (Fraenkel, 2011). A heap has the nim-value 0 if and only if it is empty, or its number
//! of stones ends in an odd number of binary zeros: 0, 2, 6, 8, 10, 14, 18, ... (without 0 OEIS
//! A036554). Otherwise it has 1 or 2.
//!
//! Proof. Let v(m) be the number of zeros at the end of m in binary. If v(n) is odd, v(n / 2) and
//! v(n - 1) are even. If v(n) is even and n > 0, then v(n / 2) is odd if n is even, and one of
//! v(n - 1) and v((n - 1) / 2) is odd if n is odd and above 1. So by induction the value is 0 if
//! and only if v(n) is odd or n is 0. Otherwise, for n > 1, exactly one option has the value 0, and
//! the other one that of 1 and 2 which n does not have:
//!
//! - if n is even, n / 2 has the value 0, and n - 1 is the other option;
//! - if n is odd and v(n - 1) is odd, n - 1 has it, and (n - 1) / 2 is the other option;
//! - if n is odd and v(n - 1) is even, (n - 1) / 2 has it, and n - 1 is the other option, whose
//!   value is the one that n - 2 does not have.
//!
//! ```
//! use gamecore::mark_value;
//!
//! assert_eq!([0, 1, 2, 3, 4].map(mark_value), [0, 1, 0, 2, 1]);
//! ```

/// The nim-value of a heap of Mark, from which one stone or half of it is taken (Fraenkel, 2011).
///
/// O(log n) for a heap of n stones.
///
/// ```
/// use gamecore::mark_value;
///
/// let values: Vec<u64> = (0..=8).map(mark_value).collect();
/// assert_eq!(values, [0, 1, 0, 2, 1, 2, 0, 1, 0]);
/// ```
#[must_use]
pub fn mark_value(heap: u64) -> u64 {
    let is_lost = |heap: u64| heap == 0 || heap.trailing_zeros() % 2 == 1;
    match heap {
        _ if is_lost(heap) => 0,
        1 => 1,
        _ if heap % 2 == 0 => 3 - mark_value(heap - 1),
        _ if is_lost(heap - 1) => 3 - mark_value(heap / 2),
        _ => mark_value(heap - 2),
    }
}
