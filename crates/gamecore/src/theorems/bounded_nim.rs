//! Bounded Nim: take 1 stone to `cap` from one heap. One heap alone is Bachet's game (Bash game;
//! Bachet, 1612).
//!
//! Theorem (Sprague, 1935). A heap has the nim-value heap mod (cap + 1).
//!
//! Proof. The options of a heap are the `cap` sizes below it, so the values 0 to `cap` recur in
//! this order: the next one is always the one that is missing.
//!
//! ```
//! use gamecore::bounded_nim_value;
//!
//! let values: Vec<u64> = (0..=8).map(|heap| bounded_nim_value(heap, 3)).collect();
//! assert_eq!(values, [0, 1, 2, 3, 0, 1, 2, 3, 0]);
//! ```

/// The nim-value of a heap from which 1 to `cap` stones may be taken: heap mod (cap + 1)
/// (Sprague, 1935). O(1).
///
/// ```
/// use gamecore::bounded_nim_value;
///
/// assert_eq!(bounded_nim_value(10, 3), 2);
/// assert_eq!(bounded_nim_value(u64::MAX, u64::MAX), u64::MAX);
/// ```
#[must_use]
pub fn bounded_nim_value(heap: u64, cap: u64) -> u64 {
    // If cap + 1 exceeds u64, the cap forbids nothing.
    cap.checked_add(1).map_or(heap, |period| heap % period)
}
