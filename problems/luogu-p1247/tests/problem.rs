//! 取火柴游戏 (Luogu P1247): Nim, and the winning move with the first heap.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use oracle::Oracle;
use problem::prelude::*;

/// How many matches to take, from which heap, counted from 1, and what that leaves; nothing if
/// every move loses.
type Move = Option<(u64, usize, Vec<u64>)>;

fn by_solution(heaps: &[u64]) -> Move {
    let (index, rest) = solution::solve(heaps)?;
    let mut left = heaps.to_vec();
    left[index] = rest;
    Some((heaps[index] - rest, index + 1, left))
}

fn by_playing(oracle: &Oracle<Sum<NimHeap>>, heaps: &[u64]) -> Move {
    let wins = oracle.winning_options(&heaps.to_vec()).into_iter().map(|left| {
        let heap = (0..heaps.len()).find(|&heap| left[heap] < heaps[heap]);
        let heap = heap.expect("a move lowers a heap");
        (heaps[heap] - left[heap], heap + 1, left)
    });
    wins.min_by_key(|&(matches, heap, _)| (heap, matches))
}

/// The first heap that can be lowered so that every binary digit is set in an even number of
/// the heaps.
fn by_counting(heaps: &[u64]) -> Move {
    let digit = |heap: u64, place: usize| heap >> place & 1;
    let ones: Vec<u64> =
        (0..64).map(|place| heaps.iter().map(|&heap| digit(heap, place)).sum()).collect();
    let needed = |heap: u64| -> u64 {
        (0..64).map(|place| ((ones[place] - digit(heap, place)) % 2) << place).sum()
    };
    let heap = heaps.iter().position(|&heap| needed(heap) < heap)?;
    let mut left = heaps.to_vec();
    left[heap] = needed(heaps[heap]);
    Some((heaps[heap] - left[heap], heap + 1, left))
}

/// 1 to n, a multiple of 4: the others cancel, so the nim-sum is n, and the first heap with
/// its highest digit is the power of two.
fn one_to(n: u64) -> (Vec<u64>, Move) {
    let heaps: Vec<u64> = (1..=n).collect();
    let power = n.next_power_of_two() >> u32::from(!n.is_power_of_two());
    let mut left = heaps.clone();
    left[power as usize - 1] = n - power;
    (heaps, Some((2 * power - n, power as usize, left)))
}

const MOVE: &str = "\
IF(MATCH(\"l\"))
    STRING(\"lose\") NEWLINE
ELSE
    INT(1, 10^9) SPACE INT(1, 500000, heap) NEWLINE
    INT(0, 10^9) SET(k = 1)
    WHILE(MATCH(\" \")) SPACE INT(0, 10^9) SET(k = k + 1) END
    NEWLINE
    ASSERT(heap <= k && k <= 500000)
END";

fn main() {
    let oracle = Oracle::new(Sum(NimHeap));
    let heap = int("a heap", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let problem = Problem::new(single(list(int("k", 1..=500_000), heap)))
        .printing(Form::lines(MOVE), |answer: &Move| match answer {
            Some((matches, heap, left)) => {
                let left: Vec<String> = left.iter().map(u64::to_string).collect();
                format!("{matches} {heap}\n{}", left.join(" "))
            }
            None => "lose".to_string(),
        })
        .solution(|heaps| by_solution(heaps))
        .studied(1137)
        .rules(move |heaps| by_playing(&oracle, heaps))
        .every_small(
            |heaps| heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 9),
            || (1..=3).flat_map(|k| oracle::positions::rows(k, 0..=7)).collect(),
        )
        .formula(|heaps| by_counting(heaps))
        .law("1 to n, a multiple of 4: the power of two is lowered", || {
            [500_000, 8, 12, 4096, 4092].map(one_to).to_vec()
        })
        .law("1 to n is lost if n is 3 mod 4", || {
            [499_999, 3, 7, 4095].map(|n| ((1..=n).collect(), None)).to_vec()
        })
        .law("beside twins a single heap is taken whole, if it has a digit above theirs", || {
            let beside = |heap: u64, twins: usize| {
                let left = [vec![1; 2 * twins], vec![0]].concat();
                let heaps = [vec![1; 2 * twins], vec![heap]].concat();
                (heaps, Some((heap, 2 * twins + 1, left)))
            };
            vec![beside(1_000_000_000, 2000), beside(2, 0), beside(3, 0), beside(u64::MAX - 1, 5)]
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
