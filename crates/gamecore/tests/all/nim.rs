//! Nim against the bare rules, and with and without caps at the edges of u64.

use gamecore::{bounded_nim, nim, Outcome, Take};
use oracle::games::{CappedHeap, Sum};
use oracle::positions::{rows, rows_of};
use oracle::Oracle;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::sorted;

/// The position after each move, in an order fit for comparison.
///
/// Different moves lead to different positions, so a list is as good as a set.
pub fn results(heaps: &[(u64, u64)], takes: &[Take]) -> Vec<Vec<(u64, u64)>> {
    let mut results: Vec<_> = takes
        .iter()
        .map(|take| {
            let mut next = heaps.to_vec();
            next[take.heap].0 -= take.stones;
            next
        })
        .collect();
    results.sort();
    results
}

/// Nim as the game whose caps forbid nothing.
fn uncapped(heaps: &[u64]) -> Vec<(u64, u64)> {
    heaps.iter().map(|&heap| (heap, u64::MAX)).collect()
}

#[test]
fn small_nim_positions_are_as_played() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for heaps in rows_of(0..=3, 0..=7).into_iter().chain(rows(5, 0..=2)) {
        let position = uncapped(&heaps);
        let normal = Outcome::n_if(oracle.next_wins(&position));
        let misere = Outcome::n_if(oracle.next_wins_misere(&position));
        assert_eq!(nim::outcome(heaps.clone()), normal, "{heaps:?}");
        assert_eq!(nim::misere_outcome(heaps.clone()), misere, "misere {heaps:?}");
        assert_eq!(nim::nim_sum(heaps.iter().copied()), oracle.nim_value(&position), "{heaps:?}");
    }
}

#[test]
fn all_winning_moves_of_small_nim_positions_are_found() {
    let oracle = Oracle::new(Sum(CappedHeap));
    for heaps in rows_of(0..=3, 0..=7).into_iter().chain(rows(5, 0..=2)) {
        let position = uncapped(&heaps);
        let normal = results(&position, &nim::winning_moves(&heaps));
        let misere = results(&position, &nim::misere_winning_moves(&heaps));
        assert_eq!(normal, sorted(oracle.winning_options(&position)), "{heaps:?}");
        assert_eq!(misere, sorted(oracle.winning_options_misere(&position)), "misere {heaps:?}");
    }
}

#[test]
fn moves_come_by_heap_index() {
    let take = |heap, stones| Take { heap, stones };
    assert_eq!(nim::winning_moves(&[1, 1, 1]), [take(0, 1), take(1, 1), take(2, 1)]);
    assert_eq!(bounded_nim::winning_moves(&[(10, 3), (7, 3)]), [take(0, 3), take(1, 1)]);
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
    results(heaps, &[take]).remove(0)
}

fn nim_sum(heaps: &[(u64, u64)]) -> u64 {
    nim::nim_sum(heaps.iter().map(|&(heap, cap)| bounded_nim::nim_value(heap, cap)))
}

proptest! {
    #![proptest_config(ProptestConfig {
        rng_seed: RngSeed::Fixed(1901),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_winning_move_is_legal_and_leads_to_a_p_position(
        heaps in prop_oneof![capped_heaps(), mirrored()],
    ) {
        let moves = bounded_nim::winning_moves(&heaps);
        prop_assert_eq!(moves.is_empty(), nim_sum(&heaps) == 0);
        for take in moves {
            prop_assert_eq!(nim_sum(&after(&heaps, take)), 0);
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
        let wins = nim_sum(&after(&heaps, take)) == 0;
        prop_assert_eq!(wins, bounded_nim::winning_moves(&heaps).contains(&take));
    }

    #[test]
    fn without_caps_it_is_nim(heaps in vec(number(), 0..6)) {
        let position = uncapped(&heaps);
        prop_assert_eq!(nim::outcome(heaps.clone()), bounded_nim::outcome(position.clone()));
        let misere = bounded_nim::misere_outcome(position.clone());
        prop_assert_eq!(nim::misere_outcome(heaps.clone()), misere);
        prop_assert_eq!(nim::winning_moves(&heaps), bounded_nim::winning_moves(&position));
        let misere = nim::misere_winning_moves(&heaps);
        prop_assert_eq!(misere, bounded_nim::misere_winning_moves(&position));
    }

    #[test]
    fn misere_winning_moves_lead_to_p_positions(heaps in vec(number(), 1..6)) {
        let moves = nim::misere_winning_moves(&heaps);
        let can_move = heaps.iter().any(|&heap| heap > 0);
        let wins = nim::misere_outcome(heaps.clone()) == Outcome::N;
        prop_assert_eq!(!moves.is_empty(), wins && can_move);
        for take in moves {
            prop_assert_eq!(nim::misere_outcome(take.after(&heaps)), Outcome::P);
        }
    }
}

#[test]
#[should_panic(expected = "fewer stones than are taken")]
fn a_take_does_not_fit_a_smaller_heap() {
    Take { heap: 1, stones: 3 }.after(&[5, 2]);
}
