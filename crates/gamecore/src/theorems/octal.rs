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
//! Whether the values repeat is decided by [`octal_period`](crate::octal_period); for long tables
//! see [`long_octal_table`](crate::long_octal_table).
//!
//! ```
//! use gamecore::octal_table;
//!
//! let (kayles, chess) = (octal_table(&[0, 0, 7], 61), octal_table(&[0, 1, 3, 7], 60));
//! assert_eq!(kayles[1..], chess[..]);
//! assert_eq!(kayles[..14], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2]);
//! ```

use std::convert::TryInto;

use crate::theorems::room::empty_table;

/// The nim-values of the heaps 0 to `last` in the octal game d0.d1d2d3... with these digits; Kayles,
/// 0.77, has the digits 0, 7, 7.
///
/// The first digit is 0, or 4: then a move may also split a heap into two and take nothing.
///
/// By the definition (Grundy, 1939), in O(s n^2) time for n heaps and s digits that allow two
/// heaps, O(n) space. From some thousand heaps on
/// [`long_octal_table`](crate::long_octal_table) is often quicker.
///
/// # Panics
/// If there is no digit, the first is neither 0 nor 4, or one is above 7; if `last` is 2^32 - 1 or
/// more, or memory has no room for so many heaps; or if a nim-value exceeds 65535. None is known
/// to.
///
/// ```
/// use gamecore::octal_table;
///
/// assert_eq!(octal_table(&[0, 7, 7], 10), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// // 4.7: only split, or take one stone and perhaps split the rest.
/// assert_eq!(octal_table(&[4, 7], 6), [0, 1, 2, 1, 2, 1, 2]);
/// ```
#[must_use]
pub fn octal_table(digits: &[u8], last: u64) -> Vec<u16> {
    let (mut options, mut values) = (OctalOptions::new(digits), empty_octal_table(last));
    for _ in 0..=last {
        options.stamp_unsplit(&values);
        options.stamp_splits(&values, 0, usize::MAX);
        values.push(options.mex());
    }
    values
}

// An empty table of an octal game, with room for the heaps 0 to `last`.
pub(crate) fn empty_octal_table(last: u64) -> Vec<u16> {
    assert!(last < u64::from(u32::MAX), "a table of the heaps up to {} is too long", last);
    empty_table(last)
}

// The options of one heap after another, each of which is the heap after the `values` given.
#[derive(Clone, Debug)]
pub(crate) struct OctalOptions {
    // The digits that are not 0, each with the number of stones that it takes.
    pub(crate) moves: Vec<(usize, u8)>,
    // For each value, the stamp of the last heap that is known to have an option of it.
    pub(crate) stamps: Box<[u32; 1 << 16]>,
    // 1 more than the present heap.
    pub(crate) stamp: u32,
}

impl OctalOptions {
    pub(crate) fn new(digits: &[u8]) -> OctalOptions {
        check_octal_digits(digits);
        let moves = digits.iter().copied().enumerate().filter(|&(_, digit)| digit > 0).collect();
        let stamps = vec![0; 1 << 16].into_boxed_slice().try_into().expect("the same length");
        OctalOptions { moves, stamps, stamp: 0 }
    }

    // Turns to the heap after these, and stamps its options of at most one heap.
    pub(crate) fn stamp_unsplit(&mut self, values: &[u16]) {
        self.stamp = values.len() as u32 + 1;
        for &(take, digit) in self.moves.iter().take_while(|&&(take, _)| take <= values.len()) {
            let left = values.len() - take;
            if left == 0 && digit & 1 != 0 {
                self.stamps[0] = self.stamp;
            }
            if left > 0 && digit & 2 != 0 {
                self.stamps[usize::from(values[left])] = self.stamp;
            }
        }
    }

    // Stamps the splits whose smaller heap is larger than `from` and at most `to`.
    pub(crate) fn stamp_splits(&mut self, values: &[u16], from: usize, to: usize) {
        let OctalOptions { ref moves, ref mut stamps, stamp } = *self;
        for left in lefts(moves, values.len()) {
            let (smaller, larger) = splits(values, left, from, to);
            // Four pairs at a time take three quarters of the time of two.
            let (fours, others) = (smaller.chunks_exact(4), larger.rchunks_exact(4));
            let rest = fours.remainder().iter().zip(others.remainder().iter().rev());
            for (four, other) in fours.zip(others) {
                stamps[usize::from(four[0] ^ other[3])] = stamp;
                stamps[usize::from(four[1] ^ other[2])] = stamp;
                stamps[usize::from(four[2] ^ other[1])] = stamp;
                stamps[usize::from(four[3] ^ other[0])] = stamp;
            }
            for (one, other) in rest {
                stamps[usize::from(one ^ other)] = stamp;
            }
        }
    }

    // Whether a value has no stamp.
    pub(crate) fn lacks(&self, value: u16) -> bool {
        self.stamps[usize::from(value)] != self.stamp
    }

    // The mex of the values that are stamped.
    pub(crate) fn mex(&self) -> u16 {
        let mex = self.stamps.iter().position(|&other| other != self.stamp);
        mex.expect("a nim-value exceeds 65535") as u16
    }
}

// The numbers of stones that a move may leave of this heap in two heaps.
pub(crate) fn lefts<'a>(moves: &'a [(usize, u8)], heap: usize) -> impl Iterator<Item = usize> + 'a {
    let splits = moves.iter().filter(|&&(_, digit)| digit & 4 != 0);
    splits.filter_map(move |&(take, _)| heap.checked_sub(take)).filter(|&left| left > 1)
}

// The values of the smaller heaps above `from` up to `to` that `left` stones can be split into, and,
// in the opposite order, those of the larger ones.
pub(crate) fn splits(values: &[u16], left: usize, from: usize, to: usize) -> (&[u16], &[u16]) {
    let to = to.min(left / 2);
    let from = from.min(to);
    (&values[from + 1..=to], &values[left - to..left - from])
}

// Panics if these are not the digits d0, d1, d2, ... of an octal game.
pub(crate) fn check_octal_digits(digits: &[u8]) {
    let first = digits.first().expect("an octal code has a digit before the point");
    assert!([0, 4].contains(first), "the digit before the point is {}, not 0 or 4", first);
    for digit in digits {
        assert!(*digit < 8, "{} is not an octal digit, which is at most 7", digit);
    }
}
