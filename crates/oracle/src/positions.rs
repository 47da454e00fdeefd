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
