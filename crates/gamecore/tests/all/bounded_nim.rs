//! Bounded Nim against the bare rules, and with and without caps at the edges of u64.

use gamecore::{BoundedNim, Game, MisereGame, Nim, NimValued, Outcome, SumGame, Take};
use oracle::games::{CappedHeap, Sum};
use oracle::positions::{rows, rows_of};
use oracle::Oracle;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{seeded, shape};

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
            shape::is_as_played(&BoundedNim, &oracle, &position);
            shape::is_as_played_misere(&BoundedNim, &oracle, &position);
            shape::keeps(&BoundedNim, &position);
            shape::keeps_misere(&BoundedNim, &position);
            shape::keeps_nim_values(&BoundedNim, &position);
        }
    }
}

#[test]
fn moves_come_by_heap_index() {
    let take = |heap, stones| Take { heap, stones };
    assert_eq!(BoundedNim.winning_moves(&[(10, 3), (7, 3)]), [take(0, 3), take(1, 1)]);
}

#[test]
fn the_largest_cap_forbids_nothing() {
    assert_eq!(BoundedNim.nim_value(&[(u64::MAX, u64::MAX)]), u64::MAX);
    assert_eq!(BoundedNim.nim_value(&[(u64::MAX, u64::MAX - 1)]), 0);
    assert_eq!(BoundedNim.outcome(&[(u64::MAX, u64::MAX - 1)]), Outcome::P);
}

#[test]
#[should_panic(expected = "0 stones may not be taken with the cap 3")]
fn a_take_of_nothing_is_refused() {
    BoundedNim.after(&[(7, 3)], &Take { heap: 0, stones: 0 });
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn a_take_does_not_fit_a_smaller_heap() {
    BoundedNim.after(&[(2, 3)], &Take { heap: 0, stones: 3 });
}

/// Nim as the game whose caps forbid nothing.
fn uncapped(heaps: &[u64]) -> Vec<(u64, u64)> {
    heaps.iter().map(|&heap| (heap, u64::MAX)).collect()
}

/// Numbers of every size, the smallest and the largest ones often.
fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0..=4_u64, (0..=4_u64).prop_map(|distance| u64::MAX - distance), any::<u64>()]
}

fn capped_heaps() -> impl Strategy<Value = Vec<(u64, u64)>> {
    vec((number(), number()), 0..6)
}

/// A balanced position: each heap of the second half mirrors one of the first.
fn mirrored() -> impl Strategy<Value = Vec<(u64, u64)>> {
    capped_heaps().prop_map(|half| [half.clone(), half].concat())
}

fn after(heaps: &[(u64, u64)], take: Take) -> Vec<(u64, u64)> {
    assert!((1..=heaps[take.heap].1).contains(&take.stones), "{take:?} in {heaps:?}");
    BoundedNim.after(heaps, &take)
}

proptest! {
    #![proptest_config(seeded(1901))]

    #[test]
    fn a_winning_move_is_legal_and_leads_to_a_p_position(
        heaps in prop_oneof![capped_heaps(), mirrored()],
    ) {
        let moves = BoundedNim.winning_moves(&heaps);
        prop_assert_eq!(moves.is_empty(), BoundedNim.nim_value(&heaps) == 0);
        for take in moves {
            prop_assert_eq!(BoundedNim.nim_value(&after(&heaps, take)), 0);
        }
    }

    #[test]
    fn no_other_move_leads_to_a_p_position(
        heaps in prop_oneof![capped_heaps(), mirrored()],
        heap in any::<prop::sample::Index>(),
        stones in number(),
    ) {
        prop_assume!(!heaps.is_empty());
        let take = Take { heap: heap.index(heaps.len()), stones };
        let (size, cap) = heaps[take.heap];
        prop_assume!((1..=size.min(cap)).contains(&stones));
        let wins = BoundedNim.nim_value(&after(&heaps, take)) == 0;
        prop_assert_eq!(wins, BoundedNim.winning_moves(&heaps).contains(&take));
    }

    #[test]
    fn without_caps_it_is_nim(heaps in vec(number(), 0..6)) {
        let position = uncapped(&heaps);
        prop_assert_eq!(Nim.outcome(&heaps), BoundedNim.outcome(&position));
        prop_assert_eq!(Nim.misere_outcome(&heaps), BoundedNim.misere_outcome(&position));
        prop_assert_eq!(Nim.winning_moves(&heaps), BoundedNim.winning_moves(&position));
        let misere = Nim.misere_winning_moves(&heaps);
        prop_assert_eq!(misere, BoundedNim.misere_winning_moves(&position));
    }
}
