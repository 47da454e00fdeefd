//! Unfair Nim (AtCoder ABC 172 F): stones are moved before Nim begins.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::rows;
use oracle::Oracle;
use problem::prelude::*;

use self::rules::UnfairNim;

/// `N`, then N heaps; in half of the random cases the last heap is the one with which Nim can be
/// won, where that is possible.
fn heaps() -> Shape<Vec<u64>> {
    let count = int("N", 2..=300).beyond(2..=100_000);
    let heap = int("a heap", 1..=1_000_000_000_000).beyond(1..=u64::MAX);
    list(count, heap).repaired_by(|mut heaps| {
        let (last, most) = (heaps.len() - 1, heaps.iter().copied().max());
        let stays = heaps[0] / 2 + 1;
        let received = heaps[1].checked_add(heaps[0] - stays);
        if let (Some(received), 2..) = (received.filter(|stones| stones % 2 == 1), last) {
            let others = heaps[2..last].iter().fold(stays ^ received, |sum, heap| sum ^ heap);
            if (1..=most.unwrap_or(0)).contains(&others) {
                heaps[last] = others;
            }
        }
        heaps
    })
}

/// The fewest stones that win, by trying all numbers of them.
fn by_playing(oracle: &Oracle<UnfairNim>, heaps: &[u64]) -> Option<u64> {
    let wins = oracle.winning_options(&(false, heaps.to_vec()));
    wins.iter().map(|(_, left)| heaps[0] - left[0]).min()
}

/// The fewest stones that win, by the carries of the written addition.
///
/// The sum of two numbers is their nim-sum except for the carries, so these are known: where both
/// numbers have the same digit, it is what is carried on; where they differ, the carry stays.
fn by_carries(heaps: &[u64]) -> Option<u64> {
    let sum = u128::from(heaps[0]) + u128::from(heaps[1]);
    let nim_sum = heaps[2..].iter().fold(0, |sum, heap| sum ^ heap);
    let carries = sum ^ u128::from(nim_sum);
    let (carried, carried_on) = (carries, carries >> 1);
    let same = !u128::from(nim_sum);
    if carries & 1 == 1 || (carried ^ carried_on) & u128::from(nim_sum) != 0 {
        return None;
    }
    // Both have these digits; above 64 bits there can be none.
    let both = u64::try_from(carried_on & same).ok()?;
    let is_share = |stays: u64| stays != 0 && stays & !nim_sum == both;
    // The greatest share that is at most the heap: equal to it, or equal down to some digit, less
    // there, and then as great as it can be.
    let below = |place: u32| {
        let equal = heaps[0].checked_shr(place + 1).map_or(0, |high| high << place << 1);
        let rest = (1_u64 << place) - 1;
        (heaps[0] >> place & 1 == 1).then_some(equal | (both | nim_sum) & rest)
    };
    let shares = Some(heaps[0]).into_iter().chain((0..64).filter_map(below));
    let greatest = shares.filter(|&stays| is_share(stays)).max()?;
    Some(heaps[0] - greatest)
}

fn main() {
    let oracle = Oracle::new(UnfairNim);
    let form = Form::number(-1..=999_999_999_999);
    let problem = Problem::new(single(heaps()))
        .printing(form, |moved: &Option<u64>| match moved {
            Some(moved) => moved.to_string(),
            None => "-1".to_string(),
        })
        .solution(|heaps| solution::solve(heaps))
        .studied(2648)
        .rules(move |heaps| by_playing(&oracle, heaps))
        .every_small(
            |heaps| heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 12),
            || [rows(2, 1..=12), rows(3, 1..=8), rows(4, 1..=4)].concat(),
        )
        .formula(|heaps| by_carries(heaps))
        .law("two heaps must become equal", || {
            let most = 1_000_000_000_000;
            let pairs = [(most, most - 2), (most, 2), (most, 1), (most - 2, most), (7, u64::MAX)];
            let (even, least) = ((u64::MAX, 1), (u64::MAX, u64::MAX));
            let all = pairs.into_iter().chain([even, least]);
            let moved = |(a, b): (u64, u64)| a.checked_sub(b).filter(|more| more % 2 == 0);
            all.map(|(a, b)| (vec![a, b], moved((a, b)).map(|more| more / 2))).collect()
        })
        .law("with twins besides, the first two heaps are alone", || {
            let twins: Vec<u64> =
                (0..149).chain(0..149).map(|n| 1_000_000_000_000 - n * n).collect();
            let beside = |a, b| [vec![a, b], twins.clone()].concat();
            vec![
                (beside(999_999_999_999, 1), Some(499_999_999_999)),
                (beside(1_000_000_000_000, 1), None),
                (beside(1, 1), Some(0)),
            ]
        })
        .law("the first heap may not be emptied, even where that would win", || {
            (0..63).map(|k| (vec![1 << k, 1 << k, 2 << k], None)).collect()
        })
        .law(
            "one stone makes the first heap a power of two, which the second one completes",
            || {
                let heaps = |k: u32| vec![(1 << k) + 1, (2 << k) + 1, (3 << k) + 2];
                (2..62).map(|k| (heaps(k), Some(1))).collect()
            },
        )
        .refuses("one heap", "1 5", "fewer than two heaps")
        .refuses("no heaps", "0", "fewer than two heaps")
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
