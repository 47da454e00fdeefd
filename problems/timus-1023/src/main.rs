//! From a heap of K buttons two players take 1 to L in turn, and the player who takes
//! the last button wins. Which is the least L >= 2 with which the second player wins?
//!
//! Theorem (Bachet, 1612): the player to move loses if and only if L + 1 divides K.

use proconio::{input, is_stdin_empty};

// So L + 1 is the least divisor of K above 2. If no number from 3 to the root of K
// divides K, no divisor above the root belongs to one below it but K / 2 and K.
fn solve(buttons: u64) -> u64 {
    let to_root = (3..).take_while(|round| round * round <= buttons);
    let mut rounds = to_root.chain(vec![buttons / 2, buttons]);
    let least = rounds.find(|&round| round > 2 && buttons % round == 0);
    least.expect("K divides itself") - 1
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { buttons: u64 }
        assert!((3..=1_000_000_000_000).contains(&buttons), "not from 3 to 10^12: K = {}", buttons);
        answers += &solve(buttons).to_string();
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
