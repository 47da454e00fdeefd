//! WA: goes on counting the sizes from one case to the next.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut times = std::collections::HashMap::new();
    loop {
        let n = numbers.next().unwrap() as usize;
        if n == 0 {
            break;
        }
        for heap in numbers.by_ref().take(n) {
            *times.entry(heap).or_insert(0) += 1;
        }
        let lost = times.values().all(|times| times % 2 == 0);
        println!("{}", if lost { "Lose" } else { "Win" });
    }
}
