//! WA: knows that the second player mirrors on even rings, and calls every odd ring won.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn main() {
    let mut numbers = numbers();
    for _ in 0..numbers.next().unwrap() {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let first_wins = m <= n && (n % 2 == 1 || n < 2 * m);
        println!("{}", if first_wins { "xian shou sheng" } else { "hou shou sheng" });
    }
}
