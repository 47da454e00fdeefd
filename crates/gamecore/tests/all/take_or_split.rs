//! Takes of one stone, and splits into equal heaps, against the bare rules.

use gamecore::{take_or_split, Outcome};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::sorted;

/// Take one stone of a heap, or put this many heaps of half its size in its place.
struct TakeOrSplit(usize);

impl Ruleset for TakeOrSplit {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (index, &heap) in heaps.iter().enumerate().filter(|(_, heap)| **heap > 0) {
            let with = |new: Vec<u64>| [&heaps[..index], &new, &heaps[index + 1..]].concat();
            options.push(with(vec![heap - 1]));
            if heap % 2 == 0 {
                options.push(with(vec![heap / 2; self.0]));
            }
        }
        options
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        of_stones(heaps)
    }
}

/// The heaps that are not empty, in order: an empty one counts for nothing.
fn of_stones(heaps: &[u64]) -> Vec<u64> {
    sorted(heaps.iter().copied().filter(|&heap| heap > 0).collect())
}

#[test]
fn small_heaps_are_as_played() {
    // The more heaps a split makes, the more positions there are.
    for (k, largest) in (0..).zip([16, 16, 12, 8, 6]) {
        let oracle = Oracle::new(TakeOrSplit(k as usize));
        for heap in 0..=largest {
            let value = oracle.nim_value(&vec![heap]);
            assert_eq!(take_or_split::nim_value(heap, k), value, "{heap} with k = {k}");
        }
        for heaps in multisets_of(0..=2, 0..=6) {
            let outcome = Outcome::n_if(oracle.next_wins(&heaps));
            assert_eq!(take_or_split::outcome(heaps.iter().copied(), k), outcome, "{heaps:?}");
            let wins = take_or_split::winning_moves(&heaps, k);
            let after = wins.into_iter().map(|step| of_stones(&step.after(&heaps, k)));
            let options = oracle.winning_options(&heaps);
            let by_rules = options.iter().map(|option| of_stones(option));
            assert_eq!(sorted(after.collect()), sorted(by_rules.collect()), "{heaps:?}, k = {k}");
        }
    }
}
