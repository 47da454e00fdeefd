//! 先手赢第一步: replace a number by a proper divisor.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{Divisors, Sum};
use oracle::positions::rows;
use oracle::{Oracle, Ruleset};
use problem::fixtures::primes_to;
use problem::prelude::*;

/// The index of the first number that a winning move can replace.
fn first_by_rules(oracle: &Oracle<Sum<Divisors>>, numbers: &[u64]) -> Option<usize> {
    let replaced = |next: &Vec<u64>| (0..numbers.len()).find(|&at| next[at] != numbers[at]);
    oracle.winning_options(&numbers.to_vec()).iter().filter_map(replaced).min()
}

/// No cube of a larger number is below 2^64.
const CUBE_ROOT: u64 = 2_642_245;

/// The number of prime factors without finding the large ones: what has no
/// factor up to its cube root is 1, a prime, or a product of two primes.
fn omega(number: u64, primes: &[u64]) -> u32 {
    let (mut rest, mut count) = (number, 0);
    for &prime in primes {
        if prime * prime > rest / prime {
            break;
        }
        while rest.is_multiple_of(prime) {
            rest /= prime;
            count += 1;
        }
    }
    match rest {
        1 => count,
        _ if is_prime(rest) => count + 1,
        _ => count + 2,
    }
}

/// Whether a number above 1 is prime: a strong test for the seven bases that
/// are enough for 64 bits (Sinclair, 2011).
fn is_prime(n: u64) -> bool {
    let power = |base: u64, exponent: u64| {
        let times = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(n)) as u64;
        let (mut power, mut square, mut left) = (1, base % n, exponent);
        while left > 0 {
            if left % 2 == 1 {
                power = times(power, square);
            }
            square = times(square, square);
            left /= 2;
        }
        power
    };
    let twos = (n - 1).trailing_zeros();
    let passes = |base: u64| {
        let odd = (n - 1) >> twos;
        power(base, odd) == 1 || (0..twos).any(|twice| power(base, odd << twice) == n - 1)
    };
    let bases = [2, 325, 9375, 28178, 450775, 9780504, 1795265022];
    n == 2 || n % 2 == 1 && bases.iter().all(|&base| base % n == 0 || passes(base))
}

/// The first number whose heap has the highest binary digit that is out of balance.
fn first_by_omega(numbers: &[u64], primes: &[u64]) -> Option<usize> {
    let heaps: Vec<u32> = numbers.iter().map(|&number| omega(number, primes)).collect();
    let has = |heap: u32, digit: u32| heap >> digit & 1 == 1;
    let odd = |digit: &u32| heaps.iter().filter(|&&heap| has(heap, *digit)).count() % 2 == 1;
    let highest = (0..6).rev().find(odd)?;
    heaps.iter().position(|&heap| has(heap, highest))
}

fn small() -> Vec<Vec<u64>> {
    let (one, two) = (rows(1, 1..=200), rows(2, 1..=50));
    [one, two, rows(4, 1..=6), rows(3, 1..=12)].concat()
}

fn within_reach(numbers: &[u64]) -> bool {
    let small = numbers.len() <= 6 && numbers.iter().all(|&number| number <= 10_000);
    let divisors = |number: &u64| Divisors.options(number).len() + 1;
    small && numbers.iter().map(divisors).product::<usize>() <= 1000
}

/// The highest power of `prime` below 2^64, and its exponent.
fn highest_power(prime: u64) -> (u64, u32) {
    (1..64)
        .map_while(|exponent| Some((prime.checked_pow(exponent)?, exponent)))
        .last()
        .expect("a prime is a power of itself")
}

const FIRST: &str = "\
IF(MATCH(\"1\"))
    STRING(\"1\") NEWLINE
    INT(1, 100000) NEWLINE
ELSE
    STRING(\"2\") NEWLINE
END";

fn main() {
    let oracle = Oracle::new(Sum(Divisors));
    let primes = primes_to(CUBE_ROOT);
    let count = |judge| int("n", judge).beyond(0..=100_000);
    let numbers = list(count(1..=100_000), int("a number", 1..=u64::MAX));
    // The formula is slow on large numbers: few of them, or many smaller ones.
    let few = list(count(1..=20), int("a number", 1..=u64::MAX));
    let many = list(count(1..=100_000), int("a number", 1..=1_000_000));
    let numbers = numbers.generated_by(move |size| {
        let few = few.clone().strategy(Size { length: size.length.min(20), ..size });
        few.prop_union(many.clone().strategy(size)).boxed()
    });
    let problem = Problem::new(to_eof(numbers))
        .printing(Form::lines(FIRST), |first: &Option<usize>| {
            first.map_or("2".to_string(), |index| format!("1\n{}", index + 1))
        })
        .solution(|numbers| solution::solve(numbers))
        .studied(3898)
        .rules(move |numbers| first_by_rules(&oracle, numbers))
        .every_small(|numbers| within_reach(numbers), small)
        .formula(move |numbers| first_by_omega(numbers, &primes))
        .law("a power of a prime and the same power of 2 cancel out", || {
            let odd = (3..1000).filter(|&odd| is_prime(odd));
            let balanced = |(power, exponent)| (vec![power, 1u64 << exponent], None);
            odd.map(highest_power).map(balanced).collect()
        })
        .law("a product of two large primes and 6 cancel out", || {
            let near_root = (u64::from(u32::MAX) - 1000..1 << 32).filter(|&near| is_prime(near));
            let balanced = |prime| (vec![prime * 4_294_967_291, 6], None);
            near_root.map(balanced).collect()
        })
        .law("p (2p - 1) and 6 cancel out, though a strong test with few bases passes some", || {
            let products = (5..300_000).filter(|&p| is_prime(p) && is_prime(2 * p - 1));
            products.map(|p| (vec![p * (2 * p - 1), 6], None)).collect()
        })
        .law("a hundred thousand numbers: mirrored, and all of them 1 but the last", || {
            let half = 9_950_001..=10_000_000;
            let mirrored: Vec<u64> = half.clone().rev().chain(half).collect();
            let mut last_only = vec![1; 99_999];
            last_only.push(u64::MAX);
            vec![(mirrored, None), (last_only, Some(99_999))]
        })
        .study(study::study(), |numbers| vec![numbers.clone()], study::pictures);
    run(this_problem!(), problem);
}
