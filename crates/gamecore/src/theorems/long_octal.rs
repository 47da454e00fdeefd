//! Long tables of octal games, with fewer steps than [`octal_table`](crate::octal_table). The player
//! who cannot move loses.
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
//! ```
//! use gamecore::{long_octal_table, octal_table};
//!
//! assert_eq!(long_octal_table(&[0, 7, 7], 3000), octal_table(&[0, 7, 7], 3000));
//! ```

use crate::theorems::octal::{empty_octal_table, lefts, splits, OctalOptions};

/// The nim-values of the heaps 0 to `last` in the octal game with these digits: those of
/// [`octal_table`](crate::octal_table).
///
/// O(s n r) time for n heaps, of which r are rare in a sparse space, and s digits that allow two
/// heaps; O(s n^2) as long as more than a tenth are rare. O(n) space.
///
/// # Panics
/// As [`octal_table`](crate::octal_table).
///
/// ```
/// use gamecore::long_octal_table;
///
/// // Kayles repeats every twelve rows.
/// let values = long_octal_table(&[0, 7, 7], 100_000);
/// assert_eq!(values[100_000], values[100_000 - 12]);
/// ```
#[must_use]
pub fn long_octal_table(digits: &[u8], last: u64) -> Vec<u16> {
    let mut table = OctalTable::new(digits, empty_octal_table(last));
    (0..=last).for_each(|_| table.extend());
    table.values
}

/// The nim-values of an octal game, a table that grows heap by heap: for those who want to watch it,
/// or to go on from what they have kept. [`long_octal_table`] makes one of known length.
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
    options: OctalOptions,
    values: Vec<u16>,
    // The mask of the sparse space; 0 if none pays.
    mask: u16,
    // The rare heaps except for the heap 0, in increasing order, each with its value.
    rare: Vec<(u32, u16)>,
    // From which heap on a better mask is looked for.
    next_look: usize,
}

// A mask pays if at most one of this many heaps is rare.
const SPARSE: usize = 10;

// Below this heap there are too few splits for a mask to pay.
const FIRST_LOOK: usize = 256;

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
        let next_look =
            if digits.iter().any(|digit| digit & 4 != 0) { FIRST_LOOK } else { usize::MAX };
        let options = OctalOptions::new(digits);
        OctalTable { options, values: known, mask: 0, rare: Vec::new(), next_look }
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
        self.options.stamp_unsplit(&self.values);
        let value = if self.mask == 0 { self.dense_value() } else { self.sparse_value() };
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

    // The mex of all splits.
    fn dense_value(&mut self) -> u16 {
        self.options.stamp_splits(&self.values, 0, usize::MAX);
        self.options.mex()
    }

    // The mex by the mask.
    fn sparse_value(&mut self) -> u16 {
        self.stamp_rare();
        let mut stamped = FIRST;
        self.options.stamp_splits(&self.values, 0, stamped);
        let (mut missing, bound) = self.missing();
        // Twice as many, until it takes less time to search for those that are missing.
        while missing.len() * (self.values.len() / 2).saturating_sub(stamped) > SEARCH * stamped {
            self.options.stamp_splits(&self.values, stamped, 2 * stamped);
            stamped *= 2;
            missing.retain(|&value| self.options.lacks(value));
        }
        let value = missing.into_iter().find(|&value| !self.has_split(value, stamped)).or(bound);
        value.expect("a nim-value exceeds 65535")
    }

    // The values without a stamp below the least one that is common, and this one.
    fn missing(&self) -> (Vec<u16>, Option<u16>) {
        let mut missing = Vec::new();
        for value in (0..=u16::MAX).filter(|&value| self.options.lacks(value)) {
            if is_common_by(self.mask, value) {
                return (missing, Some(value));
            }
            missing.push(value);
        }
        (missing, None)
    }

    // Stamps the splits with a rare heap.
    fn stamp_rare(&mut self) {
        let OctalTable { ref mut options, ref values, ref rare, .. } = *self;
        for left in lefts(&options.moves, values.len()) {
            let before = rare.partition_point(|&(heap, _)| (heap as usize) < left);
            for &(heap, value) in &rare[..before] {
                let sum = value ^ values[left - heap as usize];
                options.stamps[usize::from(sum)] = options.stamp;
            }
        }
    }

    // Whether a split whose smaller heap is larger than `from` has this value.
    fn has_split(&self, value: u16, from: usize) -> bool {
        lefts(&self.options.moves, self.values.len()).any(|left| {
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

// Whether a smaller heap and its counterpart have this nim-sum.
fn has_nim_sum(wanted: u16, smaller: &[u16], larger: &[u16]) -> bool {
    let sums = smaller.iter().zip(larger.iter().rev()).map(|(smaller, larger)| smaller ^ larger);
    // Without an early exit the compiler can compare eight sums at once.
    sums.fold(false, |found, sum| found | (sum == wanted))
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
