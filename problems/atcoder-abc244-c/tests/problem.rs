//! Yamanote Line Game (AtCoder ABC244 C): numbers are named, in a dialogue.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::prelude::*;

use self::rules::NameNumber;

/// All numbers, free.
fn all(n: u64) -> Vec<u64> {
    vec![1; 2 * n as usize + 1]
}

/// Plays one game, in which the numbers are named in order.
fn wins_in_order(n: u64) -> bool {
    all(n).iter().fold(false, |wins, _| !wins)
}

fn main() {
    let problem = Problem::new(single(int("N", 1..=1000)))
        .winner("won", "lost")
        .played(interactor::play)
        .solution(|&n| solution::solve(&vec![0; 2 * n as usize + 1]))
        .studied(2984)
        .rules(by_play(NameNumber, |&n| all(n)))
        .every_small(|&n| n <= 5, || (1..=5).collect())
        .formula(|&n| wins_in_order(n))
        .law("the numbers are odd in number", || (1..=100).map(|tens| (tens * 10, true)).collect())
        .study(study::study(), |&n| vec![all(n)], study::pictures);
    run(this_problem!(), problem);
}
