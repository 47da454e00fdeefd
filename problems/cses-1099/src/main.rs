//! Balls lie on the stairs 1, 2, 3, ...; a move carries any number of them from one
//! stair to the next lower one, and stair 1 is the end. The player who cannot move
//! loses.
//!
//! Theorem (Sprague, 1937): this is Nim, and the even stairs are the heaps.

use proconio::read_value;

/// Of two neighbouring stairs one is even, so every move changes exactly one even stair: a
/// nim-sum of 0 never stays 0. Any other is made 0 as in Nim, by carrying balls down
/// from an even stair.
pub fn solve(stairs: impl Iterator<Item = u64>) -> bool {
    // The theorem:
    let even = stairs.skip(1).step_by(2);
    even.fold(0, |sum, heap| sum ^ heap) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        let stairs = (0..n).map(|_| read_value!(u64));
        answers += if solve(stairs) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}
