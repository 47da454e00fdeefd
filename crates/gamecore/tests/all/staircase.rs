//! Staircases against the bare rules, and at the end of `u64`.

use gamecore::{Carry, Game, NimValued, Staircase};
use oracle::games;
use oracle::positions::{rows, rows_of};
use oracle::Oracle;

use crate::shape;

#[test]
fn small_staircases_are_as_played() {
    let oracle = Oracle::new(games::Staircase);
    for steps in rows_of(0..=3, 0..=4).into_iter().chain(rows(5, 0..=1)) {
        shape::keeps(&Staircase, &steps);
        shape::keeps_nim_values(&Staircase, &steps);
        assert_eq!(Staircase.nim_value(&steps), oracle.nim_value(&steps), "{steps:?}");
        shape::is_as_played(&Staircase, &oracle, &steps);
        let moves = Staircase.winning_moves(&steps);
        assert!(moves.windows(2).all(|pair| pair[0].from < pair[1].from), "{steps:?}");
    }
}

fn down(from: usize, stones: u64) -> Carry {
    Carry { from, to: from.checked_sub(1), stones }
}

#[test]
fn long_steps_do_not_overflow() {
    let most = u64::MAX;
    assert_eq!(Staircase.winning_moves(&[0, most, most]), [down(1, most), down(2, most)]);
    assert_eq!(Staircase.after(&[0, most, most], &down(2, most)), [0, most, 0]);
    assert_eq!(Staircase.winning_moves(&[most, most, 0, 1]), [down(0, most)]);
    assert_eq!(Staircase.winning_moves(&[most, most, most, 1]), []);
    for steps in [[0, most, most, 0], [most, most, 0, 1], [most, most, most, 1]] {
        shape::keeps(&Staircase, &steps);
    }
}

#[test]
#[should_panic(expected = "2^64 stones or more on step 0")]
fn a_step_that_counts_does_not_overflow() {
    Staircase.after(&[u64::MAX, 1], &down(1, 1));
}

#[test]
#[should_panic(expected = "no stones are carried")]
fn some_stones_are_carried() {
    Staircase.after(&[5, 2], &down(1, 0));
}

#[test]
#[should_panic(expected = "is not one step down")]
fn stones_go_down_one_step_only() {
    Staircase.after(&[5, 2, 1], &Carry { from: 2, to: Some(0), stones: 1 });
}
