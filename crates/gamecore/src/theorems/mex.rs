//! The minimal excludant, or mex: the nim-value of a position is the mex of the nim-values of its
//! options (Sprague, 1935; Grundy, 1939).
//!
//! ```
//! use gamecore::mex;
//!
//! // A heap of 3 in Nim: the options are the heaps 0, 1 and 2.
//! assert_eq!(mex([0, 1, 2]), 3);
//! ```

use std::convert::TryFrom;

/// The least non-negative integer that is not among `values`.
///
/// Values may repeat and come in any order. O(n) time and space for n values.
/// For many positions in a row there is [`Marks`], which allocates only once.
///
/// ```
/// use gamecore::mex;
///
/// assert_eq!(mex([0, 1, 2, 4]), 3);
/// assert_eq!(mex([2, 3, 5]), 0);
/// assert_eq!(mex([]), 0);
/// ```
#[must_use]
pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    let (mut values, mut small) = (values.into_iter(), 0_u64);
    while let Some(value) = values.next() {
        if value >= 64 {
            return mex_of_others(small, Some(value).into_iter().chain(values));
        }
        small |= 1 << value;
    }
    u64::from((!small).trailing_zeros())
}

// Apart, because with it in the loop short lists take longer.
//
// The mex of values of which those in `small`, a set of numbers below 64, are known already.
#[cold]
fn mex_of_others<I: Iterator<Item = u64>>(mut small: u64, values: I) -> u64 {
    let mut large = Vec::new();
    for value in values {
        match value.checked_sub(64) {
            None => small |= 1 << value,
            Some(above) => large.push(above),
        }
    }
    if small < u64::MAX {
        return u64::from((!small).trailing_zeros());
    }
    // The mex of n values is at most n, so n and larger ones do not matter.
    let mut occurs = vec![false; large.len()];
    for above in large {
        if above < occurs.len() as u64 {
            occurs[above as usize] = true;
        }
    }
    64 + occurs.iter().take_while(|&&occurs| occurs).count() as u64
}

// An empty table, with room for the heaps 0 to `last`.
//
// Panics if memory has none.
pub(crate) fn empty_table<T>(last: u64) -> Vec<T> {
    let heaps = last.checked_add(1).and_then(|heaps| usize::try_from(heaps).ok());
    let mut values = Vec::new();
    let has_room = heaps.map_or(false, |heaps| values.try_reserve_exact(heaps).is_ok());
    assert!(has_room, "a table of the heaps up to {} is too long", last);
    values
}

/// Marks on the nim-values of the options of one position after another.
///
/// ```
/// use gamecore::Marks;
///
/// let mut marks = Marks::for_options(3);
/// marks.mark(0);
/// marks.mark_all([2, 3]);
/// assert_eq!(marks.mex(), 1);
/// marks.clear();
/// assert_eq!(marks.mex(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Marks {
    // A value is marked if it has the current stamp. So the next position
    // needs only a new stamp, and the old marks can stay.
    stamps: Vec<u32>,
    stamp: u32,
}

impl Marks {
    /// Without any marks, for positions that have at most `most` options.
    ///
    /// O(n) time and space for n options.
    ///
    /// # Panics
    /// If memory has no room for so many marks.
    #[must_use]
    pub fn for_options(most: usize) -> Marks {
        let mut stamps = Vec::new();
        let has_room = most < usize::MAX && stamps.try_reserve_exact(most + 1).is_ok();
        assert!(has_room, "too many options: {}", most);
        stamps.resize(most + 1, 0);
        Marks { stamps, stamp: 1 }
    }

    /// Marks a value. O(1). One above `most` changes nothing, as the mex of that many values is
    /// not larger.
    pub fn mark(&mut self, value: u64) {
        self.mark_all(Some(value));
    }

    /// Marks values, which may repeat and come in any order. O(n) for n values.
    pub fn mark_all<I: IntoIterator<Item = u64>>(&mut self, values: I) {
        for value in values {
            if value < self.most() as u64 {
                self.stamps[value as usize] = self.stamp;
            }
        }
    }

    /// The least value that is not marked, at most `most`. O(mex).
    #[must_use]
    pub fn mex(&self) -> u64 {
        self.mex_from(0)
    }

    /// The least value from `least` on that is not marked, at most `most`. O(n) for n values up
    /// to it.
    ///
    /// # Panics
    /// If `least` exceeds `most`.
    ///
    /// ```
    /// use gamecore::Marks;
    ///
    /// let mut marks = Marks::for_options(4);
    /// marks.mark_all([0, 2]);
    /// assert_eq!((marks.mex_from(0), marks.mex_from(2)), (1, 3));
    /// ```
    #[must_use]
    pub fn mex_from(&self, least: u64) -> u64 {
        let most = self.most() as u64;
        assert!(least <= most, "the mex of {} options is not {} or more", most, least);
        let stamps = &self.stamps[least as usize..];
        let unmarked = stamps.iter().position(|&stamp| stamp != self.stamp);
        least + unmarked.expect("the last value is never marked") as u64
    }

    // The last stamp stands for `most`, which is the mex if all before it are marked.
    fn most(&self) -> usize {
        self.stamps.len() - 1
    }

    /// Removes all marks. O(1).
    ///
    /// # Panics
    /// After 2^32 - 2 calls.
    pub fn clear(&mut self) {
        self.stamp = self.stamp.checked_add(1).expect("less than 2^32 positions");
    }
}
