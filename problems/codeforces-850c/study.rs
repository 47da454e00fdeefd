//! The game of prime powers, to be explained, drawn and played.

use std::collections::BTreeMap;

use gamecore::{nim_sum, prime_factors};
use games::{tried, ByDefinition};
use study::prelude::*;

use super::rules::Dividing;

/// Of larger numbers the winning moves are not looked for.
const LISTED: u64 = 1000;

/// The primes that divide one of the numbers, each with the mask of the exponents with which it
/// occurs: digit e - 1 stands for e.
fn exponent_masks(numbers: &[u64]) -> BTreeMap<u64, u64> {
    let mut masks = BTreeMap::new();
    for &number in numbers {
        let factors = prime_factors(number);
        let mut rest = &factors[..];
        while let Some(&prime) = rest.first() {
            let exponent = rest.iter().take_while(|&&factor| factor == prime).count();
            *masks.entry(prime).or_insert(0) |= 1 << (exponent - 1);
            rest = &rest[exponent..];
        }
    }
    masks
}

/// What the exponents 1, 2, ... to the greatest leave of a mask: smaller exponents stay, and the
/// others are lowered by the one chosen.
fn masks_after(mask: u64) -> impl Iterator<Item = u64> {
    let greatest = 64 - mask.leading_zeros();
    (1..=greatest).map(move |exponent| {
        let smaller = mask & ((1 << (exponent - 1)) - 1);
        mask >> (exponent - 1) >> 1 | smaller
    })
}

/// The nim-values of masks, by the definition.
fn mask_values() -> ByDefinition<u64, impl Fn(&u64) -> Vec<Vec<u64>>> {
    ByDefinition::new(|&mask: &u64| masks_after(mask).map(|left| vec![left]).collect())
}

/// The nim-sum of the primes' nim-values.
fn sum(numbers: &[u64]) -> u64 {
    nim_sum(primes(numbers).iter().map(|&(_, _, value)| value))
}

/// The exponents in a mask, in ascending order.
fn exponents(mask: u64) -> impl Iterator<Item = u32> {
    (1..=64).filter(move |exponent| mask >> (exponent - 1) & 1 == 1)
}

/// `2^3 3`: the powers of primes in a number.
fn factors(number: u64) -> String {
    let power = |(prime, mask): (u64, u64)| match 64 - mask.leading_zeros() {
        1 => prime.to_string(),
        exponent => format!("{}^{}", prime, exponent),
    };
    exponent_masks(&[number]).into_iter().map(power).collect::<Vec<String>>().join(" ")
}

/// A position is the numbers.
struct Powers;

/// The primes, their exponents and the nim-values of these.
fn primes(numbers: &[u64]) -> Vec<(u64, u64, u64)> {
    let values = mask_values();
    let masks = exponent_masks(numbers).into_iter();
    masks.map(|(prime, mask)| (prime, mask, values.value(&mask))).collect()
}

impl Study for Powers {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Choose a power of a prime that divides at least one of the numbers, and divide all numbers by it that it divides."
                "每次选一个质数的幂，它至少整除其中一个数；然后把能被它整除的每个数都除以它。"
                "A player who finds only ones cannot move and loses."
                "找不到这样的质数就无法操作，无法操作者输。"
            },
            numbers: words("the numbers", "各个数"),
            answers: ["Mojtaba", "Arpa"],
            starts: &[&[12, 18, 5], &[4, 8, 3], &[1, 17, 34, 2], &[3, 9], &[8, 16, 64]],
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        refuse!(numbers.contains(&0), "a number is 0", "有一个数是 0");
        Ok(())
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.len() <= 8 && numbers.iter().all(|&number| number <= 96)
    }

    fn play<'a>(&'a self, numbers: &'a [u64]) -> Play<'a> {
        let are_few = numbers.len() <= 100 && numbers.iter().all(|&number| number <= LISTED);
        tried(are_few, Options::of(Dividing, numbers), |left| sum(left) > 0, numbers)
    }

    fn reason(&self, numbers: &[u64]) -> String {
        said!(
            "the nim-sum of the primes' nim-values is {}",
            "各个质数的 SG 值的异或和是 {}",
            sum(numbers)
        )
    }

    fn figures(&self, numbers: &[u64]) -> Vec<String> {
        let primes = primes(numbers);
        let values: Row = primes.iter().map(|&(_, _, value)| value).collect();
        let heads = words(["prime", "exponents", "nim-value"], ["质数", "指数", "SG 值"]);
        figures_of_sum(&heads, &values, |place| {
            vec![primes[place].0.to_string(), series(exponents(primes[place].1), ", ")]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let ratio = from.iter().zip(to).map(|(from, to)| from / to).find(|&ratio| ratio > 1);
        let power = ratio.unwrap_or(1);
        match factors(power) {
            prime if prime == power.to_string() => said!("divide by {prime}", "除以 {prime}"),
            factors => said!("divide by {factors} = {power}", "除以 {factors} = {power}"),
        }
    }

    /// A number is marked if the nim-value of one of its primes must become less.
    fn board(&self, numbers: &[u64]) -> Board {
        let (sum, primes) = (sum(numbers), primes(numbers));
        let lower: Vec<u64> =
            primes.iter().filter(|prime| prime.2 ^ sum < prime.2).map(|prime| prime.0).collect();
        let heap = |(place, &number): (usize, &u64)| Heap {
            stones: number,
            name: said!("number {}", "第 {} 个数", place + 1),
            note: factors(number),
            marked: lower.iter().any(|prime| number % prime == 0),
            ..Heap::default()
        };
        Board::Heaps(numbers.iter().enumerate().map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(1..=20, |number| vec![number])
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(2..=4);
        let choice = [2, 3, 4, 6, 8, 9, 12, 16, 18, 24, 27, 32, 36, 48, 64, 72];
        (0..count).map(|_| *random.choose(&choice)).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Powers)
}

/// The options of the exponents 1, 3 and 4.
pub fn pictures() -> Vec<(&'static str, String)> {
    let mask = 0b1101;
    let row = |label: String, mask: u64| {
        let words = series(exponents(mask), ", ");
        let note = format!("exponents {}: value {}", words, mask_values().value(&mask));
        BinaryRow { number: mask, label, note }
    };
    let mut rows = vec![row("before".to_string(), mask)];
    rows.extend((1..).zip(masks_after(mask)).map(|(k, left)| row(format!("k = {}", k), left)));
    let columns = BinaryColumns { rows, ..BinaryColumns::default() };
    let title = "The exponents 1, 3 and 4 of a prime as a mask, and what each k leaves";
    let description = "Below the k-th place the digits stay, the k-th is lost, and those above move k places down.";
    vec![("masks", columns.draw().document(title, description))]
}
