//! Bases of 10^5 numbers of 64 bits.

use divan::{black_box, Bencher};
use gamecore::{maximum_weight_independent, XorBasis};
use theorem_bench::random;

const NUMBERS: usize = 100_000;

fn main() {
    divan::main();
}

#[divan::bench]
fn insert(bencher: Bencher) {
    let numbers = random(NUMBERS);
    bencher.bench(|| {
        let mut basis = XorBasis::new();
        numbers.iter().filter(|&&number| basis.insert(black_box(number))).count()
    });
}

#[divan::bench]
fn greatest_independent_part(bencher: Bencher) {
    let numbers = random(NUMBERS);
    bencher.bench(|| maximum_weight_independent(black_box(&numbers)));
}
