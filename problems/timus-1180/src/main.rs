//! From a heap of N stones two players take a power of two in turn; the player who
//! takes the last stone wins. The least take that wins is asked for.
//!
//! Theorem: the player to move loses if and only if 3 divides N; if not, the least
//! winning take is N mod 3.

use proconio::{input, is_stdin_empty};

// No power of two is a multiple of 3, so from a multiple of 3 every move leaves
// something else; and taking N mod 3, which is 1 or 2, makes a multiple of 3 out of
// anything else. 10 is 1 mod 3, so N is the sum of its decimal digits mod 3.
fn solve(stones: &str) -> u64 {
    stones.bytes().map(|digit| u64::from(digit - b'0')).sum::<u64>() % 3
}

fn is_positive(number: &str) -> bool {
    number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0')
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { stones: String }
        assert!(is_positive(&stones), "not a positive number: {}", stones);
        answers += match solve(&stones) {
            0 => "2\n",
            1 => "1\n1\n",
            _ => "1\n2\n",
        };
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
