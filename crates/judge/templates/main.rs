//! {slug}: the rules in a sentence.
//!
//! Theorem (author, year): who wins.

use proconio::read_value;

/// Why the theorem holds, in a few lines.
pub fn solve(heaps: &[u64]) -> bool {
    // The theorem:
    todo!("whether the player to move wins with {:?}", heaps)
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        answers += if solve(&heaps) { "First\n" } else { "Second\n" };
    }
    print!("{}", answers);
}
