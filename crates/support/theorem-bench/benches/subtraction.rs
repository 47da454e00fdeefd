//! Subtraction games: tables and periods.

use divan::Bencher;
use gamecore::SubtractionGame;
use theorem_bench::random;

fn main() {
    divan::main();
}

/// 100 amounts up to 10^4; the chance that two are equal does not matter here.
#[divan::bench(args = [10_000, 100_000], sample_count = 10, sample_size = 1)]
fn nim_values_with_100_amounts(bencher: Bencher, last: u64) {
    let game =
        SubtractionGame::new(random(100).into_iter().map(|number| number % 10_000 + 1)).unwrap();
    bencher.bench(|| game.up_to(last));
}

/// 10,000 amounts up to 10^5, by a set of bits and by the definition.
#[divan::bench(args = [100_000], sample_count = 5, sample_size = 1)]
fn many_amounts_as_bits(bencher: Bencher, last: u64) {
    let game = many_amounts();
    bencher.bench(|| game.dense_up_to(last));
}

#[divan::bench(args = [100_000], sample_count = 5, sample_size = 1)]
fn many_amounts_by_definition(bencher: Bencher, last: u64) {
    let game = many_amounts();
    bencher.bench(|| game.up_to(last));
}

fn many_amounts() -> SubtractionGame {
    let amounts = random(10_000).into_iter().map(|number| number % 100_000 + 1);
    SubtractionGame::new(amounts).unwrap()
}

/// The set with the longest period, 4464, among those with amounts up to 22.
#[divan::bench(sample_count = 10)]
fn period_of_4464(bencher: Bencher) {
    let game = SubtractionGame::new([2, 3, 5, 6, 9, 13, 16, 17, 19, 20, 22]).unwrap();
    bencher.bench(|| game.periodic(100_000));
}
