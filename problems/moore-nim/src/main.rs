//! Moore's Nim: a move takes any positive number of stones from each of one to
//! three heaps. The player who takes the last stone wins.
//!
//! Theorem (Moore, 1910): if a move may change k heaps, the player to move loses if
//! and only if every binary digit is set in a multiple of k + 1 heaps.

use gamecore::{is_moore_p, Outcome};
use proconio::read_value;

/// A move may change at most this many heaps.
const HEAPS_PER_MOVE: u64 = 3;

// From such multiples a move never leads to such again: in the highest digit that it
// changes, it clears 1 to k ones. Otherwise go from the highest digit to the lowest:
// in each, either clear it in enough further heaps to make a multiple, or set it in
// some of those already lowered, whose digits from here on are free.
fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    Outcome::n_if(!is_moore_p(heaps, HEAPS_PER_MOVE))
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps).choose("Yes\n", "No\n");
    }
    print!("{}", answers);
}
