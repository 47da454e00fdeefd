//! Bachet's game (Bash game): from one heap of N stones a move takes 1 to K of
//! them, and the player who takes the last stone wins. A begins.
//!
//! Theorem (Bachet, 1612): the player to move loses if and only if K + 1 divides N.

use proconio::{input, read_value};

/// From a multiple of K + 1 no move leads to another. Complete whatever is taken to
/// K + 1, and the opponent gets multiples again and again, in the end 0.
pub fn solve(n: u64, k: u64) -> bool {
    // The theorem:
    n % (k + 1) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: u64, k: u64 }
        assert!(k < u64::MAX, "k is too large: {}", k);
        answers += if solve(n, k) { "A\n" } else { "B\n" };
    }
    print!("{}", answers);
}
