//! From a heap of K buttons two players take 1 to L in turn, and the player who takes
//! the last button wins. Which is the least L >= 2 with which the second player wins?
//!
//! Theorem (Bachet, 1612): the player to move loses if and only if L + 1 divides K.

use proconio::read_value;

/// So L + 1 is the least divisor of K above 2. Divisors come in pairs d and K / d, and the
/// smaller one is at most the root. If no number from 3 to the root divides K, only the
/// partners of 2 and 1 are left: K / 2 and K.
pub fn solve(buttons: u64) -> u64 {
    let to_root = (3..).take_while(|&round| round <= buttons / round);
    let mut rounds = to_root.chain(vec![buttons / 2, buttons]);
    // The theorem:
    let least = rounds.find(|&round| round > 2 && buttons % round == 0);
    least.expect("at least 3 buttons") - 1
}

fn main() {
    let buttons = read_value!(u64);
    println!("{}", solve(buttons));
}
