//! WA: keeps the table from case to case, although the amounts have changed.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    let mut sg: Vec<usize> = vec![0];
    while let Some(k) = numbers.next() {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let n = numbers.next().unwrap();
        while sg.len() <= n {
            let i = sg.len();
            let mut seen = vec![false; 128];
            for &amount in amounts.iter().filter(|&&amount| amount <= i) {
                seen[sg[i - amount]] = true;
            }
            sg.push(seen.iter().position(|&seen| !seen).unwrap());
        }
        let words: Vec<String> = sg[..=n].iter().map(usize::to_string).collect();
        println!("{}", words.join(" "));
    }
}
