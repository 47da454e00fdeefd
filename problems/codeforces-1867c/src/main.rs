//! Salyg1n and the MEX Game: Alice adds a number to a set, Bob removes a number that is smaller than
//! the one just added, and so on; the game ends when Bob cannot, or with Alice's move number n + 1.
//! Alice, the program, wants a large MEX: the least number from 0 on that is not in the set.
//!
//! Theorem (direct proof): Alice reaches the second least number that is not in the set, and no
//! more. She adds the least one, and from then on what Bob has just removed.

use proconio::input_interactive;

/// What Alice adds first, and the MEX that she reaches: the two least numbers that are not in the
/// set, which is in ascending order.
pub fn solve(numbers: &[u64]) -> (u64, u64) {
    let mut absent = (0..u64::MAX).filter(|number| numbers.binary_search(number).is_err());
    // The theorem:
    (absent.next().unwrap_or(0), absent.next().unwrap_or(0))
}

fn main() {
    input_interactive! { t: usize }
    for _ in 0..t {
        input_interactive! { n: usize, numbers: [u64; n] }
        let mut added = solve(&numbers).0;
        loop {
            println!("{}", added);
            input_interactive! { removed: i64 }
            match removed {
                -1 => break,
                -2 => return,
                _ => added = removed as u64,
            }
        }
    }
}
