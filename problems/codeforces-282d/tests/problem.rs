//! Yet Another Number Game (Codeforces 282D): from one heap or from all.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets;
use problem::fixtures::{is_balanced, near_golden_ratio, wythoff_lost_positions, wythoff_partner};
use problem::prelude::*;

use self::rules::OneOrAll;

/// `n`, then n heaps; in half of the random ones the last heap makes the others lost.
fn heaps() -> Shape<Vec<u64>> {
    let heaps = list(int("n", 1..=3), int("a", 0..=299).beyond(0..=u64::MAX));
    let any = heaps.clone();
    heaps
        .generated_by(move |size| {
            let most = if size.scope == Scope::Judge { 299 } else { u64::MAX };
            let lost = any.clone().strategy(size).prop_map(move |mut heaps| {
                let last = match heaps[..heaps.len() - 1] {
                    [] => 0,
                    [a] => u64::try_from(wythoff_partner(a)).unwrap_or(u64::MAX),
                    _ => heaps[0] ^ heaps[1],
                };
                *heaps.last_mut().expect("there is a heap") = last.min(most);
                heaps
            });
            any.clone().strategy(size).prop_union(lost.boxed()).boxed()
        })
        .always_with(|_| near_golden_ratio().into_iter().map(|(a, b)| vec![a, b]).collect())
}

fn wins(heaps: &[u64]) -> bool {
    match *heaps {
        [a, b] => wythoff_partner(a) != u128::from(b),
        _ => !is_balanced(heaps.iter().copied()),
    }
}

fn main() {
    let problem = Problem::new(single(heaps()))
        .winner("BitLGM", "BitAryo")
        .solution(|heaps| solution::solve(heaps))
        .studied(1191)
        .rules(by_play(OneOrAll, Vec::clone))
        .every_small(
            |heaps| heaps.iter().all(|&heap| heap <= [40, 40, 10][heaps.len() - 1]),
            || [multisets(1, 0..=20), multisets(2, 0..=20), multisets(3, 0..=8)].concat(),
        )
        .formula(|heaps| wins(heaps))
        .law("all lost pairs of heaps below 300, in both orders, and with a stone more", || {
            let below = wythoff_lost_positions().take_while(|pair| pair.1 < 299);
            let around =
                |(a, b)| [(vec![a, b], false), (vec![b, a], false), (vec![b + 1, a], true)];
            below.flat_map(around).collect()
        })
        .law("three heaps of which one is empty are not Wythoff's game", || {
            let twins = (0..300).map(|heap| (vec![heap, 0, heap], false));
            let pairs = wythoff_lost_positions().skip(1).take_while(|pair| pair.1 < 300);
            twins.chain(pairs.map(|(a, b)| (vec![a, b, 0], true))).collect()
        })
        .law("from three lost heaps no equal take leads to others", || {
            let lost = |n: u64| [n % 150, n * n % 150, (n % 150) ^ (n * n % 150)];
            let more = |n: u64| lost(n).map(|heap| heap + 1 + n % 40).to_vec();
            let lost = (1..200).map(|n| (lost(n).to_vec(), false));
            lost.chain((1..200).map(|n| (more(n), true))).collect()
        })
        .law("one heap is taken whole", || {
            let heaps = [1, 2, 299, u64::MAX].map(|heap| (vec![heap], true));
            heaps.into_iter().chain([(vec![0], false)]).collect()
        })
        .refuses("four heaps", "4 1 2 3 4", "4 heaps: an even number, and not two")
        .refuses("no heaps", "0", "0 heaps: an even number, and not two")
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
