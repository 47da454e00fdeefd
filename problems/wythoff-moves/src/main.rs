//! Two heaps of stones; a move takes any number from one heap, or equally many from
//! both, and the player who takes the last stone wins. Which first moves win?
//!
//! Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are
//! floor(k phi) and floor(k phi) + k for some k; phi = (1 + sqrt 5) / 2.

use std::fmt::Write;

use gamecore::wythoff_options;
use proconio::input;

// To win is to move to a pair of the theorem. Every difference belongs to one pair,
// and every number is in one pair (Rayleigh, 1894; Beatty, 1926): so there is one to
// look for by equal taking, one that keeps a, and one that keeps b.
fn solve(a: u64, b: u64) -> Vec<(u64, u64)> {
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
            writeln!(answers, "{} {}", x, y).expect("a String takes everything");
        }
    }
    print!("{}", answers);
}
