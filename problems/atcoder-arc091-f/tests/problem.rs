//! Strange Nim: take at most one k-th of a heap, rounded down.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Sum;
use oracle::positions::multisets_of;
use problem::fixtures::{is_balanced, pairs_that_differ_in};
use problem::prelude::*;

use self::rules::StrangeHeap;

type Heaps = Vec<(u64, u64)>;

const MOST: u64 = 1_000_000_000;

/// The nim-value, from multiple to multiple of k: between q k and (q + 1) k the values repeat
/// every q + 1 heaps, and these begin q heaps before q k.
fn value_by_cycles(heap: u64, k: u64) -> u64 {
    let (mut heap, k) = (i128::from(heap), i128::from(k));
    while heap % k != 0 {
        let q = heap / k;
        heap = q * k - (q * k - heap).rem_euclid(q + 1);
    }
    u64::try_from(heap / k).expect("a value is not negative")
}

fn wins_by_cycles(heaps: &Heaps) -> bool {
    !is_balanced(heaps.iter().map(|&(heap, k)| value_by_cycles(heap, k)))
}

fn is_small(heaps: &Heaps) -> bool {
    heaps.len() <= 3 && heaps.iter().all(|&(heap, _)| heap <= 20)
}

fn small() -> Vec<Heaps> {
    let all = |sizes: &[u64], ks: &[u64]| -> Vec<(u64, u64)> {
        sizes.iter().flat_map(|&size| ks.iter().map(move |&k| (size, k))).collect()
    };
    let sizes: Vec<u64> = (1..=20).collect();
    let kinds = [(1, all(&sizes, &[1, 2, 3, 4, 5, 6, 20, 21])), (2, all(&sizes, &[1, 2, 3, 5]))];
    let fewer = (3, all(&[3, 5, 8, 9, 13], &[1, 2, 3]));
    let kinds = kinds.into_iter().chain([fewer]).flat_map(|(heaps, kinds)| {
        let chosen = multisets_of(heaps..=heaps, 0..=kinds.len() as u64 - 1).into_iter();
        chosen.map(move |row| row.iter().map(|&index| kinds[index as usize]).collect())
    });
    kinds.collect()
}

/// Three heaps, each with another k, whose values are a, b and their nim-sum.
fn multiples() -> Vec<(Heaps, bool)> {
    let heaps = |a: u64, b: u64| {
        let with = |value: u64, k: u64| (value * k, k);
        let lost = vec![with(a, MOST / a), with(b, 3), with(a ^ b, MOST / (a ^ b))];
        [(lost.clone(), false), ([&lost[1..], &[(1, 1)]].concat(), b ^ a ^ b != 1)]
    };
    [(12, 10), (31_622, 31_000), (1 << 20, 77), (999, 1 << 28)]
        .into_iter()
        .flat_map(|(a, b)| heaps(a, b))
        .collect()
}

/// With k = 2, n has the value of (n - 1) / 2 if n is odd: so n + 1 can be halved as long as it
/// is even.
fn halves() -> Vec<(Heaps, bool)> {
    let value = |heap: u64| {
        let odd = (heap + 1) >> (heap + 1).trailing_zeros();
        (odd - 1) / 2
    };
    let heaps = (0..200).map(|index| (MOST - 4_987_654 * index, 2));
    let all: Heaps = heaps.collect();
    let sum = all[1..].iter().fold(0, |sum, &(heap, _)| sum ^ value(heap));
    let beside = |heap: u64| ([&all[1..], &[(heap, 1)]].concat(), heap != sum);
    vec![beside(sum.max(1)), beside(sum + 1), ([(MOST, 2), (MOST / 2, 1)].to_vec(), false)]
}

fn main() {
    let heap = (int("A", 1..=MOST), int("K", 1..=MOST));
    let random = heap.clone();
    let heap = heap.generated_by(move |size| {
        // A k of the size of the heap leaves hardly a move.
        let near = (random.clone().strategy(size), 0..32_u32);
        near.prop_map(|((heap, k), shift)| (heap, (k >> shift).max(1))).boxed()
    });
    let heaps = list(int("N", 1..=200), heap).column();
    let problem = Problem::new(single(heaps))
        .winner("Takahashi", "Aoki")
        .solution(|heaps| solution::solve(heaps))
        .studied(3841)
        .rules(by_play(Sum(StrangeHeap), Heaps::clone))
        .every_small(is_small, small)
        .formula(wins_by_cycles)
        .law("a multiple of k is as many stones of Nim as it holds k", multiples)
        .law("with k = 1, each of the thirty digits decides alone", || {
            let nim = |(heaps, wins): (Vec<u64>, bool)| {
                (heaps.into_iter().map(|heap| (heap, 1)).collect(), wins)
            };
            pairs_that_differ_in(0..30, 30).into_iter().map(nim).collect()
        })
        .law("between k and 2k one stone is taken at a time, as long as k are left", || {
            let alone = |k: u64, more: u64| (vec![(k + more, k)], more % 2 == 0);
            let near = |k: u64| [0, 1, 2, 3, k - 3, k - 2, k - 1].map(|more| alone(k, more));
            let below = (vec![(MOST - 1, MOST)], false);
            let ks = [4, 1 << 20, 400_000_000, 499_999_999];
            ks.map(near).concat().into_iter().chain([below]).collect()
        })
        .law("with k = 2, half of one less than the odd part of n + 1", halves)
        .law("two heaps of one kind cancel out, and below k nothing moves", || {
            let kinds = (0..100).map(|index| (MOST - 7919 * index, 1 + (index * index * 1009)));
            let pairs: Heaps = kinds.flat_map(|heap| [heap, heap]).collect();
            let one_off = [&pairs[1..], &[(MOST - 1, MOST)]].concat();
            vec![(pairs, false), (vec![(MOST - 1, MOST); 200], false), (one_off, true)]
        })
        .refuses("a k of 0", "1  5 0", "a k of 0")
        .study(
            study::study(),
            |heaps| vec![heaps.iter().flat_map(|&(heap, k)| [heap, k]).collect()],
            study::pictures,
        );
    run(this_problem!(), problem);
}
