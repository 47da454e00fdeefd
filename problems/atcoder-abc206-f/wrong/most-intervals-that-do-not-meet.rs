//! WA: takes the parity of the greatest number of disjoint intervals.

use std::io::Read;

fn wins(intervals: &[(usize, usize)]) -> bool {
    let mut sorted: Vec<(usize, usize)> = intervals.iter().map(|&(a, b)| (b, a)).collect();
    sorted.sort_unstable();
    let (mut end, mut number) = (0, 0);
    for (b, a) in sorted {
        if a >= end {
            number += 1;
            end = b;
        }
    }
    number % 2 == 1
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
