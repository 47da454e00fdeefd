//! WA: prints the winning move of the highest monk that has one.

use std::io::Read;

fn sum(monks: &[u64]) -> u64 {
    monks.chunks_exact(2).map(|pair| pair[1] - pair[0] - 1).fold(0, |sum, gap| sum ^ gap)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let monks: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let mut answers = Vec::new();
    for i in 0..monks.len() - 1 {
        for stair in monks[i] + 1..monks[i + 1] {
            let mut after = monks.clone();
            after[i] = stair;
            if sum(&after) == 0 {
                answers.push(format!("{} {}", monks[i], stair));
            }
        }
    }
    println!("{}", answers.last().cloned().unwrap_or("-1".to_string()));
}
