//! WA beyond: reads the numbers as f64, whose 53 bits round the larger heaps and caps.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<f64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for case in numbers[1..].chunks(2) {
        println!("{}", if case[0] % (case[1] + 1.0) != 0.0 { "Win" } else { "Lose" });
    }
}
