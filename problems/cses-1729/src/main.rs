//! Stick Game: a move takes one of k given amounts from a heap; the player who takes
//! the last stick wins. Who wins with 1, 2, ..., n sticks?
//!
//! Theorem: a heap is won for the player to move if and only if some amount leaves a
//! lost one. So its nim-value is 0 if and only if it is lost (Grundy, 1939).

use gamecore::{Game, SubtractionGame};
use proconio::{input, is_stdin_empty};

// The options of a heap are smaller heaps: a table from 0 upwards has them all.
fn solve(last: u64, amounts: Vec<u64>) -> String {
    let game = SubtractionGame::new(amounts).expect("amounts other than 0").up_to(last);
    (1..=last).map(|heap| game.outcome(&[heap]).choose('W', 'L')).collect()
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { last: u64, k: usize }
        assert!((1..=1_000_000).contains(&last), "not from 1 to 1000000: n = {}", last);
        assert!((1..=100).contains(&k), "not from 1 to 100: k = {}", k);
        input! { amounts: [u64; k] }
        answers += &solve(last, amounts);
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
