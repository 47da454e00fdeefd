//! WA: truncates k to 8 bits.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (count, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        let heaps: Vec<u64> = numbers.by_ref().take(count as usize).collect();
        let round = u64::from(k.min(count) as u8) + 1;
        let counts =
            (0..64).map(|digit| heaps.iter().filter(|&heap| heap >> digit & 1 == 1).count());
        let balanced = counts.clone().all(|count| count as u64 % round == 0);
        let lost = if heaps.iter().all(|&heap| heap == 1) { count % round == 1 } else { balanced };
        println!("{}", if lost { "Second" } else { "First" });
    }
}
