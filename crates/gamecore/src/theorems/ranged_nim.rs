//! Ranged Nim: take at least `least` and at most `most` stones from one heap.
//!
//! Theorem (folklore). A heap has the nim-value (heap mod (least + most)) / least, rounded down.
//!
//! Proof. Let p = least + most, r = n mod p and v = r / least, rounded down. Taking s from n leaves
//! the remainder r - s <= r - least, if s <= r, or r + (p - s) >= r + least: not v again. Each w
//! from 1 to v - 1 is reached by taking (v - w) least <= r - least < most; and 0 by taking v least
//! or, if that exceeds `most`, by taking `most`, for r - most < least.
//!
//! ```
//! use gamecore::ranged_nim_value;
//!
//! let values: Vec<u64> = (0..=8).map(|heap| ranged_nim_value(heap, 2, 5)).collect();
//! assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0]);
//! ```

/// The nim-value of a heap from which `least` to `most` stones may be taken (folklore). O(1).
///
/// # Panics
/// If `least` is 0 or greater than `most`.
///
/// ```
/// use gamecore::ranged_nim_value;
///
/// assert_eq!(ranged_nim_value(6, 2, 5), 3);
/// ```
#[must_use]
pub fn ranged_nim_value(heap: u64, least: u64, most: u64) -> u64 {
    assert!(0 < least && least <= most, "takes of {} to {} stones", least, most);
    // If the period exceeds u64, every heap is below it.
    least.checked_add(most).map_or(heap, |period| heap % period) / least
}
