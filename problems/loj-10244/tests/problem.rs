//! 取石子游戏 (LOJ 10244): heaps, amounts, and the first winning move.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;

use oracle::games::{Subtraction, Sum};
use oracle::positions::{multisets_of, rows, rows_below, rows_of};
use oracle::Oracle;
use problem::fixtures::{in_ascending_order, nim_values_by_layers, subsets_to};
use problem::prelude::*;

/// The heaps, and the amounts.
type Case = (Vec<u64>, Vec<u64>);

/// The first winning move, if there is one: a heap, counted from 1, and the stones taken.
type Answer = Option<(usize, u64)>;

/// The first move by heap and then by amount that `wins`.
fn first((heaps, amounts): &Case, wins: impl Fn(usize, u64) -> bool) -> Answer {
    let ascending: BTreeSet<u64> = amounts.iter().copied().collect();
    (0..heaps.len())
        .flat_map(|heap| ascending.iter().map(move |&amount| (heap, amount)))
        .filter(|&(heap, amount)| amount <= heaps[heap])
        .find(|&(heap, amount)| wins(heap, amount))
        .map(|(heap, amount)| (heap + 1, amount))
}

fn by_rules(case: &Case) -> Answer {
    let oracle = Oracle::new(Sum(Subtraction(case.1.clone())));
    first(case, |heap, amount| {
        let mut left = case.0.clone();
        left[heap] -= amount;
        !oracle.next_wins(&left)
    })
}

/// A move wins if and only if it leaves heaps whose nim-values are balanced.
fn by_layers(case: &Case) -> Answer {
    let (heaps, amounts) = case;
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let values = nim_values_by_layers(amounts, largest);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
    first(case, |heap, amount| {
        let (before, after) = (heaps[heap], heaps[heap] - amount);
        values[after as usize] == sum ^ values[before as usize]
    })
}

fn small() -> Vec<Case> {
    let beside = |amounts: &Vec<u64>, heaps: Vec<Vec<u64>>| -> Vec<Case> {
        heaps.into_iter().map(|heaps| (heaps, amounts.clone())).collect()
    };
    let any = rows_of(1..=2, 1..=3);
    let any = any.iter().flat_map(|amounts| beside(amounts, rows_of(1..=2, 0..=4)));
    let sets = subsets_to(5);
    let sets = sets[1..].iter().flat_map(|amounts| {
        [beside(amounts, rows(2, 1..=7)), beside(amounts, multisets_of(1..=3, 3..=8))].concat()
    });
    any.chain(sets).collect()
}

/// Ascending amounts.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    let (most_heaps, largest, most) = match size.scope {
        Scope::Judge => (10, 1000, 10),
        Scope::Beyond => (20, 2000, 40),
    };
    let heaps = list(int("N", 1..=most_heaps), int("A", 1..=largest));
    let amounts = list(int("M", 1..=most), int("B", 1..=most));
    let amounts = amounts.repaired_by(in_ascending_order);
    (heaps, amounts).strategy(size)
}

const MOVE: &str = "\
REGEX(\"YES|NO\", answer) NEWLINE
IF(answer == \"YES\") INT(1, 10) SPACE INT(1, 10) NEWLINE END";

fn main() {
    let heap = int("A", 1..=1000).beyond(0..=10_000);
    let heaps = list(int("N", 1..=10).beyond(0..=1_000_000), heap).column();
    let amount = int("B", 1..=10).beyond(1..=u64::MAX);
    let amounts = list(int("M", 1..=10).beyond(0..=100), amount).column();
    let amounts =
        amounts.for_judge("ascending amounts", rules::ascending("B", "<", "M"), |amounts| {
            amounts.windows(2).all(|pair| pair[0] < pair[1])
        });
    let problem = Problem::new(single((heaps, amounts).generated_by(random_cases)))
        .printing(Form::lines(MOVE), |answer: &Answer| match answer {
            Some((heap, amount)) => format!("YES\n{heap} {amount}"),
            None => "NO".to_string(),
        })
        .solution(|(heaps, amounts)| {
            let numbers = |list: &[u64]| list.iter().map(|&n| n as usize).collect::<Vec<_>>();
            let (index, amount) = solution::solve(&numbers(heaps), &numbers(amounts))?;
            Some((index + 1, amount as u64))
        })
        .studied(6446)
        .rules(by_rules)
        .every_small(|(heaps, _)| rows_below(heaps) <= 5000, small)
        .formula(by_layers)
        .law("with the amounts 1 to m, a heap takes its remainder by m + 1", || {
            let law = |m: u64, heap: u64| {
                let rest = heap % (m + 1);
                ((vec![heap], (1..=m).collect()), Some((1, rest)).filter(|_| rest > 0))
            };
            let heaps = |m: u64| (9_800..=10_000).map(move |heap| law(m, heap));
            [1, 2, 10, 100].into_iter().flat_map(heaps).collect()
        })
        .law("of two heaps that may be taken whole, the larger is lowered to the other", || {
            let law = |(a, b): (u64, u64)| {
                let answer = if a > b { (1, a - b) } else { (2, b - a) };
                ((vec![a, b], (1..=10).collect()), Some(answer))
            };
            [(10, 9), (9, 10), (10, 2), (8, 10), (1, 10), (8, 7), (4, 3), (1, 2)].map(law).to_vec()
        })
        .law("heaps in pairs are lost, and one more heap is played alone", || {
            // With the amounts 1 to 10, the values are the remainders modulo 11.
            let amounts: Vec<u64> = (1..=10).collect();
            let pairs: Vec<u64> = (0..998).map(|index| 10_000 - index / 2).collect();
            let more = |heaps: &[u64]| [&pairs[..], heaps].concat();
            vec![
                ((pairs.clone(), amounts.clone()), None),
                ((more(&[11, 22]), amounts.clone()), None),
                // 9504 is a multiple of 11, and so is every eleventh heap.
                ((vec![990; 10], amounts.clone()), None),
                ((vec![990, 990, 990, 990, 990, 990, 990, 990, 990, 1000], amounts), Some((1, 1))),
            ]
        })
        .refuses("a heap that no table can hold", "1 10001 1 1", "above 10000")
        .refuses("an amount of 0 among others", "1 5 2 0 3", "amount of a subtraction game is 0")
        .study(
            study::study(),
            |(heaps, amounts)| vec![games::Subtraction::row(amounts, heaps)],
            study::pictures,
        );
    run(this_problem!(), problem);
}
