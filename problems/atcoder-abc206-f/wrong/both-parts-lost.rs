//! WA: lets a choice win only if both parts are lost; but two won parts may be lost together.

use std::io::Read;

fn wins(intervals: &[(usize, usize)]) -> bool {
    let mut wins = vec![vec![false; 101]; 101];
    for length in 1..100 {
        for left in 1..=100 - length {
            let right = left + length;
            let mut inside = intervals.iter().filter(|&&(a, b)| left <= a && b <= right);
            wins[left][right] = inside.any(|&(a, b)| !wins[left][a] && !wins[b][right]);
        }
    }
    wins[1][100]
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let mut next = || numbers.next().unwrap();
    for _ in 0..next() {
        let n = next();
        let intervals: Vec<(usize, usize)> = (0..n).map(|_| (next(), next())).collect();
        println!("{}", if wins(&intervals) { "Alice" } else { "Bob" });
    }
}
