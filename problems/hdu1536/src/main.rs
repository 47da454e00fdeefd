//! S-Nim: a move takes one of k given amounts from one of several heaps, and the
//! player who cannot move loses. For each of m rows of heaps, does the first player
//! win, W or L?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0.

use gamecore::subtraction_table;
use proconio::read_value;

/// The nim-value of a heap is the least number that is not that of an option. The
/// amounts change from case to case and the heaps from row to row: so one table
/// serves all rows of a case, and none serves two cases.
pub fn solve(amounts: &[u64], rows: &[Vec<usize>]) -> String {
    let largest = rows.iter().flatten().max().map_or(0, |&heap| heap);
    let values = subtraction_table(amounts, largest as u64);
    // The theorem:
    let nim_sums = rows.iter().map(|heaps| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]));
    nim_sums.map(|sum| if sum != 0 { 'W' } else { 'L' }).collect()
}

/// A count, and as many heaps.
fn heaps() -> Vec<usize> {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    read_value!([usize; n])
}

fn main() {
    let mut answers = String::new();
    loop {
        let k = read_value!(usize);
        assert!(k <= 10_000_000, "{} amounts are too many", k);
        let amounts = read_value!([u64; k]);
        if amounts.is_empty() {
            break;
        }
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} rows are too many", n);
        let rows: Vec<Vec<usize>> = (0..n).map(|_| heaps()).collect();
        assert!(rows.iter().flatten().all(|&heap| heap <= 10_000), "a heap is above 10000");
        answers += &solve(&amounts, &rows);
        answers += "\n";
    }
    print!("{}", answers);
}
