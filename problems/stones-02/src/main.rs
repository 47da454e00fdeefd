//! Heaps with caps: a move takes 1 to n stones from a heap of m, and n may be
//! another one for every heap; whoever cannot move has lost.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move has lost exactly
//! if the nim-sum of all m mod (n + 1) is 0.

use gamecore::bounded_nim;
use gamecore::nim::nim_sum;
use gamecore::outcome::Outcome;
use proconio::read_value;

// A move changes one remainder, so it spoils a nim-sum of 0. Where the nim-sum
// is not 0, Nim would lower some remainder to make it 0: take so many stones.
// A remainder exceeds neither its heap nor its cap, so that is allowed.
fn solve<I: Iterator<Item = (u64, u64)>>(heaps: I) -> Outcome {
    let remainders = heaps.map(|(stones, cap)| bounded_nim::nim_value(stones, cap));
    Outcome::of_nim_value(nim_sum(remainders))
}

fn main() {
    let cases = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(usize);
        let heaps = (0..n).map(|_| read_value!((u64, u64)));
        answers += solve(heaps).word("Win\n", "Lose\n");
    }
    print!("{}", answers);
}
