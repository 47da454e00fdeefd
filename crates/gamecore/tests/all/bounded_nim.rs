//! Bounded Nim against the bare rules; its laws at the edges of u64 are beside those of Nim.

use gamecore::{BoundedNim, Game, MisereGame, NimValued, Outcome, SumGame, Take};
use oracle::games::{CappedHeap, Sum};
use oracle::positions::{rows, rows_of};
use oracle::Oracle;

use crate::nim::results;
use crate::{shape, sorted};

#[test]
fn small_heaps_with_one_cap_are_as_played() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for cap in 0..=5 {
        for heaps in rows_of(0..=3, 0..=9) {
            let position: Vec<_> = heaps.iter().map(|&heap| (heap, cap)).collect();
            let normal = Outcome::n_if(oracle.next_wins(&position));
            let misere = Outcome::n_if(oracle.next_wins_misere(&position));
            assert_eq!(BoundedNim.outcome(&position), normal, "{position:?}");
            assert_eq!(BoundedNim.misere_outcome(&position), misere, "misere {position:?}");
        }
    }
}

#[test]
fn the_nim_value_of_one_capped_heap_is_as_played() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for cap in 0..=20 {
        for heap in 0..=60 {
            let value = BoundedNim.nim_value(&[(heap, cap)]);
            assert_eq!(value, oracle.nim_value(&vec![(heap, cap)]), "heap {heap}, cap {cap}");
            assert_eq!(BoundedNim.component_moves(0, &(heap, cap), value), []);
        }
    }
}

#[test]
fn all_winning_moves_with_a_cap_for_each_heap_are_found() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for caps in rows_of(0..=3, 0..=3) {
        for heaps in rows(caps.len(), 0..=6) {
            let position: Vec<_> = heaps.into_iter().zip(caps.iter().copied()).collect();
            let normal = results(&BoundedNim, &position, &BoundedNim.winning_moves(&position));
            let misere = BoundedNim.misere_winning_moves(&position);
            let misere = results(&BoundedNim, &position, &misere);
            let misere_expected = sorted(oracle.winning_options_misere(&position));
            let outcome = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(BoundedNim.outcome(&position), outcome, "{position:?}");
            let outcome = Outcome::n_if(oracle.next_wins_misere(&position));
            assert_eq!(BoundedNim.misere_outcome(&position), outcome, "{position:?}");
            assert_eq!(normal, sorted(oracle.winning_options(&position)), "{position:?}");
            assert_eq!(misere, misere_expected, "misere {position:?}");
            shape::keeps(&BoundedNim, &position);
            shape::keeps_misere(&BoundedNim, &position);
            shape::keeps_nim_values(&BoundedNim, &position);
        }
    }
}

#[test]
fn the_largest_cap_forbids_nothing() {
    assert_eq!(BoundedNim.nim_value(&[(u64::MAX, u64::MAX)]), u64::MAX);
    assert_eq!(BoundedNim.nim_value(&[(u64::MAX, u64::MAX - 1)]), 0);
    assert_eq!(BoundedNim.outcome(&[(u64::MAX, u64::MAX - 1)]), Outcome::P);
}

#[test]
#[should_panic(expected = "4 stones may not be taken with the cap 3")]
fn a_take_above_the_cap_is_refused() {
    BoundedNim.after(&[(7, 5), (7, 3)], &Take { heap: 1, stones: 4 });
}

#[test]
#[should_panic(expected = "0 stones may not be taken with the cap 3")]
fn a_take_of_nothing_is_refused() {
    BoundedNim.after(&[(7, 3)], &Take { heap: 0, stones: 0 });
}

#[test]
#[should_panic(expected = "fewer stones than are taken")]
fn a_take_does_not_fit_a_smaller_heap() {
    BoundedNim.after(&[(2, 3)], &Take { heap: 0, stones: 3 });
}
