//! Coins lie in n rows and m columns. A move turns over a connected block of them, of which no
//! coin is below the last one or to the right of it, and the last one must go from tails to
//! heads. The player who cannot move loses. Who wins?
//!
//! Theorem: alone, a coin in the first row or column has the nim-value of the game Ruler, and
//! any other one, in row r and column c from 0, has the nim-value 2^(r + c).

use gamecore::judges::TurningBlocks;
use gamecore::{Game, Outcome};
use proconio::input;
use proconio::marker::Chars;

// The coins are a sum of games, because two equal ones cancel each other.
fn solve(rows: &[Vec<char>]) -> Outcome {
    let coins =
        (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |column| (row, column)));
    let tails: Vec<_> = coins.filter(|&(row, column)| rows[row][column] == 'T').collect();
    TurningBlocks.outcome(&tails)
}

fn main() {
    let mut answers = String::new();
    input! { cases: usize }
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..=100).contains(&n), "not from 1 to 100 rows: {}", n);
        assert!((1..=100).contains(&m), "not from 1 to 100 columns: {}", m);
        input! { rows: [Chars; n] }
        assert!(rows.iter().all(|row| row.len() == m), "a row has not {} letters", m);
        let is_coin = |&letter: &char| letter == 'H' || letter == 'T';
        assert!(rows.iter().flatten().all(is_coin), "a letter is not H or T");
        answers += solve(&rows).choose("-_-\n", "=_=\n");
    }
    print!("{}", answers);
}
