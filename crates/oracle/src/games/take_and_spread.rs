//! A game in which stones that are not removed can be spread over other heaps.

use super::super::Ruleset;

/// Remove at least one stone from a heap, and spread any of its other stones over heaps that are
/// not empty.
///
/// The position is the heaps; it does not matter which is which, and empty ones are out of play.
///
/// ```
/// use oracle::games::TakeAndSpread;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(TakeAndSpread);
/// assert!(!oracle.next_wins(&vec![2, 3, 3, 2]));
/// assert_eq!(oracle.winning_options(&vec![1, 2, 3]), [[2, 2, 0]]);
/// ```
pub struct TakeAndSpread;

impl Ruleset for TakeAndSpread {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for from in 0..heaps.len() {
            let to: Vec<usize> =
                (0..heaps.len()).filter(|&heap| heap != from && heaps[heap] > 0).collect();
            for left in 0..heaps[from] {
                let mut heaps = heaps.clone();
                heaps[from] = left;
                spread(heaps, from, &to, &mut options);
            }
        }
        options
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        let mut ascending = heaps.clone();
        ascending.retain(|&heap| heap > 0);
        ascending.sort_unstable();
        ascending
    }
}

/// All ways to give some stones of heap `from` to the heaps `to`.
fn spread(heaps: Vec<u64>, from: usize, to: &[usize], ways: &mut Vec<Vec<u64>>) {
    let (first, others) = match to.split_first() {
        Some((&first, others)) => (first, others),
        None => return ways.push(heaps),
    };
    for given in 0..=heaps[from] {
        let mut heaps = heaps.clone();
        heaps[from] -= given;
        heaps[first] += given;
        spread(heaps, from, others, ways);
    }
}
