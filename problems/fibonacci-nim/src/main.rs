//! Fibonacci Nim: one heap; the first take may be anything but the whole heap,
//! every later one at most twice the take before it. The player who takes the last
//! stone wins.
//!
//! Theorem (Whinihan, 1963): the player to move first loses if and only if the
//! number of stones is a Fibonacci number.

use proconio::read_value;

/// Write the number as a sum of Fibonacci numbers, no two of them neighbours. The winner
/// always takes the smallest term: the next is more than twice as large, so the opponent
/// cannot take it, and leaves a number whose own smallest term can be taken. A Fibonacci
/// number is its only term, which the first player may not take.
pub fn solve(stones: u64) -> bool {
    let stones = u128::from(stones);
    let (mut fibonacci, mut next) = (0, 1);
    while fibonacci < stones {
        let sum = fibonacci + next;
        fibonacci = next;
        next = sum;
    }
    // The theorem:
    fibonacci != stones
}

fn main() {
    let mut answers = String::new();
    loop {
        let stones = read_value!(u64);
        if stones == 0 {
            break;
        }
        answers += if solve(stones) { "First win\n" } else { "Second win\n" };
    }
    print!("{}", answers);
}
