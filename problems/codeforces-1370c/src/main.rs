//! Number Game: a move divides n by an odd divisor greater than 1, or subtracts 1 if n is greater
//! than 1. The player who is to move at 1 loses. Ashishgup begins.
//!
//! Theorem (direct proof): n is lost for the player to move if and only if it is 1, a power of two
//! from 4 on, or twice an odd prime.

use proconio::read_value;

fn is_prime(odd: u64) -> bool {
    odd > 1 && (3..).step_by(2).take_while(|d| d * d <= odd).all(|d| odd % d > 0)
}

/// From an odd number above 1 one division leads to 1, and 2 - 1 = 1 as well. So a power of two and
/// twice a prime lead only to numbers that are won; to these the other even numbers can be divided.
pub fn solve(n: u64) -> bool {
    let twos = n.trailing_zeros();
    let odd = n >> twos;
    // The theorem:
    let is_lost = match twos {
        0 => odd == 1,
        1 => is_prime(odd),
        _ => odd == 1,
    };
    !is_lost
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(u64);
        assert!(n > 0, "the number is 0");
        answers += if solve(n) { "Ashishgup\n" } else { "FastestFinger\n" };
    }
    print!("{}", answers);
}
