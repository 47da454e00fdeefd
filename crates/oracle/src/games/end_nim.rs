//! End-Nim.

use super::super::Ruleset;

/// Take any positive number of stones from the first or from the last heap of a row that has any.
///
/// The position is the heaps.
///
/// ```
/// use oracle::games::EndNim;
/// use oracle::Oracle;
///
/// let end_nim = Oracle::new(EndNim);
/// assert!(!end_nim.next_wins(&vec![2, 5, 2]));
/// assert_eq!(end_nim.winning_options(&vec![2, 5, 3]), [[2, 5, 2]]);
/// ```
pub struct EndNim;

impl Ruleset for EndNim {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let first = heaps.iter().position(|&heap| heap > 0);
        let last = heaps.iter().rposition(|&heap| heap > 0);
        let mut ends: Vec<usize> = first.into_iter().chain(last).collect();
        ends.dedup();
        let left = ends.iter().flat_map(|&end| (0..heaps[end]).map(move |rest| (end, rest)));
        let after = left.map(|(end, rest)| {
            let mut heaps = heaps.to_vec();
            heaps[end] = rest;
            heaps
        });
        after.collect()
    }
}
