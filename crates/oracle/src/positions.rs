//! Lists of small positions, and the moves of a sum.

use std::ops::RangeInclusive;

/// Every row of `length` numbers from `range`, in lexicographic order.
///
/// ```
/// let rows = oracle::positions::rows(2, 0..=1);
/// assert_eq!(rows, [vec![0, 0], vec![0, 1], vec![1, 0], vec![1, 1]]);
/// ```
pub fn rows(length: usize, range: RangeInclusive<u64>) -> Vec<Vec<u64>> {
    products(vec![range; length])
}

/// Every row with a number from each of the ranges, in lexicographic order.
///
/// ```
/// let rows = oracle::positions::products([0..=1, 5..=6]);
/// assert_eq!(rows, [vec![0, 5], vec![0, 6], vec![1, 5], vec![1, 6]]);
/// ```
pub fn products(ranges: impl IntoIterator<Item = RangeInclusive<u64>>) -> Vec<Vec<u64>> {
    ranges.into_iter().fold(vec![Vec::new()], |rows, range| longer(&rows, |_| range.clone()))
}

/// Every row continued by each of the numbers that may follow it.
fn longer(rows: &[Vec<u64>], next: impl Fn(&[u64]) -> RangeInclusive<u64>) -> Vec<Vec<u64>> {
    let continued = |row: &Vec<u64>| {
        let row = row.clone();
        next(&row).map(move |number| [&row[..], &[number]].concat())
    };
    rows.iter().flat_map(continued).collect()
}

/// Every row of `lengths` numbers from `range`, the shorter ones first.
pub fn rows_of(lengths: RangeInclusive<usize>, range: RangeInclusive<u64>) -> Vec<Vec<u64>> {
    lengths.flat_map(|length| rows(length, range.clone())).collect()
}

/// Every multiset of `size` numbers from `range`, each as a non-decreasing row.
///
/// ```
/// let heaps = oracle::positions::multisets(2, 1..=2);
/// assert_eq!(heaps, [vec![1, 1], vec![1, 2], vec![2, 2]]);
/// ```
pub fn multisets(size: usize, range: RangeInclusive<u64>) -> Vec<Vec<u64>> {
    let (least, greatest) = range.into_inner();
    let from_the_last = |row: &[u64]| *row.last().unwrap_or(&least)..=greatest;
    (0..size).fold(vec![Vec::new()], |rows, _| longer(&rows, from_the_last))
}

/// Every multiset of as many numbers from `range` as one of the `sizes`, the smaller ones first.
pub fn multisets_of(sizes: RangeInclusive<usize>, range: RangeInclusive<u64>) -> Vec<Vec<u64>> {
    sizes.flat_map(|size| multisets(size, range.clone())).collect()
}

/// The number of rows that are nowhere greater than `row`, or `u64::MAX` if there are more.
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
