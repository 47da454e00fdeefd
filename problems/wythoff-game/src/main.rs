//! The P-positions (lost for the player to move) of Wythoff's game, in order: two
//! heaps, from which a move takes any number from one, or equally many from both; the
//! player who cannot move loses.
//!
//! Theorem (Wythoff, 1907): in the k-th of them, from k = 0 on, the heaps are
//! floor(k phi) and floor(k phi) + k, where phi = (1 + sqrt 5) / 2.

use gamecore::wythoff_pair;
use proconio::{is_stdin_empty, read_value};

/// Each P-position begins with the least number that is in none before it, and its
/// heaps differ by one more than those before: from any other position some move
/// leads to one of these. The floors obey this rule as well: since 1/phi + 1/phi^2 = 1,
/// floor(k phi) and floor(k phi^2) = floor(k phi) + k, for k >= 1, together are every
/// positive number once (Rayleigh, 1894; Beatty, 1926), and the first is the smaller.
pub fn solve(n: u64) -> Vec<(u128, u128)> {
    // The theorem:
    (0..=n).map(wythoff_pair).collect()
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let n = read_value!(u64);
        assert!(n <= 100_000, "a table too long: {}", n);
        for (a, b) in solve(n) {
            answers += &format!("({},{})", a, b);
        }
        answers += "\n";
    }
    print!("{}", answers);
}
