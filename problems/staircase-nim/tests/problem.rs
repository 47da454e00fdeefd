//! Staircase Nim: stones go down step by step.

use judge::prelude::*;
use oracle::positions::rows_of;
use oracle::{Oracle, Ruleset};

/// The stones on step 1, on step 2, and so on.
struct Staircase;

impl Ruleset for Staircase {
    type Position = Vec<u64>;

    fn options(&self, steps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (index, &stones) in steps.iter().enumerate() {
            for carried in 1..=stones {
                let mut option = steps.clone();
                option[index] -= carried;
                // Below step 1 is the ground, where stones are out of play.
                if index > 0 {
                    option[index - 1] += carried;
                }
                options.push(option);
            }
        }
        options
    }
}

fn first(first_wins: bool) -> String {
    word(first_wins, "First", "Second")
}

/// Whether there are at most five steps, and at most `most` stones on them.
fn few_stones(steps: &[u64], most: u64) -> bool {
    let stones = steps.iter().fold(0, |sum: u64, &step| sum.saturating_add(step));
    steps.len() <= 5 && stones <= most
}

/// Nim by counting: every binary digit is set on an even number of the odd steps.
fn balanced(steps: &[u64]) -> bool {
    let odd_steps = || steps.chunks(2).map(|odd_and_even| odd_and_even[0]);
    (0..64).all(|digit| odd_steps().filter(|step| step >> digit & 1 == 1).count() % 2 == 0)
}

fn main() {
    let oracle = Oracle::new(Staircase);
    let winning = oracle.clone();
    let steps = list(int("n", 1..=1_000_000).beyond(0..=1_000_000), int("a step", 0..=u64::MAX));
    let cases = int("T", 1..=1_000_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, steps))
        .rules(move |steps| first(oracle.next_wins(steps)))
        .every_small(
            |steps| few_stones(steps, 16),
            || rows_of(0..=5, 0..=9).into_iter().filter(|steps| few_stones(steps, 9)).collect(),
        )
        .formula(|steps| first(!balanced(steps)))
        .winning(move |steps| winning.winning_results(steps))
        .law("stones on a single step: the odd steps win", || {
            let alone = |step: usize| [vec![0; step - 1], vec![u64::MAX]].concat();
            let lengths = (1..=40).chain(999_999..=1_000_000);
            lengths.map(|step| (alone(step), first(step % 2 == 1))).collect()
        })
        .law("full staircases: equal odd steps cancel in twos", || {
            let lengths = (1..=40).chain(999_997..=1_000_000);
            lengths.map(|n| (vec![u64::MAX; n], first(n % 4 == 1 || n % 4 == 2))).collect()
        })
        .law("the same heap on steps 1 and 3", || {
            let steps =
                |exponent: u32| vec![1 << exponent, u64::MAX, 1 << exponent, exponent.into()];
            (0..64).map(|exponent| (steps(exponent), first(false))).collect()
        })
        .workload("steps in one case", 5_000_000, |steps, random| {
            vec![random.list(steps, 1..=1_000_000_000)]
        })
        .workload("cases of two steps", 1_000_000, |cases, random| {
            random.many(cases, |random| random.list(2, 1..=1_000_000_000))
        });
    run(this_problem!(), problem);
}
