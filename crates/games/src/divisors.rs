//! The divisor game: replace a number by a proper divisor.

use std::sync::Mutex;

use gamecore::{divisors_with_omega, prime_factors, prime_omega};
use gamecore::{nim_sum, DivisorGame, Game, Nim, Replacement, Take};
use oracle::games::{Divisors as Rules, Sum};
use oracle::Ruleset;
use study::picture::{BinaryColumns, BinaryRow, Drawing};
use study::prelude::*;

use crate::asks::Asks;
use crate::columns::columns;
use crate::heap_sum::{HeapGame, HeapSum, Position};
use crate::played::Valued;

/// More winning moves than this are not counted.
const COUNTED: usize = 1_000_000;

/// The divisor game: a position is the numbers, each of which is a heap of its prime factors.
pub struct Divisors {
    asks: Asks,
    starts: &'static [&'static [u64]],
    /// The numbers of the last position, each with its heap: to explain a position asks for them
    /// several times, and factoring takes long.
    last: Mutex<Vec<(u64, u64)>>,
}

impl Divisors {
    /// The game, with the judge's question and positions to start from.
    pub fn new(asks: Asks, starts: &'static [&'static [u64]]) -> Divisors {
        Divisors { asks, starts, last: Mutex::default() }
    }

    /// The numbers as heaps of Nim.
    fn heaps(&self, numbers: &[u64]) -> Vec<u64> {
        let mut last = self.last.lock().expect("factoring a positive number does not panic");
        let heap = |(index, &number): (usize, &u64)| match last.get(index) {
            Some(&(known, heap)) if known == number => heap,
            _ => prime_omega(number),
        };
        let heaps: Vec<u64> = numbers.iter().enumerate().map(heap).collect();
        *last = numbers.iter().copied().zip(heaps.iter().copied()).collect();
        heaps
    }

    fn winning<'a>(&self, numbers: &'a [u64]) -> Winning<'a> {
        let heaps = self.heaps(numbers);
        let takes = Nim.winning_moves(&heaps);
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
            divisors.map(move |divisor| DivisorGame.after(numbers, &Replacement { index, divisor }))
        });
        Winning { count: Some(count).filter(|&count| count <= COUNTED), moves: Box::new(moves) }
    }

    /// The size that would make the heap of a number balance the others: `3 xor 1 = 2`.
    fn balance(&self, numbers: &[u64], index: usize) -> String {
        let heaps = self.heaps(numbers);
        let sum = nim_sum(heaps.iter().copied());
        format!("{} xor {} = {}", heaps[index], sum, heaps[index] ^ sum)
    }
}

impl HeapSum<Divisors> {
    /// Numbers as the heaps of Nim that they are.
    fn heaps(&self, numbers: &[u64]) -> Drawing {
        let sizes = self.0.heaps(numbers);
        let sum = nim_sum(sizes.iter().copied());
        let heap = |(index, &stones): (usize, &u64)| Heap {
            stones,
            caption: factorised(numbers[index]),
            note: self.0.balance(numbers, index),
            marked: stones ^ sum < stones,
            ..Heap::default()
        };
        Drawing::from(&Board::Heaps(sizes.iter().enumerate().map(heap).collect()))
    }

    /// Numbers with the heaps that they are, and these in binary.
    pub fn heaps_and_columns(&self, numbers: &[u64]) -> Drawing {
        let heaps = self.0.heaps(numbers);
        let sum = nim_sum(heaps.iter().copied());
        let row = |(&heap, &number): (&u64, &u64)| BinaryRow {
            number: heap,
            label: format!("Omega({}) = {}", number, heap),
            note: String::new(),
        };
        let rows = heaps.iter().zip(numbers).map(row).collect();
        let columns = columns(rows, "nim-sum s", |ones| ones % 2);
        let columns = BinaryColumns { result_note: format!("= {}", sum), ..columns };
        Drawing::beside(vec![self.heaps(numbers), columns.draw()])
    }
}

/// The divisors with which a take from the heap of a number replaces it.
fn divisors(numbers: &[u64], heaps: &[u64], take: &Take) -> Vec<u64> {
    divisors_with_omega(numbers[take.heap], heaps[take.heap] - take.stones)
}

/// `360 = 2^3 * 3^2 * 5`, or the number alone if there is nothing to multiply.
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

impl HeapGame for Divisors {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Replace one of the numbers by a divisor of it other than itself."
                "每次把其中一个数换成它的一个约数，但不能是它自身。"
                "A player who cannot move loses: all numbers are 1."
                "无法操作者输：这时所有的数都是 1。"
            },
            numbers: words("the numbers", "各个数"),
            answers: self.asks.words(),
            starts: self.starts,
        }
    }

    fn check(&self, numbers: &[u64]) -> Result<(), String> {
        match numbers.contains(&0) {
            true => Err(said!("0 is not a positive number", "0 不是正整数")),
            false => Ok(()),
        }
    }

    fn is_playable(&self, position: Position) -> bool {
        position.heaps.len() <= 8 && position.heaps.iter().all(|&number| number <= 1000)
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let numbers = position.heaps;
        Valued::new(self.heaps(numbers), Options::of(Sum(Rules), numbers), move || {
            self.winning(numbers)
        })
    }

    fn answer(&self, numbers: &[u64], wins: bool) -> String {
        self.asks.answer(numbers, wins)
    }

    fn reason(&self, nim_sum: u64) -> String {
        said!(
            "the nim-sum s of the numbers of prime factors, Omega, is {nim_sum}",
            "各数的质因数个数 Omega 的异或和 s 是 {nim_sum}"
        )
    }

    fn columns(&self, position: Position, index: usize) -> Vec<(&'static str, String)> {
        let number = factorised(position.heaps[index]);
        vec![(words("number", "数"), number), ("Omega xor s", self.balance(position.heaps, index))]
    }

    /// The exponents of its primes.
    fn kind(&self, position: Position, place: usize) -> Option<Row> {
        let primes = prime_factors(position.heaps[place]);
        let mut different = primes.clone();
        different.dedup();
        let exponent = |prime: &u64| primes.iter().filter(|&other| other == prime).count() as u64;
        let mut exponents: Row = different.iter().map(exponent).collect();
        exponents.sort_unstable();
        Some(exponents).filter(|exponents| !exponents.is_empty())
    }

    fn paired(&self, pairs: &str) -> String {
        said!(
            "the numbers above 1 pair off, {pairs}, because the divisors of both are built alike, and every move can be copied",
            "大于 1 的数两两成对（{pairs}），每一对的约数结构相同，你怎么换，对方都能照样换"
        )
    }

    fn describe(&self, from: Position, to: Position) -> String {
        let mut pairs = (1..).zip(from.heaps.iter().zip(to.heaps));
        let changed: Option<(usize, _)> = pairs.find(|(_, (from, to))| from != to);
        let name = |(index, (from, to))| {
            said!("number {index}: {from} to {to}", "第 {index} 个数：{from} 变为 {to}")
        };
        changed.map_or(String::new(), name)
    }

    fn heap(&self, position: Position, index: usize) -> Heap {
        let number = position.heaps[index];
        let divisors = Sum(Rules).options(&vec![number]).concat();
        Heap {
            stones: number,
            name: said!("number {}", "第 {} 个数", index + 1),
            choices: Some(divisors),
            note: format!("{}; {}", factorised(number), self.balance(position.heaps, index)),
            ..Heap::default()
        }
    }

    fn random(&self, random: &mut Random) -> Row {
        let numbers = random.int(2..=4);
        random.list(numbers, 2..=60)
    }
}
