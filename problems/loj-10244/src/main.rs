//! A move takes one of M given amounts from one of N heaps, and the player who cannot
//! move loses. Can the player to move win, and by which first move?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0; so a move wins if
//! and only if it makes it 0.

use gamecore::{Game, SubtractionGame, Take};
use proconio::{input, is_stdin_empty};

// The winning moves come by heap and then by amount: the first one is asked for.
fn solve(heaps: &[u64], amounts: Vec<u64>) -> Option<Take> {
    let largest = heaps.iter().max().map_or(0, |&heap| heap);
    SubtractionGame::new(amounts).expect("amounts other than 0").up_to(largest).winning_move(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "not from 1 to 1000: N = {}", n);
        input! { heaps: [u64; n], m: usize }
        for &heap in &heaps {
            assert!(heap <= 10_000, "a heap of {} is too large", heap);
        }
        assert!((1..=100).contains(&m), "not from 1 to 100: M = {}", m);
        input! { amounts: [u64; m] }
        match solve(&heaps, amounts) {
            Some(take) => answers += &format!("YES\n{} {}\n", take.heap + 1, take.stones),
            None => answers += "NO\n",
        }
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
