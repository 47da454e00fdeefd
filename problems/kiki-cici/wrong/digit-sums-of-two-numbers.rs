//! WA: looks digit sums up in a list that ends at 24; that of 999 is 27.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for n in numbers {
        let mut digits = n;
        let mut sum = 0;
        while digits > 0 {
            sum += digits % 10;
            digits /= 10;
        }
        println!("{}", if (3..=24).step_by(3).any(|lost| lost == sum) { "Cici" } else { "Kiki" });
    }
}
