//! Bachet's game (Bash game): from one heap of N stones a move takes 1 to M of
//! them, and the player who takes the last stone wins. Does the first player win?
//!
//! Theorem (Bachet, 1612): the player to move loses if and only if M + 1 divides N.

use proconio::{input, read_value};

/// From a multiple of M + 1 no move leads to another. Complete whatever is taken to
/// M + 1, and the opponent gets multiples again and again, in the end 0.
pub fn solve(n: u64, m: u64) -> bool {
    // The theorem:
    n % (m + 1) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: u64, m: u64 }
        assert!(m < u64::MAX, "m is too large: {}", m);
        answers += if solve(n, m) { "Win\n" } else { "Lose\n" };
    }
    print!("{}", answers);
}
