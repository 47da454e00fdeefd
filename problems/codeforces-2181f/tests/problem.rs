//! Fragmented Nim (Codeforces 2181F): the opponent names the heap.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::OpponentChooses;
use oracle::positions::{multisets_of, rows_below};
use oracle::Oracle;
use problem::prelude::*;

/// The player who takes next wins if this is so for every heap that can be named.
fn wins_by_play(oracle: &Oracle<OpponentChooses>, heaps: &[u64]) -> bool {
    let mut named = (0..heaps.len()).filter(|&heap| heaps[heap] > 0).peekable();
    named.peek().is_some() && named.all(|heap| oracle.next_wins(&(heaps.to_vec(), Some(heap))))
}

/// By the numbers of ones and of larger heaps, if a move leaves of a larger heap one stone or
/// nothing: a row of outcomes for each number of larger heaps, the ones in columns.
fn wins_by_counts(heaps: &[u64]) -> bool {
    let count =
        |is_counted: fn(&u64) -> bool| heaps.iter().filter(|&heap| is_counted(heap)).count();
    let (ones, larger) = (count(|&heap| heap == 1), count(|&heap| heap > 1));
    if ones + larger > 60 {
        // The same in closed form: each one exchanges the roles.
        return (ones % 2 == 0) ^ (larger == 0);
    }
    let mut wins: Vec<bool> = (0..=ones + larger).map(|ones| ones % 2 == 1).collect();
    for _ in 0..larger {
        let before = wins.clone();
        for ones in 0..before.len() - 1 {
            let takes_one = ones == 0 || !wins[ones - 1];
            wins[ones] = takes_one && (!before[ones] || !before[ones + 1]);
        }
        wins.pop();
    }
    wins[ones]
}

/// Random heaps, many of one stone, as nothing else matters.
fn random_heaps(heaps: Shape<Vec<u64>>) -> impl Fn(Size) -> BoxedStrategy<Vec<u64>> {
    move |size| {
        let any = heaps.clone().strategy(size);
        let ones = any.clone().prop_flat_map(|heaps| (0..=heaps.len(), Just(heaps)));
        let ones = ones.prop_map(|(ones, mut heaps)| {
            heaps[..ones].fill(1);
            heaps.rotate_left(ones / 2);
            heaps
        });
        any.prop_union(ones.boxed()).boxed()
    }
}

fn main() {
    let oracle = Oracle::new(OpponentChooses);
    let heap = int("a", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let heaps = list(int("n", 1..=200_000).beyond(0..=1_000_000), heap);
    let random = random_heaps(heaps.clone());
    let cases = int("t", 1..=10_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, heaps.generated_by(random)).with_total("n", 200_000))
        .winner("Alice", "Bob")
        .solution(|heaps| solution::solve(heaps))
        .studied(4261)
        .rules(move |heaps: &Vec<u64>| wins_by_play(&oracle, heaps))
        .every_small(
            |heaps| heaps.len() <= 7 && rows_below(heaps) <= 1000,
            || {
                let cases = [multisets_of(0..=4, 0..=4), multisets_of(5..=7, 1..=2)].concat();
                cases.into_iter().filter(|heaps| rows_below(heaps) <= 1000).collect()
            },
        )
        .formula(|heaps| wins_by_counts(heaps))
        .law("n heaps of one stone are won if and only if n is odd", || {
            let lengths = (1..=40).chain(9_999..=10_000);
            lengths.map(|n| (vec![1; n], n % 2 == 1)).collect()
        })
        .law("k ones among larger heaps are won if and only if k is even", || {
            let among = |ones: usize| {
                let larger = [vec![2], vec![2, u64::MAX], vec![1_000_000_000; 5], vec![3; 4]];
                larger.map(|larger| {
                    let half = larger.len() / 2;
                    let heaps = [&larger[..half], &vec![1; ones], &larger[half..]].concat();
                    (heaps, ones % 2 == 0)
                })
            };
            (0..=40).chain(9_998..=9_999).flat_map(among).collect()
        })
        .law("empty heaps are not there", || {
            vec![(vec![0; 3], false), (vec![0, 1], true), (vec![2, 0, 1], false)]
        })
        .study(study::study(), |heaps| vec![[&[0], &heaps[..]].concat()], study::pictures);
    run(this_problem!(), problem);
}
