//! 取石子(四), POJ 1067, HDU 1527: Wythoff's game.

use judge::prelude::*;
use oracle::games::Wythoff;
use oracle::Oracle;

fn digit(first_wins: bool) -> String {
    word(first_wins, "1", "0")
}

/// 1, 2, 3, 5, 8, ... to beyond the end of `u64`.
fn fibonacci_numbers() -> Vec<u128> {
    let pairs = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
    pairs.map(|(a, _)| a).take(100).collect()
}

/// The number whose heap is lost beside `heap`, by Fibonacci digits.
///
/// A positive number is in just one way a sum of Fibonacci numbers no two of which are
/// neighbours (Zeckendorf). If the least of them has an even rank in 1, 2, 3, 5, ... (from
/// rank 0), the number is the smaller one of its pair, and the other is the sum of the
/// next Fibonacci numbers; if it has an odd rank, the other way round (Silber, 1976).
fn partner(heap: u64) -> u128 {
    let fibonacci = fibonacci_numbers();
    let mut rest = u128::from(heap);
    let mut ranks = Vec::new();
    for rank in (0..fibonacci.len() - 1).rev() {
        if fibonacci[rank] <= rest {
            rest -= fibonacci[rank];
            ranks.push(rank);
        }
    }
    match ranks.last() {
        Some(least) if least % 2 == 1 => ranks.iter().map(|rank| fibonacci[rank - 1]).sum(),
        _ => ranks.iter().map(|rank| fibonacci[rank + 1]).sum(),
    }
}

/// The number of stones in a heap.
fn heap(name: &'static str) -> Int {
    int(name, 0..=1_000_000_000).beyond(0..=u64::MAX)
}

/// Random heaps, half of them within a stone of a lost position: others hardly ever are.
fn random_heaps(size: Size) -> BoxedStrategy<(u64, u64)> {
    let any = (heap("a"), heap("b")).strategy(size);
    let most = *heap("b").range(size.scope).end();
    let near_lost = (heap("a").strategy(size), 0..3_u64).prop_map(move |(a, offset)| {
        let lost = u64::try_from(partner(a)).unwrap_or(u64::MAX);
        (a, lost.saturating_add(offset).saturating_sub(1).min(most))
    });
    any.prop_union(near_lost.boxed()).boxed()
}

/// Neighbouring Fibonacci numbers, and the same less one stone each: by turns the ones and
/// the others are lost. Nothing is harder for approximations of phi.
fn fibonacci_heaps() -> Vec<((u64, u64), String)> {
    let fits = |number: &u128| u64::try_from(*number).ok();
    let fibonacci: Vec<u64> = fibonacci_numbers().iter().map_while(fits).collect();
    let mut cases = Vec::new();
    for (rank, pair) in fibonacci.windows(2).enumerate() {
        let (a, b) = (pair[0], pair[1]);
        cases.push(((a, b), digit(rank % 2 == 1)));
        cases.push(((b - 1, a - 1), digit(rank % 2 == 0)));
    }
    cases
}

fn main() {
    let oracle = Oracle::new(Wythoff);
    let winning = oracle.clone();
    let heaps = (heap("a"), heap("b")).generated_by(random_heaps);
    let problem = Problem::new(to_eof(heaps))
        .rules(move |heaps| digit(oracle.next_wins(heaps)))
        .every_small(
            |&(a, b)| a <= 120 && b <= 120,
            || (0..=120).flat_map(|a| (0..=120).map(move |b| (a, b))).collect(),
        )
        .formula(|&(a, b)| digit(partner(a) != u128::from(b)))
        .winning(move |heaps| winning.winning_results(heaps))
        .law("a single heap, and two equal ones, are taken whole", || {
            let heaps = [1, 1 << 31, 1 << 32, 1 << 63, u64::MAX];
            heaps.iter().flat_map(|&x| [(x, 0), (0, x), (x, x)]).map(|h| (h, digit(true))).collect()
        })
        .law("Fibonacci numbers are lost by turns, and with one stone less each", fibonacci_heaps)
        .workload("pairs of heaps", 1_000_000, |pairs, random| {
            random.many(pairs, |random| {
                (random.int(0..=1_000_000_000), random.int(0..=1_000_000_000))
            })
        });
    run(this_problem!(), problem);
}
