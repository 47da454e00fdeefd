//! Octal games, such as Kayles: take stones from a heap, and perhaps split the rest of it. The
//! player who cannot move loses.
//!
//! The code d0.d1d2d3... of Guy and Smith (1956) says how many heaps may be left of a heap from
//! which t stones are taken: none if the digit dt, as a sum of 1, 2 and 4, contains 1, one if it
//! contains 2, two if it contains 4.
//!
//! Theorem (Sprague, 1935; Grundy, 1939). The nim-value of a heap is the mex of those of its
//! options, where two heaps that are left are worth the nim-sum of theirs.
//!
//! Proof. See [`theorems`](crate::theorems).
//!
//! | Code | Game | Values |
//! |---|---|---|
//! | 0.77 | Kayles: knock down one or two neighbouring skittles (Dudeney, 1907) | OEIS A002186 |
//! | 0.07 | Dawson's Kayles: take two neighbours of a row | OEIS A002187 |
//! | 0.137 | Dawson's Chess (Dawson, 1935), Dawson's Kayles with one more stone | |
//! | 0.007 | Treblecross; n cells on which three neighbours win are a heap of n + 2 | |
//!
//! Whether the values repeat is decided by [`octal_period`](crate::octal_period).
//!
//! ```
//! use gamecore::octal_table;
//!
//! let (kayles, chess) = (octal_table(&[0, 7], 61), octal_table(&[1, 3, 7], 60));
//! assert_eq!(kayles[1..], chess[..]);
//! assert_eq!(kayles[..14], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2]);
//! ```

/// The nim-values of the heaps 0 to `last` in the octal game 0.d1d2d3... with these digits; Kayles,
/// 0.77, has the digits 7, 7.
///
/// By the definition (Grundy, 1939), in O(s n^2) time for s digits that allow two heaps, O(n)
/// space.
///
/// # Panics
/// If a digit is above 7, if `last` is 2^32 - 1 or more, or if a nim-value exceeds 65535. None is
/// known to.
///
/// ```
/// use gamecore::octal_table;
///
/// assert_eq!(octal_table(&[7, 7], 10), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// ```
#[must_use]
pub fn octal_table(digits: &[u8], last: u64) -> Vec<u16> {
    octal_code_table(&[&[0], digits].concat(), last)
}

/// The same for the game d0.d1d2d3... with these digits, the first of which is 0, or 4: then a move
/// may also split a heap into two and take nothing.
///
/// # Panics
/// As [`octal_table`], and if the first digit is neither 0 nor 4.
///
/// ```
/// use gamecore::octal_code_table;
///
/// // 4.7: only split, or take one stone and perhaps split the rest.
/// assert_eq!(octal_code_table(&[4, 7], 6), [0, 1, 2, 1, 2, 1, 2]);
/// ```
#[must_use]
pub fn octal_code_table(digits: &[u8], last: u64) -> Vec<u16> {
    assert!(last < u64::from(u32::MAX), "a table of the heaps up to {} is too long", last);
    assert!(digits[0] & 3 == 0, "a move that takes nothing must split");
    assert!(digits.iter().all(|&digit| digit <= 7), "an octal digit is at most 7");
    let moves = digits.iter().enumerate().filter(|&(_, &digit)| digit > 0);
    let moves: Vec<(usize, u8)> = moves.map(|(take, &digit)| (take, digit)).collect();
    let mut values = Vec::new();
    // For each value, 1 more than the last heap with an option of it.
    let mut stamps = [0; 1 << 16];
    for heap in 0..=last as usize {
        let stamp = heap as u32 + 1;
        for &(take, digit) in moves.iter().take_while(|&&(take, _)| take <= heap) {
            let left = heap - take;
            if digit & 1 != 0 && left == 0 {
                stamps[0] = stamp;
            }
            if digit & 2 != 0 && left > 0 {
                stamps[usize::from(values[left])] = stamp;
            }
            if digit & 4 != 0 && left > 1 {
                stamp_splits(&values[1..left], &mut stamps, stamp);
            }
        }
        let mex = stamps.iter().position(|&other| other != stamp);
        values.push(mex.expect("a nim-value exceeds 65535") as u16);
    }
    values
}

// Stamps the nim-sums of the first and the last value, the second and the last but one, and so on:
// four pairs at a time, which takes three quarters of the time of two.
fn stamp_splits(mut values: &[u16], stamps: &mut [u32; 1 << 16], stamp: u32) {
    while let [a, b, c, d, between @ .., e, f, g, h] = values {
        stamps[usize::from(a ^ h)] = stamp;
        stamps[usize::from(b ^ g)] = stamp;
        stamps[usize::from(c ^ f)] = stamp;
        stamps[usize::from(d ^ e)] = stamp;
        values = between;
    }
    for (one, other) in values.iter().zip(values.iter().rev()) {
        stamps[usize::from(one ^ other)] = stamp;
    }
}
