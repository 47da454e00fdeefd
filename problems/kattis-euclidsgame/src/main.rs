//! Euclid's game: subtract a positive multiple of the smaller number from the larger one.
//! The player who makes a 0 wins. Stan begins.
//!
//! Theorem (Cole and Davie, 1969): the player to move wins if and only if the numbers are
//! equal or the larger one is more than phi = (1 + sqrt 5) / 2 times the smaller.

use proconio::input;

/// Where only one multiple can be subtracted, from a ratio below 2, play is forced, and it goes
/// from one side of phi to the other. Where there is a choice, exactly one of the two smallest
/// results is below phi, and loses. A ratio r is above phi if and only if r (r - 1) > 1.
pub fn solve(a: u64, b: u64) -> bool {
    let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
    // The theorem:
    small == large || large * (large - small) > small * small
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { a: u64, b: u64 }
        if (a, b) == (0, 0) {
            break;
        }
        assert!(a > 0 && b > 0, "play is over at {} {}", a, b);
        answers += if solve(a, b) { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{}", answers);
}
