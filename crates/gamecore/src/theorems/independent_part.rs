//! Which of some numbers are independent and have the greatest sum.
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

use std::mem::swap;

use crate::theorems::xor_basis::{highest_digit, XorBasis};

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
