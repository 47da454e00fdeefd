//! Features: one number that a theorem makes of a position; and whole theorems.
//!
//! Each row has its words, the theorems that it is if the law of it has a certain shape, the formula
//! and the letters in both that stand for several numbers or terms.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::rc::Rc;

use super::formula::{Formula, Meanings};
use super::kinds::{
    Kind, BACHET, BOUNDED, DIRECT, DIVISORS, EUCLID, FIBONACCI, LATTICE, MIRROR, MISERE, MOORE,
    NIM, PARITY, PATTERN, STEALING, SUBTRACTION, SUMS, TURNING, WELTER, WYTHOFF,
};
use super::laws::Shape::{self, *};
use super::letters::{choices, worded, Letters, NO_LETTER};

/// A number that is made of a position.
pub struct Feature {
    /// What it is, in English and Chinese, with what is made of its letters in braces.
    pub words: [&'static str; 2],
    /// Which theorem it is, if the law of it has one of some shapes.
    pub theorems: &'static [(&'static [Shape], &'static [&'static Kind])],
    /// With the letters, and with the parameters `k` and `l` of the game.
    pub formula: &'static str,
    /// What the letters stand for: `m` also for what the parameters of the game make, `t` for a
    /// nim-sum of two terms, and all others for numbers.
    pub letters: Letters,
    /// How many numbers a row must have to show it.
    least: usize,
    /// Whether it is several remainders in one number, which only a list of such numbers tells apart.
    pub is_table: bool,
    /// Whether its numbers have a pattern of their own, and a table of their remainders is not a law.
    pub is_pattern: bool,
}

/// A row with each letter made definite.
pub struct Tried {
    pub feature: &'static Feature,
    letters: Meanings,
    pub formula: Formula,
    /// How many numbers a row must have; nothing if it speaks of any.
    width: Option<usize>,
    /// The least number in which it shows what it is.
    shows_from: i128,
}

impl Tried {
    /// Whether rows of these lengths, with numbers up to the greatest, may show it.
    pub fn is_shown(&self, lengths: &BTreeSet<usize>, greatest: i128) -> bool {
        let are_long = lengths.iter().any(|length| *length >= self.feature.least);
        let is_large = self.shows_from <= greatest;
        are_long && is_large && self.width.map_or(true, |width| lengths.contains(&width))
    }

    /// What it is, in the language that is spoken.
    pub fn words(&self) -> String {
        worded(self.feature.words, &self.letters)
    }
}

/// All rows, in a game with so many parameters.
pub struct Tables {
    pub of_number: Vec<Tried>,
    pub of_row: Vec<Tried>,
    pub values: Vec<Tried>,
    pub lost: Vec<Tried>,
}

thread_local! {
    static TABLES: [Rc<Tables>; 3] = [0, 1, 2].map(|parameters| {
        let [of_number, of_row, values, lost] =
            [OF_NUMBER, OF_ROW, VALUES, LOST].map(|table| tried(table, parameters));
        Rc::new(Tables { of_number, of_row, values, lost })
    });
}

impl Tables {
    /// Those for a game with so many parameters, at most two.
    pub fn with_parameters(parameters: usize) -> Rc<Tables> {
        TABLES.with(|tables| Rc::clone(&tables[parameters]))
    }

    /// The bits that tell a row from all the others: half of all bets are on two of them, the number
    /// itself and the nim-sum.
    pub fn place(&self) -> f64 {
        let Tables { of_number, of_row, values, lost } = self;
        1.0 + ((of_number.len() + of_row.len() + values.len() + lost.len()) as f64).log2()
    }
}

/// What `m` is, beside numbers, in a game with parameters.
const OF_PARAMETERS: [&str; 7] = ["k", "k + 1", "2 * k", "2 * k + 1", "l", "l + 1", "k + l"];

/// Two of these make a nim-sum.
const TERMS: [&str; 10] =
    ["a", "b", "a - 1", "b - 1", "a - b", "b - a", "a - b - 1", "b - a - 1", "a + b", "a + b + 1"];

impl Feature {
    /// The kinds of a law of this shape.
    pub fn kinds(&self, shape: Shape) -> Vec<&'static Kind> {
        let fitting = self.theorems.iter().filter(|(shapes, _)| shapes.contains(&shape));
        fitting.flat_map(|(_, kinds)| kinds.iter().copied()).collect()
    }

    /// What a letter stands for.
    fn meanings(letter: char, range: &RangeInclusive<i128>) -> Vec<Formula> {
        if letter == 't' {
            let pairs = (1..TERMS.len()).flat_map(|last| (0..last).map(move |first| [first, last]));
            let xor = |[first, last]: [usize; 2]| format!("({}) ^ ({})", TERMS[first], TERMS[last]);
            return pairs.map(|pair| Formula::parse(&xor(pair))).collect();
        }
        let parameters = OF_PARAMETERS.iter().filter(|_| letter == 'm');
        let parameters = parameters.map(|text| Formula::parse(text));
        range.clone().map(Formula::Number).chain(parameters).collect()
    }

    fn tried(&'static self) -> Vec<Tried> {
        let whole = Formula::parse(self.formula);
        let tried = |letters: Meanings| {
            let formula = whole.filled(&letters);
            let width = [('n', 1), ('a', 2), ('b', 2)];
            let width = width.iter().find(|(name, _)| formula.mentions(*name));
            Tried {
                feature: self,
                width: width.map(|(_, width)| *width),
                shows_from: formula.shows_from(),
                formula,
                letters,
            }
        };
        choices(self.letters, Feature::meanings).into_iter().map(tried).collect()
    }
}

/// The rows of a table with all that their letters stand for, in a game with so many parameters.
fn tried(table: &'static [Feature], parameters: usize) -> Vec<Tried> {
    let missing = &['k', 'l'][parameters..];
    let is_known = |tried: &Tried| !missing.iter().any(|name| tried.formula.mentions(*name));
    table.iter().flat_map(Feature::tried).filter(is_known).collect()
}

const fn feature(
    words: [&'static str; 2],
    theorems: &'static [(&'static [Shape], &'static [&'static Kind])],
    formula: &'static str,
    letters: Letters,
) -> Feature {
    Feature { words, theorems, formula, letters, least: 1, is_table: false, is_pattern: false }
}

/// Several remainders in one number.
const fn table(row: Feature) -> Feature {
    Feature { is_table: true, ..row }
}

/// One whose numbers have a pattern of their own.
const fn pattern(row: Feature) -> Feature {
    Feature { is_pattern: true, ..row }
}

/// One that is about many numbers: of two it is something simpler.
const fn many(row: Feature) -> Feature {
    Feature { least: 3, ..row }
}

/// Anything but a constant, a bound, a number or a list.
const LAW: &[Shape] =
    &[Truth, Itself, Shifted, Linear, Even, Odd, Modular, Remainder, Remainders, Periodic, Growing];
/// Only what the parameters make.
#[allow(clippy::reversed_empty_ranges)]
const PARAMETER: Letters = &[('m', 1..=0)];
const BASE: Letters = &[('m', 2..=10)];
const SCHWENK: Letters = &[('c', 1..=4), ('d', -1..=2)];

/// Those of a single number, the number itself first.
#[rustfmt::skip]
pub static OF_NUMBER: &[Feature] = &[
    feature(["the number", "这个数"], &[
        (&[Even], &[PARITY, BACHET, SUBTRACTION]), (&[Odd], &[PARITY]), (&[Remainder], &[BACHET, SUBTRACTION]), (&[Modular], &[BOUNDED, SUBTRACTION, BACHET]),
        (&[Remainders, Periodic], &[SUBTRACTION]), (&[Growing], &[PATTERN, SUMS]), (&[Itself, Shifted], &[NIM]), (&[Linear], &[PATTERN]),
    ], "n", NO_LETTER),
    feature(["the number of ones in binary", "二进制中 1 的个数"], &[(LAW, &[PATTERN])], "popcount(n)", NO_LETTER),
    feature(["the zeros at the end in base {m}", "{m} 进制末尾 0 的个数"], &[(LAW, &[PATTERN])], "zeros(n, m)", BASE),
    feature(["the zeros at the end of the number + 1 in base {m}", "此数加一的 {m} 进制末尾 0 的个数"], &[(LAW, &[PATTERN])], "zeros(n + 1, m)", BASE),
    feature(["an odd number of zeros at the end in base {m}, or 0", "{m} 进制末尾 0 的个数为奇数，或此数为 0"], &[(&[Truth], &[PATTERN])], "n == 0 or zeros(n, m) % 2 == 1", BASE),
    pattern(feature(["the last digit that is not 0 in base {m}", "{m} 进制最后一个非 0 数字"], &[(LAW, &[PATTERN])], "last_digit(n, m)", &[('m', 3..=10)])),
    feature(["the number of digits in base {m}", "{m} 进制位数"], &[(LAW, &[PATTERN])], "length(n, m)", BASE),
    feature(["the number of digits of the number + 1 in base {m}", "此数加一的 {m} 进制位数"], &[(LAW, &[PATTERN])], "length(n + 1, m)", BASE),
    pattern(feature(["the first digit in base {m}", "{m} 进制首位数字"], &[(LAW, &[PATTERN])], "first_digit(n, m)", &[('m', 3..=40)])),
    pattern(feature(["the first digit of the number - 1 in base {m}", "此数减一的 {m} 进制首位数字"], &[(LAW, &[PATTERN])], "first_digit(n - 1, m)", &[('m', 3..=40)])),
    pattern(feature(["the lowest one bit", "最低位的 1（lowbit）"], &[(LAW, &[PATTERN])], "n & -n", NO_LETTER)),
    pattern(feature(["the lowest one bit of the number + 1", "此数加一的最低位的 1（lowbit）"], &[(LAW, &[PATTERN])], "(n + 1) & -(n + 1)", NO_LETTER)),
    pattern(feature(["the number without its lowest one bit", "去掉最低位的 1 之后的数"], &[(LAW, &[PATTERN])], "n & (n - 1)", NO_LETTER)),
    pattern(feature(["the number and its successor", "此数与后继的公共二进制位"], &[(LAW, &[PATTERN])], "n & (n + 1)", NO_LETTER)),
    pattern(feature(["the odious number in this place, from {c} on", "此位置（从 {c} 起）的 odious 数"], &[(&[Itself], &[TURNING]), (LAW, &[PATTERN])], "2 * (n - c) + (popcount(n - c) + 1) % 2", &[('c', 0..=1)])),
    pattern(feature(["the evil number in this place, from {c} on", "此位置（从 {c} 起）的 evil 数"], &[(LAW, &[PATTERN])], "2 * (n - c) + popcount(n - c) % 2", &[('c', 0..=1)])),
    pattern(feature(["the power of two in this place, from {c} on", "此位置（从 {c} 起）的 2 的幂"], &[(LAW, &[PATTERN])], "bit(n - c)", &[('c', 0..=1)])),
    feature(["the number of prime factors", "质因子个数（计重数）"], &[(LAW, &[DIVISORS])], "omega(n)", NO_LETTER),
    feature(["the number of odd prime factors, and one more for an even number", "奇质因子个数（计重数），偶数再加一"], &[(LAW, &[DIVISORS])], "omega(n // (n & -n)) + 1 - n % 2", NO_LETTER),
    feature(["the place of the least prime factor among the primes", "最小质因子是第几个质数"], &[(LAW, &[PATTERN])], "primes(least_prime(n))", NO_LETTER),
    pattern(feature(["half of the number + 1 without its factors of 2", "此数加一除去所有因子 2 之后的一半（向下取整）"], &[(LAW, &[PATTERN])], "(n + 1) // ((n + 1) & -(n + 1)) // 2", NO_LETTER)),
    pattern(feature(["the square root", "平方根（向下取整）"], &[(LAW, &[PATTERN])], "isqrt(n)", NO_LETTER)),
    pattern(feature(["the greatest k with 1 + 2 + ... + k at most the number", "满足 1 + 2 + ... + k 不超过此数的最大 k"], &[(LAW, &[PATTERN])], "(isqrt(8 * n + 1) + 1) // 2 - 1", NO_LETTER)),
    feature(["only ones in base {m}", "{m} 进制各位全为 1"], &[(&[Truth], &[PATTERN])], "zeros((m - 1) * n + 1, m) + 1 == length((m - 1) * n + 1, m)", BASE),
    feature(["a power of {m}", "{m} 的幂"], &[(&[Truth], &[PATTERN])], "n > 0 and zeros(n, m) + 1 == length(n, m)", BASE),
    feature(["no multiple of {m}, or an odd power of it, or 0", "不是 {m} 的倍数，或是 {m} 的奇数次幂，或为 0"], &[(&[Truth], &[PATTERN])], "n == 0 or n % m > 0 or zeros(n, m) % 2 == 1 and zeros(n, m) + 1 == length(n, m)", BASE),
    feature(["at most {c} less than a multiple of {m} whose quotient by {m} has an even number of zeros at the end in base {d}, or 0", "比 {m} 的倍数至多小 {c}，且该倍数除以 {m} 的商的 {d} 进制末尾 0 的个数为偶数；或此数为 0"], &[(&[Truth], &[PATTERN])], "n == 0 or (n + c) % m <= c and zeros((n + c) // m, d) % 2 == 0", &[('c', 0..=1), ('m', 2..=8), ('d', 2..=5)]),
    feature(["one of Schwenk's numbers for takes up to {c * t + d} after t", "取 t 之后至多取 {c * t + d} 的 Schwenk 数之一"], &[(&[Truth], &[FIBONACCI])], "least_part(n, c, d) == n", SCHWENK),
    feature(["the remainder by {m}", "除以 {m} 的余数"], &[(&[Zero, One], &[BACHET, SUBTRACTION]), (&[Itself], &[BOUNDED, SUBTRACTION])], "n % m", PARAMETER),
    feature(["the quotient by {m}", "除以 {m} 的商"], &[(LAW, &[PATTERN])], "n // m", PARAMETER),
    feature(["the quotient by {m}, rounded up", "除以 {m} 的商（向上取整）"], &[(LAW, &[PATTERN])], "(n + m - 1) // m", PARAMETER),
    feature(["the nim-sum with {m}", "与 {m} 的异或"], &[(&[Zero, Itself], &[NIM])], "n ^ m", PARAMETER),
    feature(["the difference from {m}", "与 {m} 之差"], &[], "n - m", PARAMETER),
    feature(["the greatest common divisor with {m}", "与 {m} 的最大公约数"], &[(LAW, &[PATTERN])], "gcd(n, m)", PARAMETER),
    feature(["the remainder by k + l is less than {m}", "除以 k + l 的余数小于 {m}"], &[(&[Truth], &[BACHET, SUBTRACTION])], "n % (k + l) < m", PARAMETER),
    feature(["the remainder by k + l, divided by {m}", "除以 k + l 的余数再除以 {m} 的商"], &[(&[Itself], &[BOUNDED, SUBTRACTION])], "n % (k + l) // m", PARAMETER),
];

/// Those of a row of numbers, the nim-sum first.
#[rustfmt::skip]
pub static OF_ROW: &[Feature] = &[
    feature(["the nim-sum", "异或和"], &[(&[Zero, Itself], &[NIM]), (&[Modular], &[BOUNDED])], "xor(h)", NO_LETTER),
    feature(["the sum", "总和"], &[(&[Even, Odd], &[PARITY]), (&[Remainder], &[BACHET])], "sum(h)", NO_LETTER),
    feature(["the difference", "差"], &[(&[Zero], &[MIRROR])], "max(h) - min(h)", NO_LETTER),
    feature(["the sum {a + c * b}", "{a + c * b}"], &[(&[Even, Odd], &[PARITY])], "a + c * b", &[('c', -4..=4)]),
    pattern(feature(["the common ones", "共有的二进制位"], &[(LAW, &[PATTERN])], "a & b", NO_LETTER)),
    pattern(feature(["the bits of both", "两数的或"], &[(LAW, &[PATTERN])], "a | b", NO_LETTER)),
    feature(["the low one bits of both less 1", "两数减一后的或的末尾 1 的个数"], &[(LAW, &[PATTERN])], "zeros(((a - 1) | (b - 1)) + 1, 2)", NO_LETTER),
    feature(["the low zero bits of both", "两数的或的末尾 0 的个数"], &[(LAW, &[PATTERN])], "zeros(a | b, 2)", NO_LETTER),
    feature(["the greatest common divisor", "最大公约数"], &[], "gcd(a, b)", NO_LETTER),
    feature(["the quotient", "商"], &[(&[Itself], &[EUCLID])], "max(h) // min(h)", NO_LETTER),
    feature(["the quotient, rounded up", "商（向上取整）"], &[], "(max(h) + min(h) - 1) // min(h)", NO_LETTER),
    feature(["the quotient of the first number by the second", "第一个数除以第二个数的商"], &[], "a // b", NO_LETTER),
    feature(["the quotient of the first number by the second, rounded up", "第一个数除以第二个数的商（向上取整）"], &[], "(a + b - 1) // b", NO_LETTER),
    feature(["the nim-sum {t}", "异或 {t}"], &[], "t", &[('t', 0..=0)]),
    feature(["the first number", "第一个数"], &[], "h[0]", NO_LETTER),
    feature(["the second number", "第二个数"], &[], "h[1]", NO_LETTER),
    feature(["the last number", "最后一个数"], &[], "h[len(h) - 1]", NO_LETTER),
    feature(["the nim-sum of both ends", "首尾两数的异或"], &[(&[Zero], &[MIRROR])], "h[0] ^ h[len(h) - 1]", NO_LETTER),
    feature(["the difference of both ends", "首尾两数之差"], &[(&[Zero], &[MIRROR])], "h[0] - h[len(h) - 1]", NO_LETTER),
    feature(["the greatest number", "最大的数"], &[], "max(h)", NO_LETTER),
    feature(["the least number", "最小的数"], &[], "min(h)", NO_LETTER),
    feature(["the count of numbers", "数的个数"], &[(&[Even, Odd], &[PARITY])], "len(h)", NO_LETTER),
    feature(["the count of odd numbers", "奇数的个数"], &[(&[Zero, Even, Odd], &[PARITY])], "sum(x % 2 for x in h)", NO_LETTER),
    feature(["the sum less the count", "总和减去个数"], &[(&[Even, Odd], &[PARITY])], "sum(h) - len(h)", NO_LETTER),
    feature(["the sum of the numbers, each times its place from {c}", "各数乘以其位置（从 {c} 编号）之和"], &[(&[Even, Odd], &[PARITY]), (&[Remainder], &[BACHET])], "sum((i + c) * h[i] for i in range(0, len(h)))", &[('c', 0..=1)]),
    feature(["the count of numbers above {c}", "大于 {c} 的数的个数"], &[(&[Even, Odd], &[PARITY])], "sum(1 if x > c else 0 for x in h)", &[('c', 0..=1)]),
    feature(["the numbers above 0 are in equal pairs", "各正数可以两两相等地配对"], &[(&[Truth], &[MIRROR])], "all(y == 0 or sum(1 if x == y else 0 for x in h) % 2 == 0 for y in h)", NO_LETTER),
    many(feature(["more than half of the numbers are the least one", "最小的数超过半数"], &[(&[Truth], &[DIRECT, PATTERN])], "2 * sum(1 if x == min(h) else 0 for x in h) > len(h)", NO_LETTER)),
    many(feature(["the greatest number less the count", "最大的数减去个数"], &[(&[Even, Odd], &[STEALING, PARITY])], "max(h) - len(h)", NO_LETTER)),
    many(feature(["the ones at the beginning, but not all numbers", "开头连续的 1 的个数（不计最后一个数）"], &[(&[Even, Odd], &[STEALING])], "sum(1 if all(h[j] < 2 for j in range(0, i + 1)) and h[i] == 1 else 0 for i in range(0, len(h) - 1))", NO_LETTER)),
    table(feature(["the parities of both", "两数的奇偶性"], &[(&[One, Zero, Listed], &[PARITY])], "a % 2 * 2 + b % 2", NO_LETTER)),
    table(feature(["the remainders of both by {c}", "两数除以 {c} 的余数"], &[], "a % c * c + b % c", &[('c', 3..=8)])),
    table(feature(["the parities of all numbers, as bits", "各数奇偶性组成的二进制数"], &[(&[One, Zero, Listed], &[PARITY])], "sum(h[i] % 2 * bit(i) for i in range(0, len(h)))", NO_LETTER)),
    feature(["the most moves that each take one from {m} heaps", "每步从 {m} 堆各取一颗时的最多步数"], &[(&[Zero, Itself], &[WELTER])], "sum(1 if sum(x if x < t else t for x in h) >= m * t else 0 for t in range(1, sum(h) // m + 1))", &[('m', 2..=4)]),
    feature(["the remainder of the sum by {m}", "总和除以 {m} 的余数"], &[(&[Zero, One], &[BACHET])], "sum(h) % m", PARAMETER),
    feature(["the nim-sum with {m}", "与 {m} 的异或和"], &[(&[Zero, Itself], &[NIM])], "xor(h) ^ m", PARAMETER),
];

/// Theorems that give the nim-value of a whole position.
#[rustfmt::skip]
pub static VALUES: &[Feature] = &[
    many(feature(["Welter's function", "Welter 函数"], &[(&[Truth], &[WELTER])], "xor(h) ^ xor(xor((h[i] - h[j]) ^ (h[i] - h[j] - 1) for j in range(0, i)) for i in range(0, len(h)))", NO_LETTER)),
    feature(["cyclic Nimhoff with takes of less than {m} in all", "循环 Nimhoff：可从多堆共取少于 {m} 颗"], &[(&[Truth], &[WELTER])], "m * xor(x // m for x in h) + sum(h) % m", &[('m', 3..=12)]),
];

/// Theorems that tell which whole positions are lost.
#[rustfmt::skip]
pub static LOST: &[Feature] = &[
    feature(["misère Nim: the nim-sum, unless all heaps are 0 or 1", "反 Nim：看异或和，除非各堆都不超过 1"], &[(&[Truth], &[MISERE])], "(xor(h) == 0) != all(x < 2 for x in h)", NO_LETTER),
    feature(["Wythoff's game: the golden ratio", "威佐夫博弈：黄金分割"], &[(&[Truth], &[WYTHOFF])], "min(h) == (abs(a - b) + isqrt(5 * abs(a - b) * abs(a - b))) // 2", NO_LETTER),
    feature(["Wythoff's game with takes that differ by less than {m}", "威佐夫博弈的推广：两堆所取之差小于 {m}"], &[(&[Truth], &[WYTHOFF])], "abs(a - b) % m == 0 and isqrt((m * m + 4) * (abs(a - b) // m) * (abs(a - b) // m)) + 2 * (abs(a - b) // m) - sum(h) in (0, 1)", &[('m', 2..=4)]),
    feature(["Wythoff's game, misère", "威佐夫博弈（取最后一颗者负）"], &[(&[Truth], &[WYTHOFF])], "a + b == 1 or a * b == 4 if max(h) < 3 else min(h) == (abs(a - b) + isqrt(5 * abs(a - b) * abs(a - b))) // 2", NO_LETTER),
    feature(["Euclid's game, down to 0", "欧几里得游戏（减到 0）"], &[(&[Truth], &[EUCLID])], "min(h) == 0 or min(h) < max(h) and max(h) * max(h) < max(h) * min(h) + min(h) * min(h)", NO_LETTER),
    feature(["Euclid's game, not down to 0", "欧几里得游戏（不能减到 0）"], &[(&[Truth], &[EUCLID])], "abs(a - b) * max(h) < min(h) * min(h)", NO_LETTER),
    feature(["Moore's Nim with at most {m} heaps a move", "Moore Nim：每次至多动 {m} 堆"], &[(&[Truth], &[MOORE])], "all(sum(x >> i & 1 for x in h) % (m + 1) == 0 for i in range(0, 63))", &[('m', 2..=5)]),
    feature(["Moore's Nim with at most {m} heaps a move, misère", "Moore Nim：每次至多动 {m} 堆（取最后一颗者负）"], &[(&[Truth], &[MOORE])], "sum(h) % (m + 1) == 1 if all(x < 2 for x in h) else all(sum(x >> i & 1 for x in h) % (m + 1) == 0 for i in range(0, 63))", &[('m', 2..=5)]),
    feature(["Schwenk's theorem (Fibonacci Nim for 2 * t): the heap and the most that may be taken, which is {c * t + d} after t", "Schwenk 定理（2 * t 即斐波那契博弈）：石子数与本次上限（取 t 之后为 {c * t + d}）"], &[(&[Truth], &[FIBONACCI])], "a == 0 or least_part(a, c, d) > b", SCHWENK),
    feature(["Schwenk's theorem (Fibonacci Nim for 2 * t): the heap and the last take t, after which at most {c * t + d} may be taken", "Schwenk 定理（2 * t 即斐波那契博弈）：石子数与上次所取 t（之后至多取 {c * t + d}）"], &[(&[Truth], &[FIBONACCI])], "a == 0 or least_part(a, c, d) > c * b + d", SCHWENK),
    feature(["Schwenk's theorem: the heap and the last take t, after which at most {m * t} may be taken", "Schwenk 定理：石子数与上次所取 t（之后至多取 {m * t}）"], &[(&[Truth], &[FIBONACCI])], "a == 0 or least_part(a, m, 0) > m * b", PARAMETER),
    feature(["Schwenk's theorem: the heap and the most that may be taken, which is {m * t} after t", "Schwenk 定理：石子数与本次上限（取 t 之后为 {m * t}）"], &[(&[Truth], &[FIBONACCI])], "a == 0 or least_part(a, m, 0) > b", PARAMETER),
    many(feature(["the greatest number, the gap below it and the parity above the others", "最大数、其下的空隙与奇偶性"], &[(&[Truth], &[STEALING])], "h[len(h) - 1] - h[len(h) - 2] == 1 and (max(h) - len(h)) % 2 == 1 or max(h) == len(h) - 1", NO_LETTER)),
    many(feature(["the parity of the ones, turned around where a larger heap is left", "1 的个数的奇偶性，有更大的堆时相反"], &[(&[Truth], &[STEALING])], "(sum(1 if x == 1 else 0 for x in h) % 2 == 1) == any(x > 1 for x in h)", NO_LETTER)),
    many(feature(["the first heap above 1 is chosen by parity", "第一个大于 1 的堆由奇偶性决定"], &[(&[Truth], &[STEALING])], "(sum(1 if x == 1 else 0 for x in h) % 2 == 0) if all(x < 2 for x in h) else sum(1 if h[i] == 1 and all(h[j] < 2 for j in range(0, i)) else 0 for i in range(0, len(h))) % 2 == 1", NO_LETTER)),
    many(feature(["all numbers less the same: the first gap", "各数同减：第一个空缺"], &[(&[Truth], &[PARITY])], "(sum(1 if all(any(x == j for x in h) for j in range(1, i + 1)) else 0 for i in range(1, max(h) + 1)) % 2 == 1) == (sum(1 if all(any(x == j for x in h) for j in range(1, i + 1)) else 0 for i in range(1, max(h) + 1)) != max(h))", NO_LETTER)),
    many(feature(["a walk in a Young diagram: both ways from the diagonal are even", "杨表中的格路：从对角线出发的两条路都是偶数"], &[(&[Truth], &[LATTICE])], "max(h) > 0 and any((sum(1 if sum(1 if x >= i else 0 for x in h) >= i else 0 for i in range(1, len(h) + 1)) == d) and sum(1 if sum(1 if x >= i else 0 for x in h) >= d else 0 for i in range(d + 1, max(h) + 1)) % 2 == 0 and (sum(1 if x >= d else 0 for x in h) + d) % 2 == 0 for d in range(1, len(h) + 1))", NO_LETTER)),
];
