//! Lieges of Legendre: take one stone from a heap, or put k heaps of x in the place of a heap
//! of 2x. The player who takes the last stone wins. Kevin begins.
//!
//! Theorem: the player to move loses if and only if the nim-sum of the nim-values is 0. From 5
//! on, odd heaps have the value 0, and even ones 1 or 2: with an odd k, 2 if half the heap has
//! the value 1, and with an even k always 1.

use proconio::{input, read_value};

fn nim_value(k_is_odd: bool, heap: u64) -> u64 {
    match heap {
        0..=4 if k_is_odd => [0, 1, 0, 1, 2][heap as usize],
        0..=4 => [0, 1, 2, 0, 1][heap as usize],
        _ if heap % 2 == 1 => 0,
        // The theorem:
        _ if k_is_odd && nim_value(k_is_odd, heap / 2) == 1 => 2,
        _ => 1,
    }
}

/// Of the k equal heaps that a split leaves, all cancel out, or all but one: so of k only the
/// parity matters. The only option of 5 is 4, whose value is not 0, so 5 has the value 0; hence 6,
/// which can become 5, does not have it, and so on.
pub fn solve(heaps: impl Iterator<Item = u64>, k: u64) -> bool {
    heaps.fold(0, |sum, heap| sum ^ nim_value(k % 2 == 1, heap)) != 0
}

fn main() {
    input! { n: usize, k: u64 }
    let heaps = (0..n).map(|_| read_value!(u64));
    println!("{}", if solve(heaps, k) { "Kevin" } else { "Nicky" });
}
