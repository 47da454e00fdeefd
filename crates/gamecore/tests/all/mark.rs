//! Mark against its rules, and for heaps to the end of `u64`.

use gamecore::{mex, Game, Mark, NimValued, Outcome, Take};
use oracle::positions::rows_of;
use oracle::{games, Oracle};

use crate::shape;

#[test]
fn small_heaps_are_as_played() {
    let oracle = Oracle::new(games::Mark);
    for heap in 0..=2000 {
        let value = oracle.nim_value(&heap);
        assert_eq!(Mark.nim_value(&[heap]), value, "{heap}");
        for wanted in 0..3 {
            let mut expected = vec![];
            if heap > 0 {
                expected = vec![heap - 1, heap / 2];
                expected.dedup();
                expected.retain(|option| oracle.nim_value(option) == wanted);
            }
            let moves = Mark.moves_to(&[heap], wanted).into_iter();
            let after: Vec<u64> = moves.map(|take| Mark.after(&[heap], &take)[0]).collect();
            assert_eq!(after, expected, "{heap} to {wanted}");
        }
    }
    for heaps in rows_of(0..=2, 0..=20) {
        shape::keeps(&Mark, &heaps);
        shape::keeps_nim_values(&Mark, &heaps);
    }
}

/// Each value is the mex of its options' values.
#[test]
fn heaps_to_the_end() {
    for heap in (u64::MAX - 5000..=u64::MAX).chain((1 << 63) - 5000..(1 << 63) + 5000) {
        let options = [heap - 1, heap / 2].map(|option| Mark.nim_value(&[option]));
        assert_eq!(Mark.nim_value(&[heap]), mex(options), "{heap}");
        shape::keeps(&Mark, &[heap, 5]);
    }
    assert_eq!(Mark.outcome(&[1 << 63]), Outcome::P);
    assert_eq!(Mark.outcome(&[1 << 62]), Outcome::N);
}

#[test]
#[should_panic(expected = "2 stones may not be taken of 5")]
fn a_take_of_other_stones() {
    Mark.after(&[5], &Take { heap: 0, stones: 2 });
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn a_take_from_an_empty_heap() {
    Mark.after(&[0], &Take { heap: 0, stones: 1 });
}
