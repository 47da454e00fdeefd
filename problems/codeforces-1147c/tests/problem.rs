//! Thanos Nim (Codeforces 1147C): a move takes from half of the heaps.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::HalfOfHeaps;
use oracle::positions::{multisets, rows_below};
use problem::prelude::*;

/// `n`, then n heaps; in half of the random ones more than half of the heaps are least.
fn heaps() -> Shape<Vec<u64>> {
    let heap = int("a", 1..=50).beyond(0..=u64::MAX);
    let heaps = list(int("n", 2..=50).beyond(2..=1_000_000), heap);
    let any = heaps.clone();
    let rule = heaps
        .such_that("an even number of heaps", "ASSERT(n % 2 == 0)", |heaps| heaps.len() % 2 == 0);
    rule.generated_by(move |size| {
        let even = any.clone().strategy(size).prop_map(|mut heaps| {
            heaps.truncate(heaps.len() / 2 * 2);
            heaps
        });
        let lost = even.clone().prop_map(|mut heaps| {
            let least = heaps.iter().min().copied().unwrap_or(0);
            let half = heaps.len() / 2;
            heaps[..=half].fill(least);
            heaps.rotate_left(half / 2);
            heaps
        });
        even.boxed().prop_union(lost.boxed()).boxed()
    })
}

/// In ascending order, the first heap and the one after the first half differ.
fn wins_in_order(heaps: &[u64]) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.sort_unstable();
    heaps[0] < heaps[heaps.len() / 2]
}

/// Of n heaps, this many are `least`, and the others one more.
fn least_heaps(n: usize, count: usize, least: u64) -> Vec<u64> {
    [vec![least + 1; n - count], vec![least; count]].concat()
}

fn main() {
    let problem = Problem::new(single(heaps()))
        .winner("Alice", "Bob")
        .invalid("odd-n", "3\n1 2 3\n")
        .solution(|heaps| solution::solve(heaps))
        .studied(462)
        .rules(by_play(HalfOfHeaps, Vec::clone))
        .every_small(
            |heaps| rows_below(heaps) <= 700,
            || [multisets(2, 0..=8), multisets(4, 0..=3), multisets(6, 0..=1)].concat(),
        )
        .formula(|heaps| wins_in_order(heaps))
        .law("half of the heaps and one more must be least", || {
            let sizes = (2..=50).step_by(2).chain([10_000]);
            let around = |n: usize| {
                let half = n / 2;
                let won = (least_heaps(n, half, 49), true);
                [won, (least_heaps(n, half + 1, 49), false), (least_heaps(n, n, 50), false)]
            };
            sizes.flat_map(around).collect()
        })
        .law("it does not matter by how much the others are larger", || {
            let with = |more: u64| {
                let lost = [1, 1, 1, 1 + more];
                [(vec![1, 1, 2, 1 + more], true), (lost.to_vec(), false)]
            };
            (1..64).flat_map(|digit| with(1 << digit)).collect()
        })
        .law("where half of the heaps are empty, the first player takes the others", || {
            (1..=25).map(|half| ([vec![0; half], vec![u64::MAX; half]].concat(), true)).collect()
        })
        .refuses("an odd number of heaps", "3 1 2 3", "3 heaps have no half")
        .refuses("no heaps", "0", "0 heaps have no half")
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures)
        .ends_soon("the loser can empty half of the heaps, and then the winner empties the others");
    run(this_problem!(), problem);
}
