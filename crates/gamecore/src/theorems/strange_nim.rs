//! Strange Nim: take at least one stone, and at most one k-th of a heap, rounded down.
//!
//! Theorem (AtCoder Regular Contest 091, problem F, 2018). A heap has the nim-value heap / k if k
//! divides it; any other heap has the value of the largest smaller one that is out of its reach.
//!
//! Proof. If at most q stones can be taken, the last q + 1 heaps have the values 0 to q, each once:
//! true for 0. A multiple of k can reach one value more, and gets q itself; any other heap n
//! reaches all but the first of the q + 1 heaps before it, and gets its value.
//!
//! ```
//! use gamecore::strange_nim_value;
//!
//! assert_eq!(strange_nim_value(12, 3), 4);
//! ```

/// The nim-value of a heap of which at most one k-th may be taken, rounded down (AtCoder Regular
/// Contest 091, problem F).
///
/// O(1 + min(s / k, k log s)) for a heap of s stones: seconds where s is near 2^64 and k near 2^32.
///
/// # Panics
/// If k = 0.
///
/// ```
/// use gamecore::strange_nim_value;
///
/// let values: Vec<u64> = (0..=12).map(|heap| strange_nim_value(heap, 3)).collect();
/// assert_eq!(values, [0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4]);
/// ```
#[must_use]
pub fn strange_nim_value(heap: u64, k: u64) -> u64 {
    assert!(k > 0, "a heap of {} has k = 0", heap);
    let mut heap = heap;
    loop {
        let (most, rest) = (heap / k, heap % k);
        if rest == 0 {
            return most;
        }
        // As many steps as start above the multiple of k.
        let steps = (rest - 1) / (most + 1) + 1;
        heap -= steps * (most + 1);
    }
}
