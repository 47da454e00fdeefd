//! Heaps of stones, each with rules of its own. From the first a move takes a power of two, from
//! the second a Fibonacci number, from the third any number, from the fourth one or an even number,
//! from the fifth an odd number, and from the i-th, i >= 6, at most i stones. The player who takes
//! the last stone wins. Yougth begins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0.

use gamecore::{fibonacci_numbers, subtraction_table};
use proconio::read_value;

/// Heap 1: no power of two is a multiple of 3, and 1 and 2 reach the smaller remainders. Heap 2 has
/// a table. Heap 4: only the heaps 6q + c and 6q + c + 3, c < 3, have the value 3q + c, and 3 may
/// not be taken. Of two heaps that share a smaller value, one has the same parity; if it is not
/// smaller itself, the other is one stone away. From heap 6 on: Bachet's game.
fn nim_value(number: u64, heap: u64, second: &[u16]) -> u64 {
    match number {
        1 => heap % 3,
        2 => u64::from(second[heap as usize]),
        3 => heap,
        4 => heap / 6 * 3 + heap % 3,
        5 => heap % 2,
        _ => heap % (number + 1),
    }
}

/// The nim-values of the second heap.
pub fn second_heap(last: u64) -> Vec<u16> {
    subtraction_table(&fibonacci_numbers(last), last)
}

/// The heaps are numbered from 1.
pub fn solve(heaps: &[u64], second: &[u16]) -> bool {
    // The theorem:
    (1..).zip(heaps).fold(0, |sum, (i, &heap)| sum ^ nim_value(i, heap, second)) != 0
}

fn main() {
    let mut cases = Vec::new();
    loop {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        if heaps.is_empty() {
            break;
        }
        cases.push(heaps);
    }
    // One table for all cases, as long as the largest second heap.
    let largest = cases.iter().filter_map(|heaps| heaps.get(1)).max().map_or(0, |&heap| heap);
    assert!(largest <= 1_000_000, "a second heap of {} is too large", largest);
    let second = second_heap(largest);
    let mut answers = String::new();
    for heaps in &cases {
        answers += if solve(heaps, &second) { "Yougth\n" } else { "Hrdv\n" };
    }
    print!("{}", answers);
}
