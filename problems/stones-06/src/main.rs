//! Nim: take any positive number of stones from one heap; whoever takes the
//! last stone wins.
//!
//! Theorem (Bouton, 1901): the player to move has lost exactly if the nim-sum
//! of the heaps, their exclusive or, is 0.

use gamecore::nim::nim_sum;
use gamecore::outcome::Outcome;
use proconio::read_value;

// A move changes one heap, so it spoils a nim-sum of 0. Where the nim-sum is
// not 0, some heap has its highest binary digit, and lowering this heap to its
// exclusive or with the nim-sum makes 0 of it.
fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    Outcome::of_nim_value(nim_sum(heaps))
}

fn main() {
    let cases = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..cases {
        let m = read_value!(usize);
        let heaps = (0..m).map(|_| read_value!(u64));
        answers += solve(heaps).word("PIAOYI\n", "HRDV\n");
    }
    print!("{}", answers);
}
