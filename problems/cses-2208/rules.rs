//! The rules: take one coin from each of some heaps, at least one.

use oracle::Ruleset;

/// A position is the heaps.
pub struct OneFromEach;

impl Ruleset for OneFromEach {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let filled: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] > 0).collect();
        let lowered = |set: u64| {
            let mut left = heaps.to_vec();
            let chosen = filled.iter().enumerate().filter(|(digit, _)| set >> digit & 1 == 1);
            chosen.for_each(|(_, &heap)| left[heap] -= 1);
            left
        };
        (1..1 << filled.len()).map(lowered).collect()
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        heaps
    }
}
