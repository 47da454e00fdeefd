//! Beans lie in n bottles. A move takes a bean out of bottle i and puts one into each of two
//! bottles j and k, i < j <= k, which may be the same. The player who cannot move loses. Which
//! moves win?
//!
//! Theorem: this is Mock Turtles (Berlekamp, Conway and Guy, Winning Ways, 1982): the nim-value of
//! a bean in the last bottle is 0, and before it the odious numbers 1, 2, 4, 7, 8, ... follow,
//! those with an odd number of binary digits 1.

use gamecore::mock_turtles_value;
use proconio::read_value;

/// The nim-value of a bean, by how many bottles come after its own.
fn value(after: usize) -> u64 {
    match after.checked_sub(1) {
        None => 0,
        // The theorem:
        Some(coin) => mock_turtles_value(coin as u64),
    }
}

/// The winning moves, in order. Each bean is a game of its own, so a move wins if and only if it
/// makes the nim-sum of all beans 0; two beans in one bottle cancel out.
pub fn solve(beans: &[u64]) -> Vec<[usize; 3]> {
    let n = beans.len();
    let values: Vec<u64> = (0..n).rev().map(value).collect();
    let odd = (0..n).filter(|&bottle| beans[bottle] % 2 == 1);
    let nim_sum = odd.fold(0, |sum, bottle| sum ^ values[bottle]);
    let pairs = |i: usize| (i + 1..n).flat_map(move |j| (j..n).map(move |k| [i, j, k]));
    let moves = (0..n).filter(|&bottle| beans[bottle] > 0).flat_map(pairs);
    // The theorem:
    moves.filter(|chosen| chosen.iter().fold(nim_sum, |sum, &b| sum ^ values[b]) == 0).collect()
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} beans are too many", n);
        let beans = read_value!([u64; n]);
        let winning = solve(&beans);
        answers += &match winning.first() {
            Some([i, j, k]) => format!("{} {} {}\n", i, j, k),
            None => "-1 -1 -1\n".to_string(),
        };
        answers += &format!("{}\n", winning.len());
    }
    print!("{}", answers);
}
