//! A heap from which each number of stones can be taken once.

use super::super::Ruleset;

/// Take any positive number of stones from a heap, but none twice.
///
/// The position is the number of stones and the numbers that have been taken, in ascending order.
///
/// ```
/// use oracle::games::DistinctTakes;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(DistinctTakes);
/// assert_eq!(oracle.nim_value(&(5, vec![])), 2);
/// assert!(!oracle.next_wins(&(3, vec![3])));
/// ```
pub struct DistinctTakes;

impl Ruleset for DistinctTakes {
    type Position = (u64, Vec<u64>);

    fn options(&self, (stones, taken): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        let takes = (1..=*stones).filter(|take| !taken.contains(take));
        let after = takes.map(|take| {
            let mut taken = [&taken[..], &[take]].concat();
            taken.sort_unstable();
            (stones - take, taken)
        });
        after.collect()
    }
}
