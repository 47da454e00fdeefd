//! Forbidden takes against the bare rules.

use gamecore::{ForbiddenTakes, Outcome};
use oracle::games::Sum;
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::sorted;

/// One heap, from which these numbers of stones must not be taken, each from a heap of its size.
struct Heap(Vec<(u64, u64)>);

impl Ruleset for Heap {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        let takes = (1..=heap).filter(|&stones| !self.0.contains(&(heap, stones)));
        takes.map(|stones| heap - stones).collect()
    }
}

#[test]
fn small_heaps_are_as_played() {
    // Every set of forbidden takes from heaps of up to three stones, and some from larger ones.
    let takes = [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)];
    for set in 0..1_usize << takes.len() {
        let chosen = (0..takes.len()).filter(|take| set >> take & 1 == 1).map(|take| takes[take]);
        let larger = [(5, 5), (6, 1 + set as u64 % 6), (7, 1 + set as u64 % 7)];
        let forbidden: Vec<(u64, u64)> = chosen.chain(larger).collect();
        let game = ForbiddenTakes::new(forbidden.clone());
        let oracle = Oracle::new(Sum(Heap(forbidden)));
        for heaps in multisets_of(0..=2, 0..=8) {
            let outcome = Outcome::n_if(oracle.next_wins(&heaps));
            assert_eq!(game.outcome(heaps.iter().copied()), outcome, "{heaps:?}");
            let wins = game.winning_moves(&heaps).into_iter().map(|take| take.after(&heaps));
            assert_eq!(sorted(wins.collect()), sorted(oracle.winning_options(&heaps)), "{heaps:?}");
        }
        for heap in 0..=20 {
            assert_eq!(game.nim_value(heap), oracle.nim_value(&vec![heap]), "{heap}");
        }
    }
}
