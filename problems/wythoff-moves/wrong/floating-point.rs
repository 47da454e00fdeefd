//! WA beyond: computes in 64-bit floating point, right up to 10^6, wrong from 165580140 267914295 on.

use std::io::Read;

/// floor(k phi), or nearly.
fn smaller(k: u128) -> u128 {
    (k as f64 * (1.0 + 5f64.sqrt()) / 2.0) as u128
}

/// The number whose heap is lost beside a heap of a.
fn partner(a: u128) -> u128 {
    let k = smaller(a + 1) - (a + 1);
    if smaller(k) == a {
        a + k
    } else {
        smaller(a) - a
    }
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u128> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        if b == 0 {
            break;
        }
        let mut results = Vec::new();
        let equal = smaller(b - a);
        if equal < a {
            results.push((equal, equal + b - a));
        }
        if partner(a) < b {
            results.push((a.min(partner(a)), a.max(partner(a))));
        }
        if partner(b) < a {
            results.push((partner(b), b));
        }
        results.dedup();
        println!("{}", if results.is_empty() { 0 } else { 1 });
        for (x, y) in results {
            println!("{} {}", x, y);
        }
    }
}
