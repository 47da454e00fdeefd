//! WA: takes k = 1 for an even k.

fn value(heap: u64, k: u64) -> u64 {
    if k > 1 && k % 2 == 1 {
        match heap {
            0 | 2 => 0,
            1 | 3 => 1,
            4 => 2,
            _ if heap % 2 == 1 => 0,
            _ if value(heap / 2, k) == 1 => 2,
            _ => 1,
        }
    } else {
        match heap {
            0..=2 => heap,
            _ => 1 - heap % 2,
        }
    }
}

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let k = numbers[1];
    let sum = numbers[2..].iter().fold(0, |sum, &heap| sum ^ value(heap, k));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
}
