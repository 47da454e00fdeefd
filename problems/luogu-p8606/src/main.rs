//! Little monks stand on different stairs, one of them on the highest; a move sends a
//! monk up any number of stairs, but not onto or past another. The player who cannot
//! move loses. Of the winning moves, that of the lowest monk is asked for.
//!
//! Theorem: this is staircase Nim (Sprague, 1937), and the steps are the gaps between
//! neighbours, from the bottom.

use proconio::{is_stdin_empty, read_value};

/// The free stairs above a monk are the stones on a step. A move takes some of them and
/// lays them on the step of the next lower monk; below the lowest one they are out of
/// play. So Nim is played on every second gap, from the lowest one on: a monk below such a
/// gap makes it smaller, the monk above it makes it larger.
pub fn solve(monks: &[u64]) -> Option<(u64, u64)> {
    let gaps: Vec<u64> = monks.windows(2).map(|pair| pair[1] - pair[0] - 1).collect();
    // The theorem:
    let nim_sum = gaps.iter().step_by(2).fold(0, |sum, gap| sum ^ gap);
    let winning = |monk: usize| {
        let heap = gaps[monk / 2 * 2];
        // The theorem:
        let wanted = heap ^ nim_sum;
        let (more, less) = if monk % 2 == 0 { (heap, wanted) } else { (wanted, heap) };
        let up = more.checked_sub(less)?;
        (0 < up && up <= gaps[monk]).then(|| (monks[monk], monks[monk] + up))
    };
    (0..gaps.len()).find_map(winning)
}

fn main() {
    let mut monks: Vec<u64> = Vec::new();
    while !is_stdin_empty() {
        let stair = read_value!(u64);
        monks.push(stair);
    }
    for pair in monks.windows(2) {
        assert!(pair[0] < pair[1], "stair {} does not come after {}", pair[1], pair[0]);
    }
    match solve(&monks) {
        Some((from, to)) => println!("{} {}", from, to),
        None => println!("-1"),
    }
}
