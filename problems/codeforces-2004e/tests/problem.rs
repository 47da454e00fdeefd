//! Not a Nim Problem (Codeforces 2004E): take a number that is coprime to the heap.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use oracle::games::Sum;
use oracle::positions::{multisets_of, rows_below};
use problem::fixtures::{is_balanced, pairs_that_differ_in, primes_to};
use problem::prelude::*;

use self::rules::CoprimeHeap;

/// The solution's table.
static VALUES: LazyLock<Vec<u32>> = LazyLock::new(|| solution::nim_values(solution::LAST));

/// The first primes.
static PRIMES: LazyLock<Vec<u64>> = LazyLock::new(|| primes_to(200_000));

/// How many primes there are up to `number`, without a list of them: of the numbers up to each
/// n / k cross out, prime by prime, how many have this least factor (Legendre).
fn primes_up_to(number: u64) -> u64 {
    static KNOWN: Mutex<Option<HashMap<u64, u64>>> = Mutex::new(None);
    if number <= 200_000 {
        return PRIMES.partition_point(|&prime| prime <= number) as u64;
    }
    let mut known = KNOWN.lock().expect("no holder of the lock panics");
    *known.get_or_insert_default().entry(number).or_insert_with(|| {
        let root = number.isqrt();
        let mut small: Vec<u64> = (0..=root).map(|n| n.saturating_sub(1)).collect();
        let mut large: Vec<u64> =
            (0..=root).map(|k| number.checked_div(k).map_or(0, |n| n - 1)).collect();
        for prime in 2..=root {
            let before = small[prime as usize - 1];
            if small[prime as usize] == before {
                continue;
            }
            for k in 1..=root.min(number / (prime * prime)) {
                let crossed_out = match k * prime {
                    product if product <= root => large[product as usize],
                    product => small[(number / product) as usize],
                };
                large[k as usize] -= crossed_out - before;
            }
            for n in (prime * prime..=root).rev() {
                small[n as usize] -= small[(n / prime) as usize] - before;
            }
        }
        large[1]
    })
}

fn value(heap: u64) -> u64 {
    if heap % 2 == 0 {
        return 0;
    }
    let factor = (3..).step_by(2).take_while(|factor| factor * factor <= heap);
    let least = factor.into_iter().find(|factor| heap % factor == 0).unwrap_or(heap);
    primes_up_to(least).max(1)
}

/// With numbers of up to 200,000, unless the lists are long: a table for 10^7 takes a while.
fn heaps() -> Shape<Vec<u64>> {
    let up_to = |most: u64| {
        list(int("n", 1..=300_000).beyond(0..=1_000_000), int("a", 1..=most).beyond(0..=most))
    };
    up_to(10_000_000).generated_by(move |size| {
        up_to(if size.full { 10_000_000 } else { 200_000 }).strategy(size)
    })
}

fn main() {
    let format =
        counted(int("t", 1..=10_000).beyond(0..=u64::MAX), heaps()).with_total("n", 300_000);
    let problem = Problem::new(format)
        .winner("Alice", "Bob")
        .solution(|heaps| {
            let heaps: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
            solution::solve(&VALUES, &heaps)
        })
        .studied(1792)
        .rules(by_play(Sum(CoprimeHeap), |heaps: &Vec<u64>| heaps.clone()))
        .every_small(
            |heaps| rows_below(heaps) <= 800 && heaps.len() <= 5,
            || [multisets_of(0..=1, 0..=60), multisets_of(2..=3, 0..=8)].concat(),
        )
        .formula(|heaps| !is_balanced(heaps.iter().map(|&heap| value(heap))))
        .law("even heaps change nothing", || {
            let even = |heaps: u64| (1..=heaps).map(|n| 20 * n).collect::<Vec<u64>>();
            let with = |heap: u64| [even(2000), vec![heap]].concat();
            vec![
                (even(100_000), false),
                (vec![10_000_000], false),
                (with(1), true),
                (with(9_999_991), true),
            ]
        })
        .law("a prime and its square are equal", || {
            let primes =
                [3, 5, 7, 11, 13, 997, 3137, 3163 - 26].map(|prime| vec![prime, prime * prime]);
            primes.map(|heaps| (heaps, false)).to_vec()
        })
        .law("by how many primes there are: 78498 up to 10^6, and 664579 up to 10^7", || {
            // The next prime after an even number of primes, and the one before it, differ by 1.
            let neighbours = [(999_983, 1_000_003), (9_999_973, 9_999_991)];
            let lost = |(a, b)| [(vec![a, b, 1], false), (vec![a, b], true)];
            neighbours.into_iter().flat_map(lost).collect()
        })
        .law("the index of a prime needs all of its twenty digits", || {
            let primes = primes_to(10_000_000);
            let heaps = |(indices, wins): (Vec<u64>, bool)| {
                (indices.iter().map(|&index| primes[index as usize - 1]).collect(), wins)
            };
            pairs_that_differ_in(0..20, 18).into_iter().map(heaps).collect()
        })
        .law("the longest list, each heap twice", || {
            let once: Vec<u64> = (0..150_000).map(|n| 10_000_000 - 61 * n).collect();
            vec![([once.clone(), once].concat(), false)]
        })
        .refuses(
            "a heap for which there is no table",
            "1 1 10000001",
            "a heap above 10^7: 10000001",
        )
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
