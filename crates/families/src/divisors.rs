//! The divisor game: replace a number by a proper divisor.

use std::sync::Mutex;

use gamecore::factoring::{divisors_with_omega, prime_factors};
use gamecore::{divisor_game, nim, nim_sum, Replacement, Take};
use oracle::games::{Divisors as Rules, Sum};
use oracle::Ruleset;

use crate::picture::{BinaryColumns, BinaryRow, Drawing};
use crate::prelude::*;
use crate::text::SHOWN;

/// More winning moves than this are not counted.
const COUNTED: usize = 1_000_000;

/// What the judge asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DivisorsAsks {
    /// Who wins: what to print if the player to move does, and if not.
    Winner([&'static str; 2]),
    /// 2 if the player to move loses; or else 1, and the index of the first number that a winning
    /// move replaces.
    FirstNumber,
}

/// The divisor game: a position is the numbers.
pub struct Divisors {
    asks: DivisorsAsks,
    starts: &'static [&'static [u64]],
    /// The numbers of the last position, each with its heap: to explain a position asks for them
    /// several times, and factoring takes long.
    last: Mutex<Vec<(u64, u64)>>,
}

impl Divisors {
    /// The game, and where to start.
    pub fn new(asks: DivisorsAsks, starts: &'static [&'static [u64]]) -> Divisors {
        Divisors { asks, starts, last: Mutex::default() }
    }

    /// Numbers with the heaps that they are, and these in binary.
    pub fn heaps_and_columns(&self, numbers: &[u64]) -> Drawing {
        let heaps = self.heaps(numbers);
        let sum = nim_sum(heaps.iter().copied());
        let digits = 64 - heaps.iter().fold(1, |most, &heap| heap.max(most)).leading_zeros();
        let row = |(&heap, &number): (&u64, &u64)| BinaryRow {
            number: heap,
            label: format!("Omega({}) = {}", number, heap),
            note: String::new(),
        };
        let columns = BinaryColumns {
            rows: heaps.iter().zip(numbers).map(row).collect(),
            result_label: "nim-sum s".to_string(),
            result: (0..digits).rev().map(|place| sum >> place & 1).collect(),
            result_note: format!("= {}", sum),
        };
        Drawing::beside(vec![Drawing::from(&self.board(numbers, true)), columns.draw()])
    }

    /// The numbers as heaps of Nim.
    fn heaps(&self, numbers: &[u64]) -> Vec<u64> {
        let mut last = self.last.lock().expect("factoring a positive number does not panic");
        let heap = |(index, &number): (usize, &u64)| match last.get(index) {
            Some(&(known, heap)) if known == number => heap,
            _ => divisor_game::nim_value(number),
        };
        let heaps: Vec<u64> = numbers.iter().enumerate().map(heap).collect();
        *last = numbers.iter().copied().zip(heaps.iter().copied()).collect();
        heaps
    }
}

/// The divisors with which a take from the heap of a number replaces it.
fn divisors(numbers: &[u64], heaps: &[u64], take: &Take) -> Vec<u64> {
    divisors_with_omega(numbers[take.heap], heaps[take.heap] - take.stones)
}

/// `360 = 2^3 * 3^2 * 5`, and just the number if there is nothing to multiply.
fn factorised(number: u64) -> String {
    let primes = prime_factors(number);
    let mut different = primes.clone();
    different.dedup();
    let power = |prime: &u64| match primes.iter().filter(|&other| other == prime).count() {
        1 => prime.to_string(),
        exponent => format!("{}^{}", prime, exponent),
    };
    match primes.len() {
        0 | 1 => number.to_string(),
        _ => {
            let powers = different.iter().map(power).collect::<Vec<String>>();
            format!("{} = {}", number, powers.join(" * "))
        }
    }
}

impl Study for Divisors {
    fn rules(&self) -> &'static str {
        "Replace one of the numbers by a divisor of it other than itself. A player who cannot move loses: all numbers are 1."
    }

    fn numbers(&self) -> &'static str {
        "the numbers"
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        match numbers.contains(&0) {
            true => Err("0 is not a positive number".to_string()),
            false => Ok(()),
        }
    }

    fn is_playable(&self, numbers: &[u64]) -> bool {
        numbers.len() <= 8 && numbers.iter().all(|&number| number <= 1000)
    }

    fn options(&self, numbers: &[u64]) -> Vec<Row> {
        Sum(Rules).options(&numbers.to_vec())
    }

    fn outcome(&self, numbers: &[u64]) -> Outcome {
        nim::outcome(self.heaps(numbers))
    }

    fn winning<'a>(&'a self, numbers: &'a [u64]) -> Winning<'a> {
        let heaps = self.heaps(numbers);
        let takes = nim::winning_moves(&heaps);
        let mut count = 0;
        for take in &takes {
            count += divisors(numbers, &heaps, take).len();
            if count > COUNTED {
                break;
            }
        }
        let moves = takes.into_iter().flat_map(move |take| {
            let index = take.heap;
            let divisors = divisors(numbers, &heaps, &take).into_iter();
            divisors.map(move |divisor| Replacement { index, divisor }.after(numbers))
        });
        Winning { count: Some(count).filter(|&count| count <= COUNTED), moves: Box::new(moves) }
    }

    fn answer(&self, numbers: &[u64]) -> String {
        match self.asks {
            DivisorsAsks::Winner([next, previous]) => {
                self.outcome(numbers).choose(next, previous).to_string()
            }
            DivisorsAsks::FirstNumber => match nim::winning_moves(&self.heaps(numbers)).first() {
                Some(take) => format!("1\n{}", take.heap + 1),
                None => "2".to_string(),
            },
        }
    }

    fn explain(&self, numbers: &[u64]) -> Explanation {
        let heaps = self.heaps(numbers);
        let sum = nim_sum(heaps.iter().copied());
        let reason = format!("the nim-sum s of the numbers of prime factors, Omega, is {}", sum);
        let first = nim::winning_moves(&heaps).first().map(|take| take.heap);
        let titles = ["index", "number", "Omega", "Omega xor s"];
        let mut rows = vec![titles.map(str::to_string).to_vec()];
        let shown = 0..numbers.len().min(SHOWN);
        for index in shown.clone().chain(first.filter(|first| !shown.contains(first))) {
            let (number, heap) = (numbers[index], heaps[index]);
            let smaller = if heap ^ sum < heap { "smaller" } else { "" };
            let figures = [(index + 1).to_string(), factorised(number)];
            let omega = [heap.to_string(), (heap ^ sum).to_string(), smaller.to_string()];
            rows.push([&figures[..], &omega[..]].concat());
        }
        let mut lines = table(&rows);
        if numbers.len() + 1 > rows.len() {
            lines.push(format!("... of {}", counted(numbers.len() as u64, "number")));
        }
        lines.push(match heaps.len() {
            0 | 1 => format!("s = {}", sum),
            _ => format!("s = {} = {}", series(&heaps, " xor "), sum),
        });
        let headline = match (self.asks, first) {
            (DivisorsAsks::FirstNumber, Some(first)) => {
                let index = first + 1;
                format!("The player to move wins, and number {} is the first that a winning move replaces: {}.", index, reason)
            }
            _ => headline(&self.answer(numbers), &reason, self.outcome(numbers)),
        };
        Explanation { headline, lines }
    }

    fn tempting(&self, numbers: &[u64]) -> Vec<Row> {
        let largest = (0..numbers.len()).rev().max_by_key(|&index| numbers[index]);
        let (index, number) = match largest {
            Some(index) if numbers[index] > 1 => (index, numbers[index]),
            _ => return Vec::new(),
        };
        let primes = prime_factors(number);
        let mut divisors = vec![1, number / primes[0], primes[0]];
        divisors.retain(|&divisor| divisor < number);
        divisors.sort_unstable();
        divisors.dedup();
        divisors.into_iter().map(|divisor| replaced(numbers, index, divisor)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let index = (0..from.len()).find(|&index| from[index] != to[index]).unwrap_or(0);
        format!("number {}: {} to {}", index + 1, from[index], to[index])
    }

    fn board(&self, numbers: &[u64], theorem: bool) -> Board {
        let heaps = self.heaps(numbers);
        let sum = nim_sum(heaps.iter().copied());
        let heap = |(&number, &stones): (&u64, &u64)| Heap {
            stones,
            caption: factorised(number),
            note: if theorem {
                format!("{} xor {} = {}", stones, sum, stones ^ sum)
            } else {
                String::new()
            },
            marked: theorem && stones ^ sum < stones,
            ..Heap::default()
        };
        Board::Heaps(numbers.iter().zip(&heaps).map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let numbers = random.int(2..=4);
        random.list(numbers, 2..=60)
    }
}
