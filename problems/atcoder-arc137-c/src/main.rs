//! Distinct numbers: replace the greatest by a smaller number that is not there yet. The
//! player who cannot move loses. Alice begins.
//!
//! Theorem: if the number after the second greatest is free, the player to move wins by
//! strategy stealing. If not, this player wins if and only if the free numbers below the greatest
//! are odd in number.

use proconio::read_value;

/// If that number is free, go there; if the opponent could then win by a move, that is, by lowering
/// the same number once more, make that move at once instead. If not, a player who leaves such room
/// loses, and every move leaves one free number less. With an odd number there is a move that
/// leaves no room: to the largest free number.
pub fn solve(numbers: &[u64]) -> bool {
    let (before, greatest) = (numbers[numbers.len() - 2], numbers[numbers.len() - 1]);
    let free = greatest - (numbers.len() as u64 - 1);
    // The theorem:
    greatest - before > 1 || free % 2 == 1
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} numbers are too many", n);
    let numbers = read_value!([u64; n]);
    assert!(numbers.len() > 1, "fewer than two numbers: {}", n);
    for pair in numbers.windows(2) {
        assert!(pair[0] < pair[1], "{} comes before {}", pair[0], pair[1]);
    }
    println!("{}", if solve(&numbers) { "Alice" } else { "Bob" });
}
