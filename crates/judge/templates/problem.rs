//! {slug}: the format, the rules, the positions.

use oracle::Ruleset;
use problem::prelude::*;

/// What a position is, and what a move does.
struct Game;

impl Ruleset for Game {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<u64> {
        todo!("every position that a move from {heap} can reach")
    }
}

fn main() {
    let problem = Problem::new(to_eof(int("n", 1..=1000).beyond(1..=u64::MAX)))
        .winner("First", "Second")
        .rules(play(Game, |heap: &u64| *heap))
        .every_small(|heap| *heap <= 100, || (1..=100).collect())
        .formula(|heap| todo!("whether {heap} is won, derived in another way than in main.rs"));
    run(this_problem!(), problem);
}
