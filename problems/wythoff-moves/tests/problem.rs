//! 取(2堆)石子游戏 (HDU 2177): Wythoff's game, and every first move that wins.

use std::collections::BTreeMap;

use judge::prelude::*;
use oracle::games::Wythoff;
use oracle::Oracle;

fn ascending(a: u128, b: u128) -> (u128, u128) {
    (a.min(b), a.max(b))
}

/// The answer that lists these winning results.
fn listed<T: std::fmt::Display>(results: &[(T, T)]) -> String {
    let verdict = word(!results.is_empty(), "1\n", "0\n");
    results.iter().fold(verdict, |answer, (x, y)| format!("{answer}{x} {y}\n"))
}

/// A number as a sum of Fibonacci numbers no two of which are neighbours: in 1, 2, 3, 5, ...
/// these are their ranks, from 0, the greatest first (Zeckendorf).
///
/// In these digits Wythoff's pairs are plain to see (Silber, 1976): if the least rank is
/// even, the number is the smaller one of its pair, and moving all its digits up by one
/// gives the larger.
struct Digits(Vec<usize>);

impl Digits {
    fn of(number: u128) -> Digits {
        let fibonacci = fibonacci_numbers();
        let mut rest = number;
        let mut ranks = Vec::new();
        for rank in (0..fibonacci.len() - 1).rev() {
            if fibonacci[rank] <= rest {
                rest -= fibonacci[rank];
                ranks.push(rank);
            }
        }
        Digits(ranks)
    }

    fn ends_evenly(&self) -> bool {
        self.0.last().is_some_and(|rank| rank % 2 == 0)
    }

    fn moved_up(&self) -> u128 {
        let fibonacci = fibonacci_numbers();
        self.0.iter().map(|rank| fibonacci[rank + 1]).sum()
    }

    fn moved_down(&self) -> u128 {
        let fibonacci = fibonacci_numbers();
        self.0.iter().map(|rank| fibonacci[rank - 1]).sum()
    }
}

/// 1, 2, 3, 5, 8, ... to beyond the end of `u64`.
fn fibonacci_numbers() -> Vec<u128> {
    let pairs = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
    pairs.map(|(a, _)| a).take(100).collect()
}

/// The number whose heap is lost beside `heap`.
fn partner(heap: u128) -> u128 {
    let digits = Digits::of(heap);
    if heap == 0 || digits.ends_evenly() {
        digits.moved_up()
    } else {
        digits.moved_down()
    }
}

/// The smaller heap of the lost position whose heaps differ by `k`.
///
/// A sum of F(r), F(r'), ... as the smaller heap makes the difference the sum of F(r - 1),
/// F(r' - 1), ... So move the digits of k up; but if its least rank r is even, it has to be
/// split before, 1 + 2 + 5 + ... + F(r - 1) with one more 1, and that makes it one less.
fn smaller(k: u128) -> u128 {
    let digits = Digits::of(k);
    digits.moved_up() - u128::from(digits.ends_evenly())
}

/// The lost positions that one move reaches, first those by equal taking, then those that
/// keep the smaller heap, then those that keep the larger.
fn by_formula((a, b): (u64, u64)) -> String {
    let (a, b) = ascending(u128::from(a), u128::from(b));
    let equal = (smaller(b - a), smaller(b - a) + (b - a));
    let leads = [equal.0 < a, partner(a) < b, partner(b) < a];
    let lost = [equal, ascending(a, partner(a)), ascending(partner(b), b)];
    let first_kinds: BTreeMap<_, _> =
        (0..3).rev().filter(|&kind| leads[kind]).map(|kind| (lost[kind], kind)).collect();
    let mut results: Vec<(u128, u128)> = first_kinds.keys().copied().collect();
    results.sort_by_key(|result| first_kinds[result]);
    listed(&results)
}

/// The heaps `a b`. The judge promises a <= b, and we do not ask for it.
struct Heaps;

impl Heaps {
    fn heap(name: &'static str) -> Int {
        int(name, 0..=1_000_000).beyond(0..=u64::MAX)
    }

    fn pair() -> (Int, Int) {
        (Heaps::heap("a"), Heaps::heap("b"))
    }
}

impl Shape for Heaps {
    type Value = (u64, u64);

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<(u64, u64), Offence> {
        let place = tokens.place();
        let (a, b) = Heaps::pair().read(tokens)?;
        if tokens.scope() == Scope::Judge && a > b {
            return Err(tokens.offence(place, Fault::Broken, "a <= b"));
        }
        Ok((a, b))
    }

    fn write(&self, heaps: &(u64, u64), layout: &mut Layout) {
        Heaps::pair().write(heaps, layout);
    }

    /// Half of the heaps are at most two stones above a lost position.
    fn strategy(&self, size: Size) -> BoxedStrategy<(u64, u64)> {
        let heap = Heaps::heap("a").strategy(size);
        let near_lost = (heap, 0..3_u64, 0..3_u64).prop_map(|(a, more, yet_more)| {
            let lost = u64::try_from(partner(u128::from(a))).unwrap_or(u64::MAX);
            (a.saturating_add(more), lost.saturating_add(yet_more))
        });
        let most = *Heaps::heap("b").range(size.scope).end();
        let heaps = Heaps::pair().strategy(size).prop_union(near_lost.boxed());
        heaps
            .prop_map(move |(a, b)| match size.scope {
                Scope::Judge => (a.min(b).min(most), a.max(b).min(most)),
                Scope::Beyond => (a, b),
            })
            .boxed()
    }
}

/// Two heaps of a Fibonacci number each: 2, 5, 13, ... are the larger numbers of their
/// pairs, the others the smaller ones.
fn equal_fibonacci_heaps() -> Vec<((u64, u64), String)> {
    let fits = |number: &u128| u64::try_from(*number).ok();
    let fibonacci: Vec<u64> = fibonacci_numbers().iter().map_while(fits).collect();
    let larger = fibonacci.chunks_exact(2).map(|pair| (pair[1], vec![(0, 0), (pair[0], pair[1])]));
    let smaller = fibonacci.iter().step_by(2).map(|&heap| (heap, vec![(0, 0)]));
    larger.chain(smaller).map(|(heap, results)| ((heap, heap), listed(&results))).collect()
}

/// 5 7, 13 18, 34 47, ...: the larger number B of a lost position, and as much more as the
/// position's heaps differ. Equal taking leads to it, and so does keeping B.
fn one_result_by_two_moves() -> Vec<((u64, u64), String)> {
    let fits = |number: &u128| u64::try_from(*number).ok();
    let fibonacci: Vec<u64> = fibonacci_numbers().iter().map_while(fits).collect();
    let fours = fibonacci.windows(4).step_by(2);
    fours
        .filter_map(|f| {
            let more = f[3].checked_add(f[1])?;
            Some(((f[3], more), listed(&[(f[2], f[3]), (f[2] + f[0], more)])))
        })
        .collect()
}

fn main() {
    let oracle = Oracle::new(Wythoff);
    let winning = oracle.clone();
    let problem = Problem::new(until("0 0", Heaps))
        .rules(move |&heaps| listed(&oracle.winning_results(&heaps)))
        .every_small(
            |&(a, b)| a <= 100 && b <= 100,
            || (0..=100).flat_map(|b| (0..=b).map(move |a| (a, b))).skip(1).collect(),
        )
        .formula(|&heaps| by_formula(heaps))
        .winning(move |heaps| winning.winning_results(heaps))
        .law("a single heap is taken whole, in one way", || {
            let heaps = [1, 2, 1_000_000, 1 << 32, u64::MAX];
            heaps.map(|heap| ((0, heap), listed(&[(0, 0)]))).to_vec()
        })
        .law("large heaps, twenty thousand times", || {
            let heaps = (980_000..=999_999).map(|a| (a, 1_000_000));
            heaps.map(|heaps| (heaps, by_formula(heaps))).collect()
        })
        .law("equal heaps of a Fibonacci number", equal_fibonacci_heaps)
        .law("a result that two moves lead to is printed once", one_result_by_two_moves)
        .workload("pairs of heaps near 10^6", 1000, |pairs, random| {
            random.many(pairs, |random| {
                (random.int(600_000..=800_000), random.int(900_000..=1_000_000))
            })
        })
        .workload("stones on the heaps of 1000 pairs", 1_000_000, |stones, random| {
            random
                .many(1000, |random| (random.int(1..=stones / 2), random.int(stones / 2..=stones)))
        });
    run(this_problem!(), problem);
}
