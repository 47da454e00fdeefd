//! Subtraction games with many amounts: all primes, or all products of two numbers. The player who
//! cannot move loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939). The nim-value of a heap is the mex of those of its
//! options.
//!
//! So a heap has the value v if it has options of all smaller values and none of v. The values are
//! given in their order: v is given to the smallest heap that has none yet, and on to each that has
//! none yet and no option with v. What these are is known by a set of bits, to which each heap that
//! gets v adds the amounts, shifted by its size.
//!
//! ```
//! use gamecore::dense_subtraction_table;
//!
//! // Take a prime.
//! assert_eq!(dense_subtraction_table(&[2, 3, 5, 7, 11], 11), [0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1]);
//! ```

use crate::theorems::bits::Bits;
use crate::theorems::room::empty_table;

/// The nim-values of [`subtraction_table`](crate::subtraction_table), found with a set of bits.
///
/// O(n^2 / 64) time for n heaps, however many amounts there are, and O(v n) for nim-values below
/// v; O(n) space. Of 20,000 heaps it is the faster one from about one amount in sixty on.
///
/// # Panics
/// As [`subtraction_table`](crate::subtraction_table), and if `last` is 2^32 - 1 or more.
///
/// ```
/// use gamecore::{dense_subtraction_table, subtraction_table};
///
/// let odd: Vec<u64> = (0..500).map(|half| 2 * half + 1).collect();
/// assert_eq!(dense_subtraction_table(&odd, 1000), subtraction_table(&odd, 1000));
/// ```
#[must_use]
pub fn dense_subtraction_table(amounts: &[u64], last: u64) -> Vec<u16> {
    assert!(last < u64::from(u32::MAX), "a table of the heaps up to {} is too long", last);
    let heaps = last as usize + 1;
    let (mut values, mut left) = (empty_table(last), empty_table::<u32>(last));
    values.resize(heaps, 0);
    left.extend(0..heaps as u32);
    let mut allowed = Bits::new(heaps);
    for &amount in amounts.iter().filter(|&&amount| amount <= last) {
        assert!(amount > 0, "an amount of a subtraction game is 0");
        allowed.insert(amount as usize);
    }
    // Those that are left are the heaps with options of all values so far. Each gets the next one,
    // unless some option has that, too.
    let mut value: u16 = 0;
    loop {
        let mut reaching = Bits::new(heaps);
        left.retain(|&heap| {
            let heap = heap as usize;
            let is_later = reaching.contains(heap);
            if !is_later {
                values[heap] = value;
                reaching.insert_shifted(&allowed, heap);
            }
            is_later
        });
        if left.is_empty() {
            return values;
        }
        value = value.checked_add(1).expect("a nim-value exceeds 65535");
    }
}
