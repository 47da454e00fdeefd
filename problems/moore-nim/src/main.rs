//! Moore's Nim: a move takes any positive number of stones from each of one to
//! three heaps. Whoever takes the last stone wins.
//!
//! Theorem (Moore, 1910): if a move may change k heaps, the player to move has
//! lost exactly if every binary digit is set in a multiple of k + 1 heaps.

use gamecore::moore;
use gamecore::outcome::Outcome;
use proconio::read_value;

/// A move may change so many heaps.
const HEAPS_PER_MOVE: u64 = 3;

fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    moore::outcome(heaps, HEAPS_PER_MOVE)
}

fn main() {
    let cases = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(usize);
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps).word("Yes\n", "No\n");
    }
    print!("{}", answers);
}
