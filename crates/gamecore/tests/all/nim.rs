//! Nim against the bare rules, and at the edges of `u64`.

use gamecore::{Game, MisereGame, Nim, NimValued, Outcome, Take};
use oracle::games::{NimHeap, Sum};
use oracle::positions::{rows, rows_of};
use oracle::Oracle;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{seeded, shape};

fn small() -> impl Iterator<Item = Vec<u64>> {
    rows_of(0..=3, 0..=7).into_iter().chain(rows(5, 0..=2))
}

#[test]
fn small_positions_are_as_played() {
    let oracle = Oracle::new(Sum(NimHeap));
    for heaps in small() {
        shape::keeps(&Nim, &heaps);
        shape::keeps_misere(&Nim, &heaps);
        shape::keeps_nim_values(&Nim, &heaps);
        assert_eq!(Nim.nim_value(&heaps), oracle.nim_value(&heaps), "{heaps:?}");
        shape::is_as_played(&Nim, &oracle, &heaps);
        shape::is_as_played_misere(&Nim, &oracle, &heaps);
    }
}

#[test]
fn moves_come_by_heap_index() {
    let take = |heap, stones| Take { heap, stones };
    assert_eq!(Nim.winning_moves(&[1, 1, 1]), [take(0, 1), take(1, 1), take(2, 1)]);
    assert_eq!(Nim.winning_move(&[1, 1, 1]), Some(take(0, 1)));
}

/// Numbers of every size, the smallest and the largest ones often.
fn number() -> impl Strategy<Value = u64> {
    prop_oneof![0..=4_u64, (0..=4_u64).prop_map(|distance| u64::MAX - distance), any::<u64>()]
}

fn heaps() -> impl Strategy<Value = Vec<u64>> {
    vec(number(), 0..6)
}

/// A balanced position: each heap of the second half mirrors one of the first.
fn mirrored() -> impl Strategy<Value = Vec<u64>> {
    heaps().prop_map(|half| [half.clone(), half].concat())
}

proptest! {
    #![proptest_config(seeded(1901))]

    #[test]
    fn large_heaps_keep_the_shape(heaps in prop_oneof![heaps(), mirrored()]) {
        shape::keeps(&Nim, &heaps);
        shape::keeps_misere(&Nim, &heaps);
    }

    #[test]
    fn a_mirrored_position_is_lost(heaps in mirrored()) {
        prop_assert_eq!(Nim.outcome(&heaps), Outcome::P);
    }

    #[test]
    fn no_other_move_leads_to_a_p_position(
        heaps in prop_oneof![heaps(), mirrored()],
        heap in any::<prop::sample::Index>(),
        stones in number(),
    ) {
        prop_assume!(!heaps.is_empty());
        let take = Take { heap: heap.index(heaps.len()), stones };
        prop_assume!((1..=heaps[take.heap]).contains(&stones));
        let after = Nim.after(&heaps, &take);
        let wins = Nim.outcome(&after) == Outcome::P;
        prop_assert_eq!(wins, Nim.winning_moves(&heaps).contains(&take));
        let wins = Nim.misere_outcome(&after) == Outcome::P;
        prop_assert_eq!(wins, Nim.misere_winning_moves(&heaps).contains(&take));
    }

    #[test]
    fn in_misere_play_a_player_with_a_move_has_a_winning_one(heaps in vec(number(), 1..6)) {
        let can_move = heaps.iter().any(|&heap| heap > 0);
        let wins = Nim.misere_outcome(&heaps) == Outcome::N;
        prop_assert_eq!(!Nim.misere_winning_moves(&heaps).is_empty(), wins && can_move);
    }
}
