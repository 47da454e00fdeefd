//! 世界未末日 (Luogu P7977): Moore's Nim on heaps with values of their own.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::sync::LazyLock;

use oracle::positions::{multisets, rows_below};
use problem::prelude::*;

use self::rules::ProductAndSum;

/// k and S, and the heaps.
type Case = ((u64, u64), Vec<u64>);

/// The largest heap.
const MOST: u64 = 100_000_000_000;

/// The most that a move can leave of a heap.
fn most_left(heap: u64) -> Option<u64> {
    let root = (4 * heap).isqrt();
    heap.checked_sub(root + u64::from(root * root < 4 * heap)).filter(|_| heap > 0)
}

/// The least heap of each value: it can leave the one before, and one stone less cannot.
static LEAST: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut least = vec![0];
    while let Some(&last) = least.last().filter(|&&last| last <= MOST) {
        // It is searched from `last` on, by halves.
        let (mut low, mut high) = (last, 2 * last + 10);
        while high - low > 1 {
            let middle = (low + high) / 2;
            if most_left(middle).is_some_and(|left| left >= last) {
                high = middle;
            } else {
                low = middle;
            }
        }
        least.push(high);
    }
    least
});

/// By the values, digit by digit.
fn by_digits(((k, _), heaps): &Case) -> bool {
    let value = |heap: &u64| LEAST.binary_search(heap).unwrap_or_else(|next| next - 1);
    let values: Vec<usize> = heaps.iter().map(value).collect();
    let round = u128::from(*k) + 1;
    (0..20).any(|digit| {
        let ones = values.iter().filter(|&value| value >> digit & 1 == 1).count();
        ones as u128 % round != 0
    })
}

fn case(k: u64, heaps: Vec<u64>) -> Case {
    ((k, heaps.iter().copied().max().unwrap_or(1)), heaps)
}

/// `n k S`, and n heaps.
fn heaps() -> Shape<Case> {
    let n = int("n", 1..=3_000_000);
    let k = int("k", 1..=3_000_000).beyond(1..=u64::MAX);
    let largest = int("S", 1..=30_000_000_000).beyond(1..=MOST);
    let heaps = headed_list(n, (k, largest), int("a heap", between(1, named("S"))));
    let heaps = heaps
        .for_judge("k is at most n", "ASSERT(k <= n)", |((k, _), heaps)| *k <= heaps.len() as u64);
    heaps.generated_by(random_cases)
}

/// Some heaps, and often each of them k + 1 times, as others are hardly ever lost.
fn random_cases(size: Size) -> BoxedStrategy<Case> {
    let most = if size.scope == Scope::Judge { 30_000_000_000 } else { MOST };
    let heap = int("a heap", 1..=most);
    let length = (size.length / 4).clamp(1, 10_000);
    let list = list(int("n", 1..=length), heap).strategy(size);
    let cases = (1..=3_u64, list, 0..2).prop_map(|(k, list, kind)| {
        let times = if kind == 0 { k as usize + 1 } else { 1 };
        let heaps = list.repeat(times);
        case(k.min(heaps.len() as u64), heaps)
    });
    cases.boxed()
}

fn main() {
    let problem = Problem::new(single(heaps()))
        .winner("YES", "NO")
        .solution(|((k, largest), heaps)| solution::solve(*k, *largest, heaps.iter().copied()))
        .studied(4918)
        .rules(by_play(ProductAndSum, |((k, _), heaps): &Case| (*k, heaps.clone())))
        .every_small(
            |((k, _), heaps)| *k <= 4 && heaps.len() <= 5 && rows_below(heaps) <= 25_000,
            || {
                let sizes = [(1, 60), (2, 26), (3, 12), (4, 11)];
                let heaps = sizes.iter().flat_map(|&(n, most)| multisets(n, 1..=most));
                let cases = heaps.flat_map(|heaps| (1..=3).map(move |k| case(k, heaps.clone())));
                cases.filter(|((k, _), heaps)| *k <= heaps.len() as u64).collect()
            },
        )
        .formula(by_digits)
        .law("up to k heaps are lost if and only if none has 4 stones", || {
            let large = vec![30_000_000_000; 5];
            let lost = [vec![3], vec![1, 2, 3], vec![3; 5]].map(|heaps| (case(5, heaps), false));
            let won = [vec![4], vec![3, 4], large].map(|heaps| (case(5, heaps), true));
            [lost, won].concat()
        })
        .law("k + 1 equal heaps are lost, but not after a move in one of them", || {
            let heaps = [4, 46, 1_000_000, 29_999_999_999, 30_000_000_000, MOST];
            let cases = |heap: u64| {
                let left = most_left(heap).unwrap_or(0).max(1);
                let with = move |k: u64, other: u64| {
                    case(k, [vec![heap; k as usize], vec![other]].concat())
                };
                [1, 2, 9]
                    .into_iter()
                    .flat_map(move |k| [(with(k, heap), false), (with(k, left), true)])
            };
            heaps.into_iter().flat_map(cases).collect()
        })
        .law("two heaps are won if their values differ in a single digit", || {
            let with_digit = |value: usize, digit: u32| match value ^ 1 << digit {
                other if LEAST.get(other).is_some_and(|&heap| (1..=MOST).contains(&heap)) => {
                    Some(other)
                }
                _ => None,
            };
            let values = [2, 5, 46_341, 87_381, 131_071, 131_072, 173_000];
            let pairs = values.into_iter().flat_map(|value| {
                let others = (0..18).filter_map(move |digit| with_digit(value, digit));
                others.map(move |other| (case(1, vec![LEAST[value], LEAST[other]]), true))
            });
            let below = |((_, most), _): &Case| *most <= 30_000_000_000;
            let (judge, beyond): (Vec<_>, Vec<_>) = pairs.partition(|(case, _)| below(case));
            // An input holds one case, and not all of these are tried: the upper digits come first.
            [judge.into_iter().rev().collect(), beyond].concat()
        })
        .law("4, 11, 20, 32 and 46 are the least heaps of their values", || {
            let least = [4, 11, 20, 32, 46];
            let pairs = least.windows(2).flat_map(|pair| {
                let (first, next) = (pair[0], pair[1]);
                [(case(1, vec![first, next - 1]), false), (case(1, vec![first, next]), true)]
            });
            pairs.collect()
        })
        .law("the most heaps, all of which a move may change", || {
            let mut heaps = vec![3; 3_000_000];
            heaps[2_345_678] = 4;
            vec![(case(3_000_000, heaps), true)]
        })
        .law("two hundred thousand heaps, each of them k + 1 times", || {
            let fourfold = |n: u64| (0..n).map(|place| 30_000_000_000 - 7919 * (place / 4));
            let one_more = fourfold(50_000).chain([11]);
            let (lost, won) = (fourfold(200_000).collect(), one_more.collect());
            vec![(case(3, lost), false), (case(3, won), true)]
        })
        .refuses("a heap above S", "3 1 9 4 11 4", "a heap of 11 is above S = 9")
        .refuses("S for which there is no table", "1 1 100000000001 5", "S is above 10^11")
        .study(
            study::study(),
            |((k, _), heaps)| vec![[&[*k], &heaps[..]].concat()],
            study::pictures,
        );
    run(this_problem!(), problem);
}
