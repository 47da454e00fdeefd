//! Tables and periods of octal games.

use divan::Bencher;
use gamecore::Octal;

/// With one digit that allows a split, and with several.
const CODES: [&str; 4] = ["0.007", "0.6", "0.156", "0.77"];

fn main() {
    divan::main();
}

#[divan::bench(args = CODES, consts = [1 << 14, 1 << 17], sample_count = 3, sample_size = 1)]
fn nim_values<const HEAPS: u64>(bencher: Bencher, code: &str) {
    let game: Octal = code.parse().unwrap();
    bencher.bench(|| game.up_to(HEAPS - 1));
}

#[divan::bench(args = ["0.77", "0.156"], sample_count = 5, sample_size = 1)]
fn periodic(bencher: Bencher, code: &str) {
    let game: Octal = code.parse().unwrap();
    bencher.bench(|| game.periodic(1 << 20));
}
