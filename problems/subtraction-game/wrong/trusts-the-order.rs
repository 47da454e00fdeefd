//! WA: stops at the first amount that is too large, as if the amounts were sorted.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(k) = numbers.next() {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let n = numbers.next().unwrap();
        let mut sg = vec![0; n + 1];
        for i in 1..=n {
            let mut seen = vec![false; k + 1];
            for &amount in &amounts {
                if amount > i {
                    break;
                }
                seen[sg[i - amount]] = true;
            }
            sg[i] = seen.iter().position(|&seen| !seen).unwrap();
        }
        let words: Vec<String> = sg.iter().map(usize::to_string).collect();
        println!("{}", words.join(" "));
    }
}
