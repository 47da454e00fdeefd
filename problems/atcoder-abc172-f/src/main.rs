//! Before a game of Nim the second player may move stones from the first heap to the second one,
//! but not all stones of the first heap. How many are needed at least, to win?
//!
//! Theorem (Bouton, 1901): the player to move loses Nim if and only if the nim-sum is 0. So the
//! first two heaps must get the nim-sum of all others.

use proconio::read_value;

/// Two heaps with a given sum have a given nim-sum if and only if every binary digit of
/// (sum - nim-sum) / 2 is in both of them, and every digit of the nim-sum in one of them. So those
/// digits must differ, and those of the nim-sum can be shared out in any way. The first heap gets
/// as much as possible, but no more than it has: the greatest digits that fit.
pub fn solve(heaps: &[u64]) -> Option<u64> {
    let (first, second) = (u128::from(heaps[0]), u128::from(heaps[1]));
    let nim_sum = heaps[2..].iter().fold(0, |sum, heap| sum ^ u128::from(*heap));
    // The theorem:
    let twice = (first + second).checked_sub(nim_sum)?;
    let both = twice / 2;
    if twice % 2 == 1 || both & nim_sum != 0 || both > first {
        return None;
    }
    let mut stays = both;
    for digit in (0..64).rev().map(|place| nim_sum & 1 << place) {
        if stays + digit <= first {
            stays += digit;
        }
    }
    if stays == 0 {
        return None;
    }
    Some((first - stays) as u64)
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([u64; n]);
    assert!(heaps.len() > 1, "fewer than two heaps");
    match solve(&heaps) {
        Some(moved) => println!("{}", moved),
        None => println!("-1"),
    }
}
