//! WA: thinks that the parity of all candies decides.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = numbers.next() {
        let odd = numbers.by_ref().take(n as usize).filter(|pile| pile % 2 == 1).count();
        println!("{}", if odd % 2 == 0 { "First" } else { "Second" });
    }
}
