//! WA: adds up the heaps and plays Bachet's game, but the cap holds for each heap.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (count, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        let heaps: Vec<u64> = (0..count).map(|_| numbers.next().unwrap()).collect();
        let value = heaps.iter().fold(0, |sum, &heap| sum + u128::from(heap)) % (u128::from(k) + 1);
        println!("{}", if value != 0 { "A" } else { "B" });
    }
}
