//! Euclid's game by the bare rules, and to the end of u64.

use gamecore::{Euclid, Game, MisereGame, Outcome, Take};
use oracle::Oracle;

use crate::{shape, sorted, Rules};

fn multiples(numbers: &[u64]) -> Vec<Vec<u64>> {
    let (a, b) = (numbers[0], numbers[1]);
    if a == 0 || b == 0 {
        return Vec::new();
    }
    let from_a = (1..=a / b).map(|times| vec![a - times * b, b]);
    let from_b = (1..=b / a).map(|times| vec![a, b - times * a]);
    from_a.chain(from_b).collect()
}

#[test]
fn euclid_by_the_rules() {
    let oracle = Oracle::new(Rules(multiples));
    for a in 0..=120 {
        for b in 0..=120 {
            let numbers = vec![a, b];
            let after = |moves: Vec<Take>| {
                assert_eq!(sorted(moves.clone()), moves, "the order in {a} {b}");
                let left = moves.iter().map(|take| Euclid.after(&(a, b), take));
                sorted(left.map(|(a, b)| vec![a, b]).collect())
            };
            shape::keeps(&Euclid, &(a, b));
            let outcome = Euclid.outcome(&(a, b));
            assert_eq!(outcome, Outcome::n_if(oracle.next_wins(&numbers)), "{a} {b}");
            let wins = after(Euclid.winning_moves(&(a, b)));
            assert_eq!(wins, sorted(oracle.winning_options(&numbers)), "{a} {b}");

            shape::keeps_misere(&Euclid, &(a, b));
            let outcome = Euclid.misere_outcome(&(a, b));
            assert_eq!(outcome, Outcome::n_if(oracle.next_wins_misere(&numbers)), "{a} {b}");
            let wins = after(Euclid.misere_winning_moves(&(a, b)));
            assert_eq!(wins, sorted(oracle.winning_options_misere(&numbers)), "{a} {b}");
        }
    }
}

#[test]
fn euclid_to_the_end_of_u64() {
    // The largest neighbours in the Fibonacci sequence that fit.
    let (mut a, mut b) = (1_u64, 1_u64);
    let mut expected = Outcome::N;
    while let Some(next) = a.checked_add(b) {
        assert_eq!(Euclid.outcome(&(a, b)), expected, "{a} {b}");
        (a, b) = (b, next);
        expected = expected.choose(Outcome::P, Outcome::N);
        // 1 1 is won, and so is 1 2.
        if b == 2 {
            expected = Outcome::N;
        }
    }
    assert_eq!(Euclid.outcome(&(u64::MAX, 1)), Outcome::N);
    assert_eq!(Euclid.outcome(&(u64::MAX, u64::MAX)), Outcome::N);
    assert_eq!(Euclid.winning_moves(&(u64::MAX, u64::MAX)).len(), 2);
    assert_eq!(Euclid.outcome(&(u64::MAX, u64::MAX - 1)), Outcome::P);
    assert_eq!(Euclid.winning_moves(&(u64::MAX, u64::MAX / 2)).len(), 1);
}

#[test]
fn misere_euclid_to_the_end_of_u64() {
    let end = u64::MAX;
    assert_eq!(Euclid.misere_outcome(&(end, end)), Outcome::P);
    assert_eq!(Euclid.misere_winning_moves(&(end, end)), []);
    assert_eq!(Euclid.misere_winning_moves(&(1, end)), [Take { heap: 1, stones: end - 1 }]);
    let moves = Euclid.misere_winning_moves(&(end, end / 2));
    assert_eq!(moves, Euclid.winning_moves(&(end, end / 2)));
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn a_subtraction_from_the_smaller_number_is_refused() {
    Euclid.after(&(3, 10), &Take { heap: 0, stones: 10 });
}

#[test]
#[should_panic(expected = "play is over")]
fn a_move_after_the_end_is_refused() {
    Euclid.after(&(10, 0), &Take { heap: 0, stones: 5 });
}

#[test]
#[should_panic(expected = "a move takes at least one stone")]
fn a_subtraction_of_nothing_is_refused() {
    Euclid.after(&(10, 3), &Take { heap: 0, stones: 0 });
}
