//! Fibonacci Nim: one heap; the first take may be anything but the whole heap,
//! every later one at most twice the take before it. The player who takes the last
//! stone wins.
//!
//! Theorem (Whinihan, 1963): the player to move first loses if and only if the
//! number of stones is a Fibonacci number.

use gamecore::{fibonacci_nim, Outcome};
use proconio::{input, is_stdin_empty};

// Every number is in one way a sum of Fibonacci numbers without neighbours (Zeckendorf,
// 1972), and each of these is more than twice the next smaller one. The winner always
// takes the smallest: then the next is beyond the opponent's limit, and any take t
// within it leaves a smallest one of at most 2t. A Fibonacci number has no other
// than itself, which the first player may not take.
fn solve(stones: u64) -> Outcome {
    fibonacci_nim::outcome(stones)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { stones: u64 }
        assert!(stones > 1, "too few stones for a first move: {}", stones);
        answers += solve(stones).choose("Yes\n", "No\n");
    }
    print!("{}", answers);
}
