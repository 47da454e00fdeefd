//! Wythoff's game against the bare rules, and its laws up to the end of `u64`.

use std::collections::HashSet;

use gamecore::{
    wythoff_options, wythoff_pair, wythoff_partner, Game, Outcome, Take, Takes, Wythoff,
};
use oracle::{games, Oracle};
use proptest::prelude::*;

use crate::{shape, sorted};

fn ascending(a: u64, b: u64) -> (u64, u64) {
    (a.min(b), a.max(b))
}

fn ascending_wide(a: u128, b: u128) -> (u128, u128) {
    (a.min(b), a.max(b))
}

/// The positions after the moves, which must be in order.
fn after(heaps: (u64, u64), moves: Vec<Takes>) -> Vec<(u64, u64)> {
    assert_eq!(sorted(moves.clone()), moves, "the order in {heaps:?}");
    moves.iter().map(|takes| Wythoff.after(&heaps, takes)).collect()
}

#[test]
fn small_heaps_by_the_rules() {
    let oracle = Oracle::new(games::Wythoff);
    for a in 0..=45 {
        for b in 0..=45 {
            let heaps = (a, b);
            shape::keeps(&Wythoff, &heaps);
            shape::is_as_played(&Wythoff, &oracle, &heaps);
            assert_eq!(wythoff_options(a, b), oracle.winning_results(&heaps), "{a} {b}");
            shape::keeps_misere(&Wythoff, &heaps);
            shape::is_as_played_misere(&Wythoff, &oracle, &heaps);
        }
    }
}

#[test]
fn the_p_positions_are_wythoffs_sequence() {
    // Each begins with the least number not used before, and differs by one more.
    let mut used = HashSet::new();
    let mut least = 0;
    for (k, pair) in (0..100_000).zip((0..).map(wythoff_pair)) {
        while used.contains(&least) {
            least += 1;
        }
        assert_eq!(pair, (least, least + k));
        used.extend([least, least + k]);
    }
}

#[test]
fn partners_of_small_numbers() {
    for (smaller, larger) in (0..).map(wythoff_pair).take(100_000) {
        assert_eq!(wythoff_partner(smaller as u64), larger);
        assert_eq!(wythoff_partner(larger as u64), smaller);
    }
}

/// Whether `whole` is floor(k phi), by integers alone. With m = whole - k this
/// says m <= k / phi < m + 1; the positive root of x (x + k) = k^2 is k / phi.
fn is_floor_of_k_phi(k: u64, whole: u128) -> bool {
    let (k, m) = (u128::from(k), whole - u128::from(k));
    // Above 2^128 is above k^2.
    m * (m + k) <= k * k && (m + 1).checked_mul(m + 1 + k).map_or(true, |high| high > k * k)
}

/// Fibonacci numbers have the multiples of phi nearest to integers.
fn fibonacci_numbers() -> Vec<u64> {
    let pairs = std::iter::successors(Some((1u64, 2u64)), |&(a, b)| Some((b, a.checked_add(b)?)));
    let mut numbers: Vec<u64> = pairs.map(|(a, _)| a).collect();
    numbers.push(12_200_160_415_121_876_738);
    numbers
}

/// Where a rounded constant would go wrong first.
fn edges() -> Vec<u64> {
    let mut edges: Vec<u64> = (0..1000).flat_map(|i| [i, u64::MAX - i]).collect();
    for fibonacci in fibonacci_numbers() {
        edges.extend([fibonacci - 1, fibonacci, fibonacci + 1]);
        edges.extend((2..=9).filter_map(|times| fibonacci.checked_mul(times)));
    }
    edges
}

#[test]
fn exact_at_the_edges() {
    for k in edges() {
        let (smaller, larger) = wythoff_pair(k);
        assert!(is_floor_of_k_phi(k, smaller), "{k}");
        assert_eq!(larger - smaller, u128::from(k));
    }
}

#[test]
fn floating_point_goes_wrong_where_we_do_not() {
    let k = 102_334_155_u64;
    let floating = (k as f64 * (1.0 + 5f64.sqrt()) / 2.0) as u64;
    assert_eq!(floating, 165_580_141);
    assert_eq!(Wythoff.outcome(&(165_580_140, 267_914_295)), Outcome::P);
    assert_eq!(Wythoff.outcome(&(165_580_141, 267_914_296)), Outcome::N);
}

/// The largest integer whose square is at most `n`, by Newton's method.
fn square_root(n: u128) -> u128 {
    let mut root = 1 << 64;
    loop {
        let better = (root + n / root) / 2;
        if better >= root {
            return root;
        }
        root = better;
    }
}

/// {a, wythoff_partner(a)} is the P-position of its difference, and partner is its own
/// inverse where it fits.
fn partner_is_right(a: u64) {
    let c = wythoff_partner(a);
    let wide = u128::from(a);
    let (smaller, larger) = ascending_wide(wide, c);
    assert_eq!(wythoff_pair((larger - smaller) as u64), (smaller, larger), "{a}");
    if let Ok(c) = u64::try_from(c) {
        assert_eq!(wythoff_partner(c), wide, "{a}");
    }
}

/// Whether one move leads from `from` to `to`, both as (smaller, larger).
fn is_move(from: (u64, u64), to: (u64, u64)) -> bool {
    let (a, b) = from;
    let equal = to.0 < a && to.1 < b && a - to.0 == b - to.1;
    let keeps = |kept, other| {
        [(kept, to.0, to.1), (kept, to.1, to.0)]
            .iter()
            .any(|&(kept, same, changed)| same == kept && changed < other)
    };
    equal || keeps(a, b) || keeps(b, a)
}

/// Every option is reached by a legal move and a P-position, each once, and there
/// is one if and only if the position is won.
fn winning_moves_are_right(a: u64, b: u64) {
    let results = wythoff_options(a, b);
    assert_eq!(Outcome::n_if(!results.is_empty()), Wythoff.outcome(&(a, b)), "{a} {b}");
    for &(small, large) in &results {
        assert_eq!(Wythoff.outcome(&(small, large)), Outcome::P, "{a} {b}");
        assert!(is_move(ascending(a, b), (small, large)), "{a} {b} to {small} {large}");
    }
    shape::keeps(&Wythoff, &(a, b));
    shape::keeps_misere(&Wythoff, &(a, b));
    let left = after((a, b), Wythoff.winning_moves(&(a, b)));
    let left: HashSet<_> = left.into_iter().map(|(a, b)| ascending(a, b)).collect();
    assert_eq!(left, results.iter().copied().collect(), "{a} {b}");
    let distinct: HashSet<_> = results.iter().collect();
    assert_eq!(distinct.len(), results.len(), "{a} {b}");
}

#[test]
fn partners_and_moves_at_the_edges() {
    for a in edges() {
        partner_is_right(a);
        winning_moves_are_right(a, u64::MAX);
        winning_moves_are_right(a, a / 2);
        // The P-position with a as one heap, and its neighbours.
        if let Ok(c) = u64::try_from(wythoff_partner(a)) {
            assert_eq!(Wythoff.outcome(&(a, c)), Outcome::P);
            for b in [c.saturating_sub(1), c, c.saturating_add(1)] {
                winning_moves_are_right(a, b);
            }
        }
    }
}

proptest! {
    #[test]
    fn exact_everywhere(k: u64) {
        prop_assert!(is_floor_of_k_phi(k, wythoff_pair(k).0));
    }

    #[test]
    fn agrees_with_the_square_root(k in 0..1u64 << 62) {
        let wide = u128::from(k);
        prop_assert_eq!(wythoff_pair(k).0, (wide + square_root(5 * wide * wide)) / 2);
    }

    #[test]
    fn partners_everywhere(a: u64) {
        partner_is_right(a);
    }

    #[test]
    fn moves_everywhere(a: u64, b: u64) {
        winning_moves_are_right(a, b);
    }

    #[test]
    fn moves_of_near_heaps(a: u64, difference in 0u64..1000) {
        winning_moves_are_right(a, a.saturating_add(difference));
    }
}

#[test]
#[should_panic(expected = "not equally many from both heaps")]
fn different_takes_from_both_heaps_are_refused() {
    Wythoff.after(&(5, 5), &vec![Take { heap: 0, stones: 1 }, Take { heap: 1, stones: 2 }]);
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn more_than_a_heap_is_refused() {
    Wythoff.after(&(5, 5), &vec![Take { heap: 1, stones: 6 }]);
}
