//! Palindrome Game, easy version: in a palindrome of zeros and ones, a turn makes a 0 a 1 for one
//! dollar, or reverses the string for nothing, if it is not a palindrome and the turn before was
//! not a reversal. Play ends at ones only, and the player who has paid less wins. Alice begins.
//!
//! Theorem (mirror strategy): Alice wins if and only if the number of zeros is odd and not 1.
//! Otherwise Bob wins, and there are no draws.

use proconio::marker::Chars;
use proconio::read_value;

/// With an even number, Bob answers at the mirror place, but reverses when one 0 is left: so Alice
/// pays for the last two. With an odd number Alice takes the centre, and is then in Bob's place, if
/// anything is left to pay.
pub fn solve(string: &[char]) -> bool {
    let zeros = string.iter().filter(|&&letter| letter == '0').count();
    // The theorem:
    zeros % 2 == 1 && zeros > 1
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        let string = read_value!(Chars);
        assert!(string.len() == n, "{} letters and not {}", string.len(), n);
        assert!(string.iter().all(|&letter| letter == '0' || letter == '1'), "not only 0 and 1");
        assert!(string.iter().eq(string.iter().rev()), "the string is not a palindrome");
        assert!(string.contains(&'0'), "the string has no 0");
        answers += if solve(&string) { "ALICE\n" } else { "BOB\n" };
    }
    print!("{}", answers);
}
