//! Moore's Nim: a move takes any positive number of stones from each of one to
//! three heaps. The player who takes the last stone wins. Does the first player win?
//!
//! Theorem (Moore, 1910): if a move may change k heaps, the player to move loses if
//! and only if every bit is set in a multiple of k + 1 heaps.

use proconio::read_value;

/// From such multiples a move never leads to such multiples again: the highest bit that
/// it changes, it clears in 1 to k heaps. Otherwise go from the highest bit to the lowest:
/// either clear it in enough further heaps to make a multiple, or set it in some of those
/// already lowered, whose bits from here on are free.
pub fn solve(heaps: &[u64]) -> bool {
    let heaps_with = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
    // The theorem:
    (0..64).any(|bit| heaps_with(bit) % 4 != 0)
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        answers += if solve(&heaps) { "Yes\n" } else { "No\n" };
    }
    print!("{}", answers);
}
