//! S-Nim: a move takes one of k given amounts from one of several heaps, and
//! whoever cannot move has lost. For each of m rows of heaps, who wins?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move has lost exactly
//! if the exclusive or of the heaps' nim-values is 0.

use gamecore::nim::nim_sum;
use gamecore::outcome::Outcome;
use gamecore::subtraction::SubtractionGame;
use proconio::input;

// The amounts change from case to case and the heaps from row to row: so one
// table serves all rows of a case, and none serves two cases.
fn solve(amounts: Vec<u64>, rows: &[Vec<usize>]) -> Vec<Outcome> {
    let largest = rows.iter().flatten().max().map_or(0, |&heap| heap);
    let values = SubtractionGame::new(amounts).nim_values(largest);
    let value = |&heap: &usize| u64::from(values[heap]);
    let sums = rows.iter().map(|heaps| nim_sum(heaps.iter().map(value)));
    sums.map(Outcome::of_nim_value).collect()
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { k: usize }
        if k == 0 {
            break;
        }
        input! { amounts: [u64; k], m: usize }
        let mut rows = Vec::new();
        for _ in 0..m {
            input! { l: usize, heaps: [usize; l] }
            let largest = heaps.iter().max().map_or(0, |&heap| heap);
            assert!(largest <= 10_000_000, "a heap too large for a table: {}", largest);
            rows.push(heaps);
        }
        for outcome in solve(amounts, &rows) {
            answers += outcome.word("W", "L");
        }
        answers.push('\n');
    }
    print!("{}", answers);
}
