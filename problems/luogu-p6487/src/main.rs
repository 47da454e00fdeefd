//! HRPA: one heap; the first take may be anything, even the whole heap, and every later
//! one is at most twice the take before it. The player who takes the last stone wins.
//! What is the least first take that wins?
//!
//! Theorem (Schwenk, 1970): the smallest term of the Zeckendorf representation, the
//! heap as a sum of Fibonacci numbers without neighbours.

use gamecore::{FibonacciNim, Game};
use proconio::{input, is_stdin_empty};

// The next term is more than twice as large, so that the opponent cannot take it. Fewer
// stones than the smallest term leave a heap whose own smallest term can be taken.
fn solve(stones: u64) -> u64 {
    // All may be taken.
    FibonacciNim.winning_move(&(stones, stones)).expect("to take all stones wins").stones
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { stones: u64 }
        assert!(stones > 0, "no stones to take: {}", stones);
        answers += &solve(stones).to_string();
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
