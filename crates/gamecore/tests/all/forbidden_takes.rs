//! Forbidden takes against the bare rules.

use gamecore::{ForbiddenTakes, Game, NimValued, SumGame, Take};
use oracle::games::Sum;
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::shape;

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
            shape::is_as_played(&game, &oracle, &heaps);
            shape::keeps(&game, &heaps);
            shape::keeps_nim_values(&game, &heaps);
        }
        for heap in 0..=20 {
            let value = game.nim_value(&[heap]);
            assert_eq!(value, oracle.nim_value(&vec![heap]), "{heap}");
            assert_eq!(game.component_moves(0, &heap, value), []);
        }
    }
}

#[test]
#[should_panic(expected = "6 of 5 stones may not be taken")]
fn a_take_does_not_fit_a_smaller_heap() {
    ForbiddenTakes::new([(5, 2)]).after(&[5], &Take { heap: 0, stones: 6 });
}
