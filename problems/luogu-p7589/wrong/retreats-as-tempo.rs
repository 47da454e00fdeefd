//! WA: thinks that a player who has a step back to spare need not lose.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<i64>().unwrap());
    let mut next = || numbers.next().unwrap();
    for _ in 0..next() {
        let (n, k, d) = (next(), next(), next());
        let mut sum = 0;
        for _ in 0..n {
            let (_, black, white) = (next(), next(), next());
            sum ^= (black - white).abs() - 1;
        }
        let wins = sum != 0 || k > 0;
        println!("{}", if wins { "Yes" } else { "No" });
        let _ = (k, d);
    }
}
