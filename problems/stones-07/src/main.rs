//! Stones lie in a circle; a move takes one stone or two neighbours, and gaps do not
//! close. The player who takes the last stone wins. Hrdv begins.
//!
//! Theorem (Dudeney, 1907, for Kayles in a row): the first player wins if and only if
//! there are 1 or 2 stones.

use proconio::{is_stdin_empty, read_value};

/// Of 3 stones or more, the first move leaves a row of at least one stone. The second
/// player takes its middle: one stone if the row is odd, two if it is even. From then
/// on every move has its mirror image on the other side of the circle.
pub fn solve(stones: u64) -> bool {
    // The theorem:
    stones == 1 || stones == 2
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let stones = read_value!(u64);
        answers += if solve(stones) { "Hrdv\n" } else { "Yougth\n" };
    }
    print!("{}", answers);
}
