//! Nim in which a move takes at most k stones.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{CappedHeap, Sum};
use oracle::positions::multisets;
use problem::fixtures::{heaps_one_to, is_balanced, left_after_rounds};
use problem::prelude::*;

/// The most that a move may take, and the heaps.
type Case = (u64, Vec<u64>);

/// The heaps, each with the cap.
fn capped((cap, heaps): &Case) -> Vec<(u64, u64)> {
    heaps.iter().map(|&heap| (heap, *cap)).collect()
}

/// Few heaps of some size, or more heaps of few stones.
fn is_small(cap: u64, heaps: &[u64]) -> bool {
    let most = heaps.iter().max().copied().unwrap_or(0);
    cap <= 12 && (heaps.len() <= 4 && most <= 12 || heaps.len() <= 6 && most <= 4)
}

/// All heaps of at most `most` stones, in sums of `n`, with all caps to `greatest_cap`.
fn all(n: usize, most: u64, greatest_cap: u64) -> Vec<Case> {
    let with_caps = |heaps: Vec<u64>| (0..=greatest_cap).map(move |cap| (cap, heaps.clone()));
    multisets(n, 0..=most).into_iter().flat_map(with_caps).collect()
}

fn main() {
    let number = |name| int(name, 1..=u64::MAX).beyond(0..=u64::MAX);
    let count = int("n", 1..=1_000_000).beyond(0..=u64::MAX);
    let case = headed_list(count, number("k"), number("a heap"));
    let problem = Problem::new(counted(number("T"), case))
        .winner("A", "B")
        .solution(|(cap, heaps)| solution::solve(heaps.iter().copied(), *cap))
        .studied(4869)
        .unreached("greatest T", "no judge bounds the number of cases")
        .rules(by_play(Sum(CappedHeap), capped))
        .every_small(
            |(cap, heaps)| is_small(*cap, heaps),
            || {
                let sizes = [(0, 0, 3), (1, 12, 12), (2, 12, 12), (3, 8, 8), (4, 5, 5), (6, 3, 3)];
                sizes.iter().flat_map(|&(n, most, cap)| all(n, most, cap)).collect()
            },
        )
        .formula(|(cap, heaps)| {
            !is_balanced(heaps.iter().map(|&heap| left_after_rounds(heap, *cap)))
        })
        .law(
            "under a cap that forbids nothing, 1 to n are lost if and only if n is 3 modulo 4",
            || {
                let under = |(heaps, next_wins): (Vec<u64>, bool)| {
                    [999_999, 1_000_000, u64::MAX - 1, u64::MAX]
                        .map(|cap| ((cap, heaps.clone()), next_wins))
                };
                [3, 4, 98_765, 999_999].map(|n| under(heaps_one_to(n))).concat()
            },
        )
        .law("with one stone at a time, the parity of all stones decides", || {
            let alike = |heap: u64, n: usize| ((1, vec![heap; n]), heap % 2 == 1 && n % 2 == 1);
            let edges = [1, 2, u64::MAX - 1, u64::MAX];
            edges.map(|heap| [1, 2, 3, 4].map(|n| alike(heap, n))).concat()
        })
        .law("multiples of k + 1 count for nothing, even a million of them", || {
            let multiples = |cap: u64, n: usize| vec![u64::MAX / (cap + 1) * (cap + 1); n];
            let lost = |cap| ((cap, multiples(cap, 1000)), false);
            let won = [multiples(9, 999_999), vec![u64::MAX / 10 * 10 + 1]].concat();
            let mut cases = [1, 2, 9, 1 << 32, u64::MAX - 1].map(lost).to_vec();
            cases.push(((9, won), true));
            cases
        })
        .study(
            study::study(),
            |(cap, heaps)| vec![[&[*cap], &heaps[..]].concat()],
            study::pictures,
        );
    run(this_problem!(), problem);
}
