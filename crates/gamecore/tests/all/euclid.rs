//! Euclid's game by the bare rules, and to the end of u64.

use gamecore::{euclid, Outcome};
use oracle::Oracle;

use crate::{sorted, Rules};

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
            assert_eq!(euclid::outcome(a, b), Outcome::n_if(oracle.next_wins(&numbers)), "{a} {b}");
            let wins = euclid::winning_moves(a, b).into_iter().map(|take| take.after(&numbers));
            assert_eq!(sorted(wins.collect()), sorted(oracle.winning_options(&numbers)), "{a} {b}");
        }
    }
}

#[test]
fn euclid_to_the_end_of_u64() {
    // The largest neighbours in the Fibonacci sequence that fit.
    let (mut a, mut b) = (1_u64, 1_u64);
    let mut expected = Outcome::N;
    while let Some(next) = a.checked_add(b) {
        assert_eq!(euclid::outcome(a, b), expected, "{a} {b}");
        (a, b) = (b, next);
        expected = expected.choose(Outcome::P, Outcome::N);
        // 1 1 is won, and so is 1 2.
        if b == 2 {
            expected = Outcome::N;
        }
    }
    assert_eq!(euclid::outcome(u64::MAX, 1), Outcome::N);
    assert_eq!(euclid::outcome(u64::MAX, u64::MAX), Outcome::N);
    assert_eq!(euclid::winning_moves(u64::MAX, u64::MAX).len(), 2);
    assert_eq!(euclid::outcome(u64::MAX, u64::MAX - 1), Outcome::P);
    assert_eq!(euclid::winning_moves(u64::MAX, u64::MAX / 2).len(), 1);
}
