//! Arpa and a game with Mojtaba (Codeforces 850C): divide by a prime power.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Mutex;

use oracle::positions::multisets_of;
use problem::fixtures::is_balanced;
use problem::prelude::*;

use self::rules::Dividing;

type Exponents = BTreeSet<u32>;

/// The nim-value of a set of exponents, by the definition.
fn value(exponents: &Exponents, known: &mut HashMap<Exponents, u64>) -> u64 {
    if let Some(&value) = known.get(exponents) {
        return value;
    }
    let greatest = exponents.last().copied().unwrap_or(0);
    let lowered = |chosen: u32| -> Exponents {
        let lower = |&exponent: &u32| if exponent < chosen { exponent } else { exponent - chosen };
        exponents.iter().map(lower).filter(|&exponent| exponent > 0).collect()
    };
    let reached: Vec<u64> = (1..=greatest).map(|chosen| value(&lowered(chosen), known)).collect();
    let value = (0..).find(|value| !reached.contains(value)).expect("a value is left out");
    known.insert(exponents.clone(), value);
    value
}

/// The exponents of each prime, by trial division.
fn exponents(numbers: &[u64]) -> BTreeMap<u64, Exponents> {
    let mut exponents: BTreeMap<u64, Exponents> = BTreeMap::new();
    for &number in numbers {
        let (mut rest, mut factor) = (number, 2);
        while rest > 1 {
            if factor * factor > rest {
                factor = rest;
            }
            let mut exponent = 0;
            while rest % factor == 0 {
                rest /= factor;
                exponent += 1;
            }
            if exponent > 0 {
                exponents.entry(factor).or_default().insert(exponent);
            }
            factor += if factor == 2 { 1 } else { 2 };
        }
    }
    exponents
}

fn next_wins(numbers: &[u64]) -> bool {
    static KNOWN: Mutex<Option<HashMap<Exponents, u64>>> = Mutex::new(None);
    let mut known = KNOWN.lock().expect("no holder of the lock panics");
    let known = known.get_or_insert_default();
    !is_balanced(exponents(numbers).values().map(|exponents| value(exponents, known)))
}

/// Numbers that are often powers of few primes: others hardly ever share one.
fn numbers() -> Shape<Vec<u64>> {
    let numbers = list(int("n", 1..=100).beyond(0..=100), int("a", 1..=1_000_000_000));
    let plain = numbers.clone();
    numbers.generated_by(move |size| {
        let most = size.value.min(1_000_000_000);
        let product = |(twos, threes, rest): (u32, u32, u64)| {
            let factors = [2].repeat(twos as usize).into_iter().chain([3].repeat(threes as usize));
            factors.fold(rest, |product, factor| product * factor)
        };
        let smooth = (0..=20_u32, 0..=6_u32, 1..=7_u64).prop_map(product);
        let smooth = smooth.prop_map(move |number| if number > most { 1 } else { number });
        let lengths = 1..=size.length.min(100) as usize;
        let smooth = lists_of(smooth.boxed(), lengths);
        plain.clone().strategy(size).prop_union(smooth).boxed()
    })
}

/// Lists of random numbers.
fn lists_of(
    number: BoxedStrategy<u64>,
    lengths: std::ops::RangeInclusive<usize>,
) -> BoxedStrategy<Vec<u64>> {
    let one = move |length: usize| vec![number.clone(); length];
    lengths.prop_flat_map(one).boxed()
}

/// 2^`exponent` beside powers of other primes, whose exponents are the powers of two that make up
/// `sum`.
fn powers(exponent: u32, sum: u32) -> Vec<u64> {
    let others = [(1, 13_u64), (2, 11), (4, 7), (8, 5), (16, 3)];
    let others = others.into_iter().filter(|(digit, _)| sum & digit > 0);
    [1 << exponent].into_iter().chain(others.map(|(digit, prime)| prime.pow(digit))).collect()
}

fn main() {
    let problem = Problem::new(single(numbers()))
        .winner("Mojtaba", "Arpa")
        .solution(|numbers| solution::solve(numbers))
        .studied(1240)
        .rules(by_play(Dividing, |numbers: &Vec<u64>| numbers.clone()))
        .every_small(
            |numbers| numbers.len() <= 4 && numbers.iter().all(|&number| number <= 256),
            || {
                [
                    multisets_of(0..=1, 1..=128),
                    multisets_of(2..=2, 1..=32),
                    multisets_of(3..=3, 1..=9),
                ]
                .concat()
            },
        )
        .formula(|numbers| next_wins(numbers))
        .law("equal numbers are one, and one number is Nim on its exponents", || {
            let one = |number: u64, wins| [1, 100].map(|times| (vec![number; times], wins));
            // 2^29, 6^11, 10^9, 30^6, 210^3, 6^5 * 2^5 and the greatest prime below 10^9.
            let numbers = [
                (1 << 29, true),
                (362_797_056, false),
                (1_000_000_000, false),
                (729_000_000, true),
                (9_261_000, false),
                (248_832, true),
                (999_999_937, true),
            ];
            numbers.iter().flat_map(|&(number, wins)| one(number, wins)).collect()
        })
        .law("of numbers without squares the primes are counted", || {
            let primes: Vec<u64> =
                (2..600_u64).filter(|n| (2..*n).all(|factor| n % factor > 0)).take(100).collect();
            (0..=100).map(|count| (primes[..count as usize].to_vec(), count % 2 == 1)).collect()
        })
        .law("one product of two primes is lost", || {
            let pairs = [(31_601, 31_607), (17, 58_823_527), (9_973, 10_007), (997, 1_009), (2, 3)];
            pairs.map(|(p, q)| (vec![p * q], false)).to_vec()
        })
        .law("the square of a prime beside the 2 is won", || {
            let primes = [31_607, 31_601, 31_583, 10_007, 9_973, 1_009, 997, 101, 97, 13, 3];
            primes.map(|prime| (vec![prime * prime, 2], true)).to_vec()
        })
        .law("powers of different primes are heaps of Nim", || {
            (1..30).map(|exponent| (powers(exponent, exponent - 1), true)).collect()
        })
        .law("powers of different primes are lost if their exponents balance", || {
            let tenth = (vec![1_000_000_000, 512], false);
            let balanced = (1..30).map(|exponent| (powers(exponent, exponent), false));
            balanced.chain([tenth]).collect()
        })
        .law("each of the five digits of an exponent decides alone", || {
            (0..5).map(|digit| (powers(1 << digit, 0), true)).collect()
        })
        .law("one number decides among a hundred, wherever it is", || {
            let decided_at = |place: usize| {
                let mut numbers = vec![1; 100];
                numbers[place] = 999_999_937;
                (numbers, true)
            };
            [0, 1, 50, 63, 64, 98, 99].map(decided_at).to_vec()
        })
        .law("a prime beside its square is lost", || {
            let primes = [2, 3, 17, 31_607, 31_601];
            let squares =
                |primes: &[u64]| primes.iter().flat_map(|p| [*p, p * p]).collect::<Vec<u64>>();
            (1..=primes.len()).map(|count| (squares(&primes[..count]), false)).collect()
        })
        .refuses("a number that is 0", "2 0 5", "divides 0")
        .study(study::study(), |numbers| vec![numbers.clone()], study::pictures);
    run(this_problem!(), problem);
}
