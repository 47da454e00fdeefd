//! Yamanote Line Game: two players take turns to name a number from 1 to 2N + 1 that nobody has
//! named. The player who cannot loses. The program begins, and plays against the judge.
//!
//! Theorem (parity): every number is named in the end, whatever is played, so the player to move
//! wins if and only if an odd number of them is free. From 2N + 1 every move wins.

use proconio::input_interactive;

/// Each move takes one of the free numbers, and nothing else does.
pub fn solve(free: &[usize]) -> bool {
    // The theorem:
    free.len() % 2 == 1
}

fn main() {
    input_interactive! { n: usize }
    assert!(n <= 1_000_000, "{} is too large", n);
    let mut free: Vec<usize> = (1..=2 * n + 1).collect();
    // Both take one in a round, so the number of free ones stays odd until the judge has none.
    while solve(&free) {
        println!("{}", free.remove(0));
        input_interactive! { answer: usize }
        assert!(answer == 0 || free.contains(&answer), "{} is not free", answer);
        free.retain(|&number| number != answer);
    }
}
