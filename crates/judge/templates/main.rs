//! {slug}: the rules in a sentence.
//!
//! Theorem (author, year): who wins.

use proconio::read_value;

/// Why the theorem holds, in a few lines.
pub fn solve(heaps: &[u64]) -> bool {
    todo!("whether the player to move wins with {:?}", heaps)
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let heaps = read_value!([u64]);
        answers += if solve(&heaps) { "First\n" } else { "Second\n" };
    }
    print!("{}", answers);
}
