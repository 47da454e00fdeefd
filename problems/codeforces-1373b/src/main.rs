//! 01 Game: a move removes two different neighbours from a string of zeros and ones, and the rest
//! closes up. The player who cannot move loses. Alice begins.
//!
//! Theorem (parity): play takes exactly min(zeros, ones) moves, whatever is played, so Alice wins
//! if and only if this number is odd.

use proconio::marker::Chars;
use proconio::read_value;

/// A move takes one zero and one one. As long as there are both, somewhere two of them are
/// neighbours, so play ends exactly when one kind is used up.
pub fn solve(string: &[char]) -> bool {
    let zeros = string.iter().filter(|&&letter| letter == '0').count();
    let ones = string.len() - zeros;
    // The theorem:
    zeros.min(ones) % 2 == 1
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let string = read_value!(Chars);
        assert!(string.iter().all(|&letter| letter == '0' || letter == '1'), "not only 0 and 1");
        answers += if solve(&string) { "DA\n" } else { "NET\n" };
    }
    print!("{}", answers);
}
