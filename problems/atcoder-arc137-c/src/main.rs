//! Distinct numbers: replace the greatest by a smaller number that is not there yet. The
//! player who cannot move loses. Alice begins.
//!
//! Theorem: with room below the greatest number, the player to move wins by stealing a
//! strategy. Otherwise the parity of the free numbers decides.

use proconio::input;

/// If the number after the second greatest is free, the greatest can go there; and wherever the
/// opponent could then win by going on to, it can go at once. If not, a player who leaves such
/// room loses, so the greatest number goes down one by one.
pub fn solve(numbers: &[u64]) -> bool {
    let (before, greatest) = (numbers[numbers.len() - 2], numbers[numbers.len() - 1]);
    let free = greatest - (numbers.len() as u64 - 1);
    greatest - before > 1 || free % 2 == 1
}

fn main() {
    input! { numbers: [u64] }
    for pair in numbers.windows(2) {
        assert!(pair[0] < pair[1], "{} comes before {}", pair[0], pair[1]);
    }
    println!("{}", if solve(&numbers) { "Alice" } else { "Bob" });
}
