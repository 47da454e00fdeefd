//! WA: knows the lost heaps of one, two and three rounds, and a table for small caps.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (heap, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
        let rounds = if heap % (cap + 1) == 0 { heap / (cap + 1) } else { 0 };
        let lost = rounds > 0 && (rounds <= 3 || cap <= 15);
        println!("{}", if lost { "Lose" } else { "Win" });
    }
}
