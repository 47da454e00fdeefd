//! WA: keeps the gaps in nine bits, so that a gap of 512 stairs is none.

use std::io::Read;

fn sum(monks: &[u64]) -> u64 {
    let gaps = monks.chunks_exact(2).map(|pair| (pair[1] - pair[0] - 1) % 512);
    gaps.fold(0, |sum, gap| sum ^ gap)
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
    println!("{}", answers.first().cloned().unwrap_or("-1".to_string()));
}
