//! Constrained Nim 2 (AtCoder ABC 297 G): a move takes L to R stones from one heap.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Sum;
use oracle::positions::multisets;
use problem::fixtures::{
    heaps_one_to, is_balanced, large_twins, left_after_rounds, mirrored_heaps, pairs_that_differ_in,
};
use problem::prelude::*;

use self::rules::RangedHeap;

/// The least and the most that a move may take, and the heaps.
type Case = ((u64, u64), Vec<u64>);

/// The heaps, each with what may be taken.
fn position(((least, most), heaps): &Case) -> Vec<(u64, u64, u64)> {
    heaps.iter().map(|&heap| (heap, *least, *most)).collect()
}

/// How often `part` fits into `whole`, one binary digit after the other.
fn times(whole: u64, part: u64) -> u64 {
    let fits = |times: u64| u128::from(times) * u128::from(part) <= u128::from(whole);
    (0..64).rev().fold(0, |times, digit| {
        let more = times | 1 << digit;
        if fits(more) {
            more
        } else {
            times
        }
    })
}

/// The rounds of L + R stones are taken off, and of the rest only whole takes of L count.
fn by_rounds(((least, most), heaps): &Case) -> bool {
    let left = |heap: u64| left_after_rounds(heap, least - 1 + most);
    !is_balanced(heaps.iter().map(|&heap| times(left(heap), *least)))
}

fn is_small(heaps: &[u64]) -> bool {
    let most = heaps.iter().max().copied().unwrap_or(0);
    heaps.len() <= 1 && most <= 100
        || heaps.len() <= 2 && most <= 20
        || heaps.len() <= 4 && most <= 14
        || heaps.len() <= 5 && most <= 5
}

fn small() -> Vec<Case> {
    let ranges = (1..=4).flat_map(|least| (least..=7).map(move |most| (least, most)));
    let heaps =
        [multisets(1, 0..=25), multisets(2, 1..=12), multisets(3, 2..=7), multisets(5, 1..=2)]
            .concat();
    ranges.flat_map(|range| heaps.iter().map(move |heaps| (range, heaps.clone()))).collect()
}

fn main() {
    // A round of L + R stones must fit into 64 bits.
    let bound = |name| int(name, 1..=1_000_000_000).beyond(1..=u64::MAX / 2);
    let range = (bound("L"), bound("R"));
    let in_order = {
        let range = range.clone();
        move |size| {
            let range = range.clone().strategy(size);
            range.prop_map(|(a, b): (u64, u64)| (a.min(b), a.max(b))).boxed()
        }
    };
    let range = range
        .such_that("L <= R", "ASSERT(l <= r)", |(least, most)| least <= most)
        .generated_by(in_order);
    let count = int("N", 1..=200_000).beyond(0..=u64::MAX);
    let heap = int("A", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let problem = Problem::new(single(headed_list(count, range, heap)))
        .winner("First", "Second")
        .solution(|((least, most), heaps)| solution::solve(heaps.iter().copied(), *least, *most))
        .studied(5290)
        .rules(by_play(Sum(RangedHeap), position))
        .every_small(|(_, heaps)| is_small(heaps), small)
        .formula(by_rounds)
        .law("heaps in pairs are lost, whatever may be taken", || {
            let ends = [
                (1, 1),
                (1, u64::MAX / 2),
                (3, 14),
                (1 << 62, 1 << 62),
                (u64::MAX / 2, u64::MAX / 2),
            ];
            let twins = large_twins(10_000).map(|(heaps, _)| heaps)[0].clone();
            let small: Vec<u64> = (0..200_000).map(|index| 1_000_000_000 - index / 2).collect();
            let large = ends.map(|range| ((range, twins.clone()), false));
            let judges = ((999_999_999, 1_000_000_000), small);
            large.into_iter().chain([(judges, false)]).collect()
        })
        .law("if just L may be taken, the parity of all takes decides", || {
            let all = |take: u64, heaps: Vec<u64>| {
                let takes: u64 = heaps.iter().map(|heap| heap / take % 2).sum();
                (((take, take), heaps), takes % 2 == 1)
            };
            let heaps = |n: u64| (0..n).map(|index| 1_000_000_000 - index * 4999).collect();
            [1, 2, 1000, 5000, 1_000_000_000].map(|take| all(take, heaps(9_999))).to_vec()
        })
        .law("if every take is allowed, each of the thirty digits decides alone", || {
            let nim = |(heaps, wins)| (((1, 1_000_000_000), heaps), wins);
            pairs_that_differ_in(0..30, 30).into_iter().map(nim).collect()
        })
        .law("if every take is allowed, a list and its mirror image cancel", || {
            let nim = |(heaps, wins)| (((1, 1_000_000_000), heaps), wins);
            mirrored_heaps(200_000, 1_000_000_000).into_iter().map(nim).collect()
        })
        .law("if R forbids nothing, it is Nim on the whole takes of L", || {
            let under = |least: u64, n: u64| {
                let (whole, wins) = heaps_one_to(n);
                let heaps = whole.iter().map(|times| times * least + times % least).collect();
                (((least, 1_000_000_000), heaps), wins)
            };
            [(1, 3), (5, 9_999), (49_999, 10_000), (1000, 9_876)]
                .map(|(least, n)| under(least, n))
                .to_vec()
        })
        .law("multiples of L + R count for nothing, and neither do fewer than L stones", || {
            let near = |least: u64, most: u64, more: u64| {
                let round = least + most;
                ((least, most), vec![u64::MAX / round * round - round + more; 3])
            };
            let pairs = [(1, 2), (7, 50), (1 << 62, 1 << 62), (3, 1 << 62)];
            let lost = pairs.map(|(least, most)| (near(least, most, least - 1), false));
            let won = pairs.map(|(least, most)| (near(least, most, least), true));
            let alone = |heap: u64, wins| (((7, 50), vec![heap]), wins);
            let alone = [(6, false), (7, true), (57, false), (63, false), (64, true)]
                .map(|(heap, wins)| alone(heap, wins));
            [&lost[..], &won, &alone].concat()
        })
        .refuses("a range without numbers", "1 3 2 5", "not from 3 to 2^63 - 1: 2")
        .refuses(
            "a sum that exceeds 64 bits",
            "1 3 9223372036854775808 5",
            "not from 3 to 2^63 - 1",
        )
        .refuses("a move that takes nothing", "1 0 2 5", "may take 0 stones")
        .study(
            study::study(),
            |((least, most), heaps)| vec![[&[*least, *most], &heaps[..]].concat()],
            study::pictures,
        );
    run(this_problem!(), problem);
}
