//! Fibonacci Nim against the bare rules, and its laws up to the end of `u64`.

use gamecore::{fibonacci_numbers, zeckendorf, FibonacciNim, Game, MisereGame, Outcome, Take};
use oracle::{games, Oracle};
use proptest::prelude::*;

use crate::shape;

/// Large enough for the Fibonacci number 55.
const LAST: u64 = 70;

#[test]
fn first_positions_by_the_rules() {
    let oracle = Oracle::new(games::FibonacciNim);
    for heap in 0..=LAST {
        let start = FibonacciNim::start(heap);
        assert_eq!(start, (heap, heap.saturating_sub(1)));
        assert_eq!(outcome(heap), whinihan(heap), "{heap}");
        assert_eq!(outcome(heap), Outcome::n_if(oracle.next_wins(&start)), "{heap}");
        assert_eq!(FibonacciNim.misere_outcome(&start), Outcome::N, "misere {heap}");
    }
}

#[test]
fn limits_and_takes_by_the_rules() {
    let oracle = Oracle::new(games::FibonacciNim);
    for heap in 0..=LAST {
        for limit in 0..=heap + 2 {
            let position = (heap, limit);
            shape::keeps(&FibonacciNim, &position);
            let expected = Outcome::n_if(oracle.next_wins(&position));
            assert_eq!(FibonacciNim.outcome(&position), expected, "{position:?}");
            let wins = FibonacciNim.winning_moves(&position);
            assert_eq!(after(position, &wins), oracle.winning_options(&position), "{position:?}");

            shape::keeps_misere(&FibonacciNim, &position);
            let expected = Outcome::n_if(oracle.next_wins_misere(&position));
            assert_eq!(FibonacciNim.misere_outcome(&position), expected, "misere {position:?}");
            let wins = after(position, &FibonacciNim.misere_winning_moves(&position));
            assert_eq!(wins, oracle.winning_options_misere(&position), "misere {position:?}");
        }
    }
}

fn after(position: (u64, u64), takes: &[Take]) -> Vec<(u64, u64)> {
    takes.iter().map(|take| FibonacciNim.after(&position, take)).collect()
}

/// The outcome of the first position.
fn outcome(stones: u64) -> Outcome {
    FibonacciNim.outcome(&FibonacciNim::start(stones))
}

/// The outcome of the first position, by the list of the Fibonacci numbers.
fn whinihan(stones: u64) -> Outcome {
    Outcome::n_if(stones > 0 && !fibonacci_numbers(u64::MAX).contains(&stones))
}

#[test]
fn every_fibonacci_number_is_lost_and_its_neighbours_are_won() {
    let all = fibonacci_numbers(u64::MAX);
    assert_eq!(all.len(), 92);
    assert_eq!(all[..2], [1, 2]);
    for triple in all.windows(3) {
        assert_eq!(triple[0] + triple[1], triple[2]);
    }
    // The next one has 65 bits.
    assert_eq!(all[90].checked_add(all[91]), None);
    for &fibonacci in &all {
        assert_eq!(outcome(fibonacci), Outcome::P, "{fibonacci}");
        assert_eq!(zeckendorf(fibonacci), [fibonacci]);
        assert_eq!(winning_takes(fibonacci, fibonacci - 1), [], "{fibonacci}");
        assert_eq!(winning_takes(fibonacci, u64::MAX), [fibonacci]);
    }
    for &fibonacci in all.iter().filter(|&&fibonacci| fibonacci > 5) {
        assert_eq!(outcome(fibonacci - 1), Outcome::N, "{fibonacci}");
        assert_eq!(outcome(fibonacci + 1), Outcome::N, "{fibonacci}");
    }
    assert_eq!(outcome(u64::MAX), Outcome::N);
}

#[test]
fn fibonacci_numbers_go_up_to_the_last() {
    assert_eq!(fibonacci_numbers(0), []);
    assert_eq!(fibonacci_numbers(1), [1]);
    assert_eq!(fibonacci_numbers(20), [1, 2, 3, 5, 8, 13]);
    assert_eq!(fibonacci_numbers(21), [1, 2, 3, 5, 8, 13, 21]);
}

fn winning_takes(n: u64, limit: u64) -> Vec<u64> {
    let stones = |take: Take| {
        assert_eq!(take.heap, 0);
        take.stones
    };
    FibonacciNim.winning_moves(&(n, limit)).into_iter().map(stones).collect()
}

/// Terms that sum to n, without two neighbours: by Zeckendorf there is exactly one such list.
fn representation_is_right(n: u64) {
    let all = fibonacci_numbers(u64::MAX);
    let terms = zeckendorf(n);
    let sum = terms.iter().try_fold(0u64, |sum, &term| sum.checked_add(term));
    assert_eq!(sum, Some(n));
    let places: Vec<usize> =
        terms.iter().map(|term| all.binary_search(term).expect("a Fibonacci number")).collect();
    assert!(places.windows(2).all(|pair| pair[0] >= pair[1] + 2), "{n}: {terms:?}");
}

/// Every winning take is allowed and leaves a lost heap; the smallest is
/// first; there is one if and only if the heap is won.
fn takes_are_right(n: u64, limit: u64) {
    let takes = winning_takes(n, limit);
    assert_eq!(Outcome::n_if(!takes.is_empty()), FibonacciNim.outcome(&(n, limit)), "{n} {limit}");
    let smallest_term = zeckendorf(n).last().copied();
    assert_eq!(takes.first().copied(), smallest_term.filter(|&term| term <= limit), "{n} {limit}");
    assert!(takes.windows(2).all(|pair| pair[0] < pair[1]), "{n} {limit}");
    for &take in &takes {
        assert!(take >= 1 && take <= limit && take <= n, "{n} {limit} {take}");
        let left = FibonacciNim.outcome(&(n - take, take.saturating_mul(2)));
        assert_eq!(left, Outcome::P, "{n} {limit} {take}");
    }
}

#[test]
fn takes_at_the_far_end() {
    for n in (0..1000).map(|i| u64::MAX - i) {
        representation_is_right(n);
        takes_are_right(n, n - 1);
        takes_are_right(n, u64::MAX);
        assert_eq!(outcome(n), whinihan(n));
        assert_eq!(winning_takes(n, n).last(), Some(&n));
    }
}

proptest! {
    #[test]
    fn representations_everywhere(n: u64) {
        representation_is_right(n);
    }

    #[test]
    fn takes_everywhere(n: u64, limit: u64, shift in 0u32..64) {
        takes_are_right(n, limit >> shift);
    }

    #[test]
    fn first_positions_everywhere(n: u64, shift in 0u32..64) {
        let n = n >> shift;
        prop_assert_eq!(outcome(n), whinihan(n));
    }

    #[test]
    fn a_take_that_is_not_listed_loses(n: u64, shift in 0u32..64, take: u64) {
        let n = n >> shift;
        prop_assume!(n > 0);
        let take = take % n + 1;
        if !winning_takes(n, n).contains(&take) {
            let left = FibonacciNim.after(&(n, n), &Take { heap: 0, stones: take });
            prop_assert_eq!(FibonacciNim.outcome(&left), Outcome::N);
        }
    }
}
