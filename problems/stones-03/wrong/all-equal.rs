//! WA: calls an even number of heaps lost only if all of them are equal.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    loop {
        let n = numbers.next().unwrap() as usize;
        if n == 0 {
            break;
        }
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        let lost = n % 2 == 0 && heaps.iter().all(|&heap| heap == heaps[0]);
        println!("{}", if lost { "Lose" } else { "Win" });
    }
}
