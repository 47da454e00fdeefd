//! Bounded Nim: a move takes 1 to k stones from one heap; whoever takes the
//! last stone wins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move has lost exactly
//! if the nim-sum of all heaps mod (k + 1) is 0.

use gamecore::bounded_nim;
use gamecore::outcome::Outcome;
use proconio::{input, read_value};

// A move changes one remainder, so it spoils a nim-sum of 0. Where the nim-sum
// is not 0, Nim would lower some remainder to make it 0: take so many stones.
// A remainder is at most k, so that is allowed.
fn solve<I: Iterator<Item = u64>>(heaps: I, cap: u64) -> Outcome {
    bounded_nim::outcome(heaps, cap)
}

fn main() {
    let cases = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, cap: u64 }
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps, cap).word("A\n", "B\n");
    }
    print!("{}", answers);
}
