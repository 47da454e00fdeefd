//! WA: prints a result twice if two moves lead to it: `1 2` for `2 3`.

use std::io::Read;

fn is_lost(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    ((5f64.sqrt() + 1.0) / 2.0 * (b - a) as f64) as u64 == a
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        if b == 0 {
            break;
        }
        if is_lost(a, b) {
            println!("0");
            continue;
        }
        println!("1");
        let smaller = ((5f64.sqrt() + 1.0) / 2.0 * (b - a) as f64) as u64;
        if a > smaller {
            println!("{} {}", smaller, smaller + b - a);
        }
        for rest in (0..b).rev().filter(|&rest| is_lost(a, rest)) {
            println!("{} {}", a.min(rest), a.max(rest));
        }
        if a != b {
            for rest in (0..a).rev().filter(|&rest| is_lost(rest, b)) {
                println!("{} {}", rest, b);
            }
        }
    }
}
