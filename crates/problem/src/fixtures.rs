//! What several problems share: formulas, positions whose answers are known for the same
//! reason, and lists of small positions.
//!
//! Everything is derived independently of `gamecore`, with which it shares no code.

use std::collections::HashSet;
use std::iter::successors;

use itertools::Itertools;
use oracle::positions::multisets_of;
use proptest::strategy::Strategy;

use crate::checktestdata::rules::different;
use crate::checktestdata::Form;
use crate::shape::{list, Int, IntoShape, Shape};

/// Nim by counting: whether every binary digit is set in an even number of the heaps.
///
/// This is the nim-sum without an exclusive or: the heaps are balanced if and only if it is 0.
pub fn is_balanced<I: IntoIterator<Item = u64>>(heaps: I) -> bool {
    let mut counts = [0_u32; 64];
    for heap in heaps {
        for (digit, count) in counts.iter_mut().enumerate() {
            *count += u32::from(heap >> digit & 1 == 1);
        }
    }
    counts.iter().all(|count| count % 2 == 0)
}

/// Whether Nim on these heaps can be played by the rules in no time.
pub fn is_small_nim(heaps: &[u64]) -> bool {
    heaps.len() <= 7 && heaps.iter().all(|&heap| heap <= 12)
}

/// Small positions of Nim, empty heaps included.
pub fn small_nim() -> Vec<Vec<u64>> {
    [multisets_of(0..=4, 0..=12), multisets_of(5..=7, 0..=5)].concat()
}

/// What is left of a heap after as many rounds of `cap + 1` stones as it holds.
///
/// The Egyptian way to divide: double the round, and take the multiples off from the top.
pub fn left_after_rounds(heap: u64, cap: u64) -> u64 {
    // In 128 bits one more than the cap cannot overflow.
    let (mut left, round) = (u128::from(heap), u128::from(cap) + 1);
    let mut rounds = round;
    while rounds <= left {
        rounds *= 2;
    }
    while rounds > round {
        rounds /= 2;
        left = left.checked_sub(rounds).unwrap_or(left);
    }
    left as u64
}

/// The heaps 1 to n, and whether the player to move wins Nim on them: unless n is 3 modulo 4.
///
/// The heaps 4k to 4k + 3 differ in their last two digits only, in all four ways, so they
/// cancel out, and so do 1, 2 and 3.
pub fn heaps_one_to(n: u64) -> (Vec<u64>, bool) {
    ((1..=n).collect(), n % 4 != 3)
}

/// An even number of large heaps in pairs of twins, and the same with one heap changed; and
/// whether the player to move wins.
///
/// Whatever is done to one twin, the other player does to the other; if the taker of the last
/// stone loses, until a single heap has more than one stone, for that one wins. Where one heap
/// is changed, the player to move makes it a twin again.
pub fn large_twins(n: u64) -> [(Vec<u64>, bool); 2] {
    let twins: Vec<u64> = (0..n).map(|index| u64::MAX - index / 2).collect();
    let mut changed = twins.clone();
    changed[twins.len() / 9 * 7] -= 1 << 63;
    [(twins, false), (changed, true)]
}

/// All powers of two, without their sum and with it, and whether the player to move wins Nim.
pub fn powers_of_two_and_their_sum() -> Vec<(Vec<u64>, bool)> {
    let powers: Vec<u64> = (0..64).map(|exponent| 1 << exponent).collect();
    let balanced = [powers.clone(), vec![u64::MAX]].concat();
    vec![(powers, true), (balanced, false)]
}

/// Heaps of one stone, n of them, and whether the player to move wins if the taker of the last
/// stone loses: the players take turns until none is left.
pub fn ones_in_misere_nim(n: usize) -> (Vec<u64>, bool) {
    (vec![1; n], n.is_multiple_of(2))
}

/// One large heap beside heaps of one stone: it can be taken whole or but for one stone, so
/// the player to move decides how many ones are left, and wins Nim in which the taker of the
/// last stone loses.
pub fn large_heap_beside_ones() -> Vec<(Vec<u64>, bool)> {
    let beside = |large: u64| [0, 1, 2, 999, 1000].map(|n| [vec![1; n], vec![large]].concat());
    let large = [2, 3, 1 << 32, (1 << 32) + 1, u64::MAX - 1, u64::MAX];
    large.map(beside).concat().into_iter().map(|heaps| (heaps, true)).collect()
}

/// The Fibonacci numbers 2, 3, 5, 8, ... up to the end of `u64`.
pub fn fibonacci_numbers() -> Vec<u64> {
    let pairs = successors(Some((1_u64, 2_u64)), |&(a, b)| Some((b, a.checked_add(b)?)));
    pairs.map(|(_, number)| number).collect()
}

/// `n`, then n numbers, no two of them equal; `rule` completes the sentence "expected ...".
pub fn distinct_list(count: Int, item: Int, rule: &'static str) -> Shape<Vec<u64>> {
    let item_name = item.name;
    let numbers = list(count, item);
    let random = numbers.clone();
    let lines = different(item_name);
    numbers.such_that(rule, lines, |numbers| numbers.iter().all_unique()).generated_by(
        move |size| {
            let numbers = random.clone().strategy(size);
            numbers.prop_map(|numbers| numbers.into_iter().unique().collect()).boxed()
        },
    )
}

/// Every set of numbers from 1 to `most`, each in ascending order, the empty one first.
pub fn subsets_to(most: u64) -> Vec<Vec<u64>> {
    (1..=most).powerset().collect()
}

/// The nim-values of the heaps 0 to `last` of a subtraction game, layer by layer and without a
/// mex.
///
/// The heaps of value 0 are chosen greedily so that no move joins two of them. Every heap left
/// over has a move to one of them, so that among those the heaps of value 1 are again the
/// greedy choice, and so on.
pub fn nim_values_by_layers(amounts: &[u64], last: u64) -> Vec<u64> {
    let mut values = vec![0; last as usize + 1];
    let mut left: Vec<u64> = (0..=last).collect();
    for layer in 0.. {
        let mut joined = vec![false; values.len()];
        left.retain(|&heap| {
            if joined[heap as usize] {
                return true;
            }
            values[heap as usize] = layer;
            let larger = amounts.iter().filter_map(|amount| heap.checked_add(*amount));
            larger.filter(|&larger| larger <= last).for_each(|l| joined[l as usize] = true);
            false
        });
        if left.is_empty() {
            break;
        }
    }
    values
}

/// 1, 2, 3, 5, 8, ... to far beyond the end of `u64`.
fn wide_fibonacci_numbers() -> impl Iterator<Item = u128> {
    successors(Some((1, 2)), |&(a, b)| Some((b, a + b))).map(|(a, _)| a).take(100)
}

/// A number as a sum of Fibonacci numbers no two of which are neighbours in 1, 2, 3, 5, ...;
/// there is just one such sum (Zeckendorf).
///
/// In these digits Wythoff's pairs are plain to see (Silber, 1976): if the least rank, counted
/// from 0, is even, the number is the smaller one of its pair, and shifting all its digits up
/// by one gives the larger.
pub struct FibonacciDigits {
    numbers: Vec<u128>,
    ranks: Vec<usize>,
}

impl FibonacciDigits {
    /// The digits of `number`.
    pub fn of(number: u64) -> FibonacciDigits {
        let numbers: Vec<u128> = wide_fibonacci_numbers().collect();
        let mut rest = u128::from(number);
        let mut ranks = Vec::new();
        for rank in (0..numbers.len() - 1).rev() {
            if numbers[rank] <= rest {
                rest -= numbers[rank];
                ranks.push(rank);
            }
        }
        FibonacciDigits { numbers, ranks }
    }

    /// Whether the least rank is even; not if there is none.
    pub fn end_evenly(&self) -> bool {
        self.ranks.last().is_some_and(|rank| rank % 2 == 0)
    }

    /// The number whose ranks are greater by one.
    pub fn shifted_up(&self) -> u128 {
        self.ranks.iter().map(|rank| self.numbers[rank + 1]).sum()
    }

    /// The number whose ranks are less by one; there must be no rank 0.
    pub fn shifted_down(&self) -> u128 {
        self.ranks.iter().map(|rank| self.numbers[rank - 1]).sum()
    }
}

/// Wythoff's game: the number whose heap is lost beside `heap`.
pub fn wythoff_partner(heap: u64) -> u128 {
    let digits = FibonacciDigits::of(heap);
    if heap == 0 || digits.end_evenly() {
        digits.shifted_up()
    } else {
        digits.shifted_down()
    }
}

/// The lost positions of Wythoff's game in order: each begins with the least number that is in
/// none before it, and its heaps differ by one more.
pub fn wythoff_lost_positions() -> impl Iterator<Item = (u64, u64)> {
    let mut larger_heaps = HashSet::new();
    let mut unused = 0..;
    (0..).map(move |difference| {
        let least = unused.find(|number| !larger_heaps.contains(number));
        let smaller = least.expect("some number is unused");
        larger_heaps.insert(smaller + difference);
        (smaller, smaller + difference)
    })
}

/// The heaps `a` and `b` of Wythoff's game, both of the same range.
///
/// Half of the random ones are at most two stones above a lost position: others hardly ever are
/// lost, and hardly ever have a winning move of each kind.
pub fn wythoff_heaps(a: Int, b: Int) -> Shape<(u64, u64)> {
    let heaps = (a, b);
    heaps.clone().generated_by(move |size| {
        let most = *heaps.0.range(size.scope).end();
        let near_lost = (heaps.0.clone().strategy(size), 0..3_u64, 0..3_u64);
        let near_lost = near_lost.prop_map(move |(heap, more, yet_more)| {
            let lost = u64::try_from(wythoff_partner(heap)).unwrap_or(u64::MAX);
            (heap.saturating_add(more).min(most), lost.saturating_add(yet_more).min(most))
        });
        heaps.clone().strategy(size).prop_union(near_lost.boxed()).boxed()
    })
}

/// What [`verdict_and_results`] prints for two heaps: there are at most three winning moves.
pub fn form_of_verdict_and_results() -> Form {
    let number = "(0|[1-9][0-9]{0,19})";
    Form::lines(format!(r#"REGEX("0\n|1\n({number} {number}\n){{1,3}}")"#))
}

/// `0`, or `1` and then what each winning move leaves, one to a line.
pub fn verdict_and_results(results: &[(u64, u64)]) -> String {
    let lines: String = results.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{}\n{lines}", u8::from(!results.is_empty()))
}
