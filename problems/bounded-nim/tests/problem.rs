//! Nim in which a move takes at most k stones.

use judge::prelude::*;
use oracle::games::{CappedHeap, Sum};
use oracle::positions::multisets;
use oracle::Oracle;

/// The most that a move may take, and the heaps.
type Case = (u64, Vec<u64>);

fn win(first_wins: bool) -> String {
    word(first_wins, "A", "B")
}

/// The heaps, each with the cap.
fn capped((cap, heaps): &Case) -> Vec<(u64, u64)> {
    heaps.iter().map(|&heap| (heap, *cap)).collect()
}

/// Few heaps of some size, or more heaps of few stones.
fn small(cap: u64, heaps: &[u64]) -> bool {
    let most = heaps.iter().max().copied().unwrap_or(0);
    cap <= 12 && (heaps.len() <= 4 && most <= 12 || heaps.len() <= 6 && most <= 4)
}

/// All heaps of at most `most` stones, in sums of `n`, with all caps to `greatest_cap`.
fn all(n: usize, most: u64, greatest_cap: u64) -> Vec<Case> {
    let with_caps = |heaps: Vec<u64>| (0..=greatest_cap).map(move |cap| (cap, heaps.clone()));
    multisets(n, 0..=most).into_iter().flat_map(with_caps).collect()
}

/// Nim by counting: every binary digit is set in an even number of remainders.
fn balanced(cap: u64, heaps: &[u64]) -> bool {
    // In 128 bits one more than the cap cannot overflow.
    let round = u128::from(cap) + 1;
    let remainders = heaps.iter().map(|&heap| {
        let heap = u128::from(heap);
        heap - heap / round * round
    });
    (0..64).all(|digit| remainders.clone().filter(|rest| rest >> digit & 1 == 1).count() % 2 == 0)
}

fn main() {
    let oracle = Oracle::new(Sum(CappedHeap));
    let winning = oracle.clone();
    let number = |name| int(name, 1..=u64::MAX).beyond(0..=u64::MAX);
    let count = int("n", 1..=1_000_000).beyond(0..=1_000_000);
    let case = headed_list(count, number("k"), move |_| number("a heap"));
    let problem = Problem::new(counted(number("T"), case))
        .rules(move |case| win(oracle.next_wins(&capped(case))))
        .every_small(
            |(cap, heaps)| small(*cap, heaps),
            || {
                let sizes = [(0, 0, 3), (1, 12, 12), (2, 12, 12), (3, 8, 8), (4, 5, 5), (6, 3, 3)];
                sizes.iter().flat_map(|&(n, most, cap)| all(n, most, cap)).collect()
            },
        )
        .formula(|(cap, heaps)| win(!balanced(*cap, heaps)))
        .winning(move |case| -> Vec<Vec<u64>> {
            let results = winning.winning_results(&capped(case)).into_iter();
            results.map(|heaps| heaps.into_iter().map(|(left, _)| left).collect()).collect()
        })
        .law("a cap that forbids nothing makes Nim: 1 to n is lost if n leaves 3 by 4", || {
            let up_to = |n: u64| (1..=n).collect::<Vec<u64>>();
            let caps = [999_999, 1_000_000, u64::MAX - 1, u64::MAX];
            let nim = |n: u64| caps.map(|cap| ((cap, up_to(n)), win(n % 4 != 3)));
            [[3, 4].map(nim).concat(), [98_765, 999_999].map(nim).concat()].concat()
        })
        .law("with one stone at a time, the parity of all stones decides", || {
            let alike =
                |heap: u64, n: usize| ((1, vec![heap; n]), win(heap % 2 == 1 && n % 2 == 1));
            let edges = [1, 2, u64::MAX - 1, u64::MAX];
            edges.map(|heap| [1, 2, 3, 4].map(|n| alike(heap, n))).concat()
        })
        .law("multiples of k + 1 are nothing, a million of them", || {
            let multiples = |cap: u64, n: usize| vec![u64::MAX / (cap + 1) * (cap + 1); n];
            let lost = |cap| ((cap, multiples(cap, 1000)), win(false));
            let mut cases = [1, 2, 9, 1 << 32, u64::MAX - 1].map(lost).to_vec();
            let won = [multiples(9, 999_999), vec![u64::MAX / 10 * 10 + 1]].concat();
            cases.push(((9, won), win(true)));
            cases
        })
        .workload("heaps in one case", 5_000_000, |heaps, random| {
            vec![(random.int(1..=1000), random.list(heaps, 1..=1_000_000_000))]
        })
        .workload("cases of two heaps", 1_000_000, |cases, random| {
            random.many(cases, |random| (random.int(1..=1000), random.list(2, 1..=1_000_000_000)))
        });
    run(this_problem!(), problem);
}
