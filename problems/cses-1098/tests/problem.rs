//! Nim Game II (CSES 1098): Nim in which a move takes at most three sticks.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{CappedHeap, Sum};
use oracle::positions::multisets_of;
use problem::fixtures::is_small_nim;
use problem::prelude::*;

fn capped(heaps: &[u64]) -> Vec<(u64, u64)> {
    heaps.iter().map(|&heap| (heap, 3)).collect()
}

/// Whether the heaps of 1, 2 and 3 modulo 4 are all even or all odd in number: a 3 counts as a 1
/// and a 2, and twins cancel.
fn cancel_out(heaps: &[u64]) -> bool {
    let number_of = |rest: u64| heaps.iter().filter(|&&heap| heap % 4 == rest).count();
    [2, 3].iter().all(|&rest| number_of(rest) % 2 == number_of(1) % 2)
}

fn main() {
    let count = |name| int(name, 1..=200_000).beyond(0..=u64::MAX);
    let heap = int("a heap", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let format = counted(count("t"), list(count("n"), heap));
    let format = format.with_total("n", 200_000);
    let problem = Problem::new(format)
        .winner("first", "second")
        .solution(|heaps| solution::solve(heaps.iter().copied()))
        .studied(3322)
        .unreached(
            "answer that needs more than 16 bits of a heap",
            "only the last two digits of a heap count",
        )
        .rules(by_play(Sum(CappedHeap), |heaps: &Vec<u64>| capped(heaps)))
        .every_small(
            |heaps| is_small_nim(heaps),
            || [multisets_of(0..=3, 0..=12), multisets_of(4..=6, 0..=5)].concat(),
        )
        .formula(|heaps| !cancel_out(heaps))
        .law("1 to n is lost if and only if n is 0 or 3 modulo 4, to the most heaps", || {
            let one_to = |n: u64| ((1..=n).collect(), n % 4 == 1 || n % 4 == 2);
            [1, 2, 3, 4, 5, 6, 7, 8, 199_999, 200_000].map(one_to).to_vec()
        })
        .law("multiples of four count for nothing", || {
            let fours =
                |n: u64, rest: u64| (0..n).map(move |i| 4 * (i + 1) + rest * u64::from(i == n / 2));
            let cases = [(1, 0), (1, 3), (100_000, 0), (100_000, 2)];
            cases.map(|(n, rest)| (fours(n, rest).collect(), rest > 0)).to_vec()
        })
        .law("one heap decides among multiples of four, wherever it is", || {
            // One of them is small enough for packages, which leave out most of the large inputs.
            let decided_at = |(place, heap): (usize, u64)| {
                let mut heaps = vec![heap; 200_000];
                heaps[place] -= 1;
                (heaps, true)
            };
            [(199_999, 4), (0, 1_000_000_000), (100_000, 1_000_000_000)].map(decided_at).to_vec()
        })
        .law("twins at the end of u64 are lost, and won with another one beside them", || {
            let twins = vec![u64::MAX; 20_000];
            let beside = |heap: u64| ([&twins[..], &[heap]].concat(), heap % 4 != 0);
            (0..8).map(|less| beside(u64::MAX - less)).collect()
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures)
        .refuses("heaps that are not all there", "1\n3\n1 2\n", "reached an end of input");
    run(this_problem!(), problem);
}
