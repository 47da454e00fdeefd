//! {slug}: the format, the rules, the positions.

#[path = "../rules.rs"]
mod rules;
problem::solution!();

use oracle::games::Sum;
use problem::fixtures::{is_small_nim, small_nim};
use problem::prelude::*;

use self::rules::OneHeap;

fn main() {
    let heap = int("a heap", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let heaps = list(int("n", 1..=1000).beyond(0..=10_000_000), heap);
    let problem = Problem::new(counted(int("T", 1..=100).beyond(0..=u64::MAX), heaps))
        .winner("First", "Second")
        .solution(|heaps| solution::solve(heaps))
        .rules(by_play(Sum(OneHeap), Vec::clone))
        .every_small(|heaps| is_small_nim(heaps), small_nim)
        .formula(|heaps| todo!("whether {heaps:?} is won, derived in another way than in main.rs"))
        .law("without stones, the player to move has lost", || vec![(vec![0; 3], false)]);
    run(this_problem!(), problem);
}
