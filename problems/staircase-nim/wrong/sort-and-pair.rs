//! WA: sorts the numbers and pairs them off, as for POJ 1704, where the steps are gaps.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let mut steps: Vec<u64> = tokens.by_ref().take(n).collect();
        if n % 2 == 1 {
            steps.push(0);
        }
        steps.sort();
        let heap = |pair: &[u64]| (pair[1] as i64).wrapping_sub(pair[0] as i64).wrapping_sub(1);
        let nim_sum = steps.chunks(2).fold(0, |sum, pair| sum ^ heap(pair));
        println!("{}", if nim_sum != 0 { "First" } else { "Second" });
    }
}
