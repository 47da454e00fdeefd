//! WA: prints the largest of several winning amounts.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let heaps: Vec<usize> = numbers.by_ref().take(n).collect();
    let m = numbers.next().unwrap();
    let amounts: Vec<usize> = numbers.by_ref().take(m).collect();
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=1000 {
        let options = amounts.iter().filter(|&&amount| amount <= heap);
        let reached: Vec<usize> = options.map(|&amount| values[heap - amount]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    for (index, &heap) in heaps.iter().enumerate() {
        for &amount in amounts.iter().rev().filter(|&&amount| amount <= heap) {
            if values[heap - amount] == sum ^ values[heap] {
                println!("YES\n{} {}", index + 1, amount);
                return;
            }
        }
    }
    println!("NO");
}
