//! Dividing Game (AtCoder ABC 368 F): replace a number by a divisor other than itself.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{Divisors, Sum};
use oracle::positions::multisets_of;
use oracle::Ruleset;
use problem::fixtures::{is_balanced, mirrored_heaps};
use problem::prelude::*;

/// The largest number.
const MOST: usize = 1_000_000;

/// The number of prime factors of each number, by the sieve: every power of a prime counts
/// for all its multiples.
fn omegas() -> Vec<u64> {
    let mut omegas = vec![0; MOST + 1];
    for number in 2..=MOST {
        if omegas[number] == 0 {
            let powers = std::iter::successors(Some(number), |power| power.checked_mul(number));
            for power in powers.take_while(|&power| power <= MOST) {
                (power..=MOST).step_by(power).for_each(|multiple| omegas[multiple] += 1);
            }
        }
    }
    omegas
}

fn within_reach(numbers: &[u64]) -> bool {
    let small = numbers.len() <= 6 && numbers.iter().all(|&number| number <= 10_000);
    let divisors = |number: &u64| Divisors.options(number).len() + 1;
    small && numbers.iter().map(divisors).product::<usize>() <= 1000
}

fn small() -> Vec<Vec<u64>> {
    let (one, two) = (multisets_of(1..=1, 1..=100), multisets_of(2..=2, 2..=48));
    [one, two, multisets_of(3..=3, 2..=16), multisets_of(4..=4, 1..=8)].concat()
}

fn main() {
    let omegas = omegas();
    let count = int("N", 1..=100_000).beyond(0..=100_000);
    let number = int("A", 2..=100_000).beyond(1..=1_000_000);
    let problem = Problem::new(single(list(count, number)))
        .winner("Anna", "Bruno")
        .solution(|numbers| {
            let numbers: Vec<usize> = numbers.iter().map(|&number| number as usize).collect();
            solution::solve(&numbers)
        })
        .studied(3964)
        .rules(by_play(Sum(Divisors), Vec::clone))
        .every_small(|numbers| within_reach(numbers), small)
        .formula(move |numbers| !is_balanced(numbers.iter().map(|&number| omegas[number as usize])))
        .law("of equal numbers, an odd one out wins", || {
            let alike = |number: u64, n: usize| (vec![number; n], n % 2 == 1 && number > 1);
            let numbers = [1, 2, 65_536, 99_991, 100_000, 524_288, 1_000_000];
            let counts = [1, 2, 999, 1000];
            let all = numbers.map(|number| counts.map(|n| alike(number, n))).concat();
            all.into_iter().chain([alike(99_999, 100_000)]).collect()
        })
        .law("the square of a prime has two factors", || {
            let primes = [313, 311, 307, 293, 283, 257, 251, 211, 199, 157, 127, 113, 101, 97];
            let primes = primes.into_iter().chain([89, 61, 53, 43, 31, 29, 17, 11, 7, 5, 3]);
            primes.map(|prime| (vec![prime * prime, 4], false)).collect()
        })
        .law(
            "twice and three times a number have as many factors, twice and four times do not",
            || {
                let alike = (33_326..=33_333).map(|n| (vec![2 * n, 3 * n], false));
                let differ = (24_993..=25_000).map(|n| (vec![2 * n, 4 * n], true));
                alike.chain(differ).chain([(vec![40_000, 100_000], false)]).collect()
            },
        )
        .law("a list and its mirror image cancel", || {
            let powers = |(heaps, wins): (Vec<u64>, bool)| {
                (heaps.into_iter().map(|heap| 1 << (heap % 15 + 1)).collect(), wins)
            };
            mirrored_heaps(100_000, 1_000_000_000).into_iter().map(powers).collect()
        })
        .law("powers of two are Nim on their exponents", || {
            let power = |exponent: u64| 1 << exponent;
            let to = |n: u64| ((1..=n).map(power).collect(), n % 4 != 3);
            (1..=19).map(to).collect()
        })
        .law("a product of two numbers is worth as many factors as both have", || {
            // 2^a against 3^b and the number 2^a' 3^b' with a' + b' factors.
            let pair =
                |a: u32, b: u32| (vec![2_u64.pow(a) * 3_u64.pow(b), 2_u64.pow(a + b)], false);
            (0..=8).flat_map(|a| (0..=6).map(move |b| pair(a, b))).collect()
        })
        .refuses("a number that is too large", "2 6 1000001", "from 1 to 10^6: 1000001")
        .refuses("a zero, which every number divides", "3 2 0 4", "from 1 to 10^6: 0")
        .study(study::study(), |numbers| vec![numbers.clone()], study::pictures);
    run(this_problem!(), problem);
}
