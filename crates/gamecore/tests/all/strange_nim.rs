//! Strange Nim against the bare rules.

use gamecore::{strange_nim, Outcome, Take};
use oracle::games::Sum;
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::sorted;

/// At most a k-th of a heap of some stones.
struct Heap;

impl Ruleset for Heap {
    type Position = (u64, u64);

    fn options(&self, &(stones, k): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=stones / k).map(|take| (stones - take, k)).collect()
    }
}

#[test]
fn small_heaps_are_as_played() {
    let oracle = Oracle::new(Sum(Heap));
    for k in 1..=6 {
        for heap in 0..=100 {
            let value = oracle.nim_value(&vec![(heap, k)]);
            assert_eq!(strange_nim::nim_value(heap, k), value, "{heap} with k = {k}");
        }
    }
    for sizes in multisets_of(0..=3, 0..=9) {
        let heaps: Vec<(u64, u64)> = sizes.into_iter().zip([1, 2, 3]).collect();
        let outcome = Outcome::n_if(oracle.next_wins(&heaps));
        assert_eq!(strange_nim::outcome(heaps.iter().copied()), outcome, "{heaps:?}");
        let after = |take: Take| {
            let mut left = heaps.clone();
            left[take.heap].0 -= take.stones;
            left
        };
        let wins = strange_nim::winning_moves(&heaps).into_iter().map(after);
        assert_eq!(sorted(wins.collect()), sorted(oracle.winning_options(&heaps)), "{heaps:?}");
    }
}
