//! WA: takes the first number for the larger one.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<i128> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in numbers.chunks(2).take_while(|pair| pair[0] > 0) {
        let wins = pair[0] == pair[1] || pair[0] * (pair[0] - pair[1]) > pair[1] * pair[1];
        println!("{}", if wins { "Stan wins" } else { "Ollie wins" });
    }
}
