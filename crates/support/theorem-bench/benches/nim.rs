//! Nim and Moore's Nim with 10^5 heaps.

use divan::{black_box, Bencher};
use gamecore::{Game, MisereGame, Moore, Nim};
use theorem_bench::random;

const HEAPS: usize = 100_000;

fn main() {
    divan::main();
}

#[divan::bench]
fn nim_sum(bencher: Bencher) {
    let heaps = random(HEAPS);
    bencher.bench(|| gamecore::nim_sum(black_box(&heaps).iter().copied()));
}

#[divan::bench]
fn outcome(bencher: Bencher) {
    let heaps = random(HEAPS);
    bencher.bench(|| Nim.outcome(black_box(&heaps)));
}

#[divan::bench]
fn misere_outcome(bencher: Bencher) {
    let heaps = random(HEAPS);
    bencher.bench(|| Nim.misere_outcome(black_box(&heaps)));
}

#[divan::bench]
fn winning_moves(bencher: Bencher) {
    let heaps = random(HEAPS);
    bencher.bench(|| Nim.winning_moves(black_box(&heaps)));
}

#[divan::bench(args = [1, 3, 1000])]
fn moore_outcome(bencher: Bencher, k: u64) {
    let heaps = random(HEAPS);
    bencher.bench(|| Moore::new(k).outcome(black_box(&heaps)));
}

#[divan::bench(args = [1, 3, 1000], sample_count = 10)]
fn moore_winning_move(bencher: Bencher, k: u64) {
    let heaps = random(HEAPS);
    bencher.bench(|| Moore::new(k).winning_move(black_box(&heaps)));
}
