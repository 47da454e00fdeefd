//! S-Nim: a move takes one of k given amounts from one of several heaps, and the
//! player who cannot move loses. For each of m rows of heaps, who wins?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0.

use gamecore::{Game, SubtractionGame};
use proconio::input;

// The amounts change from case to case and the heaps from row to row: so one table
// serves all rows of a case, and none serves two cases.
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
        if k == 0 {
            break;
        }
        assert!(k <= 100, "{} amounts are too many", k);
        input! { amounts: [u64; k], m: usize }
        assert!(m <= 100, "{} rows are too many", m);
        let mut rows = Vec::new();
        for _ in 0..m {
            input! { l: usize }
            assert!(l <= 100, "{} heaps are too many", l);
            input! { heaps: [u64; l] }
            for &heap in &heaps {
                assert!(heap <= 10_000, "a heap of {} is too large", heap);
            }
            rows.push(heaps);
        }
        answers += &solve(amounts, &rows);
        answers.push('\n');
    }
    print!("{}", answers);
}
