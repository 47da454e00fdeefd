//! Misere Nim: take any positive number of stones from one heap; whoever takes
//! the last stone loses.
//!
//! Theorem (Bouton, 1901): if no heap has more than one stone, the player to
//! move has lost exactly if the ones are odd in number; otherwise exactly if the
//! nim-sum is 0, as in normal play.

use gamecore::nim;
use gamecore::outcome::Outcome;
use proconio::read_value;

// Play as in normal play, until your move would leave no heap above one stone:
// then leave an odd number of ones instead of an even one. The opponent never
// gets that far first, because one large heap alone has no nim-sum of 0.
fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    nim::misere_outcome(heaps)
}

fn main() {
    let cases = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..cases {
        let m = read_value!(usize);
        let heaps = (0..m).map(|_| read_value!(u64));
        answers += solve(heaps).word("Yougth\n", "Hrdv\n");
    }
    print!("{}", answers);
}
