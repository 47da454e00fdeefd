//! One coin from each of any heaps, at least one. The player who takes the last coin wins.
//!
//! Theorem (parity): the player to move loses if and only if all heaps are even.

use gamecore::{Game, OneFromEach, Outcome};
use proconio::read_value;

// From even heaps every move makes some odd. If some are odd, one coin from each of them makes
// all even. In the end all are empty, and that is even.
fn solve(heaps: &[u64]) -> Outcome {
    OneFromEach.outcome(heaps)
}

fn main() {
    let tests = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..tests {
        let n = read_value!(u64);
        // Not collected: that would reserve memory for any n at once.
        let mut heaps = Vec::new();
        for _ in 0..n {
            heaps.push(read_value!(u64));
        }
        answers += solve(&heaps).choose("first\n", "second\n");
    }
    print!("{}", answers);
}
