//! Bash's game: one heap of N stones, a move takes 1 to K of them, and whoever
//! takes the last stone wins.
//!
//! Theorem (Bachet, 1612): the player to move has lost exactly if K + 1 divides N.

use gamecore::bounded_nim;
use gamecore::outcome::Outcome;
use proconio::input;

fn solve(heap: u64, cap: u64) -> Outcome {
    Outcome::of_nim_value(bounded_nim::nim_value(heap, cap))
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { heap: u64, cap: u64 }
        assert!(cap > 0, "no stone may be taken: K = {}", cap);
        answers += solve(heap, cap).word("A\n", "B\n");
    }
    print!("{}", answers);
}
