//! Heaps of stones, each with rules of its own. From the first a move takes a
//! power of two, from the second a Fibonacci number, from the third any number,
//! from the fourth one or an even number, from the fifth an odd number, and
//! from the i-th, i >= 6, at most i stones. Whoever takes the last stone wins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move has lost exactly
//! if the exclusive or of the heaps' nim-values is 0.

use gamecore::bounded_nim;
use gamecore::fibonacci_nim::fibonacci_numbers;
use gamecore::nim::nim_sum;
use gamecore::outcome::Outcome;
use gamecore::subtraction::SubtractionGame;
use proconio::input;

// Heap 1: no power of two is a multiple of 3, and 1 and 2 reach the smaller
// remainders. Heap 4: only the heaps 6q + c and 6q + c + 3 have the value
// 3q + c, and 3 is no legal take. Of two heaps that share a smaller value, one
// has the same parity; if it is not smaller itself, the other is one stone away.
// Heap 2 is given by its table.
fn nim_value(number: u64, heap: u64, second: &[u16]) -> u64 {
    match number {
        1 => heap % 3,
        2 => u64::from(second[heap as usize]),
        3 => heap,
        4 => heap / 6 * 3 + heap % 3,
        5 => heap % 2,
        _ => bounded_nim::nim_value(heap, number),
    }
}

fn solve(heaps: &[u64], second: &[u16]) -> Outcome {
    let numbered = (1..).zip(heaps);
    let values = numbered.map(|(number, &heap)| nim_value(number, heap, second));
    Outcome::of_nim_value(nim_sum(values))
}

fn main() {
    let mut cases = Vec::new();
    loop {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { heaps: [u64; n] }
        let second = heaps.get(1).map_or(0, |&heap| heap);
        assert!(second <= 10_000_000, "a heap too large for a table: {}", second);
        cases.push(heaps);
    }
    // One table for all cases, as long as the largest second heap.
    let second_heaps = cases.iter().filter_map(|heaps| heaps.get(1));
    let largest = second_heaps.max().map_or(0, |&heap| heap);
    let by_fibonacci = SubtractionGame::new(fibonacci_numbers(largest));
    let table = by_fibonacci.nim_values(largest as usize);
    let mut answers = String::new();
    for heaps in &cases {
        answers += solve(heaps, &table).word("Yougth\n", "Hrdv\n");
    }
    print!("{}", answers);
}
