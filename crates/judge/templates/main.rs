//! {slug}: the rules in a sentence.
//!
//! Theorem (author, year): who wins.

use gamecore::Outcome;
use proconio::read_value;

// Why the theorem holds, in a few lines.
fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    todo!("who wins with {:?}?", heaps.collect::<Vec<u64>>())
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps).choose("First\n", "Second\n");
    }
    print!("{}", answers);
}
