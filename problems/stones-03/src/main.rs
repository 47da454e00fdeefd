//! A move takes at least one stone from a heap and may then spread any of that
//! heap's rest over other heaps that are not empty; the player who takes the last
//! stone wins. Does the first player win?
//!
//! Theorem: the player to move loses if and only if the heaps can be paired off, each with
//! an equal one.

use proconio::read_value;

/// From equal pairs: whatever is done to a heap, do to its twin what makes them equal
/// again, and give each other heap what its own twin was given.
/// Otherwise sort the heaps. If their number is odd, the largest one has more stones
/// than it takes to level the others in pairs from the smallest up. If it is even,
/// lower the largest to the smallest and level those in between: the stones left over
/// are the gaps inside the pairs, and not all of them are 0.
pub fn solve(heaps: &[u64]) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.sort_unstable();
    // The theorem:
    heaps.len() % 2 == 1 || heaps.chunks_exact(2).any(|pair| pair[0] != pair[1])
}

fn main() {
    let mut answers = String::new();
    loop {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        if heaps.is_empty() {
            break;
        }
        assert!(!heaps.contains(&0), "an empty heap: 0");
        answers += if solve(&heaps) { "Win\n" } else { "Lose\n" };
    }
    print!("{}", answers);
}
