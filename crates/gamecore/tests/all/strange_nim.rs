//! Strange Nim against the bare rules.

use gamecore::{Game, NimValued, Outcome, StrangeNim, SumGame, Take};
use oracle::games::Sum;
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::{results, shape, sorted};

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
            assert_eq!(StrangeNim.nim_value(&[(heap, k)]), value, "{heap} with k = {k}");
            assert_eq!(StrangeNim.component_moves(0, &(heap, k), value), []);
        }
    }
    for sizes in multisets_of(0..=3, 0..=9) {
        let heaps: Vec<(u64, u64)> = sizes.into_iter().zip([1, 2, 3]).collect();
        let outcome = Outcome::n_if(oracle.next_wins(&heaps));
        assert_eq!(StrangeNim.outcome(&heaps), outcome, "{heaps:?}");
        let wins = results(&StrangeNim, &heaps, &StrangeNim.winning_moves(&heaps));
        assert_eq!(wins, sorted(oracle.winning_options(&heaps)), "{heaps:?}");
        shape::keeps(&StrangeNim, &heaps);
        shape::keeps_nim_values(&StrangeNim, &heaps);
    }
}

#[test]
#[should_panic(expected = "3 of 8 stones may not be taken: k = 3")]
fn more_than_a_kth_is_refused() {
    StrangeNim.after(&[(8, 3)], &Take { heap: 0, stones: 3 });
}

#[test]
#[should_panic(expected = "0 of 8 stones may not be taken: k = 3")]
fn a_take_of_nothing_is_refused() {
    StrangeNim.after(&[(8, 3)], &Take { heap: 0, stones: 0 });
}

#[test]
#[should_panic(expected = "a heap of 8 has k = 0")]
fn nothing_is_divided_by_zero() {
    StrangeNim.outcome(&[(8, 0)]);
}
