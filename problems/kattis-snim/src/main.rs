//! S-Nim, one set of amounts: a move takes one of k given amounts from one of several
//! heaps, and the player who cannot move loses. For each of m rows of heaps, who wins?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0.

use gamecore::{Game, SubtractionGame};
use proconio::{input, is_stdin_empty};

// The nim-values depend on the amounts alone: one table serves all rows of a case.
fn solve(amounts: Vec<u64>, rows: &[Vec<u64>]) -> String {
    let largest = rows.iter().flatten().max().map_or(0, |&heap| heap);
    let game = SubtractionGame::new(amounts).expect("amounts other than 0").up_to(largest);
    let outcomes = rows.iter().map(|heaps| game.outcome(heaps));
    outcomes.map(|outcome| outcome.choose('W', 'L')).collect()
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { k: usize }
        assert!((1..=100).contains(&k), "not from 1 to 100: k = {}", k);
        input! { amounts: [u64; k], m: usize }
        assert!((1..=100).contains(&m), "not from 1 to 100: m = {}", m);
        let mut rows = Vec::new();
        for _ in 0..m {
            input! { l: usize }
            assert!((1..=100).contains(&l), "not from 1 to 100: l = {}", l);
            input! { heaps: [u64; l] }
            for &heap in &heaps {
                assert!(heap <= 10_000, "a heap of {} is too large", heap);
            }
            rows.push(heaps);
        }
        answers += &solve(amounts, &rows);
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
