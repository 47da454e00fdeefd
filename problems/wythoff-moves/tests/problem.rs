//! 取(2堆)石子游戏 (HDU 2177): Wythoff's game, and every first move that wins.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashMap;
use std::sync::LazyLock;

use oracle::games::Wythoff;
use oracle::Oracle;
use problem::fixtures::{
    fibonacci_numbers, form_of_verdict_and_results, verdict_and_results, wythoff_heaps,
    wythoff_lost_positions, wythoff_partner, FibonacciDigits,
};
use problem::prelude::*;

/// Two heaps, and what the winning moves make of them, the smaller heap first.
type Answered = ((u64, u64), Vec<(u64, u64)>);

static WYTHOFF: LazyLock<Oracle<Wythoff>> = LazyLock::new(|| Oracle::new(Wythoff));

fn ascending<H: Copy + Ord>(a: H, b: H) -> (H, H) {
    (a.min(b), a.max(b))
}

/// The smaller heap of the lost position whose heaps differ by `k`.
///
/// A sum of F(r), F(r'), ... as the smaller heap makes the difference the sum of F(r - 1),
/// F(r' - 1), ... So shift the digits of k up; but if its least rank r is even, it has to be
/// split before, 1 + 2 + 5 + ... + F(r - 1) with one more 1, and that makes it one less.
fn smaller(k: u64) -> u128 {
    let digits = FibonacciDigits::from_number(k);
    digits.shifted_up() - u128::from(digits.end_evenly())
}

/// The lost positions that one move reaches, first those by equal taking, then those that
/// keep the smaller heap, then those that keep the larger.
fn by_formula((a, b): (u64, u64)) -> Vec<(u64, u64)> {
    let (a, b) = ascending(a, b);
    let (wide_a, wide_b) = (u128::from(a), u128::from(b));
    let equal = (smaller(b - a), smaller(b - a) + (wide_b - wide_a));
    let (of_a, of_b) = (wythoff_partner(a), wythoff_partner(b));
    let lost = [
        (equal.0 < wide_a, equal),
        (of_a < wide_b, ascending(wide_a, of_a)),
        (of_b < wide_a, ascending(of_b, wide_b)),
    ];
    let mut results = Vec::new();
    for (_, (x, y)) in lost.into_iter().filter(|&(leads, _)| leads) {
        let result = (x as u64, y as u64);
        if !results.contains(&result) {
            results.push(result);
        }
    }
    results
}

/// Two heaps of a Fibonacci number each: 2, 5, 13, ... are the larger numbers of their
/// pairs, the others the smaller ones.
fn equal_fibonacci_heaps() -> Vec<Answered> {
    let fibonacci = [vec![1], fibonacci_numbers()].concat();
    let larger = fibonacci.chunks_exact(2).map(|pair| (pair[1], vec![(0, 0), (pair[0], pair[1])]));
    let smaller = fibonacci.iter().step_by(2).map(|&heap| (heap, vec![(0, 0)]));
    larger.chain(smaller).map(|(heap, results)| ((heap, heap), results)).collect()
}

/// 5 7, 13 18, 34 47, ...: the larger number B of a lost position, and as much more as the
/// position's heaps differ. Equal taking leads to it, and so does keeping B.
fn one_result_by_two_moves() -> Vec<Answered> {
    let fibonacci = [vec![1], fibonacci_numbers()].concat();
    let fours = fibonacci.windows(4).step_by(2);
    fours
        .filter_map(|f| {
            let more = f[3].checked_add(f[1])?;
            Some(((f[3], more), vec![(f[2], f[3]), (f[2] + f[0], more)]))
        })
        .collect()
}

/// A million stones beside nearly as many, looked up in the list of all lost positions. Equal
/// taking always wins, and leaves far less than taking from one heap does.
fn large_heaps() -> Vec<Answered> {
    const MILLION: u64 = 1_000_000;
    let lost: Vec<(u64, u64)> = wythoff_lost_positions().take_while(|l| l.0 <= MILLION).collect();
    let partners: HashMap<u64, u64> = lost.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
    let keeping = |heap: u64, other: u64| {
        let partner = partners[&heap];
        (partner < other).then(|| ascending(heap, partner))
    };
    let results = |a: u64| {
        let by_difference = lost[(MILLION - a) as usize];
        [Some(by_difference), keeping(a, MILLION), keeping(MILLION, a)].into_iter().flatten()
    };
    (980_000..MILLION).map(|a| ((a, MILLION), results(a).collect())).collect()
}

fn main() {
    let heap = |name| int(name, 0..=1_000_000).beyond(0..=u64::MAX);
    let heaps =
        wythoff_heaps(heap("a"), heap("b")).for_judge("a <= b", "ASSERT(a <= b)", |(a, b)| a <= b);
    let problem = Problem::new(until("0 0", heaps))
        .printing(form_of_verdict_and_results(), |results: &Vec<(u64, u64)>| {
            verdict_and_results(results)
        })
        .invalid("larger-heap-first", "5 3\n0 0\n")
        .solution(|&(a, b)| solution::solve(a, b))
        .studied(721)
        .unreached("least b", "a = b = 0 ends the input")
        .rules(|heaps| WYTHOFF.winning_results(heaps))
        .every_small(
            |&(a, b)| a <= 100 && b <= 100,
            || (0..=100).flat_map(|b| (0..=b).map(move |a| (a, b))).skip(1).collect(),
        )
        .formula(|&heaps| by_formula(heaps))
        .law("a single heap is taken whole, in one way", || {
            let heaps = [1, 2, 1_000_000, 1 << 32, u64::MAX];
            heaps.map(|heap| ((0, heap), vec![(0, 0)])).to_vec()
        })
        .law("twenty thousand large heaps have up to three winning moves", large_heaps)
        .law("equal heaps of a Fibonacci number are won in one way or two", equal_fibonacci_heaps)
        .law("a result that two moves lead to is printed once", one_result_by_two_moves)
        .study(study::study(), |&(a, b)| vec![vec![a, b]], study::pictures);
    run(this_problem!(), problem);
}
