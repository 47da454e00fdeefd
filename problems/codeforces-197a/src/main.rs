//! Plate Game: a move puts a round plate of radius r on a table of sides a and b, wholly on it and
//! on no other plate. The player who cannot move loses.
//!
//! Theorem (mirror strategies): the first player wins if and only if one plate fits on the table.

use proconio::input;

/// The first plate goes to the centre. Then the place opposite to each plate of the opponent is
/// free: the two are apart, because the plate in the centre is between them.
pub fn solve(a: u64, b: u64, r: u64) -> bool {
    // The theorem:
    r <= a.min(b) / 2
}

fn main() {
    input! { a: u64, b: u64, r: u64 }
    println!("{}", if solve(a, b, r) { "First" } else { "Second" });
}
