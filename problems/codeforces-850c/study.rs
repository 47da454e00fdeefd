//! The game of prime powers, to be explained, drawn and played.

use std::sync::Mutex;

use gamecore::nim_sum;
use gamecore::prime_powers::{exponent_masks, PrimePowers};
use oracle::Ruleset;
use study::picture::{BinaryColumns, BinaryRow};
use study::prelude::*;
use study::text::{nim_sum_of, SHOWN};

/// Choose a power of a prime that divides a number, and divide all by it that it divides.
pub struct Dividing;

impl Ruleset for Dividing {
    type Position = Row;

    fn options(&self, numbers: &Row) -> Vec<Row> {
        let is_prime =
            |n: u64| (2..n).take_while(|factor| factor * factor <= n).all(|factor| n % factor > 0);
        let most = numbers.iter().copied().max().unwrap_or(0);
        let mut options = Vec::new();
        for prime in (2..=most).filter(|&n| is_prime(n)) {
            let mut power = prime;
            while power <= most {
                if numbers.iter().any(|number| number % power == 0) {
                    options.push(divided(numbers, power));
                }
                power *= prime;
            }
        }
        options
    }

    fn representative(&self, numbers: &Row) -> Row {
        let mut numbers = numbers.clone();
        numbers.sort_unstable();
        numbers
    }
}

fn divided(numbers: &[u64], power: u64) -> Row {
    let divide = |&number: &u64| if number % power == 0 { number / power } else { number };
    numbers.iter().map(divide).collect()
}

/// The exponents in a mask, in ascending order.
fn exponents(mask: u64) -> impl Iterator<Item = u32> {
    (1..=64).filter(move |exponent| mask >> (exponent - 1) & 1 == 1)
}

/// A position is the numbers.
struct Powers {
    game: Mutex<PrimePowers>,
}

impl Powers {
    /// The primes, their exponents and the nim-values of these.
    fn primes(&self, numbers: &[u64]) -> Vec<(u64, u64, u64)> {
        let mut game = self.game.lock().expect("no holder of the lock panics");
        let masks = exponent_masks(numbers).into_iter();
        masks.map(|(prime, mask)| (prime, mask, game.nim_value(mask))).collect()
    }

    fn sum(&self, numbers: &[u64]) -> u64 {
        nim_sum(self.primes(numbers).iter().map(|&(_, _, value)| value))
    }

    fn figures(&self, numbers: &[u64]) -> Vec<String> {
        let primes = self.primes(numbers);
        let mut lines = vec![["prime", "exponents", "nim-value"].map(str::to_string).to_vec()];
        for &(prime, mask, value) in primes.iter().take(SHOWN) {
            lines.push(vec![prime.to_string(), series(exponents(mask), ", "), value.to_string()]);
        }
        let mut lines = table(&lines);
        if primes.len() > SHOWN {
            lines.push(format!("... and {} more primes", primes.len() - SHOWN));
        }
        lines.push(nim_sum_of(primes.iter().map(|&(_, _, value)| value)));
        lines
    }
}

impl Study for Powers {
    fn rules(&self) -> &'static str {
        "Choose a power of a prime that divides at least one of the numbers, and divide all numbers by it that it divides. A player who finds only ones cannot move and loses."
    }

    fn numbers(&self) -> &'static str {
        "the numbers"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position.contains(&0) {
            true => Err("a number is 0".to_string()),
            false => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.len() <= 8 && position.iter().all(|&number| number <= 96)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Dividing.options(&position.to_vec())
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        Outcome::from_nim_value(self.sum(position))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let moves = self.game.lock().expect("no holder of the lock panics").winning_moves(position);
        Winning::all(moves.into_iter().map(move |power| power.after(position)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("Mojtaba", "Arpa").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let reason = format!("the nim-sum of the primes' nim-values is {}", self.sum(position));
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines: self.figures(position),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        // The least prime, and the greatest power of it.
        let primes = exponent_masks(position);
        primes.first().map_or(Vec::new(), |&(prime, mask)| {
            let greatest = exponents(mask).last().unwrap_or(1);
            vec![divided(position, prime), divided(position, prime.pow(greatest))]
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let ratio = from.iter().zip(to).map(|(from, to)| from / to).find(|&ratio| ratio > 1);
        let power = exponent_masks(&[ratio.unwrap_or(1)]);
        match power[..] {
            [(prime, 1)] => format!("divide by {}", prime),
            [(prime, mask)] => {
                let exponent = 64 - mask.leading_zeros();
                format!("divide by {}^{} = {}", prime, exponent, prime.pow(exponent))
            }
            _ => "divide by 1".to_string(),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let sum = self.sum(position);
        let lower = |&&(_, _, value): &&(u64, u64, u64)| theorem && value ^ sum < value;
        let primes = self.primes(position);
        let decisive: Vec<u64> = primes.iter().filter(lower).map(|&(prime, _, _)| prime).collect();
        let factors = |number: u64| {
            let power = |(prime, mask): (u64, u64)| match 64 - mask.leading_zeros() {
                1 => prime.to_string(),
                exponent => format!("{}^{}", prime, exponent),
            };
            exponent_masks(&[number]).into_iter().map(power).collect::<Vec<String>>().join(" ")
        };
        let heap = |(place, &number): (usize, &u64)| Heap {
            stones: number,
            name: format!("number {}", place + 1),
            note: if theorem { factors(number) } else { String::new() },
            marked: decisive.iter().any(|prime| number % prime == 0),
            ..Heap::default()
        };
        Board::Heaps(position.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[4, 8, 3], &[1, 17, 34, 2], &[3, 9], &[12, 18, 5], &[8, 16, 64]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(2..=4);
        let choice = [2, 3, 4, 6, 8, 9, 12, 16, 18, 24, 27, 32, 36, 48, 64, 72];
        (0..count).map(|_| *random.choose(&choice)).collect()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Powers { game: Mutex::new(PrimePowers::new()) })
}

/// The options of the exponents 1, 3 and 4.
pub fn pictures() -> Vec<(&'static str, String)> {
    let mask = 0b1101;
    let mut game = PrimePowers::new();
    let mut row = |label: String, mask: u64| {
        let words = series(exponents(mask), ", ");
        let note = format!("exponents {}: value {}", words, game.nim_value(mask));
        BinaryRow { number: mask, label, note }
    };
    let numbers: Vec<u64> = exponents(mask).map(|exponent| 1 << exponent).collect();
    let left = |chosen: u32| {
        exponent_masks(&divided(&numbers, 1_u64 << chosen)).first().map_or(0, |&(_, mask)| mask)
    };
    let mut rows = vec![row("before".to_string(), mask)];
    rows.extend((1..=4).map(|chosen| row(format!("k = {}", chosen), left(chosen))));
    let columns = BinaryColumns { rows, ..BinaryColumns::default() };
    let title = "The exponents 1, 3 and 4 of a prime as a mask, and what each k leaves";
    let description = "Below the k-th place the digits stay, the k-th is lost, and those above move k places down.";
    vec![("masks", columns.draw().document(title, description))]
}
