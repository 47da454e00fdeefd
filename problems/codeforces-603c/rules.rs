//! The rules: take one stone from a heap, or split an even heap into k equal ones.

use oracle::Ruleset;

/// A position is k and the heaps; of those after a split, the first stands in the place of the old
/// one, and the others at the end.
pub struct TakeOrSplit;

impl Ruleset for TakeOrSplit {
    type Position = (u64, Vec<u64>);

    fn options(&self, (k, heaps): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        let mut options = Vec::new();
        for (place, &heap) in heaps.iter().enumerate().filter(|(_, &heap)| heap > 0) {
            let mut lowered = heaps.to_vec();
            lowered[place] -= 1;
            options.push((*k, lowered));
            if heap % 2 == 0 {
                let mut split = heaps.to_vec();
                split[place] = heap / 2;
                split.extend((1..*k).map(|_| heap / 2));
                options.push((*k, split));
            }
        }
        options
    }

    fn representative(&self, (k, heaps): &(u64, Vec<u64>)) -> (u64, Vec<u64>) {
        let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        heaps.sort_unstable();
        (*k, heaps)
    }
}

/// At most how many heaps a heap can become, if these are not too many.
pub fn descendants(heap: u64, k: u64) -> u64 {
    let halvings = 63 - heap.max(1).leading_zeros();
    (0..halvings).fold(1, |heaps: u64, _| heaps.saturating_mul(k))
}
