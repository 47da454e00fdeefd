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
//! By the definition a heap costs a step for each way to split it. A sparse space (Berlekamp,
//! Conway and Guy, Winning Ways, 1982, chapter 4) saves most of these steps, and the values stay
//! exact. For some mask, nearly all nim-values of many games have an odd number of binary digits in
//! common with it: call these common, and the others rare. A nim-sum of two values is common if and
//! only if exactly one of them is. So all options of common value are among the splits with a rare
//! heap, which are few, and the least common value that is missing there is a bound for the mex.
//! Of the rare values below it the first splits show nearly all; each of the others is searched
//! for among the splits that remain, which is faster than to mark these.
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
//! let (kayles, chess) = (octal_table(&[0, 0, 7], 61), octal_table(&[0, 1, 3, 7], 60));
//! assert_eq!(kayles[1..], chess[..]);
//! assert_eq!(kayles[..14], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2]);
//! ```

use std::convert::TryInto;

use crate::theorems::mex::empty_table;

/// The nim-values of the heaps 0 to `last` in the octal game d0.d1d2d3... with these digits; Kayles,
/// 0.77, has the digits 0, 7, 7.
///
/// The first digit is 0, or 4: then a move may also split a heap into two and take nothing.
///
/// O(s n r) time for n heaps, of which r are rare in a sparse space, and s digits that allow two
/// heaps; O(s n^2), by the definition (Grundy, 1939), as long as more than a tenth are rare. O(n)
/// space.
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
    assert!(last < u64::from(u32::MAX), "a table of the heaps up to {} is too long", last);
    let mut table = OctalTable::new(digits, empty_table(last));
    (0..=last).for_each(|_| table.extend());
    table.values
}

/// The nim-values of an octal game, a table that grows heap by heap: for those who want to watch it,
/// or to go on from what they have kept. [`octal_table`] makes one of known length.
///
/// ```
/// use gamecore::{octal_table, OctalTable};
///
/// let mut kayles = OctalTable::new(&[0, 7, 7], vec![0, 1, 2]);
/// kayles.extend();
/// assert_eq!(kayles.values(), octal_table(&[0, 7, 7], 3));
/// ```
#[derive(Clone, Debug)]
pub struct OctalTable {
    // The digits that are not 0, each with the number of stones that it takes.
    moves: Vec<(usize, u8)>,
    values: Vec<u16>,
    // For each value, 1 more than the last heap that is known to have an option of it.
    stamps: Box<[u32; 1 << 16]>,
    // The mask of the sparse space; 0 if none pays.
    mask: u16,
    // The rare heaps except for the heap 0, in increasing order, each with its value.
    rare: Vec<(u32, u16)>,
    // From which heap on a better mask is looked for.
    next_look: usize,
}

// A mask pays if at most one of this many heaps is rare.
const SPARSE: usize = 10;

impl OctalTable {
    /// A table of the game with these digits, d0 included, which begins with the nim-values that
    /// are `known` of the heaps 0, 1, 2, ...: none, or those that an earlier table found.
    ///
    /// O(s) time for s digits.
    ///
    /// # Panics
    /// If there is no digit, the first is neither 0 nor 4, or one is above 7.
    ///
    /// ```
    /// use gamecore::OctalTable;
    ///
    /// assert_eq!(OctalTable::new(&[0, 7, 7], vec![0, 1]).values(), [0, 1]);
    /// ```
    #[must_use]
    pub fn new(digits: &[u8], known: Vec<u16>) -> OctalTable {
        check_octal_digits(digits);
        let moves = digits.iter().copied().enumerate().filter(|&(_, digit)| digit > 0).collect();
        let next_look = if digits.iter().any(|digit| digit & 4 != 0) { 64 } else { usize::MAX };
        let stamps = vec![0; 1 << 16].into_boxed_slice().try_into().expect("the same length");
        OctalTable { moves, values: known, stamps, mask: 0, rare: Vec::new(), next_look }
    }

    /// The nim-values of the heaps 0, 1, 2, ..., as far as they are known. O(1).
    ///
    /// ```
    /// use gamecore::OctalTable;
    ///
    /// let mut kayles = OctalTable::new(&[0, 7, 7], Vec::new());
    /// (0..6).for_each(|_| kayles.extend());
    /// assert_eq!(kayles.values(), [0, 1, 2, 3, 1, 4]);
    /// ```
    #[must_use]
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// Finds the next value.
    ///
    /// O(s r) time if r of the heaps are rare in a sparse space, and O(s n) if more than a tenth of
    /// n heaps are, for s digits that allow two heaps.
    ///
    /// # Panics
    /// If it exceeds 65535, or if 2^32 - 1 values are known.
    ///
    /// ```
    /// use gamecore::OctalTable;
    ///
    /// let mut officers = OctalTable::new(&[0, 6], vec![0, 0, 1]);
    /// officers.extend();
    /// assert_eq!(officers.values(), [0, 0, 1, 2]);
    /// ```
    pub fn extend(&mut self) {
        let heap = self.values.len();
        assert!(heap < u32::MAX as usize, "a table of the heaps up to {} is too long", heap);
        if heap >= self.next_look {
            self.look_for_mask();
        }
        self.stamp_unsplit();
        let value = if self.mask == 0 { self.dense_value() } else { self.sparse_value() };
        let value = value.expect("a nim-value exceeds 65535");
        if self.mask != 0 && !is_common_by(self.mask, value) {
            self.rare.push((heap as u32, value));
        }
        self.values.push(value);
    }

    fn look_for_mask(&mut self) {
        let heap = self.values.len();
        self.next_look = heap + heap / 8;
        let mask = sparsest_mask(&self.values);
        let is_rare = |&(_, value): &(u32, u16)| !is_common_by(mask, value);
        // No split leaves an empty heap.
        self.rare = (0..).zip(self.values.iter().copied()).skip(1).filter(is_rare).collect();
        self.mask = if self.rare.len() <= heap / SPARSE { mask } else { 0 };
    }

    fn stamp_unsplit(&mut self) {
        let (heap, stamp) = (self.values.len(), self.stamp());
        for &(take, digit) in self.moves.iter().take_while(|&&(take, _)| take <= heap) {
            let left = heap - take;
            if left == 0 && digit & 1 != 0 {
                self.stamps[0] = stamp;
            }
            if left > 0 && digit & 2 != 0 {
                self.stamps[usize::from(self.values[left])] = stamp;
            }
        }
    }

    fn stamp(&self) -> u32 {
        self.values.len() as u32 + 1
    }

    // The mex of all splits.
    fn dense_value(&mut self) -> Option<u16> {
        self.stamp_splits(0, usize::MAX);
        let stamp = self.stamp();
        self.stamps.iter().position(|&other| other != stamp).map(|value| value as u16)
    }

    // The mex by the mask.
    fn sparse_value(&mut self) -> Option<u16> {
        self.stamp_rare();
        let mut stamped = FIRST;
        self.stamp_splits(0, stamped);
        let (mut missing, bound) = self.missing();
        // Twice as many, until it takes less time to search for those that are missing.
        while missing.len() * (self.values.len() / 2).saturating_sub(stamped) > SEARCH * stamped {
            self.stamp_splits(stamped, 2 * stamped);
            stamped *= 2;
            let stamp = self.stamp();
            missing.retain(|&value| self.stamps[usize::from(value)] != stamp);
        }
        missing.into_iter().find(|&value| !self.has_split(value, stamped)).or(bound)
    }

    // The values without a stamp below the least one that is common, and this one.
    fn missing(&self) -> (Vec<u16>, Option<u16>) {
        let mut missing = Vec::new();
        for value in (0..=u16::MAX).filter(|&value| self.stamps[usize::from(value)] != self.stamp())
        {
            if is_common_by(self.mask, value) {
                return (missing, Some(value));
            }
            missing.push(value);
        }
        (missing, None)
    }

    // Stamps the splits with a rare heap.
    fn stamp_rare(&mut self) {
        let stamp = self.stamp();
        let OctalTable { ref moves, ref values, ref rare, ref mut stamps, .. } = *self;
        for left in lefts(moves, values.len()) {
            let before = rare.partition_point(|&(heap, _)| (heap as usize) < left);
            for &(heap, value) in &rare[..before] {
                stamps[usize::from(value ^ values[left - heap as usize])] = stamp;
            }
        }
    }

    // Stamps the splits whose smaller heap is larger than `from` and at most `to`.
    fn stamp_splits(&mut self, from: usize, to: usize) {
        let stamp = self.stamp();
        let OctalTable { ref moves, ref values, ref mut stamps, .. } = *self;
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

    // Whether a split whose smaller heap is larger than `from` has this value.
    fn has_split(&self, value: u16, from: usize) -> bool {
        lefts(&self.moves, self.values.len()).any(|left| {
            let (smaller, larger) = splits(&self.values, left, from, usize::MAX);
            let mut stretches = smaller.chunks(STRETCH).zip(larger.rchunks(STRETCH));
            stretches.any(|(smaller, larger)| has_nim_sum(value, smaller, larger))
        })
    }
}

// How many splits are stamped before values are searched for, at least.
const FIRST: usize = 64;

// So many values are searched for in the time in which one is stamped.
const SEARCH: usize = 16;

// How many splits are searched between two checks whether the value was found.
const STRETCH: usize = 256;

// The numbers of stones that a move may leave of this heap in two heaps.
fn lefts<'a>(moves: &'a [(usize, u8)], heap: usize) -> impl Iterator<Item = usize> + 'a {
    let splits = moves.iter().filter(|&&(_, digit)| digit & 4 != 0);
    splits.filter_map(move |&(take, _)| heap.checked_sub(take)).filter(|&left| left > 1)
}

// The values of the smaller heaps above `from` up to `to` that `left` stones can be split into, and,
// in the opposite order, those of the larger ones.
fn splits(values: &[u16], left: usize, from: usize, to: usize) -> (&[u16], &[u16]) {
    let to = to.min(left / 2);
    let from = from.min(to);
    (&values[from + 1..=to], &values[left - to..left - from])
}

// Whether a smaller heap and its counterpart have this nim-sum.
fn has_nim_sum(wanted: u16, smaller: &[u16], larger: &[u16]) -> bool {
    let sums = smaller.iter().zip(larger.iter().rev()).map(|(smaller, larger)| smaller ^ larger);
    // Without an early exit the compiler can compare eight sums at once.
    sums.fold(false, |found, sum| found | (sum == wanted))
}

// Panics if these are not the digits d0, d1, d2, ... of an octal game.
pub(crate) fn check_octal_digits(digits: &[u8]) {
    let first = digits.first().expect("an octal code has a digit before the point");
    assert!([0, 4].contains(first), "the digit before the point is {}, not 0 or 4", first);
    for digit in digits {
        assert!(*digit < 8, "{} is not an octal digit, which is at most 7", digit);
    }
}

fn is_common_by(mask: u16, value: u16) -> bool {
    (value & mask).count_ones() % 2 == 1
}

/// The mask with which most of these nim-values have an odd number of binary digits in common; 0 if
/// all of them are 0.
///
/// These are the common values of a sparse space (Berlekamp, Conway and Guy, Winning Ways, 1982,
/// chapter 4). O(n + v log v) time for n values up to v.
///
/// ```
/// use gamecore::{octal_table, sparsest_mask};
///
/// // 0, 3, 5, 6 and 9, with an even number of binary digits 1, are the rare values of Kayles.
/// assert_eq!(sparsest_mask(&octal_table(&[0, 7, 7], 1000)), 15);
/// ```
#[must_use]
pub fn sparsest_mask(values: &[u16]) -> u16 {
    // The sum of (-1)^(the number of digits in common) over all values is the number of the rare
    // ones less that of the common ones. The Walsh-Hadamard transform gives it for all masks.
    let largest = values.iter().copied().max().unwrap_or(0);
    let mut surplus = vec![0; (usize::from(largest) + 1).next_power_of_two()];
    values.iter().for_each(|&value| surplus[usize::from(value)] += 1);
    let mut width = 1;
    while width < surplus.len() {
        for block in surplus.chunks_mut(2 * width) {
            let (low, high) = block.split_at_mut(width);
            for (low, high) in low.iter_mut().zip(high) {
                let (sum, difference) = (*low + *high, *low - *high);
                *low = sum;
                *high = difference;
            }
        }
        width *= 2;
    }
    let least = surplus.iter().enumerate().min_by_key(|&(_, &surplus)| surplus);
    least.map_or(0, |(mask, _)| mask as u16)
}
