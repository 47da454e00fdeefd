//! WA: knows that two equal heaps are lost, but not that four are.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(count) = numbers.next() {
        let heaps: Vec<u64> = numbers.by_ref().take(count as usize).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let equal = count > 2 && heaps.iter().all(|&heap| heap == heaps[0]);
        println!("{}", if equal || sum != 0 { "A" } else { "B" });
    }
}
