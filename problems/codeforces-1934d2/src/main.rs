//! XOR Break: a move breaks p into two positive numbers less than p whose exclusive or is p, and
//! the opponent chooses which of them to break next. The player who cannot break loses. The program
//! says whether it begins, and plays against the judge.
//!
//! Theorem (parity): the player to break p loses if and only if p has an odd number of ones. From
//! an even number split off the top bit: then at most 59 breaks win from any p up to 10^18.

use proconio::input_interactive;

/// An odd number of ones is made of an odd and an even number, of which the opponent takes the even
/// one. An even number can be made of two odd ones.
pub fn solve(p: u64) -> bool {
    // The theorem:
    p.count_ones() % 2 == 0
}

/// The top bit alone cannot be broken, and the rest is less than it.
fn break_up(p: u64) {
    let top = 1 << (63 - p.leading_zeros());
    // The theorem:
    println!("{} {}", top, p ^ top);
}

fn main() {
    input_interactive! { t: usize }
    for _ in 0..t {
        input_interactive! { n: u64 }
        assert!(n > 0, "a number is 0");
        if solve(n) {
            println!("first");
            break_up(n);
        } else {
            println!("second");
        }
        loop {
            input_interactive! { a: u64, b: u64 }
            if (a, b) == (0, 0) {
                break;
            }
            break_up(if solve(a) { a } else { b });
        }
    }
}
