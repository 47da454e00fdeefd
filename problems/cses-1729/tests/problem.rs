//! Stick Game (CSES 1729): who wins with each number of sticks.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;

use oracle::games::Subtraction;
use oracle::positions::rows_of;
use oracle::Oracle;
use problem::fixtures::subsets_to;
use problem::prelude::*;

/// The number of sticks, and the amounts.
type Case = (u64, Vec<u64>);

/// For each number of sticks from 1 on, whether the player to move wins.
type Answer = Vec<bool>;

/// Who wins, forwards: a lost heap makes all those won from which a move leads to it.
fn by_lost_heaps((last, amounts): &Case) -> Answer {
    let mut won = vec![false; *last as usize + 1];
    for heap in 0..=*last {
        if !won[heap as usize] {
            let larger = amounts.iter().filter_map(|amount| heap.checked_add(*amount));
            larger.filter(|larger| larger <= last).for_each(|larger| won[larger as usize] = true);
        }
    }
    won.split_off(1)
}

fn by_rules((last, amounts): &Case) -> Answer {
    let oracle = Oracle::new(Subtraction(amounts.clone()));
    (1..=*last).map(|heap| oracle.next_wins(&heap)).collect()
}

/// What the judge gives: sets with 1, up to the number of sticks; then any rows of amounts.
fn small() -> Vec<Case> {
    let with_one = |set: &Vec<u64>| set.first() == Some(&1);
    let sets = subsets_to(7).into_iter().filter(with_one);
    let reversed = sets.map(|set| (40, set.into_iter().rev().collect()));
    let short = (1..=12).map(|last| (last, vec![1]));
    let rows = rows_of(1..=3, 1..=5).into_iter().map(|amounts| (20, amounts));
    short.chain(rows).chain(reversed).collect()
}

/// Different amounts up to the number of sticks, 1 among them.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    // A million sticks are for the laws: random rows are shorter.
    let cases = int("n", 1..=5000).strategy(size).prop_flat_map(move |last| {
        let others = list(int("k", 0..=99), int("p", 1..=last));
        (Just(last), others.strategy(size))
    });
    let with_one = |(last, others): (u64, Vec<u64>)| {
        let others: BTreeSet<u64> = others.into_iter().filter(|&other| other != 1).collect();
        (last, others.into_iter().rev().chain([1]).collect())
    };
    cases.prop_map(with_one).boxed()
}

const AMOUNTS: &str = "\
ASSERT(UNIQUE(p) && INARRAY(1, p))
REPI(i, k) ASSERT(p[i] <= n) END";

fn main() {
    let amount = int("p", 1..=1_000_000).beyond(1..=u64::MAX);
    let amounts = list(int("k", 1..=100).beyond(0..=100), amount);
    let case = (int("n", 1..=1_000_000), amounts)
        .for_judge("different amounts up to n, 1 among them", AMOUNTS, |(last, amounts)| {
            let set: BTreeSet<u64> = amounts.iter().copied().collect();
            set.len() == amounts.len() && set.contains(&1) && set.iter().all(|p| p <= last)
        })
        .generated_by(random_cases);
    let problem = Problem::new(single(case))
        .printing(Form::line("[WL]+"), |won: &Answer| {
            won.iter().map(|&won| if won { 'W' } else { 'L' }).collect()
        })
        .solution(|(last, amounts)| {
            let amounts: Vec<usize> = amounts.iter().map(|&amount| amount as usize).collect();
            solution::solve(*last as usize, &amounts).chars().map(|letter| letter == 'W').collect()
        })
        .studied(2860)
        .rules(by_rules)
        .every_small(|(last, _)| *last <= 100, small)
        .formula(by_lost_heaps)
        .law("with the amounts 1 to m, and others, the multiples of m + 1 are lost", || {
            let law = |last: u64, m: u64, others: &[u64]| {
                let won = (1..=last).map(|heap| heap % (m + 1) != 0).collect();
                ((last, (1..=m).chain(others.iter().copied()).collect()), won)
            };
            vec![
                law(1_000_000, 100, &[]),
                law(1000, 99, &[999]),
                law(1_000_000, 2, &[1_000_000]),
                law(1, 1, &[]),
            ]
        })
        .law("with 1 and an even amount p, the odd remainders modulo p + 1 are won, and p", || {
            let law = |last: u64, p: u64| {
                let won = (1..=last).map(|heap| heap % (p + 1)).map(|r| r % 2 == 1 || r == p);
                ((last, vec![p, 1]), won.collect())
            };
            let evens =
                [(1_000_000, 999_998), (1_000_000, 65_536), (1_000_000, 1_000_000), (20, 4)];
            evens.map(|(last, p)| law(last, p)).to_vec()
        })
        .law("with the amount 1 alone, the odd heaps are won", || {
            [2, 9, 100]
                .map(|last| ((last, vec![1]), (1..=last).map(|h| h % 2 == 1).collect()))
                .to_vec()
        })
        .law("with 1 and other odd amounts, the odd heaps are won", || {
            let amounts = (0..100).map(|half| 999_999 - 2 * half).rev();
            let won = (1..=1_000_000).map(|heap| heap % 2 == 1).collect();
            vec![((1_000_000, [1].into_iter().chain(amounts.skip(1)).collect()), won)]
        })
        .law("the sample's heaps repeat: the remainders 0 and 2 modulo 7 are lost", || {
            let won = (1..=1_000_000).map(|heap| heap % 7 != 0 && heap % 7 != 2).collect();
            vec![((1_000_000, vec![1, 3, 4]), won)]
        })
        .refuses("more sticks than a table holds", "1000001 1 1", "1000001 sticks")
        .refuses("an amount of 0 among others", "9 3 1 0 4", "an amount is 0")
        .study(
            study::study(),
            |(last, amounts)| vec![games::Subtraction::row(amounts, &[*last])],
            study::pictures,
        );
    run(this_problem!(), problem);
}
