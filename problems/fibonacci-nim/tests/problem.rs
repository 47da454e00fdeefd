//! 取石子游戏 (HDU 2516): Fibonacci Nim.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::FibonacciNim;
use problem::fixtures::fibonacci_numbers;
use problem::prelude::*;

/// The least m with m (m - n) > n^2: the first number above n times the golden ratio.
fn golden_successor(n: u128) -> u128 {
    // One binary digit after the other, from the highest; m is at most 2 n.
    let small = |m: u128| (m - n).checked_mul(m).is_some_and(|product| product <= n * n);
    let digits = (0..64).rev();
    1 + digits.fold(n, |m, digit| if small(m + (1 << digit)) { m + (1 << digit) } else { m })
}

/// Cassini (1680): if m is the Fibonacci number after n, then m^2 - m n - n^2 is 1 or -1.
/// Jones (1975): no other numbers have such an m. It can only be next to n times the golden
/// ratio.
fn is_fibonacci(n: u64) -> bool {
    let n = u128::from(n);
    let above = golden_successor(n);
    // Both differences are at most 3 n, so wrapping does not change them.
    let over = above.wrapping_mul(above - n).wrapping_sub(n * n);
    let under = (n * n).wrapping_sub((above - 1).wrapping_mul(above - 1 - n));
    over == 1 || under == 1
}

fn main() {
    let stones = int("n", 2..=(1 << 31) - 1).beyond(2..=u64::MAX);
    let problem = Problem::new(until("0", stones))
        .winner("First win", "Second win")
        .solution(|&stones| solution::solve(stones))
        .studied(1691)
        .rules(by_play(FibonacciNim, |&stones| (stones, stones - 1)))
        .every_small(|&stones| stones <= 1000, || (2..=1000).collect())
        .formula(|&stones| !is_fibonacci(stones))
        .law("Fibonacci numbers are lost, to the end of u64", || {
            fibonacci_numbers().into_iter().map(|stones| (stones, false)).collect()
        })
        .law("twice a Fibonacci number from 2 on is not one, so it is won", || {
            let doubles =
                fibonacci_numbers().into_iter().filter_map(|stones| stones.checked_mul(2));
            doubles.map(|stones| (stones, true)).collect()
        })
        .refuses("no sentinel", "5 8", "reached an end of input")
        .study(study::study(), |&stones| vec![vec![stones]], study::pictures);
    run(this_problem!(), problem);
}
