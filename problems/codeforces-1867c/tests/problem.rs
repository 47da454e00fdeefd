//! Salyg1n and the MEX Game (Codeforces 1867C): Alice adds numbers to a set, and Bob removes some.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::Oracle;
use problem::fixtures::{ascending_list, in_ascending_order, subsets_to};
use problem::prelude::*;

use self::rules::{AddAndRemove, Set};

/// The largest target that Alice reaches; more room than for n + 2 numbers makes no difference.
fn reached_by_play(oracle: &Oracle<AddAndRemove>, numbers: &[u64]) -> u64 {
    let room = numbers.iter().max().map_or(0, |&most| most + 2).max(numbers.len() as u64 + 2);
    let is_there = (0..room).map(|number| numbers.contains(&number)).collect::<Vec<bool>>();
    let reaches = |&target: &usize| {
        let turns = numbers.len() + 1;
        oracle.next_wins(&Set { target, turns, added: None, numbers: is_there.clone() })
    };
    (0..=room as usize).take_while(reaches).last().unwrap_or(0) as u64
}

/// The largest target below which all numbers but one are there, by counting them.
fn reached_by_counting(numbers: &[u64]) -> u64 {
    let below = |target: u64| numbers.iter().filter(|&&number| number < target).count() as u64;
    let mut targets = 1..=numbers.len() as u64 + 1;
    targets.by_ref().take_while(|&target| below(target) + 1 >= target).last().unwrap_or(0)
}

/// `n`, then n numbers in ascending order; many of the random ones are small.
fn numbers() -> Shape<Vec<u64>> {
    let (count, number) = (int("n", 1..=100_000), int("s", 0..=1_000_000_000));
    let numbers = ascending_list(count, number, "numbers in ascending order");
    numbers.clone().generated_by(move |size| {
        let numbers = (numbers.clone().strategy(size), 0..2_u64);
        let in_order = |(numbers, is_small): (Vec<u64>, u64)| {
            let most = numbers.len() as u64 + 2;
            match is_small {
                0 => numbers,
                _ => in_ascending_order(numbers.iter().map(|number| number % most).collect()),
            }
        };
        numbers.prop_map(in_order).boxed()
    })
}

/// The numbers below `end` without some.
fn without(end: u64, absent: &[u64]) -> Vec<u64> {
    (0..end).filter(|number| !absent.contains(number)).collect()
}

fn main() {
    let oracle = Oracle::new(AddAndRemove);
    let problem = Problem::new(counted(int("t", 1..=100_000), numbers()).with_total("n", 100_000))
        .printing(Form::number(1..=100_001), u64::to_string)
        .played(|numbers, referee| interactor::play(numbers, referee))
        .invalid("descending-numbers", "1\n0\n3\n1 3 2\n")
        .invalid("a-number-twice", "1\n0\n3\n1 2 2\n")
        .solution(|numbers| solution::solve(numbers).1)
        .studied(873)
        .rules(move |numbers| reached_by_play(&oracle, numbers))
        .every_small(
            |numbers| numbers.len() <= 3 && numbers.iter().all(|&number| number < 6),
            || subsets_of_six().into_iter().filter(|numbers| numbers.len() <= 3).collect(),
        )
        .formula(|numbers| reached_by_counting(numbers))
        .law("without a gap the MEX grows by 1", || {
            (1..=40).chain([100_000]).map(|n| (without(n, &[]), n + 1)).collect()
        })
        .law("of two gaps the first one can be filled", || {
            let gaps = (0..30).flat_map(|gap| (gap + 1..31).map(move |next| [gap, next]));
            gaps.map(|gaps| (without(40, &gaps), gaps[1])).collect()
        })
        .law("numbers from 2 on are of no use", || {
            let numbers = |n: u64| ((1_000_000_001 - n..=1_000_000_000).collect(), 1);
            vec![numbers(1), numbers(1000), (vec![0, 2, 3, 4], 5), (vec![0, 3, 4], 2)]
        })
        .study(study::study(), |numbers| vec![study::start(numbers)], study::pictures)
        .ends_soon("the game is over when Bob removes 0 and Alice puts it back")
        .not_studied("its numbers are too large for the board", |numbers| !study::fits(numbers));
    run(this_problem!(), problem);
}

/// The sets of numbers from 0 to 5, except for the empty one.
fn subsets_of_six() -> Vec<Vec<u64>> {
    let shifted = |numbers: Vec<u64>| numbers.into_iter().map(|number| number - 1).collect();
    subsets_to(6)
        .into_iter()
        .map(shifted)
        .filter(|numbers: &Vec<u64>| !numbers.is_empty())
        .collect()
}
