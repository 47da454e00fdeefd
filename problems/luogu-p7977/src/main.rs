//! A move chooses one to k heaps, and takes from each a number c of stones such that some real
//! numbers have the product s, the size of the heap, and the sum c: that is c * c >= 4 * s. The
//! player who cannot move loses. Does the first player win?
//!
//! Theorem: with heaps replaced by their nim-values this is Moore's Nim (Moore, 1910): the player
//! to move loses if and only if every bit is set in a multiple of k + 1 of the values.

use gamecore::is_moore_p;
use proconio::read_value;

/// The least heap of each value from 1 on, up to `largest`.
///
/// What a heap can leave is 0, 1, ... up to some heap, of which larger heaps leave no less: so its
/// value is greater by 1 than that heap's. From least + d stones one can take d and leave `least`
/// if and only if d * d >= 4 * (least + d), that is (d - 2)^2 >= 4 * (least + 1).
fn least_heaps(largest: u64) -> Vec<u64> {
    let (mut heaps, mut least, mut root) = (Vec::new(), 0, 0);
    while least <= largest {
        heaps.push(least);
        while root * root < 4 * (least + 1) {
            root += 1;
        }
        least += root + 2;
    }
    heaps.split_off(1)
}

/// A move lowers the values of one to k heaps to any smaller ones.
pub fn solve(k: u64, largest: u64, heaps: impl Iterator<Item = u64>) -> bool {
    assert!(largest <= 100_000_000_000, "S is above 10^11: {}", largest);
    let least = least_heaps(largest);
    let value = |heap: u64| {
        assert!(heap <= largest, "a heap of {} is above S = {}", heap, largest);
        least.partition_point(|&least| least <= heap) as u64
    };
    // The theorem:
    !is_moore_p(heaps.map(value), k)
}

fn main() {
    let n = read_value!(usize);
    let k = read_value!(u64);
    let largest = read_value!(u64);
    let heaps = (0..n).map(|_| read_value!(u64));
    println!("{}", if solve(k, largest, heaps) { "YES" } else { "NO" });
}
