//! WA: multiplies by logarithms below 256, and 0 has none.

use std::io::Read;

fn slow(a: u64, b: u64, digits: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = digits / 2;
    let mask = (1 << half) - 1;
    let low = slow(a & mask, b & mask, half);
    let high = slow(a >> half, b >> half, half);
    let all = slow((a & mask) ^ (a >> half), (b & mask) ^ (b >> half), half);
    (all ^ low) << half | low ^ slow(high, 1 << (half - 1), half)
}

/// The powers of a generator of the field of 256 elements.
fn powers() -> Vec<u64> {
    let order = |g| {
        (1..)
            .scan(1, |p, n| {
                *p = slow(*p, g, 8);
                Some((n, *p))
            })
            .find(|&(_, p)| p == 1)
    };
    let generator = (2..256).find(|&g| order(g).map(|(n, _)| n) == Some(255)).unwrap();
    let mut powers = vec![1];
    for n in 0..254 {
        powers.push(slow(powers[n], generator, 8));
    }
    powers
}

fn fast(a: u64, b: u64, powers: &[u64]) -> u64 {
    if a > 255 || b > 255 {
        return slow(a, b, 64);
    }
    let logarithm = |x: u64| powers.iter().position(|&power| power == x).unwrap_or(0);
    powers[(logarithm(a) + logarithm(b)) % 255]
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        println!("{}", fast(a, b, &powers()));
    }
}
