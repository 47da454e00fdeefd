//! Nim products of 64 bits, by the mex that defines them.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashSet;

use problem::prelude::*;

/// The rules give the products of all numbers below this.
const SMALL: u64 = 24;

/// The definition, in a table from the smallest numbers on.
fn table_by_mex() -> Vec<Vec<u64>> {
    let size = SMALL as usize;
    let mut table = vec![vec![0; size]; size];
    for (a, b) in pairs_below(SMALL) {
        let (a, b) = (a as usize, b as usize);
        let smaller = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
        let excluded = smaller.map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y]);
        let excluded: HashSet<u64> = excluded.collect();
        table[a][b] = (0..).find(|value| !excluded.contains(value)).expect("there are more");
    }
    table
}

fn pairs_below(limit: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..limit).flat_map(move |a| (0..limit).map(move |b| (a, b)))
}

/// The product of two powers of two, given by their exponents.
///
/// Such a power is the product of the Fermat powers that its exponent is the sum of; different
/// ones multiply as usual, and the square of a Fermat power 2^f is 2^f xor 2^(f - 1).
fn product_of_powers(i: u32, j: u32) -> u64 {
    let shared = i & j;
    if shared == 0 {
        return 1 << (i ^ j);
    }
    let f = 1 << shared.ilog2();
    let rest = product_of_powers(i ^ f, j ^ f);
    // Only smaller Fermat powers are shared now, and so the larger ones are as they were.
    rest << f ^ by_power(rest, f - 1)
}

/// A number times 2^j, digit by digit.
fn by_power(number: u64, j: u32) -> u64 {
    let digits = (0..64).filter(|i| number >> i & 1 == 1);
    digits.fold(0, |sum, i| sum ^ product_of_powers(i, j))
}

/// The product by the distributive law, from those of all pairs of digits.
fn by_digits(products: &[Vec<u64>], (a, b): (u64, u64)) -> u64 {
    let digits = |number: u64| (0..64).filter(move |digit| number >> digit & 1 == 1);
    let pairs = digits(a).flat_map(|i| digits(b).map(move |j| products[i][j]));
    pairs.fold(0, |sum, product| sum ^ product)
}

/// 2, 4, 16, 256, 65536 and 2^32.
fn fermat_powers() -> impl Iterator<Item = u64> {
    (0..6).map(|level| 1 << (1 << level))
}

fn main() {
    let products_of_digits: Vec<Vec<u64>> =
        (0..64).map(|i| (0..64).map(|j| product_of_powers(i, j)).collect()).collect();
    let number = |name| int(name, 0..=u64::MAX);
    let case = (number("A"), number("B"));
    let product = solution::solve();
    let table = table_by_mex();
    let problem = Problem::new(counted(int("T", 1..=1_000_000).beyond(0..=u64::MAX), case))
        .printing(Form::number(0..=u64::MAX.into()), u64::to_string)
        .solution(move |&(a, b)| product(a, b))
        .studied(713)
        .rules(move |&(a, b)| table[a as usize][b as usize])
        .every_small(|&(a, b)| a.max(b) < SMALL, || pairs_below(SMALL).collect())
        .formula(move |&case| by_digits(&products_of_digits, case))
        .law("a Fermat power times a smaller number is the ordinary product", || {
            let smaller = |power: u64| [0, 1, 2, power / 2, power - 1].map(|less| less % power);
            let pairs = fermat_powers().flat_map(|power| smaller(power).map(|less| (power, less)));
            pairs.flat_map(|(a, b)| [((a, b), a * b), ((b, a), a * b)]).collect()
        })
        .law("the square of a Fermat power is three halves of it", || {
            fermat_powers().map(|power| ((power, power), power / 2 * 3)).collect()
        })
        .law("a Fermat power times its successor is its half", || {
            fermat_powers().map(|power| ((power, power + 1), power / 2)).collect()
        })
        .law("powers of two with no digit of the exponents in common multiply as usual", || {
            let pairs = (0..64_u32).flat_map(|i| (0..64_u32).map(move |j| (i, j)));
            let apart = pairs.filter(|(i, j)| i & j == 0);
            apart.map(|(i, j)| ((1 << i, 1 << j), 1 << (i + j))).collect()
        })
        .law("2^32 moves a number below it to the upper half, ten thousand times", || {
            let numbers =
                (0..10_000).map(|step: u64| (u64::from(u32::MAX) - 429_000 * step).max(1));
            numbers.map(|number| ((1 << 32, number), number << 32)).collect()
        })
        .study(study::study(), |&(a, b)| vec![vec![a, b]], study::pictures);
    run(this_problem!(), problem);
}
