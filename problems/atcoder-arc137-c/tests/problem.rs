//! Distinct Numbers (AtCoder ARC 137 C): the greatest number goes down.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::fixtures::ascending_list;
use problem::prelude::*;

use self::rules::ReplaceGreatest;

/// `N`, then N numbers in ascending order; in half of the random ones the greatest are neighbours.
fn numbers() -> Shape<Vec<u64>> {
    let number = int("a number", 0..=1_000_000_000).beyond(0..=u64::MAX);
    let numbers = ascending_list(int("N", 2..=300_000), number, "numbers in ascending order");
    numbers.clone().generated_by(move |size| {
        let numbers = numbers.clone().strategy(size);
        (numbers, 0..2)
            .prop_map(|(mut numbers, close)| {
                // Two numbers at least, and neighbours if they are to be close.
                if numbers.len() == 1 {
                    numbers.insert(0, 0);
                    numbers[1] = numbers[1].max(1);
                }
                let last = numbers.len() - 1;
                if close == 1 {
                    numbers[last] = numbers[last - 1] + 1;
                }
                numbers
            })
            .boxed()
    })
}

/// The free numbers, counted gap by gap.
fn wins_by_gaps(numbers: &[u64]) -> bool {
    let mut next = 0;
    let gaps: Vec<u64> = numbers
        .iter()
        .map(|&number| {
            let gap = number - next;
            next = number.saturating_add(1);
            gap
        })
        .collect();
    let odd = gaps.iter().filter(|&gap| gap % 2 == 1).count() % 2 == 1;
    gaps[gaps.len() - 1] > 0 || odd
}

/// The greatest are neighbours, and this many numbers below are free.
fn closed(n: u64, free: u64) -> (Vec<u64>, bool) {
    let low = (0..n - 2).collect::<Vec<u64>>();
    ([low, vec![n - 2 + free, n - 1 + free]].concat(), free % 2 == 1)
}

fn main() {
    let problem = Problem::new(single(numbers()))
        .winner("Alice", "Bob")
        .invalid("a-number-twice", "3\n0 1 1\n")
        .solution(|numbers| solution::solve(numbers))
        .studied(1013)
        .rules(by_play(ReplaceGreatest, Vec::clone))
        .every_small(
            |numbers| numbers.last() < Some(&15),
            || {
                let sets = (0..1_u64 << 10).filter(|set| set.count_ones() > 1);
                let sets = sets.map(|set| (0..10).filter(move |n| set >> n & 1 == 1));
                sets.map(Iterator::collect).collect()
            },
        )
        .formula(|numbers| wins_by_gaps(numbers))
        .law("without room the free numbers count by their parity", || {
            vec![
                closed(300_000, 0),
                closed(300_000, 1),
                closed(300_000, 999_700_000),
                closed(300_000, 999_700_001),
                closed(2, 999_999_999),
                closed(2, u64::MAX - 1),
            ]
        })
        .law("with room the first player wins, though the free numbers are even in number", || {
            let far = (1..30).map(|digit| (vec![0, 1, (1 << digit) + 2], true));
            [(vec![1, 3], true), (vec![0, 2, 5], true)].into_iter().chain(far).collect()
        })
        .law("with room the first player wins", || {
            let at = |last: u64| (0..299_999).chain(Some(last)).collect();
            vec![
                (at(300_000), true),
                (at(300_001), true),
                (at(1_000_000_000), true),
                (vec![0, u64::MAX], true),
                (vec![u64::MAX - 2, u64::MAX], true),
            ]
        })
        .study(study::study(), |numbers| vec![numbers.clone()], study::pictures)
        .refuses("a number twice", "2 3 3", "3 comes before 3")
        .refuses("numbers that descend", "3 1 5 4", "5 comes before 4")
        .refuses("no numbers", "0", "fewer than two numbers: 0");
    run(this_problem!(), problem);
}
