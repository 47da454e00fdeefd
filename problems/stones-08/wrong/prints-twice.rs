//! WA: prints a result twice if two moves lead to it, as with `2 3`, and none for `0 5`.

use std::io::Read;

/// floor(k phi).
fn smaller(k: u64) -> u64 {
    (k as f64 * (5f64.sqrt() + 1.0) / 2.0) as u64
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2).take_while(|pair| pair != &[0, 0]) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let equal = smaller(b - a);
        if equal == a {
            println!("0");
            continue;
        }
        println!("1");
        if a == b {
            println!("0 0");
        } else if equal < a {
            println!("{} {}", equal, equal + b - a);
        }
        for k in (1..=b).take_while(|&k| smaller(k) <= a) {
            let (x, y) = (smaller(k), smaller(k) + k);
            if x == a && y < b || y == b && x < a || y == a && x < b {
                println!("{} {}", x, y);
            }
        }
    }
}
