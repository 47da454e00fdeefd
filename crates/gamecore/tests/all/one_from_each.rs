//! One stone from each of any heaps, by the bare rules.

use gamecore::{one_from_each, take, Outcome};
use oracle::positions::rows_of;
use oracle::Oracle;

use crate::{sorted, Rules};

/// One stone less in each of the heaps of a set that is not empty.
fn one_less(heaps: &[u64]) -> Vec<Vec<u64>> {
    let sets = 1..1_u64 << heaps.len();
    let lowered = sets.map(|set| {
        let less = heaps.iter().enumerate().map(|(i, heap)| heap.checked_sub(set >> i & 1));
        less.collect::<Option<Vec<u64>>>()
    });
    lowered.flatten().collect()
}

#[test]
fn one_from_each_by_the_rules() {
    let oracle = Oracle::new(Rules(one_less));
    for heaps in rows_of(0..=4, 0..=4) {
        let outcome = one_from_each::outcome(heaps.iter().copied());
        assert_eq!(outcome, Outcome::n_if(oracle.next_wins(&heaps)), "{heaps:?}");
        let wins = one_from_each::winning_moves(&heaps);
        let after = wins.iter().map(|takes| take::after(&heaps, takes));
        assert_eq!(sorted(after.collect()), sorted(oracle.winning_options(&heaps)), "{heaps:?}");
    }
}
