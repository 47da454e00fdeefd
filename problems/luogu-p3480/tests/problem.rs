//! [POI 2009] KAM-Pebbles: heaps that stay in ascending order.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets_of;
use problem::fixtures::is_balanced;
use problem::prelude::rules::ascending;
use problem::prelude::*;

use self::rules::Pebbles;

/// The judge gives at most this many pebbles.
const PEBBLES: u128 = 10_000;

fn pebbles(heaps: &[u64]) -> u128 {
    heaps.iter().map(|&heap| u128::from(heap)).sum()
}

/// Heaps in ascending order, so many times smaller that the judge may give them.
fn in_order(mut heaps: Vec<u64>, scope: Scope) -> Vec<u64> {
    heaps.sort_unstable();
    if scope == Scope::Judge {
        let times = pebbles(&heaps) / PEBBLES + 1;
        heaps.iter_mut().for_each(|heap| *heap = (u128::from(*heap) / times) as u64);
    }
    heaps
}

/// Random heaps up to the greatest, or each a little larger than the one before.
fn random_heaps(heaps: Shape<Vec<u64>>) -> impl Fn(Size) -> BoxedStrategy<Vec<u64>> {
    move |size| {
        let any = heaps.clone().strategy(size);
        let near = heaps.clone().strategy(Size { value: 3, ..size }).prop_map(|heaps| {
            let sums = heaps.iter().scan(0, |sum, more| {
                *sum += more;
                Some(*sum)
            });
            sums.collect()
        });
        any.prop_union(near.boxed()).prop_map(move |heaps| in_order(heaps, size.scope)).boxed()
    }
}

const FEW: &str = "\
SET(pebbles = 0)
REPI(i, n) SET(pebbles = pebbles + heap[i]) END
ASSERT(pebbles <= 10000)";

fn main() {
    let heap = int("a heap", 0..=10_000).beyond(0..=u64::MAX);
    let heaps = list(int("n", 1..=1000).beyond(0..=1_000_000), heap);
    let random = random_heaps(heaps.clone());
    let heaps = heaps
        .for_judge("at most 10000 pebbles", FEW, |heaps| pebbles(heaps) <= PEBBLES)
        .such_that("heaps in ascending order", ascending("a heap", "<=", "n"), |heaps| {
            heaps.is_sorted()
        })
        .generated_by(random);
    let cases = int("u", 1..=10).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, heaps))
        .winner("TAK", "NIE")
        .invalid("not-in-order", "2\n2\n2 2\n3\n1 2 1\n")
        .solution(|heaps| solution::solve(heaps))
        .studied(757)
        .rules(by_play(Pebbles, Vec::clone))
        .every_small(
            |heaps| heaps.len() <= 5 && heaps.iter().all(|&heap| heap <= 7),
            || multisets_of(0..=4, 0..=7),
        )
        // The heaps in pairs from the right: how many more the right one has.
        .formula(|heaps| {
            !is_balanced(heaps.rchunks(2).map(|pair| match pair {
                [left, right] => right - left,
                alone => alone[0],
            }))
        })
        .law("n equal heaps are won if and only if n is odd", || {
            let lengths = (1..=20).chain(99_999..=100_000);
            lengths.map(|n| (vec![u64::MAX; n], n % 2 == 1)).collect()
        })
        .law("the heaps 1, 2, ..., n are won if and only if n is 1 or 2 modulo 4", || {
            let lengths = (1..=140).chain(99_997..=100_000);
            lengths.map(|n| ((1..=n).collect(), n % 4 == 1 || n % 4 == 2)).collect()
        })
        .law("a nim-sum of a single binary digit is won", || {
            let digits = (0..14).map(|exponent| 1 << exponent);
            digits.flat_map(|digit| [(vec![digit], true), (vec![1, 1 + digit], true)]).collect()
        })
        .law("two pairs of neighbours are lost if and only if they differ by the same", || {
            let pairs = |exponent: u32, more: u64| {
                let low = 1 << exponent;
                (vec![3, 3 + low, u64::MAX - low - more, u64::MAX], more == 0)
            };
            let pairs = (0..60).flat_map(|exponent| [pairs(exponent, 0), pairs(exponent, 1)]);
            pairs.map(|(heaps, lost)| (heaps, !lost)).collect()
        })
        .refuses("a smaller heap to the right", "1 3 5 700 6", "a heap of 6 to the right of 700")
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
