//! Fibonacci Nim: one heap; the first take may be anything but the whole heap,
//! every later one at most twice the take before it. The player who takes the last
//! stone wins.
//!
//! Theorem (Whinihan, 1963): the player to move first loses if and only if the
//! number of stones is a Fibonacci number.

use gamecore::{FibonacciNim, Game, Outcome};
use proconio::{input, is_stdin_empty, read_value};

// Write the number as a sum of Fibonacci numbers without neighbours. The winner always
// takes the smallest: the next is more than twice as large, beyond the opponent's limit.
// A Fibonacci number is its own smallest, which the first player may not take.
fn solve(stones: u64) -> Outcome {
    FibonacciNim.outcome(&FibonacciNim::start(stones))
}

fn main() {
    // Reads nothing, but from here on the crate takes the input as a whole, not line by line.
    read_value!(());
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { stones: u64 }
        assert!(stones > 1, "too few stones for a first move: {}", stones);
        answers += solve(stones).choose("Yes\n", "No\n");
    }
    print!("{}", answers);
}
