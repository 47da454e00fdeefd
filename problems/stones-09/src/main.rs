//! Misere Nim: take any positive number of stones from one heap; the player who
//! takes the last stone loses. Yougth begins.
//!
//! Theorem (Bouton, 1901): if no heap is above 1, the player to move loses if and
//! only if the ones are odd in number; otherwise if and only if the nim-sum is 0,
//! as in normal play.

use proconio::read_value;

/// Ones are taken one by one. Otherwise play as in normal play, until your move would
/// leave no heap above 1: then leave an odd number of ones instead of an even number.
/// The opponent never gets that far first, because you leave the nim-sum 0, and with a
/// single heap above 1 the nim-sum is never 0.
pub fn solve(heaps: impl Iterator<Item = u64>) -> bool {
    let (nim_sum, some_heap_is_large) =
        heaps.fold((0, false), |(sum, large), heap| (sum ^ heap, large || heap > 1));
    // The theorem:
    (nim_sum != 0) == some_heap_is_large
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let m = read_value!(usize);
        let heaps = (0..m).map(|_| read_value!(u64));
        answers += if solve(heaps) { "Yougth\n" } else { "Hrdv\n" };
    }
    print!("{}", answers);
}
