//! The game of prime powers, to be explained, drawn and played.

use gamecore::judges::{PrimePower, PrimePowers};
use gamecore::{Game, NimValued};
use games::played;
use study::picture::{BinaryColumns, BinaryRow};
use study::prelude::*;
use study::text::nim_sum_of;

use super::rules::Dividing;

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
    PrimePowers::exponent_masks(&[number]).into_iter().map(power).collect::<Vec<String>>().join(" ")
}

/// A position is the numbers.
struct Powers;

/// The primes, their exponents and the nim-values of these.
fn primes(numbers: &[u64]) -> Vec<(u64, u64, u64)> {
    let masks = PrimePowers::exponent_masks(numbers).into_iter();
    masks.map(|(prime, mask)| (prime, mask, PrimePowers::mask_value(mask))).collect()
}

impl Study for Powers {
    fn about(&self) -> About {
        About {
            rules: words("Choose a power of a prime that divides at least one of the numbers, and divide all numbers by it that it divides. A player who finds only ones cannot move and loses.", "每次选一个质数的幂，它至少整除其中一个数；然后把能被它整除的每个数都除以它。找不到这样的质数就无法操作，无法操作者输。"),
            numbers: words("the numbers", "各个数"),
            answers: ["Mojtaba", "Arpa"],
            starts: &[&[12, 18, 5], &[4, 8, 3], &[1, 17, 34, 2], &[3, 9], &[8, 16, 64]],
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        match numbers.contains(&0) {
            true => Err(said!("a number is 0", "有一个数是 0")),
            false => Ok(()),
        }
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.len() <= 8 && numbers.iter().all(|&number| number <= 96)
    }

    fn play<'a>(&'a self, numbers: &'a [u64]) -> Play<'a> {
        played(Dividing, PrimePowers, numbers)
    }

    fn reason(&self, numbers: &[u64]) -> String {
        said!(
            "the nim-sum of the primes' nim-values is {}",
            "各个质数的 SG 值的异或和是 {}",
            PrimePowers.nim_value(numbers)
        )
    }

    fn figures(&self, numbers: &[u64]) -> Vec<String> {
        let primes = primes(numbers);
        let heads = words(["prime", "exponents", "nim-value"], ["质数", "指数", "SG 值"]);
        let mut lines = figures(&heads, primes.len(), |place| {
            let (prime, mask, value) = primes[place];
            vec![prime.to_string(), series(exponents(mask), ", "), value.to_string()]
        });
        lines.push(nim_sum_of(primes.iter().map(|&(_, _, value)| value)));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let ratio = from.iter().zip(to).map(|(from, to)| from / to).find(|&ratio| ratio > 1);
        let power = ratio.unwrap_or(1);
        match factors(power) {
            prime if prime == power.to_string() => said!("divide by {}", "除以 {}", prime),
            factors => said!("divide by {} = {}", "除以 {} = {}", factors, power),
        }
    }

    /// A number is marked if the nim-value of one of its primes must become less.
    fn board(&self, numbers: &[u64]) -> Board {
        let (sum, primes) = (PrimePowers.nim_value(numbers), primes(numbers));
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
        let note = format!("exponents {}: value {}", words, PrimePowers::mask_value(mask));
        BinaryRow { number: mask, label, note }
    };
    let numbers: Vec<u64> = exponents(mask).map(|exponent| 1 << exponent).collect();
    let left = |chosen: u32| {
        let after = PrimePowers.after(&numbers, &PrimePower { prime: 2, exponent: chosen });
        PrimePowers::exponent_masks(&after).first().map_or(0, |&(_, mask)| mask)
    };
    let mut rows = vec![row("before".to_string(), mask)];
    rows.extend((1..=4).map(|chosen| row(format!("k = {}", chosen), left(chosen))));
    let columns = BinaryColumns { rows, ..BinaryColumns::default() };
    let title = "The exponents 1, 3 and 4 of a prime as a mask, and what each k leaves";
    let description = "Below the k-th place the digits stay, the k-th is lost, and those above move k places down.";
    vec![("masks", columns.draw().document(title, description))]
}
