//! Bounded Nim against the bare rules; its laws at the edges of u64 are beside those of Nim.

use gamecore::{bounded_nim, Outcome};
use oracle::games::{CappedHeap, Sum};
use oracle::positions::{rows, rows_of};
use oracle::Oracle;

use crate::nim::results;
use crate::sorted;

#[test]
fn small_heaps_with_one_cap_are_as_played() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for cap in 0..=5 {
        for heaps in rows_of(0..=3, 0..=9) {
            let position: Vec<_> = heaps.iter().map(|&heap| (heap, cap)).collect();
            let normal = Outcome::n_if(oracle.next_wins(&position));
            let misere = Outcome::n_if(oracle.next_wins_misere(&position));
            assert_eq!(bounded_nim::outcome(position.clone()), normal, "{position:?}");
            assert_eq!(
                bounded_nim::misere_outcome(position.clone()),
                misere,
                "misere {position:?}"
            );
        }
    }
}

#[test]
fn the_nim_value_of_one_capped_heap_is_as_played() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for cap in 0..=20 {
        for heap in 0..=60 {
            let value = bounded_nim::nim_value(heap, cap);
            assert_eq!(value, oracle.nim_value(&vec![(heap, cap)]), "heap {heap}, cap {cap}");
        }
    }
}

#[test]
fn all_winning_moves_with_a_cap_for_each_heap_are_found() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for caps in rows_of(0..=3, 0..=3) {
        for heaps in rows(caps.len(), 0..=6) {
            let position: Vec<_> = heaps.into_iter().zip(caps.iter().copied()).collect();
            let normal = results(&position, &bounded_nim::winning_moves(&position));
            let misere = results(&position, &bounded_nim::misere_winning_moves(&position));
            let misere_expected = sorted(oracle.winning_options_misere(&position));
            let outcome = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(bounded_nim::outcome(position.clone()), outcome, "{position:?}");
            let outcome = Outcome::n_if(oracle.next_wins_misere(&position));
            assert_eq!(bounded_nim::misere_outcome(position.clone()), outcome, "{position:?}");
            assert_eq!(normal, sorted(oracle.winning_options(&position)), "{position:?}");
            assert_eq!(misere, misere_expected, "misere {position:?}");
        }
    }
}

#[test]
fn the_largest_cap_forbids_nothing() {
    assert_eq!(bounded_nim::nim_value(u64::MAX, u64::MAX), u64::MAX);
    assert_eq!(bounded_nim::nim_value(u64::MAX, u64::MAX - 1), 0);
    assert_eq!(bounded_nim::outcome([(u64::MAX, u64::MAX - 1)]), Outcome::P);
}
