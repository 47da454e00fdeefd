//! The games that are decided by arithmetic on numbers up to 2^64.

use divan::Bencher;
use gamecore::{
    is_fibonacci_nim_p, is_wythoff_pair, prime_omega, wythoff_options, wythoff_partner, zeckendorf,
};
use theorem_bench::random;

fn main() {
    divan::main();
}

/// The square of a prime, a product of two primes, a prime, a power of 2,
/// and a number with many prime factors, all near 10^18.
const NEAR_10_18: [u64; 5] = [
    999_999_874_000_003_969,
    999_999_866_000_004_473,
    999_999_999_999_999_989,
    1 << 60,
    897_612_484_786_617_600,
];

#[divan::bench(args = NEAR_10_18)]
fn prime_omega_near_10_18(number: u64) -> u64 {
    prime_omega(number)
}

#[divan::bench]
fn wythoff_outcome_of_1000_pairs(bencher: Bencher) {
    let heaps = random(2000);
    bencher.bench(|| heaps.chunks(2).filter(|pair| is_wythoff_pair(pair[0], pair[1])).count());
}

#[divan::bench]
fn wythoff_partner_of_1000(bencher: Bencher) {
    let heaps = random(1000);
    bencher.bench(|| heaps.iter().map(|&heap| wythoff_partner(heap)).max());
}

#[divan::bench]
fn wythoff_winning_options_of_1000_pairs(bencher: Bencher) {
    let heaps = random(2000);
    let options = |pair: &[u64]| wythoff_options(pair[0], pair[1]).len();
    bencher.bench(|| heaps.chunks(2).map(options).sum::<usize>());
}

#[divan::bench]
fn fibonacci_nim_outcome_of_1000(bencher: Bencher) {
    let heaps = random(1000);
    bencher.bench(|| heaps.iter().filter(|&&heap| is_fibonacci_nim_p(heap, heap - 1)).count());
}

#[divan::bench]
fn zeckendorf_of_1000(bencher: Bencher) {
    let heaps = random(1000);
    bencher.bench(|| heaps.iter().map(|&heap| zeckendorf(heap).len()).max());
}
