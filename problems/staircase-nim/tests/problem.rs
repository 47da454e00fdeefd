//! Staircase Nim: stones go down step by step.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Staircase;
use oracle::positions::rows_of;
use problem::fixtures::is_balanced;
use problem::prelude::*;

/// Whether there are at most five steps, and at most `most` stones on them.
fn few_stones(steps: &[u64], most: u64) -> bool {
    let stones = steps.iter().fold(0, |sum: u64, &step| sum.saturating_add(step));
    steps.len() <= 5 && stones <= most
}

fn main() {
    let steps = list(int("n", 1..=1_000_000).beyond(0..=u64::MAX), int("a step", 0..=u64::MAX));
    let cases = int("T", 1..=1_000_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, steps))
        .winner("First", "Second")
        .solution(|steps| solution::solve(steps.iter().copied()))
        .studied(3001)
        .rules(by_play(Staircase, Vec::clone))
        .every_small(
            |steps| few_stones(steps, 16),
            || rows_of(0..=5, 0..=9).into_iter().filter(|steps| few_stones(steps, 9)).collect(),
        )
        .formula(|steps| !is_balanced(steps.iter().copied().step_by(2)))
        .law("stones on a single step are won if and only if its number is odd", || {
            let alone = |step: usize| [vec![0; step - 1], vec![u64::MAX]].concat();
            let lengths = (1..=40).chain(999_999..=1_000_000);
            lengths.map(|step| (alone(step), step % 2 == 1)).collect()
        })
        .law("n equal steps are won if and only if n is 1 or 2 modulo 4", || {
            let lengths = (1..=40).chain(999_997..=1_000_000);
            lengths.map(|n| (vec![u64::MAX; n], n % 4 == 1 || n % 4 == 2)).collect()
        })
        .law("equal heaps on steps 1 and 3 are lost, whatever lies on steps 2 and 4", || {
            let steps =
                |exponent: u32| vec![1 << exponent, u64::MAX, 1 << exponent, exponent.into()];
            (0..64).map(|exponent| (steps(exponent), false)).collect()
        })
        .study(study::study(), |steps| vec![steps.clone()], study::pictures);
    run(this_problem!(), problem);
}
