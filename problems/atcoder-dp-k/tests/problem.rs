//! Stones (AtCoder EDPC K): one heap, and the amounts that may be taken.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Subtraction;
use oracle::positions::rows_of;
use oracle::Oracle;
use problem::fixtures::{in_ascending_order, subsets_to};
use problem::prelude::*;

/// The stones, and the amounts.
type Case = (u64, Vec<u64>);

/// Who wins, forwards: a lost heap makes all those won from which a move leads to it.
fn by_lost_heaps((heap, amounts): &Case) -> bool {
    let mut won = vec![false; *heap as usize + 1];
    for lost in 0..=*heap {
        if !won[lost as usize] {
            let larger = amounts.iter().filter_map(|amount| lost.checked_add(*amount));
            larger.filter(|larger| larger <= heap).for_each(|larger| won[larger as usize] = true);
        }
    }
    won[*heap as usize]
}

/// Any rows of amounts; then sets in ascending order, as the judge gives them.
fn small() -> Vec<Case> {
    let all = |amounts: &Vec<u64>, most: u64| -> Vec<Case> {
        (1..=most).map(|heap| (heap, amounts.clone())).collect()
    };
    let rows: Vec<Case> =
        rows_of(1..=2, 1..=4).iter().flat_map(|amounts| all(amounts, 12)).collect();
    let sets = subsets_to(6)[1..].iter().flat_map(|amounts| all(amounts, 30)).collect();
    [rows, sets].concat()
}

/// Ascending amounts up to the heap.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    let cases = int("K", 1..=100_000).strategy(size).prop_flat_map(move |heap| {
        (Just(heap), list(int("N", 1..=100), int("a", 1..=heap)).strategy(size))
    });
    cases.prop_map(|(heap, amounts)| (heap, in_ascending_order(amounts))).boxed()
}

fn main() {
    let amount = int("a", 1..=100_000).beyond(1..=u64::MAX);
    let ascending = rules::ascending("a", "<", "N") + "\nASSERT(a[n - 1] <= k)";
    let case = headed_list(int("N", 1..=100), int("K", 1..=100_000), amount)
        .for_judge("ascending amounts up to K", ascending, |(heap, amounts)| {
            amounts.windows(2).all(|pair| pair[0] < pair[1]) && amounts.last() <= Some(heap)
        })
        .generated_by(random_cases);
    let problem = Problem::new(single(case))
        .winner("First", "Second")
        .solution(|(heap, amounts)| {
            let amounts: Vec<usize> = amounts.iter().map(|&amount| amount as usize).collect();
            solution::solve(*heap as usize, &amounts)
        })
        .studied(2083)
        .rules(|(heap, amounts)| Oracle::new(Subtraction(amounts.clone())).next_wins(heap))
        .every_small(|(heap, _)| *heap <= 200, small)
        .formula(by_lost_heaps)
        .law("with the amounts 1 to m, the multiples of m + 1 are lost", || {
            let law = |heap: u64, m: u64| ((heap, (1..=m).collect()), heap % (m + 1) != 0);
            let near = |heap: u64| [1, 2, 99, 100].map(|m| law(heap, m));
            [100_000, 99_999, 99_998, 100, 101].map(near).concat()
        })
        .law("with two amounts a < b, heaps are lost by their remainder modulo a + b", || {
            // Below b the stretches of a heaps alternate; from b on, one more amount fits.
            let won = |heap: u64, a: u64, b: u64| {
                let rest = heap % (a + b);
                rest >= b || rest / a % 2 == 1
            };
            let heaps = 99_900..=100_000;
            let all = |(a, b)| heaps.clone().map(move |heap| ((heap, vec![a, b]), won(heap, a, b)));
            [(2, 3), (1, 100), (7, 50), (999, 1000), (3, 70_001)]
                .into_iter()
                .flat_map(all)
                .collect()
        })
        .law("with a single amount the parity of the moves decides", || {
            let single = |heap: u64, a: u64| ((heap, vec![a]), heap / a % 2 == 1);
            let pairs = [
                (1, 1),
                (2, 1),
                (4, 3),
                (5, 2),
                (8, 4),
                (256, 256),
                (100, 33),
                (65_536, 32_768),
                (65_537, 65_536),
                (99_999, 99_999),
                (100_000, 3),
                (99_999, 1),
                (100_000, 50_000),
                (100_000, 50_001),
                (100_000, 99_999),
                (100_000, 100_000),
            ];
            pairs.map(|(heap, a)| single(heap, a)).to_vec()
        })
        .law("what takes all stones wins", || {
            let amounts = (0..100).map(|back| 100_000 - back).rev().collect();
            vec![((100_000, amounts), true), ((1, vec![1]), true)]
        })
        .refuses("more stones than a table holds", "1 100001 1", "a heap of 100001 is too large")
        .refuses("an amount of 0 among others", "3 9 0 1 4", "an amount is 0")
        .study(
            study::study(),
            |(heap, amounts)| vec![games::Subtraction::row(amounts, &[*heap])],
            study::pictures,
        );
    run(this_problem!(), problem);
}
