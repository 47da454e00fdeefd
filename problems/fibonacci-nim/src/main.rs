//! Fibonacci Nim: one heap; the first take may be anything but the whole heap,
//! every later one at most twice the take before it. Whoever takes the last
//! stone wins.
//!
//! Theorem (Whinihan, 1963): the player to move first has lost exactly if the
//! number of stones is a Fibonacci number.

use gamecore::fibonacci_nim;
use gamecore::outcome::Outcome;
use proconio::input;

fn solve(stones: u64) -> Outcome {
    fibonacci_nim::outcome(stones)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { stones: u64 }
        if stones == 0 {
            break;
        }
        assert!(stones > 1, "too few stones for a first move: {}", stones);
        answers += solve(stones).word("First win\n", "Second win\n");
    }
    print!("{}", answers);
}
