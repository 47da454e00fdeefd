//! Moore's Nim in misere play: a move takes any positive number of stones from each
//! of one to k heaps, and the player who takes the last stone loses.
//!
//! Theorem (Yamasaki, 1980): n heaps of one stone are lost for the player to move if and
//! only if n mod (k + 1) is 1. If a heap is larger, the winner is that of normal play
//! (Moore, 1910), where the player to move loses if and only if every bit is set in a
//! multiple of k + 1 heaps.

use proconio::{input, read_value};

/// Ones are a single heap from which a move takes 1 to k. Otherwise play as in normal
/// play, until your move would leave ones only: then at most k heaps are larger, and
/// you can leave any of k + 1 successive numbers of ones. The opponent never gets that
/// far first, because what you leave has no heap above 1 or more than k of them.
pub fn solve(heaps: &[u64], k: u64) -> bool {
    let heaps_with = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count() as u64;
    // The theorem:
    if heaps.iter().all(|&heap| heap <= 1) {
        heaps_with(0) % (k + 1) != 1
    } else {
        (0..64).any(|bit| heaps_with(bit) % (k + 1) != 0)
    }
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, k: u64 }
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        assert!(k > 0, "no heap may be changed: k = 0");
        assert!(k < u64::MAX, "k is too large: {}", k);
        answers += if solve(&heaps, k) { "First\n" } else { "Second\n" };
    }
    print!("{}", answers);
}
