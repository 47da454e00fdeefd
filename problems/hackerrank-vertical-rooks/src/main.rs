//! In every column of a chessboard each player has a rook. A move slides a rook of one's own any
//! distance along its column, but not onto or past the other one. The player who cannot move
//! loses, and player 2 begins. Who wins?
//!
//! Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps between the rooks are the
//! heaps.

use proconio::{input, read_value};

/// Whether player 2, who begins, wins.
///
/// A move changes exactly one gap, so a nim-sum of 0 never stays 0. A player who finds another one
/// can make it 0 by moving towards the opponent's rook, as in Nim. So the winner never moves away,
/// and as there is only so much room to move towards a rook, play ends.
pub fn solve(first: &[u64], second: &[u64]) -> bool {
    let columns = first.iter().zip(second);
    // The theorem:
    let gaps = columns.map(|(one, other)| one.max(other) - one.min(other) - 1);
    gaps.fold(0, |sum, gap| sum ^ gap) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} columns are too many", n);
        input! { first: [u64; n], second: [u64; n] }
        for (one, other) in first.iter().zip(&second) {
            assert!(one != other, "two rooks of a column in row {}", one);
        }
        answers += if solve(&first, &second) { "player-2\n" } else { "player-1\n" };
    }
    print!("{}", answers);
}
