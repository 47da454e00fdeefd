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

/// The set with the longest period, 4464, among those with amounts up to 22.
#[divan::bench(sample_count = 10)]
fn period_of_4464(bencher: Bencher) {
    let game = SubtractionGame::new([2, 3, 5, 6, 9, 13, 16, 17, 19, 20, 22]).unwrap();
    bencher.bench(|| game.periodic(100_000));
}
