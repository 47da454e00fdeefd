//! Grundy's game: divide a heap into two heaps of different sizes. The player who cannot move
//! loses; then no heap has more than two stones.
//!
//! No formula is known. Flammenkamp computed the nim-values (OEIS A002188) of 2^35 heaps and found
//! no period. Among the heaps 0 to 10^6 there are 42 P-positions (OEIS A036685), of which 1222 is
//! the last: that is computed here as well. It has not been proved that there are no others.
//!
//! ```
//! use gamecore::{grundy_table, GRUNDY_P_POSITIONS};
//!
//! let values = grundy_table(2000);
//! assert_eq!(values[..14], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]);
//! let zeros: Vec<u64> = (0..=2000).filter(|&heap| values[heap as usize] == 0).collect();
//! assert_eq!(zeros, GRUNDY_P_POSITIONS);
//! ```

use std::convert::TryFrom;

use crate::theorems::marks::Marks;

/// The heaps up to 10^6 that are P-positions of Grundy's game, 0 included (OEIS A036685).
///
/// ```
/// use gamecore::GRUNDY_P_POSITIONS;
///
/// assert_eq!(GRUNDY_P_POSITIONS.last(), Some(&1222));
/// ```
pub const GRUNDY_P_POSITIONS: [u64; 42] = [
    0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346,
    359, 362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932,
    1222,
];

/// The nim-values of the heaps 0 to `last` in Grundy's game (Grundy, 1939).
///
/// By a sparse space (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4): fewer than 1300
/// heaps up to 500,000 have a nim-value in it, so each heap takes some thousand steps, however many
/// divisions it has. O(n^2) time for n = `last` if larger heaps are not of this kind, O(n) space.
///
/// # Panics
/// If `last` is 2^32 - 1 or more, or if a nim-value exceeds 65535.
///
/// ```
/// use gamecore::grundy_table;
///
/// assert_eq!(grundy_table(8), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
/// ```
#[must_use]
pub fn grundy_table(last: u64) -> Vec<u16> {
    assert!(last < u64::from(u32::MAX), "a table of the heaps up to {} is too long", last);
    let mut marks = Marks::for_options(1 << 16);
    let (mut values, mut rare): (Vec<u16>, Vec<usize>) = (Vec::new(), Vec::new());
    for heap in 0..=last as usize {
        let option = |part: usize| u64::from(values[part] ^ values[heap - part]);
        // A nim-sum is common if and only if exactly one of its two terms is, so these are all
        // options of common value.
        let unequal = rare.iter().filter(|&&part| 2 * part != heap);
        marks.mark_all(unequal.map(|&part| option(part)));
        // The other divisions are looked at only until they show the rare values below.
        let mut others = (1..heap).take_while(|part| 2 * part < heap).map(option);
        let mut value = marks.mex();
        while !is_common(value) && mark_until(value, &mut others, &mut marks) {
            value = marks.mex_from(value);
        }
        marks.clear();
        if heap > 0 && !is_common(value) {
            rare.push(heap);
        }
        values.push(u16::try_from(value).expect("a nim-value exceeds 65535"));
    }
    values
}

// Nearly all nim-values have an odd number of binary digits in common with 254. These are called
// common, the others rare. Another number in place of 254 would change only the time it takes.
fn is_common(value: u64) -> bool {
    (value & 254).count_ones() % 2 == 1
}

// Marks the values up to the first that is `wanted`; whether there is one.
fn mark_until<I: Iterator<Item = u64>>(wanted: u64, values: &mut I, marks: &mut Marks) -> bool {
    values.any(|value| {
        marks.mark(value);
        value == wanted
    })
}
