//! Little monks stand on different stairs, one of them on the highest; a move sends a
//! monk up any number of stairs, but not onto or past another. The player who cannot
//! move loses. Which winning move is that of the lowest monk?
//!
//! Theorem: this is staircase Nim (Sprague, 1937), and the steps are the gaps between
//! neighbours, from the bottom.

use gamecore::{Game, Staircase};
use proconio::{input, is_stdin_empty};

// The free stairs above a monk are the stones on a step. A move takes some of them and
// lays them on the step of the next lower monk; below the lowest one they are out of
// play. So what is carried from a step is how far its monk goes.
fn solve(monks: &[u64]) -> String {
    let gaps = monks.windows(2).map(|pair| pair[1] - pair[0] - 1);
    let moves = Staircase.winning_moves(&gaps.collect::<Vec<u64>>());
    moves.first().map_or("-1".to_string(), |carry| {
        let monk = monks[carry.from];
        format!("{} {}", monk, monk + carry.stones)
    })
}

fn main() {
    let mut monks: Vec<u64> = Vec::new();
    while monks.is_empty() || !is_stdin_empty() {
        input! { stair: u64 }
        let below = monks.last().map_or(0, |&monk| monk);
        assert!(stair > below, "stair {} does not come after {}", stair, below);
        monks.push(stair);
        assert!(monks.len() <= 1_000_000, "more than {} monks", 1_000_000);
    }
    println!("{}", solve(&monks));
}
