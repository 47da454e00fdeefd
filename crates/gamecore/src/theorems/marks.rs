//! The mex of one position after another, as the nim-values of a table need it.
//!
//! ```
//! use gamecore::Marks;
//!
//! let mut marks = Marks::for_options(2);
//! marks.mark_all([0, 1]);
//! assert_eq!(marks.mex(), 2);
//! ```

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
