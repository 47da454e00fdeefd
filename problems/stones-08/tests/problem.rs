//! 取石子(八): Wythoff's game, and every first move that wins.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;
use std::sync::LazyLock;

use oracle::games::Wythoff;
use oracle::Oracle;
use problem::fixtures::{
    fibonacci_numbers, form_of_verdict_and_results, verdict_and_results, wythoff_heaps,
};
use problem::prelude::*;

/// Two heaps, and what the winning moves make of them, the smaller heap first.
type Answered = ((u64, u64), Vec<(u64, u64)>);

static WYTHOFF: LazyLock<Oracle<Wythoff>> = LazyLock::new(|| Oracle::new(Wythoff));

/// The greatest number up to `bound` that passes, where 0 passes and nothing does above one
/// that does not: bit by bit.
fn greatest(bound: u128, passes: impl Fn(u128) -> bool) -> u128 {
    let bits = (0..u128::BITS - bound.leading_zeros()).rev();
    bits.map(|bit| 1 << bit).fold(0, |number, bit| {
        let more = number + bit;
        if more <= bound && passes(more) {
            more
        } else {
            number
        }
    })
}

/// floor(k phi), by comparing squares: k / phi is the positive root of x (x + k) = k k.
fn smaller(k: u128) -> u128 {
    // A product above 2^128 is above k k.
    k + greatest(k, |x| x.checked_mul(x + k).is_some_and(|product| product <= k * k))
}

/// The lost position whose heaps differ by `k`.
fn lost_with_difference(k: u128) -> (u128, u128) {
    (smaller(k), smaller(k) + k)
}

/// The lost position that has `heap` as one of its heaps: both rows grow with k.
fn lost_with_heap(heap: u128) -> (u128, u128) {
    let lost = lost_with_difference(greatest(heap, |k| smaller(k) <= heap));
    if lost.0 == heap {
        lost
    } else {
        lost_with_difference(greatest(heap, |k| smaller(k) + k <= heap))
    }
}

/// The kind of the first move that leads from some heaps to others, all of them
/// (smaller, larger): 0 takes equally, 1 keeps the smaller heap, 2 keeps the larger.
fn kind((a, b): (u128, u128), (x, y): (u128, u128)) -> Option<usize> {
    let keeps = |kept, other| x == kept && y < other || y == kept && x < other;
    [x < a && b - a == y - x, keeps(a, b), keeps(b, a)].iter().position(|&leads| leads)
}

fn by_formula((a, b): (u64, u64)) -> Vec<(u64, u64)> {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let lost = [lost_with_difference(b - a), lost_with_heap(a), lost_with_heap(b)];
    let reached: BTreeSet<_> =
        lost.iter().filter_map(|&to| Some((kind((a, b), to)?, to))).collect();
    reached.iter().map(|&(_, (x, y))| (x as u64, y as u64)).collect()
}

/// 1 2, 3 5, 8 13, ... are lost. From 5 8, 13 21, ... it wins to take one stone from each heap,
/// and also to take as many from the larger heap as the smaller one has.
fn neighbouring_fibonacci_numbers() -> Vec<Answered> {
    let fibonacci = [vec![1], fibonacci_numbers()].concat();
    let lost = fibonacci.chunks_exact(2).map(|pair| ((pair[1], pair[0]), vec![]));
    let won = fibonacci[3..].chunks_exact(2).map(|pair| {
        let (a, b) = (pair[0], pair[1]);
        ((a, b), vec![(a - 1, b - 1), (b - a, a)])
    });
    lost.chain(won).collect()
}

fn main() {
    let heap = |name| int(name, 0..=u64::MAX);
    let problem = Problem::new(until("0 0", wythoff_heaps(heap("a"), heap("b"))))
        .printing(form_of_verdict_and_results(), |results: &Vec<(u64, u64)>| {
            verdict_and_results(results)
        })
        .solution(|&(a, b)| solution::solve(a, b))
        .studied(772)
        .rules(|heaps| WYTHOFF.winning_results(heaps))
        .every_small(
            |&(a, b)| a <= 100 && b <= 100,
            || (0..=100).flat_map(|a| (0..=100).map(move |b| (a, b))).skip(1).collect(),
        )
        .formula(|&heaps| by_formula(heaps))
        .law("a single heap is taken whole, in one way", || {
            let heaps = [1, 2, 1 << 31, 1 << 32, 1 << 63, u64::MAX];
            let single = heaps.iter().flat_map(|&heap| [(heap, 0), (0, heap)]);
            single.map(|heaps| (heaps, vec![(0, 0)])).collect()
        })
        .law(
            "neighbouring Fibonacci numbers are lost, or won in two ways",
            neighbouring_fibonacci_numbers,
        )
        .study(study::study(), |&(a, b)| vec![vec![a, b]], study::pictures);
    run(this_problem!(), problem);
}
