//! Fibonacci Nim: one heap; the first take may be anything but the whole heap,
//! every later one at most twice the take before it. The player who takes the last
//! stone wins.
//!
//! Theorem (Whinihan, 1963): the player to move first loses if and only if the
//! number of stones is a Fibonacci number.

use gamecore::{FibonacciNim, Game, Outcome};
use proconio::read_value;

// Write the number as a sum of Fibonacci numbers without neighbours. The winner always
// takes the smallest: the next is more than twice as large, beyond the opponent's limit.
// A Fibonacci number is its own smallest, which the first player may not take.
fn solve(stones: u64) -> Outcome {
    FibonacciNim.outcome(&FibonacciNim::start(stones))
}

fn main() {
    let mut answers = String::new();
    loop {
        let stones = read_value!(u64);
        if stones == 0 {
            break;
        }
        assert!(stones > 1, "too few stones for a first move: {}", stones);
        answers += solve(stones).choose("First win\n", "Second win\n");
    }
    print!("{}", answers);
}
