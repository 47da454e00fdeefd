//! Grundy's game: divide a heap into two heaps of different sizes; the player who makes the last
//! move wins. Who wins from a heap of n?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): a heap is an N-position if and only if it can be divided
//! into two different heaps of the same nim-value. Up to 10^6 the last P-position is 1222: this is
//! computed, and no formula is known.

use gamecore::mex;
use proconio::read_value;

const LAST_P: u64 = 1222;

/// The nim-values of all heaps up to the last P-position.
pub fn nim_values() -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=LAST_P as usize {
        let parts = (1..heap).take_while(|part| 2 * part < heap);
        // The theorem:
        values.push(mex(parts.map(|part| values[part] ^ values[heap - part])));
    }
    values
}

/// The two parts are a sum of games, and lost for the player who must go on if and only if their
/// values are equal.
pub fn solve(values: &[u64], heap: u64) -> bool {
    // The theorem:
    heap > LAST_P || values[heap as usize] != 0
}

fn main() {
    let values = nim_values();
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(u64);
        assert!(n <= 1_000_000, "a heap above 10^6: {}", n);
        answers += if solve(&values, n) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}
