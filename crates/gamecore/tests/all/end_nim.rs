//! End-Nim against its rules, and by its laws for large heaps and long rows.

use gamecore::{EndNim, Game, Outcome, Take};
use oracle::positions::{rows, rows_of};
use oracle::{games, Oracle};
use proptest::prelude::*;

use crate::shape;

#[test]
fn small_rows_are_as_played() {
    let oracle = Oracle::new(games::EndNim);
    let all = rows_of(0..=4, 0..=6).into_iter().chain(rows(6, 0..=3)).chain(rows(8, 1..=2));
    for heaps in all {
        shape::is_as_played(&EndNim, &oracle, &heaps);
        shape::is_as_played_misere(&EndNim, &oracle, &heaps);
        shape::keeps(&EndNim, &heaps);
        shape::keeps_misere(&EndNim, &heaps);
    }
}

/// A row that reads the same backwards is won only in its middle.
fn mirrored(half: &[u64]) -> Vec<u64> {
    half.iter().chain(half.iter().rev()).copied().collect()
}

proptest! {
    #[test]
    fn long_rows(heaps in proptest::collection::vec(u64::MAX - 3..=u64::MAX, 0..200)) {
        shape::keeps(&EndNim, &heaps);
        shape::keeps_misere(&EndNim, &heaps);
        let mut backwards = heaps.clone();
        backwards.reverse();
        prop_assert_eq!(EndNim.outcome(&heaps), EndNim.outcome(&backwards));
        let mut row = mirrored(&heaps);
        prop_assert_eq!(EndNim.outcome(&row), Outcome::P);
        if let Some(first) = row.first_mut() {
            *first -= 1;
            let last = Take { heap: row.len() - 1, stones: 1 };
            prop_assert_eq!(EndNim.winning_moves(&row), [last]);
        }
    }
}

/// To the left of 3 5 a heap of 5 makes a P-position, and to the right one of 3. Both ends must
/// have equally many other numbers below them.
#[test]
fn two_large_ends() {
    let most = u64::MAX;
    assert_eq!(EndNim.outcome(&[5, 3, 5]), Outcome::P);
    assert_eq!(EndNim.outcome(&[3, 5, 3]), Outcome::P);
    assert_eq!(EndNim.outcome(&[most, 3, 5, most]), Outcome::P);
    let moves = EndNim.winning_moves(&[most, 3, 5, 7]);
    assert_eq!(moves, [Take { heap: 0, stones: most - 7 }]);
    assert_eq!(EndNim.outcome(&[3, 3, 5, 4]), Outcome::P);
}

#[test]
#[should_panic(expected = "heap 1 is not at an end")]
fn a_take_from_the_middle() {
    EndNim.after(&[0, 3, 5, 2, 0][1..], &Take { heap: 1, stones: 1 });
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn a_take_of_too_many_stones() {
    EndNim.after(&[0, 3, 5], &Take { heap: 1, stones: 4 });
}

#[test]
#[should_panic(expected = "a move takes at least one stone")]
fn a_take_of_no_stones() {
    EndNim.after(&[3, 5], &Take { heap: 0, stones: 0 });
}
