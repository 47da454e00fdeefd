//! One stone from each of any heaps, by the bare rules.

use gamecore::{Game, MisereGame, OneFromEach, Outcome, Take, Takes};
use oracle::positions::rows_of;
use oracle::Oracle;

use crate::{shape, sorted, Rules};

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
    for heaps in rows_of(0..=4, 0..=4).into_iter().chain(rows_of(5..=6, 0..=2)) {
        shape::keeps(&OneFromEach, &heaps);
        let outcome = OneFromEach.outcome(&heaps);
        assert_eq!(outcome, Outcome::n_if(oracle.next_wins(&heaps)), "{heaps:?}");
        let wins = after(&heaps, OneFromEach.winning_moves(&heaps));
        assert_eq!(wins, sorted(oracle.winning_options(&heaps)), "{heaps:?}");

        shape::keeps_misere(&OneFromEach, &heaps);
        let outcome = OneFromEach.misere_outcome(&heaps);
        assert_eq!(outcome, Outcome::n_if(oracle.next_wins_misere(&heaps)), "misere {heaps:?}");
        let wins = after(&heaps, OneFromEach.misere_winning_moves(&heaps));
        assert_eq!(wins, sorted(oracle.winning_options_misere(&heaps)), "misere {heaps:?}");
    }
}

/// The positions after the moves, which must be in order.
fn after(heaps: &[u64], moves: Vec<Takes>) -> Vec<Vec<u64>> {
    assert_eq!(sorted(moves.clone()), moves, "the order in {heaps:?}");
    sorted(moves.iter().map(|takes| OneFromEach.after(heaps, takes)).collect())
}

#[test]
fn to_the_end_of_u64() {
    let heaps = [u64::MAX, 1, 0, u64::MAX - 1];
    assert_eq!(OneFromEach.outcome(&heaps), Outcome::N);
    assert_eq!(OneFromEach.winning_moves(&heaps), OneFromEach.misere_winning_moves(&heaps));
    assert_eq!(OneFromEach.misere_outcome(&[u64::MAX]), Outcome::P);
}

#[test]
#[should_panic(expected = "more than one stone")]
fn two_stones_from_a_heap_are_refused() {
    OneFromEach.after(&[5], &vec![Take { heap: 0, stones: 2 }]);
}
