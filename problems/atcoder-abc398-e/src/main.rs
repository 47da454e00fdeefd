//! Tree Game: a move adds an edge to a tree that is not there yet and closes no odd cycle. The
//! player who cannot move loses. The program says whether it begins, and plays against the judge.
//!
//! Theorem (parity): a tree has two sides, and exactly the pairs of vertices from different sides
//! can be joined. So |A| |B| - (N - 1) moves follow, whatever is played, and the first player wins
//! if and only if this number is odd.

use proconio::input_interactive;

type Edge = (i64, i64);

/// On which side each vertex is; vertex 1 is on the side `false`.
fn sides(n: usize, edges: &[Edge]) -> Vec<bool> {
    let mut side = vec![None; n + 1];
    side[1] = Some(false);
    // Each round reaches all neighbours of those reached before.
    for _ in 0..n {
        for &(u, v) in edges {
            let (u, v) = (u as usize, v as usize);
            side[u] = side[u].or(side[v].map(|side: bool| !side));
            side[v] = side[v].or(side[u].map(|side: bool| !side));
        }
    }
    side.into_iter().map(|side| side == Some(true)).collect()
}

/// The pairs from different sides that are not joined. An edge that is added keeps the sides as they
/// are, so it is a move now and stays one until it is made.
fn missing(n: usize, edges: &[Edge]) -> Vec<Edge> {
    let side = sides(n, edges);
    let pairs = (1..=n).flat_map(|i| (i + 1..=n).map(move |j| (i, j)));
    let across = pairs.filter(|&(i, j)| side[i] != side[j]).map(|(i, j)| (i as i64, j as i64));
    across.filter(|pair| !edges.contains(pair)).collect()
}

/// Each of these pairs is joined in the end.
pub fn solve(n: usize, edges: &[Edge]) -> bool {
    // The theorem:
    missing(n, edges).len() % 2 == 1
}

fn main() {
    input_interactive! { n: usize }
    assert!((2..=1000).contains(&n), "{} vertices are too few or too many", n);
    input_interactive! { edges: [(i64, i64); n - 1] }
    assert!(
        edges.iter().all(|&(u, v)| 1 <= u && u < v && v <= n as i64),
        "an edge is out of order"
    );
    let mut missing = missing(n, &edges);
    let mut is_mine = solve(n, &edges);
    println!("{}", if is_mine { "First" } else { "Second" });
    loop {
        if is_mine {
            let (i, j) = missing.pop().expect("an odd number of pairs is missing");
            println!("{} {}", i, j);
        } else {
            input_interactive! { edge: (i64, i64) }
            if edge == (-1, -1) {
                break;
            }
            missing.retain(|&pair| pair != edge);
        }
        is_mine = !is_mine;
    }
}
