//! A game in which a move takes from half of the heaps.

use super::super::positions::products;
use super::super::Ruleset;

/// Take any positive number of stones from each of exactly half of the heaps.
///
/// The position is the heaps, an even number of them.
///
/// ```
/// use oracle::games::HalfOfHeaps;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(HalfOfHeaps);
/// assert!(!oracle.next_wins(&vec![8, 8]));
/// assert!(oracle.next_wins(&vec![3, 1, 4, 1]));
/// ```
pub struct HalfOfHeaps;

impl Ruleset for HalfOfHeaps {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let left = products(heaps.iter().map(|&heap| 0..=heap));
        let is_half = |left: &Vec<u64>| {
            let lowered = heaps.iter().zip(left).filter(|(heap, left)| left < heap).count();
            lowered > 0 && 2 * lowered == heaps.len()
        };
        left.into_iter().filter(is_half).collect()
    }
}
