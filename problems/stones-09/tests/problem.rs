//! 取石子(九): Nim in which the taker of the last stone loses.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use problem::fixtures::{
    heaps_one_to, is_balanced, is_small_nim, large_heap_beside_ones, large_twins,
    ones_in_misere_nim, small_nim,
};
use problem::prelude::*;

/// The heaps of a lost position are balanced; but where none has more than one stone, they are
/// not, because a single stone must be left over, to be taken last.
fn is_lost(heaps: &[u64]) -> bool {
    let only_ones = heaps.iter().all(|&heap| heap <= 1);
    is_balanced(heaps.iter().copied()) != only_ones
}

fn main() {
    let heap = int("a heap", 1..=10_000).beyond(0..=u64::MAX);
    let heaps = list(int("m", 1..=1000).beyond(0..=10_000_000), heap);
    let problem = Problem::new(counted(int("T", 1..=10_000).beyond(0..=u64::MAX), heaps))
        .winner("Yougth", "Hrdv")
        .solution(|heaps| solution::solve(heaps.iter().copied()))
        .studied(3350)
        .rules(by_misere_play(Sum(NimHeap), Vec::clone))
        .every_small(|heaps| is_small_nim(heaps), small_nim)
        .formula(|heaps| !is_lost(heaps))
        .law("where nobody can move, the player to move has won", || {
            [0, 1, 2, 1000].map(|n| (vec![0; n], true)).to_vec()
        })
        .law("heaps of one stone are lost if and only if they are odd in number", || {
            [1, 2, 3, 4, 49, 50, 999, 1000, 999_999, 1_000_000].map(ones_in_misere_nim).to_vec()
        })
        .law("one large heap beside ones is won, whatever their number", large_heap_beside_ones)
        .law("from n = 3 on, 1 to n is lost if and only if n is 3 mod 4", || {
            [3, 4, 5, 6, 7, 8, 9, 10, 11, 999_998, 999_999].map(heaps_one_to).to_vec()
        })
        .law("large twins are lost, and won with one of them changed", || {
            [2, 4, 50, 100_000].map(large_twins).concat()
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
