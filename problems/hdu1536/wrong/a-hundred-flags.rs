//! WA: looks for the mex among the values 0 to 98 only, so that 100 becomes 99.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(count) = numbers.next().filter(|&count| count != 0) {
        let amounts: Vec<u64> = numbers.by_ref().take(count as usize).collect();
        let mut values: Vec<usize> = Vec::new();
        for heap in 0..=10_000 {
            let mut seen = [false; 101];
            for amount in amounts.iter().filter(|&&amount| amount <= heap) {
                seen[values[(heap - amount) as usize]] = true;
            }
            values.push((0..99).find(|&value| !seen[value]).unwrap_or(99));
        }
        let rows = numbers.next().unwrap();
        let row = |_| {
            let heaps = numbers.next().unwrap() as usize;
            let sum = numbers.by_ref().take(heaps).fold(0, |sum, heap| sum ^ values[heap as usize]);
            if sum != 0 {
                'W'
            } else {
                'L'
            }
        };
        println!("{}", (0..rows).map(row).collect::<String>());
    }
}
