//! Sequential Nim: take any positive number of stones from the first heap of a row that has any.
//!
//! Theorem (Stromquist and Ullman, 1993). If the heaps behind a heap of s > 0 stones have the
//! nim-value g, then together they have the nim-value s - 1 for s <= g, and s otherwise.
//!
//! Proof. The options of the heap are g and the values of the smaller heaps in its place, so the
//! heaps 1, 2, 3, ... have the values 0, 1, 2, ... in this order, and g is left out. (For g = 0
//! these are 1, 2, 3, ...)
//!
//! ```
//! use gamecore::sequential_nim_value;
//!
//! assert_eq!(sequential_nim_value(&[2, 5, 4]), 1);
//! ```

/// The nim-value of a row of heaps of which the first that is left is played (Stromquist and
/// Ullman, 1993). O(n) for n heaps.
///
/// ```
/// use gamecore::sequential_nim_value;
///
/// assert_eq!(sequential_nim_value(&[2, 5, 4]), 1);
/// // Take two of the first heap, and the opponent must take its last stone.
/// assert_eq!(sequential_nim_value(&[3, 5, 4]), 2);
/// assert_eq!(sequential_nim_value(&[1, 2, 3]), 0);
/// ```
#[must_use]
pub fn sequential_nim_value(heaps: &[u64]) -> u64 {
    heaps.iter().rev().fold(0, |behind, &heap| match heap {
        0 => behind,
        _ if heap <= behind => heap - 1,
        _ => heap,
    })
}
