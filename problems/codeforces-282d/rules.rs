//! The rules: take from one heap, or the same number from all of them.

use oracle::positions::replacing_one;
use oracle::Ruleset;

/// A position is the heaps; it does not matter which is which.
pub struct OneOrAll;

impl Ruleset for OneOrAll {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let from_one = replacing_one(heaps, |&heap| (0..heap).collect());
        let least = heaps.iter().copied().min().unwrap_or(0);
        let from_all = (1..=least).map(|take| heaps.iter().map(|heap| heap - take).collect());
        from_one.into_iter().chain(from_all).collect()
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        heaps
    }
}
