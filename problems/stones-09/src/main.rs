//! Misere Nim: take any positive number of stones from one heap; the player who
//! takes the last stone loses.
//!
//! Theorem (Bouton, 1901): if no heap is above 1, the player to move loses if and
//! only if the ones are odd in number; otherwise if and only if the nim-sum is 0,
//! as in normal play.

use gamecore::{is_misere_nim_p, Outcome};
use proconio::read_value;

// Play as in normal play, until your move would leave no heap above 1: then leave
// an odd number of ones instead of an even one. The opponent never gets that far
// first, because a single heap above 1 has no nim-sum of 0.
fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    Outcome::n_if(!is_misere_nim_p(heaps))
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let m = read_value!(u64);
        let heaps = (0..m).map(|_| read_value!(u64));
        answers += solve(heaps).choose("Yougth\n", "Hrdv\n");
    }
    print!("{}", answers);
}
