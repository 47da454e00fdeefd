//! WA: marks values with the number of the heap and never clears the marks, so that one from the case before counts.

use std::io::Read;

const LARGEST: usize = 10_000;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    let mut sg = vec![0; LARGEST + 1];
    let mut mark = [0; 102];
    while let Some(k) = numbers.next().filter(|&k| k > 0) {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        for heap in 1..=LARGEST {
            for &amount in amounts.iter().filter(|&&amount| amount <= heap) {
                mark[sg[heap - amount]] = heap;
            }
            sg[heap] = mark.iter().position(|&mark| mark != heap).unwrap();
        }
        let m = numbers.next().unwrap();
        for _ in 0..m {
            let l = numbers.next().unwrap();
            let sum = numbers.by_ref().take(l).fold(0, |sum, heap| sum ^ sg[heap]);
            print!("{}", if sum != 0 { "W" } else { "L" });
        }
        println!();
    }
}
