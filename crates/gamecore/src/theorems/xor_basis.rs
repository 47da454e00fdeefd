//! Linear independence of numbers under exclusive or.
//!
//! Numbers are independent if no nonempty part of them has the nim-sum 0, that is, if Nim with any
//! of them as heaps is won by the player to move.
//!
//! ```
//! use gamecore::XorBasis;
//!
//! // 3 is the exclusive or of 5 and 6.
//! let basis: XorBasis = [5, 6].iter().collect();
//! assert!(basis.contains(3) && !basis.contains(1));
//! ```

use std::borrow::Borrow;
use std::iter::FromIterator;

/// A basis of the numbers that have been inserted, as vectors over the field
/// of two elements. Their span is all nim-sums of some of them, among which is 0.
///
/// It is the only one in reduced echelon form: in no number the highest digit of another one is 1.
/// So two of them are equal if and only if their spans are, in whatever order the numbers came.
///
/// ```
/// use gamecore::XorBasis;
///
/// let mut basis = XorBasis::new();
/// assert!(basis.insert(5) && basis.insert(6));
/// assert!(basis.contains(3));
/// assert!(!basis.insert(3));
/// assert_eq!(basis.rank(), 2);
///
/// // The span is 0, 3, 5, 6.
/// assert_eq!(basis.kth(2), Some(5));
/// assert_eq!(basis.max(), 6);
/// assert_eq!(basis, [6, 3].iter().collect());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct XorBasis {
    // At index b the number kept whose highest binary digit is b, or 0 for none. In it the digits
    // of `top_digits` are 0, except for b. Every number kept is a nim-sum of numbers inserted, and
    // together they have the same span.
    with_top_bit: [u64; 64],
    // A digit 1 for each number kept.
    top_digits: u64,
}

impl XorBasis {
    /// The empty basis, whose span is 0 alone.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// assert_eq!(XorBasis::new().rank(), 0);
    /// assert!(XorBasis::new().contains(0));
    /// ```
    #[must_use]
    pub fn new() -> XorBasis {
        XorBasis { with_top_bit: [0; 64], top_digits: 0 }
    }

    /// Adds `value`; returns false, and changes nothing, if it is in the span already.
    ///
    /// O(1), at most 64 steps for a value in the span, and 128 for another one, of which there are
    /// at most 64.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let mut basis = XorBasis::new();
    /// assert!(basis.insert(5));
    /// assert!(!basis.insert(5));
    /// ```
    pub fn insert(&mut self, value: u64) -> bool {
        let rest = self.reduced(value);
        if rest == 0 {
            return false;
        }
        let top = highest_digit(rest);
        // Without a branch, as half of them have the digit.
        for above in &mut self.with_top_bit[top..] {
            *above ^= rest & (*above >> top & 1).wrapping_neg();
        }
        self.with_top_bit[top] = rest;
        self.top_digits |= 1 << top;
        true
    }

    /// Whether `value` is the nim-sum of some of the numbers inserted.
    ///
    /// O(1), at most 64 steps. The nim-sum of no numbers is 0, so 0 is always contained.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let basis: XorBasis = [5, 6].iter().collect();
    /// assert!(basis.contains(3));
    /// assert!(!basis.contains(4));
    /// ```
    #[must_use]
    pub fn contains(&self, value: u64) -> bool {
        self.reduced(value) == 0
    }

    /// The least of the nim-sums of `value` and a number in the span: 0 if and only if `value` is in
    /// it. O(1), at most 64 steps.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let basis: XorBasis = [5, 6].iter().collect();
    /// assert_eq!(basis.reduced(12), 8 ^ 1);
    /// ```
    #[must_use]
    pub fn reduced(&self, value: u64) -> u64 {
        // Without the digits of `top_digits` it is the least, as every number in the span but 0 has
        // such a digit for its highest.
        let (mut rest, mut digits) = (value, value & self.top_digits);
        // No number kept changes another one of these digits.
        while digits != 0 {
            rest ^= self.with_top_bit[digits.trailing_zeros() as usize];
            digits &= digits - 1;
        }
        rest
    }

    /// The number of independent numbers in the basis, 0 to 64: the span has 2^rank numbers. O(1).
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// assert_eq!([5, 6, 3].iter().collect::<XorBasis>().rank(), 2);
    /// ```
    #[must_use]
    pub fn rank(&self) -> usize {
        self.top_digits.count_ones() as usize
    }

    /// The numbers of the basis, in increasing order. O(1), at most 64 steps for all of them.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let basis: XorBasis = [5, 6].iter().collect();
    /// assert_eq!(basis.iter().collect::<Vec<u64>>(), [3, 5]);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        self.with_top_bit.iter().copied().filter(|&vector| vector != 0)
    }

    /// The greatest number in the span; 0 if there is no other one. O(1), at most 64 steps.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let basis: XorBasis = [5, 6].iter().collect();
    /// assert_eq!(basis.max(), 6);
    /// ```
    #[must_use]
    pub fn max(&self) -> u64 {
        self.iter().fold(0, |max, vector| max ^ vector)
    }

    /// The least number in the span except for 0; `None` if there is no other one. O(1), at most 64
    /// steps.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let basis: XorBasis = [5, 6].iter().collect();
    /// assert_eq!(basis.min(), Some(3));
    /// assert_eq!(XorBasis::new().min(), None);
    /// ```
    #[must_use]
    pub fn min(&self) -> Option<u64> {
        self.iter().next()
    }

    /// The k-th number of the span in increasing order, counted from 0, which is the first; `None`
    /// if k is 2^rank or more. O(1), at most 64 steps.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let basis: XorBasis = [5, 6].iter().collect();
    /// let span: Vec<u64> = (0..).map_while(|k| basis.kth(k)).collect();
    /// assert_eq!(span, [0, 3, 5, 6]);
    /// ```
    #[must_use]
    pub fn kth(&self, k: u64) -> Option<u64> {
        // The digits of `top_digits` decide the order, and each can be chosen.
        let (mut number, mut rest) = (0, k);
        for vector in self.iter() {
            number ^= if rest & 1 == 1 { vector } else { 0 };
            rest >>= 1;
        }
        Some(number).filter(|_| rest == 0)
    }

    /// The basis of both spans together. O(1), as long as to insert at most 64 numbers.
    ///
    /// ```
    /// use gamecore::XorBasis;
    ///
    /// let (one, other): (XorBasis, XorBasis) = ([5].iter().collect(), [6].iter().collect());
    /// assert_eq!(one.union(&other), [5, 6].iter().collect());
    /// ```
    #[must_use]
    pub fn union(&self, other: &XorBasis) -> XorBasis {
        let mut union = self.clone();
        union.extend(other.iter());
        union
    }
}

impl Default for XorBasis {
    fn default() -> XorBasis {
        XorBasis::new()
    }
}

/// Inserts all of them.
impl<N: Borrow<u64>> Extend<N> for XorBasis {
    fn extend<I: IntoIterator<Item = N>>(&mut self, values: I) {
        for value in values {
            self.insert(*value.borrow());
        }
    }
}

/// The basis of their span.
impl<N: Borrow<u64>> FromIterator<N> for XorBasis {
    fn from_iter<I: IntoIterator<Item = N>>(values: I) -> XorBasis {
        let mut basis = XorBasis::new();
        basis.extend(values);
        basis
    }
}

// The place of the highest digit of a number that is not 0.
pub(crate) fn highest_digit(value: u64) -> usize {
    63 - value.leading_zeros() as usize
}
