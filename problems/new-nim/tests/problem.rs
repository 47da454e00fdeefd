//! 新Nim游戏 (CQOI 2013): whole heaps are removed first, then Nim is played.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets;
use oracle::Oracle;
use problem::prelude::*;

use self::rules::{Heaps, NewNim};

fn stones(heaps: &[u64]) -> u128 {
    heaps.iter().map(|&heap| u128::from(heap)).sum()
}

/// What the winning first moves leave that remove the fewest stones.
fn cheapest_wins(oracle: &Oracle<NewNim>, heaps: &[u64]) -> Vec<Vec<u64>> {
    let wins = oracle.winning_results(&Heaps { openings: 2, heaps: heaps.to_vec() });
    let most = wins.iter().map(|left| stones(&left.heaps)).max();
    wins.into_iter().map(|left| left.heaps).filter(|left| Some(stones(left)) == most).collect()
}

/// The stones that the cheapest winning first move removes.
fn by_playing(oracle: &Oracle<NewNim>, heaps: &[u64]) -> u128 {
    let cheapest = cheapest_wins(oracle, heaps).pop();
    stones(heaps) - stones(&cheapest.expect("the first player can always win"))
}

/// The other way to the heaviest independent heaps, without sorting: take the heaps
/// as they come, and whenever some of them have the nim-sum 0, remove the least of those.
fn removed_by_circuits(heaps: &[u64]) -> u128 {
    let mut kept: Vec<u64> = Vec::new();
    for &heap in heaps {
        let circuit = with_nim_sum(&kept, heap);
        kept.push(heap);
        if let Some(least) = circuit.map(|part| part.into_iter().fold(heap, u64::min)) {
            let place = kept.iter().position(|&kept| kept == least);
            kept.remove(place.expect("the least was one of them"));
        }
    }
    stones(heaps) - stones(&kept)
}

/// Those of the `independent` heaps whose nim-sum is `target`, if some have it.
///
/// Gauss' elimination from the lowest digit upwards, which remembers of which heaps each row
/// is the nim-sum.
fn with_nim_sum(independent: &[u64], target: u64) -> Option<Vec<u64>> {
    let mut rows: Vec<(u64, u64)> = Vec::new();
    let eliminated = |rows: &[(u64, u64)], mut sum: u64, mut part: u64| {
        for (row, of) in rows {
            if sum >> row.trailing_zeros() & 1 == 1 {
                sum ^= row;
                part ^= of;
            }
        }
        (sum, part)
    };
    for (index, &heap) in independent.iter().enumerate() {
        let row = eliminated(&rows, heap, 1 << index);
        rows.push(row);
    }
    let (rest, part) = eliminated(&rows, target, 0);
    let of_part = (0..independent.len()).filter(|index| part >> index & 1 == 1);
    (rest == 0).then(|| of_part.map(|index| independent[index]).collect())
}

/// The rules are played on k heaps if none is greater than the k-th of these.
const SMALL: [u64; 8] = [20, 16, 12, 9, 7, 6, 3, 2];

fn is_small(heaps: &[u64]) -> bool {
    heaps.len() <= SMALL.len() && heaps.iter().all(|&heap| heap <= SMALL[heaps.len() - 1])
}

fn small() -> Vec<Vec<u64>> {
    (1..).zip(SMALL).flat_map(|(k, most)| multisets(k, 1..=most)).collect()
}

fn main() {
    let oracle = Oracle::new(NewNim);
    let heap = int("a heap", 1..=1_000_000_000).beyond(1..=u64::MAX);
    let heaps = list(int("k", 1..=100).beyond(1..=100_000), heap);
    let problem = Problem::new(single(heaps))
        .printing(Form::number(0..=99_000_000_000), u128::to_string)
        .solution(|heaps| solution::solve(heaps))
        .studied(2394)
        .rules(move |heaps| by_playing(&oracle, heaps))
        .every_small(|heaps| is_small(heaps), small)
        .formula(|heaps| removed_by_circuits(heaps))
        .law("of equal heaps all but one go", || {
            let equal =
                |k: u64, heap: u64| (vec![heap; k as usize], u128::from(k - 1) * u128::from(heap));
            let of_judge = [equal(3, 7), equal(4, 1), equal(100, 1_000_000_000)];
            let larger = [equal(1, u64::MAX), equal(2, 1 << 63), equal(100_000, u64::MAX)];
            [of_judge, larger].concat()
        })
        .law("different powers of two may all stay", || {
            (1..=64).map(|k| ((0..k).map(|exponent| 1 << exponent).collect(), 0)).collect()
        })
        .law("of a, b and their nim-sum the least goes", || {
            let triple = |digits: u32, exponent: u32| {
                let (a, b): (u64, u64) = ((1 << digits) - 1, 1 << exponent);
                (vec![b, a ^ b, a], b.min(a ^ b).into())
            };
            let triples = |digits: u32| (0..digits).map(move |exponent| triple(digits, exponent));
            [29, 63].into_iter().flat_map(triples).collect()
        })
        .law("of 1, 2, ..., 2^m - 1 stay the last and those a power of two below", || {
            let all = |m: u32| {
                let last = (1_u64 << m) - 1;
                let kept = (0..m - 1).fold(last, |kept, exponent| kept + last - (1 << exponent));
                ((1..=last).collect(), (last * (last + 1) / 2 - kept).into())
            };
            (1..=16).map(all).collect()
        })
        .law("64 independent heaps near the end of u64, each repeated: one of each stays", || {
            let independent: Vec<u64> = (0..64).map(|place| u64::MAX - (1 << place)).collect();
            let sum = 63 * u128::from(u64::MAX);
            [1, 1562].map(|times| (independent.repeat(times), sum * (times as u128 - 1))).to_vec()
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures)
        .ends_soon("the first move may leave so few heaps that little is left to play")
        .refuses("no heaps, so that nothing can be left", "0", "no stones")
        .refuses("empty heaps, so that the second player takes none", "2 0 0", "no stones");
    run(this_problem!(), problem);
}
