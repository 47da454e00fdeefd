//! 3-Coloring: in each turn the judge forbids one of three colours, and the program paints an empty
//! square of a board in another colour. Neighbours must never have the same colour.
//!
//! Theorem: the program can always fill the board, one half of a chessboard in colour 1 and the other
//! half in colour 2.

use proconio::input_interactive;

/// The colour to paint with, and in which half, where some half has empty squares. The colours of the
/// halves are 1 and 2. If the judge forbids one of them, the other half has its turn; and if that half
/// is full, the third colour is as good, since no neighbour has it.
pub fn solve(forbidden: usize, is_open: [bool; 2]) -> (usize, usize) {
    // The theorem:
    let own = (0..2).find(|&half| is_open[half] && forbidden != half + 1);
    match own {
        Some(half) => (half + 1, half),
        None => (3, usize::from(!is_open[0])),
    }
}

fn main() {
    input_interactive! { n: usize }
    assert!(n <= 1000, "{} rows are too many", n);
    let mut halves = [Vec::new(), Vec::new()];
    for row in 1..=n {
        for column in 1..=n {
            halves[(row + column) % 2].push((row, column));
        }
    }
    for _ in 0..n * n {
        input_interactive! { forbidden: usize }
        assert!(0 < forbidden && forbidden <= 3, "{} is not a colour", forbidden);
        let is_open = [!halves[0].is_empty(), !halves[1].is_empty()];
        let (colour, half) = solve(forbidden, is_open);
        let (row, column) = halves[half].pop().expect("an empty square is left");
        println!("{} {} {}", colour, row, column);
    }
}
