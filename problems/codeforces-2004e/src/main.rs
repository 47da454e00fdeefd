//! Not a Nim Problem: from a heap of x take y stones, 1 <= y <= x, such that x and y are
//! coprime. The player who cannot move loses. Alice begins.
//!
//! Theorem: the nim-value of an even heap is 0, that of 1 is 1, and that of an odd heap is i
//! where its least prime factor is the i-th prime.

use proconio::read_value;

/// The largest heap for which there is a table.
pub const LAST: usize = 10_000_000;

/// The nim-values of the odd heaps, by half of the heap. A sieve: each odd prime marks itself and,
/// from its square on, the odd multiples that no smaller prime has marked.
pub fn nim_values(last: usize) -> Vec<u32> {
    let mut values = vec![0; last / 2 + last % 2];
    values[0] = 1;
    let mut primes = 1;
    for heap in (3..=last).step_by(2) {
        if values[heap / 2] == 0 {
            primes += 1;
            // The theorem:
            values[heap / 2] = primes;
            for multiple in (heap * heap..=last).step_by(2 * heap) {
                if values[multiple / 2] == 0 {
                    // The theorem:
                    values[multiple / 2] = primes;
                }
            }
        }
    }
    values
}

/// What is left of a heap above 1 is coprime to it, and can be any smaller number that is. So an
/// even heap leaves odd ones only, none of the value 0. An odd heap with the least prime factor p
/// can leave 2, 1 and every odd prime below p, which have all smaller values, but no multiple of p.
pub fn solve(values: &[u32], heaps: &[usize]) -> bool {
    let odd = heaps.iter().filter(|&heap| heap % 2 == 1);
    odd.fold(0, |sum, heap| sum ^ values[heap / 2]) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut games = Vec::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        games.push(read_value!([usize; n]));
    }
    let last = games.iter().flatten().copied().fold(1, usize::max);
    assert!(last <= LAST, "a heap above 10^7: {}", last);
    let values = nim_values(last);
    let mut answers = String::new();
    for heaps in games {
        answers += if solve(&values, &heaps) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}
