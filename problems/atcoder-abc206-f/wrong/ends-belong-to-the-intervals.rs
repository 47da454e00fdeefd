//! WA: takes intervals with a common end for intervals that meet.

use std::io::Read;

fn wins(intervals: &[(usize, usize)]) -> bool {
    let mut value = vec![vec![0_usize; 102]; 102];
    for length in 1..100 {
        for left in 1..=100 - length {
            let right = left + length;
            let inside = intervals.iter().filter(|&&(a, b)| left <= a && b <= right);
            let reached: Vec<usize> = inside.map(|&(a, b)| value[left][a - 1] ^ value[b + 1][right]).collect();
            value[left][right] = (0..).find(|mex| !reached.contains(mex)).unwrap();
        }
    }
    value[1][100] > 0
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
