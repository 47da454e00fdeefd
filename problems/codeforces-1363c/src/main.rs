//! Game On Leaves: a move takes a vertex with at most one neighbour from a tree. The player who
//! takes the vertex x wins. Ayush begins.
//!
//! Theorem (parity): Ayush wins if and only if x has at most one neighbour, or the number of
//! vertices is even.

use proconio::read_value;

/// The player who leaves x only one neighbour loses. As long as there are four vertices, this can be
/// avoided; with three it cannot. So parity decides who moves when three are left.
pub fn solve(n: usize, x: usize, edges: &[(usize, usize)]) -> bool {
    let neighbours = edges.iter().filter(|(u, v)| *u == x || *v == x).count();
    // The theorem:
    neighbours <= 1 || n % 2 == 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let (n, x) = read_value!((usize, usize));
        assert!(n <= 10_000_000, "{} vertices are too many", n);
        assert!(1 <= x && x <= n, "vertex {} of {}", x, n);
        let edges = read_value!([(usize, usize); n - 1]);
        answers += if solve(n, x, &edges) { "Ayush\n" } else { "Ashish\n" };
    }
    print!("{}", answers);
}
