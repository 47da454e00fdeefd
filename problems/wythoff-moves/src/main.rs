//! Two heaps of stones; a move takes any number from one heap, or equally many from
//! both, and the player who takes the last stone wins. Which first moves win?
//!
//! Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are
//! floor(k phi) and floor(k phi) + k for some k; phi = (1 + sqrt 5) / 2.

use gamecore::wythoff_options;
use proconio::input;

/// A move wins if and only if it leads to a pair of the theorem. Every difference belongs
/// to one pair, and every number is in one pair (Rayleigh, 1894; Beatty, 1926): so there is
/// one to look for by taking equally from both, one that keeps a, and one that keeps b.
pub fn solve(a: u64, b: u64) -> Vec<(u64, u64)> {
    // The theorem:
    wythoff_options(a, b)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { a: u64, b: u64 }
        if (a, b) == (0, 0) {
            break;
        }
        let options = solve(a, b);
        answers += if options.is_empty() { "0\n" } else { "1\n" };
        for (x, y) in options {
            answers += &format!("{} {}\n", x, y);
        }
    }
    print!("{}", answers);
}
