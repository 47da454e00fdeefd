//! A token begins in a corner of an n x n board. A move takes it to a cell beside its own where it
//! has not been yet, and the player who cannot move loses. Does Alice, who begins, win?
//!
//! Theorem (Fraenkel, Scheinerman and Ullman, 1993): the player to move wins if and only if every
//! largest matching of the cells that are left, the token's own included, covers the token's cell.

use proconio::read_value;

/// A matching of cells is a set of dominoes. If n is even, they cover the board, and Alice always
/// goes to the other half of the token's domino. If n is odd, they cover all cells but the corner,
/// and each move of Alice enters a new domino, whose other half is left for Bob.
pub fn solve(n: u64) -> bool {
    // The theorem:
    n % 2 == 0
}

fn main() {
    let mut answers = String::new();
    loop {
        let n = read_value!(u64);
        if n == 0 {
            break;
        }
        answers += if solve(n) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}
