//! WA: keeps the gaps in ten bits, as if all places were positive.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<i64>().unwrap());
    let mut next = || numbers.next().unwrap();
    for _ in 0..next() {
        let (n, _, _) = (next(), next(), next());
        let mut sum = 0;
        for _ in 0..n {
            let (_, black, white) = (next(), next(), next());
            sum ^= ((black - white).abs() - 1) % 1024;
        }
        println!("{}", if sum != 0 { "Yes" } else { "No" });
    }
}
