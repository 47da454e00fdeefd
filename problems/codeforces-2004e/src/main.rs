//! Not a Nim Problem: from a heap of x take y stones, 1 <= y <= x, such that x and y are
//! coprime. The player who cannot move loses.
//!
//! Theorem: the nim-value of an even heap is 0, that of 1 is 1, and that of an odd heap is i
//! where its least prime factor is the i-th prime.

use gamecore::{CoprimeTakes, Game, Outcome};
use proconio::input;

// One table serves all cases.
fn solve(cases: &[Vec<u64>]) -> Vec<Outcome> {
    let largest = cases.iter().flatten().max().map_or(0, |&heap| heap);
    let game = CoprimeTakes::up_to(largest);
    cases.iter().map(|heaps| game.outcome(heaps)).collect()
}

fn main() {
    input! { t: usize }
    let mut cases = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= 1_000_000, "{} heaps are too many", n);
        input! { heaps: [u64; n] }
        for &heap in &heaps {
            assert!(heap <= 10_000_000, "a heap of {} is too large", heap);
        }
        cases.push(heaps);
    }
    let mut answers = String::new();
    for outcome in solve(&cases) {
        answers += outcome.choose("Alice\n", "Bob\n");
    }
    print!("{}", answers);
}
