//! WA beyond: keeps 32 bits of the amounts, so that 2^32 + 1 becomes 1.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<u64>().unwrap() as u32);
    while let Some(k) = numbers.next() {
        let amounts: Vec<u32> = numbers.by_ref().take(k as usize).collect();
        let n = numbers.next().unwrap();
        let mut sg: Vec<usize> = Vec::new();
        for i in 0..=n {
            let mut seen = vec![false; k as usize + 1];
            for &amount in amounts.iter().filter(|&&amount| 0 < amount && amount <= i) {
                seen[sg[(i - amount) as usize]] = true;
            }
            sg.push(seen.iter().position(|&seen| !seen).unwrap());
        }
        let words: Vec<String> = sg.iter().map(usize::to_string).collect();
        println!("{}", words.join(" "));
    }
}
