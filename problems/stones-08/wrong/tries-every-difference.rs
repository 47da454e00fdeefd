//! TLE: is right, but goes through all differences.

use std::io::Read;

/// floor(k phi), for every k of 64 bits.
fn smaller(k: u128) -> u128 {
    k + ((k * 0x9E37_79B9_7F4A_7C15 + ((k * 0xF39C_C060_5CED_C834) >> 64)) >> 64)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u128> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2).take_while(|pair| pair != &[0, 0]) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let mut results = Vec::new();
        let equal = smaller(b - a);
        if equal < a {
            results.push((equal, equal + b - a));
        }
        for k in (0..=b).take_while(|&k| smaller(k) <= a) {
            let (x, y) = (smaller(k), smaller(k) + k);
            if (x == a && y < b || y == b && x < a || y == a && x < b) && !results.contains(&(x, y))
            {
                results.push((x, y));
            }
        }
        println!("{}", if results.is_empty() { 0 } else { 1 });
        for (x, y) in results {
            println!("{} {}", x, y);
        }
    }
}
