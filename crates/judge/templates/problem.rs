//! {slug}: the format, the rules, the positions.

use judge::prelude::*;
use oracle::{Oracle, Ruleset};

/// What a position is, and what a move does.
struct Game;

impl Ruleset for Game {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<u64> {
        todo!("every position that a move from {heap} can reach")
    }
}

fn answer(first_wins: bool) -> String {
    word(first_wins, "First", "Second")
}

fn main() {
    let oracle = Oracle::new(Game);
    let problem = Problem::new(to_eof(int("n", 1..=1000).beyond(1..=u64::MAX)))
        .rules(move |heap| answer(oracle.next_wins(heap)))
        .every_small(|heap| *heap <= 100, || (1..=100).collect())
        .formula(|heap| todo!("the answer for {heap}, derived in another way than in main.rs"));
    run(this_problem!(), problem);
}
