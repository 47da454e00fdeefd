//! Heaps of stones, each with rules of its own. From the first a move takes a power
//! of two, from the second a Fibonacci number, from the third any number, from the
//! fourth one or an even number, from the fifth an odd number, and from the i-th,
//! i >= 6, at most i stones. The player who takes the last stone wins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0.

use gamecore::{
    fibonacci_numbers, nim_sum, BoundedNim, Heaps, NimValued, Outcome, SubtractionGame,
};
use proconio::input;

// Heap 1: no power of two is a multiple of 3, and 1 and 2 reach the smaller
// remainders. Heap 4: only the heaps 6q + c and 6q + c + 3 have the value
// 3q + c, and 3 may not be taken. Of two heaps that share a smaller value, one
// has the same parity; if it is not smaller itself, the other is one stone away.
// Heap 2 is given by its table.
fn nim_value(number: u64, heap: u64, second: &Heaps<SubtractionGame>) -> u64 {
    match number {
        1 => heap % 3,
        2 => second.value(heap),
        3 => heap,
        4 => heap / 6 * 3 + heap % 3,
        5 => heap % 2,
        _ => BoundedNim.nim_value(&[(heap, number)]),
    }
}

fn solve(heaps: &[u64], second: &Heaps<SubtractionGame>) -> Outcome {
    Outcome::from_nim_value(nim_sum((1..).zip(heaps).map(|(i, &heap)| nim_value(i, heap, second))))
}

fn main() {
    let mut cases = Vec::new();
    loop {
        input! { n: usize }
        if n == 0 {
            break;
        }
        assert!(n <= 100_000, "{} heaps are too many", n);
        input! { heaps: [u64; n] }
        for &heap in &heaps {
            assert!(heap <= 1_000_000, "a heap of {} is too large", heap);
        }
        cases.push(heaps);
    }
    // One table for all cases, as long as the largest second heap.
    let largest = cases.iter().filter_map(|heaps| heaps.get(1)).max().map_or(0, |&heap| heap);
    let amounts = fibonacci_numbers(largest);
    let second = SubtractionGame::new(amounts).expect("amounts other than 0").up_to(largest);
    let mut answers = String::new();
    for heaps in &cases {
        answers += solve(heaps, &second).choose("Yougth\n", "Hrdv\n");
    }
    print!("{}", answers);
}
