//! Lists of small positions, and the moves of a sum.

use itertools::Itertools;

/// Every row of `length` numbers from `range`, in lexicographic order.
///
/// ```
/// let rows = oracle::positions::rows(2, 0..=1);
/// assert_eq!(rows, [vec![0, 0], vec![0, 1], vec![1, 0], vec![1, 1]]);
/// ```
pub fn rows(length: usize, range: std::ops::RangeInclusive<u64>) -> Vec<Vec<u64>> {
    if length == 0 {
        return vec![Vec::new()];
    }
    (0..length).map(|_| range.clone()).multi_cartesian_product().collect()
}

/// Every row of `lengths` numbers from `range`, the shorter ones first.
pub fn rows_of(
    lengths: std::ops::RangeInclusive<usize>,
    range: std::ops::RangeInclusive<u64>,
) -> Vec<Vec<u64>> {
    lengths.flat_map(|length| rows(length, range.clone())).collect()
}

/// Every multiset of `size` numbers from `range`, each as a non-decreasing row.
///
/// ```
/// let heaps = oracle::positions::multisets(2, 1..=2);
/// assert_eq!(heaps, [vec![1, 1], vec![1, 2], vec![2, 2]]);
/// ```
pub fn multisets(size: usize, range: std::ops::RangeInclusive<u64>) -> Vec<Vec<u64>> {
    range.combinations_with_replacement(size).collect()
}

/// Every multiset of as many numbers from `range` as one of the `sizes`, the smaller ones first.
pub fn multisets_of(
    sizes: std::ops::RangeInclusive<usize>,
    range: std::ops::RangeInclusive<u64>,
) -> Vec<Vec<u64>> {
    sizes.flat_map(|size| multisets(size, range.clone())).collect()
}

/// How many rows have at no place a greater number than `row`, or `u64::MAX` if there are more.
///
/// When stones are only taken away, no more positions than these can come from the heaps.
///
/// ```
/// assert_eq!(oracle::positions::rows_below(&[3, 0, 1]), 8);
/// ```
pub fn rows_below(row: &[u64]) -> u64 {
    row.iter().fold(1, |rows, &number| rows.saturating_mul(number.saturating_add(1)))
}

/// The options of a sum: each component replaced, one at a time, by each of
/// its own options.
///
/// ```
/// let options = oracle::positions::replacing_one(&[2, 1], |&heap| (0..heap).collect());
/// assert_eq!(options, [vec![0, 1], vec![1, 1], vec![2, 0]]);
/// ```
pub fn replacing_one<T: Clone>(sum: &[T], options: impl Fn(&T) -> Vec<T>) -> Vec<Vec<T>> {
    let mut sums = Vec::new();
    for (index, component) in sum.iter().enumerate() {
        for option in options(component) {
            let mut next = sum.to_vec();
            next[index] = option;
            sums.push(next);
        }
    }
    sums
}
