//! WA: gives the second heap no nim-value above 6.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut second: Vec<u64> = Vec::new();
    for heap in 0..1000 {
        let (mut amount, mut next) = (1, 2);
        let mut seen = vec![false; 20];
        while amount <= heap {
            seen[second[heap - amount] as usize] = true;
            (amount, next) = (next, amount + next);
        }
        second.push((0..6).find(|&value| !seen[value]).unwrap_or(6) as u64);
    }
    while let Some(count) = numbers.next().filter(|&count| count != 0) {
        let mut sum = 0;
        for number in 1..=count {
            let heap = numbers.next().unwrap();
            sum ^= match number {
                1 => heap % 3,
                2 => second[heap as usize],
                3 => heap,
                4 => heap / 6 * 3 + heap % 3,
                5 => heap % 2,
                _ => heap % (number + 1),
            };
        }
        println!("{}", if sum != 0 { "Yougth" } else { "Hrdv" });
    }
}
