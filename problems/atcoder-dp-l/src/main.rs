//! Deque: a move takes the first or the last number of a row and scores it. Taro begins. He makes
//! his score less Jiro's as large as he can, and Jiro makes it as small as he can.
//!
//! Theorem (von Neumann, 1928): of a stretch the player to move gets the better of two ends, each
//! less what the opponent then gets of the rest; so the shortest stretches come first.

use proconio::read_value;

/// `lead[first]` is how far the player to move gets ahead on the stretch from `first` on, of one
/// length after another. The stretch from `first + 1` on is still one shorter when it is asked.
pub fn solve(row: &[i64]) -> i64 {
    let mut lead = vec![0; row.len() + 1];
    for length in 1..=row.len() {
        for first in 0..=row.len() - length {
            let last = first + length - 1;
            // The theorem:
            lead[first] = (row[first] - lead[first + 1]).max(row[last] - lead[first]);
        }
    }
    lead[0]
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 5000, "{} numbers are too many", n);
    let row = read_value!([u64; n]);
    let large = row.iter().find(|&&number| number > 1_000_000_000_000_000);
    assert!(large.is_none(), "a number is too large");
    let row: Vec<i64> = row.iter().map(|&number| number as i64).collect();
    println!("{}", solve(&row));
}
