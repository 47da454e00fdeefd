//! {slug}: the rules in a sentence.
//!
//! Theorem (author, year): who wins.

use proconio::input;

/// Why the theorem holds, in a few lines.
pub fn solve(heaps: &[u64]) -> bool {
    todo!("whether the player to move wins with {:?}", heaps)
}

fn main() {
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { heaps: [u64] }
        answers += if solve(&heaps) { "First\n" } else { "Second\n" };
    }
    print!("{}", answers);
}
