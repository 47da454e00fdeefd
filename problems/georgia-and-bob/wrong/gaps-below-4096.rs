//! WA: keeps twelve bits of the nim-sum, but gaps go up to 9999.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap() as usize;
        let mut grids: Vec<u64> = numbers.by_ref().take(count).collect();
        grids.extend(Some(0).filter(|_| count % 2 == 1));
        grids.sort();
        let sum = grids.chunks(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1));
        println!("{}", if sum & 4095 != 0 { "Georgia will win" } else { "Bob will win" });
    }
}
