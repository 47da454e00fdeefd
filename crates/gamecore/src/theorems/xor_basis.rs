//! Linear independence of numbers under exclusive or.
//!
//! Numbers are independent if no nonempty part of them has the nim-sum 0, that is, if Nim with any
//! of them as heaps is won by the player to move.
//!
//! Theorem (Rado, 1957; Edmonds, 1971). An independent part with the greatest sum is found by the
//! greedy choice: from the largest number on, keep each that is independent of those kept before.
//! The first player of New Nim, who may remove whole heaps before play, leaves such heaps.
//!
//! ```
//! use gamecore::maximum_weight;
//!
//! // 3 is kept, then 2; 1 is their exclusive or.
//! assert_eq!(maximum_weight(&[1, 2, 3]), 5);
//! ```

use std::borrow::Borrow;
use std::iter::FromIterator;
use std::mem::swap;

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

fn highest_digit(value: u64) -> usize {
    63 - value.leading_zeros() as usize
}

/// The indices, ascending, of an independent part of `values` with the
/// greatest sum: no nonempty part of it has the nim-sum 0.
///
/// Of equal values the first is kept. O(n log n) for n values; at most 64 indices.
/// Source: Rado, 1957; Edmonds, 1971.
///
/// ```
/// use gamecore::maximum_weight_independent;
///
/// assert_eq!(maximum_weight_independent(&[5, 5, 6, 6, 3]), [0, 2]);
/// ```
#[must_use]
pub fn maximum_weight_independent(values: &[u64]) -> Vec<usize> {
    // Independent sets form a matroid: a smaller one can always be enlarged by
    // some member of a larger one. So the greedy choice, heaviest first, is best.
    let mut heaviest_first: Vec<usize> = (0..values.len()).collect();
    heaviest_first.sort_by(|&a, &b| values[b].cmp(&values[a]));
    let mut basis = XorBasis::new();
    let mut kept = heaviest_first;
    kept.retain(|&index| basis.insert(values[index]));
    kept.sort();
    kept
}

/// The greatest sum of an independent part of `values`.
///
/// O(n) for n values: at most 64 steps for each, and few on average if they come in random order;
/// nothing is sorted. Source: Rado, 1957; Edmonds, 1971.
///
/// ```
/// use gamecore::maximum_weight;
///
/// assert_eq!(maximum_weight(&[5, 5, 6, 6, 5, 5]), 11);
/// assert_eq!(maximum_weight(&[u64::MAX, 1 << 63]), 27670116110564327423);
/// ```
#[must_use]
pub fn maximum_weight(values: &[u64]) -> u128 {
    // For each highest digit a nim-sum of values, and the weight of the lightest of them; 0
    // stands for none. A heavier sum replaces a lighter one, which is then reduced further. So
    // the sums of weight w or more are always an ordinary basis of the values from w on: there
    // are as many of them as the greedy choice keeps of these values.
    let mut kept = [(0, 0); 64];
    // For each digit the least weight up to there. Below heavier sums for all digits a sum is
    // reduced to 0, and nothing changes.
    let mut least = [0; 64];
    for &value in values {
        let mut new = (value, value);
        while new.0 != 0 && new.1 > least[highest_digit(new.0)] {
            let old = &mut kept[highest_digit(new.0)];
            if new.1 > old.1 {
                swap(old, &mut new);
            }
            new.0 ^= old.0;
        }
        if new.1 < value {
            let mut lightest = u64::MAX;
            for (least, &(_, weight)) in least.iter_mut().zip(&kept) {
                if weight == 0 {
                    break;
                }
                lightest = weight.min(lightest);
                *least = lightest;
            }
        }
    }
    kept.iter().map(|&(_, weight)| u128::from(weight)).sum()
}

/// Those of some independent values whose nim-sum is `sum`, by their indices in increasing order;
/// `None` if no part of them has it.
///
/// O(n) for n values, at most 64 steps for each.
///
/// # Panics
/// If the values are not independent.
///
/// ```
/// use gamecore::part_with_nim_sum;
///
/// assert_eq!(part_with_nim_sum(&[6, 5, 8], 3), Some(vec![0, 1]));
/// assert_eq!(part_with_nim_sum(&[6, 5, 8], 4), None);
/// ```
#[must_use]
pub fn part_with_nim_sum(independent: &[u64], sum: u64) -> Option<Vec<usize>> {
    // For each highest digit a nim-sum of values, and these as a mask; 0 stands for none.
    let mut kept = [(0, 0); 64];
    let reduced = |kept: &[(u64, u64); 64], value: u64| {
        let (mut rest, mut part) = (value, 0);
        while rest != 0 && kept[highest_digit(rest)].0 != 0 {
            let (sum, of) = kept[highest_digit(rest)];
            rest ^= sum;
            part ^= of;
        }
        (rest, part)
    };
    for (index, &value) in independent.iter().enumerate() {
        let (rest, part) = reduced(&kept, value);
        assert!(rest != 0, "{} is a nim-sum of values before it", value);
        kept[highest_digit(rest)] = (rest, part | 1 << index);
    }
    match reduced(&kept, sum) {
        (0, part) => Some((0..independent.len()).filter(|index| part >> index & 1 == 1).collect()),
        _ => None,
    }
}
