//! 取石子(二): every heap has a cap of its own.

use judge::prelude::*;
use oracle::games::{CappedHeap, Sum};
use oracle::positions::{multisets, rows_below};
use oracle::Oracle;

/// The stones of a heap, and the most that a move may take from it.
type Heap = (u64, u64);

fn win(first_wins: bool) -> String {
    word(first_wins, "Win", "Lose")
}

/// All sums of `n` heaps in which no number exceeds `most`.
fn sums(n: usize, most: u64) -> Vec<Vec<Heap>> {
    let heap = move |number| (number / (most + 1), number % (most + 1));
    let numbers = multisets(n, 0..=(most + 1) * (most + 1) - 1).into_iter();
    numbers.map(|numbers| numbers.into_iter().map(heap).collect()).collect()
}

/// Whether the heaps have few stones altogether, whatever their caps.
fn small(heaps: &[Heap]) -> bool {
    let stones: Vec<u64> = heaps.iter().map(|&(stones, _)| stones).collect();
    rows_below(&stones) <= 1000
}

/// Nim by counting: every binary digit is set in an even number of remainders.
fn balanced(heaps: &[Heap]) -> bool {
    // In 128 bits one more than a cap cannot overflow.
    let remainders = heaps.iter().map(|&(stones, cap)| {
        let (stones, round) = (u128::from(stones), u128::from(cap) + 1);
        stones - stones / round * round
    });
    (0..64).all(|digit| remainders.clone().filter(|rest| rest >> digit & 1 == 1).count() % 2 == 0)
}

/// So many heaps of all sizes up to the end of `u64`, each with the cap `cap(stones)`.
fn large(n: u64, cap: fn(u64) -> u64) -> Vec<Heap> {
    (1..=n).map(|n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).map(|x| (x, cap(x))).collect()
}

fn main() {
    let oracle = Oracle::new(Sum(CappedHeap));
    let winning = oracle.clone();
    let number = |name| int(name, 0..=1 << 31).beyond(0..=u64::MAX);
    let heaps = list(int("N", 1..=99).beyond(0..=100_000), (number("m"), number("n"))).column();
    let problem = Problem::new(counted(int("T", 1..=99).beyond(0..=u64::MAX), heaps))
        .rules(move |heaps| win(oracle.next_wins(heaps)))
        .every_small(
            |heaps| small(heaps),
            || [(0, 0), (1, 12), (2, 8), (3, 3)].iter().flat_map(|&(n, m)| sums(n, m)).collect(),
        )
        .formula(|heaps| win(!balanced(heaps)))
        .winning(move |heaps| winning.winning_results(heaps))
        .law("caps that forbid nothing make Nim: 1 to n is lost if n leaves 3 by 4", || {
            let up_to = |n: u64| (1..=n).map(|stones| (stones, u64::MAX)).collect();
            [98, 99, 100, 99_999].map(|n| (up_to(n), win(n % 4 != 3))).to_vec()
        })
        .law("twins mirror each other", || {
            let twins = |n| [large(n, |x| x >> 7), large(n, |x| x >> 7)].concat();
            [1, 40, 50_000].map(|n| (twins(n), win(false))).to_vec()
        })
        .law("dead heaps change nothing", || {
            let beside = |heap| [large(90_000, |_| 0), vec![heap]].concat();
            vec![(beside((7, 3)), win(true)), (beside((8, 3)), win(false))]
        })
        .law("one more than the cap is a multiple", || {
            let most = u64::MAX;
            [(most, most - 1), (most, 2), (most - 1, 1), (1 << 63, (1 << 62) - 1), (0, most)]
                .map(|heap| (vec![heap], win(false)))
                .to_vec()
        })
        .workload("heaps in one case", 2_500_000, |heaps, random| {
            vec![random.many(heaps, |random| (random.int(0..=1 << 31), random.int(0..=1 << 31)))]
        })
        .workload("cases of one heap", 1_000_000, |cases, random| {
            random.many(cases, |random| vec![(random.int(0..=1000), random.int(0..=1000))])
        });
    run(this_problem!(), problem);
}
