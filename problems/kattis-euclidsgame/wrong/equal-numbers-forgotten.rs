//! WA: forgets that equal numbers are won, because their ratio is below phi.

use std::io::Read;

fn wins(a: u64, b: u64) -> bool {
    u128::from(a) * u128::from(a - b) > u128::from(b) * u128::from(b)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in numbers.chunks(2).take_while(|pair| pair[0] > 0) {
        let wins = wins(pair[0].max(pair[1]), pair[0].min(pair[1]));
        println!("{}", if wins { "Stan wins" } else { "Ollie wins" });
    }
}
