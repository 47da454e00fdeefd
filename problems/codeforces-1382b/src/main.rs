//! Heaps of stones stand in a row; a move takes any positive number of stones from
//! the first heap that has any. The player who cannot move loses.
//!
//! Theorem: the player who moves on the first heap above 1 wins, because that player
//! decides who begins on the heaps behind it.

use proconio::read_value;

/// To begin on the heaps behind, leave one stone, which the opponent must take; to let
/// the opponent begin, take the whole heap. The heaps of one stone in front of it are
/// taken one after the other, and if there are no others, the last of them decides.
pub fn solve(heaps: &[u64]) -> bool {
    let ones = heaps.iter().take_while(|&&heap| heap == 1).count();
    // The theorem:
    (ones % 2 == 0) == (ones < heaps.len())
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
        answers += if solve(&heaps) { "First\n" } else { "Second\n" };
    }
    print!("{}", answers);
}
