//! From a heap of N stones two players take a power of two in turn; the player who
//! takes the last stone wins. The least take that wins is asked for.
//!
//! Theorem: the player to move loses if and only if 3 divides N; if not, the least
//! winning take is N mod 3.

use proconio::read_value;

/// No power of two is a multiple of 3, so from a multiple of 3 every move leaves
/// something else; and taking N mod 3, which is 1 or 2, makes a multiple of 3 out of
/// anything else. 10 is 1 mod 3, so N is the sum of its decimal digits mod 3.
pub fn solve(stones: &str) -> u32 {
    // The theorem:
    stones.bytes().map(|digit| u32::from(digit - b'0')).sum::<u32>() % 3
}

fn main() {
    let stones = read_value!(String);
    assert!(stones.bytes().all(|digit| digit.is_ascii_digit()), "not a number: {}", stones);
    match solve(&stones) {
        0 => println!("2"),
        take => println!("1\n{}", take),
    }
}
